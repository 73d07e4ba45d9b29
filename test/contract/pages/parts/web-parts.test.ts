import { beforeAll, describe, expect, it } from 'vitest'
import { escapeXml } from '../../../../src/formats/xml.ts'
import { visitorOf } from '../../../support/pages/visitor.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { textIn } from '../../../support/soap/messages.ts'

/** Pages of zones and web parts, and the address that a page reads a part from again. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None', 'Search:IndexIntervalSeconds': '0' } })
const admin = clientOf('admin')
const soap = createSoapContractClient({
  url: server.url,
  service: 'webpartpages',
  version: '1.2',
  headers: { Authorization: basic('admin') },
})
const owner = visitorOf(server.url, 'admin')
const reader = visitorOf(server.url, 'rita')

const page = '/Shared Documents/Start.aspx'
const href = '/Shared%20Documents/Start.aspx'
const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
const raw = /<script>alert|<img src=x/
const type = 'Microsoft.SharePoint.WebPartPages'

async function addPart(typeName: string, title: string, properties: Record<string, string>, zone = 'Left'): Promise<string> {
  const all = Object.entries({ Title: title, ...properties }).map(
    ([name, value]) => `<property name="${name}">${escapeXml(value)}</property>`,
  )
  const xml = `<webParts><webPart xmlns="http://schemas.microsoft.com/WebPart/v3"><metaData><type name="${typeName}, Some.Assembly"/></metaData><data><properties>${all.join('')}</properties></data></webPart></webParts>`
  const reply = await soap.call(
    'AddWebPartToZone',
    `<pageUrl>${page}</pageUrl><webPartXml>${escapeXml(xml)}</webPartXml><storage>Shared</storage><zoneId>${zone}</zoneId><zoneIndex>99</zoneIndex>`,
  )
  return textIn(reply, 'AddWebPartToZoneResult') ?? ''
}
const fresh = (id: string, more: Record<string, string> = {}) =>
  `/api/webpartrefresh?${new URLSearchParams({ webUrl: '/', page, webPartId: id, ...more }).toString()}`

const ids = new Map<string, string>()
beforeAll(async () => {
  await admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='Start.aspx')", {
    body: '<p>bytes</p>',
  })
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Plans', BaseTemplate: 100 } })
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Secret', BaseTemplate: 100 } })
  for (const list of ['Plans', 'Secret'])
    await admin.call('POST', `/_api/web/lists/getbytitle('${list}')/items`, { body: { Title: `${list} ${hostile}` } })
  await admin.call('POST', "/_api/web/lists/getbytitle('Secret')/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)")
  await admin.call('POST', '/_api/web/associatedvisitorgroup/users', { body: { LoginName: 'rita' } })
  const list = async (title: string) => (await admin.call('GET', `/_api/web/lists/getbytitle('${title}')?$select=Id`)).json.Id as string
  const add = async (name: string, ...given: Parameters<typeof addPart>) => ids.set(name, await addPart(...given))
  await add('list', `${type}.XsltListViewWebPart`, 'All plans', { ListName: `{${(await list('Plans')).toUpperCase()}}` })
  await add('secret', `${type}.ListViewWebPart`, 'All secrets', { ListId: await list('Secret') })
  await add('lost', `${type}.ListViewWebPart`, 'Lost', { ListName: 'Nothing' })
  await add('text', `${type}.ContentEditorWebPart`, hostile, { Content: `<p>Welcome <b>all</b></p>${hostile}` }, 'Right')
  await add('image', `${type}.ImageWebPart`, '', { ImageLink: '/SiteAssets/a.png', AlternativeText: '"Hills"' }, 'Right')
  await add('far', `${type}.ImageWebPart`, 'Far', { ImageLink: 'https://other.example/a.png' }, 'Right')
  await add('bad', `${type}.ImageWebPart`, 'Bad', { ImageLink: 'javascript:alert(1)' }, 'Right')
  await add('changes', `${type}.WhatsNewWebPart`, 'New', {}, 'Right')
  await add('query', 'Tenon.QueryWebPart', 'Found', { Query: 'nothinglikethis' }, 'Right')
  await add('other', 'Example.Parts.Clock', 'Clock', {}, 'Right')
  await add('untitled', `${type}.ListViewWebPart`, '', { ListName: 'Plans' })
  await add('untitled changes', `${type}.WhatsNewWebPart`, '', {}, 'Right')
})

describe('a page with web parts', () => {
  it('shows its zones to a browser, each part by its type, and no hostile text', async () => {
    const { status, text, headers } = await owner.get(href)
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text.match(/data-zone="[^"]+"/g)).toEqual(['data-zone="Left"', 'data-zone="Right"'])
    expect(text.match(/<section class="part"/g)).toHaveLength(12)
    expect(text).toContain('<h2>All plans</h2>')
    expect(text.match(/<h2>(?:Plans|Recent changes)<\/h2>/g)).toEqual(['<h2>Plans</h2>', '<h2>Recent changes</h2>'])
    expect(text).toContain('data-live="list::Plans"')
    expect(text).toContain('Plans &lt;script&gt;')
    expect(text).toContain('Welcome all')
    expect(text).toContain('<img src="/SiteAssets/a.png" alt="&quot;Hills&quot;" loading="lazy">')
    expect(text).toContain('<a href="https://other.example/a.png" rel="noreferrer">')
    expect(text).not.toContain('href="javascript:')
    expect(text).toContain('added by')
    expect(text).toContain('This page does not show web parts of the type Example.Parts.Clock')
    expect(text).toContain('This web part cannot be shown:')
    expect(text).not.toMatch(raw)
  })

  it('shows no visitor what the visitor may not see', async () => {
    const { status, text } = await reader.get(href)
    expect(status).toBe(200)
    expect(text).toContain('Plans &lt;script&gt;')
    expect(text).not.toContain('Secret &lt;script&gt;')
    expect((await visitorOf(server.url, 'stan').get(href)).status).toBe(403)
    expect((await visitorOf(server.url, '').get(href)).status).toBe(401)
  })

  it('shows no part that is closed or hidden, neither at once nor when it is read again', async () => {
    const parts = `/_api/web/getfilebyserverrelativeurl('${page}')/getlimitedwebpartmanager(scope=1)/webparts`
    const id = ids.get('text') ?? ''
    const shown = async () =>
      [(await reader.get(href)).text, (await reader.get(fresh(id))).text].map((text) => text.includes('Welcome all'))
    expect(await shown()).toEqual([true, true])
    await admin.call('POST', `${parts}('${id}')/closewebpart`)
    expect(await shown()).toEqual([false, false])
    expect((await owner.get(`${href}?edit=1`)).text).toContain('(closed)')
    await admin.call('POST', `${parts}('${id}')/openwebpart`)
    await admin.call('PUT', `${parts}('${id}')/webpart`, { body: { Hidden: true } })
    expect(await shown()).toEqual([false, false])
    expect((await owner.get(`${href}?edit=1`)).text).toContain('(hidden)')
    await admin.call('PUT', `${parts}('${id}')/webpart`, { body: { Hidden: false } })
    expect(await shown()).toEqual([true, true])
  })

  it('is its bytes for programs, and where it has no parts', async () => {
    const bytes = await owner.get(href, { Accept: '*/*' })
    expect(bytes.text).toBe('<p>bytes</p>')
    await admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='Plain.aspx')", { body: 'plain' })
    expect((await owner.get('/Shared%20Documents/Plain.aspx')).text).toBe('plain')
    expect((await owner.get('/Shared%20Documents/None.aspx')).status).toBe(404)
  })
})

