import { afterAll, describe, expect, it } from 'vitest'
import { merge, startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, owner, member, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

let made = 0

/** The server-relative URL of a new web below another. */
async function newWeb(below = '', more: object = {}, by = owner): Promise<string> {
  const leaf = `w${++made}`
  const { status, text } = await by.call('POST', `${below}/_api/web/webs/add`, {
    body: { parameters: { Title: `Web ${leaf}`, Url: leaf, ...more } },
  })
  if (status !== 200) throw new Error(text)
  return `${below}/${leaf}`
}

const own = { UseSamePermissionsAsParentSite: false }
const read = 1073741826

describe('POST /_api/web/webs/add', () => {
  it.each(envelopes)('makes a web with its first lists, %s', async (envelope) => {
    const parameters = {
      __metadata: { type: 'SP.WebCreationInformation' },
      Title: 'Plans',
      Url: `plans-${envelope}`,
      WebTemplate: 'STS#1',
      Language: 1031,
      UseSamePermissionsAsParentSite: true,
      Description: 'What comes.',
    }
    const reply = await owner.call('POST', '/_api/web/webs/add', { headers: { Accept: accepts[envelope] }, body: { parameters } })
    expect(reply.status).toBe(200)
    const url = `/plans-${envelope}`
    expect(reply.json.d ?? reply.json).toMatchObject({
      Title: 'Plans',
      Description: 'What comes.',
      Url: server.url + url,
      ServerRelativeUrl: url,
      Language: 1031,
      WebTemplate: 'STS',
      Configuration: 1,
    })
    if (envelope === 'verbose') expect(reply.json.d.__metadata.uri).toBe(`${server.url}${url}/_api/Web`)
    expect((await reader.call('GET', `${url}/_api/web`)).json.Title).toBe('Plans')
    expect(rowsOf(await reader.call('GET', `${url}/_api/web/lists`)).map((row) => [row.Title, row.ParentWebUrl])).toEqual([
      ['Documents', url],
      ['Site Assets', url],
      ['Site Pages', url],
    ])
    expect((await reader.call('GET', `${url}/_api/web/regionalsettings`)).json.LocaleId).toBe(1031)
  })

  it('works at any depth, and everything works below the prefix', async () => {
    const url = await newWeb(await newWeb(await newWeb()))
    const list = await owner.call('POST', `${url}/_api/web/lists`, { body: { Title: 'Tasks', BaseTemplate: 107 } })
    expect(list.headers.get('location')).toBe(`${server.url}${url}/_api/Web/Lists(guid'${list.json.Id}')`)
    const items = `${url}/_api/web/lists/getbytitle('Tasks')/items`
    expect((await member.call('POST', items, { body: { Title: 'deep' } })).status).toBe(201)
    expect(rowsOf(await reader.call('GET', `${url}/_api/web/getlist('${url}/Lists/Tasks')/items`)).map((row) => row.Title)).toEqual([
      'deep',
    ])
    expect(rowsOf(await reader.call('GET', "/_api/web/lists/getbytitle('Tasks')/items"))).toEqual([])
    expect((await reader.call('GET', `${url}/_api/site/rootweb`)).json).toMatchObject({ ServerRelativeUrl: '/', Url: server.url })
    expect(rowsOf(await reader.call('GET', `${url}/_api/web/siteusers`)).length).toBeGreaterThan(3)
    const parent = await reader.call('GET', `${url}/_api/web?$select=Title&$expand=ParentWeb`)
    expect(parent.json.ParentWeb.ServerRelativeUrl).toBe(url.slice(0, url.lastIndexOf('/')))
    expect((await reader.call('GET', '/_api/web?$select=Title&$expand=ParentWeb')).json.ParentWeb).toBe(null)
  })

  it('refuses an address that is in use, by a web or by a folder', async () => {
    const url = await newWeb()
    const add = (Url: string) => owner.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'x', Url } } })
    for (const leaf of [url.slice(1), url.slice(1).toUpperCase(), 'Lists', 'shared documents'])
      expectRefusal(await add(leaf), 400, /already in use/)
    expectRefusal(await add('sites'), 400, /the server uses this name itself/)
  })

  it.each([
    [{ Title: 'x' }, /Url/],
    [{ Url: 'x' }, /Title/],
    [{ Title: ' ', Url: 'x1' }, /1 to 255/],
    [{ Title: 'x', Url: '' }, /Url/],
    [{ Title: 'x', Url: 'a/b' }, /one name/],
    [{ Title: 'x', Url: '..' }, /one name/],
    [{ Title: 'x', Url: '_api' }, /one name/],
    [{ Title: 'x', Url: 'a#b' }, /one name/],
    [{ Title: 'x', Url: 'a\u0007b' }, /one name/],
    [{ Title: 'x', Url: 'x'.repeat(129) }, /one name/],
    [{ Title: 'x', Url: 'x2', WebTemplate: 'NOPE#0' }, /no web template 'NOPE#0'.*STS#0/],
    [{ Title: 'x', Url: 'x2', WebTemplate: 'STS#99' }, /no web template/],
    [{ Title: 'x', Url: 'x2', Language: 0 }, /Language/],
    [{ Title: 'x', Url: 'x2', Nope: 1 }, /Nope/],
  ])('refuses %j', async (parameters, message) => {
    expectRefusal(await owner.call('POST', '/_api/web/webs/add', { body: { parameters } }), 400, message)
    expectRefusal(await owner.call('POST', '/_api/web/webinfos/add', { body: { parameters } }), 400, message)
  })

  it('is for users who may make webs', async () => {
    for (const client of [member, reader]) {
      expectRefusal(
        await client.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'x', Url: 'x3' } } }),
        403,
        /ManageSubwebs/,
      )
    }
  })

  it('gives all rights to the maker alone where it shall not inherit, and shows the web to no one else', async () => {
    const url = await newWeb('', own)
    expect(rowsOf(await owner.call('GET', `${url}/_api/web/roleassignments?$expand=Member`)).map((row) => row.Member.Title)).toEqual([
      'owner',
    ])
    for (const client of [reader, member, stranger]) expectRefusal(await client.call('GET', `${url}/_api/web`), 403, /Open/)
    const seen = async (client: typeof reader, what: string) =>
      rowsOf(await client.call('GET', `/_api/web/${what}`)).some((row) => row.ServerRelativeUrl === url)
    for (const what of ['webs', 'webinfos'])
      expect([await seen(reader, what), await seen(owner, what), await seen(admin, what)]).toEqual([false, true, true])
    const expanded = await reader.call('GET', '/_api/web?$select=Webs/ServerRelativeUrl&$expand=Webs')
    expect(expanded.json.Webs).not.toContainEqual({ ServerRelativeUrl: url })
    expectRefusal(await reader.call('GET', `${url}/_api/web/lists`), 403, /Open/)
    await owner.call('POST', `${url}/_api/web/roleassignments/addroleassignment(principalid=${ids.reader},roledefid=${read})`)
    expect([await seen(reader, 'webs'), await seen(member, 'webs')]).toEqual([true, false])
    await owner.call('POST', `${url}/_api/web/resetroleinheritance`)
    expect((await member.call('GET', `${url}/_api/web`)).status).toBe(200)
  })
})

