import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractClient } from '../../support/contract-client.ts'
import { mysqlUrl } from '../../support/mysql/databases.ts'
import { freshFarmOnMySql } from '../../support/mysql/farms.ts'
import { postgresqlUrl } from '../../support/postgresql/databases.ts'
import { type FreshFarm, freshFarmOnServer } from '../../support/postgresql/farms.ts'
import { clientOf } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'

const waiting = 240_000

interface Place {
  readonly client: ContractClient
  stop(): Promise<void>
}

async function serverOn(farm: FreshFarm | undefined): Promise<Place> {
  const server = await startServer({ settings: farm?.settings ?? { StorageProvider: 'InMemory' } })
  const stop = async () => {
    await server.stop()
    await farm?.remove()
  }
  return { client: clientOf(server.url, 'admin'), stop }
}

const databases = {
  ...((postgresqlUrl !== undefined || process.env.CI) && { PostgreSQL: async () => serverOn(await freshFarmOnServer()) }),
  ...((mysqlUrl !== undefined || process.env.CI) && { MariaDB: async () => serverOn(await freshFarmOnMySql()) }),
}

const at = "/_api/web/lists/getbytitle('Hard')"

/** Case, accents, letters that fold to others, digits, patterns of SQL, spaces, and characters outside of the first plane. */
const texts = [
  ...['a', 'A', 'á', 'Á', 'a\u0301', 'ä', 'Ä', 'z', 'Z', 'å', 'ß', 'ss', 'SS', 'ſ', 'i', 'I', 'İ', 'ı', 'œ', 'oe', 'é', 'e'],
  ...[
    '10',
    '9',
    '09',
    '1',
    '_',
    '%',
    'a%',
    'a_b',
    'axb',
    '\\',
    "'",
    '"',
    'a b',
    'a  b',
    'ab',
    'a-b',
    'a.b',
    '😀',
    '😁',
    '\uffef',
    '日本',
    '日本語',
    'Ω',
    'ω',
    'ς',
    'σ',
  ],
]
const numbers = [null, 0, -1, 1, 0.1, 0.30000000000000004, 0.3, 1e-7, 1e15, -1e15, 123456789.125, 2, 10, 9]
const dates = [
  ...[null, '2026-01-01T00:00:00Z', '2025-12-31T23:59:59Z', '1900-01-01T00:00:00Z', '2026-02-28T12:00:00Z', '2028-02-29T00:00:00Z'],
  ...['2026-03-29T01:30:00Z', '2026-10-25T00:30:00Z', '8900-12-31T23:59:59Z'],
]

const of = <T>(values: readonly T[], n: number): T => values[n % values.length] as T

async function fill({ client }: Place): Promise<void> {
  const made = async (path: string, body: unknown) => {
    const { status, text } = await client.call('POST', path, { body })
    expect(status, text).toBe(201)
  }
  await made('/_api/web/lists', { Title: 'Hard', BaseTemplate: 100 })
  for (const field of [
    { Title: 'Word', FieldTypeKind: 2 },
    { Title: 'Size', FieldTypeKind: 9, Indexed: true },
    { Title: 'Due', FieldTypeKind: 4 },
    { Title: 'Flag', FieldTypeKind: 8 },
    { Title: 'Kind', FieldTypeKind: 2, Indexed: true },
  ])
    await made(`${at}/fields`, field)
  for (let n = 0; n < texts.length; n += 1) {
    const body = {
      Title: of(texts, n * 7),
      Word: n % 6 === 5 ? null : texts[n],
      Size: of(numbers, n),
      Due: of(dates, n * 5),
      Flag: n % 3 === 0,
      Kind: of(['x', 'y', null], n),
    }
    // Some items have no title.
    await made(`${at}/items`, n % 9 === 4 ? { ...body, Title: null } : body)
  }
}