describe('/api/webpartrefresh', () => {
  const id = (name: string) => ids.get(name) ?? ''

  it('has the fragment that stands on the page, with a tag that changes with it', async () => {
    const whole = await owner.get(href)
    for (const name of ids.keys()) {
      const { status, text, headers } = await owner.get(fresh(id(name)))
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8'])
      expect(whole.text).toContain(text)
      expect(text).not.toMatch(/<script|nonce=|__REQUESTDIGEST/)
      expect(headers.get('cache-control')).toBe('private, no-cache')
    }
    const first = await owner.get(fresh(id('list')))
    const tag = first.headers.get('etag') ?? ''
    const same = await owner.get(fresh(id('list')), { 'If-None-Match': tag })
    expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', tag])
    await admin.call('POST', "/_api/web/lists/getbytitle('Plans')/items", { body: { Title: 'Another plan' } })
    const changed = await owner.get(fresh(id('list')), { 'If-None-Match': tag })
    expect(changed.status).toBe(200)
    expect(changed.text).toContain('Another plan')
    expect(changed.headers.get('etag')).not.toBe(tag)
  })

  it('takes absolute, server-relative and web-relative URLs', async () => {
    const expected = (await owner.get(fresh(id('text')))).text
    for (const more of [
      { webUrl: `${server.url}/`, page: `${server.url}${href}` },
      { webUrl: server.url, page: 'Shared Documents/Start.aspx' },
      { webUrl: '', page },
    ])
      expect((await owner.get(fresh(`{${id('text').toUpperCase()}}`, more))).text).toBe(expected)
  })

  it('is refused without a right, for what does not exist, and for other hosts', async () => {
    expect((await visitorOf(server.url, '').get(fresh(id('text')))).status).toBe(401)
    expect((await visitorOf(server.url, 'stan').get(fresh(id('text')))).status).toBe(403)
    const none = '00000000-0000-4000-8000-000000000000'
    const statuses = new Map<string, number>([
      [fresh(none), 404],
      [fresh('x'), 400],
      [fresh(id('text'), { page: '' }), 400],
      [fresh(id('text'), { page: '/Shared Documents/None.aspx' }), 404],
      [fresh(id('text'), { page: 'https://other.example/a.aspx' }), 400],
      [fresh(id('text'), { webUrl: 'https://other.example/' }), 400],
      [fresh(id('text'), { webUrl: '//other.example/' }), 400],
      [fresh(id('text'), { webUrl: 'http://' }), 400],
      ['/api/webpartrefresh', 400],
    ])
    for (const [path, status] of statuses) {
      const reply = await owner.get(path)
      expect([path, reply.status]).toEqual([path, status])
      expect(JSON.parse(reply.text).error.code).toBe(String(status))
    }
    const post = await fetch(server.url + fresh(id('text')), { method: 'POST', headers: { Authorization: basic('admin') } })
    expect(post.status).toBeGreaterThanOrEqual(400)
    expect(post.status).toBeLessThan(500)
  })
})
