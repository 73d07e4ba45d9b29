import { beforeEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, type SoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn, textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })

const bad = { status: 400, errorCode: '0x80070057' }
const denied = { status: 403, errorCode: '0x80070005' }
const noType = { status: 404, errorCode: '0x80070002' }
const done = '0x00000000'

const typeId = (text: string) => `<contentTypeId>${text}</contentTypeId>`
const named = (name: string, parent = '0x0101') => `<displayName>${name}</displayName><parentType>${parent}</parentType>`
const properties = (attributes: string) => `<contentTypeProperties><ContentType ${attributes}/></contentTypeProperties>`
const method = (id: string, field: string) => `<Method ID="${id}">${field}</Method>`
const fields = (name: string, ...methods: readonly string[]) => `<${name}><Fields>${methods.join('')}</Fields></${name}>`
const many = (name: string, field: string) => fields(name, ...Array.from({ length: 201 }, (_, at) => method(String(at), field)))
const codes = (reply: string) => [...reply.matchAll(/<Method ID="(\w+)"><ErrorCode>(\w+)</g)].map(([, id, code]) => [id, code])
let made = 0

describe.each(soapForms())('content types and site columns in webs.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (userName: string): SoapContractClient =>
    createSoapContractClient({ url: server.url, service: 'webs', version, namespace, headers: { Authorization: basic(userName) } })
  const admin = clientOf('admin')
  const reader = clientOf('ann')
  let column = ''
  const show = async (path: string) => (await rest.call('GET', `/_api/web/${path}`)).json
  const linksOf = async (id: string): Promise<{ readonly Name: string; readonly Required: boolean; readonly Hidden: boolean }[]> =>
    (await show(`contenttypes('${id}')/fieldlinks`)).value
  const create = async (parts: string): Promise<string> =>
    textIn(await admin.call('CreateContentType', parts), 'CreateContentTypeResult') ?? ''

  beforeEach(async () => {
    made += 1
    const reply = await rest.call('POST', '/_api/web/fields', { body: { Title: `Sender ${made}`, FieldTypeKind: 2 } })
    expect(reply.status).toBe(201)
    column = reply.json.InternalName
  })

  it('CreateContentType makes a content type with its columns and properties, or nothing', async () => {
    const news = fields('newFields', method('1', `<Field xmlns="" Name="${column}" Required="TRUE" Hidden="FALSE"/>`))
    const about = properties('Name="Ignored" Description="Sent by post" Group="Post" Hidden="true" Sealed="FALSE"')
    const id = await create(named(`Letter ${made}`) + news + about)
    expect(id).toMatch(/^0x010100[0-9A-F]{32}$/)
    expect(await show(`contenttypes('${id}')`)).toMatchObject({
      Name: `Letter ${made}`,
      Description: 'Sent by post',
      Group: 'Post',
      Hidden: true,
      Sealed: false,
    })
    expect((await linksOf(id)).find(({ Name }) => Name === column)).toMatchObject({ Required: true, Hidden: false })

    const { Id } = await show(`fields/getbyinternalnameortitle('${column}')`)
    const byId = await create(
      `${named(`By id ${made}`)}<newFields>${method('1', `<Field ID="{${String(Id).toUpperCase()}}" Name="other"/>`)}</newFields>`,
    )
    expect((await linksOf(byId)).map(({ Name }) => Name)).toContain(column)

    const half = `${named(`Half ${made}`)}${fields('newFields', method('1', '<Field Name="Nope"/>'))}`
    expect(await admin.fail('CreateContentType', half)).toMatchObject(bad)
    const all = (await show('contenttypes?$top=500')).value as readonly { readonly Name: string }[]
    expect(all.map(({ Name }) => Name)).not.toContain(`Half ${made}`)
  })

  it('CreateContentType refuses a wrong parent, name and field, and who may not', async () => {
    const free = `Free ${made}`
    for (const parent of ['', 'Document', '0x99', '__proto__', 'x'.repeat(2_000)])
      expect(await admin.fail('CreateContentType', named(free, parent)), parent.slice(0, 20)).toMatchObject(noType)
    for (const name of ['', ' ', 'a/b', 'n'.repeat(200)])
      expect(await admin.fail('CreateContentType', named(name)), name.slice(0, 20)).toMatchObject(bad)
    expect(await admin.fail('CreateContentType', named('document'))).toMatchObject({ status: 409, errorCode: '0x81020012' })
    for (const field of ['<Field/>', '<Other/>', '<Field Name="__proto__"/>'])
      expect(await admin.fail('CreateContentType', named(free) + fields('newFields', method('1', field))), field).toMatchObject(bad)
    expect(await admin.fail('CreateContentType', named(free) + many('newFields', '<Field Name="Title"/>'))).toMatchObject(bad)
    expect(await reader.fail('CreateContentType', named(free))).toMatchObject(denied)
    expect(await admin.refuse('CreateContentType', `<displayName>${free}</displayName>`)).toMatchObject({ status: 400 })
  })

  it('UpdateContentType changes properties and columns, each method with its own result', async () => {
    const id = await create(named(`Memo ${made}`) + fields('newFields', method('1', `<Field Name="${column}"/>`)))
    const reply = await admin.call(
      'UpdateContentType',
      [
        typeId(id),
        properties(`Title="Note ${made}" Description="Short" ReadOnly="FALSE"`),
        fields('newFields', method('1', '<Field Name="Body" Required="TRUE"/>'), method('2', '<Field Name="Nope"/>')),
        fields('updateFields', method('3', '<Field Name="Body" Hidden="TRUE"/>'), method('4', '<Field Name="StartDate"/>')),
        fields('deleteFields', method('5', `<Field Name="${column}"/>`), method('6', '<Field Name="Title"/>')),
      ].join(''),
    )
    expect(codes(reply)).toEqual([
      ['5', done],
      ['6', '0x80070057'],
      ['1', done],
      ['2', '0x80070057'],
      ['3', done],
      ['4', '0x80070057'],
    ])
    const [first, second] = elementsIn(reply, 'FieldRef')
    expect(first).toMatchObject({ Name: 'Body', Required: 'TRUE', Hidden: 'FALSE' })
    expect(second).toMatchObject({ ID: first?.ID, Name: 'Body', Required: 'TRUE', Hidden: 'TRUE' })
    const shown = await show(`contenttypes('${id}')`)
    expect(shown).toMatchObject({ Name: `Note ${made}`, Description: 'Short' })
    expect(elementsIn(reply, 'ListProperties')).toMatchObject([
      { ID: id, Name: `Note ${made}`, Group: shown.Group, Description: 'Short', Hidden: 'FALSE', Version: '6' },
    ])
    const links = await linksOf(id)
    expect(links.find(({ Name }) => Name === 'Body')).toMatchObject({ Required: true, Hidden: true })
    expect(links.map(({ Name }) => Name)).not.toContain(column)
    const same = elementsIn(await admin.call('UpdateContentType', typeId(id)), 'ListProperties')
    expect(same).toEqual(elementsIn(reply, 'ListProperties'))
  })

  it('UpdateContentType tells that there is no such content type, and refuses who may not', async () => {
    for (const given of ['', '0x010199', 'Document', '__proto__', 'x'.repeat(2_000)])
      expect(await admin.fail('UpdateContentType', typeId(given)), given.slice(0, 20)).toMatchObject(noType)
    expect(await admin.fail('UpdateContentType', typeId('0x0101') + properties('Name="a*b"'))).toMatchObject(bad)
    expect(await admin.fail('UpdateContentType', typeId('0x0101') + many('deleteFields', '<Field Name="Title"/>'))).toMatchObject(bad)
    expect(await reader.fail('UpdateContentType', typeId('0x0101') + properties('Description="mine"'))).toMatchObject(denied)
    expect(await admin.refuse('UpdateContentType', '')).toMatchObject({ status: 400 })
  })

  it('DeleteContentType deletes a content type without children', async () => {
    const id = await create(named(`Old ${made}`))
    const child = await create(named(`Older ${made}`, id))
    expect(await reader.fail('DeleteContentType', typeId(child))).toMatchObject(denied)
    for (const used of [id, '0x0101']) expect(await admin.fail('DeleteContentType', typeId(used)), used).toMatchObject(bad)
    for (const one of [child, id]) expect(await admin.call('DeleteContentType', typeId(one))).toContain('<Success/>')
    for (const gone of [id, '', '__proto__']) expect(await admin.fail('DeleteContentType', typeId(gone)), gone).toMatchObject(noType)
    expect(await admin.refuse('DeleteContentType', '')).toMatchObject({ status: 400 })
  })

  it('UpdateColumns adds, changes and deletes site columns, each method with its own result', async () => {
    const choices = '<CHOICES><CHOICE>S</CHOICE><CHOICE>L</CHOICE></CHOICES>'
    const first = await admin.call(
      'UpdateColumns',
      fields(
        'newFields',
        method('1', `<Field xmlns="" Type="Choice" DisplayName="Size ${made}" Group="Ours">${choices}</Field>`),
        method('2', '<Field Type="Nonsense" DisplayName="Bad"/>'),
      ),
    )
    expect(codes(first)).toEqual([
      ['1', done],
      ['2', '0x80070057'],
    ])
    const [size] = elementsIn(first, 'Field')
    expect(size).toMatchObject({ Type: 'Choice', DisplayName: `Size ${made}`, Group: 'Ours' })
    const reply = await admin.call(
      'UpdateColumns',
      `<updateFields>${method('3', `<Field ID="${size?.ID}" DisplayName="Sizes ${made}" Required="TRUE"/>`)}${method('4', '<Field Name="Nope"/>')}</updateFields>` +
        `<deleteFields>${method('5', `<Field Name="${column}"/>`)}${method('6', '<Field Name="Title"/>')}${method('7', '<Field/>')}</deleteFields>`,
    )
    expect(codes(reply)).toEqual([
      ['3', done],
      ['4', '0x8102009a'],
      ['5', done],
      ['6', '0x80070057'],
      ['7', '0x80070057'],
    ])
    const shown = await show(`fields/getbyid('${size?.ID?.replace(/[{}]/g, '')}')`)
    expect(shown).toMatchObject({ Title: `Sizes ${made}`, Required: true, Choices: ['S', 'L'] })
    expect(elementsIn(reply, 'Field')).toMatchObject([{ DisplayName: `Sizes ${made}`, Required: 'TRUE' }])
    const all = (await show('fields?$top=500')).value as readonly { readonly InternalName: string }[]
    expect(all.map(({ InternalName }) => InternalName)).not.toContain(column)

    const mine = fields('newFields', method('1', '<Field Type="Text" DisplayName="Mine"/>'))
    expect(codes(await reader.call('UpdateColumns', mine))).toEqual([['1', '0x80070005']])
    expect(await admin.fail('UpdateColumns', many('newFields', '<Field Type="Text" DisplayName="x"/>'))).toMatchObject(bad)
    expect(await admin.refuse('UpdateColumns', '<newFields><Fields><Method/></Fields></newFields>')).toMatchObject({ status: 400 })
  })

  it('GetActivatedFeatures returns the features of the web and of the site collection, those of REST', async () => {
    const idsAt = async (path: string) =>
      ((await rest.call('GET', path)).json.value as readonly { readonly DefinitionId: string }[]).map(({ DefinitionId }) => DefinitionId)
    const [web = '', site = ''] = (textIn(await reader.call('GetActivatedFeatures'), 'GetActivatedFeaturesResult') ?? '').split('\t')
    expect(web.split(',')).toEqual(await idsAt('/_api/web/features'))
    expect(site.split(',').filter(Boolean)).toEqual(await idsAt('/_api/site/features'))
    expect(web).toContain('00bfea71-de22-43b2-a848-c05709900100')
    const stranger = createSoapContractClient({ url: server.url, service: 'webs', version })
    expect(await stranger.fail('GetActivatedFeatures')).toMatchObject({ status: 401 })
    expect(await admin.refuse('GetActivatedFeatures', typeId('x'))).toMatchObject({ status: 400 })
  })

  it('GetCustomizedPageStatus returns that of REST for a file, by any form of its URL', async () => {
    const fileUrl = (text: string) => `<fileUrl>${text}</fileUrl>`
    const file = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a%20b.aspx',overwrite=true)"
    const { CustomizedPageStatus } = (await rest.call('POST', file, { body: 'text' })).json
    expect(CustomizedPageStatus).toBe(0)
    for (const url of ['Shared Documents/a b.aspx', '/Shared Documents/a b.aspx', `${server.url}/Shared%20Documents/a%20b.aspx`]) {
      const reply = await reader.call('GetCustomizedPageStatus', fileUrl(url))
      expect(textIn(reply, 'GetCustomizedPageStatusResult'), url).toBe('None')
    }
    for (const url of ['Shared Documents/nope.aspx', 'Shared Documents', '__proto__', 'http://elsewhere.example/a.aspx'])
      expect(await reader.fail('GetCustomizedPageStatus', fileUrl(url)), url).toMatchObject({ status: 404 })
    expect(await reader.fail('GetCustomizedPageStatus', fileUrl('x'.repeat(5_000)))).toMatchObject(bad)
    expect(await admin.refuse('GetCustomizedPageStatus', '')).toMatchObject({ status: 400 })
  })
})
