import type { Comparison } from '../../kernel/query.ts'

/**
 * A parsed search: names as written, not yet looked up. `resolve-search.ts`
 * resolves the properties.
 */
export type SearchExpression =
  | { readonly op: 'and' | 'or'; readonly operands: readonly SearchExpression[] }
  | { readonly op: 'not'; readonly operand: SearchExpression }
  | { readonly op: 'everything' }
  /** A phrase of folded words in this order; with `prefix` the last one is only the beginning of a word. */
  | { readonly op: 'words'; readonly words: readonly string[]; readonly prefix: boolean }
  | PropertyRestriction
  /** The property has exactly this value: the condition for a refiner entry. */
  | { readonly op: 'value'; readonly name: string; readonly text: string; readonly at: number }

export interface PropertyRestriction {
  readonly op: 'property'
  /** As written; `at` is its offset in the source text. */
  readonly name: string
  readonly test: PropertyTest
  readonly at: number
}

export type PropertyTest =
  /** `name:value`: contains the words, or equals the number, day or boolean. */
  | { readonly kind: 'contains'; readonly value: string; readonly prefix: boolean }
  | { readonly kind: 'compare'; readonly comparison: Comparison; readonly value: string }
  /** Includes both bounds; an empty bound is open. */
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'present' }

export interface SearchOrder {
  readonly name: string
  readonly descending: boolean
}

/** A property whose values are counted over all results. */
export interface RefinerRequest {
  readonly name: string
  /** The maximum number of values. */
  readonly limit: number
  readonly by: 'count' | 'value'
  readonly descending: boolean
}

export interface SearchRequest {
  /** The text of `where`, in which a suggestion names other properties; without it there is none. */
  readonly text?: string
  readonly where: SearchExpression
  /** Each narrows the results further. */
  readonly filters: readonly SearchExpression[]
  readonly orderBy: readonly SearchOrder[]
  readonly refiners: readonly RefinerRequest[]
  readonly startRow: number
  readonly rowLimit: number
  /** As written; empty for the default properties. */
  readonly properties: readonly string[]
}
