/**
 * The query of every protocol. OData and CAML parse into `Query`: names as the
 * client wrote them, not yet looked up. `core/content/query/resolve-query.ts`
 * checks it against a list and makes a `RowQuery` of columns and scalars, which
 * cannot fail any more. `stores/sql/item-rows.ts` turns that into SQL.
 */

export type Comparison = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge'
export type TextMatch = 'startswith' | 'endswith' | 'substringof'
export type DatePart = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'
export type TextFunction = 'tolower' | 'toupper' | 'trim' | 'length' | 'indexof' | 'substring' | 'concat' | 'replace'
export type NumberFunction = 'round' | 'floor' | 'ceiling'
export type FunctionName = TextFunction | NumberFunction | DatePart

export type Literal =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'boolean'; readonly value: boolean }
  /** Milliseconds since 1970, UTC. */
  | { readonly type: 'instant'; readonly value: number }
  /** A calendar date, compared by day: from `value` to before `end`, which is a day later if it is absent. */
  | { readonly type: 'date'; readonly value: number; readonly end?: number }
  /** Lower case, no braces. */
  | { readonly type: 'guid'; readonly value: string }
  | { readonly type: 'null' }

/** The second name of a path: the column that a person or lookup column shows, whatever its name is. */
export const shownPart = '*'

export type Operand =
  /** `path` is `['Title']` or `['Author', 'Id']`; `at` is the offset in the source text. */
  | { readonly kind: 'field'; readonly path: readonly string[]; readonly at: number }
  | { readonly kind: 'literal'; readonly literal: Literal; readonly at: number }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly arguments: readonly Operand[]; readonly at: number }

export type Expression =
  | { readonly op: 'and' | 'or'; readonly operands: readonly Expression[] }
  | { readonly op: 'not'; readonly operand: Expression }
  | { readonly op: 'compare'; readonly comparison: Comparison; readonly left: Operand; readonly right: Operand }
  | { readonly op: 'match'; readonly match: TextMatch; readonly subject: Operand; readonly text: Operand }
  | { readonly op: 'in'; readonly subject: Operand; readonly values: readonly Operand[] }
  /** A bare boolean operand: `Active`, `true`. */
  | { readonly op: 'truth'; readonly operand: Operand }

/** The maximum nesting of a query text: parentheses, `not`s, calls, elements. No parser recurses deeper. */
export const maxQueryDepth = 100

/** The maximum number of different columns in an order. */
export const maxOrderTerms = 20

export interface OrderTerm {
  readonly path: readonly string[]
  readonly descending: boolean
  readonly at: number
}

export interface Query {
  readonly where?: Expression
  readonly orderBy?: readonly OrderTerm[]
  /** At most this many rows. */
  readonly limit: number
  /** Rows to skip first; each costs a read (protocol/queries#options). */
  readonly skip?: number
  /** Starts after this row, so that every page costs the same. */
  readonly after?: PageKey
}

/** Where a page ended: the id of the last row and its order values as text, in the order of the query (null: no value). */
export interface PageKey {
  readonly itemId: number
  readonly values: Readonly<Record<string, string | null>>
  /** The page before this row instead of the one after it. */
  readonly isBackwards?: true | undefined
}

/** Identifies a list in the slot indexes: the last twelve digits of its GUID as a number. */
export const listKeyOf = (listId: string): number => Number.parseInt(listId.slice(-12), 16)

/** A value in its database form: text is folded, instants are milliseconds, booleans are 0 and 1. */
export type Scalar = string | number

export type ColumnType = 'text' | 'key' | 'number' | 'integer' | 'boolean' | 'instant'

export interface ColumnRef {
  /** A column of the Item table, or of the table that `reference` leads to; the type decides how its values compare. */
  readonly column: string
  readonly type: ColumnType
  readonly part?: DatePart
  /** Functions applied to the value in this order, after `part`. */
  readonly calls?: readonly ValueCall[]
  /** The column is `extra`, with several values under this name: a test holds if it holds for one of them. Cannot be ordered by. */
  readonly values?: string
  readonly reference?: Reference
  /** The column's copy in the indexed pool. Databases compare and order by the copy instead of the value. */
  readonly indexed?: IndexedCopy
}