describe('webinfos', () => {
  it('are added and told of in short', async () => {
    const body = { parameters: { Title: 'Info', Url: 'info', UseUniquePermissions: true } }
    expect((await owner.call('POST', '/_api/web/webinfos/add', { body })).json).toMatchObject({ Title: 'Info', ServerRelativeUrl: '/info' })
    expect((await owner.call('GET', '/info/_api/web/hasuniqueroleassignments')).json.value).toBe(true)
    const rows = rowsOf(await owner.call('GET', "/_api/web/webinfos?$filter=Title eq 'Info'&$select=Title,WebTemplate"))
    expect(rows).toEqual([{ Title: 'Info', WebTemplate: 'STS' }])
    expectRefusal(await stranger.call('GET', '/_api/web/webinfos'), 403, /Open/)
  })
})

describe('a web', () => {
  it('is changed by users who manage it', async () => {
    const url = await newWeb()
    expect((await owner.call('PUT', `${url}/_api/web`, { body: { Title: 'New' } })).json).toMatchObject({ Title: 'New', Description: '' })
    const merged = await owner.call('POST', `${url}/_api/web`, { headers: merge, body: { Description: 'd' } })
    expect(merged.json).toMatchObject({ Title: 'New', Description: 'd', ServerRelativeUrl: url })
    expect((await reader.call('GET', `${url}/_api/web`)).json).toMatchObject({ Title: 'New', Description: 'd' })
    expectRefusal(await member.call('PUT', `${url}/_api/web`, { body: { Title: 'x' } }), 403, /ManageWeb/)
    expectRefusal(await member.call('POST', `${url}/_api/web`, { headers: merge, body: { Title: 'x' } }), 403, /ManageWeb/)
    expectRefusal(await owner.call('PUT', `${url}/_api/web`, { body: { Url: 'x' } }), 400, /Url/)
  })

  it('is deleted with all that is in it, but not with webs below it', async () => {
    const url = await newWeb('', own)
    const below = await newWeb(url)
    await owner.call('POST', `${below}/_api/web/lists`, { body: { Title: 'L' } })
    await owner.call('POST', `${below}/_api/web/lists/getbytitle('L')/items`, { body: { Title: 'i' } })
    await owner.call('POST', `${below}/_api/web/lists/getbytitle('L')/items(1)/breakroleinheritance(true)`)
    expectRefusal(await member.call('DELETE', `${url}/_api/web`), 403, /ManageWeb/)
    expectRefusal(await owner.call('DELETE', `${url}/_api/web`), 400, /webs below it/)
    expect((await owner.call('DELETE', `${below}/_api/web`)).status).toBe(200)
    expect(rowsOf(await owner.call('GET', `${url}/_api/web/webs`))).toEqual([])
    expect((await owner.call('POST', `${url}/_api/web`, { headers: { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' } })).status).toBe(200)
    // The web with the longest matching URL answers: here the root web.
    expect((await owner.call('GET', `${url}/_api/web`)).json.ServerRelativeUrl).toBe('/')
    // Its address is free again.
    const parameters = { Title: 'again', Url: url.slice(1) }
    expect((await owner.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBe(200)
    expectRefusal(await owner.call('DELETE', '/_api/web'), 400, /root web cannot be deleted/)
  })
})

describe('permissions of webs', () => {
  it('reach what is below until it is broken there', async () => {
    const url = await newWeb()
    const below = await newWeb(url)
    const list = `${below}/_api/web/lists/getbytitle('Documents')`
    await owner.call('POST', `${url}/_api/web/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)
    await owner.call('DELETE', `${url}/_api/web/roleassignments(4)`)
    for (const address of [`${url}/_api/web`, `${below}/_api/web`, list])
      expectRefusal(await reader.call('GET', address), 403, /needs the right/)
    expect((await reader.call('GET', '/_api/web')).status).toBe(200)
    await owner.call('POST', `${list}/breakroleinheritance(true)`)
    await owner.call('POST', `${list}/roleassignments/addroleassignment(principalid=${ids.reader},roledefid=${read})`)
    expect((await reader.call('GET', list)).status).toBe(200)
    expect((await reader.call('GET', `${below}/_api/web`)).status).toBe(200)
    await owner.call('POST', `${url}/_api/web/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)`)
    expect((await owner.call('GET', `${list}/hasuniqueroleassignments`)).json.value).toBe(false)
    await owner.call('POST', `${url}/_api/web/resetroleinheritance`)
    expect((await member.call('GET', list)).status).toBe(200)
  })
})

describe('regional settings', () => {
  it('tell the locale and the time zone', async () => {
    const { json } = await reader.call('GET', '/_api/web/regionalsettings?$select=LocaleId&$expand=TimeZone')
    expect(json).toMatchObject({ LocaleId: 1033, TimeZone: { Id: 93, Information: { Bias: 0 } } })
    expect((await reader.call('GET', '/_api/web/regionalsettings/timezone')).json.Description).toMatch(/UTC/)
    for (const what of ['regionalsettings', 'regionalsettings/timezone'])
      expectRefusal(await stranger.call('GET', `/_api/web/${what}`), 403, /Open/)
    expectRefusal(await stranger.call('GET', '/_api/site/rootweb'), 403, /Open/)
  })
})
