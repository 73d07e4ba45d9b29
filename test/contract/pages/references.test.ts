import { beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../support/pages/visitor.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { createSoapContractClient } from '../../support/soap/contract-client.ts'
import { elementsIn } from '../../support/soap/messages.ts'

/** Inputs of managed metadata and of lookups on the forms of items. */

const { server, clientOf } = await serve()
const admin = clientOf('admin')
const owner = visitorOf(server.url, 'admin')
const store = createSoapContractClient({
  ...{ url: server.url, service: 'taxonomywebservice', version: '1.1' },
  headers: { Authorization: basic('admin') },
})
const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
const raw = /<script>alert|<img src=x/
const api = "/_api/web/lists/getbytitle('Filed')"
let near: number
let far: number

beforeAll(async () => {
  const part = (name: string, value: string) => `<${name}>${value}</${name}>`
  const made = async (operation: string, parameters: string) =>
    elementsIn(await store.call(operation, parameters), `${operation}Result`)[0]?.Id ?? ''
  const group = await made('CreateTermGroup', part('name', 'Files'))
  const TermSetId = await made('CreateTermSet', part('groupId', group) + part('name', 'Places'))
  for (const name of ['Bonn', 'Paris']) await made('CreateTerm', part('termSetId', TermSetId) + part('name', name))
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Towns' } })
  const towns = "/_api/web/lists/getbytitle('Towns')"
  near = (await admin.call('POST', `${towns}/items`, { body: { Title: 'Near' } })).json.Id as number
  far = (await admin.call('POST', `${towns}/items`, { body: { Title: hostile } })).json.Id as number
  const { Id: LookupListId } = (await admin.call('GET', `${towns}?$select=Id`)).json
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Filed' } })
  await admin.call('POST', `${api}/fields`, { body: { Title: 'Place', TypeAsString: 'TaxonomyFieldType', TermSetId } })
  await admin.call('POST', `${api}/fields`, { body: { Title: 'Places', TypeAsString: 'TaxonomyFieldTypeMulti', TermSetId } })
  const lookup = { FieldTypeKind: 7, LookupListId, LookupFieldName: 'Title' }
  await admin.call('POST', `${api}/fields/addfield`, { body: { parameters: { ...lookup, Title: 'Town' } } })
  const several = `<Field Type="LookupMulti" Mult="TRUE" DisplayName="Towns" Name="Towns" List="${String(LookupListId)}" ShowField="Title"/>`
  await admin.call('POST', `${api}/fields/createfieldasxml`, { body: { parameters: { SchemaXml: several } } })
})

describe('the form of an item', () => {
  it('offers terms and items, as text', async () => {
    const { text } = await owner.get('/Lists/Filed/NewForm.aspx')
    expect(text).toMatch(/<input [^>]*name="f\.Place"[^>]*list="[^"]+"/)
    expect(text).toContain('<option value="Bonn">')
    expect(text).toMatch(new RegExp(`<option value="${near}"[^>]*>Near</option>`))
    expect(text).toMatch(/<select multiple [^>]*name="f\.Towns"/)
    expect(text).not.toMatch(raw)
  })

  it('stores terms by their labels and items by their ids, and shows them again', async () => {
    const form = {
      'f.Title': 'One',
      'f.Place': 'bonn',
      'f.Places': 'Paris; Bonn',
      'f.Town': String(far),
      'f.Towns': [String(near), String(far)],
    }
    expect((await owner.post('/Lists/Filed/NewForm.aspx', { ...form, do: 'save' })).status).toBe(303)
    const [item] = (await admin.call('GET', `${api}/items`)).json.value as Record<string, unknown>[]
    expect(item).toMatchObject({ Place: { Label: 'Bonn' }, Places: [{ Label: 'Paris' }, { Label: 'Bonn' }], TownId: far })
    const id = String(item?.Id)
    const shown = await owner.get(`/Lists/Filed/DispForm.aspx?ID=${id}`)
    expect(shown.text).toContain('Bonn')
    expect(shown.text).not.toMatch(raw)
    const edit = await owner.get(`/Lists/Filed/EditForm.aspx?ID=${id}`)
    expect(edit.fields.get('f.Place')).toBe('Bonn')
    expect(edit.fields.get('f.Places')).toMatch(/^Paris; ?Bonn$/)
    expect(edit.fields.get('f.Town')).toBe(String(far))
    expect(edit.text).not.toMatch(raw)
  })

  it('says beside the field that there is no such term or item', async () => {
    const count = async () => ((await admin.call('GET', `${api}/items`)).json.value as unknown[]).length
    const before = await count()
    const wrong = await owner.post('/Lists/Filed/NewForm.aspx', { 'f.Title': 'Two', 'f.Place': hostile, do: 'save' })
    expect(wrong.text).toContain('There is no term')
    expect(wrong.text).not.toMatch(raw)
    expect((await owner.post('/Lists/Filed/NewForm.aspx', { 'f.Title': 'Two', 'f.Places': 'Bonn; Rome', do: 'save' })).text).toContain(
      '“Rome”',
    )
    const gone = await owner.post('/Lists/Filed/NewForm.aspx', { 'f.Title': 'Two', 'f.Town': '999', do: 'save' })
    expect(gone.text).toMatch(/class="wrong"/)
    expect(await count()).toBe(before)
  })
})