/** An indexed column of the Item table that covers all rows of the list: rows without a value hold `absent`, which is less than any value. */
export interface IndexedCopy {
  readonly column: string
  readonly absent: Scalar
}

/** A function of a value, with its other arguments. Texts are folded; positions count code points from 0. */
export type ValueCall =
  | { readonly name: 'trim' | 'length' | NumberFunction }
  | { readonly name: 'indexof'; readonly text: string }
  | { readonly name: 'substring'; readonly from: number; readonly count?: number }
  /** Puts a text before and after the value. */
  | { readonly name: 'concat'; readonly before: string; readonly behind: string }
  | { readonly name: 'replace'; readonly text: string; readonly by: string }
  /** The remainder of a division; clients cannot ask for it. */
  | { readonly name: 'remainder'; readonly by: number }

/** The row that an item points to: a person or group of the site, or an item of a list if `where` shows it to the actor. */
export interface Reference {
  /** The item's column that holds the id. */
  readonly by: ColumnRef
  readonly to:
    | { readonly table: 'Principal'; readonly siteId: string }
    | { readonly table: 'Item'; readonly siteId: string; readonly listId: string; readonly where?: Predicate }
}

/** The type that a test of a column compares: that of its last function, if it has one. */
export function comparedType({ type, part, calls = [] }: ColumnRef): ColumnType {
  const last = calls.at(-1)?.name
  if (last === 'length' || last === 'indexof') return 'integer'
  if (last === 'round' || last === 'floor' || last === 'ceiling') return 'number'
  return part === undefined ? type : 'integer'
}

/** Whether a row can have several values in a column. */
export const isMany = ({ values, reference }: ColumnRef): boolean => values !== undefined || reference?.by.values !== undefined

/** A predicate whose columns exist and whose values have the column's type. */
export type Predicate =
  | { readonly op: 'and' | 'or'; readonly operands: readonly Predicate[] }
  | { readonly op: 'not'; readonly operand: Predicate }
  /** `ne` holds for rows without a value (protocol/queries#comparison). */
  | { readonly op: 'compare'; readonly comparison: Comparison; readonly column: ColumnRef; readonly value: Scalar }
  | { readonly op: 'match'; readonly match: TextMatch; readonly column: ColumnRef; readonly text: string }
  | { readonly op: 'in'; readonly column: ColumnRef; readonly values: readonly Scalar[] }
  | { readonly op: 'absent'; readonly column: ColumnRef }
  | { readonly op: 'constant'; readonly value: boolean }

export interface RowOrder {
  readonly column: ColumnRef
  readonly descending: boolean
}

/**
 * Measures the columns of rows that can be long: `storedBytes` is the sum of
 * their bytes. A value of more than `mostBytes` is not read; it becomes null.
 */
export interface Measure {
  readonly columns: readonly string[]
  readonly mostBytes: number
}

/**
 * A page of a list's items. Rows with equal order values, and all rows when
 * `orderBy` is empty, come by ascending item id; null sorts first ascending.
 */
export interface RowQuery {
  readonly siteId: string
  readonly listId: string
  /** Only these columns are read; the others are absent from the rows. All of them when left out. */
  readonly columns?: readonly string[]
  /** Returns `storedBytes` with each row. */
  readonly measured?: Measure
  readonly where?: Predicate
  readonly orderBy: readonly RowOrder[]
  readonly limit: number
  readonly skip?: number
  readonly after?: { readonly itemId: number; readonly values: readonly (Scalar | null)[] }
}

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
export const keyOfGroup = (group: readonly (Scalar | null)[]): string => JSON.stringify(group)

/** Results of parts of the rows as results of all of them. */
export function joinTotals(parts: readonly ItemTotals[]): ItemTotals[] {
  const found = new Map<string, ItemTotals>()
  for (const part of parts) {
    const key = keyOfGroup(part.group)
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