/** The ids of all pages, in order; `between` runs behind each of them. */
async function idsOf({ client }: Place, query: string, between?: (page: number) => Promise<void>): Promise<number[]> {
  const ids: number[] = []
  let url: string | undefined = `${at}/items?$select=Id&${query}`
  for (let page = 0; url !== undefined; page += 1) {
    const { status, json, text } = await client.call('GET', url)
    expect(status, text).toBe(200)
    ids.push(...json.value.map(({ Id }: { Id: number }) => Id))
    await between?.(page)
    url = json['odata.nextLink']
  }
  return ids
}

const quoted = (text: string) => encodeURIComponent(text.replaceAll("'", "''"))

const queries: Readonly<Record<string, string>> = {
  'every text, in order': '$orderby=Word&$top=7',
  'every text backwards, equal ones by number': '$orderby=Word desc,Size desc&$top=5',
  'texts that begin with a letter': `$filter=startswith(Word,'${quoted('Á')}')&$orderby=Word desc`,
  'texts with a character of patterns': `$filter=substringof('%25',Word) or substringof('_',Title)&$orderby=Title,Id desc`,
  'a text in another case': `$filter=Word eq '${quoted('Σ')}' or Word eq 'SS' or Word eq '${quoted('İ')}'`,
  'a range of texts': `$filter=Word ge '${quoted('ß')}' and Word lt '${quoted('日本語')}'&$orderby=Word&$top=3`,
  'numbers with none among them, backwards': '$filter=Size lt 2 or Size eq null&$orderby=Size desc,Word&$top=4',
  'numbers that are nearly equal': '$filter=Size gt 0.3 and Size le 1&$orderby=Size',
  'dates around changes of the clock':
    "$filter=Due ge datetime'2025-12-31T23:59:59Z' and Due lt datetime'2027-01-01T00:00:00Z'&$orderby=Due desc&$top=4",
  'no date first, then by date, flag and text': '$orderby=Due,Flag desc,Word desc&$top=6',
  'no title first, then by title': '$orderby=Title&$top=3',
  'titles backwards, none last': '$orderby=Title desc&$top=6',
  'an equal text, by number backwards': "$filter=Kind eq 'x'&$orderby=Size desc&$top=3",
  'no text, by number backwards': '$filter=Kind eq null&$orderby=Size desc&$top=3',
  'parts that hold and do not': '$filter=(Flag eq 1 or Word eq null) and not (Size ge 1)&$orderby=Flag,Title desc',
}

describe('the hardest queries', () => {
  let reference: Place
  const places = new Map<string, Place>()

  beforeAll(async () => {
    reference = await serverOn(undefined)
    for (const [name, start] of Object.entries(databases)) places.set(name, await start())
    await Promise.all([reference, ...places.values()].map(fill))
  }, waiting)
  afterAll(async () => {
    for (const place of [reference, ...places.values()]) await place.stop()
  }, waiting)

  it.each(Object.entries(queries))('have the same rows in the same order on every database: %s', async (_, query) => {
    const expected = await idsOf(reference, query)
    expect(expected.length).toBeGreaterThan(0)
    expect(new Set(expected).size).toBe(expected.length)
    for (const [name, place] of places) expect(await idsOf(place, query), name).toEqual(expected)
  })

  it('have the same pages while others write before and behind the place of the reader', async () => {
    const read = (place: Place) => {
      const write = async (method: string, path: string, body?: unknown, headers = {}) =>
        expect((await place.client.call(method, path, { ...(body !== undefined && { body }), headers })).status).toBeLessThan(300)
      return idsOf(place, '$orderby=Word desc&$top=6', async (page) => {
        if (page > 2) return
        await write('POST', `${at}/items`, { Title: 'before', Word: `😁${page}` })
        await write('POST', `${at}/items`, { Title: 'behind', Word: `0${page}` })
        await write('POST', `${at}/items(${page * 3 + 1})`, undefined, { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' })
      })
    }
    const expected = await read(reference)
    for (const [name, place] of places) expect(await read(place), name).toEqual(expected)
  })
})
