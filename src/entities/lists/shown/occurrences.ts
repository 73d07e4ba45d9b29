import type { Context } from '../../../core/access/context.ts'
import { openItems, queryItems } from '../../../core/acts/items/item-pages.ts'
import type { Item } from '../../../core/content/items/item.ts'
import { isWholeDay } from '../../../core/content/shown/field-text.ts'
import { dayMs } from '../../../core/kernel/days.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import { makePacer } from '../../../core/kernel/pacing/breathe.ts'
import { slicesOf } from '../../../core/kernel/pacing/slices.ts'
import type { OrderTerm, Query } from '../../../core/kernel/query.ts'
import { utc } from '../../../core/kernel/time/zone.ts'
import type { Field, FieldValue } from '../../../core/model/lists/field.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { type Recurrence, timesOf } from '../../../formats/calendar/recurrence.ts'
import { readRecurrenceData } from '../../../formats/calendar/recurrence-data.ts'
import { noPlace } from '../../../formats/caml/caml-element.ts'
import { type OverlapWindow, seriesColumn } from '../../../formats/caml/caml-overlap.ts'

/** The most events, and the most occurrences of them, that one query reads. */
const mostEvents = 1_000
const mostOccurrences = 5_000
/** The most days of all series together, from the first of each to the end of the time asked for. */
const mostDays = 1_000_000
/** Where a query asks for all events from now on, those of series come for a year. */
const openDays = 366

/** What the column EventType says of an occurrence that differs from its series. */
const [deleted, changed] = [3, 4]

/**
 * The rows of a query: a page of items, or the occurrences of events if the query has a window for them; those have no second page.
 * Fails as `openItems` and `occurrencesOf`.
 */
export async function openRows(
  ctx: Context,
  list: List,
  query: Query,
  window: OverlapWindow | undefined,
): Promise<Pick<Awaited<ReturnType<typeof openItems>>, 'items' | 'next'>> {
  if (!window) return openItems(ctx, { id: list.row.id }, query)
  return { items: slicesOf(await occurrencesOf(ctx, list, query, window)) }
}

/**
 * The events that a query finds, with the occurrences of each series in the time asked for instead of the series. The times of an
 * occurrence are its own, all other values those of the series. Fails as `queryItems`, and with `invalid_request` where that
 * would be too many.
 */
async function occurrencesOf(
  ctx: Context,
  list: List,
  { limit, where, orderBy = [] }: Query,
  window: OverlapWindow,
): Promise<readonly Item[]> {
  const found = await eventsOf(ctx, list, { ...(where && { where }), orderBy })
  const rules = new Map(found.flatMap(ruleOf))
  const taken = await takenTimes(ctx, list, [...rules.keys()])
  const pace = makePacer()
  const all: Item[] = []
  let days = 0
  for (const item of found) {
    if (valueOf(item, 'EventType') === deleted) continue
    const rule = rules.get(item)
    if (rule) {
      const times = timesIn(item, window)
      days += Math.max(0, times.end - times.start) / dayMs
      if (days > mostDays)
        throw invalid('The series of this calendar began too long ago to be read at once. Ask for fewer of them, or for an earlier time.')
      for (const one of occurrences(item, rule, times, taken.get(item.row.itemId) ?? none)) all.push(one)
    } else all.push(item)
    if (all.length > mostOccurrences)
      throw invalid(`A query reads at most ${mostOccurrences} occurrences of events. Ask for a shorter time.`)
    await pace()
  }
  return inOrder(all, orderBy, window).slice(0, limit)
}

const none: ReadonlySet<number> = new Set()

async function eventsOf(ctx: Context, list: List, query: Omit<Query, 'limit'>): Promise<readonly Item[]> {
  const { items, next } = await queryItems(ctx, { id: list.row.id }, { ...query, limit: mostEvents })
  if (next) throw invalid(`A query for occurrences reads at most ${mostEvents} events. Ask for a shorter time.`)
  return items
}

function valueOf(item: Item, name: string): FieldValue {
  const field = item.list.fieldsByName.get(name)
  return field ? item.read(field) : null
}

