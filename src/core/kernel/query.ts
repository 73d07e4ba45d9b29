/**
 * The one query value. OData and CAML (later KQL) parse into `Query`: names as
 * the client wrote them, nothing looked up. `core/content/query/resolve-query.ts`
 * checks it against a list and turns it into `RowQuery`: columns and scalars,
 * nothing left to fail. `stores/sql/item-rows.ts` turns that into SQL.
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
  /** A calendar date, as milliseconds of its midnight UTC: compared by the day. */
  | { readonly type: 'date'; readonly value: number }
  /** Lower case, no braces. */
  | { readonly type: 'guid'; readonly value: string }
  | { readonly type: 'null' }

/** As the second name of a path: what a person or lookup column shows, whatever that is called. */
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
  /** Rows passed over first; costs as many reads (decisions E4). */
  readonly skip?: number
  /** Starts behind this row: the way to page at flat cost. */
  readonly after?: PageKey
}

/** Where a page ended: the last row's id and, in the query's order, its order values as text (null: no value). */
export interface PageKey {
  readonly itemId: number
  readonly values: Readonly<Record<string, string | null>>
  /** The page is the one in front of this row, not the one behind it. */
  readonly isBackwards?: true | undefined
}

/** What stands for a list in the indexes of its items' slots: the last twelve digits of its GUID as a number. */
export const listKeyOf = (listId: string): number => Number.parseInt(listId.slice(-12), 16)

/** What the store compares with: text is folded, instants are milliseconds, booleans are 0 and 1. */
export type Scalar = string | number

export type ColumnType = 'text' | 'key' | 'number' | 'integer' | 'boolean' | 'instant'

export interface ColumnRef {
  /** A column of the Item table, or of the one that `reference` leads to; the type says how its values compare. */
  readonly column: string
  readonly type: ColumnType
  readonly part?: DatePart
  /** Functions applied to the value one after the other, behind `part`. */
  readonly calls?: readonly ValueCall[]
  /** The column is `extra` and holds several values under this name: a test holds when it holds for one of them. Has no order. */
  readonly values?: string
  readonly reference?: Reference
  /** The column's copy in the indexed pool. A database compares and orders by it where the value itself is asked for. */
  readonly indexed?: IndexedCopy
}

/** A column of the Item table with an index of all rows of the list: those without a value hold `absent`, which is less than any value. */
export interface IndexedCopy {
  readonly column: string
  readonly absent: Scalar
}

/** A function of a value and of what stands beside it. Texts are those of folded text, positions count code points from 0. */
export type ValueCall =
  | { readonly name: 'trim' | 'length' | NumberFunction }
  | { readonly name: 'indexof'; readonly text: string }
  | { readonly name: 'substring'; readonly from: number; readonly count?: number }
  /** The value between two texts. */
  | { readonly name: 'concat'; readonly before: string; readonly behind: string }
  | { readonly name: 'replace'; readonly text: string; readonly by: string }

/** The row that an item points to: a person or group of the site, or an item of a list, where `where` lets it be seen. */
export interface Reference {
  /** The item's column that holds the id. */
  readonly by: ColumnRef
  readonly to:
    | { readonly table: 'Principal'; readonly siteId: string }
    | { readonly table: 'Item'; readonly siteId: string; readonly listId: string; readonly where?: Predicate }
}

/** The type of what a test of a column compares: that of its last function, where it has any. */
export function comparedType({ type, part, calls = [] }: ColumnRef): ColumnType {
  const last = calls.at(-1)?.name
  if (last === 'length' || last === 'indexof') return 'integer'
  if (last === 'round' || last === 'floor' || last === 'ceiling') return 'number'
  return part === undefined ? type : 'integer'
}

/** Whether a row can have several values of a column. */
export const isMany = ({ values, reference }: ColumnRef): boolean => values !== undefined || reference?.by.values !== undefined

/** A predicate whose columns exist and whose values have the column's type. */
export type Predicate =
  | { readonly op: 'and' | 'or'; readonly operands: readonly Predicate[] }
  | { readonly op: 'not'; readonly operand: Predicate }
  /** `ne` holds for rows without a value (decisions O). */
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
 * A page of a list's items. Rows with equal order values, and all rows when
 * `orderBy` is empty, come by ascending item id; null sorts first ascending.
 */
export interface RowQuery {
  readonly siteId: string
  readonly listId: string
  /** Only these columns are read; the others are absent from the rows. All of them when left out. */
  readonly columns?: readonly string[]
  readonly where?: Predicate
  readonly orderBy: readonly RowOrder[]
  readonly limit: number
  readonly skip?: number
  readonly after?: { readonly itemId: number; readonly values: readonly (Scalar | null)[] }
}
