import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, owner, member, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const contribute = 1073741827
const read = 1073741826
const full = 1073741829
let made = 0

/** A new list with three items, all inheriting; each test changes one of the three kinds of objects. */
async function newList() {
  const Title = `Secret ${++made}`
  await owner.call('POST', '/_api/web/lists', { body: { Title, BaseTemplate: 100 } })
  const list = `/_api/web/lists/getbytitle('${Title}')`
  for (const item of ['a', 'b', 'c']) await owner.call('POST', `${list}/items`, { body: { Title: item } })
  return { Title, list, item: `${list}/items(2)` }
}

let current: Awaited<ReturnType<typeof newList>>
beforeEach(async () => {
  current = await newList()
})

const post = async (address: string, by = owner) => {
  const reply = await by.call('POST', address)
  if (reply.status !== 200) throw new Error(`${address}: ${reply.text}`)
  return reply.json
}
/** Without Limited Access, which other tests have caused. */
const assignmentsOf = async (address: string) =>
  rowsOf(await owner.call('GET', `${address}/roleassignments?$expand=Member,RoleDefinitionBindings`))
    .map((row) => [row.Member.Title, row.RoleDefinitionBindings.map((role: { Name: string }) => role.Name).join()])
    .filter(([, roles]) => roles !== 'Limited Access')
const inherited = [
  ['Home Owners', 'Full Control'],
  ['Home Visitors', 'Read'],
  ['Home Members', 'Edit'],
]
const breakIt = 'breakroleinheritance(copyroleassignments=true, clearsubscopes=false)'

