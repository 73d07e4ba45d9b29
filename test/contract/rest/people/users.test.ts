import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf, admin, owner, member, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

describe('GET /_api/web/siteusers', () => {
  it.each(envelopes)('lists the users by id, without the system account, %s', async (envelope) => {
    const rows = rowsOf(await reader.call('GET', '/_api/web/siteusers', { headers: { Accept: accepts[envelope] } }))
    expect(rows.map((row) => row.Title)).toEqual(['admin', 'owner', 'member', 'reader'])
    expect(rows[0]).toMatchObject({ Id: 1, LoginName: 'i:0#.f|membership|admin', IsSiteAdmin: true, PrincipalType: 1 })
  })

  it('filters, orders and expands the groups', async () => {
    const query = "$select=Title,Groups/Title&$expand=Groups&$filter=startswith(Title,'o') or Title eq 'reader'&$orderby=Title desc"
    expect(rowsOf(await reader.call('GET', `/_api/web/siteusers?${query}`))).toEqual([
      { Title: 'reader', Groups: [{ Title: 'Home Visitors' }] },
      { Title: 'owner', Groups: [{ Title: 'Home Owners' }] },
    ])
  })

  it('is for users who may browse users', async () => {
    expectRefusal(await stranger.call('GET', '/_api/web/siteusers'), 403, /stranger.*BrowseUserInfo/)
    expectRefusal(await reader.call('GET', '/_api/web/siteusers?$filter=Nope eq 1'), 400, /Nope/)
  })
})

describe('a user', () => {
  const login = encodeURIComponent('i:0#.f|membership|reader')
  it.each([
    `/_api/web/siteusers/getbyid(${ids.reader})`,
    `/_api/web/siteusers/GetById(${ids.reader})`,
    `/_api/web/siteusers(${ids.reader})`,
    `/_api/web/getuserbyid(${ids.reader})`,
    "/_api/web/siteusers/getbyemail('READER@localhost')",
    `/_api/web/siteusers/getbyloginname('${login}')`,
    `/_api/web/siteusers/getbyloginname(@v)?@v='${login}'`,
    `/_api/web/siteusers(@v)?@v='${login}'`,
    `/_api/web/siteusers('${login.toUpperCase().replace(/%[0-9A-F]{2}/g, (code) => code)}')`,
    "/_api/web/siteusers('reader')",
  ])('is found at %s', async (address) => {
    expect((await reader.call('GET', address)).json).toMatchObject({ Id: ids.reader, Title: 'reader', Email: 'reader@localhost' })
  })

  it.each([
    ['/_api/web/siteusers/getbyid(4711)', 404, /User '4711' cannot be found/],
    // Groups and users share one sequence of ids; this one is a group.
    ['/_api/web/siteusers/getbyid(3)', 404, /User '3' cannot be found/],
    ["/_api/web/siteusers/getbyemail('')", 400, /userEmail/],
    ["/_api/web/siteusers/getbyemail('no@body')", 404, /'no@body' cannot be found/],
    ["/_api/web/siteusers('nobody')", 404, /'nobody' cannot be found/],
    ["/_api/web/siteusers('__proto__')", 404, /cannot be found/],
    ['/_api/web/siteusers(-1)', 400, /userId/],
    ['/_api/web/siteusers/getbyid(1.5)', 400, /userId/],
  ])('is not found at %s', async (address, status, message) => {
    expectRefusal(await reader.call('GET', address), status, message)
  })

  it('has its groups at an address of their own', async () => {
    expect(rowsOf(await reader.call('GET', `/_api/web/siteusers(${ids.owner})/groups`)).map((row) => row.Title)).toEqual(['Home Owners'])
    expectRefusal(await reader.call('GET', '/_api/web/siteusers(4711)/groups'), 404, /4711/)
    expectRefusal(await stranger.call('GET', `/_api/web/siteusers(${ids.owner})/groups`), 403, /BrowseUserInfo/)
  })
})

describe('the current user', () => {
  it.each(envelopes)('changes what others may change only with a right, %s', async (envelope) => {
    const own = '/_api/web/currentuser'
    const headers = { Accept: accepts[envelope] }
    const put = await reader.call('PUT', own, { body: { Email: `reader-${envelope}@example.org` }, headers })
    expect((put.json.d ?? put.json).Email).toBe(`reader-${envelope}@example.org`)
    const merged = await reader.call('POST', own, { body: { Title: 'reader' }, headers: { ...headers, 'X-HTTP-Method': 'MERGE' } })
    expect((merged.json.d ?? merged.json).Title).toBe('reader')
    expect((await reader.call('POST', `${own}/update`)).status).toBe(200)
    expectRefusal(await reader.call('PUT', own, { body: { IsSiteAdmin: true }, headers }), 403, /FullMask/)
    expectRefusal(await reader.call('PUT', own, { body: { Title: '' }, headers }), 400, /Title/)
  })
})

describe('GET /_api/web/currentuser/groups', () => {
  it('lists the groups that the caller is in', async () => {
    expect(rowsOf(await reader.call('GET', '/_api/web/currentuser/groups')).map((row) => row.Title)).toEqual(['Home Visitors'])
    expectRefusal(await stranger.call('GET', '/_api/web/currentuser/groups'), 403, /Open/)
  })
})

