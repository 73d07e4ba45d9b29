import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { ContentDatabase } from '../../src/core/kernel/ports.ts'
import type {
  IndexCondition,
  IndexedDocument,
  IndexedProperty,
  IndexPage,
  IndexStep,
  IndexTrim,
} from '../../src/core/kernel/search-index.ts'
import { openContentDatabase } from '../../src/stores/database.ts'
import { backEnds, contentMigrations, freshContent, freshFolder, isEmbedded, itemRow, listId, listRow, siteId } from './open.ts'

const everything: IndexCondition = { op: 'constant', value: true }
const all: IndexTrim = { viewable: undefined, openable: undefined, approvable: undefined, authorId: 0, people: true }
const property = (...values: (string | number)[]): IndexedProperty => ({
  shown: values,
  keys: values.map((value) => (typeof value === 'string' ? value.toLowerCase() : value)),
  words: values.flatMap((value) => (typeof value === 'string' ? [value.toLowerCase().split(' ')] : [])),
})

const documentOf = (number: number, title: string, properties: Record<string, IndexedProperty> = {}): IndexedDocument => ({
  kind: 1,
  ownerId: listId,
  number,
  webId: 'web',
  title: title.split(' '),
  texts: [],
  properties: new Map(Object.entries(properties)),
  principals: [],
})

const step = (parts: Partial<IndexStep>): IndexStep => ({ put: [], remove: [], addWork: [], ...parts })
const word = (...words: string[]): IndexCondition => ({ op: 'match', words, prefix: false, whole: false })

async function numbers({ search }: ContentDatabase, where: IndexCondition, more: Partial<IndexPage> = {}): Promise<number[]> {
  const orderBy = [{ property: 'id', descending: false }]
  const { found, total } = await search.search({ siteId, where, trim: all, orderBy, skip: 0, limit: 1000, refined: 0, ...more })
  const hits = await search.read(found, { siteId, trim: all, ...more })
  if (more.limit === undefined && more.skip === undefined) expect(total).toBe(hits.length)
  return hits.map(({ number }) => number)
}

