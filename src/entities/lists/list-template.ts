import type { SavedTemplate } from '../../core/acts/templates/galleries.ts'
import { imageUrl } from '../../core/model/lists/list-pages.ts'
import { type ListTemplate, listTemplates } from '../../core/model/lists/templates.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

/** A list template of the server, or one that a user saved. */
export interface ShownListTemplate extends Pick<ListTemplate, 'id' | 'name' | 'baseType' | 'featureId' | 'icon'> {
  readonly saved?: SavedTemplate
  /** Where it comes from, if the reply tells that. */
  readonly source?: string
}

/** A saved template with what its list template says; undefined if the server does not know that one. */
export function shownSaved(saved: SavedTemplate): ShownListTemplate | undefined {
  const base = listTemplates.get(saved.header.baseTemplate)
  return base && { ...base, name: saved.header.name, saved }
}

export const listTemplate: Shape<ShownListTemplate, 'ListTemplate'> = shapeOf<'ListTemplate', ShownListTemplate>(
  'ListTemplate',
  {
    Name: ({ name }) => name,
    InternalName: ({ name, saved }) => saved?.fileName ?? name.toLowerCase().replaceAll(' ', ''),
    Description: ({ saved }) => saved?.header.description ?? '',
    BaseType: ({ baseType }) => baseType,
    ListTemplateTypeKind: ({ id }) => id,
    FeatureId: ({ featureId }) => featureId,
    Hidden: () => false,
    IsCustomTemplate: ({ saved }) => saved !== undefined,
    AllowsFolderCreation: () => true,
    OnQuickLaunch: () => false,
    Unique: () => false,
    ImageUrl: ({ icon }) => imageUrl(icon),
    Source: ({ source = '' }) => source,
  },
  { only: { Source: ({ source }) => source !== undefined } },
)