describe.each([
  ['a list', () => current.list],
  ['an item', () => current.item],
] as const)('%s', (_, address) => {
  it('inherits until it is broken, and again after it is reset', async () => {
    const unique = async () => (await reader.call('GET', `${address()}/hasuniqueroleassignments`)).json.value
    expect(await unique()).toBe(false)
    expect(await assignmentsOf(address())).toEqual(inherited)
    expect(await post(`${address()}/${breakIt}`)).toEqual({ 'odata.null': true })
    expect(await unique()).toBe(true)
    expect(await assignmentsOf(address())).toEqual(inherited)
    await post(`${address()}/roleassignments/addroleassignment(principalid=${ids.reader},roledefid=${contribute})`)
    expect(await assignmentsOf(address())).toEqual([...inherited, ['reader', 'Contribute']])
    expect(await post(`${address()}/resetroleinheritance`)).toEqual({ 'odata.null': true })
    expect(await unique()).toBe(false)
    expect(await assignmentsOf(address())).toEqual(expect.arrayContaining(inherited))
    // A second time changes nothing.
    await post(`${address()}/resetroleinheritance`)
  })

  it.each(['breakroleinheritance(false)', 'breakroleinheritance(copyroleassignments=false)', 'BreakRoleInheritance(false,true)'])(
    'is open to who breaks it alone after %s',
    async (method) => {
      await post(`${address()}/${method}`)
      expect(await assignmentsOf(address())).toEqual([['owner', 'Full Control']])
      expectRefusal(
        await reader.call('GET', address()),
        403,
        /^Access denied: 'i:0#.f\|membership\|reader' needs the right ViewListItems here\.$/,
      )
      expectRefusal(await member.call('PUT', address(), { body: { Title: 'x' } }), 403, /needs the right/)
      expectRefusal(await member.call('DELETE', address()), 403, /needs the right/)
      expect((await admin.call('GET', address())).status).toBe(200)
    },
  )

  it('gives and takes roles, each at once', async () => {
    await post(`${address()}/breakroleinheritance(false)`)
    const assignments = `${address()}/roleassignments`
    await post(`${assignments}/addroleassignment(roledefid=${read},principalid=${ids.reader})`)
    expect((await reader.call('GET', address())).status).toBe(200)
    expect((await owner.call('GET', `${assignments}/getbyprincipalid(${ids.reader})`)).json).toEqual({ PrincipalId: ids.reader })
    expect((await owner.call('GET', `${assignments}(${ids.reader})`)).json).toEqual({ PrincipalId: ids.reader })
    const bindings = `${assignments}/getbyprincipalid(${ids.reader})/roledefinitionbindings`
    expect(rowsOf(await owner.call('GET', bindings)).map((row) => row.Name)).toEqual(['Read'])
    await post(`${assignments}/addroleassignment(principalid=${ids.reader},roledefid=${contribute})`)
    expect(rowsOf(await owner.call('GET', bindings)).map((row) => row.Name)).toEqual(['Contribute', 'Read'])
    expect(await post(`${assignments}/removeroleassignment(principalid=${ids.reader},roledefid=${read})`)).toEqual({ 'odata.null': true })
    expect(rowsOf(await owner.call('GET', bindings)).map((row) => row.Name)).toEqual(['Contribute'])
    expect((await owner.call('DELETE', `${assignments}/getbyprincipalid(${ids.reader})`)).status).toBe(200)
    expectRefusal(await owner.call('GET', `${assignments}/getbyprincipalid(${ids.reader})`), 404, /No role is assigned/)
    expectRefusal(await owner.call('GET', bindings), 404, /No role is assigned/)
    expectRefusal(await owner.call('DELETE', `${assignments}/getbyprincipalid(${ids.reader})`), 404, /No role is assigned/)
    expectRefusal(await reader.call('GET', address()), 403, /ViewListItems/)
  })

  it('says what is wrong with a grant', async () => {
    const add = (principal: number, role: number) =>
      owner.call('POST', `${address()}/roleassignments/addroleassignment(principalid=${principal},roledefid=${role})`)
    expectRefusal(await add(ids.reader, read), 400, /inherited. Break the inheritance/)
    await post(`${address()}/${breakIt}`)
    expectRefusal(await add(4711, read), 404, /'4711' cannot be found/)
    expectRefusal(await add(ids.reader, 4711), 404, /role definition '4711'/)
    expectRefusal(await add(ids.reader, 1073741825), 400, /Limited Access/)
    const remove = `${address()}/roleassignments/removeroleassignment(principalid=${ids.reader},roledefid=${full})`
    expectRefusal(await owner.call('POST', remove), 404, /No role is assigned/)
  })

  it('lets only those see and change permissions who have the right to', async () => {
    for (const client of [member, reader]) {
      expectRefusal(await client.call('GET', `${address()}/roleassignments`), 403, /EnumeratePermissions/)
      expectRefusal(await client.call('GET', `${address()}/roleassignments(3)`), 403, /EnumeratePermissions/)
      expectRefusal(await client.call('GET', `${address()}/roleassignments(3)/roledefinitionbindings`), 403, /EnumeratePermissions/)
      expectRefusal(await client.call('POST', `${address()}/${breakIt}`), 403, /ManagePermissions/)
      expectRefusal(await client.call('POST', `${address()}/resetroleinheritance`), 403, /ManagePermissions/)
      const grant = `roleassignment(principalid=${ids.member},roledefid=${full})`
      expectRefusal(await client.call('POST', `${address()}/roleassignments/add${grant}`), 403, /ManagePermissions/)
      expectRefusal(await client.call('POST', `${address()}/roleassignments/remove${grant}`), 403, /ManagePermissions/)
      expectRefusal(await client.call('DELETE', `${address()}/roleassignments(3)`), 403, /ManagePermissions/)
    }
    for (const what of ['hasuniqueroleassignments', 'effectivebasepermissions', "getusereffectivepermissions('stranger')"])
      expectRefusal(await stranger.call('GET', `${address()}/${what}`), 403, /needs the right/)
  })

  it.each(envelopes)('shows the rights of the caller and, to users who may enumerate them, of others, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const own = await reader.call('GET', `${address()}/effectivebasepermissions`, { headers })
    const expected = { High: 176, Low: 138612833 }
    expect(own.json.d?.EffectiveBasePermissions ?? own.json).toMatchObject(expected)
    const login = encodeURIComponent('i:0#.f|membership|reader')
    const asked = await owner.call('GET', `${address()}/getusereffectivepermissions(@u)?@u='${login}'`, { headers })
    expect(asked.json.d?.GetUserEffectivePermissions ?? asked.json).toMatchObject(expected)
    expect((await reader.call('GET', `${address()}/getusereffectivepermissions('reader')`, { headers })).status).toBe(200)
    expectRefusal(await reader.call('GET', `${address()}/getusereffectivepermissions('member')`), 403, /EnumeratePermissions/)
    expectRefusal(await owner.call('GET', `${address()}/getusereffectivepermissions('nobody')`), 404, /nobody/)
    const all = await admin.call('GET', `${address()}/effectivebasepermissions`)
    expect(all.json).toEqual({ High: 2147483647, Low: 4294967295 })
  })
})

