import type { Context } from '../../core/access/context.ts'
import { querySaved, type SavedTemplate } from '../../core/acts/templates/galleries.ts'
import { offeredName } from '../../core/acts/templates/web-templates.ts'
import { configuredTemplates, webTemplateFacts } from '../../core/model/sites/web-templates.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

export interface ShownTemplate {
  readonly name: string
  readonly variant: number
  readonly language: number
  /** One that a user saved. */
  readonly saved?: SavedTemplate
  /** Where it comes from, if the reply tells that. */
  readonly source?: string
}

/** The category of templates that users saved. */
const savedCategory = 'Custom'

export const webTemplate: Shape<ShownTemplate, 'WebTemplate'> = shapeOf<'WebTemplate', ShownTemplate>(
  'WebTemplate',
  {
    Id: () => 1,
    Name: ({ name, variant, saved }) => (saved ? offeredName(saved) : `${name}#${variant}`),
    Title: ({ saved }) => saved?.header.name ?? webTemplateFacts.title,
    Description: ({ saved }) => saved?.header.description ?? webTemplateFacts.description,
    DisplayCategory: ({ saved }) => (saved ? savedCategory : webTemplateFacts.category),
    ImageUrl: () => '',
    IsHidden: () => false,
    IsRootWebOnly: () => false,
    IsSubWebOnly: () => false,
    Lcid: ({ language }) => language,
    Source: ({ source = '' }) => source,
  },
  { only: { Source: ({ source }) => source !== undefined } },
)

/** The templates of new webs in a language: those of the server, and those that users saved. Fails as `querySaved`. */
export async function webTemplatesIn(ctx: Context, language: number): Promise<ShownTemplate[]> {
  const saved = (await querySaved(ctx, 'web')).filter(({ header }) => header.language === language)
  return [
    ...configuredTemplates().map((one): ShownTemplate => ({ ...one, language })),
    ...saved.map((one): ShownTemplate => ({ name: '', variant: 0, language, saved: one })),
  ]
}
