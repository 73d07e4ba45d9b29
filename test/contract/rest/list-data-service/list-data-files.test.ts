import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseXml } from '../../../../src/formats/xml.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { basic } from '../../../support/server.ts'
import { rowsOf } from '../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const service = '/_vti_bin/ListData.svc'
const root = `${server.url}${service}`
const json = (url: string, client = reader) => client.call('GET', `${service}/${url}`, { headers: { Accept: 'application/json' } })
const bytes = (method: string, url: string, body: string | undefined, headers = {}, client = owner) =>
  client.call(method, `${service}/${url}`, {
    headers: { Accept: 'application/json', 'Content-Type': 'application/octet-stream', ...headers },
    ...(body !== undefined && { body }),
  })
const attach = (slug: string, body = 'bytes', client = owner) => bytes('POST', 'Attachments', body, { Slug: slug }, client)
const at = (name: string) => `Attachments(EntitySet='Tasks',ItemId=1,Name='${name}')`

beforeAll(async () => {
  expect((await bytes('POST', 'Tasks', '{"Title":"a"}', { 'Content-Type': 'application/json' })).status).toBe(201)
  const files = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files"
  expect((await owner.call('POST', `${files}/add(url='plan.txt',overwrite=true)`, { body: 'the plan' })).status).toBe(200)
})

describe('attachments in ListData.svc', () => {
  it('are added under a slug, read with their bytes, replaced and deleted', async () => {
    const added = await attach('Tasks|1|note one.txt')
    expect([added.status, added.json.d]).toMatchObject([201, { EntitySet: 'Tasks', ItemId: 1, Name: 'note one.txt' }])
    const { __metadata: metadata } = added.json.d
    expect(metadata).toMatchObject({
      uri: `${root}/${at('note%20one.txt')}`,
      media_src: `${root}/${at('note%20one.txt')}/$value`,
      edit_media: `${root}/${at('note%20one.txt')}/$value`,
      content_type: 'text/plain',
    })
    expect(added.headers.get('location')).toBe(metadata.uri)
    expect((await reader.call('GET', metadata.uri, { headers: { Accept: 'application/json' } })).json).toEqual(added.json)
    const read = await reader.call('GET', metadata.media_src)
    expect([read.text, read.headers.get('etag')]).toEqual(['bytes', metadata.media_etag])
    expect(rowsOf(await json('Tasks(1)/Attachments'))).toEqual([added.json.d])
    expect((await json('Tasks(1)?$expand=Attachments')).json.d.Attachments.results).toEqual([added.json.d])
    const value = `${at('note%20one.txt')}/$value`
    expect((await bytes('PUT', value, 'late', { 'If-Match': '"x"' })).status).toBe(412)
    const replaced = await bytes('PUT', value, 'other', { 'If-Match': metadata.media_etag })
    expect([replaced.status, replaced.headers.get('etag') === metadata.media_etag]).toEqual([204, false])
    expect((await reader.call('GET', `${service}/${value}`)).text).toBe('other')
    expect((await bytes('PUT', value, 'x', {}, reader)).status).toBe(403)
    expect((await bytes('DELETE', at('note%20one.txt'), undefined, {}, reader)).status).toBe(403)
    expect((await bytes('DELETE', at('note%20one.txt'), undefined)).status).toBe(204)
    expect((await json(at('note%20one.txt'))).status).toBe(404)
    expect((await reader.call('GET', `${service}/${value}`, { headers: { Accept: 'application/json' } })).status).toBe(404)
    expect(rowsOf(await json('Tasks(1)/Attachments'))).toEqual([])
  })

  it('of all items are a set, to choose from', async () => {
    const second = await bytes('POST', 'Tasks', '{"Title":"b"}', { 'Content-Type': 'application/json' })
    for (const slug of ['Tasks|1|a.txt', `Tasks|${second.json.d.Id}|b.txt`, 'Tasks|1|c.txt']) await attach(slug)
    const names = async (options: string, client = reader) => rowsOf(await json(`Attachments${options}`, client)).map(({ Name }) => Name)
    expect(await names('')).toEqual(['a.txt', 'c.txt', 'b.txt'])
    expect(await names('?$orderby=Name desc&$top=2')).toEqual(['c.txt', 'b.txt'])
    expect(await names(`?$filter=ItemId eq ${second.json.d.Id}`)).toEqual(['b.txt'])
    expect((await reader.call('GET', `${service}/Attachments/$count`)).text).toBe('3')
    expect((await json('Attachments?$filter=Nope eq 1')).status).toBe(400)
    expect((await json('Attachments', stranger)).status).toBe(403)
    for (const name of ['a.txt', 'c.txt']) await bytes('DELETE', at(name), undefined)
    await bytes('DELETE', `Tasks(${second.json.d.Id})`, undefined)
    expect(await names('')).toEqual([])
  })

  it('are refused in words', async () => {
    for (const slug of ['Tasks|1', 'Tasks|x|a.txt', 'Tasks|1|a|b', '||a.txt'])
      expect([slug, (await attach(slug)).status]).toEqual([slug, 400])
    expect((await bytes('POST', 'Attachments', 'x')).status).toBe(400)
    expect((await attach('Nope|1|a.txt')).status).toBe(404)
    expect((await attach('Tasks|99|a.txt')).status).toBe(404)
    expect((await attach('Tasks|1|a.txt', 'x', reader)).status).toBe(403)
    expect((await attach('Tasks|1|%C3%A4%2525.txt')).json.d.Name).toBe('ä%25.txt')
    expect((await attach('Tasks|1|%C3%A4%2525.txt')).status).toBeGreaterThanOrEqual(400)
    expect((await json(at('nope.txt'), stranger)).status).toBe(403)
  })
})