describe('a reader of a list in which one item is closed to it', () => {
  beforeEach(() => post(`${current.item}/breakroleinheritance(false)`))

  it('sees the others, in every way to ask for them, and counts only those', async () => {
    const { list } = current
    const titles = async (query: string) => rowsOf(await reader.call('GET', `${list}/items?${query}`)).map((row) => row.Title)
    expect(await titles('')).toEqual(['a', 'c'])
    expect(await titles('$orderby=Title desc')).toEqual(['c', 'a'])
    expect(await titles("$filter=Title eq 'b' or Title eq 'c'")).toEqual(['c'])
    expect(await titles("$filter=not (Title eq 'a')")).toEqual(['c'])
    expect(await titles('$skip=1')).toEqual(['c'])
    const counted = await reader.call('GET', `${list}/items?$inlinecount=allpages&$top=1`)
    expect([counted.json['odata.count'], rowsOf(counted).length]).toEqual(['2', 1])
    expect(rowsOf(await reader.call('GET', counted.json['odata.nextLink'])).map((row) => row.Title)).toEqual(['c'])
    expect(rowsOf(await owner.call('GET', `${list}/items`)).map((row) => row.Title)).toEqual(['a', 'b', 'c'])
  })

  it('cannot read, change or delete that item, nor can a member', async () => {
    for (const client of [reader, member]) {
      expectRefusal(await client.call('GET', current.item), 403, /ViewListItems/)
      expectRefusal(await client.call('PUT', current.item, { body: { Title: 'x' } }), 403, /ViewListItems/)
      expectRefusal(await client.call('DELETE', current.item), 403, /ViewListItems/)
      expectRefusal(await client.call('GET', `${current.item}/hasuniqueroleassignments`), 403, /ViewListItems/)
    }
    expect((await member.call('PUT', `${current.list}/items(1)`, { body: { Title: 'x' } })).status).toBe(200)
    expect((await owner.call('DELETE', current.item)).status).toBe(200)
    expectRefusal(await reader.call('GET', current.item), 404, /does not exist/)
  })
})

describe('somebody in no group who is given one item of a closed list', () => {
  it('reads and changes that item, and learns nothing of the rest', async () => {
    const { Title, list, item } = current
    const id = (await owner.call('POST', "/_api/web/ensureuser('stranger')")).json.Id
    await post(`${list}/breakroleinheritance(false)`)
    await post(`${item}/breakroleinheritance(false)`)
    expectRefusal(await stranger.call('GET', item), 403, /Open/)
    await post(`${item}/roleassignments/addroleassignment(principalid=${id},roledefid=${contribute})`)
    expect((await stranger.call('GET', item)).json.Title).toBe('b')
    expect((await stranger.call('PUT', item, { body: { Title: 'changed' } })).status).toBe(200)
    expect(rowsOf(await stranger.call('GET', `${list}/items`)).map((row) => row.Title)).toEqual(['changed'])
    expect((await stranger.call('GET', '/_api/web')).status).toBe(200)
    expect(rowsOf(await stranger.call('GET', '/_api/web/lists'))).toEqual([])
    const replies = [
      await stranger.call('GET', list),
      await stranger.call('GET', `${list}/items(1)`),
      await stranger.call('GET', `${list}/items(99)`),
      await stranger.call('POST', `${list}/items`, { body: { Title: 'x' } }),
      await stranger.call('PUT', list, { body: { Title: 'x' } }),
    ]
    for (const reply of replies) {
      expectRefusal(reply, 403, /needs the right/)
      expect(reply.text).not.toContain(Title)
    }
    const expanded = await stranger.call('GET', `${item}?$select=Title,ParentList/Title&$expand=ParentList`)
    expect(expanded.json).toEqual({ Title: 'changed', ParentList: null })
    await post(`${item}/resetroleinheritance`)
    expectRefusal(await stranger.call('GET', item), 403, /ViewListItems/)
  })

  it('learns nothing by its mistakes', async () => {
    const { Title, list } = current
    const listId = (await owner.call('GET', list)).json.Id
    const byId = `/_api/web/lists(guid'${listId}')`
    for (const [method, address, body] of [
      ['GET', `${byId}/items?$filter=Nope eq 1`],
      ['GET', `${byId}/items?$orderby=Nope`],
      ['GET', `${byId}/items(99)`],
      ['GET', `${byId}/items(99)/roleassignments`],
      ['POST', `${byId}/items`, { Nope: 1 }],
      ['PUT', `${byId}/items(1)`, { Nope: 1 }],
      ['DELETE', `${byId}/items(99)`],
    ] as const) {
      await post(`${list}/breakroleinheritance(false)`)
      const reply = await reader.call(method, address, { body })
      expectRefusal(reply, 403, /needs the right/)
      expect(reply.text).not.toContain(Title.replace(' ', ''))
      expect(reply.text).not.toContain(Title)
    }
  })
})

