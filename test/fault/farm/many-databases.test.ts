import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Config } from '../../../src/config/config.ts'
import { readConfig } from '../../../src/config/config.ts'
import { actOnFarm } from '../../../src/core/access/farm-act.ts'
import { openFarm } from '../../../src/farm/farm.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { fetchFrom, startServer } from '../../support/server.ts'

const { data, undo } = scratchFolders('many-databases')

it('a farm with a thousand content databases opens those that are used', async () => {
  const folder = data()
  const settings = { StorageProvider: 'FileSystem', DataRootPath: folder }
  const first = await startServer({ settings })
  const admin = clientOf(first.url, 'admin')
  const made = await admin.call('POST', '/_admin/webapps/Default/contentdatabases', { body: { name: 'Model' } })
  const site = { webApplication: 'Default', path: 'sites/model', title: 'Model', contentDatabaseId: made.json.id }
  expect((await admin.call('POST', '/_admin/sites', { body: site })).status).toBe(201)
  await first.stop()

  // The others have no data yet but for one, whose data is that of the model, under the id of its site.
  const { config } = readConfig({ argv: ['--StorageProvider', 'FileSystem', '--DataRootPath', folder], env: {}, cwd: folder }) as {
    config: Config
  }
  const farm = await openFarm(config)
  const [model] = await farm.database.records.query('ContentDatabase', { where: { name: 'Model' } })
  const [modelSite] = await farm.database.records.query('SiteCollection', { where: { pathKey: '/sites/model' } })
  await actOnFarm(farm.database, farm.runtime, { name: 'farm.provision', actor: 'admin', target: '/', input: {} }, async (records) => {
    const ids = Array.from({ length: 1_000 }, () => farm.runtime.newId())
    const databases = ids.map((id, at) => ({ ...model, id, name: `Db${at}`, nameKey: `db${at}` }))
    const placeOf = (at: number) => ({ path: `/sites/s${at}`, pathKey: `/sites/s${at}` })
    const sites = ids.map((contentDatabaseId, at) => ({ ...modelSite, id: farm.runtime.newId(), contentDatabaseId, ...placeOf(at) }))
    await records.insertAll('ContentDatabase', databases)
    await records.insertAll('SiteCollection', sites)
  })
  await farm.close()
  await mkdir(join(folder, 'Db7'))
  await copyFile(join(folder, 'Model', 'content.db'), join(folder, 'Db7', 'content.db'))

  const server = await startServer({ settings: { ...settings, 'Farm:IdleMinutes': '1' } })
  undo.push(() => server.stop())
  const openNow = () => server.farm.directory.sites.map(({ url }) => url)
  expect(openNow()).toEqual(['/'])
  expect(await fetchFrom(`${server.url}/sites/model/_api/web`)).toMatchObject({ status: 200 })
  expect(openNow().sort()).toEqual(['/', '/sites/model'])
  // Data that is missing, or that holds the site of another database, is refused for its own sites alone.
  for (const path of ['/sites/s1', '/sites/s7']) {
    const refused = await fetchFrom(`${server.url}${path}/_api/web`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  }
  expect((await fetchFrom(`${server.url}/_api/web`)).status).toBe(200)
  expect(openNow().sort()).toEqual(['/', '/sites/model'])
})
