import { beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../support/pages/visitor.ts'
import { serve } from '../../support/serve.ts'

/** The forms of items: every type of column, messages beside the fields, conflicts, attachments, deletion. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const owner = visitorOf(server.url, 'admin')
const writer = visitorOf(server.url, 'wim')
const reader = visitorOf(server.url, 'rita')
const stranger = visitorOf(server.url, 'stan')

const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
const raw = /<script>alert|<img src=x/
const list = '/Lists/Plans'
const api = "/_api/web/lists/getbytitle('Plans')"

const columns: readonly [string, number, Record<string, unknown>?][] = [
  ['Notes', 3],
  ['Count', 9],
  ['Price', 10],
  ['Start', 4],
  ['Done', 8],
  ['State', 6, { Choices: { results: ['New', 'Old'] } }],
  ['Tags', 15, { Choices: { results: ['Red', 'Green', 'Blue'] } }],
  ['Owner', 20],
  ['Link', 11],
  ['Where', 31],
]

beforeAll(async () => {
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Plans', BaseTemplate: 100 } })
  for (const [Title, FieldTypeKind, more = {}] of columns)
    await admin.call('POST', `${api}/fields`, { body: { Title, FieldTypeKind, ...more } })
  const { Id } = (await admin.call('GET', `${api}?$select=Id`)).json
  await admin.call('POST', `${api}/fields/addfield`, {
    body: { parameters: { Title: 'Before', FieldTypeKind: 7, LookupListId: Id, LookupFieldName: 'Title' } },
  })
  await admin.call('POST', '/_api/web/associatedvisitorgroup/users', { body: { LoginName: 'rita' } })
  await admin.call('POST', '/_api/web/associatedmembergroup/users', { body: { LoginName: 'wim' } })
})

const idOf = async (title: string): Promise<number> => {
  const { value } = (await admin.call('GET', `${api}/items?$select=Id,Title&$orderby=Id desc&$top=100`)).json as {
    value: { Id: number; Title: string }[]
  }
  return value.find(({ Title }) => Title === title)?.Id ?? 0
}

const complete = {
  'f.Title': 'Build a house',
  'f.Notes': 'Line one\r\nLine two',
  'f.Count': '12.5',
  'f.Price': '99.9',
  'f.Start': '2026-03-01T10:30',
  'f.Done': '1',
  'f.State': 'Old',
  'f.Tags': ['Red', 'Blue'],
  'f.Owner': 'wim',
  'f.Link': 'https://example.com/a?b=1',
  'f.Link.text': 'An example',
  'f.Where': '53.55',
  'f.Where.longitude': '-9.99',
}

describe('the form for a new item', () => {
  it('has an input for every column, and stores a value of every type', async () => {
    const form = await writer.get(`${list}/NewForm.aspx`)
    expect(form.status).toBe(200)
    for (const [title] of columns) expect(form.text).toContain(`>${title}<`)
    const sent = await writer.post(`${list}/NewForm.aspx`, complete)
    expect(sent).toMatchObject({ status: 303, location: '/Lists/Plans/AllItems.aspx' })
    const item = (await admin.call('GET', `${api}/items(${await idOf('Build a house')})?$select=*,Owner/Title&$expand=Owner`)).json
    expect(item).toMatchObject({
      ...{ Notes: 'Line one\nLine two', Count: 12.5, Price: 99.9, Start: '2026-03-01T10:30:00Z', Done: true, State: 'Old' },
      Link: { Url: 'https://example.com/a?b=1', Description: 'An example' },
      Where: { Latitude: 53.55, Longitude: -9.99, Altitude: 0, Measure: 0 },
    })
    expect(JSON.stringify(item)).toContain('"Red","Blue"')
  })

  it('keeps the altitude of a place that a form changes, and shows the place', async () => {
    const Where = { Latitude: 1.5, Longitude: 2, Altitude: 30, Measure: 4 }
    const { Id } = (await admin.call('POST', `${api}/items`, { body: { Title: 'Far away', Where } })).json
    const form = await writer.get(`${list}/EditForm.aspx?ID=${Id}`)
    expect([form.fields.get('f.Where'), form.fields.get('f.Where.longitude')]).toEqual(['1.5', '2'])
    const sent = await writer.post(`${list}/EditForm.aspx?ID=${Id}`, { ...Object.fromEntries(form.fields), 'f.Where': '-7' })
    expect(sent.status).toBe(303)
    expect((await admin.call('GET', `${api}/items(${Id})`)).json.Where).toEqual({ ...Where, Latitude: -7 })
    expect((await writer.get(`${list}/DispForm.aspx?ID=${Id}`)).text).toContain('-7; 2')
    const wrong = await writer.post(`${list}/NewForm.aspx`, { ...complete, 'f.Title': 'No place', 'f.Where.longitude': '' })
    expect([wrong.status, wrong.text.includes('id="f.Where-wrong"')]).toEqual([400, true])
  })

  it('says beside the field what is wrong, and keeps what was written', async () => {
    const sent = await writer.post(`${list}/NewForm.aspx`, {
      ...complete,
      'f.Title': '',
      'f.Count': 'many',
      'f.Owner': 'nobody here',
      'f.Notes': hostile,
    })
    expect(sent.status).toBe(400)
    expect(sent.text).toContain('id="f.Title-wrong"')
    expect(sent.text).toContain('id="f.Owner-wrong"')
    expect(sent.text).toContain('There is no person or group “nobody here” in this site.')
    expect(sent.fields.get('f.Count')).toBe('many')
    expect(sent.fields.get('f.Notes')).toBe(hostile)
    expect(sent.text).not.toMatch(raw)
    const number = await writer.post(`${list}/NewForm.aspx`, { ...complete, 'f.Title': 'Too many', 'f.Count': 'many' })
    expect(number.text).toMatch(/id="f.Count-wrong">[^<]*many/)
    expect(await idOf('Too many')).toBe(0)
  })

  it('is only for those who may add items', async () => {
    expect((await reader.get(`${list}/NewForm.aspx`)).status).toBe(403)
    expect((await reader.post(`${list}/NewForm.aspx`, complete)).status).toBe(403)
    expect((await stranger.get(`${list}/NewForm.aspx`)).status).toBe(403)
    expect((await writer.post(`${list}/NewForm.aspx`, { ...complete, __REQUESTDIGEST: 'x' })).status).toBe(403)
  })

  it('shows the columns of another content type, and keeps what was written', async () => {
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'Kinds', BaseTemplate: 100, ContentTypesEnabled: true } })
    const kinds = "/_api/web/lists/getbytitle('Kinds')"
    await admin.call('POST', `${kinds}/contenttypes/addavailablecontenttype`, { body: { contentTypeId: '0x0104' } })
    const types = (await admin.call('GET', `${kinds}/contenttypes?$select=Name,StringId`)).json.value as {
      Name: string
      StringId: string
    }[]
    const contentType = types.find(({ StringId }) => StringId.startsWith('0x0104'))?.StringId ?? ''
    const shown = await owner.post('/Lists/Kinds/NewForm.aspx', { contentType, 'f.Title': 'Half', do: 'type' })
    expect([shown.status, shown.fields.get('f.Title'), shown.fields.has('f.Body')]).toEqual([200, 'Half', true])
    expect((await admin.call('GET', `${kinds}?$select=ItemCount`)).json.ItemCount).toBe(0)
  })

  it('takes items of a large list by name, beside those of a choice of 200, and shows what is chosen', async () => {
    const { Id } = (await admin.call('POST', '/_api/web/lists', { body: { Title: 'Places', BaseTemplate: 100 } })).json
    const places = "/_api/web/lists/getbytitle('Places')"
    const add = (number: number) =>
      admin.call('POST', `${places}/items`, { body: { Title: `Place ${String(number).padStart(3, '0')}; north` } })
    for (let first = 1; first <= 203; first += 29) await Promise.all(Array.from({ length: 29 }, (_, index) => add(first + index)))
    const SchemaXml = `<Field Type="LookupMulti" Mult="TRUE" DisplayName="Stops" Name="Stops" List="{${Id}}" ShowField="Title"/>`
    await admin.call('POST', `${api}/fields/createfieldasxml`, { body: { parameters: { SchemaXml } } })
    const form = await writer.get(`${list}/NewForm.aspx`)
    expect(form.text).toContain('name="f.Stops.id"')
    const { Id: own } = (await admin.call('GET', `${api}?$select=Id`)).json
    const reply = await writer.get(`/_layouts/15/suggest.aspx?List=${own}&Field=Stops&text=place%20203`)
    const [last] = JSON.parse(reply.text) as { value: string }[]
    expect(last?.value).toMatch(/^Place 203; north #\d+$/)
    const written = `${last?.value}; 2`
    const sent = await writer.post(`${list}/NewForm.aspx`, { 'f.Title': 'Tour', 'f.Stops': ['1'], 'f.Stops.id': written })
    expect(sent.status, sent.text).toBe(303)
    const [item] = (await admin.call('GET', `${api}/items?$filter=Title eq 'Tour'&$select=Id,StopsId`)).json.value as {
      Id: number
      StopsId: number[]
    }[]
    const chosen = Number(/#(\d+)$/.exec(last?.value ?? '')?.[1])
    expect(item?.StopsId).toEqual([1, chosen, 2])
    expect((await writer.get(`${list}/EditForm.aspx?ID=${item?.Id}`)).text).toMatch(
      new RegExp(`<option value="${chosen}" selected>Place 203; north</option>`),
    )
    const wrong = await writer.post(`${list}/NewForm.aspx`, { 'f.Title': 'Lost', 'f.Stops.id': 'nowhere' })
    expect([wrong.status, wrong.text.includes('id="f.Stops-wrong"')]).toEqual([400, true])
  })

  it('suggests people, items and terms to those who may see the list', async () => {
    const { Id } = (await admin.call('GET', `${api}?$select=Id`)).json
    const suggested = async (field: string, text: string, visitor = writer) => {
      const reply = await visitor.get(`/_layouts/15/suggest.aspx?List=${Id}&Field=${field}&text=${encodeURIComponent(text)}`)
      return reply.status === 200 ? (JSON.parse(reply.text) as { value: string }[]).map(({ value }) => value) : reply.status
    }
    expect(await suggested('Owner', 'ri')).toEqual(['rita'])
    const item = await admin.call('POST', `${api}/items`, { body: { Title: 'Suggest me' } })
    expect(await suggested('Before', 'sugg')).toEqual([`Suggest me #${item.json.Id}`])
    expect(await suggested('Before', hostile)).toEqual([])
    expect(await suggested('Count', '1')).toEqual([])
    expect(await suggested('Nothing', '1')).toEqual([])
    expect(await suggested('Owner', 'ri', stranger)).toBe(403)
    const sent = await writer.post(`${list}/NewForm.aspx`, { 'f.Title': 'Looks up', 'f.Before.id': `Suggest me #${item.json.Id}` })
    expect(sent.status).toBe(303)
    const stored = (await admin.call('GET', `${api}/items(${await idOf('Looks up')})?$select=BeforeId`)).json
    expect(stored.BeforeId).toBe(item.json.Id)
  })

  it('attaches files to the item', async () => {
    const sent = await writer.postFiles(
      `${list}/NewForm.aspx`,
      { 'f.Title': 'With files', do: 'save' },
      { 'a.txt': 'one', 'b.txt': 'two' },
      'attach',
    )
    expect(sent.status).toBe(303)
    const id = await idOf('With files')
    const shown = await reader.get(`${list}/DispForm.aspx?ID=${id}`)
    expect(shown.text).toContain(`href="/Lists/Plans/Attachments/${id}/a.txt"`)
    expect((await reader.get(`/Lists/Plans/Attachments/${id}/b.txt`)).text).toBe('two')
    const { fields } = await writer.get(`${list}/EditForm.aspx?ID=${id}`)
    const edited = await writer.postFiles(
      `${list}/EditForm.aspx?ID=${id}`,
      { 'f.Title': 'With files', version: fields.get('version') ?? '', detach: 'a.txt' },
      { 'c.txt': 'three' },
      'attach',
    )
    expect(edited.status).toBe(303)
    const after = (await reader.get(`${list}/DispForm.aspx?ID=${id}`)).text
    expect(after).not.toContain('a.txt')
    expect(after).toContain('c.txt')
    const refused = await writer.postFiles(`${list}/NewForm.aspx`, { 'f.Title': '' }, { 'd.txt': 'four' }, 'attach')
    expect(refused.status).toBe(400)
    const unproven = await writer.postFiles(
      `${list}/NewForm.aspx`,
      { 'f.Title': 'Unproven', __REQUESTDIGEST: '' },
      { 'd.txt': 'four' },
      'attach',
    )
    expect(unproven.status).toBe(403)
    expect(await idOf('Unproven')).toBe(0)
  })
})

describe('an item', () => {
  it('is shown with the values of its columns, in the formats of the web', async () => {
    const { text, status } = await reader.get(`${list}/DispForm.aspx?ID=${await idOf('Build a house')}`)
    expect(status).toBe(200)
    expect(text).toContain('Mar 1, 2026, 10:30')
    expect(text).toContain('$99.90')
    expect(text).toContain('<dd>Yes</dd>')
    expect(text).toContain('>An example</a>')
    expect(text).toContain('>wim</a>')
    expect(text).not.toContain('EditForm.aspx')
  })

  it('shows hostile text as text, and no address that runs a script', async () => {
    const body = { Title: hostile, Notes: hostile, State: 'New', Link: { Url: 'https://x.example/', Description: hostile } }
    const { Id } = (await admin.call('POST', `${api}/items`, { body })).json
    for (const path of [
      `${list}/DispForm.aspx?ID=${Id}`,
      `${list}/EditForm.aspx?ID=${Id}`,
      `${list}/AllItems.aspx`,
      '/default.aspx',
      `${list}/NewForm.aspx`,
    ])
      expect((await owner.get(path)).text, path).not.toMatch(raw)
    expect((await owner.get(`${list}/DispForm.aspx?ID=${Id}`)).text).toContain('&lt;script&gt;')
  })

  it('is changed by its form, and only what was changed is written', async () => {
    const id = await idOf('Build a house')
    const form = await writer.get(`${list}/EditForm.aspx?ID=${id}`)
    expect(form.fields.get('f.Start')).toBe('2026-03-01T10:30')
    expect(form.fields.get('f.Owner')).toBe('wim')
    expect(form.fields.get('f.Notes')).toBe('Line one\nLine two')
    const version = form.fields.get('version') ?? ''
    const sent = await writer.post(`${list}/EditForm.aspx?ID=${id}`, { ...complete, 'f.Count': '13', version })
    expect(sent).toMatchObject({ status: 303, location: `/Lists/Plans/DispForm.aspx?ID=${id}` })
    expect((await admin.call('GET', `${api}/items(${id})`)).json).toMatchObject({ Count: 13, Notes: 'Line one\nLine two' })
    const wrong = await writer.post(`${list}/EditForm.aspx?ID=${id}`, { ...complete, 'f.Count': 'x', version: String(Number(version) + 1) })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('id="f.Count-wrong"')
    expect((await reader.get(`${list}/EditForm.aspx?ID=${id}`)).status).toBe(403)
    expect((await reader.post(`${list}/EditForm.aspx?ID=${id}`, { ...complete, version })).status).toBe(403)
    expect((await writer.get(`${list}/EditForm.aspx?ID=99999`)).status).toBe(404)
  })

  it('shows both values after a conflict, and stores the user’s after a second look', async () => {
    const { Id } = (await admin.call('POST', `${api}/items`, { body: { Title: 'Contested', Notes: 'first' } })).json
    const form = await writer.get(`${list}/EditForm.aspx?ID=${Id}`)
    const version = form.fields.get('version') ?? ''
    await admin.call('PATCH', `${api}/items(${Id})`, { body: { Notes: 'theirs' }, headers: { 'If-Match': '*' } })
    const sent = await writer.post(`${list}/EditForm.aspx?ID=${Id}`, { 'f.Title': 'Contested', 'f.Notes': 'mine', version })
    expect(sent.status).toBe(409)
    expect(sent.fields.get('f.Notes')).toBe('mine')
    expect(sent.text).toMatch(/id="f.Notes-theirs">Stored now: theirs/)
    expect(sent.fields.get('version')).not.toBe(version)
    const again = await writer.post(`${list}/EditForm.aspx?ID=${Id}`, {
      'f.Title': 'Contested',
      'f.Notes': 'mine',
      version: sent.fields.get('version') ?? '',
    })
    expect(again.status).toBe(303)
    expect((await admin.call('GET', `${api}/items(${Id})`)).json).toMatchObject({ Notes: 'mine' })
  })

  it('goes to the recycle bin by its button', async () => {
    const { Id } = (await admin.call('POST', `${api}/items`, { body: { Title: 'Short lived' } })).json
    expect((await reader.post(`${list}/DispForm.aspx?ID=${Id}`, { do: 'recycle' })).status).toBe(403)
    expect(await writer.post(`${list}/DispForm.aspx?ID=${Id}`, { do: 'recycle' })).toMatchObject({
      status: 303,
      location: '/Lists/Plans/AllItems.aspx',
    })
    expect((await writer.get(`${list}/DispForm.aspx?ID=${Id}`)).status).toBe(404)
    expect((await writer.get('/_layouts/15/recyclebin.aspx')).text).toContain('Short lived')
  })

  it('has its versions, each of which can be restored', async () => {
    await admin.call('PATCH', api, { body: { EnableVersioning: true }, headers: { 'If-Match': '*' } })
    const { Id } = (await admin.call('POST', `${api}/items`, { body: { Title: 'First' } })).json
    await admin.call('PATCH', `${api}/items(${Id})`, { body: { Title: 'Second' }, headers: { 'If-Match': '*' } })
    const { Id: listId } = (await admin.call('GET', `${api}?$select=Id`)).json
    const address = `/_layouts/15/versions.aspx?List=${listId}&ID=${Id}`
    const { fields, text } = await writer.get(address)
    expect(text).toContain('Restore version 1.0')
    expect((await reader.post(address, { version: fields.get('version') ?? '', do: 'restore' })).status).toBe(403)
    expect((await writer.post(address, { version: fields.get('version') ?? '', do: 'restore' })).status).toBe(303)
    expect((await admin.call('GET', `${api}/items(${Id})`)).json).toMatchObject({ Title: 'First' })
    expect((await stranger.get(address)).status).toBe(403)
    expect((await writer.post(address, { version: '77', do: 'restore' })).status).toBe(404)
  })
})
