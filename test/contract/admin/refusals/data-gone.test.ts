import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operationEnd, rootSiteId, sitesOf } from '../../../support/samples/farm-places.ts'
import { scratchFolders } from '../../../support/scratch.ts'
import { clientOf } from '../../../support/serve.ts'
import { startServer } from '../../../support/server.ts'

const scratch = scratchFolders('data-gone')
const databases = '/_admin/webapps/Default/contentdatabases'
const tasks = "/_api/web/lists/getbytitle('Tasks')"

/** A farm with a second content database whose files were deleted while the server was down. `fill` runs before. */
async function serveWithout(fill: (admin: ReturnType<typeof clientOf>, id: string) => Promise<void> = () => Promise.resolve()) {
  const folder = scratch.data()
  const settings = { StorageProvider: 'FileSystem', DataRootPath: folder, 'Farm:BackupRoot': join(scratch.directory, 'backups') }
  const before = await startServer({ settings })
  const first = clientOf(before.url, 'admin')
  const made = await first.call('POST', databases, { body: { name: 'Gone', maxSiteCount: 1_000_000 } })
  const id = String(made.json.id)
  await first.call('POST', `${tasks}/items`, { body: { Title: 'kept' } })
  await fill(first, id)
  await before.farm.operations.idle()
  await before.stop()
  rmSync(join(folder, 'Gone'), { recursive: true })
  const server = await startServer({ settings })
  scratch.undo.push(() => server.stop())
  return { server, id, admin: clientOf(server.url, 'admin'), siteId: await rootSiteId(server) }
}

it('a content database whose data is gone takes no site collection: nothing is changed, and the site is served', {
  timeout: 120_000,
}, async () => {
  const { server, admin, id, siteId } = await serveWithout()
  const before = await sitesOf(server)
  const cannot = expect.stringMatching(/Gone.*(?:no file|missing|does not exist|there is no|is not there|cannot be opened)/s)
  const made = await admin.call('POST', '/_admin/sites', {
    body: { webApplication: 'Default', path: 'sites/a', title: 'A', contentDatabaseId: id },
  })
  expect([made.status, made.json.error.message]).toEqual([409, cannot])
  const backup = await admin.call('POST', `${databases}/${id}/backup`, { body: { path: 'gone.zip' } })
  expect(await operationEnd(server, admin, backup)).toMatchObject({ status: 'Failed', error: cannot })
  const move = await admin.call('POST', `/_admin/sites/${siteId}/move`, { body: { targetContentDatabaseId: id } })
  expect(await operationEnd(server, admin, move)).toMatchObject({ status: 'Failed', error: cannot })
  const copy = { targetWebApplication: 'Default', targetPath: 'sites/twin', targetContentDatabaseId: id }
  const copied = await admin.call('POST', `/_admin/sites/${siteId}/copy`, { body: copy })
  expect(await operationEnd(server, admin, copied)).toMatchObject({ status: 'Failed', error: cannot })
  expect(await sitesOf(server)).toEqual(before)
  expect((await admin.call('GET', `${tasks}/items?$select=Title`)).json.value).toEqual([{ Title: 'kept' }])
  expect((await admin.call('DELETE', `${databases}/${id}`)).status).toBe(204)
})

it('a site collection whose data is gone does not move, and a restore takes its place', { timeout: 120_000 }, async () => {
  const { server, admin, id } = await serveWithout(async (first, gone) => {
    const body = { webApplication: 'Default', path: 'sites/lost', title: 'Lost', contentDatabaseId: gone }
    await first.call('POST', '/_admin/sites', { body })
    await first.call('POST', `/sites/lost${tasks}/items`, { body: { Title: 'backed up' } })
    await first.call('POST', `${databases}/${gone}/backup`, { body: { path: 'lost.zip' } })
  })
  const lost = (await sitesOf(server)).find(({ path }) => path === '/sites/lost')
  const [first] = await server.farm.database.records.query('ContentDatabase', { where: { nameKey: 'content' } })
  const move = await admin.call('POST', `/_admin/sites/${lost?.id}/move`, { body: { targetContentDatabaseId: first?.id } })
  expect(await operationEnd(server, admin, move)).toMatchObject({ status: 'Failed', error: expect.stringContaining('Gone') })
  expect((await sitesOf(server)).find(({ path }) => path === '/sites/lost')).toEqual(lost)
  const restore = { path: 'lost.zip', name: 'Back', replace: true }
  const started = await admin.call('POST', `${databases}/restore`, { body: restore })
  expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
  expect((await admin.call('GET', `/sites/lost${tasks}/items?$select=Title`)).json.value).toEqual([{ Title: 'backed up' }])
  expect((await admin.call('DELETE', `${databases}/${id}`)).status).toBe(204)
})