describe('clearsubscopes', () => {
  it('makes all below inherit from where inheritance is broken', async () => {
    const { list, item } = current
    await post(`${item}/breakroleinheritance(false)`)
    await post(`${list}/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)`)
    expect((await reader.call('GET', `${item}/hasuniqueroleassignments`)).json.value).toBe(false)
    await post(`${list}/roleassignments/removeroleassignment(principalid=4,roledefid=${read})`)
    expectRefusal(await reader.call('GET', item), 403, /ViewListItems/)
  })
})

describe('the root web', () => {
  it('has assignments of its own and nothing to inherit from', async () => {
    expect((await reader.call('GET', '/_api/web/hasuniqueroleassignments')).json).toEqual({ value: true })
    expect(
      (await owner.call('GET', '/_api/web/roleassignments?$expand=Member')).json.value.map(
        (row: { PrincipalId: number }) => row.PrincipalId,
      ),
    ).toEqual(expect.arrayContaining([3, 4, 5]))
    expect((await owner.call('GET', '/_api/web/roleassignments(3)')).json).toEqual({ PrincipalId: 3 })
    expect(rowsOf(await owner.call('GET', '/_api/web/roleassignments(3)/roledefinitionbindings'))[0].Id).toBe(full)
    // It has its own permissions already, and keeps them.
    await post('/_api/web/breakroleinheritance(false)')
    expect(rowsOf(await owner.call('GET', '/_api/web/roleassignments')).length).toBeGreaterThan(2)
    expectRefusal(await owner.call('POST', '/_api/web/resetroleinheritance'), 400, /nothing to inherit/)
    const verbose = await owner.call('GET', '/_api/web/roleassignments(3)?$expand=Member', { headers: { Accept: accepts.verbose } })
    expect(verbose.json.d).toMatchObject({
      __metadata: { type: 'Svc.RoleAssignment', uri: `${server.url}/_api/Web/RoleAssignments/GetByPrincipalId(3)` },
      Member: { __metadata: { type: 'Svc.Group' }, Title: 'Home Owners', PrincipalType: 8 },
    })
  })

  it('gives and takes roles', async () => {
    const { json } = await owner.call('POST', "/_api/web/ensureuser('guest')")
    const grant = `roleassignment(principalid=${json.Id},roledefid=${read})`
    await post(`/_api/web/roleassignments/add${grant}`)
    await post(`/_api/web/roleassignments/remove${grant}`)
    await post(`/_api/web/roleassignments/add${grant}`)
    expect((await owner.call('DELETE', `/_api/web/roleassignments/getbyprincipalid(${json.Id})`)).status).toBe(200)
    expectRefusal(await owner.call('DELETE', `/_api/web/roleassignments/getbyprincipalid(${json.Id})`), 404, /No role/)
    expectRefusal(await owner.call('GET', `/_api/web/roleassignments(${json.Id})`), 404, /No role/)
    expectRefusal(await owner.call('GET', `/_api/web/roleassignments(${json.Id})/roledefinitionbindings`), 404, /No role/)
    expectRefusal(await member.call('POST', `/_api/web/roleassignments/add${grant}`), 403, /ManagePermissions/)
    expectRefusal(await member.call('POST', `/_api/web/roleassignments/remove${grant}`), 403, /ManagePermissions/)
    expectRefusal(await reader.call('GET', '/_api/web/roleassignments'), 403, /EnumeratePermissions/)
    expectRefusal(await reader.call('POST', '/_api/web/breakroleinheritance(true)'), 403, /ManagePermissions/)
    expectRefusal(await owner.call('POST', '/_api/web/breakroleinheritance(maybe)'), 400, /breakroleinheritance/)
  })

  it('shows rights', async () => {
    expect((await reader.call('GET', '/_api/web/effectivebasepermissions')).json).toEqual({ High: 176, Low: 138612833 })
    expect((await owner.call('GET', "/_api/web/getusereffectivepermissions('member')")).json).toEqual({ High: 432, Low: 1011030767 })
    const has = async (mask: string) =>
      (await reader.call('GET', `/_api/web/doesuserhavepermissions(@v)?@v=${encodeURIComponent(mask)}`)).json
    expect(await has("{'High':'0','Low':'1'}")).toEqual({ value: true })
    expect(await has("{'High':'0','Low':'3'}")).toEqual({ value: false })
    expect(await has('{"Low":"65537","High":"176"}')).toEqual({ value: true })
    expectRefusal(await reader.call('GET', "/_api/web/doesuserhavepermissions(@v)?@v={'High':'x'}"), 400, /permissionMask/)
    const zoe = (await import('../../../support/server.ts')).basic('zoe')
    const asZoe = (address: string) => reader.call('GET', address, { headers: { Authorization: zoe } })
    for (const what of ['effectivebasepermissions', 'hasuniqueroleassignments', "getusereffectivepermissions('member')"])
      expectRefusal(await asZoe(`/_api/web/${what}`), 403, /Open/)
  })
})