describe.each(backEnds)('the search index, %s', (backEnd) => {
  it('a document that is put again is there once, with its new words; one that is removed is gone', async () => {
    const database = await freshContent(backEnd)
    await database.search.apply(siteId, step({ put: [documentOf(1, 'old oak'), documentOf(2, 'old pine')] }))
    await database.search.apply(siteId, step({ put: [documentOf(1, 'new oak')] }))
    expect([await numbers(database, word('old')), await numbers(database, word('oak'))]).toEqual([[2], [1]])
    await database.search.apply(siteId, step({ remove: [{ kind: 1, ownerId: listId, number: 1 }] }))
    expect([await numbers(database, word('oak')), await numbers(database, everything)]).toEqual([[], [2]])
  })

  it('all documents of a large step are found, those that it changes too', async () => {
    const database = await freshContent(backEnd)
    const many = Array.from({ length: 150 }, (_, at) => at + 1)
    await database.search.apply(siteId, step({ put: many.map((number) => documentOf(number, 'oak')) }))
    expect(await numbers(database, word('oak'))).toEqual(many)
    const changed = many.map((number) => documentOf(number, number > 20 && number <= 110 ? 'pine' : 'oak'))
    await database.search.apply(siteId, step({ put: changed }))
    expect(await numbers(database, word('pine'))).toEqual(many.slice(20, 110))
    expect(await numbers(database, word('oak'))).toEqual([...many.slice(0, 20), ...many.slice(110)])
  })

  it('a document that is found is read in its present state, or not at all when it is gone or hidden', async () => {
    const { search } = await freshContent(backEnd)
    await search.apply(siteId, step({ put: [documentOf(1, 'old oak'), documentOf(2, 'old pine'), documentOf(3, 'old elm')] }))
    const page = { siteId, where: word('old'), trim: all, orderBy: [{ property: 'id', descending: false }], skip: 0, limit: 10, refined: 0 }
    const { found } = await search.search(page)
    const webs = async (trim = all) => (await search.read(found, { siteId, trim })).map(({ number, webId }) => [number, webId])
    expect(await webs()).toEqual([
      [1, 'web'],
      [2, 'web'],
      [3, 'web'],
    ])
    const remove = [{ kind: 1, ownerId: listId, number: 2 }] as const
    await search.apply(siteId, step({ remove, put: [{ ...documentOf(3, 'new elm'), webId: 'other' }] }))
    expect(await webs()).toEqual([
      [1, 'web'],
      [3, 'other'],
    ])
    expect(await webs({ ...all, viewable: [] })).toEqual([])
    expect(await search.read(found, { siteId: 'elsewhere', trim: all })).toEqual([])
  })

  it('sites are apart', async () => {
    const database = await freshContent(backEnd)
    const put = [documentOf(1, 'oak')]
    await database.search.apply(siteId, step({ put, position: 4 }))
    await database.search.apply('other', step({ put, position: 7 }))
    expect([await database.search.position(siteId), await database.search.position('other')]).toEqual([4, 7])
    await database.search.apply(siteId, step({ remove: [{ kind: 1, ownerId: listId, number: 1 }] }))
    expect(await numbers(database, word('oak'))).toEqual([])
    expect(await numbers(database, word('oak'), { siteId: 'other' })).toEqual([1])
  })

  // Calls to a server are made to fail in postgresql/.
  if (!isEmbedded(backEnd)) return
  it('a step is done with its position or not at all, whichever call fails', async () => {
    let calls = 0
    let failing = 0
    const database = await freshContent(backEnd, ({ kind }) => {
      if (kind === 'rollback') return
      calls += 1
      if (calls === failing) throw new Error('the disk is full')
    })
    await database.search.apply(siteId, step({ put: [documentOf(1, 'oak')], position: 1 }))
    const next = step({
      put: [documentOf(2, 'pine')],
      remove: [{ kind: 1, ownerId: listId, number: 1 }],
      addWork: [{ listId, after: 0, isAwaited: true }],
      position: 2,
    })
    for (let n = 1; ; n += 1) {
      calls = 0
      failing = n
      const outcome = await database.search.apply(siteId, next).then(
        () => 'done',
        (error: Error) => error.message,
      )
      failing = 0
      if (outcome === 'done') {
        expect(n).toBeGreaterThan(7)
        break
      }
      expect(outcome).toBe('the disk is full')
      expect([await database.search.position(siteId), await database.search.work(siteId)]).toEqual([1, undefined])
      expect([await numbers(database, word('oak')), await numbers(database, word('pine'))]).toEqual([[1], []])
    }
    expect([await database.search.position(siteId), await database.search.work(siteId)]).toEqual([2, { listId, after: 0, isAwaited: true }])
    expect([await numbers(database, word('oak')), await numbers(database, word('pine'))]).toEqual([[], [2]])
  })

  it('going through a list removes what is gone, in parts that end somewhere', async () => {
    const database = await freshContent(backEnd)
    const put = Array.from({ length: 1200 }, (_, index) => documentOf(index + 1, 'oak'))
    await database.search.apply(siteId, step({ put, addWork: [{ listId, after: 0, isAwaited: true }] }))
    let steps = 0
    for (let work = await database.search.work(siteId); work; work = await database.search.work(siteId)) {
      const kept = [600, 1100].filter((number) => number > (work?.after ?? 0)).map((number) => documentOf(number, 'oak'))
      await database.search.apply(siteId, step({ put: kept, finish: { ...work, kept: kept.map(({ number }) => number) } }))
      steps += 1
    }
    expect(steps).toBe(3)
    expect(await numbers(database, word('oak'))).toEqual([600, 1100])
    await database.search.apply(siteId, step({ addWork: [{ listId, after: 0, isAwaited: true }] }))
    await database.search.apply(siteId, step({ finish: { listId, after: 0, isAwaited: false, upTo: 700, kept: [] } }))
    expect([await database.search.work(siteId), await numbers(database, word('oak'))]).toEqual([
      { listId, after: 700, isAwaited: false },
      [1100],
    ])
  })

  it('lists take turns, after those that searches wait for, also if one of them begins anew again and again', async () => {
    const { search } = await freshContent(backEnd)
    const addWork = ['a', 'b'].map((id) => ({ listId: id, after: 0, isAwaited: false }))
    await search.apply(siteId, step({ addWork: [...addWork, { listId: 'c', after: 0, isAwaited: true }] }))
    const seen: string[] = []
    for (let n = 1; n <= 5; n++) {
      const work = await search.work(siteId)
      if (!work) break
      seen.push(work.listId)
      await search.apply(siteId, step({ finish: { ...work, kept: [], ...(work.listId !== 'c' && { upTo: n }) } }))
      await search.apply(siteId, step({ addWork: addWork.slice(0, 1) }))
    }
    expect(seen).toEqual(['c', 'a', 'b', 'a', 'b'])
  })

  it('values are compared as what they are, and what has none is in no comparison', async () => {
    const database = await freshContent(backEnd)
    const put = [
      documentOf(1, 'a', { size: property(5), tag: property('Red Oak', 'Blue') }),
      documentOf(2, 'a', { size: property(7.5), tag: property('Red'), path: property('/Lists/A') }),
      documentOf(3, 'a', { size: property('6'), path: property('/Lists/A/x') }),
      documentOf(4, 'a', { path: property('/Lists/AB') }),
    ]
    await database.search.apply(siteId, step({ put }))
    const between = (from: number, to: number): IndexCondition => ({
      op: 'between',
      property: 'size',
      from: { value: from, included: true },
      to: { value: to, included: false },
    })
    const match = (words: string[], whole: boolean, prefix = false): IndexCondition => ({
      op: 'match',
      property: 'tag',
      words,
      whole,
      prefix,
    })
    const found = (where: IndexCondition) => numbers(database, where)
    expect(await found(between(5, 7.5))).toEqual([1])
    expect(await found({ op: 'not', operand: between(5, 8) })).toEqual([3, 4])
    expect(await found(match(['red'], false))).toEqual([1, 2])
    expect(await found(match(['red'], true))).toEqual([2])
    expect(await found(match(['re'], true, true))).toEqual([1, 2])
    expect(await found(match(['oak', 'blue'], false))).toEqual([])
    expect(await found(word('red'))).toEqual([])
    expect(await found({ op: 'value', property: 'tag', values: ['blue'] })).toEqual([1])
    expect(await found({ op: 'value', property: 'size', values: [7.5] })).toEqual([2])
    expect(await found({ op: 'present', property: 'size' })).toEqual([1, 2, 3])
    expect(await found({ op: 'under', property: 'path', url: '/lists/a', open: false })).toEqual([2, 3])
    expect(await found({ op: 'under', property: 'path', url: '/lists/a', open: true })).toEqual([2, 3, 4])
    expect(await found({ op: 'not', operand: { op: 'under', property: 'path', url: '/lists/a', open: false } })).toEqual([1, 4])
  })

  it('refiners count documents by value, in any case, and numbers in steps', async () => {
    const database = await freshContent(backEnd)
    const put = [
      documentOf(1, 'a', { tag: property('Red'), day: property(10) }),
      documentOf(2, 'a', { tag: property('red', 'Blue'), day: property(19) }),
      documentOf(3, 'a', { tag: property('Blue'), day: property(-1) }),
      documentOf(4, 'b', { tag: property('Blue') }),
    ]
    await database.search.apply(siteId, step({ put }))
    const page = { siteId, where: word('a'), trim: all, orderBy: [{ property: 'id', descending: false }], skip: 0, limit: 1 }
    const { first } = await database.search.search({ ...page, refined: 9 })
    expect([first, (await database.search.search({ ...page, refined: 2 })).first]).toEqual([
      [1, 2, 3],
      [1, 2],
    ])
    const refine = (refiner: object) =>
      database.search.refine(first, { property: 'tag', limit: 9, by: 'count', descending: true, ...refiner })
    expect(await refine({})).toEqual([
      { value: 'Blue', count: 2 },
      { value: 'Red', count: 2 },
    ])
    expect(await refine({ by: 'value', limit: 1 })).toEqual([{ value: 'Red', count: 2 }])
    expect(await refine({ property: 'day', step: 10, by: 'value', descending: false })).toEqual([
      { value: -10, count: 1 },
      { value: 10, count: 2 },
    ])
  })

  it('what may be seen follows the live rows', async () => {
    const database = await freshContent(backEnd)
    const { records, search } = database
    await records.insert('List', listRow({ scopeId: 'home' }))
    for (const [itemId, scopeId] of [
      [1, 'home'],
      [2, 'own'],
    ] as const)
      await records.insert('Item', itemRow({ itemId, scopeId }))
    const list: IndexedDocument = { ...documentOf(0, 'oak'), kind: 2 }
    await search.apply(siteId, step({ put: [documentOf(1, 'oak'), documentOf(2, 'oak'), list] }))
    const seen = (trim: Partial<IndexTrim>) => numbers(database, word('oak'), { trim: { ...all, ...trim } })
    expect(await seen({ viewable: ['home'] })).toEqual([1, 0])
    expect(await seen({ viewable: [] })).toEqual([])
    await records.update('Item', { siteId, itemId: 2 }, { scopeId: 'home' })
    expect(await seen({ viewable: ['home'] })).toEqual([1, 2, 0])
    await records.update('List', { siteId }, { enableModeration: true })
    await records.update('Item', { siteId, itemId: 2 }, { moderationStatus: 2, authorId: 9 })
    expect([await seen({ approvable: [] }), await seen({ approvable: ['home'] }), await seen({ approvable: [], authorId: 9 })]).toEqual([
      [1, 0],
      [1, 2, 0],
      [1, 2, 0],
    ])
    await records.update('List', { siteId }, { noCrawl: true })
    expect(await seen({})).toEqual([])
  })
})

