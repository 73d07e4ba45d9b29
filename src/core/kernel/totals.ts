import type { ColumnRef, RowQuery, Scalar } from './query.ts'

/** A column that is totalled; it has one value at most in each row. */
export interface TotalledColumn {
  readonly column: ColumnRef
  /** Whether values have an order that people ask for: numbers and instants. */
  readonly isOrdered: boolean
  /**
   * For numbers, one near to the values: sums are of the differences from it, so that the squares of large values that
   * differ little stay exact. Undefined for values that have no sum.
   */
  readonly about?: number
}

/** Totals of the rows of a list that match, computed where the rows are. */
export interface TotalsQuery extends Pick<RowQuery, 'siteId' | 'listId' | 'where'> {
  readonly columns: readonly TotalledColumn[]
  /** One result for each combination of their values; one for all rows without any. */
  readonly groupBy: readonly ColumnRef[]
  /** The maximum number of results. */
  readonly limit: number
}

export interface ColumnTotals {
  /** The number of rows with a value. */
  readonly count: number
  /** Of the differences from `about`, and of their squares. */
  readonly sum: number
  readonly squares: number
  readonly min: number | null
  readonly max: number | null
}

export interface ItemTotals {
  /** The values of the group, folded. */
  readonly group: readonly (Scalar | null)[]
  readonly count: number
  readonly columns: readonly ColumnTotals[]
}

export const noTotals: ColumnTotals = { count: 0, sum: 0, squares: 0, min: null, max: null }

/** The totals of two sets of rows together. */
const joinedColumns = (one: ColumnTotals, other: ColumnTotals): ColumnTotals => ({
  count: one.count + other.count,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
  min: one.min === null || (other.min !== null && other.min < one.min) ? other.min : one.min,
  max: one.max === null || (other.max !== null && other.max > one.max) ? other.max : one.max,
})

/** Identifies a group: a number as a text is another one than the text. */
export const groupKey = (group: readonly (Scalar | null)[]): string => JSON.stringify(group)

/** Results of parts of the rows as results of all of them. */
export function joinTotals(parts: readonly ItemTotals[]): ItemTotals[] {
  const found = new Map<string, ItemTotals>()
  for (const part of parts) {
    const key = groupKey(part.group)
    const known = found.get(key)
    found.set(
      key,
      known
        ? {
            group: known.group,
            count: known.count + part.count,
            columns: known.columns.map((column, index) => joinedColumns(column, part.columns[index] ?? noTotals)),
          }
        : part,
    )
  }
  return [...found.values()]
}