describe('createdefaultassociatedgroups', () => {
  const make = (web: string, seed: string, user = '', by = owner) =>
    by.call('POST', `${web}/createdefaultassociatedgroups(userLogin=@u,userLogin2=@v,groupNameSeed=@s)?@u='${user}'&@v=''&@s='${seed}'`)
  const groupOf = async (web: string, which: string) => (await owner.call('GET', `${web}/associated${which}group?$select=Title`)).json.Title

  async function newWeb(unique: boolean) {
    const Url = `groups${++made}`
    const parameters = { Title: Url, Url, WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: !unique }
    await owner.call('POST', '/_api/web/webs/add', { body: { parameters } })
    return { url: `/${Url}/_api/web`, title: Url }
  }

  it('makes groups for owners, members and visitors of a web, with their roles', async () => {
    const { url } = await newWeb(true)
    expect(await groupOf(url, 'owner')).toBe('Home Owners')
    expect((await make(url, 'Team', 'member')).status).toBe(200)
    expect([await groupOf(url, 'owner'), await groupOf(url, 'member'), await groupOf(url, 'visitor')]).toEqual([
      'Team Owners',
      'Team Members',
      'Team Visitors',
    ])
    const roles = Object.fromEntries(await assignmentsOf(url))
    expect(roles).toMatchObject({ 'Team Owners': 'Full Control', 'Team Members': 'Edit', 'Team Visitors': 'Read' })
    const members = rowsOf(await owner.call('GET', `${url}/associatedownergroup/users?$select=Title`)).map((row) => row.Title)
    expect(members).toEqual(['member'])
    // A second time there is nothing to do; the root web has its groups.
    expect((await make(url, 'Other')).status).toBe(200)
    expect((await make('/_api/web', 'Other')).status).toBe(200)
    expect([await groupOf(url, 'owner'), await groupOf('/_api/web', 'owner')]).toEqual(['Team Owners', 'Home Owners'])
    const owned = rowsOf(await owner.call('GET', `${url}/sitegroups?$select=OwnerTitle&$filter=startswith(Title,'Team ')`))
    expect(owned.map((row) => row.OwnerTitle)).toEqual(['Team Owners', 'Team Owners', 'Team Owners'])
  })

  it('takes the title of the web and the caller if nothing is named, and the groups of the site if its own are deleted', async () => {
    const { url, title } = await newWeb(true)
    await make(url, '')
    expect(await groupOf(url, 'visitor')).toBe(`${title} Visitors`)
    await owner.call('POST', `/_api/web/sitegroups/removebyloginname('${title} Visitors')`)
    expect(await groupOf(url, 'visitor')).toBe('Home Visitors')
  })

  it('is refused for a web that inherits, a taken name, an unknown user and who may not manage permissions', async () => {
    const inheriting = await newWeb(false)
    expectRefusal(await make(inheriting.url, 'Inherits'), 400, /inherits its permissions/)
    const { url } = await newWeb(true)
    expectRefusal(await make(url, 'Home'), 409, /Home Owners/)
    expectRefusal(await make(url, 'x'.repeat(250)), 400, /255 characters/)
    expectRefusal(await make(url, 'Nobody', 'n'.repeat(300)), 400, /nnn/)
    expectRefusal(await make('/_api/web', 'Mine', '', reader), 403, /ManagePermissions/)
    expect(await groupOf(url, 'owner')).toBe('Home Owners')
  })
})

