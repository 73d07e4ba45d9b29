import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sharedFolder } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'
import { farmCommands, noteDatabases, type RealFarm } from './farm-commands.ts'
import { FarmModel } from './farm-model.ts'

const seed = Number(process.env.TENON_SEED ?? 20_261_122)
const directory = sharedFolder('farm-model')
let farms = 0

/** A new farm, and the model of it. */
async function begin(): Promise<{ model: FarmModel; real: RealFarm }> {
  const server = await startServer({ settings: { 'Farm:BackupRoot': join(directory, `${++farms}`) } })
  const admin = clientOf(server.url, 'admin')
  const model = new FarmModel()
  model.addWebApplication('Default', undefined)
  const [database] = (await admin.call('GET', '/_admin/webapps/Default/contentdatabases')).json.value
  model.databases.set(database.id, { id: database.id, name: database.name, most: database.maxSiteCount, webApplication: 'Default' })
  const [site] = (await admin.call('GET', '/_admin/sites')).json.value
  const root = { webApplication: 'Default', database: database.id, path: '', host: undefined, status: 'Ready' as const }
  const title = (await admin.call('GET', '/_api/web?$select=Title')).json.Title
  model.sites.set(site.id, { id: site.id, title, ...root })
  const made = await admin.call('POST', '/_admin/webapps', { body: { name: 'Alpha', hostBindings: [{ host: 'alpha.example' }] } })
  expect(made.status).toBe(model.addWebApplication('Alpha', 'alpha.example'))
  const real = { server, admin, titles: 0 }
  await noteDatabases(model, real, 'Alpha')
  return { model, real }
}

it(`random acts on the farm leave what a simple model of its owners says (seed ${seed})`, { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(farmCommands(60), async (commands) => {
      const { model, real } = await begin()
      try {
        await fc.asyncModelRun(() => ({ model, real }), commands)
      } finally {
        await real.server.stop()
      }
    }),
    { seed, numRuns: 8 },
  )
  expect(farms).toBeGreaterThanOrEqual(8)
})
