import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, nextOf, rowsOf } from '../../../support/wire.ts'

const { server, admin, owner, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const list = '/_api/web/siteuserinfolist'

describe('the user information list', () => {
  it.each(envelopes)('is a hidden list of the site collection, %s', async (envelope) => {
    const { json } = await reader.call('GET', list, { headers: { Accept: accepts[envelope] } })
    expect(json.d ?? json).toMatchObject({
      Title: 'User Information List',
      BaseTemplate: 112,
      Hidden: true,
      EntityTypeName: 'UserInfo',
      ListItemEntityTypeFullName: 'Svc.Data.UserInfoItem',
      ItemCount: 8,
    })
  })

  it('has one address for each way to name it', async () => {
    const { Id } = (await reader.call('GET', list)).json
    for (const address of [
      "lists/getbytitle('user information list')",
      `lists(guid'${Id}')`,
      "getlist('/_catalogs/users')",
      'getcatalog(112)',
      'getcatalog(typeCatalog=112)',
    ])
      expect((await reader.call('GET', `/_api/web/${address}`)).json.Id).toBe(Id)
    expectRefusal(await reader.call('GET', '/_api/web/getcatalog(4711)'), 404, /4711/)
    expectRefusal(await stranger.call('GET', list), 403, /Open/)
  })

  it('has columns, content types and a view', async () => {
    const names = rowsOf(await reader.call('GET', `${list}/fields?$select=InternalName`)).map((row) => row.InternalName)
    expect(names).toEqual(expect.arrayContaining(['Title', 'Name', 'EMail', 'JobTitle', 'Picture', 'SipAddress']))
    const types = rowsOf(await reader.call('GET', `${list}/contenttypes?$select=Name`)).map((row) => row.Name)
    expect(types).toEqual(['Person', 'SharePointGroup', 'DomainGroup'])
    expect(rowsOf(await reader.call('GET', `${list}/views`))).toMatchObject([{ Title: 'All People', DefaultView: true }])
    expect((await reader.call('GET', `${list}/defaultview`)).json.Title).toBe('All People')
  })

  it('has one item for each user and group, with the id of the principal', async () => {
    const rows = rowsOf(
      await reader.call('GET', `${list}/items?$select=Id,Title,Name,EMail,IsSiteAdmin,ContentType/Name&$expand=ContentType`),
    )
    expect(rows).toContainEqual({
      Id: ids.reader,
      Title: 'reader',
      Name: 'i:0#.f|membership|reader',
      EMail: 'reader@localhost',
      IsSiteAdmin: false,
      ContentType: { Name: 'Person' },
    })
    expect(rows).toContainEqual(expect.objectContaining({ Title: 'Home Owners', ContentType: { Name: 'SharePointGroup' } }))
    const users = rowsOf(await reader.call('GET', '/_api/web/siteusers'))
    for (const { Id, LoginName } of users)
      expect((await reader.call('GET', `${list}/items(${Id})`)).json).toMatchObject({ Id, Name: LoginName })
    const { GUID } = (await reader.call('GET', `${list}/items(${ids.owner})`)).json
    expect((await reader.call('GET', `${list}/getitembyuniqueid('${GUID}')`)).json.Id).toBe(ids.owner)
    expectRefusal(await reader.call('GET', `${list}/items(4711)`), 404, /4711/)
  })

  it.each([
    ["Name eq 'i:0#.f|membership|READER'", ['reader']],
    ["EMail eq 'owner@localhost'", ['owner']],
    [`Id eq ${ids.member}`, ['member']],
    ["startswith(Title,'home')", ['Home Owners', 'Home Visitors', 'Home Members']],
    ["substringof('member',tolower(Title)) and IsSiteAdmin eq false", ['Home Members', 'member']],
    ["not (EMail ne null) and Title ne 'System Account'", ['Home Owners', 'Home Visitors', 'Home Members']],
    ["Author/Title eq 'System Account' and year(Created) gt 2000 and Title eq 'admin'", ['admin']],
  ])('is filtered: %s', async (filter, titles) => {
    const query = `$select=Title&$filter=${encodeURIComponent(filter)}`
    expect(rowsOf(await reader.call('GET', `${list}/items?${query}`)).map((row) => row.Title)).toEqual(titles)
    const { json } = await reader.call('GET', `${list}/items?${query}&$inlinecount=allpages`)
    expect(Number(json['odata.count'])).toBe(titles.length)
  })

  it('is ordered and paged in both directions', async () => {
    const titles: string[] = []
    let next: string | undefined = `${list}/items?$select=Title&$orderby=Title desc&$top=3`
    while (next !== undefined) {
      const reply = await reader.call('GET', next)
      titles.push(...rowsOf(reply).map((row) => String(row.Title)))
      next = nextOf(reply)?.replace(server.url, '')
    }
    expect(titles).toHaveLength(8)
    expect(titles).toEqual(titles.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1)))
    expectRefusal(await reader.call('GET', `${list}/items?$filter=Nope eq 1`), 400, /Nope/)
  })

  it('knows a user who is added, and forgets one who is removed', async () => {
    const { Id } = (await owner.call('POST', '/_api/web/ensureuser', { body: { logonName: 'late' } })).json
    expect((await reader.call('GET', `${list}/items(${Id})`)).json.Title).toBe('late')
    await admin.call('POST', `/_api/web/siteusers/removebyid(${Id})`)
    expectRefusal(await reader.call('GET', `${list}/items(${Id})`), 404, new RegExp(String(Id)))
  })

  it('is open below sub-webs', async () => {
    await owner.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Sub', Url: 'people-sub', WebTemplate: 'STS#0' } } })
    const { json } = await reader.call('GET', `/people-sub${list}/items(${ids.reader})`)
    expect(json.Name).toBe('i:0#.f|membership|reader')
  })

  it('refuses writes in words', async () => {
    const body = { Title: 'x' }
    const how = /siteusers and sitegroups/
    expectRefusal(await owner.call('POST', `${list}/items`, { body }), 400, how)
    const headers = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
    expectRefusal(await owner.call('POST', `${list}/items(${ids.reader})`, { body, headers }), 400, how)
    expectRefusal(await owner.call('DELETE', `${list}/items(${ids.reader})`), 400, how)
    expectRefusal(await owner.call('PUT', list, { body }), 400, how)
    expectRefusal(await owner.call('DELETE', list), 400, how)
    expectRefusal(await owner.call('POST', `${list}/recycle`), 400, how)
    expectRefusal(await owner.call('POST', `${list}/views`, { body }), 400, how)
    expectRefusal(await owner.call('POST', `${list}/fields`, { body: { Title: 'x', FieldTypeKind: 2 } }), 400, how)
    expectRefusal(await owner.call('POST', `${list}/breakroleinheritance(true)`), 400, how)
    expectRefusal(await reader.call('POST', `${list}/items`, { body }), 403, /AddListItems/)
  })
})
