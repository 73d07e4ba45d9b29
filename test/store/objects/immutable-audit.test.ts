import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { systemRuntime } from '../../../src/process/runtime.ts'
import { type ImmutableServer, startImmutableServer } from '../../support/objects/immutable-server.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { configOf, startServer } from '../../support/server.ts'

const waiting = 120_000
const data = join(sharedFolder('immutable-audit'), 'data')
const day = 86_400_000

async function write({ farm }: Running, first: number, count: number): Promise<void> {
  const content = await farm.content('Content')
  const [site] = await content.records.query('Site', { where: {} })
  const common = { siteId: site?.siteId ?? '', at: farm.runtime.now(), type: 'ContentWritten', operation: 'items.add', detail: null }
  const rows = Array.from({ length: count }, (_, at) => ({ ...common, sequence: first + at, actor: 'ann', target: `/Lists/Tasks/${at}` }))
  await content.transaction((records) => records.insertAll('AuditRecord', rows))
  await farm.audit.flush()
}

describe('audit logs in a container with version-level immutability', () => {
  let azure: ImmutableServer
  let server: Running
  let ahead = 0
  const runtime = { ...systemRuntime, now: () => Date.now() + ahead }
  const settings = (more = {}) => ({
    ...{ StorageProvider: 'FileSystem', DataRootPath: data, 'Audit:Store': 'Azure', 'Audit:Bucket': 'immutable' },
    ...{ 'AzureBlob:ConnectionString': azure.connectionString, 'Audit:LockDays': '30', 'Audit:RetentionDays': '60', ...more },
  })
  beforeAll(async () => {
    azure = await startImmutableServer()
    server = await startServer({ settings: settings(), runtime })
  }, waiting)
  afterAll(async () => {
    await server.stop()
    await azure.stop()
  }, waiting)

  it('moves sealed segments there, with a locked policy, and reads and verifies them there', { timeout: waiting }, async () => {
    await server.farm.audit.flush()
    await write(server, 1_000_000, 2_100)
    await server.farm.audit.settle()
    const stored = azure.versions.filter(({ name }) => /^audit\/[0-9a-f-]{36}\/\d{4}-\d\d-\d\d\/0000000[12]\.jsonl$/.test(name))
    expect(stored.map(({ mode }) => mode.toLowerCase())).toEqual(['locked', 'locked'])
    for (const { until } of stored) expect(Math.abs(until - Date.now() - 30 * day)).toBeLessThan(600_000)
    expect(await server.farm.audit.verify()).toMatchObject({ valid: true })
    const { value } = await server.farm.audit.read({ top: 1_000, target: '/Lists/Tasks/7' })
    expect(value.map(({ sequence }) => sequence)).toEqual([1_000_007])
  })

  it('reads the version that was stored first', { timeout: waiting }, async () => {
    azure.forge(azure.versions[0]?.name ?? '', 'forged')
    expect(await server.farm.audit.verify()).toMatchObject({ valid: true })
  })

  it('goes on while the account does not answer, and moves what waits later', { timeout: waiting }, async () => {
    azure.isUp = false
    await write(server, 2_000_000, 1_000)
    const before = azure.versions.length
    await server.farm.audit.settle().catch(() => undefined)
    expect(azure.versions).toHaveLength(before)
    azure.isUp = true
    await server.farm.audit.settle()
    expect(azure.versions.length).toBeGreaterThan(before)
    expect(await server.farm.audit.verify()).toMatchObject({ valid: true })
  })

  it('forgets records, but no version whose policy holds', { timeout: waiting }, async () => {
    const locked = azure.versions.filter(({ until }) => until > 0).length
    ahead = 61 * day
    expect(await server.farm.audit.reap()).toBeGreaterThanOrEqual(3)
    // The clock of the account has not moved.
    expect(azure.versions).toHaveLength(locked)
    expect(await server.farm.audit.verify()).toMatchObject({ valid: true })
  })

  it('needs a container that exists and has it', { timeout: waiting }, async () => {
    const start = (name: string) => startServer({ settings: settings({ DataRootPath: join(data, '..', 'other'), 'Audit:Bucket': name }) })
    await expect(start('plain')).rejects.toThrow(/has no version-level immutability/)
    await expect(start('nobody-made-it')).rejects.toThrow(/Check Audit:Bucket/)
    const other = { 'Audit:Store': 'Azure', 'Audit:Bucket': 'immutable' }
    expect(() => configOf(other)).toThrow('AzureBlob:ConnectionString is empty')
    expect(() => configOf({ ...other, 'Audit:Bucket': 'No/Name' })).toThrow('is no name of a container')
  })
})
