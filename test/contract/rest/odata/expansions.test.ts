import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { query } from '../../../support/samples/tasks.ts'
import { basic } from '../../../support/server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, member, reader, ids } = await startWithPeople()
afterAll(() => server.stop())

const tasks = "/_api/web/lists/getbytitle('Tasks')"
const items = `${tasks}/items`

beforeAll(async () => {
  await admin.call('PUT', tasks, { body: { EnableVersioning: true } })
  for (const Title of ['one', 'two', 'three']) await admin.call('POST', items, { body: { Title, AssignedToId: ids.member } })
  await admin.call('PUT', `${items}(1)`, { body: { Title: 'One' } })
  await admin.call('POST', `${items}(2)/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)
  await admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Below', Url: 'below' } } })
})

async function get(address: string, options: Record<string, string | number> = {}, client = admin) {
  const reply = await client.call('GET', `${address}?${query(options)}`)
  expect(reply.status, reply.text).toBe(200)
  return reply.json
}

describe('a web expands', () => {
  it.each([
    ['Fields', '/_api/web/fields'],
    ['ContentTypes', '/_api/web/contenttypes'],
    ['AvailableContentTypes', '/_api/web/availablecontenttypes'],
    ['SiteUsers', '/_api/web/siteusers'],
    ['SiteGroups', '/_api/web/sitegroups'],
    ['RoleDefinitions', '/_api/web/roledefinitions'],
    ['RoleAssignments', '/_api/web/roleassignments'],
    ['RecycleBin', '/_api/web/recyclebin'],
    ['Lists', '/_api/web/lists'],
    ['Webs', '/_api/web/webs'],
  ])('%s to what its own address has', async (name, address) => {
    const { value } = await get(address)
    expect((await get('/_api/web', { $select: name, $expand: name }))[name]).toEqual(value)
  })

  it.each([
    ['CurrentUser', '/_api/web/currentuser'],
    ['RegionalSettings', '/_api/web/regionalsettings'],
    ['AllProperties', '/_api/web/allproperties'],
    ['AssociatedOwnerGroup', '/_api/web/associatedownergroup'],
    ['AssociatedMemberGroup', '/_api/web/associatedmembergroup'],
    ['AssociatedVisitorGroup', '/_api/web/associatedvisitorgroup'],
  ])('%s to what its own address has', async (name, address) => {
    const raw = (bag: object) => Object.fromEntries(Object.entries(bag).map(([key, value]) => [key.replaceAll('_x005f_', '_'), value]))
    expect(raw((await get('/_api/web', { $select: name, $expand: name }))[name])).toEqual(raw(await get(address)))
  })

  it('each of several webs to what is its own', async () => {
    const [below] = (
      await get('/_api/web/webs', { $select: 'Title,Fields/Scope,AvailableContentTypes/Scope', $expand: 'Fields,AvailableContentTypes' })
    ).value
    expect(below.AvailableContentTypes[0].Scope).toBe('/below')
    const { value } = await get('/below/_api/web/fields', { $select: 'Scope' })
    expect(below.Fields).toEqual(value)
  })

  it('at two levels, with options in parentheses at each', async () => {
    const { SiteGroups, Lists } = await get('/_api/web', {
      $select: 'Title,SiteGroups,Lists',
      $expand:
        "SiteGroups($select=Title;$filter=startswith(Title,'home m');$expand=Users($select=Title)),Lists($select=Title;$orderby=Title desc;$top=1;$skip=1;$expand=Fields($select=InternalName;$filter=Required eq true))",
    })
    expect(SiteGroups).toEqual([{ Title: 'Home Members', Users: [{ Title: 'member' }] }])
    expect(Lists).toEqual([{ Title: inProfile('Site Pages', 'Theme Gallery'), Fields: expect.any(Array) }])
  })

  it.each(envelopes)('in the envelope %s', async (envelope) => {
    const options = query({ $select: 'Title,SiteGroups/Title,RoleAssignments/PrincipalId', $expand: 'SiteGroups,RoleAssignments/Member' })
    const { json, status } = await admin.call('GET', `/_api/web?${options}`, { headers: { Accept: accepts[envelope] } })
    expect(status).toBe(200)
    const body = envelope === 'verbose' ? json.d : json
    const groups = envelope === 'verbose' ? body.SiteGroups.results : body.SiteGroups
    expect(groups.map(({ Title }: { Title: string }) => Title)).toEqual(['Home Members', 'Home Owners', 'Home Visitors'])
  })

  it('nothing that the caller may not read at its own address', async () => {
    expectRefusal(await reader.call('GET', '/_api/web?$expand=RoleAssignments'), 403, /EnumeratePermissions/)
    expectRefusal(await reader.call('GET', `${tasks}?$expand=RoleAssignments`), 403, /EnumeratePermissions/)
    expectRefusal(await reader.call('GET', `${items}?$expand=RoleAssignments`), 403, /EnumeratePermissions/)
  })
})

describe('a list expands', () => {
  it('its role assignments with members and roles, as its own address does', async () => {
    const $expand = 'Member,RoleDefinitionBindings'
    const { value } = await get(`${tasks}/roleassignments`, { $expand })
    const { RoleAssignments } = await get(tasks, { $expand: 'RoleAssignments/Member,RoleAssignments/RoleDefinitionBindings' })
    expect(RoleAssignments).toEqual(value)
    expect(value[0].Member.Title).toBe('Home Owners')
  })

  it('its web, also several lists at once', async () => {
    const web = await get('/_api/web')
    const { value } = await get('/_api/web/lists', { $expand: 'ParentWeb' })
    expect(value.length).toBeGreaterThan(3)
    for (const list of value) expect(list.ParentWeb).toEqual(web)
  })

  it('fields, content types and views with options in parentheses', async () => {
    const { Fields, ContentTypes, Views } = await get(tasks, {
      $expand:
        "Fields($filter=TypeAsString eq 'DateTime';$orderby=InternalName;$select=InternalName),ContentTypes($select=Name;$top=1),Views($top=0)",
    })
    expect(Fields.map((field: { InternalName: string }) => field.InternalName)).toEqual(['Created', 'DueDate', 'Modified', 'StartDate'])
    expect(ContentTypes).toEqual([{ Name: 'Task' }])
    expect(Views).toEqual([])
  })
})

describe('items expand', () => {
  it('their versions, the current one first', async () => {
    const { value } = await get(items, { $select: 'Id,Versions/VersionLabel,Versions/Title', $expand: 'Versions' })
    expect(value.map((item: { Versions: object[] }) => item.Versions.length)).toEqual([2, 1, 1])
    expect(value[0].Versions).toEqual([
      { VersionLabel: '2.0', Title: 'One' },
      { VersionLabel: '1.0', Title: 'one' },
    ])
    const own = (await get(`${items}(1)/versions`)).value
    expect((await get(`${items}(1)`, { $expand: 'Versions' })).Versions).toEqual(own)
  })

  it('their role assignments, as their own addresses do', async () => {
    const { value } = await get(items, { $expand: 'RoleAssignments/Member' })
    for (const item of value)
      expect(item.RoleAssignments).toEqual((await get(`${items}(${item.Id})/roleassignments`, { $expand: 'Member' })).value)
  })

  it('people with options in parentheses, and a list of the list', async () => {
    const { Author, AssignedTo, ParentList } = await get(`${items}(1)`, {
      $expand: 'Author($select=Title),AssignedTo($select=Title,EMail),ParentList($select=Title;$expand=ContentTypes($select=Name;$top=1))',
    })
    expect(Author).toEqual({ Title: 'admin' })
    expect(AssignedTo).toEqual({ Title: 'member', EMail: 'member@localhost' })
    expect(ParentList).toEqual({ Title: 'Tasks', ContentTypes: [{ Name: 'Task' }] })
  })
})

describe('HasUniqueRoleAssignments and EffectiveBasePermissions', () => {
  const $select = 'HasUniqueRoleAssignments,EffectiveBasePermissions'

  it.each(['/_api/web', '/below/_api/web', tasks, `${items}(1)`, `${items}(2)`])(
    'of %s are what their own addresses answer',
    async (address) => {
      for (const client of [admin, member]) {
        const shown = await get(address, { $select }, client)
        expect(shown.HasUniqueRoleAssignments).toBe((await get(`${address}/hasuniqueroleassignments`, {}, client)).value)
        expect(shown.EffectiveBasePermissions).toEqual(await get(`${address}/effectivebasepermissions`, {}, client))
      }
    },
  )

  it('come with every row of a page, and only when they are requested', async () => {
    const rows = rowsOf(await admin.call('GET', `${items}?$select=Id,${$select}`))
    expect(rows.map((row) => [row.Id, row.HasUniqueRoleAssignments])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ])
    const lists = rowsOf(await admin.call('GET', `/_api/web/lists?$select=Title,${$select}`))
    expect(lists.every((list) => list.HasUniqueRoleAssignments === false)).toBe(true)
    for (const address of ['/_api/web', tasks, `${items}(1)`]) expect(await get(address)).not.toHaveProperty('HasUniqueRoleAssignments')
  })

  it('say their type in the verbose envelope', async () => {
    const verbose = createContractClient(server.url, { Authorization: basic('admin'), Accept: accepts.verbose })
    for (const address of ['/_api/web', tasks, `${items}(1)`]) {
      const { json } = await verbose.call('GET', `${address}?$select=${$select}`)
      expect(json.d.EffectiveBasePermissions).toMatchObject({ __metadata: { type: 'Svc.BasePermissions' } })
    }
  })
})

describe('items that a lookup column of several points to', () => {
  it('are filtered, ordered and cut by options in parentheses', async () => {
    const { Id } = await get(tasks, { $select: 'Id' })
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'Plans', BaseTemplate: 100 } })
    const plans = "/_api/web/lists/getbytitle('Plans')"
    const SchemaXml = `<Field Type="LookupMulti" Mult="TRUE" DisplayName="Steps" List="{${Id}}" ShowField="Title"/>`
    await admin.call('POST', `${plans}/fields/createfieldasxml`, { body: { parameters: { SchemaXml } } })
    await admin.call('POST', `${plans}/items`, { body: { Title: 'p', StepsId: [1, 2, 3] } })
    const steps = async (options: string) => (await get(`${plans}/items(1)`, { $expand: `Steps(${options};$select=Title)` })).Steps
    expect(await steps("$filter=startswith(Title,'T')")).toEqual([{ Title: 'two' }, { Title: 'three' }])
    expect(await steps('$orderby=Title desc;$top=2')).toEqual([{ Title: 'two' }, { Title: 'three' }])
    expect(await steps('$orderby=Id desc;$skip=1')).toEqual([{ Title: 'two' }, { Title: 'One' }])
    expect(await steps("$filter=Created gt datetime'2000-01-01T00:00:00Z' and Id ne 2")).toEqual([{ Title: 'One' }, { Title: 'three' }])
    expectRefusal(await admin.call('GET', `${plans}/items(1)?$expand=Steps($filter=Nope eq 1)`), 400, /'Nope'/)
    expectRefusal(await admin.call('GET', `${items}(1)?$expand=Author($top=1)`), 400, /one entity/)
  })
})
