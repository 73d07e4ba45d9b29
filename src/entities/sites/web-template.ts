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
  Title: () => 'Team Site',
  Description: () => 'Lists and libraries for people who work together.',
  DisplayCategory: () => 'Collaboration',
  ImageUrl: () => '',
  IsHidden: () => false,
  IsRootWebOnly: () => false,
  IsSubWebOnly: () => false,
  Lcid: ({ language }) => language,
})
