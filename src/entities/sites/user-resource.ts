import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

/** A text that has several languages, in the language of its web. */
export const userResource: Shape<{ readonly value: string }, 'UserResource'> = shapeOf<'UserResource', { readonly value: string }>(
  'UserResource',
  { Value: ({ value }) => value },
)
