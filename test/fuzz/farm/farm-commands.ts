import fc from 'fast-check'
import { expect } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import type { ContractClient, Reply } from '../../support/contract-client.ts'
import { basic } from '../../support/server.ts'
import { requestText, sendRaw } from '../../support/wire.ts'
import type { FarmModel, Outcome, Site } from './farm-model.ts'

/** The farm of a running server. */
export interface RealFarm {
  readonly server: Running
  readonly admin: ContractClient
  /** Numbers the titles of site collections. */
  titles: number
}

type FarmCommand = fc.AsyncCommand<FarmModel, RealFarm>

/** A command does its act to both, and compares what they answered and what they are then. */
const command = (name: string, act: (model: FarmModel, farm: RealFarm) => Promise<readonly [Outcome, Outcome]>): FarmCommand => ({
  check: () => true,
  toString: () => name,
  async run(model, farm) {
    const [expected, seen] = await act(model, farm)
    expect(seen, name).toBe(expected)
    expect(await shownState(farm), name).toEqual(modelState(model))
    await expectServed(model, farm)
  },
})

const names = ['Default', 'Alpha', 'Beta']
const hosts = ['one.example', 'two.example']
const paths = ['', 'sites', 'sites/a', 'sites/b', 'own', 'own/deep', 'own/deep/er']
const databaseNames = ['One', 'Two', 'Three']
const files = ['a.zip', 'b.zip']

const name = fc.constantFrom(...names)
const path = fc.constantFrom(...paths)
const database = fc.constantFrom(...databaseNames)
const index = fc.nat(20)
const unknown = '1b0a8f0e-5a0e-4b7e-9c37-6f1f7e1a2b3c'
const nth = (ids: Iterable<string>, at: number): string => {
  const all = [...ids]
  return at === 20 ? unknown : (all[at % Math.max(all.length, 1)] ?? unknown)
}

/** The outcome of an operation, when it has ended. */
async function ended({ server, admin }: RealFarm, reply: Reply): Promise<Outcome> {
  if (reply.status !== 202) return reply.status
  await server.farm.operations.idle()
  const { status } = (await admin.call('GET', `/_admin/operations/${reply.json.operationId}`)).json
  return status === 'Succeeded' ? 202 : status
}

const databasesOf = async ({ admin }: RealFarm, webApplication: string): Promise<{ id: string; name: string; maxSiteCount: number }[]> =>
  (await admin.call('GET', `/_admin/webapps/${webApplication}/contentdatabases`)).json.value

/** Adds the content databases to the model that the farm has made by itself. */
export async function noteDatabases(model: FarmModel, farm: RealFarm, webApplication: string): Promise<void> {
  for (const { id, name: itsName, maxSiteCount } of await databasesOf(farm, webApplication))
    model.databases.set(id, { id, name: itsName, most: maxSiteCount, webApplication })
}

const sitesOf = async ({ admin }: RealFarm): Promise<{ id: string; serverRelativeUrl: string; webApplication: string; status: string }[]> =>
  (await admin.call('GET', '/_admin/sites')).json.value

const addWebApplication = fc.tuple(name, fc.option(fc.constantFrom(...hosts))).map(([own, host]) =>
  command(`add the web application ${own} at ${host}`, async (model, farm) => {
    const hostBindings = host === null ? [] : [{ host }]
    const { status } = await farm.admin.call('POST', '/_admin/webapps', { body: { name: own, hostBindings } })
    const expected = model.addWebApplication(own, host ?? undefined)
    if (status === 201) await noteDatabases(model, farm, own)
    return [expected, status]
  }),
)

const deleteWebApplication = name.map((own) =>
  command(`delete the web application ${own}`, async (model, { admin }) => {
    const { status } = await admin.call('DELETE', `/_admin/webapps/${own}`)
    return [model.deleteWebApplication(own), status]
  }),
)

const addDatabase = fc.tuple(name, database, fc.integer({ min: 1, max: 3 })).map(([own, itsName, maxSiteCount]) =>
  command(`add the content database ${itsName} of ${own} for ${maxSiteCount}`, async (model, farm) => {
    const url = `/_admin/webapps/${own}/contentdatabases`
    const { status } = await farm.admin.call('POST', url, { body: { name: itsName, maxSiteCount } })
    const expected = model.addDatabase(own, itsName)
    if (status === 201) await noteDatabases(model, farm, own)
    return [expected, status]
  }),
)

