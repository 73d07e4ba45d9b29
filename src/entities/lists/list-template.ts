import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { findSaved, querySaved, type SavedTemplate } from '../../core/acts/templates/galleries.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { imageUrl } from '../../core/model/lists/list-pages.ts'
import { allListTemplates, type ListTemplate, listTemplateOf } from '../../core/model/lists/templates.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

/** A list template of the server, or one that a user saved. */
export interface ShownListTemplate extends Pick<ListTemplate, 'id' | 'name' | 'description' | 'baseType' | 'featureId' | 'icon'> {
  readonly saved?: SavedTemplate
  /** Where it comes from, if the reply tells that. */
  readonly shownSource?: string
}

/** A saved template with what its list template says; undefined if the server does not know that one. */
export function shownSaved({ runtime }: Pick<Context, 'runtime'>, saved: SavedTemplate): ShownListTemplate | undefined {
  const base = listTemplateOf(runtime, saved.header.baseTemplate)
  return base && { ...base, name: saved.header.name, saved }
}

export const listTemplate: Shape<ShownListTemplate, 'ListTemplate'> = shapeOf<'ListTemplate', ShownListTemplate>(
  'ListTemplate',
  {
    Name: ({ name }) => name,
    InternalName: ({ name, saved }) => saved?.fileName ?? name.toLowerCase().replaceAll(' ', ''),
    Description: ({ saved, description }) => saved?.header.description ?? description ?? '',
    BaseType: ({ baseType }) => baseType,
    ListTemplateTypeKind: ({ id }) => id,
    FeatureId: ({ featureId }) => featureId,
    Hidden: () => false,
    IsCustomTemplate: ({ saved }) => saved !== undefined,
    AllowsFolderCreation: () => true,
    OnQuickLaunch: () => false,
    Unique: () => false,
    ImageUrl: ({ icon }) => imageUrl(icon),
    Source: ({ shownSource = '' }) => shownSource,
  },
  { only: { Source: ({ shownSource }) => shownSource !== undefined } },
)

/** The list template with a name, of the server, of a package or of a user. Fails with `resource_not_found`, `access_denied`. */
export async function listTemplateNamed(ctx: Context, name: string): Promise<ShownListTemplate> {
  await demand(ctx, 'Open', ctx.web)
  const wanted = fold(name)
  const all = allListTemplates(ctx.runtime)
  const ofServer = all.find((one) => wanted === fold(one.name) || wanted === fold(one.name).replaceAll(' ', ''))
  const saved = ofServer ? undefined : await findSaved(ctx, 'list', name)
  const found = ofServer ?? (saved && shownSaved(ctx, saved))
  if (found) return found
  const names = all.map((one) => one.name)
  throw new DomainError(kernelReasons.resource_not_found, { path: `the list template '${name}'`, hint: didYouMean(name, names) })
}

/** The list templates that users saved. Fails as `querySaved`. */
export const savedListTemplates = async (ctx: Context): Promise<ShownListTemplate[]> =>
  (await querySaved(ctx, 'list')).flatMap((saved) => shownSaved(ctx, saved) ?? [])
