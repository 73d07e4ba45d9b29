import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

/** A text, and where it stands. */
export interface ShownResource {
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

function toResource<E>(titlesOf: (entity: E) => Titles, part: 'title' | 'description', name: string): Navigation<E> {
  return {
    many: false,
    linked: true,
    expansion: {
      shape: () => userResource as Shape<never>,
      load: (entities) =>
        Promise.resolve(
          entities.map(titlesOf).map((texts): ShownResource => ({ value: texts[part], address: `${texts.address}/${name}` })),
        ),
    },
  }
}

/** The navigation properties `TitleResource` and `DescriptionResource`. */
export const toResources = <E>(titlesOf: (entity: E) => Titles): Record<'TitleResource' | 'DescriptionResource', Navigation<E>> => ({
  TitleResource: toResource(titlesOf, 'title', 'TitleResource'),
  DescriptionResource: toResource(titlesOf, 'description', 'DescriptionResource'),
})

/** Those of content types, whose title is a name: `NameResource` and `DescriptionResource`. */
export const toNameResources = <E>(titlesOf: (entity: E) => Titles): Record<'NameResource' | 'DescriptionResource', Navigation<E>> => ({
  NameResource: toResource(titlesOf, 'title', 'NameResource'),
  DescriptionResource: toResource(titlesOf, 'description', 'DescriptionResource'),
})
