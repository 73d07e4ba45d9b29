import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal } from '../../../support/wire.ts'

/** The method Update of objects of which nothing can be set by REST: it checks, and changes nothing. */

const { server, admin, owner, member, reader } = await startWithPeople()
afterAll(() => server.stop())

const list = "/_api/web/lists/getbytitle('Updated')"
const file = "/_api/web/getfilebyserverrelativeurl('/SiteAssets/updated.txt')"
const owners = 3

beforeAll(async () => {
  await owner.call('POST', '/_api/web/lists', { body: { Title: 'Updated' } })
  for (const Title of ['one', 'two']) await owner.call('POST', `${list}/items`, { body: { Title } })
  for (const own of [list, `${list}/items(1)`]) await owner.call('POST', `${own}/breakroleinheritance(true)`)
  const address = "/_api/web/getfolderbyserverrelativeurl('/SiteAssets')/files/add(url='updated.txt',overwrite=true)"
  await owner.call('POST', address, { body: 'text' })
})

describe.each([
  ['a web', '/_api/web'],
  ['a list', list],
  ['an item', `${list}/items(1)`],
])('the role assignment of %s', (_, object) => {
  const assignment = `${object}/roleassignments/getbyprincipalid(${owners})`

  it('is as it was after its update', async () => {
    const bindings = () => owner.call('GET', `${assignment}/roledefinitionbindings?$select=Name`)
    const before = (await bindings()).json
    expect(await owner.call('POST', `${assignment}/Update()`)).toMatchObject({ status: 200, json: { 'odata.null': true } })
    expect((await owner.call('POST', `${object}/roleassignments(${owners})/update`)).status).toBe(200)
    expect((await bindings()).json).toEqual(before)
  })

  it('is refused if it is missing, to whom lacks the right, and by any other method', async () => {
    expectRefusal(await owner.call('POST', `${object}/roleassignments(4711)/update`), 404, /4711/)
    expectRefusal(await member.call('POST', `${assignment}/update`), 403, /ManagePermissions/)
    expectRefusal(await owner.call('GET', `${assignment}/update`), 405, /POST/)
  })
})

it('the role assignment of what inherits is stored where it comes from', async () => {
  for (const object of [`${list}/items(2)`, "/_api/web/lists/getbytitle('Tasks')"])
    expectRefusal(await owner.call('POST', `${object}/roleassignments(${owners})/update`), 400, /inherited/)
})

describe('a file', () => {
  it('is as it was after its update', async () => {
    const before = (await owner.call('GET', file)).json
    expect(await member.call('POST', `${file}/Update()`)).toMatchObject({ status: 200, json: { 'odata.null': true } })
    expect((await owner.call('GET', file)).json).toEqual(before)
  })

  it('is refused if it is missing, checked out by another, or not to be changed', async () => {
    expectRefusal(await owner.call('POST', file.replace('updated', 'missing').concat('/update')), 404, /missing/)
    expectRefusal(await reader.call('POST', `${file}/update`), 403, /EditListItems/)
    await owner.call('POST', `${file}/checkout`)
    expectRefusal(await admin.call('POST', `${file}/update`), 423, /checked out/)
    expect((await owner.call('POST', `${file}/update`)).status).toBe(200)
  })
})