describe('the tables of the index', () => {
  const open = (path: string) => openContentDatabase({ path, migrations: contentMigrations })

  it('are kept from one start to the next, and emptied when another version made them', async () => {
    const path = join(freshFolder(), 'content.db')
    const first = await open(path)
    await first.search.apply(siteId, step({ put: [documentOf(1, 'oak')], position: 3 }))
    await first.close()
    const second = await open(path)
    expect([await second.search.position(siteId), await numbers(second, word('oak'))]).toEqual([3, [1]])
    await second.close()
    const raw = new Sqlite(path)
    raw.exec('UPDATE "SearchVersion" SET "version" = -1')
    raw.close()
    const third = await open(path)
    expect([await third.search.position(siteId), await numbers(third, everything)]).toEqual([undefined, []])
    await third.close()
  })

  const segmentsIn = (path: string): number => {
    const raw = new Sqlite(path)
    const count = raw.prepare('SELECT count(DISTINCT "segid") FROM "SearchText_idx"').pluck().get()
    raw.close()
    return Number(count)
  }

  it('the texts of one step are written together, a document that is the same as before is not written, and only the upkeep merges', async () => {
    const path = join(freshFolder(), 'content.db')
    const { search, close } = await open(path)
    const put = Array.from({ length: 40 }, (_, n) => documentOf(n + 1, `oak word${n}`))
    await search.apply(siteId, step({ put }))
    expect(segmentsIn(path)).toBe(1)
    for (const document of put) await search.apply(siteId, step({ put: [document] }))
    expect(segmentsIn(path)).toBe(1)
    for (const { number } of put) await search.apply(siteId, step({ put: [documentOf(number, `pine word${number}`)] }))
    expect(segmentsIn(path)).toBe(41)
    while (await search.tidy());
    expect(segmentsIn(path)).toBeLessThan(8)
    expect(await search.tidy()).toBe(false)
    await close()
  })
})
