import { imageUrl } from '../../core/model/lists/list-pages.ts'
import type { ListTemplate } from '../../core/model/lists/templates.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

export const listTemplate: Shape<ListTemplate, 'ListTemplate'> = shapeOf<'ListTemplate', ListTemplate>('ListTemplate', {
  Name: ({ name }) => name,
  InternalName: ({ name }) => name.toLowerCase().replaceAll(' ', ''),
  Description: () => '',
  BaseType: ({ baseType }) => baseType,
  ListTemplateTypeKind: ({ id }) => id,
  FeatureId: ({ featureId }) => featureId,
  Hidden: () => false,
  IsCustomTemplate: () => false,
  AllowsFolderCreation: () => true,
  OnQuickLaunch: () => false,
  Unique: () => false,
  ImageUrl: ({ icon }) => imageUrl(icon),
})
