import type { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ContentDatabase } from '../../src/core/kernel/ports.ts'
import type { ColumnRef, Predicate, RowQuery } from '../../src/core/kernel/query.ts'
import type {
  IndexCondition,
  IndexedDocument,
  IndexedProperty,
  IndexPage,
  IndexRefiner,
  IndexTrim,
} from '../../src/core/kernel/search-index.ts'
import { readsAtOnce } from '../../src/stores/sql/read-turns.ts'
import { embedded, freshContent, freshContentWithDeadline, itemRow, listId, siteId } from './open.ts'

/** Reads that no index answers: on a thread if the database is a file, else in slices. */

const text: ColumnRef = { column: 'text1', type: 'text' }
const number: ColumnRef = { column: 'number1', type: 'number' }
const contains = (sought: string): Predicate => ({ op: 'match', match: 'substringof', column: text, text: sought })
const unfound = (tests: number): Predicate => ({ op: 'or', operands: Array.from({ length: tests }, (_, n) => contains(`none ${n}`)) })
const queryOf = (where: Predicate, more: Partial<RowQuery> = {}): RowQuery => ({
  siteId,
  listId,
  where,
  columns: ['itemId', 'text1'],
  orderBy: [{ column: number, descending: true }],
  limit: 10,
  ...more,
})

async function fill({ transaction }: ContentDatabase, rows: number): Promise<void> {
  await transaction(async (records) => {
    const all = Array.from({ length: rows }, (_, n) => itemRow({ itemId: n + 1, text1: `row ${n % 100}`, number1: (n * 7919) % rows }))
    await records.insertAll('Item', all)
  })
}

/** The number of turns of others while work ran. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly turns: number }> {
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const result = await work().finally(() => {
    isDone = true
  })
  return { result, turns }
}

/**
 * Expects `work` to leave more than `least` turns to others. Work on another
 * thread may end while the machine lets this one wait, so it has some tries.
 */
async function expectTurns(least: number, work: () => Promise<unknown>, about?: string): Promise<void> {
  let most = 0
  for (let tries = 0; tries < 5 && most <= least; tries++) most = Math.max(most, (await turnsDuring(work)).turns)
  expect(most, about).toBeGreaterThan(least)
}

const rowCount = 24_000
const failureOf = (read: Promise<unknown>): Promise<unknown> =>
  read.then(
    () => undefined,
    ({ reason }: { reason?: string }) => reason ?? 'another error',
  )

