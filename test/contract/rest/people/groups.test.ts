import { afterAll, describe, expect, it } from 'vitest'
import { merge, startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf, admin, owner, member, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const groups = '/_api/web/sitegroups'
let made = 0

async function newGroup(by = owner, more: object = {}) {
  const { json, status, text } = await by.call('POST', groups, { body: { Title: `Group ${++made}`, ...more } })
  if (status !== 201) throw new Error(text)
  return json as { Id: number; Title: string }
}

const titlesOf = async (address: string, by = admin) => rowsOf(await by.call('GET', address)).map((row) => row.Title)

describe('GET /_api/web/sitegroups', () => {
  it.each(envelopes)('lists the groups by title, %s', async (envelope) => {
    const rows = rowsOf(await reader.call('GET', `${groups}?$filter=startswith(Title,'Home')`, { headers: { Accept: accepts[envelope] } }))
    expect(rows.map((row) => [row.Id, row.Title, row.OwnerTitle, row.PrincipalType])).toEqual([
      [5, 'Home Members', 'Home Owners', 8],
      [3, 'Home Owners', 'Home Owners', 8],
      [4, 'Home Visitors', 'Home Owners', 8],
    ])
  })

  it('expands owner and users, each under its own type', async () => {
    const query = '?$select=Title,Owner/Title,Users/LoginName&$expand=Owner,Users&$filter=Id eq 5'
    expect(rowsOf(await reader.call('GET', groups + query))).toEqual([
      { Title: 'Home Members', Owner: { Title: 'Home Owners' }, Users: [{ LoginName: 'i:0#.f|membership|member' }] },
    ])
    const verbose = await reader.call('GET', `${groups}?$expand=Owner&$filter=Id eq 5`, { headers: { Accept: accepts.verbose } })
    expect(rowsOf(verbose)[0].Owner.__metadata).toMatchObject({ type: 'Svc.Group', uri: `${server.url}/_api/Web/SiteGroups/GetById(3)` })
  })

  it('tells what the caller may do with a group, if it is asked', async () => {
    const select = '$select=CanCurrentUserEditMembership,CanCurrentUserManageGroup,CanCurrentUserViewMembership'
    const may = async (who: typeof reader, id: number) => Object.values((await who.call('GET', `${groups}(${id})?${select}`)).json)
    expect(await may(admin, 5)).toEqual([true, true, true])
    expect(await may(member, 5)).toEqual([false, false, true])
    const { Id } = await newGroup(owner, { AllowMembersEditMembership: true, OnlyAllowMembersViewMembership: true })
    await owner.call('POST', `${groups}(${Id})/users`, { body: { LoginName: 'member' } })
    expect(await may(member, Id)).toEqual([true, false, true])
    expect(await may(reader, Id)).toEqual([false, false, false])
  })

  it('is for users who may browse users', async () => {
    expectRefusal(await stranger.call('GET', groups), 403, /BrowseUserInfo/)
  })
})

describe('a group', () => {
  it.each([`${groups}/getbyid(4)`, `${groups}(4)`, `${groups}/getbyname('Home Visitors')`, `${groups}/getByName('home%20VISITORS')`])(
    'is found at %s',
    async (address) => {
      expect((await reader.call('GET', address)).json).toMatchObject({ Id: 4, Title: 'Home Visitors' })
    },
  )

  it.each([
    [`${groups}/getbyid(1)`, 404, /Group '1' cannot be found/],
    [`${groups}/getbyname('Nope')`, 404, /Group 'Nope' cannot be found/],
    [`${groups}(x)`, 400, /sitegroups/],
  ])('is not found at %s', async (address, status, message) => {
    expectRefusal(await reader.call('GET', address), status, message)
  })

  it.each([
    ['owner', 3],
    ['member', 5],
    ['visitor', 4],
  ])('is associated with the site as that of its %ss', async (which, id) => {
    expect((await reader.call('GET', `/_api/web/associated${which}group`)).json.Id).toBe(id)
    expectRefusal(await stranger.call('GET', `/_api/web/associated${which}group`), 403, /BrowseUserInfo/)
  })

  it('is made by users who may create groups, who owns it and is in it', async () => {
    const reply = await owner.call('POST', groups, {
      body: { __metadata: { type: 'SP.Group' }, Title: ' Editors ', Description: 'Write.' },
    })
    expect(reply.status).toBe(201)
    expect(reply.json).toMatchObject({ Title: 'Editors', Description: 'Write.', OwnerTitle: 'owner', AllowMembersEditMembership: false })
    const address = `${groups}(${reply.json.Id})`
    expect(reply.headers.get('location')).toBe(`${server.url}/_api/Web/SiteGroups/GetById(${reply.json.Id})`)
    expect(await titlesOf(`${address}/users`)).toEqual(['owner'])
    expect((await reader.call('GET', `${address}/owner`)).json).toMatchObject({ Id: ids.owner, LoginName: 'i:0#.f|membership|owner' })
    expectRefusal(await owner.call('POST', groups, { body: { Title: 'EDITORS' } }), 409, /'EDITORS' is already in use/)
    expectRefusal(await member.call('POST', groups, { body: { Title: 'Mine' } }), 403, /CreateGroups/)
    expectRefusal(await owner.call('POST', groups, { body: { Title: '  ' } }), 400, /1 to 255/)
    expectRefusal(await owner.call('POST', groups, { body: { Title: 'x', Nope: 1 } }), 400, /Nope/)
    expectRefusal(await reader.call('GET', `${groups}(4711)/owner`), 404, /4711/)
  })

  it('is changed by its owner, by PUT or MERGE, and by no other user who does not manage permissions', async () => {
    const group = await newGroup()
    const address = `${groups}(${group.Id})`
    expect((await owner.call('PUT', address, { body: { Description: 'new' } })).json).toMatchObject({
      Title: group.Title,
      Description: 'new',
    })
    const merged = await owner.call('POST', address, {
      headers: merge,
      body: { Title: `${group.Title}b`, OnlyAllowMembersViewMembership: true },
    })
    expect(merged.json).toMatchObject({ Title: `${group.Title}b`, Description: 'new', OnlyAllowMembersViewMembership: true })
    expect((await admin.call('GET', `${groups}/getbyname('${group.Title}b')`)).json.Id).toBe(group.Id)
    expectRefusal(await member.call('PUT', address, { body: { Description: 'x' } }), 403, /ManagePermissions/)
    expectRefusal(await member.call('POST', address, { headers: merge, body: { Description: 'x' } }), 403, /ManagePermissions/)
    expectRefusal(await owner.call('PUT', address, { body: { Title: 'Home Owners' } }), 409, /already in use/)
    expectRefusal(await owner.call('PUT', `${groups}(4711)`, { body: { Title: 'x' } }), 404, /4711/)
  })

  it('keeps its members to itself where it says so', async () => {
    const group = await newGroup(owner, { OnlyAllowMembersViewMembership: true })
    expectRefusal(await reader.call('GET', `${groups}(${group.Id})/users`), 403, /ManagePermissions/)
    const expanded = await reader.call('GET', `${groups}?$filter=Id eq ${group.Id}&$expand=Users&$select=Users/Title`)
    expect(rowsOf(expanded)).toEqual([{ Users: [] }])
    const ownGroups = `/_api/web/siteusers('${encodeURIComponent('i:0#.f|membership|owner')}')/groups`
    const byUser = `/_api/web/siteusers?$filter=Title eq 'owner'&$expand=Groups&$select=Groups/Title`
    const told = async (client = reader) => (await client.call('GET', ownGroups)).text + (await client.call('GET', byUser)).text
    expect(await told(owner)).toContain(group.Title)
    expect(await told()).not.toContain(group.Title)
    await owner.call('POST', `${groups}(${group.Id})/users`, { body: { LoginName: 'reader' } })
    expect(await told()).toContain(group.Title)
    expect(await titlesOf(`${groups}(${group.Id})/users`, reader)).toEqual(['owner', 'reader'])
  })

  it('gets another owner, a user or a group, who may do what the first could', async () => {
    const group = await newGroup()
    const address = `${groups}(${group.Id})`
    expectRefusal(await member.call('POST', `${address}/setuserasowner(${ids.member})`), 403, /ManagePermissions/)
    expectRefusal(await owner.call('POST', `${address}/setuserasowner(4711)`), 404, /4711/)
    expect((await owner.call('POST', `${address}/setuserasowner(${ids.member})`)).json).toEqual({ 'odata.null': true })
    expect((await member.call('PUT', address, { body: { Description: 'mine' } })).json).toMatchObject({
      OwnerTitle: 'member',
      Description: 'mine',
    })
    // Home Visitors, of which the reader is a member.
    await member.call('POST', `${address}/setuserasowner(4)`)
    expectRefusal(await member.call('PUT', address, { body: { Description: 'x' } }), 403, /ManagePermissions/)
    expect((await reader.call('PUT', address, { body: { Description: 'ours' } })).json.OwnerTitle).toBe('Home Visitors')
  })

  it('is deleted by its owner, and its users stay', async () => {
    const [first, second, third] = [await newGroup(), await newGroup(), await newGroup()]
    expectRefusal(await member.call('DELETE', `${groups}(${first.Id})`), 403, /ManagePermissions/)
    expectRefusal(await member.call('POST', `${groups}/removebyid(${first.Id})`), 403, /ManagePermissions/)
    expectRefusal(await member.call('POST', `${groups}/removebyloginname('${first.Title}')`), 403, /ManagePermissions/)
    expect((await owner.call('DELETE', `${groups}(${first.Id})`)).status).toBe(200)
    expect((await owner.call('POST', `${groups}/removebyid('${second.Id}')`)).json).toEqual({ 'odata.null': true })
    expect((await owner.call('POST', `${groups}/removebyloginname('${third.Title}')`)).json).toEqual({ 'odata.null': true })
    for (const { Id } of [first, second, third]) expectRefusal(await admin.call('GET', `${groups}(${Id})`), 404, /cannot be found/)
    expectRefusal(await admin.call('DELETE', `${groups}(3)`), 400, /is a default group of this site collection/)
  })
})

describe('the users of a group', () => {
  it('are added by login name, which makes them known, and taken out by id and by login name', async () => {
    const group = await newGroup()
    const users = `${groups}(${group.Id})/users`
    const added = await owner.call('POST', users, { body: { LoginName: 'i:0#.f|membership|new1' }, headers: { Accept: accepts.verbose } })
    expect([added.status, added.json.d.Title]).toEqual([201, 'new1'])
    await owner.call('POST', users, { body: { LoginName: 'new2' } })
    // A second time changes nothing.
    expect((await owner.call('POST', users, { body: { LoginName: 'NEW2' } })).status).toBe(201)
    expect(await titlesOf(users)).toEqual(['owner', 'new1', 'new2'])
    expect((await owner.call('POST', `${users}/removebyid(${added.json.d.Id})`)).json).toEqual({ 'odata.null': true })
    expect((await owner.call('POST', `${users}/removebyloginname(@v)?@v='new2'`)).json).toEqual({ 'odata.null': true })
    expect(await titlesOf(users)).toEqual(['owner'])
    expectRefusal(await owner.call('POST', `${users}/removebyid(${added.json.d.Id})`), 404, /cannot be found/)
    expectRefusal(await owner.call('POST', `${users}/removebyloginname('new2')`), 404, /cannot be found/)
    expectRefusal(await owner.call('POST', users, { body: { LoginName: 'Home Owners' } }), 400, /is a group/)
    expectRefusal(await owner.call('POST', users, { body: { LoginName: '' } }), 400, /LoginName/)
    expectRefusal(await admin.call('POST', `${groups}(4711)/users`, { body: { LoginName: 'x' } }), 404, /4711/)
    expectRefusal(await admin.call('GET', `${groups}(4711)/users`), 404, /4711/)
  })

  it('are changed by members only where the group lets them', async () => {
    const group = await newGroup()
    const users = `${groups}(${group.Id})/users`
    await owner.call('POST', users, { body: { LoginName: 'member' } })
    expectRefusal(await member.call('POST', users, { body: { LoginName: 'x' } }), 403, /ManagePermissions/)
    await owner.call('PUT', `${groups}(${group.Id})`, { body: { AllowMembersEditMembership: true } })
    expect((await member.call('POST', users, { body: { LoginName: 'x' } })).status).toBe(201)
    expectRefusal(await reader.call('POST', users, { body: { LoginName: 'y' } }), 403, /ManagePermissions/)
  })

  it('get what the group may, at once, and lose it with the group', async () => {
    const late = clientOf('late')
    expectRefusal(await late.call('GET', '/_api/web'), 403, /Open/)
    const { json } = await owner.call('POST', `${groups}/getbyname('Home Visitors')/users`, { body: { LoginName: 'late' } })
    expect((await late.call('GET', '/_api/web')).status).toBe(200)
    await owner.call('POST', `${groups}(4)/users/removebyid(${json.Id})`)
    expectRefusal(await late.call('GET', '/_api/web'), 403, /Open/)
  })
})
