import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, admin, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const list = "/_api/web/lists/getbytitle('Translated')"
let listType = ''

beforeAll(async () => {
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Translated', BaseTemplate: 100, Description: 'What is done' } })
  await admin.call('POST', '/_api/web/fields', { body: { Title: 'Weight', FieldTypeKind: 9 } })
  listType = (await admin.call('GET', `${list}/contenttypes?$select=StringId`)).json.value[0].StringId
})

/** What has titles: its address, the form of its title, and what it is called in English. */
const titled = (): readonly (readonly [string, string, string])[] => [
  ['/_api/web', 'titleresource', 'Home'],
  [list, 'titleresource', 'Translated'],
  ["/_api/web/fields/getbyinternalnameortitle('Weight')", 'titleresource', 'Weight'],
  [`${list}/fields/getbytitle('Title')`, 'titleresource', 'Title'],
  ["/_api/web/contenttypes('0x0108')", 'nameresource', 'Task'],
  [`${list}/contenttypes('${listType}')`, 'nameresource', 'Item'],
]

describe('titles by language', () => {
  it.each(envelopes)('are set and read for everything that has a title, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    for (const [address, name, english] of titled()) {
      const resource = `${address}/${name}`
      const read = async (culture: string) => {
        const { json } = await reader.call('GET', `${resource}/getvalueforuiculture('${culture}')`, { headers })
        return json.d?.GetValueForUICulture ?? json.value
      }
      const set = (culture: string, text: string) =>
        admin.call('POST', `${resource}/setvalueforuiculture(@c,@t)?@c='${culture}'&@t='${encodeURIComponent(text)}'`, { headers })
      expect(await read('fr-FR')).toBe(english)
      expect((await set('fr-FR', 'Été')).status).toBe(200)
      expect((await set('DE-de', 'Sommer')).status).toBe(200)
      expect([await read('fr-FR'), await read('1031'), await read('en-US')]).toEqual(['Été', 'Sommer', english])
      expect((await set('fr-FR', 'Eté')).status).toBe(200)
      expect(await read('1036')).toBe('Eté')
      const whole = (await reader.call('GET', resource, { headers })).json
      expect((whole.d ?? whole).Value).toBe(english)
      await set('fr-FR', '')
      expect(await read('fr-FR')).toBe(english)
    }
  })

  it('are the titles themselves in the language of the web', async () => {
    await admin.call('POST', `${list}/descriptionresource/SetValueForUICulture`, {
      body: { cultureName: 'en-US', value: 'All that is done' },
    })
    expect((await reader.call('GET', `${list}?$select=Description`)).json.Description).toBe('All that is done')
    expect((await reader.call('GET', `${list}/descriptionresource`)).json).toEqual({ Value: 'All that is done' })
    const field = `${list}/fields/getbyinternalnameortitle('Title')`
    await admin.call('POST', `${field}/titleresource/setvalueforuiculture('en-US','Name')`)
    expect((await reader.call('GET', `${field}?$select=Title`)).json.Title).toBe('Name')
    await admin.call('POST', "/_api/web/titleresource/setvalueforuiculture('en-US','Home page')")
    expect((await reader.call('GET', '/_api/web/title')).json.value).toBe('Home page')
    await admin.call('POST', "/_api/web/titleresource/setvalueforuiculture('en-US','Home')")
    const type = `${list}/contenttypes('${listType}')`
    await admin.call('POST', `${type}/nameresource/setvalueforuiculture('en-US','Thing')`)
    expect((await reader.call('GET', `${type}?$select=Name`)).json.Name).toBe('Thing')
    const column = "/_api/web/fields/getbytitle('Weight')"
    await admin.call('POST', `${column}/descriptionresource/setvalueforuiculture('en-US','In kilograms')`)
    expect((await reader.call('GET', `${column}?$select=Description`)).json.Description).toBe('In kilograms')
  })

  it('are read by POST with the language in the body', async () => {
    await admin.call('POST', "/_api/web/titleresource/setvalueforuiculture('nl-NL','Thuis')")
    const reply = await reader.call('POST', '/_api/web/titleResource/getValueForUICulture', { body: { cultureName: 'nl-NL' } })
    expect(reply.json.value).toBe('Thuis')
  })

  it('go when what they belong to goes', async () => {
    await admin.call('POST', `${list}/fields`, { body: { Title: 'Size', FieldTypeKind: 2 } })
    const field = `${list}/fields/getbyinternalnameortitle('Size')`
    const { Id } = (await admin.call('GET', field)).json
    await admin.call('POST', `${field}/titleresource/setvalueforuiculture('de-DE','Größe')`)
    expect((await admin.call('DELETE', field)).status).toBe(200)
    const xml = `<Field ID='{${Id}}' Type='Text' Name='Size' DisplayName='Size'/>`
    await admin.call('POST', `${list}/fields/createfieldasxml`, { body: { parameters: { SchemaXml: xml } } })
    expect((await admin.call('GET', `${field}/titleresource/getvalueforuiculture('de-DE')`)).json.value).toBe('Size')
  })

  it('need rights, and languages that the server knows', async () => {
    for (const [address, name] of titled()) {
      const resource = `${address}/${name}`
      expectRefusal(await stranger.call('GET', resource), 403, /Open|ViewListItems/)
      expectRefusal(await stranger.call('GET', `${resource}/getvalueforuiculture('de-DE')`), 403, /Open|ViewListItems/)
      expectRefusal(await reader.call('POST', `${resource}/setvalueforuiculture('de-DE','x')`), 403, /ManageWeb|ManageLists/)
      expectRefusal(await reader.call('GET', `${resource}/getvalueforuiculture('xx-XX')`), 400, /'xx-XX' is not the name of a language/)
    }
    const long = 'x'.repeat(256)
    expectRefusal(await admin.call('POST', `${list}/titleresource/setvalueforuiculture('de-DE','${long}')`), 400, /at most 255/)
    expectRefusal(await admin.call('POST', `${list}/titleresource/setvalueforuiculture('de-DE','%00x')`), 400, /no control characters/)
    expectRefusal(await admin.call('GET', "/_api/web/lists/getbytitle('None')/titleresource"), 404, /None/)
  })
})

