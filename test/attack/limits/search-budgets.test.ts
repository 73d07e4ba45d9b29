import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RefinerRequest, SearchRequest } from '../../../src/core/acts/search/search-query.ts'
import { Budget } from '../../../src/core/kernel/budget.ts'
import { type IndexedDocument, type IndexedProperty, indexedKinds } from '../../../src/core/kernel/search-index.ts'
import { refinementToken } from '../../../src/formats/search/refinement-filter.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { openFarm } from '../../support/farm.ts'
import { find } from '../../support/samples/search-farm.ts'
import { basic, startServer } from '../../support/server.ts'
import { accepts, expectRefusal } from '../../support/wire.ts'
import { cheap, costOf, mostMs } from '../cost.ts'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const times = (count: number, one: (n: number) => string, glue: string) => Array.from({ length: count }, (_, n) => one(n)).join(glue)

/** As many documents as a larger site has, in memory, where statements run on the event loop. */
const count = 20_000
const farm = await openFarm()
const query = { conditions: 100, values: 100, literals: 1_000, calls: 10, text: 1_000, lookups: 10 }
const budget = new Budget({
  entities: 100_000,
  batchReplyBytes: 1_000,
  noteBytes: 1_000,
  begunUploads: 100,
  begunUploadBytes: 1_000_000,
  query,
  search: { scans: 20, refined: 20_000 },
})
const ctx = { ...farm.as('admin'), budget }
afterAll(() => farm.content.close())

const text = (value: string): IndexedProperty => ({
  shown: [value],
  keys: [value.toLowerCase()],
  words: [value.toLowerCase().split(/[^a-z0-9]+/)],
})
const number = (value: number): IndexedProperty => ({ shown: [value], keys: [value], words: [] })

const documentOf = (n: number): IndexedDocument => ({
  kind: indexedKinds.item,
  ownerId: '22222222-bbbb-4bbb-8bbb-222222222222',
  number: n,
  webId: 'web',
  title: [`${letters[n % 26]}${n % 900}`, 'note'],
  // Every document has every letter as a word, and as the beginning of another one.
  texts: [[...letters, ...letters.map((letter) => `${letter}${n % 37}`)]],
  properties: new Map([
    ['title', text(`note ${n}`)],
    ['path', text(`/lists/notes/dispform.aspx?id=${n}`)],
    ['status', text(`status${n % 10}`)],
    ['size', number(n % 1000)],
    ...(n <= 500 ? [['#summary', { shown: ['a b '.repeat(1_000)], keys: [], words: [] }] as const, ['long', text('yes')] as const] : []),
    ...Array.from({ length: 20 }, (_, k) => [`p${k}`, text(`value ${n % (k + 2)}`)] as const),
  ]),
  principals: [],
})

beforeAll(async () => {
  for (let from = 0; from < count; from += 1000) {
    const put = Array.from({ length: 1000 }, (_, n) => documentOf(from + n + 1))
    await farm.content.search.apply(ctx.site.id, { put, remove: [], addWork: [] })
  }
  await find(ctx, 'note')
}, 120_000)

const refiner = (name: string): RefinerRequest => ({ name, limit: 100, by: 'count', descending: true })
const twenty = Array.from({ length: 20 }, (_, k) => refiner(`p${k}`))

async function measured(kql: string, more: Partial<SearchRequest> = {}) {
  const { result, totalMs, heldMs } = await costOf(() => find(ctx, kql, { rowLimit: 10, ...more }))
  expect(heldMs, `the loop was held by ${kql.slice(0, 60)}`).toBeLessThan(mostMs)
  expect(totalMs, `all of ${kql.slice(0, 60)}`).toBeLessThan(1_000)
  return result
}

