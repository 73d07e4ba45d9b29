import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { rootSiteId } from '../../../support/samples/farm-places.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, admin, owner, member } = await startWithPeople({ own: true })
afterAll(() => server.stop())

const { records } = await server.farm.content('Content')
const { database, operations } = server.farm
const siteId = await rootSiteId(server)
const on = { body: { archive_mode: true } }
const off = { body: { archive_mode: false } }
const count = 1_001

interface Large {
  readonly web: string
  readonly path: string
  readonly listId: string
}

/** A list with as many items, of which a member has made one. The others are rows like the first one. */
async function largeList(title: string, web = ''): Promise<Large> {
  const made = await owner.call('POST', `${web}/_api/web/lists`, { body: { Title: title, BaseTemplate: 100 } })
  expect(made.status).toBe(201)
  const listId = made.json.Id as string
  const path = `${web}/_api/web/lists/getbytitle('${title}')`
  expect((await member.call('POST', `${path}/items`, { body: { Title: 'by a member' } })).status).toBe(201)
  expect((await owner.call('POST', `${path}/items`, { body: { Title: 'by an owner' } })).status).toBe(201)
  const item = await records.find('Item', { siteId, listId, itemId: 2 })
  if (!item) throw new Error('The item has no row.')
  const rows = Array.from({ length: count - 2 }, (_, at) => ({ ...item, itemId: at + 3, uniqueId: randomUUID() }))
  await records.insertAll('Item', rows)
  await records.update('List', { siteId, id: listId }, { itemCount: count, nextItemId: count + 1 })
  return { web, path, listId }
}

const hashesOf = (listId: string) => records.query('ArchivedItem', { where: { siteId, listId }, columns: ['itemId'] })

/** The operation at the address of a reply, when it has ended. */
async function ended(location: string | null) {
  await operations.idle()
  return (await admin.call('GET', new URL(location ?? '').pathname)).json
}

/** Archives, and waits for the operation. */
async function archived(path: string) {
  const reply = await admin.call('POST', `${path}/setarchivemode`, on)
  expect(reply.status).toBe(202)
  return { reply, operation: await ended(reply.headers.get('location')) }
}