describe('the languages of a web', () => {
  it('are added and taken away, all but its own', async () => {
    const languages = async () => (await reader.call('GET', '/_api/web?$select=SupportedUILanguageIds,IsMultilingual')).json
    expect(await languages()).toEqual({ SupportedUILanguageIds: [1033], IsMultilingual: false })
    await admin.call('POST', '/_api/web/addsupporteduilanguage(lcid=1031)')
    await admin.call('POST', '/_api/web/AddSupportedUILanguage(1036)', {})
    expect(await languages()).toEqual({ SupportedUILanguageIds: [1033, 1031, 1036], IsMultilingual: true })
    expect((await admin.call('POST', '/_api/web/removesupporteduilanguage(lcid=1031)')).json).toEqual({ 'odata.null': true })
    expect((await languages()).SupportedUILanguageIds).toEqual([1033, 1036])
    expectRefusal(await admin.call('POST', '/_api/web/removesupporteduilanguage(lcid=1033)'), 400, /that of the web/)
    expectRefusal(await admin.call('POST', '/_api/web/addsupporteduilanguage(lcid=7)'), 400, /not the name of a language/)
    expectRefusal(await reader.call('POST', '/_api/web/addsupporteduilanguage(lcid=1031)'), 403, /ManageWeb/)
  })

  it('are expanded on content types of webs and lists', async () => {
    const query = '?$select=Name,NameResource/Value,DescriptionResource/Value&$expand=NameResource,DescriptionResource'
    for (const of of ["/_api/web/contenttypes('0x0108')", `${list}/contenttypes('${listType}')`]) {
      const { json } = await admin.call('GET', of + query, { headers: { Accept: accepts.nometadata } })
      expect(json).toEqual({ Name: json.Name, NameResource: { Value: json.Name }, DescriptionResource: { Value: '' } })
      expect(json.Name).toMatch(/\w/)
    }
    const of = await admin.call('GET', `/_api/web/contenttypes('0x0108')?$expand=NameResource`, { headers: { Accept: accepts.verbose } })
    expect(of.json.d.NameResource.__metadata.uri).toMatch(/Web\/ContentTypes\('0x0108'\)\/NameResource$/)
    expectRefusal(await admin.call('GET', "/_api/web/contenttypes('0x0108')?$expand=NameResource/Nope"), 400, /Nope/)
  })
})
