import type { Comparison } from '../../kernel/query.ts'

/**
 * What a search asks for, as a text of the query language says it: names as
 * they were written, nothing looked up. `resolve-search.ts` gives the
 * properties their meaning.
 */
export type SearchExpression =
  | { readonly op: 'and' | 'or'; readonly operands: readonly SearchExpression[] }
  | { readonly op: 'not'; readonly operand: SearchExpression }
  | { readonly op: 'everything' }
  /** Folded words that stand together, in this order; with `prefix` the last one is only the beginning of a word. */
  | { readonly op: 'words'; readonly words: readonly string[]; readonly prefix: boolean }
  | PropertyRestriction
  /** The property has a value of exactly this text: what the entry of a refiner asks for. */
  | { readonly op: 'value'; readonly name: string; readonly text: string; readonly at: number }

export interface PropertyRestriction {
  readonly op: 'property'
  /** As written; its offset in the source text is `at`. */
  readonly name: string
  readonly test: PropertyTest
  readonly at: number
}

export type PropertyTest =
  /** `name:value`: contains the words, or equals the number, day or boolean. */
  | { readonly kind: 'contains'; readonly value: string; readonly prefix: boolean }
  | { readonly kind: 'compare'; readonly comparison: Comparison; readonly value: string }
  /** Both bounds included; an empty one is open. */
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'present' }

export interface SearchOrder {
  readonly name: string
  readonly descending: boolean
}

/** A property whose values are counted over all results. */
export interface RefinerRequest {
  readonly name: string
  /** At most so many values. */
  readonly limit: number
  readonly by: 'count' | 'value'
  readonly descending: boolean
}

export interface SearchRequest {
  readonly where: SearchExpression
  /** Narrow the results, one after the other. */
  readonly filters: readonly SearchExpression[]
  readonly orderBy: readonly SearchOrder[]
  readonly refiners: readonly RefinerRequest[]
  readonly startRow: number
  readonly rowLimit: number
  /** As written; empty for the usual ones. */
  readonly properties: readonly string[]
}
