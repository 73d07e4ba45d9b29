import { expect, it } from 'vitest'
import { escapeXml } from '../../../../src/formats/xml.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { textIn } from '../../../support/soap/messages.ts'
import { accepts, expectRefusal } from '../../../support/wire.ts'

const { server, clientOf } = await serve()
const admin = clientOf('admin')
const soap = createSoapContractClient({
  url: server.url,
  service: 'webpartpages',
  version: '1.2',
  headers: { Authorization: basic('admin') },
})

const url = '/Shared%20Documents/home.aspx'
const file = `/_api/web/getfilebyserverrelativeurl('${url}')`
await admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='home.aspx',overwrite=false)", {
  body: 'page',
})
const xml =
  '<WebPart xmlns="http://schemas.microsoft.com/WebPart/v2"><Title>One</Title><TypeName>Example.Part</TypeName><Height>3</Height></WebPart>'
const parameters = `<pageUrl>/Shared Documents/home.aspx</pageUrl><webPartXml>${escapeXml(xml)}</webPartXml><storage>Shared</storage>`
const id = textIn(await soap.call('AddWebPart', parameters), 'AddWebPartResult') ?? ''
const definition = { Id: id, ZoneId: 'Main' }
const said = { ExportMode: 1, Hidden: false, IsClosed: false, Subtitle: '', Title: 'One', TitleUrl: '', ZoneIndex: 0 }
const properties = { Title: 'One', TypeName: 'Example.Part', Height: '3' }

it('the manager of a page lists its web parts, in both scopes', async () => {
  for (const scope of [0, 1]) {
    const manager = `${file}/getlimitedwebpartmanager(scope=${scope})`
    expect((await admin.call('GET', manager)).json).toEqual({ HasPersonalizedParts: false, Scope: scope })
    expect((await admin.call('GET', `${manager}/webparts`)).json.value).toEqual([definition])
  }
  for (const [name, value] of [
    ['HasPersonalizedParts', false],
    ['Scope', 1],
  ])
    expect((await admin.call('GET', `${file}/getlimitedwebpartmanager(scope=@scope)/${name}?@scope=1`)).json.value).toBe(value)
  const expanded = await admin.call(
    'GET',
    `${file}/getlimitedwebpartmanager(1)?$expand=WebParts/WebPart&$select=Scope,WebParts/WebPart/Title`,
  )
  expect(expanded.json).toEqual({ Scope: 1, WebParts: [{ WebPart: { Title: 'One' } }] })
  const filtered = await admin.call('GET', `${file}/getlimitedwebpartmanager(1)/webparts?$filter=ZoneId eq 'Left'&$select=Id`)
  expect(filtered.json.value).toEqual([])
})

it('a web part has an address of its own', async () => {
  const parts = `${file}/getlimitedwebpartmanager(scope=1)/webparts`
  for (const form of [`('${id}')`, `(guid'${id}')`, `/getbyid('${id}')`, `/getbyid(guid'${id}')`])
    expect((await admin.call('GET', parts + form)).json).toEqual(definition)
  expect((await admin.call('GET', `${parts}/getbycontrolid('g_${id.replaceAll('-', '_').toUpperCase()}')`)).json).toEqual(definition)
  expectRefusal(await admin.call('GET', `${parts}/getbycontrolid('g_1')`), 400, /underscores/)
  const { d } = (await clientOf('admin', accepts.verbose).call('GET', `${parts}('${id}')`)).json
  expect((await admin.call('GET', d.__metadata.uri)).json).toEqual(definition)
})