const deleteDatabase = index.map((at) =>
  command(`delete the content database ${at}`, async (model, { admin }) => {
    const id = nth(model.databases.keys(), at)
    const own = model.databases.get(id)?.webApplication ?? 'Default'
    const { status } = await admin.call('DELETE', `/_admin/webapps/${own}/contentdatabases/${id}`)
    return [model.deleteDatabase(id), status]
  }),
)

const addPath = fc.tuple(name, path, fc.constantFrom('Explicit', 'Wildcard')).map(([own, itsPath, kind]) =>
  command(`add the ${kind} path '${itsPath}' to ${own}`, async (model, { admin }) => {
    const { status } = await admin.call('POST', `/_admin/webapps/${own}/managedpaths`, { body: { path: itsPath, kind } })
    const isWildcardRoot = itsPath === '' && kind === 'Wildcard' && model.webApplications.has(own)
    return [isWildcardRoot ? 400 : model.addPath(own, itsPath, kind), status]
  }),
)

const removePath = fc.tuple(name, fc.constantFrom(...paths.slice(1))).map(([own, itsPath]) =>
  command(`remove the path '${itsPath}' of ${own}`, async (model, { admin }) => {
    const { status } = await admin.call('DELETE', `/_admin/webapps/${own}/managedpaths/${encodeURIComponent(itsPath)}`)
    return [model.removePath(own, itsPath), status]
  }),
)

const addSite = fc
  .tuple(name, fc.oneof({ weight: 5, arbitrary: path }, fc.constantFrom(...hosts.map((host) => `//${host}`))))
  .map(([own, at]) =>
    command(`add a site collection to ${own} at '${at}'`, async (model, farm) => {
      const host = at.startsWith('//') ? at.slice(2) : undefined
      const place = { path: host === undefined ? at : '', host }
      const title = `Site ${++farm.titles}`
      const body = { webApplication: own, title, ...(host === undefined ? { path: at } : { hostName: host }) }
      const reply = await farm.admin.call('POST', '/_admin/sites', { body })
      const expected = model.addSite(own, place)
      const roomiest = model.roomiest(own) ?? ''
      if (expected === 201 && reply.status === 201)
        model.sites.set(reply.json.id, { id: reply.json.id, title, webApplication: own, database: roomiest, ...place, status: 'Ready' })
      return [expected, reply.status]
    }),
  )

const deleteSite = fc.tuple(index, fc.boolean()).map(([at, forGood]) =>
  command(`delete the site collection ${at}${forGood ? ' for good' : ''}`, async (model, { admin }) => {
    const id = nth(model.sites.keys(), at)
    const { status } = await admin.call('DELETE', `/_admin/sites/${id}${forGood ? '?permanent=true' : ''}`)
    if (forGood) await expect.poll(async () => (await admin.call('GET', `/_admin/sites/${id}`)).status, { timeout: 60_000 }).toBe(404)
    return [model.deleteSite(id, forGood), status]
  }),
)

const restoreSite = index.map((at) =>
  command(`restore the site collection ${at}`, async (model, { admin }) => {
    const id = nth(model.sites.keys(), at)
    const { status } = await admin.call('POST', `/_admin/sites/${id}/restore`)
    return [model.restoreSite(id), status]
  }),
)

const moveToDatabase = fc.tuple(index, index).map(([at, to]) =>
  command(`move the site collection ${at} to the content database ${to}`, async (model, farm) => {
    const id = nth(model.sites.keys(), at)
    const target = nth(model.databases.keys(), to)
    const reply = await farm.admin.call('POST', `/_admin/sites/${id}/move`, { body: { targetContentDatabaseId: target } })
    return [model.moveToDatabase(id, target), await ended(farm, reply)]
  }),
)

const moveToPath = fc.tuple(index, name, path).map(([at, own, to]) =>
  command(`move the site collection ${at} to '${to}' of ${own}`, async (model, farm) => {
    const id = nth(model.sites.keys(), at)
    const reply = await farm.admin.call('POST', `/_admin/sites/${id}/move`, { body: { targetWebApplication: own, targetPath: to } })
    return [model.moveToPath(id, own, to), await ended(farm, reply)]
  }),
)

const copySite = fc.tuple(index, name, path).map(([at, own, to]) =>
  command(`copy the site collection ${at} to '${to}' of ${own}`, async (model, farm) => {
    const id = nth(model.sites.keys(), at)
    const reply = await farm.admin.call('POST', `/_admin/sites/${id}/copy`, { body: { targetWebApplication: own, targetPath: to } })
    const outcome = await ended(farm, reply)
    const made = (await sitesOf(farm)).find((site) => !model.sites.has(site.id))
    return [model.copy(id, own, to, () => made?.id ?? unknown), outcome]
  }),
)

