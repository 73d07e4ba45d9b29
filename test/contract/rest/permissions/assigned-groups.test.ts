import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, reader } = await startWithPeople()
afterAll(() => server.stop())

const list = "/_api/web/lists/getbytitle('Tasks')"
const item = `${list}/items(1)`
await owner.call('POST', `${list}/items`, { body: { Title: 'One' } })
const made = await owner.call('POST', '/_api/web/sitegroups', { body: { Title: 'Helpers' }, headers: { Accept: accepts.nometadata } })
await owner.call('POST', `${item}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
await owner.call('POST', `${item}/roleassignments/addroleassignment(principalid=${made.json.Id},roledefid=1073741826)`)

const titles = async (address: string, Accept: string = accepts.nometadata) =>
  rowsOf(await owner.call('GET', `${address}/roleassignments/groups`, { headers: { Accept } })).map(({ Title }) => Title)

describe('the groups of role assignments', () => {
  it.each(envelopes)('are those with roles on the object, %s', async (envelope) => {
    // A group with a role on an item has Limited Access above it.
    for (const address of ['/_api/web', list])
      expect(await titles(address, accepts[envelope])).toEqual(['Helpers', 'Home Members', 'Home Owners', 'Home Visitors'])
    expect(await titles(item, accepts[envelope])).toEqual(['Helpers'])
  })

  it('are filtered and selected as groups are', async () => {
    const { json } = await owner.call('GET', `/_api/web/roleassignments/groups?$filter=Title eq 'Home Members'&$select=Title`, {
      headers: { Accept: accepts.nometadata },
    })
    expect(json.value).toEqual([{ Title: 'Home Members' }])
  })

  it('are told only to those who may enumerate permissions', async () => {
    for (const address of ['/_api/web', list, item])
      expectRefusal(await reader.call('GET', `${address}/roleassignments/groups`), 403, /EnumeratePermissions|Open|ViewListItems/)
  })
})