describe(`a search in ${count} documents`, () => {
  it('of as many beginnings of words as are allowed, with 20 refiners, finds its hits once', async () => {
    const { total, refiners } = await measured(`(${times(20, (n) => `${letters[n]}*`, ' OR ')}) note`, { refiners: twenty })
    expect(total).toBe(count)
    expect(refiners).toHaveLength(20)
    expect(refiners[3]?.entries.reduce((sum, entry) => sum + entry.count, 0)).toBe(count)
  })

  it.each([
    ['words that all documents have', times(80, (n) => letters[n % 26] ?? '', ' OR ')],
    ['words that must all be there', times(80, (n) => letters[n % 26] ?? '', ' ')],
    ['beginnings that rank', times(5, (n) => `${letters[n]}*`, ' OR ')],
    ['comparisons that all fail', times(20, (n) => `Size>${5_000 + n}`, ' OR ')],
    ['addresses', times(20, (n) => `Path:/none/${n}`, ' OR ')],
    ['words and a comparison', `${times(79, (n) => letters[n % 26] ?? '', ' OR ')} OR Size>5000`],
    ['negations', times(20, (n) => `-${letters[n]}5`, ' ')],
    ['alternatives that negate', times(20, (n) => `(${letters[n]}5 OR NOT b6)`, ' ')],
    ['a negation alone', 'NOT note'],
    ['a phrase', `"${letters.join(' ')}"`],
    ['levels', `${'(a AND (b OR '.repeat(9)}c${'))'.repeat(9)}`],
  ])('of %s', async (_name, kql) => {
    await measured(kql)
  })

  it('shows 500 summaries of texts in which everything is a hit, in steps', async () => {
    const phrases = times(4, (n) => `"${'a b '.repeat(5)}${letters[n + 2]}"`, ' OR ')
    const { rows } = await measured(`Long:yes (a OR b OR ${phrases})`, { rowLimit: 500 })
    expect(rows).toHaveLength(500)
    expect(rows[0]?.cells.find(({ name }) => name === 'HitHighlightedSummary')?.value).toContain('<c0>a</c0>')
  })

  it('may be ordered by 5 properties, and not by 6', async () => {
    const orderBy = twenty.map(({ name }) => ({ name, descending: true }))
    await measured('note', { orderBy: orderBy.slice(0, 5) })
    await expect(find(ctx, 'note', { orderBy: orderBy.slice(0, 6) })).rejects.toThrow(/ordered by at most 5 properties; 6 were given/)
  })

  it('counts the first of its results, when there are more than refiners look at', async () => {
    const limited = {
      ...ctx,
      budget: new Budget({
        entities: 1,
        batchReplyBytes: 1,
        noteBytes: 1,
        begunUploads: 100,
        begunUploadBytes: 1_000_000,
        query,
        search: { scans: 20, refined: 100 },
      }),
    }
    const asked = { refiners: [refiner('status')], orderBy: [{ name: 'docid', descending: false }], rowLimit: 1 }
    const { total, refiners } = await find(limited, 'note', asked)
    expect(total).toBe(count)
    expect(refiners[0]?.entries.map((entry) => entry.count)).toEqual(Array.from({ length: 10 }, () => 10))
    const few = await find(limited, 'Size:7', asked)
    expect([few.total, few.refiners[0]?.entries]).toEqual([20, [{ value: 'status7', count: 20 }]])
  })
})

describe('what one search may ask', () => {
  it.each<[string, number, (n: number) => string, RegExp]>([
    ['words with a star', 20, (n) => times(n, (k) => `a${k}*`, ' OR '), /at most 20 prefix words .*Limits:SearchScans\); this one has 21/],
    ['comparisons', 20, (n) => times(n, (k) => `Size>${k}`, ' OR '), /SearchScans/],
    ['negations', 20, (n) => `a ${times(n, (k) => `-b${k}`, ' ')}`, /SearchScans/],
    ['words of phrases', 80, (n) => `"${times(n, (k) => `w${k}`, ' ')}"`, /at most 80 words, .* this one has 81/],
    [
      'levels',
      20,
      (n) =>
        `${Array.from({ length: n }, (_, k) => (k % 2 === 0 ? '(a OR (' : 'b AND (')).join('')}c${Array.from({ length: n }, (_, k) => (k % 2 === 0 ? '))' : ')')).join('')}`,
      /at most 20 levels deep; these are nested 21/,
    ],
  ])('%s: %i and no more', async (_name, most, kql, message) => {
    const asked = (n: number) => find(ctx, kql(n), { rowLimit: 1 })
    await asked(most - 1)
    await asked(most)
    await expect(asked(most + 1)).rejects.toThrow(message)
  })
})

describe('over the wire', async () => {
  const server = await startServer({ settings: { 'Limits:SearchScans': '3' } })
  const ann = createContractClient(server.url, { Authorization: basic('ann'), Accept: accepts.nometadata })
  afterAll(() => server.stop())
  const ask = (request: Record<string, unknown>) => ann.call('POST', '/_api/search/postquery', { body: { request } })
  beforeAll(async () => {
    await ask({ Querytext: 'note' })
  })

  it('99 prefixes with 20 refiners are refused at once', async () => {
    const Querytext = times(99, (n) => `${letters[n % 26]}${n}*`, ' OR ')
    const reply = await cheap(() => ask({ Querytext, Refiners: times(20, (n) => `P${n}`, ',') }))
    expectRefusal(reply, 400, /at most 3 prefix words .*\(setting Limits:SearchScans\); this one has 99\. Search for whole words/)
  })

  it('filters and constraints count with the text', async () => {
    expect((await ask({ Querytext: 'a* b*', HiddenConstraints: 'c*' })).status).toBe(200)
    expectRefusal(await ask({ Querytext: 'a* b*', HiddenConstraints: 'c* d*' }), 400, /this one has 4/)
    expectRefusal(await ask({ Querytext: 'a* b*', RefinementFilters: ['Size:range(1,5)', 'not(Status:"x")'] }), 400, /this one has 5/)
  })

  it('the entries of a refiner that are ticked together count as one', async () => {
    const ticked = times(30, (n) => `Status:${refinementToken(`s${n}`)}`, ',')
    expect((await ask({ Querytext: 'a* b*', RefinementFilters: [`or(${ticked})`] })).status).toBe(200)
  })
})
