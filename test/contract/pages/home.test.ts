import { beforeAll, describe, expect, it } from 'vitest'
import { navigate, visitorOf } from '../../support/pages/visitor.ts'
import { serve } from '../../support/serve.ts'

/** The pages of a web: its first page, its contents, search, the recycle bin. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const owner = visitorOf(server.url, 'admin')
const reader = visitorOf(server.url, 'rita')
const stranger = visitorOf(server.url, 'stan')

const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
const raw = /<script>alert|<img src=x/

beforeAll(async () => {
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Tasks', BaseTemplate: 107, Description: hostile } })
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Secret', BaseTemplate: 100 } })
  await admin.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: hostile } })
  await admin.call('POST', '/_api/web/webs/add', {
    body: {
      parameters: {
        Title: 'Team',
        Url: 'team',
        WebTemplate: 'STS',
        Language: 1031,
        UseSamePermissionsAsParentSite: true,
        Description: hostile,
      },
    },
  })
  await admin.call('POST', '/_api/web/associatedvisitorgroup/users', { body: { LoginName: 'rita' } })
  await admin.call('POST', "/_api/web/lists/getbytitle('Secret')/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)")
})

describe('the home page of a team site', () => {
  it('is the first page of the web for a person, and bytes for a program', async () => {
    const { server: team } = await serve({ settings: { Profile: 'SharePoint' } })
    const person = await visitorOf(team.url, 'admin').get('/SitePages/Home.aspx')
    expect(person.headers.get('content-type')).toBe('text/html;charset=utf-8')
    expect(person.text).toContain('<h2>Libraries</h2>')
    const program = await fetch(`${team.url}/SitePages/Home.aspx`, { headers: { Authorization: `Basic ${btoa('admin:x')}` } })
    expect(program.headers.get('content-type')).toBe('application/octet-stream')
    expect((await visitorOf(server.url, 'admin').get('/SitePages/Home.aspx')).status).toBe(404)
  })
})

describe('the first page of a web', () => {
  it('shows its lists, libraries, subsites and recent changes to a reader, and no list that the reader may not see', async () => {
    const { status, text, headers } = await reader.get('/default.aspx')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html;charset=utf-8')
    expect(text).toContain('>Tasks</a>')
    expect(text).toContain('>Documents</a>')
    expect(text).toContain('href="/team"')
    expect(text).toContain('added by')
    expect(text).not.toContain('Secret')
    expect(text).not.toMatch(raw)
    expect((await owner.get('/default.aspx')).text).toContain('>Secret</a>')
  })

  it('is at the address of a web for a browser, in the language of the web', async () => {
    const { status, text } = await reader.get('/team')
    expect(status).toBe(200)
    expect(text).toContain('<html lang="de">')
    expect(text).toContain('Websiteinhalte')
    expect(text).not.toMatch(raw)
    // Programs get what they got before.
    expect((await reader.get('/team', { Accept: 'application/json' })).status).toBe(404)
  })

  it('is hidden from a stranger, and asks a visitor without credentials to sign in', async () => {
    const refused = await stranger.get('/default.aspx')
    expect(refused.status).toBe(403)
    expect(refused.text).not.toContain('Tasks')
    const location = '/_forms/default.aspx?ReturnUrl=%2Fdefault.aspx'
    expect(await navigate(`${server.url}/default.aspx`)).toEqual({ status: 302, location })
  })

  it('allows nothing but its own script and style', async () => {
    const { headers, text } = await reader.get('/default.aspx')
    const policy = headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(text).toContain(`nonce="${nonce}"`)
    expect(text).not.toMatch(/<[^>]+ on[a-z]+=/)
    expect(text).not.toContain('http://')
    for (const [, href = ''] of text.matchAll(/(?:href|src)="(\/_layouts\/15\/tenon\/[^"]+)"/g)) {
      const asset = await visitorOf(server.url, '').get(href)
      expect(asset.status).toBe(200)
      expect(asset.headers.get('cache-control')).toContain('immutable')
    }
    expect((await visitorOf(server.url, '').get('/_layouts/15/tenon/none.css')).status).toBe(404)
  })
})

describe('the cost of the first page', () => {
  it('is less than 50 KB with its style and its script', async () => {
    // Whoever comes from here has the style sheet; whoever comes from elsewhere, or from signing in, gets it in the page.
    for (const [Referer, count] of [
      [`${server.url}/_layouts/15/viewlsts.aspx`, 2],
      [`${server.url}/_forms/default.aspx?ReturnUrl=%2F`, 1],
      [`${server.url}.elsewhere.example/`, 1],
      ['', 1],
    ] as const) {
      const { text } = await owner.get('/default.aspx', Referer === '' ? {} : { Referer })
      let bytes = Buffer.byteLength(text)
      const assets = [...text.matchAll(/(?:href|src)="(\/_layouts\/15\/tenon\/[^"]+)"/g)]
      expect([Referer, assets.length, text.includes('<style nonce="')]).toEqual([Referer, count, count === 1])
      for (const [, href = ''] of assets) bytes += Buffer.byteLength((await owner.get(href)).text)
      expect(bytes).toBeLessThan(50_000)
    }
  })
})

describe('the start page of the server', () => {
  it('leads to the home page of the root web, and farm administrators to the administration', async () => {
    const start = await owner.get('/')
    expect(start.text).toContain('href="/default.aspx"')
    expect(start.text).toContain('href="/_admin/default.aspx"')
    expect((await reader.get('/')).text).not.toContain('/_admin')
    expect((await visitorOf(server.url, '').get('/')).text).toContain('href="/default.aspx"')
  })
})

describe('the contents of a web', () => {
  const contents = '/_layouts/15/viewlsts.aspx'

  it('has all lists, and forms only for whoever may add some', async () => {
    const shown = await reader.get(contents)
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('>Tasks</a>')
    expect(shown.text).not.toContain('new.aspx')
    expect(shown.text).not.toMatch(raw)
    expect((await owner.get(contents)).text).toContain('new.aspx')
    expect((await stranger.get(contents)).status).toBe(403)
  })

  it('makes a list and a subsite', async () => {
    const made = await owner.post('/_layouts/15/new.aspx', { title: 'Ideas', template: '100', description: 'What we could do' })
    expect(made).toMatchObject({ status: 303, location: '/Lists/Ideas/AllItems.aspx' })
    expect((await owner.get('/Lists/Ideas/AllItems.aspx')).status).toBe(200)
    const web = await owner.post('/_layouts/15/newsbweb.aspx', { title: 'Club', name: 'club', description: '' })
    expect(web).toMatchObject({ status: 303, location: '/club' })
    expect((await owner.post('/_layouts/15/new.aspx', { title: 'Ideas', template: '100' })).status).toBe(409)
    expect((await reader.post('/_layouts/15/new.aspx', { title: 'More', template: '100' })).status).toBe(403)
    expect((await owner.post('/_layouts/15/new.aspx', { title: 'More', template: '1e9' })).status).toBe(400)
  })

  it('does nothing for a form without the digest of its sender, or from a page of another server', async () => {
    const form = { title: 'Foreign', template: '100' }
    expect((await owner.post('/_layouts/15/new.aspx', { ...form, __REQUESTDIGEST: '' })).status).toBe(403)
    expect((await owner.post('/_layouts/15/new.aspx', { ...form, __REQUESTDIGEST: await reader.digest() })).status).toBe(403)
    expect((await owner.post('/_layouts/15/new.aspx', form, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await owner.post('/_layouts/15/new.aspx', form, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await owner.get('/_layouts/15/viewlsts.aspx')).text).not.toContain('Foreign')
    expect(
      (await visitorOf(server.url, '').post('/_layouts/15/new.aspx', { ...form, __REQUESTDIGEST: await reader.digest() })).status,
    ).toBe(401)
  })
})

describe('search', () => {
  it('finds what the reader may see, page by page, and shows what was asked for as text', async () => {
    const found = await reader.get(`/_layouts/15/osssearchresults.aspx?k=${encodeURIComponent('alert')}`)
    expect(found.status).toBe(200)
    expect(found.text).toMatch(/results for “alert”/)
    expect(found.text).not.toMatch(raw)
    const nothing = await reader.get(`/_layouts/15/osssearchresults.aspx?k=${encodeURIComponent(`"${hostile.replaceAll('"', '')}zzz"`)}`)
    expect(nothing.status).toBe(200)
    expect(nothing.text).not.toMatch(raw)
    expect((await reader.get('/_layouts/15/osssearchresults.aspx')).status).toBe(200)
    expect((await stranger.get('/_layouts/15/osssearchresults.aspx?k=alert')).status).toBe(403)
    expect((await reader.get(`/_layouts/15/osssearchresults.aspx?k=${encodeURIComponent('Created>nonsense')}`)).status).toBe(400)
  })
})

describe('the recycle bin', () => {
  it('brings an item back, or deletes it for good', async () => {
    const items = "/_api/web/lists/getbytitle('Tasks')/items"
    const { Id } = (await admin.call('POST', items, { body: { Title: hostile } })).json
    await admin.call('POST', `${items}(${Id})/recycle`)
    const bin = await owner.get('/_layouts/15/recyclebin.aspx')
    expect(bin.text).not.toMatch(raw)
    const idIn = (text: string) => /name="id" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const id = idIn(bin.text)
    expect((await reader.get('/_layouts/15/recyclebin.aspx')).text).toContain('The recycle bin is empty.')
    expect((await reader.post('/_layouts/15/recyclebin.aspx', { id, do: 'restore' })).status).toBe(404)
    const restored = await owner.post('/_layouts/15/recyclebin.aspx', { id, do: 'restore' })
    expect(restored.status).toBe(303)
    expect((await owner.get(restored.location ?? '')).text).not.toMatch(raw)
    expect((await admin.call('GET', `${items}(${Id})`)).status).toBe(200)
    await admin.call('POST', `${items}(${Id})/recycle`)
    const again = idIn((await owner.get('/_layouts/15/recyclebin.aspx')).text)
    expect((await owner.post('/_layouts/15/recyclebin.aspx', { id: again, do: 'erase' })).status).toBe(303)
    expect((await owner.post('/_layouts/15/recyclebin.aspx', { id: again, do: 'restore' })).status).toBe(404)
    expect((await owner.post('/_layouts/15/recyclebin.aspx', { do: 'restore' })).status).toBe(400)
  })

  it('brings several items back, and shows its second stage to those who manage the site', async () => {
    const items = "/_api/web/lists/getbytitle('Tasks')/items"
    const made = await Promise.all(['one', 'two'].map((Title) => admin.call('POST', items, { body: { Title } })))
    const bins: string[] = []
    for (const { json } of made) bins.push((await admin.call('POST', `${items}(${json.Id})/recycle`)).json.value as string)
    const back = await owner.post('/_layouts/15/recyclebin.aspx', { id: bins, do: 'restore' })
    expect(back.status).toBe(303)
    expect((await owner.get(back.location ?? '')).text).toContain('“2 items” is back in its place.')
    const [last] = made
    const again = (await admin.call('POST', `${items}(${last?.json.Id})/recycle`)).json.value as string
    await admin.call('POST', `/_api/web/recyclebin('${again}')/movetosecondstage`)
    const second = '/_layouts/15/recyclebin.aspx?stage=2'
    expect((await owner.get('/_layouts/15/recyclebin.aspx')).text).not.toContain(again)
    expect((await owner.get(second)).text).toContain(`value="${again}"`)
    expect((await reader.get(second)).text).not.toContain('stage=2')
    expect((await owner.post(second, { id: again, do: 'restore' })).location).toContain('stage=2')
  })
})

describe('a person', () => {
  it('has a page for those who may see people', async () => {
    const { Id } = (await admin.call('GET', '/_api/web/currentuser')).json
    expect((await reader.get(`/_layouts/15/userdisp.aspx?ID=${Id}`)).text).toContain('membership|admin')
    expect((await reader.get('/_layouts/15/userdisp.aspx?ID=9999')).status).toBe(404)
    expect((await reader.get('/_layouts/15/userdisp.aspx?ID=abc')).status).toBe(404)
    expect((await stranger.get(`/_layouts/15/userdisp.aspx?ID=${Id}`)).status).toBe(403)
  })
})