const backUp = fc.tuple(index, fc.constantFrom(...files)).map(([at, file]) =>
  command(`back up the content database ${at} to ${file}`, async (model, farm) => {
    const id = nth(model.databases.keys(), at)
    const own = model.databases.get(id)?.webApplication ?? 'Default'
    const reply = await farm.admin.call('POST', `/_admin/webapps/${own}/contentdatabases/${id}/backup`, { body: { path: file } })
    const isTaken = model.backups.has(file)
    return [isTaken ? 409 : model.backUp(id, file), await ended(farm, reply)]
  }),
)

const restoreBackup = fc.tuple(name, fc.constantFrom(...files), database, fc.boolean()).map(([own, file, itsName, replace]) =>
  command(`restore ${file} into ${itsName} of ${own}${replace ? ', replacing' : ''}`, async (model, farm) => {
    const body = { path: file, name: itsName, replace }
    const outcome = await ended(farm, await farm.admin.call('POST', `/_admin/webapps/${own}/contentdatabases/restore`, { body }))
    const made = model.webApplications.has(own) ? (await databasesOf(farm, own)).find((one) => one.name === itsName) : undefined
    return [model.restoreBackup({ webApplication: own, file, name: itsName, replace }, () => made?.id ?? unknown), outcome]
  }),
)

/** Sequences of acts on the farm. */
export const farmCommands = (maxCommands: number) =>
  fc.commands(
    [
      ...[addWebApplication, deleteWebApplication, addDatabase, deleteDatabase, addPath, removePath],
      ...[addSite, addSite, addSite, deleteSite, restoreSite, moveToDatabase, moveToPath, moveToPath, copySite, copySite],
      ...[backUp, restoreBackup],
    ],
    { maxCommands, size: 'max' },
  )

const sorted = <T>(rows: readonly T[]): T[] => [...rows].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

async function shownState(farm: RealFarm): Promise<unknown> {
  const webApplications = (await farm.admin.call('GET', '/_admin/webapps')).json.value
  const owned = []
  for (const { name: own } of webApplications)
    for (const { id, name: itsName } of await databasesOf(farm, own)) owned.push({ id, name: itsName, webApplication: own })
  return {
    webApplications: webApplications.map(
      (one: { name: string; managedPaths: { path: string; kind: string }[]; siteCollectionCount: number }) => ({
        name: one.name,
        paths: sorted(one.managedPaths.map((managed) => [managed.path, managed.kind])),
        sites: one.siteCollectionCount,
      }),
    ),
    databases: sorted(owned),
    sites: sorted(
      (await farm.admin.call('GET', '/_admin/sites')).json.value.map(
        (site: {
          id: string
          serverRelativeUrl: string
          hostName?: string
          webApplication: string
          contentDatabaseId: string
          status: string
        }) => ({
          id: site.id,
          path: site.serverRelativeUrl.slice(1),
          host: site.hostName,
          webApplication: site.webApplication,
          database: site.contentDatabaseId,
          status: site.status,
        }),
      ),
    ),
  }
}

function modelState(model: FarmModel): unknown {
  const sites = [...model.sites.values()]
  return {
    webApplications: [...model.webApplications.values()]
      .map(({ name: own, paths: its }) => ({
        name: own,
        paths: sorted([...its]),
        sites: sites.filter((site) => site.webApplication === own).length,
      }))
      .sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1)),
    databases: sorted(
      [...model.databases.values()].map(({ id, name: itsName, webApplication }) => ({ id, name: itsName, webApplication })),
    ),
    sites: sorted(
      sites.map(({ id, path: itsPath, host, webApplication, database: its, status }) => ({
        ...{ id, path: itsPath, host, webApplication, database: its, status },
      })),
    ),
  }
}

/** Every site collection is served at its place, with its own content. */
async function expectServed(model: FarmModel, { server }: RealFarm): Promise<void> {
  for (const site of model.sites.values()) {
    const host = hostOf(model, site)
    if (host === undefined || site.status !== 'Ready') continue
    const url = `${site.path === '' ? '' : `/${site.path}`}/_api/web?$select=Title`
    const headers = { Host: host, Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' }
    const [reply] = await sendRaw(server.url, requestText('GET', url, headers))
    expect([reply?.status, reply?.text], `${host}${url}`).toEqual([200, JSON.stringify({ Title: site.title })])
  }
}

/** A host that leads to a site collection; undefined if its web application has none. */
const hostOf = (model: FarmModel, { host, webApplication }: Site): string | undefined =>
  host ?? (webApplication === 'Default' ? 'any.example' : model.webApplications.get(webApplication)?.host)