describe('ensureuser', () => {
  it('makes a user known by a body or an argument, and answers the same one for every spelling', async () => {
    const { json } = await member.call('POST', '/_api/web/ensureuser', { body: { logonName: 'Ada@Example.org' } })
    expect(json).toMatchObject({ LoginName: 'i:0#.f|membership|Ada@Example.org', Email: 'Ada@Example.org', IsSiteAdmin: false })
    for (const name of ['ada@example.org', 'i:0#.f|membership|ADA@example.org']) {
      expect((await member.call('POST', '/_api/web/ensureuser', { body: { logonName: name } })).json.Id).toBe(json.Id)
      expect((await member.call('POST', `/_api/web/ensureuser('${encodeURIComponent(name)}')`)).json.Id).toBe(json.Id)
    }
    const alias = await member.call('POST', '/_api/web/ensureuser(@u)?@u=%27ada@example.org%27', { headers: { Accept: accepts.verbose } })
    expect(alias.json.d).toMatchObject({
      Id: json.Id,
      __metadata: { type: 'Svc.User', uri: `${server.url}/_api/Web/GetUserById(${json.Id})` },
    })
  })

  it('answers a reader for users that are known, and lets it add nobody', async () => {
    expect((await reader.call('POST', '/_api/web/ensureuser', { body: { logonName: 'owner' } })).json.Id).toBe(ids.owner)
    expectRefusal(await reader.call('POST', '/_api/web/ensureuser', { body: { logonName: 'somebody' } }), 403, /reader.*AddListItems/)
    expectRefusal(await stranger.call('POST', "/_api/web/ensureuser('owner')"), 403, /BrowseUserInfo/)
    expectRefusal(await admin.call('GET', "/_api/web/siteusers('somebody')"), 404, /somebody/)
  })

  it.each([{}, { logonName: '' }, { logonName: 5 }, { logonName: 'x', more: 1 }, { logonName: null }])(
    'refuses the body %j',
    async (body) => {
      expectRefusal(await admin.call('POST', '/_api/web/ensureuser', { body }), 400, /logonName|more/)
    },
  )

  it.each(['   ', 'x'.repeat(201), 'a\nb'])('refuses %j as a login name', async (logonName) => {
    expectRefusal(await admin.call('POST', '/_api/web/ensureuser', { body: { logonName } }), 400, /login name/)
    expectRefusal(await admin.call('POST', '/_api/web/siteusers', { body: { LoginName: logonName } }), 400, /login name/)
  })
})

describe('POST /_api/web/siteusers', () => {
  it('adds a user and says where it is', async () => {
    const reply = await admin.call('POST', '/_api/web/siteusers', { body: { LoginName: 'grace' } })
    expect(reply.status).toBe(201)
    expect(reply.headers.get('location')).toBe(`${server.url}/_api/Web/GetUserById(${reply.json.Id})`)
    expectRefusal(await reader.call('POST', '/_api/web/siteusers', { body: { LoginName: 'nobody' } }), 403, /AddListItems/)
  })
})

describe('removing a user', () => {
  it('takes its groups and rights, keeps what it wrote, and gives back the same id when it comes again', async () => {
    const id = (await admin.call('POST', "/_api/web/sitegroups/getbyname('Home Members')/users", { body: { LoginName: 'temp' } })).json.Id
    const temp = clientOf('temp')
    const item = await temp.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'by temp' } })
    expect((await admin.call('POST', `/_api/web/siteusers/removebyid(${id})`)).json).toEqual({ 'odata.null': true })
    expectRefusal(await temp.call('GET', '/_api/web'), 403, /Open/)
    expectRefusal(await admin.call('GET', `/_api/web/siteusers(${id})`), 404, /cannot be found/)
    const author = `/_api/web/lists/getbytitle('Tasks')/items(${item.json.Id})?$select=Author/Title&$expand=Author`
    expect((await admin.call('GET', author)).json).toEqual({ Author: { Title: 'temp' } })
    expect((await admin.call('POST', "/_api/web/ensureuser('temp')")).json.Id).toBe(id)
    expectRefusal(await temp.call('GET', '/_api/web'), 403, /Open/)
    const verbose = { headers: { Accept: accepts.verbose } }
    expect((await admin.call('POST', "/_api/web/siteusers/removebyloginname(@v)?@v='temp'", verbose)).json).toEqual({
      d: { RemoveByLoginName: null },
    })
  })

  it('is refused for the owner, for somebody unknown, and to users who do not manage permissions', async () => {
    expectRefusal(await admin.call('POST', '/_api/web/siteusers/removebyid(1)'), 400, /owns this site collection/)
    expectRefusal(await admin.call('POST', '/_api/web/siteusers/removebyid(4711)'), 404, /4711/)
    expectRefusal(await admin.call('POST', "/_api/web/siteusers/removebyloginname('nobody')"), 404, /nobody/)
    expectRefusal(await member.call('POST', `/_api/web/siteusers/removebyid(${ids.reader})`), 403, /ManagePermissions/)
    expectRefusal(await reader.call('POST', "/_api/web/siteusers/removebyloginname('member')"), 403, /ManagePermissions/)
    expect((await owner.call('GET', `/_api/web/siteusers(${ids.reader})`)).status).toBe(200)
  })
})
