import type { IndexPage, IndexRefiner } from '../../../core/kernel/search-index.ts'
import { compareValues, SliceSize } from '../../sql/item-slices.ts'
import type { SqlRow, SqlSession } from '../../sql/session.ts'
import {
  allEntries,
  type DocumentSlice,
  type FoundHits,
  hitsOfSlice,
  orderNames,
  type SearchReader,
  spelledValues,
} from './search-statements.ts'

/** Searches in slices of document ids, for a database with a single connection that everybody waits for. */

/** Each statement of a ranked search reads every hit of its words once to weigh them, so no slice is very small. */
const firstSize = 2_048

/** Values whose display text is read by one statement. */
const spelledAtOnce = 64

/** An upper bound of the number of documents. */
export async function lastDocument(query: SqlSession['query']): Promise<number> {
  const [row] = await query('SELECT max("id") AS last FROM "SearchDocument"', [])
  return Number(row?.last ?? 0)
}

async function eachSlice({ query }: SearchReader, look: (slice: DocumentSlice) => Promise<void>): Promise<void> {
  const size = new SliceSize(firstSize)
  const last = await lastDocument(query)
  for (let done = 0; done < last; ) {
    const upTo = done + size.now
    size.begin()
    await look([done, upTo])
    size.end()
    done = upTo
  }
}

/** Finds the same as one statement, if nothing changes in the meantime. */
export async function hitsInSlices(reader: SearchReader, page: IndexPage): Promise<FoundHits> {
  const names = orderNames(page)
  const compare = (one: SqlRow, other: SqlRow): number => {
    for (const [index, { descending }] of page.orderBy.entries()) {
      const name = names[index] ?? ''
      const order = compareValues(one[name], other[name])
      if (order !== 0) return descending ? -order : order
    }
    return Number(other.id) - Number(one.id)
  }
  const wanted = Math.max(page.skip + page.limit, page.refined)
  let best: SqlRow[] = []
  let total = 0
  await eachSlice(reader, async (slice) => {
    const found = await hitsOfSlice(reader, page, slice)
    total += found.length
    if (wanted > 0) best = [...best, ...found].sort(compare).slice(0, wanted)
  })
  return { rows: best.slice(page.skip, page.skip + page.limit), total, first: best.slice(0, page.refined).map(({ id }) => Number(id)) }
}

interface Counted {
  readonly entry: string | number
  readonly sample: number
  readonly place: number
  readonly count: number
}

/** The first entries of a refiner, in the form of the single statement: `entry`, `shown`, `count`. */
export async function entriesInSlices(reader: SearchReader, documents: readonly number[], refiner: IndexRefiner): Promise<SqlRow[]> {
  const counted = new Map<string | number, Counted>()
  const size = new SliceSize(firstSize)
  for (let done = 0; done < documents.length; ) {
    const slice = documents.slice(done, done + size.now)
    size.begin()
    for (const row of await allEntries(reader, slice, refiner)) add(counted, row)
    size.end()
    done += slice.length
  }
  const sign = refiner.descending ? -1 : 1
  const byEntry = (one: Counted, other: Counted) => compareValues(one.entry, other.entry)
  const byCount = (one: Counted, other: Counted) => sign * (one.count - other.count) || byEntry(one, other)
  const first = [...counted.values()]
    .sort(refiner.by === 'count' ? byCount : (one, other) => sign * byEntry(one, other))
    .slice(0, refiner.limit)
  const shown = refiner.step === undefined ? await spellings(reader, refiner.property, first) : first.map(({ entry }) => entry)
  return first.map(({ entry, count }, index) => ({ entry, count, shown: shown[index] ?? entry }))
}

/** The first document with a value defines its display text. */
function add(counted: Map<string | number, Counted>, row: SqlRow): void {
  const entry = row.entry as string | number
  const [sample, place, count] = [Number(row.sample), Number(row.place), Number(row.count)]
  const known = counted.get(entry)
  if (!known) counted.set(entry, { entry, sample, place, count })
  else counted.set(entry, { ...(known.sample < sample ? known : { entry, sample, place }), count: known.count + count })
}

async function spellings(reader: SearchReader, property: string, counted: readonly Counted[]): Promise<(string | number | null)[]> {
  const shown: (string | number | null)[] = []
  for (let at = 0; at < counted.length; at += spelledAtOnce) {
    const wanted = counted.slice(at, at + spelledAtOnce).map(({ sample, place }) => [sample, place] as const)
    for (const row of await spelledValues(reader, property, wanted)) shown.push(row.shown as string | number | null)
  }
  return shown
}
