import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Running } from '../../../src/commands/serve.ts'
import { actOnFarm } from '../../../src/core/access/farm-act.ts'
import { fold } from '../../../src/core/kernel/fold.ts'
import type { ContractClient, Reply } from '../contract-client.ts'

const call = { name: 'farm.provision', actor: 'test', target: '/', input: {} } as const

/** Registers a content database of a web application, and makes it. Returns its id. */
export async function addDatabase(
  { farm }: Running,
  name: string,
  webApplication = 'Default',
  more: { maxSiteCount?: number; status?: string } = {},
): Promise<string> {
  const owner = await farm.database.records.find('WebApplication', { nameKey: fold(webApplication) })
  const row = {
    id: randomUUID(),
    webApplicationId: owner?.id ?? '',
    name,
    nameKey: fold(name),
    status: 'Online',
    maxSiteCount: 10,
    ...more,
  }
  await farm.content(name)
  await actOnFarm(farm.database, farm.runtime, call, (records, createdAt) => records.insert('ContentDatabase', { ...row, createdAt }))
  return row.id
}

/** Adds a web application with a host of its own and a content database of its name. Returns the id of the database. */
export async function addWebApplication(server: Running, name: string, host: string): Promise<string> {
  const { database, runtime } = server.farm
  await actOnFarm(database, runtime, call, async (records, createdAt) => {
    const id = randomUUID()
    await records.insert('WebApplication', {
      id,
      name,
      nameKey: fold(name),
      displayName: name,
      baseUrl: '/',
      anonymousAccess: 'Off',
      createdAt,
    })
    await records.insert('HostBinding', { id: randomUUID(), webApplicationId: id, host, port: 0, scheme: 'http', isPrimary: true })
    await records.insert('ManagedPath', { webApplicationId: id, pathKey: '/', path: '/', kind: 'Explicit' })
  })
  return addDatabase(server, name, name)
}

/** The rows of the farm's site collections, by path. */
export const sitesOf = ({ farm }: Running) => farm.database.records.query('SiteCollection', { where: {}, orderBy: ['pathKey'] })

/** The id of the site collection at the root of the web application Default. */
export async function rootSiteId({ farm }: Running): Promise<string> {
  const [row] = await farm.database.records.query('SiteCollection', { where: { pathKey: '/' } })
  return row?.id ?? ''
}

/** Waits for all operations of this server, and for this one wherever it runs, and returns it as it is then. */
export async function operationEnd(server: Running, admin: ContractClient, started: Reply): Promise<Reply['json']> {
  await server.farm.operations.idle()
  for (const until = Date.now() + 60_000; ; await wait(20)) {
    const { json } = await admin.call('GET', `/_admin/operations/${started.json.operationId}`)
    if (!['Queued', 'Running'].includes(json.status) || Date.now() > until) return json
  }
}
