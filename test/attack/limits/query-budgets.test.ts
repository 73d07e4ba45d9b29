import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryItems } from '../../../src/core/acts/items/item-pages.ts'
import { addList } from '../../../src/core/acts/lists/lists.ts'
import { parseFilter } from '../../../src/formats/odata/odata.ts'
import { escapeXml } from '../../../src/formats/xml.ts'
import { createContractClient, type Reply } from '../../support/contract-client.ts'
import { openFarm } from '../../support/farm.ts'
import { basic, startServer } from '../../support/server.ts'
import { accepts, expectRefusal, rowsOf } from '../../support/wire.ts'
import { cheap, costOf, mostMs } from '../cost.ts'

const few = {
  'Limits:QueryConditions': '10',
  'Limits:QueryValues': '12',
  'Limits:QueryLiterals': '1024',
  'Limits:QueryCalls': '3',
  'Limits:QueryText': '1024',
  'Limits:QueryLookups': '2',
}
const strict = await startServer({ settings: few })
const usual = await startServer()
const clientOf = (url: string) => createContractClient(url, { Authorization: basic('ann'), Accept: accepts.nometadata })
const [ann, bob] = [clientOf(strict.url), clientOf(usual.url)]
afterAll(async () => {
  await strict.stop()
  await usual.stop()
})

const notes = "/_api/web/lists/getbytitle('Notes')"

beforeAll(async () => {
  for (const [client, count] of [
    [ann, 2],
    [bob, 400],
  ] as const) {
    await client.call('POST', '/_api/web/lists', { body: { Title: 'Notes', BaseTemplate: 100 } })
    for (let n = 0; n < count; n++) await client.call('POST', `${notes}/items`, { body: { Title: 'a'.repeat(255) } })
  }
}, 120_000)

type Ask = (client: typeof ann) => Promise<Reply>
const filtered =
  (filter: string, path = `${notes}/items`): Ask =>
  (client) =>
    client.call('GET', `${path}?$filter=${encodeURIComponent(filter)}`)
const ordered =
  (order: string, path = `${notes}/items`): Ask =>
  (client) =>
    client.call('GET', `${path}?$orderby=${encodeURIComponent(order)}`)
const where = (condition: string) => `<View><Query><Where>${condition}</Where></Query></View>`
const caml =
  (condition: string): Ask =>
  (client) =>
    client.call('POST', `${notes}/getitems`, { body: { query: { ViewXml: where(condition) } } })

const times = (count: number, one: (n: number) => string, glue: string) => Array.from({ length: count }, (_, n) => one(n)).join(glue)
const nested = (count: number, junction: 'And' | 'Or', one: (n: number) => string): string =>
  count === 1 ? one(0) : `<${junction}>${one(count - 1)}${nested(count - 1, junction, one)}</${junction}>`
const test = (name: string, field: string, value: string | number, type = 'Text', more = '') =>
  `<${name}><FieldRef Name="${field}"${more}/><Value Type="${type}">${escapeXml(String(value))}</Value></${name}>`
const inList = (count: number) =>
  `<In><FieldRef Name="ID"/><Values>${times(count, (n) => `<Value Type="Counter">${n}</Value>`, '')}</Values></In>`

