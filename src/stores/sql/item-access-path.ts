import type { ColumnRef, Predicate, RowOrder, RowQuery } from '../../core/kernel/query.ts'

/**
 * Two ways lead to a page: along the index of its order, passing over what the
 * filter excludes, or by the index of a filter, sorting what it leaves. A
 * database that keeps no statistics does not know how many rows have a value,
 * so the way is chosen here and the indexes of the other one are kept out of
 * the statement.
 */

/** A column of which a statement may say that no index is to be taken for it. */
export type ChosenColumn = ColumnRef & { readonly unindexed?: true }

const itemId: ColumnRef = { column: 'itemId', type: 'integer' }

/** Whether the database has an index of all rows of a list in the order of this column. */
export function isOrdered({ column, part, calls = [], reference, values, indexed, unindexed }: ChosenColumn): boolean {
  const isPlain = part === undefined && calls.length === 0 && reference === undefined && values === undefined
  return isPlain && unindexed === undefined && (indexed !== undefined || column === 'title' || column === 'itemId')
}

const hidden = ({ indexed: _, ...column }: ColumnRef): ChosenColumn => ({ ...column, unindexed: true })

/** The tests of one column that its index can answer, and that all have to hold. */
interface Group {
  readonly column: string
  readonly tests: readonly Predicate[]
}

/**
 * The query with columns marked for the better way. `hasFew` tells whether few
 * rows pass a test. Nothing is marked where there is no choice.
 */
export async function alongTheBetterWay(query: RowQuery, hasFew: (test: Predicate) => Promise<boolean>): Promise<RowQuery> {
  const first = query.orderBy[0]?.column ?? itemId
  const { where } = query
  if (!where || !isOrdered(first)) return query
  const groups = groupsOf(where).filter(({ column }) => column !== first.column)
  // Rows with one value stand in the index by their ids.
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

/** The page key has a value for each term of the order, that of the item id among them. */
function hideFirst({ after }: RowQuery, [first, ...others]: readonly RowOrder[]): Pick<RowQuery, 'orderBy' | 'after'> {
  if (!first) return { orderBy: [] }
  const isAdded = after !== undefined && after.values.length === others.length
  return {
    orderBy: [{ ...first, column: hidden(first.column) }, ...others],
    ...(after && { after: isAdded ? { ...after, values: [after.itemId] } : after }),
  }
}

function groupsOf(where: Predicate): Group[] {
  const tests = new Map<string, Predicate[]>()
  for (const test of conjuncts(where)) {
    const column = answered(test)
    if (column && isOrdered(column)) tests.set(column.column, [...(tests.get(column.column) ?? []), test])
  }
  return [...tests].map(([column, own]) => ({ column, tests: own }))
}

const conjuncts = (predicate: Predicate): readonly Predicate[] =>
  predicate.op === 'and' ? predicate.operands.flatMap(conjuncts) : [predicate]

/** The column of a test that names a range of an index. */
function answered(test: Predicate): ColumnRef | undefined {
  if (test.op === 'compare') return test.comparison === 'ne' ? undefined : test.column
  if (test.op === 'match') return test.match === 'startswith' ? test.column : undefined
  return test.op === 'in' || test.op === 'absent' ? test.column : undefined
}

const isEquality = (test: Predicate): boolean => (test.op === 'compare' && test.comparison === 'eq') || test.op === 'absent'

/** Only what all rows have to pass: an index is of no use for the rest. */
function hideIn(predicate: Predicate, columns: ReadonlySet<string>): Predicate {
  if (predicate.op === 'and') return { ...predicate, operands: predicate.operands.map((operand) => hideIn(operand, columns)) }
  const column = answered(predicate)
  if (!column || !('column' in predicate) || !columns.has(column.column) || !isOrdered(column)) return predicate
  return { ...predicate, column: hidden(column) }
}
