import { beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../../support/pages/visitor.ts'
import { serve } from '../../../support/serve.ts'

/** Totals of views and of their groups: of all rows that the visitor may see, whatever the page shows. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const owner = visitorOf(server.url, 'admin')
const reader = visitorOf(server.url, 'rita')
const api = "/_api/web/lists/getbytitle('Costs')"
const numbers = [10, 20, 30, 40, 1000000000.5, 1000000001.5]
let list = ''
let view = ''

beforeAll(async () => {
  await admin.call('POST', '/_api/web/associatedvisitorgroup/users', { body: { LoginName: 'rita' } })
  list = (await admin.call('POST', '/_api/web/lists', { body: { Title: 'Costs', BaseTemplate: 100 } })).json.Id as string
  await admin.call('POST', `${api}/fields`, { body: { Title: 'Amount', FieldTypeKind: 9 } })
  await admin.call('POST', `${api}/fields`, { body: { Title: 'Kind', FieldTypeKind: 2 } })
  await admin.call('POST', `${api}/fields`, { body: { Title: 'Due', FieldTypeKind: 4 } })
  await admin.call('POST', `${api}/fields`, {
    body: { __metadata: { type: 'SP.FieldMultiChoice' }, Title: 'Tags', FieldTypeKind: 15, Choices: { results: ['a', 'b'] } },
    headers: { 'Content-Type': 'application/json;odata=verbose' },
  })
  for (const [index, Amount] of numbers.entries())
    await admin.call('POST', `${api}/items`, {
      body: { Title: `Cost ${index}`, Amount, Kind: index < 4 ? 'small' : 'large', ...(index === 0 && { Due: '2026-03-01T00:00:00Z' }) },
    })
  await admin.call('POST', `${api}/items`, { body: { Title: 'Nothing yet' } })
})

const fields = ['LinkTitle', 'Amount', 'Kind', 'Due', 'Tags']
const make = async (more: Record<string, string>) => {
  const sent = await owner.post(`/_layouts/15/viewnew.aspx?List=${list}`, {
    ...{ title: `View ${Math.random()}`, show: fields, rowLimit: '2', do: 'save' },
    ...Object.fromEntries(fields.map((name, index) => [`at.${name}`, String(index + 1)])),
    ...more,
  })
  expect(sent.status, sent.text).toBe(303)
  return sent.location ?? ''
}
const footOf = (text: string) =>
  (/<tfoot>(.*?)<\/tfoot>/s.exec(text)?.[1] ?? '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('the totals of a view', () => {
  it('are chosen in its form, stored as aggregations, and stand below the columns on every page', async () => {
    view = await make({ 'total.Amount': 'SUM', 'total.LinkTitle': 'COUNT', 'total.Due': 'MIN' })
    const first = await owner.get(view)
    expect(footOf(first.text)).toBe('Σ Totals Count 7 Sum 2,000,000,102 Minimum Mar 1, 2026, 12:00 AM')
    const next = /href="([^"]+)" rel="next"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(footOf((await owner.get(next)).text)).toBe(footOf(first.text))
    const stored = (await admin.call('GET', `${api}/views?$select=Aggregations,AggregationsStatus,Id`)).json.value as Record<
      string,
      string
    >[]
    expect(stored.at(-1)).toMatchObject({ AggregationsStatus: 'On' })
    expect(stored.at(-1)?.Aggregations).toContain('<FieldRef Name="Amount" Type="SUM" />')
    const form = await owner.get(`/_layouts/15/viewedit.aspx?List=${list}&View=${stored.at(-1)?.Id}`)
    expect([form.fields.get('total.Amount'), form.fields.get('total.Kind')]).toEqual(['SUM', ''])
    expect(form.text).not.toMatch(/name="total.Kind">(?:(?!<\/select>).)*value="SUM"/)
  })

  it('that are off stay off when their view is saved in its form', async () => {
    const place = await make({ 'total.Amount': 'SUM', hidesTotals: '1' })
    expect((await owner.get(place)).text).not.toContain('<tfoot>')
    const views = (await admin.call('GET', `${api}/views?$select=Aggregations,AggregationsStatus,Id`)).json.value as Record<
      string,
      string
    >[]
    const { Id, AggregationsStatus } = views.at(-1) ?? {}
    expect(AggregationsStatus).toBe('Off')
    const form = await owner.get(`/_layouts/15/viewedit.aspx?List=${list}&View=${Id}`)
    expect(form.text).toMatch(/name="hidesTotals" value="1" checked/)
    const kept = { title: 'Kept', show: fields, 'total.Amount': 'SUM', do: 'save' }
    expect((await owner.post(`/_layouts/15/viewedit.aspx?List=${list}&View=${Id}`, { ...kept, hidesTotals: '1' })).status).toBe(303)
    const statusOf = async () => (await admin.call('GET', `${api}/views('${Id}')?$select=AggregationsStatus`)).json.AggregationsStatus
    expect(await statusOf()).toBe('Off')
    expect((await owner.post(`/_layouts/15/viewedit.aspx?List=${list}&View=${Id}`, kept)).status).toBe(303)
    expect(await statusOf()).toBe('On')
  })

  it.each([
    ['AVG', 'Average 333,333,350.333'],
    ['MIN', 'Minimum 10'],
    ['MAX', 'Maximum 1,000,000,001.5'],
    ['STDEV', 'Standard deviation 516,397,767.101'],
    ['COUNT', 'Count 6'],
  ])('%s is that of the values', async (type, expected) => {
    expect(footOf((await owner.get(await make({ 'total.Amount': type }))).text)).toContain(expected)
  })

  it('stay exact for large values that differ little', async () => {
    const place = await make({ 'total.Amount': 'VAR', where1: 'Kind', is1: 'Eq', value1: 'large' })
    expect(footOf((await owner.get(place)).text)).toBe('Σ Totals Variance 0.5')
  })

  it('follow the filter of the visitor, and count columns with several values', async () => {
    await admin.call('POST', `${api}/items(1)`, { body: { Tags: ['a', 'b'] }, headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' } })
    const place = await make({ 'total.Tags': 'COUNT', 'total.Amount': 'SUM' })
    const foot = footOf((await owner.get(`${place}?FilterField1=Kind&FilterValue1=small`)).text)
    expect(foot).toBe('Σ Totals Sum 100 Count 1')
  })

  it('of groups are those of the whole group, not of the rows on the page', async () => {
    const { text } = await owner.get(await make({ group1: 'Kind', 'total.Amount': 'SUM' }))
    expect(text).toMatch(/Kind: \(no value\) <span class="soft">\(1\)<\/span>/)
    expect(text).toMatch(
      /Kind: large <span class="soft">\(2\)<\/span><\/label> <span class="total">Amount: <span class="soft">Sum<\/span> 2,000,000,002<\/span>/,
    )
  })

  it('are of those rows alone that the visitor may see', async () => {
    await admin.call('POST', `${api}/items(5)/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
    expect(footOf((await reader.get(view)).text)).toContain('Count 6 Sum 1,000,000,101.5')
    expect(footOf((await owner.get(view)).text)).toContain('Count 7 Sum 2,000,000,102')
  })
})

describe('the totals of a library', () => {
  it('have the values of files as the visitor sees them', async () => {
    const docs = "/_api/web/lists/getbytitle('Papers')"
    const library = (await admin.call('POST', '/_api/web/lists', { body: { Title: 'Papers', BaseTemplate: 101 } })).json.Id as string
    await admin.call('POST', docs, {
      body: { EnableVersioning: true, EnableMinorVersions: true, DraftVersionVisibility: 1 },
      headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
    })
    await admin.call('POST', `${docs}/fields`, { body: { Title: 'Pages', FieldTypeKind: 9 } })
    for (const [name, pages] of [
      ['a.txt', 3],
      ['b.txt', 4],
    ] as const) {
      const file = `/_api/web/getfilebyserverrelativeurl('/Papers/${name}')`
      await admin.call('POST', `/_api/web/getfolderbyserverrelativeurl('/Papers')/files/add(url='${name}')`, { body: 'x' })
      const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
      await admin.call('POST', `${file}/listitemallfields`, { body: { Pages: pages }, headers: merge })
      await admin.call('POST', `${file}/publish(comment='')`)
      if (name === 'b.txt') await admin.call('POST', `${file}/listitemallfields`, { body: { Pages: 400 }, headers: merge })
    }
    const made = await owner.post(`/_layouts/15/viewnew.aspx?List=${library}`, {
      ...{ title: 'Pages', show: ['LinkFilename', 'Pages'], 'at.LinkFilename': '1', 'at.Pages': '2', 'total.Pages': 'SUM', do: 'save' },
    })
    expect(footOf((await owner.get(made.location ?? '')).text)).toBe('Σ Totals Sum 403')
    expect(footOf((await reader.get(made.location ?? '')).text)).toBe('Σ Totals Sum 7')
  })
})
