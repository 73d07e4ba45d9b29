import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemRuntime } from '../../../src/process/runtime.ts'
import { type LockedStore, lockedAzure, lockedS3 } from '../../support/objects/locked-stores.ts'
import { hasObjectServer } from '../../support/objects/object-server.ts'
import { addDatabase, operationEnd, rootSiteId } from '../../support/samples/farm-places.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { basic, configOf, startServer } from '../../support/server.ts'

const waiting = 120_000
const soon = { timeout: 60_000, interval: 50 }
const day = 86_400_000
const library = "/_api/web/lists/getbytitle('Documents')"
const scratch = scratchFolders('byte-locks')
const freed = { mode: '', until: 0, isHeld: false }

const kinds = [
  { kind: 'object lock of S3', start: lockedS3, isThere: hasObjectServer },
  { kind: 'immutability policies of Azure', start: lockedAzure, isThere: true },
].filter(({ isThere }) => isThere || process.env.CI)

describe.each(kinds)('bytes of archived and held items with $kind', ({ kind, start }) => {
  let store: LockedStore
  let ahead = 0
  const runtime = { ...systemRuntime, now: () => Date.now() + ahead }
  beforeAll(async () => {
    store = await start()
  }, waiting)
  afterAll(() => store.stop(), waiting)

  const serverWith = async (name: string, mode: string, more: Readonly<Record<string, string>> = {}) => {
    const path = join(scratch.directory, `${kind.slice(-2)}-${name}.db`)
    const locks = { 'Archive:ByteLock': mode, 'Archive:ByteLockDays': '30', ...more }
    const settings = { StorageProvider: 'ObjectStore', SqlitePath: path, ...store.settings(), ...locks }
    const server = await startServer({ settings, runtime })
    scratch.undo.push(() => server.stop())
    const admin = clientOf(server.url, 'admin')
    /** The name of the object of a new file. */
    const upload = async (file: string, text: string) => {
      const before = new Set(await store.names())
      const address = `/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='${file}',overwrite=true)`
      const answer = await fetch(`${server.url}${address}`, {
        method: 'POST',
        headers: { Authorization: basic('admin'), 'X-RequestDigest': await digestOf(server.url) },
        body: text,
      })
      expect(answer.status, await answer.text()).toBeLessThan(300)
      return (await store.names()).find((one) => !before.has(one)) ?? ''
    }
    const read = (file: string) =>
      fetch(`${server.url}/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/${file}')/$value`, {
        headers: { Authorization: basic('admin') },
      })
    const archive = (archive_mode: boolean) => admin.call('POST', `${library}/setarchivemode`, { body: { archive_mode } })
    return { server, admin, upload, read, archive }
  }

  it('keeps them with a lock that ends with archive mode, and puts back what others changed', { timeout: waiting }, async () => {
    const { server, admin, upload, read, archive } = await serverWith('one', 'Governance')
    const name = await upload('one.txt', 'the first text')
    expect(await store.keptBy(name)).toEqual(freed)
    expect((await archive(true)).status).toBe(200)
    await expect.poll(() => store.keptBy(name), soon).toMatchObject({ mode: 'governance', isHeld: false })
    expect(Math.abs((await store.keptBy(name)).until - Date.now() - 30 * day)).toBeLessThan(600_000)
    await expect(store.destroy(name)).rejects.toThrow()

    const text = async () => (await read('one.txt')).text().catch(() => 'broken off')
    await store.forge(name, 'a forged text')
    await expect.poll(text, soon).toBe('the first text')
    await store.hide(name)
    await expect.poll(text, soon).toBe('the first text')

    // The store lets go what is in no archive any more, and the server deletes all of its versions.
    expect((await archive(false)).status).toBe(200)
    await expect.poll(() => store.keptBy(name), soon).toEqual(freed)
    const { json } = await admin.call('GET', `${library}/items?$select=Id`)
    expect((await admin.call('DELETE', `${library}/items(${json.value[0].Id})`, { headers: { 'If-Match': '*' } })).status).toBe(200)
    await server.stop()
    await serverWith('one', 'Governance')
    await expect.poll(store.names, soon).not.toContain(name)
  })

  it('keeps those of held items by a legal hold until it is released', { timeout: waiting }, async () => {
    const { server, admin, upload } = await serverWith('two', 'Governance')
    const held = await upload('held.txt', 'held')
    const other = await upload('other.txt', 'other')
    const { json: list } = await admin.call('GET', `${library}?$select=Id`)
    const { json: items } = await admin.call('GET', `${library}/items?$select=Id,FileLeafRef`)
    const itemId = items.value.find((item: { FileLeafRef: string }) => item.FileLeafRef === 'held.txt').Id
    const scope = { webUrl: '/', listId: list.Id, itemIds: [itemId] }
    const made = await admin.call('POST', '/_api/archive/legalholds', { body: { name: 'Case 12', scope } })
    expect(made.status).toBe(201)
    await expect.poll(() => store.keptBy(held), soon).toEqual({ ...freed, isHeld: true })
    expect(await store.keptBy(other)).toEqual(freed)
    await expect(store.destroy(held)).rejects.toThrow()

    // What is added to a held library is held from then on, and a server that starts again knows what it has locked.
    await server.stop()
    const again = await serverWith('two', 'Governance')
    const whole = await again.admin.call('POST', '/_api/archive/legalholds', { body: { name: 'Case 13', scope: { webUrl: '/' } } })
    const third = await again.upload('third.txt', 'third')
    for (const name of [held, other, third]) await expect.poll(() => store.keptBy(name), soon).toEqual({ ...freed, isHeld: true })
    expect((await again.archive(true)).status).toBe(200)
    await expect.poll(() => store.keptBy(third), soon).toMatchObject({ mode: 'governance', isHeld: true })
    expect((await again.archive(false)).status).toBe(200)
    await expect.poll(() => store.keptBy(third), soon).toEqual({ ...freed, isHeld: true })
    for (const { id } of [made.json, whole.json])
      expect((await again.admin.call('POST', `/_api/archive/legalholds/${id}/release`)).status).toBe(200)
    for (const name of [held, other, third]) await expect.poll(() => store.keptBy(name), soon).toEqual(freed)
  })

  it('keeps bytes that copies share as long as one of them needs it', { timeout: waiting }, async () => {
    const { server, admin, upload, archive } = await serverWith('shared', 'Governance')
    const name = await upload('shared.txt', 'shared')
    const made = await admin.call('POST', '/_api/web/lists', { body: { Title: 'Copies', BaseTemplate: 101 } })
    const file = "/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/shared.txt')"
    expect((await admin.call('POST', `${file}/copyto(strnewurl='/Copies/shared.txt',boverwrite=true)`)).status).toBe(200)
    const { json: list } = await admin.call('GET', `${library}?$select=Id`)
    const hold = async (listId: string) => {
      const body = { name: listId, scope: { webUrl: '/', listId } }
      return (await admin.call('POST', '/_api/archive/legalholds', { body })).json.id
    }
    const release = async (id: string) => expect((await admin.call('POST', `/_api/archive/legalholds/${id}/release`)).status).toBe(200)
    const { records } = await server.farm.content('Content')
    const heldRows = async () => (await records.query('LockedBytes', { where: { isHeld: true } })).length
    const [first, second] = [await hold(list.Id), await hold(made.json.Id)]
    expect((await archive(true)).status).toBe(200)
    await expect.poll(heldRows, soon).toBe(2)
    await expect.poll(() => store.keptBy(name), soon).toMatchObject({ mode: 'governance', isHeld: true })
    await release(first)
    await expect.poll(heldRows, soon).toBe(1)
    expect(await store.keptBy(name)).toMatchObject({ mode: 'governance', isHeld: true })
    await release(second)
    await expect.poll(() => store.keptBy(name), soon).toMatchObject({ mode: 'governance', isHeld: false })
    expect((await archive(false)).status).toBe(200)
    await expect.poll(() => store.keptBy(name), soon).toEqual(freed)
  })

  it('keeps those of a site collection that moves in their new place, and lets the old ones go', { timeout: waiting }, async () => {
    const { server, admin, upload } = await serverWith('moved', 'Governance')
    const name = await upload('moved.txt', 'moved')
    const body = { name: 'Case 14', scope: { webUrl: '/' } }
    expect((await admin.call('POST', '/_api/archive/legalholds', { body })).status).toBe(201)
    await expect.poll(() => store.keptBy(name), soon).toEqual({ ...freed, isHeld: true })
    const targetContentDatabaseId = await addDatabase(server, 'Second')
    const started = await admin.call('POST', `/_admin/sites/${await rootSiteId(server)}/move`, { body: { targetContentDatabaseId } })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    const there = name.replace('/Content/', '/Second/').replace(/^Content\//, 'Second/')
    expect(there).not.toBe(name)
    await expect.poll(() => store.keptBy(there).catch(() => freed), soon).toEqual({ ...freed, isHeld: true })
    await expect.poll(store.names, soon).not.toContain(name)
  })

  it('does not end archive mode before a lock that nobody can end', { timeout: waiting }, async () => {
    const { server, upload, archive } = await serverWith('three', 'Compliance')
    const name = await upload('three.txt', 'three')
    expect((await archive(true)).status).toBe(200)
    await expect.poll(() => store.keptBy(name), soon).toMatchObject({ mode: 'compliance' })
    const { records } = await server.farm.content('Content')
    await expect.poll(async () => (await records.query('LockedBytes', { where: { isFixed: true } })).length, soon).toBe(1)
    const refused = await archive(false)
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([409, expect.stringMatching(/stays archived until \d{4}-\d\d-\d\dT/)])
    await expect(store.destroy(name)).rejects.toThrow()
    ahead = 31 * day
    expect((await archive(false)).status).toBe(200)
    ahead = 0
    // The clock of the store has not moved.
    expect((await store.keptBy(name)).mode).toBe('compliance')
  })

  it('needs a place that can lock', { timeout: waiting }, async () => {
    const start = serverWith('four', 'Governance', store.settings('plain'))
    await expect(start).rejects.toThrow(/has no (?:object lock|version-level immutability)/)
    expect(() => configOf({ StorageProvider: 'FileSystem', 'Archive:ByteLock': 'Compliance' })).toThrow('where nothing locks bytes')
    expect(configOf({ StorageProvider: 'ObjectStore', ...store.settings() })['Archive:ByteLock']).toBe('Off')
  })
})

async function digestOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/_api/contextinfo`, {
    method: 'POST',
    headers: { Authorization: basic('admin'), Accept: 'application/json' },
  })
  const json = JSON.parse(await answer.text())
  return (json.d?.GetContextWebInformation ?? json).FormDigestValue ?? ''
}
