import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

/** The views of a list of tasks (107), and the rows that each shows to whom. */

const { server, owner, member, reader, ids } = await startWithPeople()
afterAll(() => server.stop())

const list = "/_api/web/lists/getbytitle('Chores')"
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const members = 5

beforeAll(async () => {
  await owner.call('POST', '/_api/web/lists', { body: { Title: 'Chores', BaseTemplate: 107 } })
  const groups = rowsOf(await owner.call('GET', "/_api/web/sitegroups?$filter=Title eq 'Home Members'&$select=Id"))
  for (const body of [
    { Title: 'mine', AssignedToId: ids.member, Status: 'Completed' },
    { Title: 'of the group', AssignedToId: groups[0]?.Id ?? members },
    { Title: 'today', DueDate: day(0) },
    { Title: 'tomorrow', DueDate: day(1), AssignedToId: ids.reader },
  ])
    expect((await owner.call('POST', `${list}/items`, { body })).status).toBe(201)
})

/** The titles that a view shows. */
async function shown(view: string, who = member): Promise<string[]> {
  const { json } = await who.call('GET', `${list}/views/getbytitle('${view}')?$select=Id`)
  const body = { parameters: { RenderOptions: 2 } }
  const reply = await who.call('POST', `${list}/renderlistdataasstream?View=${json.Id}`, { body })
  return (reply.json.Row as { readonly Title: string }[]).map(({ Title }) => Title)
}

describe('a list of tasks', () => {
  it('has six views, each at its page', async () => {
    const views = rowsOf(await reader.call('GET', `${list}/views?$select=Title,ServerRelativeUrl,DefaultView`))
    const at = (Title: string, page: string, DefaultView = false) => ({ Title, ServerRelativeUrl: `/Lists/Chores/${page}`, DefaultView })
    expect(views.map(({ Title, ServerRelativeUrl, DefaultView }) => ({ Title, ServerRelativeUrl, DefaultView }))).toEqual([
      at('All Tasks', 'AllItems.aspx', true),
      at('My Tasks', 'MyItems.aspx'),
      at('Due Today', 'duetoday.aspx'),
      at('Active Tasks', 'active.aspx'),
      at('By Assigned To', 'byowner.aspx'),
      at('By My Groups', 'MyGrTsks.aspx'),
    ])
  })

  it.each([
    ['All Tasks', ['mine', 'of the group', 'today', 'tomorrow']],
    ['My Tasks', ['mine']],
    ['Due Today', ['today']],
    ['Active Tasks', ['of the group', 'today', 'tomorrow']],
    ['By My Groups', ['of the group']],
  ])('%s shows %j to a member', async (view, titles) => {
    expect((await shown(view)).toSorted()).toEqual(titles.toSorted())
  })

  it('shows others what is theirs, and all tasks by their people', async () => {
    expect(await shown('My Tasks', reader)).toEqual(['tomorrow'])
    expect(await shown('By My Groups', reader)).toEqual([])
    expect((await shown('By Assigned To', reader)).toSorted()).toEqual(['mine', 'of the group', 'today', 'tomorrow'])
  })
})

describe('the condition Membership', () => {
  const asked = (condition: string, who = member) =>
    who.call('POST', `${list}/getitems`, { body: { query: { ViewXml: `<View><Query><Where>${condition}</Where></Query></View>` } } })

  it('finds the items of the groups of the caller, with other conditions', async () => {
    const groups = '<Membership Type="CurrentUserGroups"><FieldRef Name="AssignedTo"/></Membership>'
    const open = '<Eq><FieldRef Name="Status"/><Value Type="Text">Completed</Value></Eq>'
    expect(rowsOf(await asked(groups)).map(({ Title }) => Title)).toEqual(['of the group'])
    expect(rowsOf(await asked(`<Or>${groups}${open}</Or>`)).map(({ Title }) => Title)).toEqual(['mine', 'of the group'])
    expect(rowsOf(await asked(groups, reader))).toEqual([])
  })

  it.each([
    ['<Membership><FieldRef Name="AssignedTo"/></Membership>', /CurrentUserGroups/],
    ['<Membership Type="SPWeb.AllUsers"><FieldRef Name="AssignedTo"/></Membership>', /SPWeb\.AllUsers/],
    ['<Membership Type="CurrentUserGroups"/>', /Membership/],
    ['<Membership Type="CurrentUserGroups"><Value Type="Text">x</Value></Membership>', /FieldRef/],
  ])('refuses %s', async (condition, message) => {
    expectRefusal(await asked(condition), 400, message)
  })
})
