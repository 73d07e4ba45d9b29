import type { Context } from '../../core/access/context.ts'
import { querySaved, type SavedTemplate } from '../../core/acts/templates/galleries.ts'
import { offeredName } from '../../core/acts/templates/web-templates.ts'
import { configuredTemplates, type OfferedWebTemplate } from '../../core/model/sites/web-templates.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

export interface ShownTemplate extends Omit<OfferedWebTemplate, 'source'> {
  readonly language: number
  /** One that a user saved. */
  readonly saved?: SavedTemplate
  /** Where it comes from, if the reply tells that. */
  readonly shownSource?: string
}

/** One that a user saved. */
const shownSavedWeb = (saved: SavedTemplate, language: number): ShownTemplate => {
  const { name: title, description } = saved.header
  return { name: '', variant: 0, title, description, category: 'Custom', language, saved }
}

export const webTemplate: Shape<ShownTemplate, 'WebTemplate'> = shapeOf<'WebTemplate', ShownTemplate>(
  'WebTemplate',
  {
    Id: () => 1,
    Name: ({ name, variant, saved }) => (saved ? offeredName(saved) : `${name}#${variant}`),
    Title: ({ title }) => title,
    Description: ({ description }) => description,
    DisplayCategory: ({ category }) => category,
    ImageUrl: () => '',
    IsHidden: () => false,
    IsRootWebOnly: () => false,
    IsSubWebOnly: () => false,
    Lcid: ({ language }) => language,
    Source: ({ shownSource = '' }) => shownSource,
  },
  { only: { Source: ({ shownSource }) => shownSource !== undefined } },
)

/** The templates of new webs in a language: those of the server and of packages, and those that users saved. Fails as `querySaved`. */
export async function webTemplatesIn(ctx: Context, language: number): Promise<ShownTemplate[]> {
  const saved = (await querySaved(ctx, 'web')).filter(({ header }) => header.language === language)
  return [
    ...configuredTemplates(ctx.runtime).map((one): ShownTemplate => ({ ...one, language })),
    ...saved.map((one) => shownSavedWeb(one, language)),
  ]
}