describe.each(embedded)('long reads of a %s', (backEnd) => {
  it('let others have their turn, and answer what one statement does', async () => {
    const database = await freshContentWithDeadline(backEnd, 60_000)
    await fill(database, rowCount)
    const query = queryOf(contains('row 7'), { skip: 5 })
    await expectTurns(5, () => database.records.queryItems(query))
    const result = await database.records.queryItems(query)
    expect(result).toHaveLength(10)
    expect(result).toEqual(await database.transaction((records) => records.queryItems(query)))
    const count = await database.records.countItems(siteId, listId, contains('row 7'))
    expect(count).toBe((rowCount / 100) * 11)
  })

  it('of few rows, by ids and along an index are run at once', async () => {
    const database = await freshContentWithDeadline(backEnd, 60_000)
    await fill(database, rowCount)
    const ids: Predicate = { op: 'in', column: { column: 'itemId', type: 'integer' }, values: [3, 4] }
    for (const asked of [
      queryOf({ op: 'and', operands: [ids, contains('row')] }),
      { siteId, listId, columns: ['itemId'], orderBy: [], limit: 100 },
      {
        siteId,
        listId,
        columns: ['itemId'],
        orderBy: [{ column: { column: 'title', type: 'text' } as const, descending: false }],
        limit: 100,
      },
    ]) {
      const { turns } = await turnsDuring(() => database.records.queryItems(asked))
      expect(turns).toBe(0)
    }
  })

  it('end at their deadline, and the next one is answered', async () => {
    const database = await freshContentWithDeadline(backEnd, 1_500)
    await fill(database, rowCount)
    const reads = Array.from({ length: 2 * readsAtOnce + 1 }, () => failureOf(database.records.countItems(siteId, listId, unfound(12_000))))
    expect(new Set(await Promise.all(reads))).toEqual(new Set(['query_too_expensive']))
    expect(await database.records.countItems(siteId, listId, contains('row 99'))).toBe(rowCount / 100)
  })

  it('wait for their turn, and are refused when too many wait', async () => {
    const database = await freshContentWithDeadline(backEnd, 60_000)
    await fill(database, rowCount)
    const asked = Array.from({ length: 80 }, () => failureOf(database.records.countItems(siteId, listId, contains('row 99'))))
    const failures = await Promise.all(asked)
    expect(failures.filter((reason) => reason === 'long_reads_busy')).toHaveLength(80 - 64 - readsAtOnce)
    expect(failures.filter((reason) => reason === undefined)).toHaveLength(64 + readsAtOnce)
  })

  it('see what was committed before them', async () => {
    const database = await freshContentWithDeadline(backEnd, 60_000)
    await fill(database, rowCount)
    for (let n = 1; n <= 20; n++) {
      await database.records.update('Item', { siteId, listId, itemId: n * 500 }, { text1: 'new' })
      expect(await database.records.countItems(siteId, listId, contains('new'))).toBe(n)
    }
  })

  it('fail when the database is closed', async () => {
    const database = await freshContentWithDeadline(backEnd, 60_000)
    await fill(database, rowCount)
    const read = failureOf(database.records.countItems(siteId, listId, unfound(12_000)))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await database.close()
    expect(await read).toBe('database_closed')
    expect(await failureOf(database.records.countItems(siteId, listId, contains('row')))).toBe('database_closed')
  })
})

it('in slices leave out a row that is deleted meanwhile', async () => {
  const database = await freshContentWithDeadline('memory', 60_000)
  await fill(database, rowCount)
  const query = queryOf(contains('row 7'), { limit: 500 })
  const [first] = await database.records.queryItems(query)
  const reading = database.records.queryItems(query)
  await new Promise((resolve) => setImmediate(resolve))
  await database.records.delete('Item', { siteId, listId, itemId: first?.itemId ?? 0 })
  const rows = await reading
  expect(rows.every((row) => row.text1?.includes('row 7'))).toBe(true)
  expect(rows.map(({ itemId }) => itemId)).not.toContain(first?.itemId)
})

it('on a thread that ends fail, and the next one has another thread', async () => {
  const database = await freshContentWithDeadline('file', 60_000)
  await fill(database, rowCount)
  const threads: Worker[] = []
  const note = (thread: Worker) => void threads.push(thread)
  process.on('worker', note)
  onTestFinished(() => void process.off('worker', note))
  expect(await database.records.countItems(siteId, listId, contains('row 99'))).toBe(rowCount / 100)
  const read = failureOf(database.records.countItems(siteId, listId, unfound(3_000)))
  await new Promise((resolve) => setImmediate(resolve))
  await threads[0]?.terminate()
  expect(await read).toBe('another error')
  expect(await database.records.countItems(siteId, listId, contains('row 99'))).toBe(rowCount / 100)
  expect(threads).toHaveLength(2)
})