describe('what one query may ask', () => {
  it.each<[string, number, (count: number) => Ask, RegExp]>([
    [
      'conditions of $filter',
      10,
      (count) => filtered(times(count, (n) => `ID ne ${n + 9}`, ' and ')),
      /at most 10 conditions .*QueryConditions/,
    ],
    [
      'conditions of CAML',
      10,
      (count) => caml(nested(count, 'And', (n) => test('Neq', 'ID', n + 9, 'Counter'))),
      /at most 10 conditions .*QueryConditions/,
    ],
    [
      'conditions on lists',
      10,
      (count) =>
        filtered(
          times(count, (n) => `ItemCount ne ${n}`, ' or '),
          '/_api/web/lists',
        ),
      /at most 10 conditions/,
    ],
    [
      'conditions on folders',
      10,
      (count) =>
        filtered(
          times(count, (n) => `Name ne '${n}'`, ' and '),
          "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files",
        ),
      /at most 10 conditions/,
    ],
    [
      'values of one column',
      13,
      (count) => filtered(times(count, (n) => `ID eq ${n}`, ' or ')),
      /at most 12 values together .*QueryValues/,
    ],
    ['values of one column in CAML', 13, (count) => caml(nested(count, 'Or', (n) => test('Eq', 'ID', n, 'Counter'))), /at most 12 values/],
    ['values of In', 12, (count) => caml(inList(count)), /at most 12 values together .*QueryValues/],
    [
      'characters to compare with',
      1024,
      (count) => filtered(`Title eq '${'x'.repeat(count)}'`),
      /at most 1024 characters together .*QueryLiterals/,
    ],
    ['characters to compare with in CAML', 1024, (count) => caml(test('BeginsWith', 'Title', 'x'.repeat(count))), /QueryLiterals/],
    [
      'calls',
      3,
      (count) => filtered(times(count, () => 'length(Title) gt 0', ' and ')),
      /length at character \d+: A query calls at most 3 functions .*QueryCalls/,
    ],
    ['calls within each other', 3, (count) => filtered(`${'trim('.repeat(count)}Title${')'.repeat(count)} ne 'x'`), /QueryCalls/],
    [
      'lookups',
      2,
      (count) => filtered(times(count, () => "Author/Title ne 'x'", ' and ')),
      /At most 2 conditions and orders .*QueryLookups/,
    ],
    [
      'lookups of CAML',
      2,
      (count) => caml(nested(count, 'And', () => test('Neq', 'Author', 'x', 'User'))),
      /At most 2 conditions and orders .*QueryLookups/,
    ],
    ['paths', 2, (count) => filtered(times(count, () => "startswith(FileRef,'/')", ' and ')), /QueryLookups/],
    [
      'columns of an order',
      2,
      (count) => ordered(['Author/Title', 'Editor/Title', 'Author/Name'].slice(0, count).join(',')),
      /QueryLookups/,
    ],
  ])('%s: %i and no more', async (_name, most, ask, message) => {
    expect((await ask(most - 1)(ann)).status).toBe(200)
    expect((await cheap(() => ask(most)(ann))).status).toBe(200)
    expectRefusal(await cheap(() => ask(most + 1)(ann)), 400, message)
  })

  it('a function that makes texts too long is named, with its place', async () => {
    // 255 characters of a column, each of which becomes four: 1020.
    const asked = (by: string) => filtered(`replace(Title,'a','${by}') eq 'x'`)
    expect((await asked('bbb')(ann)).status).toBe(200)
    expect((await asked('bbbb')(ann)).status).toBe(200)
    const tooLong =
      /replace at character 1 can make texts of 1275 characters\. .*at most 1024 characters of a row \(setting Limits:QueryText\)/
    expectRefusal(await asked('bbbbb')(ann), 400, tooLong)
    expectRefusal(
      await filtered(`ID gt 0 and concat(Title,'${'x'.repeat(770)}') eq 'x'`)(ann),
      400,
      /concat at character 13 can make texts of 1025/,
    )
    expect((await filtered(`concat(Title,'${'x'.repeat(769)}') ne 'x'`)(ann)).status).toBe(200)
  })

  it('columns of an order: 20 and no more; one that comes again does not count', async () => {
    const columns = (
      (await bob.call('GET', `${notes}/fields?$select=InternalName,Sortable,TypeAsString`)).json.value as Record<string, string>[]
    )
      .filter(({ TypeAsString = '' }) => ['Text', 'DateTime', 'Counter', 'Integer', 'Boolean', 'ModStat'].includes(TypeAsString))
      .map(({ InternalName = '' }) => InternalName)
    const again = times(400, () => 'Title', ',')
    expect((await cheap(() => ordered(again)(bob))).status).toBe(200)
    expect(
      (
        await cheap(() =>
          ordered(
            times(400, () => 'Hidden', ','),
            '/_api/web/lists',
          )(bob),
        )
      ).status,
    ).toBe(200)
    const many = Array.from({ length: 21 }, (_, n) => columns[n] ?? `None${n}`)
    expectRefusal(await ordered(many.join(','))(bob), 400, /ordered by at most 20 columns; 21 were given/)
  })

  it('a query that asks too much makes no view and no count', async () => {
    const ViewQuery = `<Where>${nested(11, 'And', (n) => test('Neq', 'ID', n, 'Counter'))}</Where>`
    expectRefusal(await ann.call('POST', `${notes}/views`, { body: { Title: 'Large', ViewQuery } }), 400, /QueryConditions/)
    const path = `${notes}/items?$inlinecount=allpages&$top=1&$filter=${encodeURIComponent(times(11, (n) => `ID ne ${n}`, ' and '))}`
    expectRefusal(await ann.call('GET', path), 400, /QueryConditions/)
  })

  it('both protocols refuse with one status', async () => {
    const text = nested(11, 'And', (n) => test('Neq', 'ID', n, 'Counter'))
    const body = `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><GetListItems xmlns="urn:svc:soap/"><listName>Notes</listName><query><Query><Where>${text}</Where></Query></query></GetListItems></soap:Body></soap:Envelope>`
    const reply = await fetch(`${strict.url}/_vti_bin/lists.asmx`, {
      method: 'POST',
      headers: { Authorization: basic('ann'), 'Content-Type': 'text/xml; charset=utf-8' },
      body,
    })
    expect([reply.status, (await caml(text)(ann)).status]).toEqual([400, 400])
    expect(await reply.text()).toMatch(/at most 10 conditions/)
  })
})

