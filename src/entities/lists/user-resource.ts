import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

interface ShownResource {
  readonly value: string
  /** That of the title of the addressed web, if it is left out. */
  readonly address?: string
}

/** A text that has several languages, in the language of its web. */
export const userResource: Shape<ShownResource, 'UserResource'> = shapeOf<'UserResource', ShownResource>(
  'UserResource',
  { Value: ({ value }) => value },
  { address: ({ address }) => address ?? 'Web/TitleResource' },
)

interface Titles {
  readonly title: string
  readonly description: string
  /** The canonical address of what has the title. */
  readonly address: string
}

/** The navigation properties `TitleResource` and `DescriptionResource`. */
export function toResources<E>(titlesOf: (entity: E) => Titles): Record<'TitleResource' | 'DescriptionResource', Navigation<E>> {
  const to = (part: 'title' | 'description', name: string): Navigation<E> => ({
    many: false,
    linked: true,
    expansion: {
      shape: () => userResource as Shape<never>,
      load: (entities) =>
        Promise.resolve(
          entities.map(titlesOf).map((texts): ShownResource => ({ value: texts[part], address: `${texts.address}/${name}` })),
        ),
    },
  })
  return { TitleResource: to('title', 'TitleResource'), DescriptionResource: to('description', 'DescriptionResource') }
}
