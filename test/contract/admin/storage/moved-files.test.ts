import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addDatabase, operationEnd, rootSiteId } from '../../../support/samples/farm-places.ts'
import { sharedFolder } from '../../../support/scratch.ts'
import { serve } from '../../../support/serve.ts'
import { fetchFrom } from '../../../support/server.ts'

const data = join(sharedFolder('moved-files'), 'data')
const { server, clientOf } = await serve({ settings: { StorageProvider: 'FileSystem', DataRootPath: data } })
const admin = clientOf('admin')
const siteId = await rootSiteId(server)
const put = (name: string, body: string) =>
  admin.call('POST', `/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='${name}',overwrite=true)`, { body })
const move = async (target: string) =>
  operationEnd(server, admin, await admin.call('POST', `/_admin/sites/${siteId}/move`, { body: { targetContentDatabaseId: target } }))

/** The stored file that has these bytes, in a content database. */
function fileWith(database: string, bytes: string): string {
  const folder = join(data, database, 'blobs')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name)).find((path) => readFileSync(path, 'utf8') === bytes) ?? ''
}

it('a move between databases with bytes in files gives the files new names', async () => {
  await put('a.txt', 'moved bytes')
  const { ino } = statSync(fileWith('Content', 'moved bytes'))
  expect(await move(await addDatabase(server, 'Second'))).toMatchObject({ status: 'Succeeded' })
  expect(statSync(fileWith('Second', 'moved bytes')).ino).toBe(ino)
  expect(fileWith('Content', 'moved bytes')).toBe('')
  expect((await fetchFrom(`${server.url}/Shared%20Documents/a.txt`, { user: 'admin' })).text).toBe('moved bytes')
})

it('a move finds bytes that are damaged, and leaves the site where it is', async () => {
  await put('b.txt', 'will be damaged')
  const path = fileWith('Second', 'will be damaged')
  chmodSync(path, 0o600)
  writeFileSync(path, 'WILL be damaged')
  const ended = await move(await addDatabase(server, 'Third'))
  expect(ended).toMatchObject({ status: 'Failed', error: expect.stringContaining('are missing or changed') })
  expect((await fetchFrom(`${server.url}/Shared%20Documents/a.txt`, { user: 'admin' })).text).toBe('moved bytes')
  expect((await put('c.txt', 'later')).status).toBe(200)
})
