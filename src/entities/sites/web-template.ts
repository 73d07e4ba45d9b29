import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { querySaved, type SavedTemplate } from '../../core/acts/templates/galleries.ts'
import { offeredName } from '../../core/acts/templates/web-templates.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
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

const nameOf = ({ name, variant, saved }: ShownTemplate): string => (saved ? offeredName(saved) : `${name}#${variant}`)

export const webTemplate: Shape<ShownTemplate, 'WebTemplate'> = shapeOf<'WebTemplate', ShownTemplate>(
  'WebTemplate',
  {
    Id: () => 1,
    Name: (one) => nameOf(one),
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

/**
 * The template of new webs in a language that has a name, in any case; without a configuration it is that with the number 0. Fails
 * with `access_denied`, `resource_not_found`.
 */
export async function webTemplateNamed(ctx: Context, language: number, name: string): Promise<ShownTemplate> {
  await demand(ctx, 'Open', ctx.web)
  const wanted = fold(name)
  const all = await webTemplatesIn(ctx, language)
  const found = all.find((one) => fold(nameOf(one)) === wanted) ?? all.find((one) => fold(nameOf(one)) === `${wanted}#0`)
  if (found) return found
  throw new DomainError(kernelReasons.resource_not_found, { path: `the web template '${name}'`, hint: didYouMean(name, all.map(nameOf)) })
}