/** The rule of a series; empty for any other event. */
function ruleOf(item: Item): [Item, Recurrence][] {
  const data =
    valueOf(item, seriesColumn) === true && !(Number(valueOf(item, 'MasterSeriesItemID')) > 0) ? valueOf(item, 'RecurrenceData') : null
  const rule = typeof data === 'string' ? readRecurrenceData(data) : undefined
  return rule ? [[item, rule]] : []
}

/** By the id of a series, the times of those of its occurrences that are events of their own, or are deleted. */
async function takenTimes(ctx: Context, list: List, series: readonly Item[]): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const times = new Map<number, Set<number>>()
  if (series.length === 0 || !list.fieldsByName.has('MasterSeriesItemID') || !list.fieldsByName.has('RecurrenceID')) return times
  const values = series.map(({ row }) => ({
    kind: 'literal' as const,
    literal: { type: 'number' as const, value: row.itemId },
    at: noPlace,
  }))
  const subject = { kind: 'field' as const, path: ['MasterSeriesItemID'], at: noPlace }
  for (const item of await eventsOf(ctx, list, { where: { op: 'in', subject, values } })) {
    const [time, type, master] = ['RecurrenceID', 'EventType', 'MasterSeriesItemID'].map((name) =>
      Number(valueOf(item, name) ?? Number.NaN),
    )
    if (type !== deleted && type !== changed) continue
    const own = times.get(Number(master)) ?? new Set()
    times.set(Number(master), own.add(Number(time)))
  }
  return times
}

/** The times of a series, on its own clocks. */
interface SeriesTimes {
  readonly window: OverlapWindow
  /** Where its occurrences are looked for: from its first one to the end of the time asked for. */
  readonly start: number
  readonly end: number
  readonly length: number
  readonly instantOf: (local: number) => number
}

/** Events of whole days are days on the clocks of the web, and their times are not moved. */
function timesIn(item: Item, window: OverlapWindow): SeriesTimes {
  const { zone } = item.list
  const column = item.list.fieldsByName.get(window.startColumn)
  const isWhole = column !== undefined && isWholeDay(item, column)
  const { localOf, instantOf } = isWhole ? utc : zone
  const start = localOf(Number(valueOf(item, window.startColumn)))
  const span = localOf(Number(valueOf(item, window.endColumn) ?? valueOf(item, window.startColumn))) - start
  const given = Number(valueOf(item, 'Duration'))
  // The end of a series may be that of its last occurrence.
  const length = given > 0 ? given * 1000 : Math.max(0, span < dayMs ? span : span % dayMs)
  const last = Number.isFinite(window.end) ? window.end : window.start + openDays * dayMs
  const shifted = { ...window, ...(isWhole ? { start: zone.localOf(window.start), end: zone.localOf(last) } : { end: last }) }
  return { window: shifted, start, end: localOf(shifted.end), length, instantOf }
}

function* occurrences(item: Item, rule: Recurrence, times: SeriesTimes, taken: ReadonlySet<number>): Generator<Item> {
  const { window, length, instantOf } = times
  for (const local of timesOf(rule, times.start, instantOf)) {
    const start = instantOf(local)
    if (start >= window.end) return
    const isIn = start + length > window.start || start >= window.start
    if (isIn && !taken.has(start)) yield new Occurrence(item, window, start, start + length)
  }
}

/** One occurrence of a series. */
class Occurrence implements Item {
  readonly list: List
  readonly row: Item['row']
  readonly folderUrl: string
  readonly #item: Item
  readonly #times: ReadonlyMap<string, number>

  constructor(item: Item, { startColumn, endColumn }: OverlapWindow, start: number, end: number) {
    this.list = item.list
    this.row = item.row
    this.folderUrl = item.folderUrl
    this.#item = item
    this.#times = new Map([
      [startColumn, start],
      [endColumn, end],
    ])
  }

  read(field: Field): FieldValue {
    return this.#times.get(field.internalName) ?? this.#item.read(field)
  }
}

/** By the start of each if the query orders by it, or not at all; otherwise as the query orders the events. */
function inOrder(events: readonly Item[], orderBy: readonly OrderTerm[], { startColumn }: OverlapWindow): readonly Item[] {
  const [first] = orderBy
  if (first && first.path[0] !== startColumn) return events
  const sign = first?.descending ? -1 : 1
  const startOf = (item: Item) => Number(valueOf(item, startColumn))
  return [...events].sort((one, other) => sign * (startOf(one) - startOf(other)))
}
