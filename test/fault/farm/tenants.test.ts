import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import type { ContentDatabase, FarmDatabase } from '../../../src/core/kernel/ports.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'
import { tenantSettings, to } from '../../support/tenants/tenant-server.ts'

/**
 * The disk as a killed process leaves it: while a tenant is created or deleted, the data folder is copied before writes of
 * any database. A server that starts on such a copy has to serve the whole tenant, or to remove it.
 */

const directory = sharedFolder('tenants')
const body = { slug: 'acme', displayName: 'Acme', hosts: ['acme.example'], owner: 'ann' }

class Crashes {
  readonly folders: string[] = []
  isOn = false
  readonly #data: string

  constructor(data: string) {
    this.#data = data
  }

  point(): void {
    if (!this.isOn) return
    const copy = `${this.#data}-crash-${this.folders.length}`
    cpSync(this.#data, copy, { recursive: true, filter: (path) => !path.endsWith('.lock') })
    this.folders.push(copy)
  }

  watch<D extends ContentDatabase | FarmDatabase>(database: D): D {
    return {
      ...database,
      transaction: async (work: Parameters<D['transaction']>[0]) => {
        this.point()
        const result = await database.transaction(work as never)
        this.point()
        return result as unknown
      },
    }
  }
}

const settingsOf = (data: string) => ({
  ...tenantSettings,
  StorageProvider: 'FileSystem',
  DataRootPath: data,
  'Search:IndexIntervalSeconds': '0',
})

async function begin(name: string) {
  const data = join(directory, name)
  const crashes = new Crashes(data)
  const server = await startServer({
    settings: settingsOf(data),
    decorate: (database) => crashes.watch(database),
    decorateFarm: (database) => crashes.watch(database),
  })
  return { server, admin: clientOf(server.url, 'admin'), crashes, data }
}

/** The number of rows of the farm that belong to tenants. */
async function rowsOfTenants({ farm }: Running): Promise<number> {
  const { records } = farm.database
  const tables = ['WebApplication', 'ContentDatabase', 'SiteCollection', 'Key', 'AuthorizationCode', 'RefreshToken'] as const
  let count = (await records.query('Tenant', { where: {} })).length
  for (const table of tables) count += (await records.query(table, { where: {} })).filter(({ tenantId }) => tenantId !== null).length
  const bindings = await records.query('HostBinding', { where: { host: 'acme.example' } })
  return count + bindings.length
}

/** Whether a restarted server serves the whole tenant; fails if there is a part of it. */
async function isServed(data: string): Promise<boolean> {
  const server = await startServer({ settings: settingsOf(data) })
  try {
    await server.farm.operations.idle()
    const admin = clientOf(server.url, 'admin')
    const { status } = await admin.call('GET', '/_farm/tenants/acme')
    const headers = { ...to('acme.example'), Authorization: `Basic ${btoa('ann:any')}`, Accept: 'application/json' }
    const title = async (path: string) => (await fetch(`${server.url}${path}`, { headers })).text()
    if (status === 200) {
      expect((await admin.call('GET', '/_farm/tenants/acme')).json.state).toBe('Ready')
      expect(await title('/_api/web?$select=Title')).toContain('"Acme"')
      expect(await title('/_api/web/lists?$select=Title')).toContain('"Tasks"')
      return true
    }
    expect(status).toBe(404)
    expect(await rowsOfTenants(server)).toBe(0)
    expect(existsSync(join(data, 'acme Content'))).toBe(false)
    expect(await title('/_api/web?$select=Title')).toContain('"Home"')
    // Its name is free again.
    expect((await admin.call('POST', '/_farm/tenants', { body })).status).toBe(201)
    expect(await title('/_api/web?$select=Title')).toContain('"Acme"')
    return false
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

// Each crash is a start of a server, which takes long on a busy machine.
describe('a crash', { timeout: 240_000 }, () => {
  it('in the creation of a tenant leaves a whole one or none', async () => {
    const { server, admin, crashes } = await begin('created')
    crashes.isOn = true
    expect((await admin.call('POST', '/_farm/tenants', { body })).status).toBe(201)
    crashes.isOn = false
    await server.stop()
    const served = new Set<boolean>()
    for (const data of crashes.folders) served.add(await isServed(data))
    expect([...served].sort()).toEqual([false, true])
  })

  it('in the deletion of a tenant leaves a whole one or none', async () => {
    const { server, admin, crashes, data } = await begin('deleted')
    expect((await admin.call('POST', '/_farm/tenants', { body })).status).toBe(201)
    crashes.isOn = true
    expect((await admin.call('DELETE', '/_farm/tenants/acme')).status).toBe(202)
    await server.farm.operations.idle()
    crashes.isOn = false
    await server.stop()
    expect(existsSync(join(data, 'acme Content'))).toBe(false)
    const served = new Set<boolean>()
    for (const folder of crashes.folders) served.add(await isServed(folder))
    expect([...served].sort()).toEqual([false, true])
  })
})

describe('a seed that fails', () => {
  it('leaves no tenant, and the reason in the reply and in the audit log', async () => {
    let fails = false
    const data = join(directory, 'failed')
    const server = await startServer({
      settings: settingsOf(data),
      decorate: (database) => ({
        ...database,
        transaction: async (work) => {
          if (fails) throw new Error('the seed fails')
          return database.transaction(work)
        },
      }),
    })
    try {
      const admin = clientOf(server.url, 'admin')
      fails = true
      expect((await admin.call('POST', '/_farm/tenants', { body })).status).toBe(500)
      fails = false
      await server.farm.operations.idle()
      expect((await admin.call('GET', '/_farm/tenants/acme')).status).toBe(404)
      expect(await rowsOfTenants(server)).toBe(0)
      expect(existsSync(join(data, 'acme Content'))).toBe(false)
      const acts = await server.farm.database.records.query('FarmAuditRecord', { where: { target: 'acme' }, orderBy: ['sequence'] })
      expect(acts.map(({ type }) => type)).toEqual(['tenants.provision', 'operations.deleteTenant', 'tenants.forget'])
      expect((await admin.call('POST', '/_farm/tenants', { body })).status).toBe(201)
    } finally {
      await server.stop()
    }
  })
})