describe('files of a library in ListData.svc', () => {
  it('are media entries: their bytes are at $value', async () => {
    const [item] = rowsOf(await json('Documents'))
    expect(item).toMatchObject({
      Name: 'plan.txt',
      __metadata: { content_type: 'text/plain', media_src: `${root}/Documents(${item.Id})/$value` },
    })
    expect(item).not.toHaveProperty('Attachments')
    const read = await reader.call('GET', item.__metadata.media_src)
    expect(read.text).toBe('the plan')
    const written = await bytes('PUT', `Documents(${item.Id})/$value`, 'a new plan', { 'If-Match': read.headers.get('etag') })
    expect([written.status, written.headers.get('etag')]).toEqual([204, expect.stringMatching(/^"\{.*\},\d+"$/)])
    expect((await reader.call('GET', item.__metadata.media_src)).text).toBe('a new plan')
    expect((await bytes('PUT', `Documents(${item.Id})/$value`, 'x', { 'If-Match': '"7"' })).status).toBe(412)
    expect((await bytes('PUT', `Documents(${item.Id})/$value`, 'x', {}, reader)).status).toBe(403)
    expect((await json('Tasks(1)/$value')).status).toBe(404)
    expect((await json(`Documents(${item.Id})/$value`, stranger)).status).toBe(403)
  })

  it('have the bytes for content in Atom, and say so in $metadata', async () => {
    const entry = (await reader.call('GET', `${service}/Documents(1)`, { headers: { Accept: 'application/atom+xml' } })).text
    expect(entry).toContain('<content type="text/plain" src="Documents(1)/$value"/>')
    expect(entry).toContain('<link rel="edit-media" href="Documents(1)/$value"/>')
    expect(entry).toMatch(/<content [^>]*\/><m:properties>.*<\/m:properties><\/entry>$/s)
    expect(parseXml(entry).name).toBe('entry')
    const metadata = (await reader.call('GET', `${service}/$metadata`)).text
    expect(metadata).toContain('<EntityType Name="DocumentsItem" m:HasStream="true">')
    expect(metadata).toContain('<EntityType Name="TasksItem">')
    expect(metadata).toMatch(
      /<EntityType Name="AttachmentsItem" m:HasStream="true"><Key><PropertyRef Name="EntitySet"\/><PropertyRef Name="ItemId"\/><PropertyRef Name="Name"\/><\/Key>/,
    )
    expect(metadata).toMatch(/<NavigationProperty Name="Attachments" Relationship="[^"]*\.Tasks_Attachments"/)
  })
})

describe('new files of a library in ListData.svc', () => {
  const text = { 'Content-Type': 'text/plain' }
  const stored = async (url: string): Promise<string> =>
    (await reader.call('GET', `/_api/web/getfilebyserverrelativeurl('${encodeURIComponent(url)}')/$value`)).text
  const add = (set: string, Slug: string, body = 'bytes', client = owner) => bytes('POST', `${set}/$value`, body, { ...text, Slug }, client)

  it('are made of the body of a POST, at the set as clients send it', async () => {
    const headers = { Authorization: basic('owner'), Accept: 'application/json', ...text, Slug: 'from%20a%20client.txt' }
    const sent = await fetch(`${root}/Documents`, { method: 'POST', headers, body: 'sent' })
    const { d } = (await sent.json()) as { d: { Id: number; Name: string; __metadata: { uri: string; media_src: string } } }
    expect([sent.status, d.Name, sent.headers.get('location')]).toEqual([201, 'from a client.txt', d.__metadata.uri])
    expect((await reader.call('GET', d.__metadata.media_src)).text).toBe('sent')
    expect(await stored('/Shared Documents/from a client.txt')).toBe('sent')
  })

  it('are named by a name, a path or a URL', async () => {
    await owner.call('POST', '/_api/web/folders', { body: { ServerRelativeUrl: '/Shared Documents/Below' } })
    for (const [slug, url] of [
      ['one.txt', '/Shared Documents/one.txt'],
      ['Below/two.txt', '/Shared Documents/Below/two.txt'],
      ['/Shared Documents/Below/%C3%A4.txt', '/Shared Documents/Below/ä.txt'],
    ] as const) {
      const made = await add('Documents', slug)
      expect([made.status, made.json.d.__metadata.media_src]).toEqual([201, `${made.json.d.__metadata.uri}/$value`])
      expect(await stored(url)).toBe('bytes')
    }
  })

  it('are refused in words', async () => {
    expect((await add('Documents', 'plan.txt')).status).toBe(400)
    expect(await stored('/Shared Documents/plan.txt')).not.toBe('bytes')
    for (const slug of ['/SiteAssets/a.txt', '../a.txt', 'Below/', '/', '/Shared Documents/../a.txt'])
      expect([slug, (await add('Documents', slug)).status]).toEqual([slug, 400])
    expect((await add('Documents', 'Nowhere/a.txt')).status).toBe(404)
    expect((await add('Tasks', 'a.txt')).status).toBe(404)
    expect((await add('Nope', 'a.txt')).status).toBe(404)
    expect((await add('Documents', 'b.txt', 'x', reader)).status).toBe(403)
    expect((await bytes('POST', 'Documents/$value', 'x', text)).status).toBe(400)
  })
})
