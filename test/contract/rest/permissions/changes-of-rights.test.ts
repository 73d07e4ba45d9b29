import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const tasks = "/_api/web/lists/getbytitle('Tasks')"
const contribute = 1073741827
const rights = { RoleDefinitionAdd: true, RoleDefinitionUpdate: true, RoleDefinitionDelete: true, RoleAssignmentAdd: true }
const everything = {
  ...{ ...rights, RoleAssignmentDelete: true, GroupMembershipAdd: true, GroupMembershipDelete: true },
  ...{ Add: true, Update: true, DeleteObject: true },
  ...{ SecurityPolicy: true, Group: true, User: true, Web: true, List: true, Item: true },
}

/** Kind and number of the changes that work adds to the change log of the site collection. */
async function log(work: () => Promise<unknown>, query: object = everything): Promise<(readonly [string, number])[]> {
  const { StringValue } = (await owner.call('GET', '/_api/site?$select=CurrentChangeToken')).json.CurrentChangeToken
  await work()
  const headers = { Accept: 'application/json' }
  const body = { query: { ...query, ChangeTokenStart: { StringValue } } }
  const reply = await owner.call('POST', '/_api/site/getchanges', { body, headers })
  return rowsOf(reply).map((row) => [String(row['odata.type']).replace('Svc.Change', ''), row.ChangeType] as const)
}

const post =
  (url: string, body?: object, headers: Record<string, string> = {}) =>
  () =>
    owner.call('POST', url, { ...(body && { body }), headers }).then((reply) => {
      expect({ url, status: reply.status, text: reply.text.slice(0, 200) }).toMatchObject({
        status: expect.toSatisfy((status) => status < 300),
      })
      return reply.json
    })

const mask = { BasePermissions: { High: '0', Low: '1' } }
const role = "/_api/web/roledefinitions/getbyname('Custom')"
const merge = { 'X-HTTP-Method': 'MERGE' }
const group = '/_api/web/associatedvisitorgroup/users'

describe('the change log', () => {
  it('reports role definitions that are added, changed and deleted', async () => {
    expect(await log(post('/_api/web/roledefinitions', { Name: 'Custom', Description: '', Order: 1, ...mask }))).toEqual([['Web', 8]])
    expect(await log(post(role, { Description: 'x' }, merge))).toEqual([['Web', 10]])
    expect(await log(post(role, undefined, { 'X-HTTP-Method': 'DELETE' }))).toEqual([['Web', 9]])
  })

  it('reports roles that are given and taken', async () => {
    await post(`${tasks}/breakroleinheritance(true)`)()
    const give = `${tasks}/roleassignments/addroleassignment(principalid=${ids.reader},roledefid=${contribute})`
    expect(await log(post(give))).toContainEqual(['List', 11])
    expect(await log(post(give.replace('add', 'remove')))).toContainEqual(['List', 12])
    await post('/_api/web/webs/add', { parameters: { Title: 'Own', Url: 'own', UseSamePermissionsAsParentSite: false } })()
    const inWeb = `/own/_api/web/roleassignments/addroleassignment(principalid=${ids.reader},roledefid=${contribute})`
    expect(await log(post(inWeb))).toContainEqual(['Web', 11])
  })

  it('reports users who come into a group and leave it', async () => {
    expect(await log(post(group, { LoginName: 'newcomer' }))).toEqual([
      ['User', 1],
      ['Group', 13],
    ])
    const { Id } = (await owner.call('GET', "/_api/web/siteusers('newcomer')")).json
    expect(await log(post(`${group}/removebyid(${Id})`))).toEqual([['Group', 14]])
    expect(await log(post(group, { LoginName: 'newcomer' }), { Group: true, GroupMembershipDelete: true })).toEqual([])
  })

  it('reports users and groups that are changed', async () => {
    expect(await log(post(`/_api/web/getuserbyid(${ids.reader})`, { Title: 'Rita' }, merge))).toEqual([['User', 2]])
    expect(await log(post('/_api/web/associatedvisitorgroup', { Description: 'x' }, merge))).toEqual([['Group', 2]])
    expect(await log(post('/_api/web/sitegroups', { Title: 'New' }))).toEqual([
      ['Group', 1],
      ['Group', 13],
    ])
  })

  it('tells nobody who may not open the site', async () => {
    expectRefusal(await stranger.call('POST', '/_api/site/getchanges', { body: { query: everything } }), 403, /Open/)
  })
})
