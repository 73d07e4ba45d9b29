import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ContractClient } from '../../../support/contract-client.ts'
import { clientOf as clientAt, serve } from '../../../support/serve.ts'
import { startServer } from '../../../support/server.ts'
import { expectRefusal } from '../../../support/wire.ts'

/** What REST changes of the web parts of a page. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const reader = clientOf('rita')

const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
await admin.call('POST', `${folder}/files/add(url='changes.aspx',overwrite=false)`, { body: 'page' })
await admin.call('POST', `${folder}/files/add(url='plain.txt',overwrite=false)`, { body: 'text' })
const file = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/changes.aspx')"
const manager = `${file}/getlimitedwebpartmanager(scope=1)`

const old = (title: string, more = '') =>
  `<?xml version="1.0" encoding="utf-8"?><WebPart xmlns="http://schemas.microsoft.com/WebPart/v2"><Title>${title}</Title><TypeName>Example.Old</TypeName>${more}</WebPart>`
const newer = (title: string, more = '') =>
  `<webParts><webPart xmlns="http://schemas.microsoft.com/WebPart/v3"><metaData><type name="Example.New"/></metaData><data><properties><property name="Title" type="string">${title}</property>${more}</properties></data></webPart></webParts>`

const add = async (webPartXml: string, place: object = {}) =>
  (await admin.call('POST', `${manager}/addwebpart`, { body: { webPartXml, ...place } })).json as { Id: string; ZoneId: string }
const at = (id: string) => `${manager}/webparts('${id}')`
const ofPart = async (id: string) => (await admin.call('GET', `${at(id)}/webpart`)).json
const bagOf = async (id: string) => (await admin.call('GET', `${at(id)}/webpart/properties`)).json
const rows = async () =>
  (await admin.call('GET', `${manager}/webparts?$expand=WebPart`)).json.value.map(
    (one: { ZoneId: string; WebPart: { Title: string; ZoneIndex: number } }) =>
      `${one.ZoneId} ${one.WebPart.ZoneIndex} ${one.WebPart.Title}`,
  )
const versionOf = async () => (await admin.call('GET', `${file}?$select=ETag`)).json.ETag

describe('the XML of a web part', () => {
  it.each([
    ['2', old('One', '<IsIncluded>false</IsIncluded><DetailLink>/x</DetailLink><ZoneID>Left</ZoneID><PartOrder>3</PartOrder>')],
    [
      '3',
      newer(
        'One',
        '<property name="IsIncluded">False</property><property name="TitleUrl">/x</property><property name="ZoneID">Left</property><property name="ZoneIndex">3</property>',
      ),
    ],
  ])('is read in version %s, and the page does not get it', async (_, webPartXml) => {
    const before = await versionOf()
    for (const [path, body] of [
      [`${manager}/ImportWebPart?$expand=WebPart`, { webPartXml }],
      [`${manager}/importwebpart(webPartXml=@xml)?@xml='${encodeURIComponent(webPartXml)}'&$expand=WebPart`, undefined],
    ] as const) {
      const { status, json } = await admin.call('POST', path, body && { body })
      expect([status, json]).toMatchObject([
        200,
        {
          Id: '00000000-0000-0000-0000-000000000000',
          ZoneId: 'Left',
          WebPart: { Title: 'One', TitleUrl: '/x', ZoneIndex: 3, IsClosed: true, Hidden: false, ExportMode: 1 },
        },
      ])
    }
    expect(await rows()).toEqual([])
    expect(await versionOf()).toBe(before)
  })

  it.each([
    ['', /webPartXml|empty/i],
    ['<html/>', /WebPart/],
    ['<webParts/>', /WebPart/],
    ['<WebPart><Title>x</Title></WebPart>', /namespace/],
    [old('x').slice(0, -3), /XML/i],
    [`<!DOCTYPE a [<!ENTITY b "c">]>${old('&b;').slice(38)}`, /DTD|DOCTYPE|document type/i],
    [old('x', '<PartOrder>-1</PartOrder>'), /PartOrder/],
    [old('x'.repeat(65_537)), /65,?536/],
    [old('x', '<a>'.repeat(40) + '</a>'.repeat(40)), /deep|levels|depth/i],
  ])('is refused where it is wrong: %.40s', async (webPartXml, words) => {
    for (const method of ['importwebpart', 'addwebpart'])
      expectRefusal(await admin.call('POST', `${manager}/${method}`, { body: { webPartXml } }), 400, words)
  })

  it('has no entities of its own', async () => {
    const reply = await admin.call('POST', `${manager}/importwebpart`, { body: { webPartXml: old('&unknown;') } })
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('entity')])
  })

  it('that is much too long does not get in', async () => {
    const reply = await admin.call('POST', `${manager}/importwebpart`, { body: { webPartXml: 'x'.repeat(4_300_000) } })
    expect(reply.status).toBe(413)
  })

  it('without a type is read, and not added', async () => {
    const webPartXml = old('x').replace('<TypeName>Example.Old</TypeName>', '')
    expect((await admin.call('POST', `${manager}/importwebpart`, { body: { webPartXml } })).status).toBe(200)
    expectRefusal(await admin.call('POST', `${manager}/addwebpart`, { body: { webPartXml } }), 400, /type/)
  })
})

describe('a web part of a page', () => {
  it('is added where its XML says or the caller', async () => {
    const first = await add(old('A'))
    expect(first.ZoneId).toBe('Main')
    expect(await add(newer('B'), { zoneId: 'Left', zoneIndex: 0 })).toMatchObject({ ZoneId: 'Left' })
    await add(old('C', '<ZoneID>Left</ZoneID><PartOrder>0</PartOrder>'))
    await add(old('D', '<ZoneID>Left</ZoneID><PartOrder>0</PartOrder>'), { zoneId: 'Main', zoneIndex: 0 })
    expect(await rows()).toEqual(['Left 0 C', 'Left 1 B', 'Main 0 D', 'Main 1 A'])
    for (const [place, words] of [
      [{ zoneId: '' }, /zoneId/],
      [{ zoneId: 'x'.repeat(65) }, /zoneId/],
      [{ zoneId: ' ' }, /zone/],
      [{ zoneIndex: -1 }, /zoneIndex/],
      [{ zoneIndex: 'x' }, /zoneIndex/],
    ] as const)
      expectRefusal(await admin.call('POST', `${manager}/addwebpart`, { body: { webPartXml: old('x'), ...place } }), 400, words)
    expectRefusal(await admin.call('POST', `${at(first.Id)}/movewebpartto(zoneid='${'x'.repeat(65)}',zoneindex=0)`), 400, /zone/i)
    expect(await rows()).toHaveLength(4)
  })

  it.each([
    ['2', old('One', '<Height>3</Height>'), { IsVisible: 'false', DetailLink: '/y' }],
    ['3', newer('One', '<property name="Height" type="int">3</property>'), { Hidden: 'true', TitleUrl: '/y' }],
  ])('of version %s changes, by PUT and by MERGE', async (_, xml, spelled) => {
    const { Id } = await add(xml)
    const put = await admin.call('PUT', `${at(Id)}/webpart`, { body: { Title: 'A & B', Hidden: true, TitleUrl: '/y' } })
    expect(put).toMatchObject({ status: 200, json: { Title: 'A & B', Hidden: true, TitleUrl: '/y' } })
    const merge = { headers: { 'X-HTTP-Method': 'MERGE' }, body: { Properties: { Color: 'red', Height: '4' } } }
    expect((await admin.call('POST', `${at(Id)}/webpart`, merge)).status).toBe(200)
    expect(await bagOf(Id)).toMatchObject({ Title: 'A & B', Color: 'red', Height: '4', ...spelled })
    expect(await ofPart(Id)).toMatchObject({ Title: 'A & B', Hidden: true })
    for (const Properties of [{ TypeName: 'x' }, { ZoneID: 'x' }, { 'a b': 'x' }, { '<x>': 'x' }, { '': 'x' }])
      expectRefusal(await admin.call('PUT', `${at(Id)}/webpart`, { body: { Properties } }), 400, /cannot be set/)
    for (const [body, words] of [
      [{ ZoneIndex: 3 }, /ZoneIndex/],
      [{ Title: 'x'.repeat(256) }, /Title|255/],
      [{ Hidden: 'maybe' }, /Hidden/],
      [{ Properties: { a: 'x'.repeat(65_530) } }, /65,?536/],
    ] as const)
      expectRefusal(await admin.call('PUT', `${at(Id)}/webpart`, { body }), 400, words)
    expect(await bagOf(Id)).toMatchObject({ Color: 'red' })
  })

  it.each([
    ['2', old('One')],
    ['3', newer('One')],
  ])('of version %s is closed and opened, which is an update of its page', async (_, xml) => {
    const { Id } = await add(xml)
    const xmlOf = async () => (await admin.call('GET', `${manager}/exportwebpart('${Id}')`)).json.value as string
    const before = await xmlOf()
    const open = await versionOf()
    expect((await admin.call('POST', `${at(Id)}/OpenWebPart`)).json).toEqual({ 'odata.null': true })
    expect([await versionOf(), await xmlOf()]).toEqual([open, before])
    expect((await admin.call('POST', `${at(Id)}/CloseWebPart`)).json).toEqual({ 'odata.null': true })
    expect(await ofPart(Id)).toMatchObject({ IsClosed: true, Hidden: false })
    const closed = await versionOf()
    expect(closed).not.toBe(open)
    await admin.call('POST', `${at(Id)}/closewebpart`)
    expect((await admin.call('POST', `${at(Id)}/SaveWebPartChanges`)).json).toEqual({ 'odata.null': true })
    expect(await versionOf()).toBe(closed)
    await admin.call('POST', `${at(Id)}/openwebpart`)
    expect(await ofPart(Id)).toMatchObject({ IsClosed: false })
    expect(await versionOf()).not.toBe(closed)
  })

  it('is exported if it says so', async () => {
    const modes = [
      [old('x', '<ExportControlledProperties>false</ExportControlledProperties>'), 2],
      [newer('x', '<property name="ExportMode" type="exportmode">NonSensitiveData</property>'), 2],
      [newer('x', '<property name="ExportMode" type="exportmode">All</property>'), 1],
      [newer('x', '<property name="ExportMode" type="exportmode">None</property>'), 0],
    ] as const
    for (const [xml, mode] of modes) {
      const { Id } = await add(xml)
      expect(await ofPart(Id)).toMatchObject({ ExportMode: mode })
      const exported = await admin.call('POST', `${manager}/ExportWebPart`, { body: { webPartId: Id } })
      if (mode === 0) expectRefusal(exported, 400, /ExportMode/)
      else expect(exported.json.value).toContain(Id)
    }
  })

  it('that is not there is no web part', async () => {
    const none = at('00000000-0000-4000-8000-000000000000')
    for (const act of ['closewebpart', 'openwebpart', 'savewebpartchanges', 'deletewebpart', "movewebpartto(zoneid='Left',zoneindex=0)"])
      expectRefusal(await admin.call('POST', `${none}/${act}`), 404, /no web part/)
    expectRefusal(await admin.call('PUT', `${none}/webpart`, { body: { Title: 'x' } }), 404, /no web part/)
    for (const part of ['/webpart', '/webpart/properties', '/webpart/title'])
      expectRefusal(await admin.call('GET', none + part), 404, /no web part/)
    expect((await admin.call('GET', at('x'))).status).toBe(400)
    const control = `${manager}/webparts/getbycontrolid('g_00000000_0000_4000_8000_000000000000')/closewebpart`
    expectRefusal(await admin.call('POST', control), 404, /no web part/)
  })

  it('is changed by nobody who may not change its page', async () => {
    const { Id } = await add(old('Mine'))
    expect((await reader.call('GET', `${at(Id)}/webpart`)).json).toMatchObject({ Title: 'Mine' })
    const body = { webPartXml: old('x') }
    for (const method of ['importwebpart', 'addwebpart']) {
      expectRefusal(await reader.call('POST', `${manager}/${method}`, { body }), 403, /EditListItems|denied|right/)
      const text = manager.replace('changes.aspx', 'plain.txt')
      expectRefusal(await admin.call('POST', `${text}/${method}`, { body }), 400, /aspx/)
      expectRefusal(await admin.call('POST', `${manager.replace('changes', 'none')}/${method}`, { body }), 404, /none\.aspx/)
    }
    for (const act of ['closewebpart', 'openwebpart', 'savewebpartchanges', 'deletewebpart', "movewebpartto(zoneid='Left',zoneindex=0)"])
      expect((await reader.call('POST', `${at(Id)}/${act}`)).status, act).toBe(403)
    expect((await reader.call('PUT', `${at(Id)}/webpart`, { body: { Title: 'x' } })).status).toBe(403)
    expect(await ofPart(Id)).toMatchObject({ Title: 'Mine', IsClosed: false })
    expect(server.url).toMatch(/^http/)
  })

  it('is read in the scope of a user, and changed in that of everybody', async () => {
    const { Id } = await add(old('Shared'))
    const own = manager.replace('scope=1', 'scope=0')
    const part = `${own}/webparts('${Id}')`
    expect((await admin.call('GET', `${part}/webpart`)).json).toMatchObject({ Title: 'Shared' })
    expect((await admin.call('GET', `${own}/exportwebpart('${Id}')`)).status).toBe(200)
    for (const act of ['closewebpart', 'openwebpart', 'savewebpartchanges', 'deletewebpart', "movewebpartto(zoneid='Left',zoneindex=0)"])
      expectRefusal(await admin.call('POST', `${part}/${act}`), 400, /shared web parts/)
    expectRefusal(await admin.call('PUT', `${part}/webpart`, { body: { Title: 'x' } }), 400, /shared web parts/)
    for (const method of ['importwebpart', 'addwebpart'])
      expectRefusal(await admin.call('POST', `${own}/${method}`, { body: { webPartXml: old('x') } }), 400, /shared web parts/)
    expect(await ofPart(Id)).toMatchObject({ Title: 'Shared', IsClosed: false })
  })

  it('stays as it is while somebody else has the page checked out', async () => {
    const { Id } = await add(old('Locked'))
    await admin.call('POST', '/_api/web/associatedmembergroup/users', { body: { LoginName: 'mia' } })
    const mia = clientOf('mia')
    expect((await mia.call('POST', `${file}/checkout`)).status).toBe(200)
    expect((await admin.call('POST', `${at(Id)}/closewebpart`)).status).toBe(423)
    expect((await admin.call('POST', `${manager}/addwebpart`, { body: { webPartXml: old('x') } })).status).toBe(423)
    expect((await mia.call('POST', `${at(Id)}/closewebpart`)).status).toBe(200)
    await mia.call('POST', `${file}/checkin(comment='',checkintype=0)`)
    expect(await ofPart(Id)).toMatchObject({ IsClosed: true })
  })

  it('may be reached by every address of its page', async () => {
    const { Id } = await add(old('Reached'))
    for (const page of [
      `${folder}/files('changes.aspx')`,
      `${folder}/files/getbyurl('changes.aspx')`,
      "/_api/web/getfilebyserverrelativepath(decodedurl='/Shared Documents/changes.aspx')",
    ])
      expect((await admin.call('GET', `${page}/getlimitedwebpartmanager(1)/webparts/getbyid('${Id}')/webpart`)).json).toMatchObject({
        Title: 'Reached',
      })
  })
})

it('web parts are there after a restart, as they were', async () => {
  const DataRootPath = mkdtempSync(join(tmpdir(), 'tenon-parts-'))
  const settings = { StorageProvider: 'FileSystem', DataRootPath }
  onTestFinished(() => rmSync(DataRootPath, { recursive: true }))
  const read = async (run: (client: ContractClient) => Promise<void>) => {
    const running = await startServer({ settings })
    const client = clientAt(running.url, 'admin')
    await run(client)
    const { json } = await client.call('GET', `${manager}/webparts?$expand=WebPart/Properties`)
    await running.stop()
    return json.value
  }
  const before = await read(async (client) => {
    await client.call('POST', `${folder}/files/add(url='changes.aspx',overwrite=false)`, { body: 'page' })
    for (const webPartXml of [old('A'), newer('B')]) {
      const { Id } = (await client.call('POST', `${manager}/addwebpart`, { body: { webPartXml, zoneId: 'Left' } })).json
      await client.call('POST', `${at(Id)}/closewebpart`)
    }
  })
  expect(before).toMatchObject([{ WebPart: { Title: 'A', IsClosed: true } }, { WebPart: { Title: 'B', IsClosed: true, ZoneIndex: 1 } }])
  expect(await read(() => Promise.resolve())).toEqual(before)
})

it('the XML of the parts of a page counts in the size of a reply', async () => {
  const small = await serve({ settings: { 'Limits:ReplyEntities': '50' } })
  const client = small.clientOf('admin')
  await client.call('POST', `${folder}/files/add(url='changes.aspx',overwrite=false)`, { body: 'page' })
  const webPartXml = old('Large', `<Content>${'x'.repeat(60_000)}</Content>`)
  expect((await client.call('POST', `${manager}/addwebpart`, { body: { webPartXml } })).status).toBe(200)
  expect((await client.call('GET', `${manager}/webparts`)).status).toBe(200)
  await client.call('POST', `${manager}/addwebpart`, { body: { webPartXml } })
  for (const path of ['/webparts', '/webparts?$expand=WebPart/Properties', '?$expand=WebParts'])
    expectRefusal(await client.call('GET', manager + path), 400, /50/)
})
