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
const definition = {
  Id: id,
  ZoneId: 'Main',
  WebPart: {
    Title: 'One',
    TypeName: 'Example.Part',
    ZoneIndex: 0,
    Properties: [
      { Key: 'Title', Value: 'One', ValueType: 'Edm.String' },
      { Key: 'TypeName', Value: 'Example.Part', ValueType: 'Edm.String' },
      { Key: 'Height', Value: '3', ValueType: 'Edm.String' },
    ],
  },
}

it('the manager of a page lists its web parts, in both scopes', async () => {
  for (const scope of [0, 1]) {
    const manager = `${file}/getlimitedwebpartmanager(scope=${scope})`
    expect((await admin.call('GET', manager)).json).toEqual({ HasPersonalizedParts: false, Scope: scope })
    expect((await admin.call('GET', `${manager}/webparts`)).json.value).toEqual([definition])
  }
  const filtered = await admin.call('GET', `${file}/getlimitedwebpartmanager(1)/webparts?$filter=ZoneId eq 'Left'&$select=Id`)
  expect(filtered.json.value).toEqual([])
})

it('a web part has an address of its own', async () => {
  const parts = `${file}/getlimitedwebpartmanager(scope=1)/webparts`
  for (const form of [`('${id}')`, `(guid'${id}')`, `/getbyid('${id}')`, `/getbyid(guid'${id}')`])
    expect((await admin.call('GET', parts + form)).json).toEqual(definition)
  const { d } = (await clientOf('admin', accepts.verbose).call('GET', `${parts}('${id}')`)).json
  expect((await admin.call('GET', d.__metadata.uri)).json).toEqual(definition)
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
  expect((await admin.call('GET', part)).json).toMatchObject({ ZoneId: 'Left', WebPart: { ZoneIndex: 0, Title: 'One' } })
  const reader = clientOf('nobody-special')
  expect((await admin.call('POST', `${part}/DeleteWebPart`)).json).toEqual({ 'odata.null': true })
  for (const act of [`${part}/deletewebpart`, `${part}/movewebpartto(zoneid='Left',zoneindex=0)`])
    expectRefusal(await reader.call('POST', act), 404, new RegExp(id))
  const missing = `${file}/getlimitedwebpartmanager(scope=1)/exportwebpart('${id}')`
  expectRefusal(await admin.call('GET', missing), 404, new RegExp(id))
})
