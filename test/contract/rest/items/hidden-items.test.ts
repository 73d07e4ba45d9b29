import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

/** A reply reveals nothing about items that the caller may not see. */
const { server, admin, member } = await startWithPeople()
afterAll(() => server.stop())

const secrets = "/_api/web/lists/getbytitle('Secrets')"
const notes = "/_api/web/lists/getbytitle('Notes')"
const drafts = "/_api/web/lists/getbytitle('Drafts')"

beforeAll(async () => {
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Secrets', BaseTemplate: 100 } })
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Notes', BaseTemplate: 100 } })
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Drafts', BaseTemplate: 100, EnableModeration: true } })
  const { Id } = (await admin.call('GET', secrets)).json
  const addColumn = async (list: string, SchemaXml: string) => {
    const reply = await admin.call('POST', `${list}/fields/createfieldasxml`, { body: { parameters: { SchemaXml } } })
    expect(reply.status, reply.text).toBe(200)
  }
  await addColumn(notes, `<Field Type="Lookup" DisplayName="About" List="{${Id}}" ShowField="Title"/>`)
  await addColumn(notes, `<Field Type="LookupMulti" Mult="TRUE" DisplayName="More" List="{${Id}}" ShowField="Title"/>`)
  await addColumn(secrets, '<Field Type="Text" DisplayName="Code" Indexed="TRUE" EnforceUniqueValues="TRUE"/>')
  for (const Code of ['open', 'closed']) await admin.call('POST', `${secrets}/items`, { body: { Title: Code, Code } })
  await admin.call('POST', `${secrets}/items(2)/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
})

describe('a lookup', () => {
  it('to an item that is hidden is refused as one to an item that does not exist', async () => {
    const messageOf = async (body: object) => {
      const reply = await member.call('POST', `${notes}/items`, { body })
      expectRefusal(reply, 400, /there is no item with the id/)
      return reply.json.error.message.value.replace(/\d+/, 'N')
    }
    expect(await messageOf({ AboutId: 2 })).toBe(await messageOf({ AboutId: 99 }))
    expect(await messageOf({ MoreId: [1, 2] })).toBe(await messageOf({ MoreId: [1, 99] }))
    expect((await member.call('POST', `${notes}/items`, { body: { AboutId: 1, MoreId: [1] } })).status).toBe(201)
  })

  it('that somebody else has made stays when the item is saved again', async () => {
    const { json } = await admin.call('POST', `${notes}/items`, { body: { Title: 'n', AboutId: 2, MoreId: [1, 2] } })
    const item = `${notes}/items(${json.Id})`
    const saved = await member.call('PUT', item, { body: { Title: 'm', AboutId: 2, MoreId: [2] } })
    expect(saved.json).toMatchObject({ Title: 'm', AboutId: 2, MoreId: [2] })
    await member.call('PUT', item, { body: { MoreId: null } })
    expectRefusal(await member.call('PUT', item, { body: { MoreId: [2] } }), 400, /no item with the id 2/)
  })
})

it('a value that no two items may have names the other item only to users who may see it', async () => {
  const refuse = async (client: typeof admin, Code: string, message: RegExp) =>
    expectRefusal(await client.call('POST', `${secrets}/items`, { body: { Code } }), 400, message)
  await refuse(admin, 'CLOSED', /item 2 already has this value/)
  await refuse(member, 'CLOSED', /another item already has this value/)
  await refuse(member, 'open', /item 1 already has this value/)
})

it('the change log leaves out items that permissions or approval hide', async () => {
  await admin.call('POST', `${drafts}/items`, { body: { Title: 'waiting' } })
  const own = (await member.call('POST', `${drafts}/items`, { body: { Title: 'mine' } })).json.Id
  const body = { query: { Item: true, Add: true } }
  const idsFor = async (client: typeof admin, list: string) =>
    rowsOf(await client.call('POST', `${list}/getchanges`, { body })).map((change) => change.ItemId)
  expect(await idsFor(admin, drafts)).toEqual([1, own])
  expect(await idsFor(member, drafts)).toEqual([own])
  expect(await idsFor(admin, secrets)).toEqual([1, 2])
  expect(await idsFor(member, secrets)).toEqual([1])
})
