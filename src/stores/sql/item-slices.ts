import type { Predicate, RowOrder, RowQuery } from '../../core/kernel/query.ts'
import { withoutIndexes } from './item-access-path.ts'
import { costOfRow } from './read-cost.ts'
import type { SqlRow, SqlValue } from './session.ts'

/**
 * Reads a list in slices of its keys: many short statements, for a database with a single connection that everybody
 * waits for.
 */

/** Short statements on the rows of a list. */
export interface SliceReader {
  page(query: RowQuery): Promise<SqlRow[]>
  /** For the rows of a page, the order values as `order0`, `order1` and so on; the last one is the item id. */
  keys(query: RowQuery): Promise<SqlRow[]>
  count(siteId: string, listId: string, where: Predicate): Promise<number>
  /** The last item id of the list; 0 for an empty list. */
  lastId(siteId: string, listId: string): Promise<number>
}

/** The target duration of a statement. */
const sliceMs = 8
/** The cost of the first slice, and the maximum number of keys in a slice. */
const firstCost = 2_000
const mostSize = 8_192

/** Complete rows read by one statement. */
const rowsAtOnce = 64

/** The size of the next slice: larger while slices are fast, smaller when they are slow. */
export class SliceSize {
  now: number
  #began = 0

  constructor(first: number) {
    this.now = first
  }

  begin(): void {
    this.#began = performance.now()
  }

  end(): void {
    const tookMs = performance.now() - this.#began
    if (tookMs < sliceMs / 2) this.now = Math.min(mostSize, this.now * 2)
    else if (tookMs > sliceMs) this.now = Math.max(1, Math.floor(this.now / 2))
  }
}

export const idRange = (above: number, upTo: number): Predicate[] => {
  const column = { column: 'itemId', type: 'integer' } as const
  return [
    { op: 'compare', comparison: 'gt', column, value: above },
    { op: 'compare', comparison: 'le', column, value: upTo },
  ]
}

interface Walk {
  /** The last id. */
  readonly last: number
  readonly isDownwards: boolean
  /** The cost of each row. */
  readonly cost: number
}

/** Iterates over the ids of a list; `look` returns true to stop. */
export async function eachSlice({ last, isDownwards, cost }: Walk, look: (above: number, upTo: number) => Promise<boolean>): Promise<void> {
  const size = new SliceSize(Math.max(1, Math.floor(firstCost / cost)))
  for (let done = 0; done < last; ) {
    const step = Math.min(size.now, last - done)
    const above = isDownwards ? last - done - step : done
    size.begin()
    if (await look(above, above + step)) return
    size.end()
    done += step
  }
}

export async function countInSlices(reader: SliceReader, siteId: string, listId: string, where: Predicate | undefined): Promise<number> {
  const plain = withoutIndexes({ orderBy: [], ...(where && { where }) }).where
  let sum = 0
  const walk = { last: await reader.lastId(siteId, listId), isDownwards: false, cost: costOfRow({ orderBy: [], ...(where && { where }) }) }
  await eachSlice(walk, async (above, upTo) => {
    const operands = [...idRange(above, upTo), ...(plain ? [plain] : [])]
    sum += await reader.count(siteId, listId, { op: 'and', operands })
    return false
  })
  return sum
}

/**
 * Returns the same page as one statement, if nothing changes in the meantime. First finds the ids, then reads the rows
 * a few at a time; a row that was deleted, or no longer matches the filter, is omitted.
 */
export async function pageInSlices(reader: SliceReader, query: RowQuery): Promise<SqlRow[]> {
  const keys = await keysOf(reader, query)
  const rows: SqlRow[] = []
  for (let at = 0; at < keys.length; at += rowsAtOnce) rows.push(...(await rowsOfKeys(reader, query, keys.slice(at, at + rowsAtOnce))))
  return rows
}

async function keysOf(reader: SliceReader, query: RowQuery): Promise<SqlRow[]> {
  const { siteId, listId, limit, skip = 0 } = query
  const plain = withoutIndexes(query)
  const wanted = limit + skip
  const terms = orderOf(plain)
  const isById = terms.length === 1
  let best: SqlRow[] = []
  const compare = (one: SqlRow, other: SqlRow): number => {
    for (const [index, { descending }] of terms.entries()) {
      const order = compareValues(one[`order${index}`], other[`order${index}`])
      if (order !== 0) return descending ? -order : order
    }
    return 0
  }
  const isDownwards = isById && terms[0]?.descending === true
  await eachSlice({ last: await reader.lastId(siteId, listId), isDownwards, cost: costOfRow(query) }, async (above, upTo) => {
    const operands = [...idRange(above, upTo), ...(plain.where ? [plain.where] : [])]
    best = best.concat(await reader.keys({ ...plain, skip: 0, limit: wanted, where: { op: 'and', operands } }))
    if (isById) return best.length >= wanted
    if (best.length > 2 * wanted + mostSize) best = best.sort(compare).slice(0, wanted)
    return false
  })
  if (!isById) best.sort(compare)
  return best.slice(skip, wanted)
}

/** Makes the order total by the item id; terms after it have no effect. */
function orderOf({ orderBy }: Pick<RowQuery, 'orderBy'>): readonly RowOrder[] {
  const end = orderBy.findIndex(({ column }) => column.column === 'itemId' && !column.reference)
  return end < 0 ? [...orderBy, { column: { column: 'itemId', type: 'integer' }, descending: false }] : orderBy.slice(0, end + 1)
}

/** The rows for some keys in their order, with the order values that belong to other rows. */
async function rowsOfKeys(reader: SliceReader, query: RowQuery, keys: readonly SqlRow[]): Promise<SqlRow[]> {
  const { siteId, listId, columns, measured } = query
  const { where } = withoutIndexes(query)
  const terms = orderOf(query)
  const idName = `order${terms.length - 1}`
  const ofOthers = terms.flatMap(({ column }, index) => (column.reference ? [`order${index}`] : []))
  const ids: Predicate = { op: 'in', column: { column: 'itemId', type: 'integer' }, values: keys.map((key) => Number(key[idName])) }
  const found = await reader.page({
    siteId,
    listId,
    orderBy: [],
    limit: keys.length,
    ...(measured && { measured }),
    ...(columns && { columns: [...new Set(['itemId', ...columns])] }),
    where: where ? { op: 'and', operands: [ids, where] } : ids,
  })
  const byId = new Map(found.map((row) => [row.itemId, row]))
  return keys.flatMap((key) => {
    const row = byId.get(key[idName] ?? null)
    return row ? [Object.assign(row, ...ofOthers.map((name) => ({ [name]: key[name] }))) as SqlRow] : []
  })
}

/** The order of a database: no value first, then numbers, then texts by code points. */
export function compareValues(one: SqlValue | undefined, other: SqlValue | undefined): number {
  const [left, right] = [one ?? null, other ?? null]
  if (left === right) return 0
  if (left === null || right === null) return left === null ? -1 : 1
  if (typeof left === 'string' && typeof right === 'string') return Buffer.compare(Buffer.from(left), Buffer.from(right))
  if (typeof left === 'string' || typeof right === 'string') return typeof left === 'string' ? 1 : -1
  return Number(left) - Number(right)
}