describe('firstuniqueancestorsecurableobject', () => {
  const at = '/firstuniqueancestorsecurableobject'
  const ancestorOf = async (address: string, by = owner) => {
    const { json } = await by.call('GET', `${address}${at}?$select=Id,Title`, { headers: { Accept: accepts.verbose } })
    return [json.d.Title, json.d.__metadata.type, json.d.__metadata.uri.slice(server.url.length)]
  }

  it('is the nearest object above with permissions of its own, or the object itself', async () => {
    const { list, item, Title } = current
    const { Id, ListItemEntityTypeFullName: type } = (await owner.call('GET', list)).json
    const web = ['Home', 'Svc.Web', '/_api/Web']
    const own = `/_api/Web/Lists(guid'${Id}')`
    for (const one of ['/_api/web', list, item]) expect(await ancestorOf(one)).toEqual(web)
    expectRefusal(await owner.call('GET', `/_api/web${at}?$select=Nope`), 400, /Nope/)
    await post(`${list}/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)
    for (const one of [list, item]) expect(await ancestorOf(one, reader)).toEqual([Title, 'Svc.List', own])
    await post(`${item}/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)
    expect(await ancestorOf(item, reader)).toEqual(['b', type, `${own}/Items(2)`])
    expect(await ancestorOf('/_api/web')).toEqual(web)
  })

  it.each(envelopes)('shows its id and its role assignments on request, %s', async (envelope) => {
    const reply = await owner.call('GET', `${current.item}${at}?$expand=RoleAssignments/Member&$select=*,HasUniqueRoleAssignments`, {
      headers: { Accept: accepts[envelope] },
    })
    const shown = reply.json.d ?? reply.json
    expect([typeof shown.Id, shown.HasUniqueRoleAssignments]).toEqual(['string', true])
    expect((shown.RoleAssignments.results ?? shown.RoleAssignments).length).toBeGreaterThan(0)
  })

  it('is expanded on webs, lists and items, with a selection', async () => {
    const name = 'FirstUniqueAncestorSecurableObject'
    const query = `?$select=Id,${name}/Title&$expand=${name}`
    await post(`${current.list}/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)
    const titlesOf = (reply: Parameters<typeof rowsOf>[0]) => rowsOf(reply).map((row) => row[name].Title)
    expect((await owner.call('GET', `/_api/web${query}`)).json[name]).toMatchObject({ Title: 'Home' })
    expect((await owner.call('GET', `${current.list}${query}`)).json[name]).toMatchObject({ Title: current.Title })
    expect(new Set(titlesOf(await owner.call('GET', `${current.list}/items${query}`)))).toEqual(new Set([current.Title]))
    const lists = titlesOf(await owner.call('GET', `/_api/web/lists${query}`))
    expect([lists.includes('Home'), lists.includes(current.Title)]).toEqual([true, true])
    expectRefusal(await owner.call('GET', `/_api/web?$select=${name}/Nope&$expand=${name}`), 400, /Nope/)
  })

  it('is refused to those who may not see the object, and for an item that is not there', async () => {
    await post(`${current.list}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    for (const one of [current.list, current.item]) expectRefusal(await reader.call('GET', one + at), 403, /ViewListItems/)
    expectRefusal(await owner.call('GET', `${current.list}/items(77)${at}`), 404, /77/)
  })
})
