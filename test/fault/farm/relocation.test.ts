import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addDatabase, sitesOf } from '../../support/samples/farm-places.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { begin as beginIn, restarted, sitesIn, tasks, told } from './crashes.ts'

const directory = sharedFolder('relocation')
const restore = '/_admin/webapps/Default/contentdatabases/restore'
const begin = (name: string, every: number) => beginIn(join(directory, name), every)

// Each crash is a start of a server, which takes long on a busy machine.
describe('a crash', { timeout: 180_000 }, () => {
  it('in a move leaves the site in its old or in its new database, whole, and nothing of it in the other', async () => {
    const { server, admin, siteId, crashes, first } = await begin('move', 4)
    const second = await addDatabase(server, 'Second')
    const before = await told(server)
    crashes.isOn = true
    await admin.call('POST', `/_admin/sites/${siteId}/move`, { body: { targetContentDatabaseId: second } })
    await server.farm.operations.idle()
    crashes.isOn = false
    await server.stop()
    const ends = new Set<string>()
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const [site] = await sitesOf(after)
        expect(site?.heldBy).toBeNull()
        expect(await told(after)).toEqual(before)
        const isMoved = site?.contentDatabaseId === second
        expect(isMoved || site?.contentDatabaseId === first).toBe(true)
        expect(await sitesIn(after, isMoved ? 'Content' : 'Second')).toEqual([])
        ends.add(isMoved ? 'new' : 'old')
      })
    }
    expect([...ends].sort()).toEqual(['new', 'old'])
  })

  it('in a copy leaves no copy or a whole one', async () => {
    const { server, admin, siteId, crashes } = await begin('copy', 6)
    const before = await told(server)
    crashes.isOn = true
    await admin.call('POST', `/_admin/sites/${siteId}/copy`, { body: { targetWebApplication: 'Default', targetPath: 'sites/twin' } })
    await server.farm.operations.idle()
    crashes.isOn = false
    await server.stop()
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const sites = await sitesOf(after)
        expect(await told(after)).toEqual(before)
        expect((await sitesIn(after, 'Content')).sort()).toEqual(sites.map(({ id }) => id).sort())
        if (sites.length === 2) expect(await told(after, '/sites/twin')).toEqual(before)
      })
    }
  })

  it('in a backup is followed by the rest of it, and the backup can be restored', async () => {
    const { server, admin, crashes, first } = await begin('backup', 1)
    const before = await told(server)
    crashes.isOn = true
    await admin.call('POST', `/_admin/webapps/Default/contentdatabases/${first}/backup`, { body: { path: 'one.zip' } })
    await server.farm.operations.idle()
    crashes.isOn = false
    await server.stop()
    let restored = 0
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const client = clientOf(after.url, 'admin')
        const [backup] = (await client.call('GET', '/_admin/sites/operations')).json.value
        // A copy from before the request has no operation.
        if (!backup) return
        expect(backup.status).toBe('Succeeded')
        await client.call('POST', `${tasks}/items`, { body: { Title: 'after the backup' } })
        await client.call('POST', restore, { body: { path: 'one.zip', name: 'Restored', replace: true } })
        await after.farm.operations.idle()
        expect(await told(after)).toEqual(before)
        restored += 1
      })
    }
    expect(restored).toBeGreaterThan(1)
  })

  it('in a restore leaves the farm as it was, or restored', async () => {
    const { server, admin, crashes, first } = await begin('restore', 5)
    await admin.call('POST', `/_admin/webapps/Default/contentdatabases/${first}/backup`, { body: { path: 'one.zip' } })
    await server.farm.operations.idle()
    const old = JSON.stringify(await told(server))
    await admin.call('POST', `${tasks}/items`, { body: { Title: 'after the backup' } })
    const later = JSON.stringify(await told(server))
    crashes.isOn = true
    await admin.call('POST', restore, { body: { path: 'one.zip', name: 'Restored', replace: true } })
    await server.farm.operations.idle()
    crashes.isOn = false
    await server.stop()
    const ends = new Set<string>()
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const [site] = await sitesOf(after)
        const isRestored = site?.contentDatabaseId !== first
        expect(JSON.stringify(await told(after))).toBe(isRestored ? old : later)
        if (isRestored) expect(await sitesIn(after, 'Content')).toEqual([])
        else expect(existsSync(join(data, 'Restored'))).toBe(false)
        ends.add(isRestored ? 'new' : 'old')
      })
    }
    expect([...ends].sort()).toEqual(['new', 'old'])
  })
})
