import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readConfig } from '../../../src/config/config.ts'
import { actOnFarm } from '../../../src/core/access/farm-act.ts'
import { type Farm, openFarm } from '../../../src/farm/farm.ts'
import { basic, startServer } from '../../support/server.ts'

/**
 * node test/bench/farm/many.ts: the start of a farm with many content databases, the memory that each takes while nobody uses it,
 * and the time to find a site among many. Asserts nothing.
 */

const usage = `node test/bench/farm/many.ts [options]
  --databases N     content databases (default 1000)
  --sites N         site collections in the first database (default 10000)
  --folder PATH     where the data goes (default: the folder for temporary files)`

const { values } = parseArgs({
  options: {
    databases: { type: 'string', default: '1000' },
    sites: { type: 'string', default: '10000' },
    folder: { type: 'string', default: tmpdir() },
    help: { type: 'boolean', default: false },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** The bytes in use after garbage collection. */
async function memory(): Promise<number> {
  for (let round = 0; round < 4; round += 1) {
    collect()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function openAt(folder: string): Promise<Farm> {
  const read = readConfig({ argv: ['--StorageProvider', 'FileSystem', '--DataRootPath', folder], env: {}, cwd: folder })
  if (!('config' in read)) throw new Error('the settings cannot be read')
  return openFarm(read.config)
}

/** Adds content databases with a site collection each, or site collections to the first database; none of them has data. */
async function register(folder: string, counts: { readonly databases: number; readonly sites: number }): Promise<void> {
  const farm = await openAt(folder)
  const { database, runtime } = farm
  const [model] = await database.records.query('ContentDatabase', { where: {} })
  const [site] = await database.records.query('SiteCollection', { where: {} })
  if (!model || !site) throw new Error('the farm has no site collection')
  await actOnFarm(database, runtime, { name: 'farm.provision', actor: 'admin', target: '/', input: {} }, async (records) => {
    const newRow = (name: string, contentDatabaseId: string) => ({
      ...{ ...site, id: runtime.newId(), contentDatabaseId },
      ...{ path: `/sites/${name}`, pathKey: `/sites/${name}` },
    })
    const databases = Array.from({ length: counts.databases }, (_, at) => ({
      ...{ ...model, id: runtime.newId(), name: `Db${at}`, nameKey: `db${at}`, createdAt: model.createdAt + 1 },
    }))
    await records.insertAll('ContentDatabase', databases)
    await records.insertAll(
      'SiteCollection',
      databases.map(({ id }, at) => newRow(`of-db-${at}`, id)),
    )
    await records.insertAll(
      'SiteCollection',
      Array.from({ length: counts.sites }, (_, at) => newRow(`one-${at}`, model.id)),
    )
  })
  await farm.close()
}

async function started(folder: string) {
  const began = performance.now()
  const server = await startServer({ settings: { StorageProvider: 'FileSystem', DataRootPath: folder } })
  const seconds = (performance.now() - began) / 1000
  const reply = await fetch(`${server.url}/_api/web`, { headers: { Authorization: basic('admin') } })
  await reply.arrayBuffer()
  return { server, seconds, status: reply.status }
}

const rounds = 200_000

/** Microseconds to find a site: the best of five measurements. */
function findUs(find: (at: number) => unknown): number {
  let best = Infinity
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now()
    for (let at = 0; at < rounds; at += 1) find(at)
    best = Math.min(best, performance.now() - began)
  }
  return (best * 1000) / rounds
}

async function main(): Promise<void> {
  if (values.help) return say(usage)
  const folder = mkdtempSync(join(values.folder, 'tenon-many-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  const databases = Number(values.databases)
  const sites = Number(values.sites)

  const small = await started(folder)
  const before = await memory()
  const { host } = new URL(small.server.url)
  const one = findUs(() => small.server.farm.directory.findSite(host, '/_api/web'))
  await small.server.stop()
  say(`1 content database      start ${small.seconds.toFixed(2)} s`)

  await register(folder, { databases, sites: 0 })
  const many = await started(folder)
  const each = ((await memory()) - before) / databases
  await many.server.stop()
  say(`${databases} content databases  start ${many.seconds.toFixed(2)} s, ${(each / 1024).toFixed(1)} KB each, first reply ${many.status}`)

  await register(folder, { databases: 0, sites })
  const full = await started(folder)
  const own = new URL(full.server.url).host
  const paths = Array.from({ length: sites }, (_, at) => `/sites/one-${(at * 7919) % sites}/_api/web`)
  const among = findUs((at) => full.server.farm.directory.findSite(own, paths[at % sites] ?? '/'))
  await full.server.stop()
  say(`1 site collection       found in ${one.toFixed(2)} µs`)
  say(`${sites} site collections  found in ${among.toFixed(2)} µs`)
}

await main()