it('a web part says what it is, at its address and by $expand', async () => {
  const part = `${file}/getlimitedwebpartmanager(scope=1)/webparts('${id}')`
  expect((await admin.call('GET', `${part}/WebPart`)).json).toEqual(said)
  expect((await admin.call('GET', `${part}/webpart/Title`)).json.value).toBe('One')
  expect((await admin.call('GET', `${part}/webpart/properties`)).json).toEqual(properties)
  const all = await admin.call('GET', `${file}/getlimitedwebpartmanager(scope=1)/webparts?$expand=WebPart,WebPart/Properties`)
  expect(all.json.value).toEqual([{ ...definition, WebPart: { ...said, Properties: properties } }])
  const verbose = clientOf('admin', accepts.verbose)
  const { d } = (await verbose.call('GET', `${part}?$expand=WebPart/Properties`)).json
  expect(d.__metadata.type).toMatch(/\.WebParts\.WebPartDefinition$/)
  expect(d.WebPart.__metadata.type).toMatch(/\.WebParts\.WebPart$/)
  expect((await admin.call('GET', d.WebPart.__metadata.uri)).json).toEqual(said)
  expect((await admin.call('GET', d.WebPart.Properties.__metadata.uri)).json).toEqual(properties)
  expect((await verbose.call('GET', `${part}/webpart/properties`)).json.d.__metadata.uri).toBe(d.WebPart.Properties.__metadata.uri)
  expect((await verbose.call('GET', part)).json.d.WebPart.__deferred.uri).toMatch(/\/WebPart$/)
  expect((await verbose.call('GET', `${file}/getlimitedwebpartmanager(1)`)).json.d).toMatchObject({
    __metadata: { type: expect.stringMatching(/\.WebParts\.LimitedWebPartManager$/) },
    WebParts: { __deferred: { uri: expect.stringMatching(/\/WebParts$/) } },
  })
})

it('scripts ask for one property of all parts, also one that no part has', async () => {
  const asked = (name: string) =>
    `${file}/getlimitedwebpartmanager(1)/webparts?$select=WebPart/Properties/${name}&$expand=WebPart/Properties`
  expect((await admin.call('GET', asked('Height'))).json.value).toEqual([{ WebPart: { Properties: { Height: '3' } } }])
  expect((await admin.call('GET', asked('ContentLink'))).json.value).toEqual([{ WebPart: { Properties: {} } }])
})

it('what is no page has no web parts, and others do not see them', async () => {
  await admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='a.txt',overwrite=false)", {
    body: 'x',
  })
  const text = file.replace('home.aspx', 'a.txt')
  const none = file.replace('home.aspx', 'none.aspx')
  for (const path of ['', '/webparts', `/webparts('${id}')`]) {
    const at = `/getlimitedwebpartmanager(scope=1)${path}`
    expect((await admin.call('GET', text + at)).status, path).toBe(400)
    expect((await admin.call('GET', none + at)).status, path).toBe(404)
    expect((await admin.call('GET', `${file}/getlimitedwebpartmanager(scope=2)${path}`)).status, path).toBe(400)
  }
  expect(
    (await admin.call('GET', `${file}/getlimitedwebpartmanager(scope=1)/webparts('00000000-0000-4000-8000-000000000000')`)).status,
  ).toBe(404)
})

it('a web part is exported, moved and deleted by REST', async () => {
  const part = `${file}/getlimitedwebpartmanager(scope=1)/webparts/getbyid('${id}')`
  const exported = (await admin.call('POST', `${file}/getlimitedwebpartmanager(scope=1)/ExportWebPart`, { body: { webPartId: id } })).json
  expect(exported.value).toContain('<TypeName>Example.Part</TypeName>')
  expect((await admin.call('POST', `${part}/MoveWebPartTo(zoneID='Left', zoneIndex=4)`)).json).toEqual({ 'odata.null': true })
  expect((await admin.call('GET', part)).json).toMatchObject({ ZoneId: 'Left' })
  expect((await admin.call('GET', `${part}/webpart`)).json).toEqual(said)
  const reader = clientOf('nobody-special')
  expect((await admin.call('POST', `${part}/DeleteWebPart`)).json).toEqual({ 'odata.null': true })
  for (const act of [`${part}/deletewebpart`, `${part}/movewebpartto(zoneid='Left',zoneindex=0)`])
    expectRefusal(await reader.call('POST', act), 404, new RegExp(id))
  const missing = `${file}/getlimitedwebpartmanager(scope=1)/exportwebpart('${id}')`
  expectRefusal(await admin.call('GET', missing), 404, new RegExp(id))
})
