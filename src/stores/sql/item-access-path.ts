import type { ColumnRef, Predicate, RowOrder, RowQuery, Scalar } from '../../core/kernel/query.ts'

/**
 * A page has two access paths: along the index of its order, skipping the rows that the filter excludes; or by the
 * index of a filter, sorting the rows that match. A database without statistics does not know how many rows have a
 * value. So this file chooses the path, and prevents the use of the other indexes.
 */

/** A column that may be marked so that the database uses no index for it. */
export type ChosenColumn = ColumnRef & { readonly unindexed?: true }

const itemId: ColumnRef = { column: 'itemId', type: 'integer' }

/** Whether an index has all rows of a list in the order of this column. */
export function isOrdered({ column, part, calls = [], reference, values, indexed, unindexed }: ChosenColumn): boolean {
  const isPlain = part === undefined && calls.length === 0 && reference === undefined && values === undefined
  return isPlain && unindexed === undefined && (indexed !== undefined || column === 'title' || column === 'itemId')
}

/** The least value that a column can have in its index; undefined if there is no such index. */
export const leastInIndex = (column: ChosenColumn): Scalar | undefined => {
  if (!isOrdered(column)) return undefined
  return column.column === 'title' ? '' : column.indexed?.absent
}

const hidden = ({ indexed: _, ...column }: ColumnRef): ChosenColumn => ({ ...column, unindexed: true })

/** The query with all its order columns and tests marked so that no index is used for them. */
export const withoutIndexes = <Q extends Pick<RowQuery, 'orderBy' | 'where'>>(query: Q): Q => ({
  ...query,
  orderBy: query.orderBy.map((term) => ({ ...term, column: hidden(term.column) })),
  ...(query.where && { where: hideAll(query.where) }),
})

function hideAll(predicate: Predicate): Predicate {
  switch (predicate.op) {
    case 'and':
    case 'or':
      return { ...predicate, operands: predicate.operands.map(hideAll) }
    case 'not':
      return { ...predicate, operand: hideAll(predicate.operand) }
    case 'constant':
      return predicate
    default:
      return { ...predicate, column: hidden(predicate.column) }
  }
}

/** The required tests on one column that its index can answer. */
export interface IndexGroup {
  readonly column: string
  readonly tests: readonly Predicate[]
}

/**
 * Marks the columns of the query so that the database uses the better access path. `hasFew` tells whether few rows pass
 * a test. Marks nothing if there is only one path.
 */
export async function alongTheBetterWay(query: RowQuery, hasFew: (test: Predicate) => Promise<boolean>): Promise<RowQuery> {
  const first = query.orderBy[0]?.column ?? itemId
  const { where } = query
  if (!where || !isOrdered(first)) return query
  const groups = groupsOf(where).filter(({ column }) => column !== first.column)
  // Rows with equal values are in the index by their ids.
  const comesInOrder = first.column === itemId.column && groups.some(({ tests }) => tests.some(isEquality))
  if (groups.length === 0 || comesInOrder) return query
  for (const group of groups) {
    if (!(await hasFew({ op: 'and', operands: group.tests }))) continue
    const orderBy = query.orderBy.length === 0 ? [{ column: first, descending: false }] : query.orderBy
    const others = new Set(groups.filter((other) => other !== group).map(({ column }) => column))
    return { ...query, where: hideIn(where, others), ...hideFirst(query, orderBy) }
  }
  return { ...query, where: hideIn(where, new Set(groups.map(({ column }) => column))) }
}

/**
 * Whether a page shall be read along the index of its order, although tests have indexes too: many rows pass each of them. For a server
 * that would rather read and sort all these rows. One folder may have few of the rows.
 */
export async function shallWalk({ orderBy, where }: RowQuery, hasFew: (test: Predicate) => Promise<boolean>): Promise<boolean> {
  const first = orderBy[0]?.column
  if (!where || !first || leastInIndex(first) === undefined) return false
  const groups = groupsOf(where).filter(({ column }) => column !== first.column)
  const isInFolder = conjuncts(where).some((test) => 'column' in test && test.column.column === 'folderId')
  if (groups.length === 0 || isInFolder) return false
  for (const { tests } of groups) if (await hasFew({ op: 'and', operands: tests })) return false
  return true
}

/** The page key has a value for each term of the order, including the item id. */
function hideFirst({ after }: RowQuery, [first, ...others]: readonly RowOrder[]): Pick<RowQuery, 'orderBy' | 'after'> {
  if (!first) return { orderBy: [] }
  const isAdded = after !== undefined && after.values.length === others.length
  return {
    orderBy: [{ ...first, column: hidden(first.column) }, ...others],
    ...(after && { after: isAdded ? { ...after, values: [after.itemId] } : after }),
  }
}

/** The tests that all rows must pass, grouped by columns with an index. */
export function groupsOf(where: Predicate): IndexGroup[] {
  const tests = new Map<string, Predicate[]>()
  for (const test of conjuncts(where)) {
    const column = answered(test)
    if (column && isOrdered(column)) tests.set(column.column, [...(tests.get(column.column) ?? []), test])
  }
  return [...tests].map(([column, own]) => ({ column, tests: own }))
}

/** The conjuncts of a predicate: every row must pass each of them. */
export const conjuncts = (predicate: Predicate): readonly Predicate[] =>
  predicate.op === 'and' ? predicate.operands.flatMap(conjuncts) : [predicate]

/** The column of a test that selects a range of an index. */
function answered(test: Predicate): ColumnRef | undefined {
  if (test.op === 'compare') return test.comparison === 'ne' ? undefined : test.column
  if (test.op === 'match') return test.match === 'startswith' ? test.column : undefined
  return test.op === 'in' || test.op === 'absent' ? test.column : undefined
}

/** Whether the matching rows are contiguous in the index, ordered by id. */
export const isEquality = (test: Predicate): boolean => (test.op === 'compare' && test.comparison === 'eq') || test.op === 'absent'

/** Only in conjuncts: an index cannot answer the rest. */
function hideIn(predicate: Predicate, columns: ReadonlySet<string>): Predicate {
  if (predicate.op === 'and') return { ...predicate, operands: predicate.operands.map((operand) => hideIn(operand, columns)) }
  const column = answered(predicate)
  if (!column || !('column' in predicate) || !columns.has(column.column) || !isOrdered(column)) return predicate
  return { ...predicate, column: hidden(column) }
}
