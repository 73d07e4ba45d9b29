import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import type { ColumnRef, Predicate, RowQuery } from '../../core/kernel/query.ts'
import { conjuncts, groupsOf, isEquality, isOrdered } from './item-access-path.ts'
import type { LongReads } from './session.ts'

/** The cost limit of a read that runs at once. Comparing one column of a row costs 1, about half a microsecond. */
export const inlineCost = 40_000

/** The cost of reading a complete row with its many columns. */
const rowCost = 4

export interface ReadFacts {
  /** An upper bound of the number of rows of the list; costs one look-up. */
  readonly rows: () => Promise<number>
  /** Whether few rows pass a test that an index answers. */
  readonly hasFew: (test: Predicate) => Promise<boolean>
}

export type EstimatedQuery = Pick<RowQuery, 'where' | 'orderBy' | 'limit' | 'skip'>

/**
 * Whether a read may be too expensive to run at once. Decides without a query for a page by ids or along an index; then
 * for small lists; then by the number of rows that an index leaves of a large list.
 */
export async function mayBeLong(query: EstimatedQuery, { rows, hasFew }: ReadFacts): Promise<boolean> {
  const { where, limit, skip = 0 } = query
  const read = limit * rowCost + skip
  const isLargePage = Number.isFinite(limit) && read > inlineCost
  const tests = where ? conjuncts(where) : []
  if (tests.some(isOfIds)) return false
  if (isPageOfIndex(query, tests)) return isLargePage
  if ((await rows()) * costOfRow(query) <= inlineCost) return isLargePage
  const groups = where ? groupsOf(where) : []
  for (const { tests: own } of groups) if (await hasFew({ op: 'and', operands: own })) return isLargePage
  return true
}

/** The cost of a read for each row. */
export const costOfRow = ({ where, orderBy }: Pick<EstimatedQuery, 'where' | 'orderBy'>): number =>
  1 + orderBy.reduce((sum, { column }) => sum + costOf(column), 0) + (where ? testCost(where) : 0)

/** Selects rows by their ids; a statement bounds their number. */
const isOfIds = (test: Predicate): boolean =>
  (test.op === 'in' || (test.op === 'compare' && test.comparison === 'eq')) && test.column.column === 'itemId' && isOrdered(test.column)

/** Whether every row of an index, in the order of the query, matches the query. */
function isPageOfIndex({ where, orderBy, limit }: EstimatedQuery, tests: readonly Predicate[]): boolean {
  if (!Number.isFinite(limit)) return false
  const first = orderBy[0]?.column ?? { column: 'itemId', type: 'integer' }
  if (!isOrdered(first)) return false
  if (!where) return true
  const [group, ...others] = groupsOf(where)
  if (!group || others.length > 0 || group.tests.length < tests.length) return false
  return group.column === first.column || (first.column === 'itemId' && group.tests.some(isEquality))
}

function testCost(test: Predicate): number {
  switch (test.op) {
    case 'and':
    case 'or':
      return test.operands.reduce((sum, operand) => sum + testCost(operand), 0)
    case 'not':
      return testCost(test.operand)
    case 'constant':
      return 0
    case 'in':
      return costOf(test.column) + test.values.length / 16
    default:
      return costOf(test.column)
  }
}

/** A value in `extra` is parsed from JSON, which may be long; a reference needs another row. */
function costOf({ part, calls = [], values, reference }: ColumnRef): number {
  const own = 1 + (part === undefined ? 0 : 2) + 2 * calls.length + (values === undefined ? 0 : 20)
  if (!reference) return own
  return own + 8 + costOf(reference.by) + ('where' in reference.to && reference.to.where ? testCost(reference.to.where) : 0)
}

type ListQuery = Pick<RowQuery, 'siteId' | 'listId'>

/** Finds the facts of a query by short statements. */
interface FactReader {
  lastId(siteId: string, listId: string): Promise<number>
  hasFew(query: ListQuery, test: Predicate): Promise<boolean>
}

/** Tells whether a query may be long. The size of a list is read once after each commit. */
export function estimates({ version }: LongReads, reader: FactReader): (query: EstimatedQuery & ListQuery) => Promise<boolean> {
  const lastIds = new LatestNumbers()
  return (query) => {
    const { siteId, listId } = query
    const facts: ReadFacts = {
      rows: () => lastIds.get(siteId + listId, version(), () => reader.lastId(siteId, listId)),
      hasFew: (test) => reader.hasFew(query, test),
    }
    return mayBeLong(query, facts)
  }
}

const mostNumbers = 500

/** Numbers about the data that are read once for each of its versions, for decisions before a query. */
export class LatestNumbers {
  readonly #known = new BoundedMap<string, { readonly version: number; readonly number: number }>(mostNumbers)

  async get(name: string, version: number, read: () => Promise<number>): Promise<number> {
    const known = this.#known.get(name)
    if (known?.version === version) return known.number
    const number = await read()
    this.#known.set(name, { version, number })
    return number
  }
}