describe.each(embedded)('long searches of a %s', (backEnd) => {
  const all: IndexTrim = { viewable: undefined, openable: undefined, approvable: undefined, authorId: 0, people: true }
  const property = (...values: (string | number)[]): IndexedProperty => ({
    shown: values,
    keys: values.map((value) => (typeof value === 'string' ? value.toLowerCase() : value)),
    words: [],
  })
  const colours = ['Red', 'red', 'Blue', 'green', 'Ärger', '🙂', '\ufffd']
  const documents = Array.from({ length: 5_000 }, (_, n): IndexedDocument => {
    const colour = colours[(n * 31) % colours.length] ?? ''
    const properties = {
      colour: property(colour),
      size: property(n % 900, (n % 17) * 1_000),
      ...(n % 3 === 0 && { rare: property(n % 50) }),
    }
    return {
      kind: 1,
      ownerId: listId,
      number: n + 1,
      webId: 'web',
      title: n % 5 === 0 ? ['oak'] : ['pine'],
      texts: [['tree', ...(n % 7 === 0 ? ['oak'] : []), ...Array.from({ length: n % 11 }, () => 'leaf')]],
      properties: new Map(Object.entries(properties)),
      principals: [],
    }
  })
  const put = async (database: ContentDatabase): Promise<ContentDatabase> => {
    await database.search.apply(siteId, { put: documents, remove: [], addWork: [] })
    return database
  }

  it('answer what one statement does', { timeout: 60_000 }, async () => {
    const [atOnce, long] = [await put(await freshContent(backEnd)), await put(await freshContentWithDeadline(backEnd, 60_000))]
    const word = (...words: string[]): IndexCondition => ({ op: 'match', words, prefix: false, whole: false })
    const wheres: IndexCondition[] = [
      { op: 'constant', value: true },
      { op: 'constant', value: false },
      word('oak'),
      {
        op: 'and',
        operands: [
          word('leaf'),
          { op: 'not', operand: word('oak') },
          { op: 'between', property: 'size', from: { value: 100, included: true } },
        ],
      },
      { op: 'present', property: 'rare' },
    ]
    const orders: IndexPage['orderBy'][] = [
      [{ property: 'rank', descending: true }],
      [{ property: 'colour', descending: false }],
      [
        { property: 'rare', descending: true },
        { property: 'size', descending: false },
      ],
      [{ property: 'id', descending: false }],
    ]
    const refiners: IndexRefiner[] = [
      { property: 'colour', limit: 3, by: 'count', descending: true },
      { property: 'colour', limit: 100, by: 'value', descending: false },
      { property: 'size', limit: 20, by: 'value', descending: true },
      { property: 'size', limit: 100, by: 'count', descending: true, step: 250 },
      { property: 'none', limit: 10, by: 'count', descending: false },
    ]
    for (const where of wheres) {
      const query = { siteId, where, trim: all }
      for (const orderBy of orders)
        for (const [skip, limit] of [
          [0, 0],
          [0, 10],
          [990, 25],
        ] as const) {
          const page = { ...query, orderBy, skip, limit, refined: 4_500 }
          expect(await long.search.search(page), JSON.stringify(page)).toEqual(await atOnce.search.search(page))
        }
      const documents = (await atOnce.search.search({ ...query, orderBy: orders[0] ?? [], skip: 0, limit: 0, refined: 4_500 })).first
      for (const refiner of refiners)
        expect(await long.search.refine(documents, refiner), JSON.stringify({ where, refiner })).toEqual(
          await atOnce.search.refine(documents, refiner),
        )
    }
    const every = documents.map((_, n) => n + 1)
    await expectTurns(0, () => long.search.refine(every, refiners[0] as IndexRefiner))
  })

  it('are those that may read many documents: a search for words that few documents have runs at once', async () => {
    const { search } = await put(await freshContentWithDeadline(backEnd, 60_000))
    const match = (word: string, prefix = false): IndexCondition => ({ op: 'match', words: [word], prefix, whole: false })
    const ask = (where: IndexCondition) => () =>
      search.search({ siteId, where, trim: all, orderBy: [{ property: 'rank', descending: true }], skip: 0, limit: 10, refined: 0 })
    const atOnce = [match('oak'), match('nowhere'), { op: 'and', operands: [match('oak'), { op: 'present', property: 'rare' }] } as const]
    for (const where of atOnce) expect((await turnsDuring(ask(where))).turns, JSON.stringify(where)).toBeLessThanOrEqual(1)
    const others = [match('tree'), match('oa', true), { op: 'or', operands: [match('oak'), match('tree')] } as const]
    for (const where of others) await expectTurns(1, ask(where), JSON.stringify(where))
  })
})