describe('paths in a list of 9,999 folders', async () => {
  const farm = await openFarm()
  afterAll(() => farm.content.close())
  const ctx = farm.as('admin')
  const list = await addList(ctx, { title: 'Deep', baseTemplate: 100 })
  const { siteId, webId, id: listId, rootFolderId, scopeId, createdAt } = list.row
  const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  const common = { siteId, webId, listId, scopeId, kind: 1, sizeBytes: 0, authorId: 1, editorId: 1, createdAt, modifiedAt: createdAt }
  const folder = (n: number) => ({
    ...common,
    ...{ id: idOf(n), itemId: n, leafName: `F${n}`, leafKey: `f${n}`, version: 1, contentVersion: 1, uiVersion: 512, level: 1 },
    // Chains of 20 replies; each begins in the list's folder, and children come before their parents.
    parentId: n % 20 === 0 ? rootFolderId : idOf(n + 1),
  })
  const most = 9_999
  for (let from = 1; from <= most; from += 100)
    await farm.content.records.insertAll(
      'Document',
      Array.from({ length: Math.min(100, most + 1 - from) }, (_, k) => folder(from + k)),
    )
  const ask = (filter: string) => queryItems(ctx, { id: listId }, { where: parseFilter(filter), limit: 10 })

  it('are found without holding the loop', async () => {
    await ask("startswith(FileDirRef,'/')")
    const { heldMs, totalMs } = await costOf(() => ask("startswith(FileDirRef,'/Lists/Deep/F20/')"))
    expect(heldMs).toBeLessThan(mostMs)
    expect(totalMs).toBeLessThan(1_000)
  })

  it('may find 10,000 folders together', async () => {
    expect((await ask("startswith(FileDirRef,'/')")).items).toEqual([])
    await expect(ask("startswith(FileDirRef,'/') or startswith(FileDirRef,'/Lists/Deep/F20')")).rejects.toThrow(
      /more than 10000 folders together/,
    )
  })

  it('are refused in a list with one folder more', async () => {
    await farm.content.records.insert('Document', folder(10_000))
    await expect(ask("FileRef eq '/Lists/Deep/F20'")).rejects.toThrow(/has more than 10000 folders/)
  })
})

describe('the usual limits', () => {
  const growing = "replace(replace(Title,'a','aaaaaaaaaaaaaaaa'),'a','aaaaaaaaaaaaaaaa') eq 'x'"

  it('refuse functions that multiply texts before a row is read', async () => {
    expectRefusal(
      await cheap(() => filtered(times(8, () => growing, ' or '))(bob)),
      400,
      /replace at character 1 can make texts of 65280 characters/,
    )
    expectRefusal(await cheap(() => filtered(growing, '/_api/web/lists')(bob)), 400, /QueryText/)
  })

  it('leave whatever is allowed cheap over 400 items', async () => {
    const grown = `replace(Title,'a','${'b'.repeat(64)}') eq 'x'`
    await filtered(grown)(bob)
    expect(rowsOf(await cheap(() => filtered(grown)(bob)))).toEqual([])
    expect(rowsOf(await cheap(() => filtered(times(50, () => "trim(Title) eq 'x'", ' or '))(bob)))).toEqual([])
    expect(rowsOf(await cheap(() => filtered(times(24, () => "substringof('x',Author/Title)", ' or '))(bob)))).toEqual([])
    expect(rowsOf(await cheap(() => filtered(times(290, () => "substringof('x',Title)", ' or '))(bob)))).toEqual([])
    expect(rowsOf(await cheap(() => filtered(times(500, (n) => `ID eq ${n + 1000}`, ' or '))(bob)))).toEqual([])
  })

  it('cut no text of a list: it is refused when it grows beyond 64 KiB', async () => {
    await bob.call('POST', '/_api/web/lists', { body: { Title: 'Long', BaseTemplate: 100, Description: 'a'.repeat(3_000) } })
    const grown = (by: number) => filtered(`replace(Description,'a','${'b'.repeat(by)}') eq 'x'`, '/_api/web/lists')
    expect((await cheap(() => grown(21)(bob))).status).toBe(200)
    expectRefusal(await cheap(() => grown(22)(bob)), 400, /replace would make a text of 66000 characters; at most 65536/)
  })
})
