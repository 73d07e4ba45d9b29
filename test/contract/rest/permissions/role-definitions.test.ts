import { afterAll, describe, expect, it } from 'vitest'
import { merge, startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, member, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const roles = '/_api/web/roledefinitions'
const look = { Name: 'Look and add', Description: 'Reads and adds.', Order: 200, BasePermissions: { High: '176', Low: '138612835' } }

describe('GET /_api/web/roledefinitions', () => {
  it.each(envelopes)('lists the role definitions in their order, with the masks that clients compare, %s', async (envelope) => {
    const rows = rowsOf(await reader.call('GET', `${roles}?$filter=RoleTypeKind gt 0`, { headers: { Accept: accepts[envelope] } }))
    expect(rows.map((row) => [row.Id, row.Name, row.RoleTypeKind, row.Order, row.Hidden])).toEqual([
      [1073741829, 'Full Control', 5, 1, false],
      [1073741828, 'Design', 4, 32, false],
      [1073741830, 'Edit', 6, 48, false],
      [1073741827, 'Contribute', 3, 64, false],
      [1073741826, 'Read', 2, 128, false],
      [1073741825, 'Limited Access', 1, 160, true],
    ])
    expect(rows[0].BasePermissions).toEqual({ High: 2147483647, Low: 4294967295 })
    expect(rows[4].BasePermissions).toEqual({ High: 176, Low: 138612833 })
  })

  it('is for users who may open the web', async () => {
    expectRefusal(await stranger.call('GET', roles), 403, /Open/)
  })
})

describe('a role definition', () => {
  it.each([`${roles}(1073741826)`, `${roles}/getbyid(1073741826)`, `${roles}/getbyname('read')`, `${roles}/getByType(2)`])(
    'is found at %s',
    async (address) => {
      expect((await reader.call('GET', address)).json).toMatchObject({ Id: 1073741826, Name: 'Read' })
    },
  )

  it.each([
    [`${roles}(7)`, 404, /role definition '7'/],
    [`${roles}/getbyname('Nope')`, 404, /role definition 'Nope'/],
    [`${roles}/getbytype(99)`, 404, /role definition '99'/],
    [`${roles}/getbytype('x')`, 400, /roleTypeKind/],
  ])('is not found at %s', async (address, status, message) => {
    expectRefusal(await reader.call('GET', address), status, message)
  })

  it('is added with the next number from 1073741924 on, changed and deleted by users who manage permissions', async () => {
    const reply = await owner.call('POST', roles, { body: look })
    expect(reply.status).toBe(201)
    expect(reply.json).toEqual({
      Id: 1073741924,
      Name: 'Look and add',
      Description: 'Reads and adds.',
      Order: 200,
      Hidden: false,
      RoleTypeKind: 0,
      BasePermissions: { High: 176, Low: 138612835 },
    })
    const address = `${roles}(1073741924)`
    expect(reply.headers.get('location')).toBe(`${server.url}/_api/Web/RoleDefinitions(1073741924)`)
    expect((await owner.call('PUT', address, { body: { Description: 'a' } })).json).toMatchObject({
      Name: 'Look and add',
      Description: 'a',
    })
    const body = { Name: 'Look', BasePermissions: { High: 0, Low: 65537 } }
    expect((await owner.call('POST', address, { headers: merge, body })).json).toMatchObject({ Description: 'a', ...body })
    expectRefusal(await member.call('POST', roles, { body: look }), 403, /ManagePermissions/)
    expectRefusal(await member.call('PUT', address, { body: { Description: 'x' } }), 403, /ManagePermissions/)
    expectRefusal(await member.call('POST', address, { headers: merge, body: { Description: 'x' } }), 403, /ManagePermissions/)
    expectRefusal(await member.call('DELETE', address), 403, /ManagePermissions/)
    expectRefusal(await owner.call('PUT', address, { body: { Name: 'READ' } }), 409, /'READ' is already in use/)
    expect((await owner.call('DELETE', address)).status).toBe(200)
    expectRefusal(await owner.call('DELETE', address), 404, /1073741924/)
    expect((await owner.call('POST', roles, { body: look })).json.Id).toBe(1073741925)
  })

  it('is what it says at once: who has a role may no more when the role may no more', async () => {
    const { json } = await owner.call('POST', roles, { body: { Name: 'Adder', BasePermissions: { High: 0, Low: 0x1 | 0x2 | 0x10000 } } })
    await owner.call('POST', `/_api/web/roleassignments/addroleassignment(principalid=${ids.reader},roledefid=${json.Id})`)
    const add = () => reader.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'x' } })
    expect((await add()).status).toBe(201)
    await owner.call('PUT', `${roles}(${json.Id})`, { body: { BasePermissions: { High: 0, Low: 1 } } })
    expectRefusal(await add(), 403, /AddListItems/)
    await owner.call('PUT', `${roles}(${json.Id})`, { body: { BasePermissions: { High: 0, Low: 3 } } })
    expect((await add()).status).toBe(201)
    await owner.call('DELETE', `${roles}(${json.Id})`)
    expectRefusal(await add(), 403, /AddListItems/)
  })

  it('that is built in stays as it is', async () => {
    expectRefusal(await owner.call('PUT', `${roles}(1073741826)`, { body: { Description: 'x' } }), 400, /built in/)
    expectRefusal(await owner.call('DELETE', `${roles}/getbyname('Full Control')`), 400, /built in/)
  })

  it.each([
    [{}, /Name/],
    [{ Name: 'x' }, /BasePermissions/],
    [{ ...look, Name: ' ' }, /1 to 255/],
    [{ ...look, BasePermissions: { High: -1, Low: 0 } }, /High/],
    [{ ...look, BasePermissions: { High: 0, Low: 2 ** 32 } }, /Low/],
    [{ ...look, BasePermissions: { High: 0 } }, /Low/],
    [{ ...look, BasePermissions: 7 }, /BasePermissions/],
    [{ ...look, Nope: 1 }, /Nope/],
  ])('is not made of %j', async (body, message) => {
    expectRefusal(await owner.call('POST', roles, { body }), 400, message)
  })
})
