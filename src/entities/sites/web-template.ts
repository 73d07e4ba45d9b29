import { webTemplateFacts } from '../../core/model/sites/web-templates.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

export interface ShownTemplate {
  readonly name: string
  readonly variant: number
  readonly language: number
}

export const webTemplate: Shape<ShownTemplate, 'WebTemplate'> = shapeOf<'WebTemplate', ShownTemplate>('WebTemplate', {
  Id: () => 1,
  Name: ({ name, variant }) => `${name}#${variant}`,
  Title: () => webTemplateFacts.title,
  Description: () => webTemplateFacts.description,
  DisplayCategory: () => webTemplateFacts.category,
  ImageUrl: () => '',
  IsHidden: () => false,
  IsRootWebOnly: () => false,
  IsSubWebOnly: () => false,
  Lcid: ({ language }) => language,
})