describe('archive mode of a list with more than 1,000 items', () => {
  it('refuses writes at once, and an operation takes the hashes and the people', async () => {
    const { path, listId } = await largeList('Large')
    const { reply, operation } = await archived(path)
    expect(reply.json).toMatchObject({ IsArchived: true, HashedTime: null, ArchivedTime: expect.stringMatching(/^20/) })
    expect(operation).toMatchObject({ kind: 'Archive', siteId, status: 'Succeeded', progress: 100 })
    expectRefusal(await owner.call('POST', `${path}/items`, { body: { Title: 'late' } }), 403, /archive mode/)
    expect(await hashesOf(listId)).toHaveLength(count)
    expect((await admin.call('GET', `${path}/archivemode`)).json.HashedTime).toMatch(/^20/)

    await records.update('Item', { siteId, listId, itemId: count }, { title: 'other' })
    expect((await owner.call('GET', `${path}/items(${count})`)).status).toBe(451)
    expect((await owner.call('GET', `${path}/items(${count - 1})`)).status).toBe(200)

    await server.farm.audit.flush()
    const { json } = await admin.call('GET', '/_admin/audit?top=1000&type=IdentitySnapshotCaptured')
    const [captured, ...others] = json.value.filter((one: { target: string }) => one.target === '/Lists/Large')
    expect(others).toEqual([])
    const people: readonly { readonly loginName: string }[] = captured.detail.input.people
    expect(people.map(({ loginName }) => loginName)).toContainEqual(expect.stringMatching(/\|member$/i))

    expect((await admin.call('POST', `${path}/setarchivemode`, off)).json).toMatchObject({ IsArchived: false, HashedTime: null })
    expect(await hashesOf(listId)).toEqual([])
  })

  it('has one operation, and gets another one if that was lost', async () => {
    const { path, listId } = await largeList('Lost')
    const { operation } = await archived(path)
    expect((await admin.call('POST', `${path}/setarchivemode`, on)).status).toBe(200)
    const scope = { siteId, objectId: listId }
    await records.update('ArchivedScope', scope, { hashedAt: null })
    await records.delete('ArchivedItem', { siteId, listId, itemId: 5 })
    const again = await archived(path)
    expect(again.operation).toMatchObject({ status: 'Succeeded' })
    expect(again.operation.operationId).not.toBe(operation.operationId)
    expect(await hashesOf(listId)).toHaveLength(count)

    // One that waits is not queued twice.
    await records.update('ArchivedScope', scope, { hashedAt: null })
    await database.records.update('Operation', { id: operation.operationId }, { status: 'Queued', finishedAt: null })
    const third = await admin.call('POST', `${path}/setarchivemode`, on)
    expect(third.headers.get('location')).toMatch(new RegExp(`${operation.operationId}$`))
    operations.wake()
    expect(await ended(third.headers.get('location'))).toMatchObject({ status: 'Succeeded' })
  })

  it('gets its hashes after a stop of the server too, and none if it has ended', async () => {
    const { path, listId } = await largeList('Stopped')
    const { operation, reply } = await archived(path)
    const id = operation.operationId
    await records.update('ArchivedScope', { siteId, objectId: listId }, { hashedAt: null })
    await records.delete('ArchivedItem', { siteId, listId })
    await database.records.update('Operation', { id }, { status: 'Running', finishedAt: null })
    operations.start(() => undefined)
    expect(await ended(reply.headers.get('location'))).toMatchObject({ status: 'Succeeded' })
    expect(await hashesOf(listId)).toHaveLength(count)

    expect((await admin.call('POST', `${path}/setarchivemode`, off)).status).toBe(200)
    await database.records.update('Operation', { id }, { status: 'Queued', finishedAt: null })
    operations.wake()
    const late = await ended(reply.headers.get('location'))
    expect(late).toMatchObject({ status: 'Failed', error: expect.stringMatching(/^Archive mode of this web or list has ended/) })
    expect(await hashesOf(listId)).toEqual([])
  })
})

describe('archive mode of a web with more than 1,000 items', () => {
  it('takes the hashes of all lists but those that are archived by themselves, which keep theirs', async () => {
    const parameters = { Title: 'Many', Url: 'many', WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true }
    expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBe(200)
    const { listId } = await largeList('Large', '/many')
    const small = await owner.call('POST', '/many/_api/web/lists', { body: { Title: 'Small', BaseTemplate: 100 } })
    const path = "/many/_api/web/lists/getbytitle('Small')"
    expect((await owner.call('POST', `${path}/items`, { body: { Title: 'x' } })).status).toBe(201)
    expect((await admin.call('POST', `${path}/setarchivemode`, on)).status).toBe(200)
    const inSmall = { siteId, listId: small.json.Id as string }
    await records.update('ArchivedItem', inSmall, { hash: 'its own' })

    const { operation } = await archived('/many/_api/web')
    expect(operation).toMatchObject({ kind: 'Archive', status: 'Succeeded' })
    expect(await hashesOf(listId)).toHaveLength(count)
    expect(await records.query('ArchivedItem', { where: inSmall })).toMatchObject([{ hash: 'its own' }])
    expectRefusal(await owner.call('POST', '/many/_api/web/lists', { body: { Title: 'New', BaseTemplate: 100 } }), 403, /archive mode/)
    // A list that ends its own archive mode is still in that of its web.
    expect((await admin.call('POST', `${path}/setarchivemode`, off)).json).toMatchObject({ IsArchived: true, ArchivedScope: '/many' })
    expect(await hashesOf(inSmall.listId)).toHaveLength(1)
  })

  it('is for administrators alone', async () => {
    const { path, listId } = await largeList('Refused')
    expectRefusal(await owner.call('POST', `${path}/setarchivemode`, on), 403, /SiteAdministrator/)
    expect(await records.query('ArchivedScope', { where: { siteId, objectId: listId } })).toEqual([])
  })
})
