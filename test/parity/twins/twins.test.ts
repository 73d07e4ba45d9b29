import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContract, soapContracts } from '../../../scripts/contracts/soap-contract.ts'
import type { Running } from '../../../src/commands/serve.ts'
import { contentTables, farmTables, rowsAdded, type Tables } from '../../support/content-tables.ts'
import { isDone, type Message, send, soapMessage } from '../../support/doors.ts'
import { startServer } from '../../support/server.ts'
import { repeatableRuntime } from '../repeatable-runtime.ts'
import { fileSteps } from './files.ts'
import { listSteps } from './lists.ts'
import { peopleSteps } from './people.ts'
import { siteCollectionSteps } from './site-collections.ts'
import { siteSteps } from './sites.ts'
import type { Asked, Read } from './step.ts'
import { withoutTwin } from './without.ts'

/** Two servers that do the same for the same requests. One gets each write by REST, the other one by SOAP. */
interface Twin {
  readonly server: Running
  readonly runtime: ReturnType<typeof repeatableRuntime>
  readonly data: string
}

const twins: Twin[] = []

async function startTwins(): Promise<void> {
  for (let count = 0; count < 2; count++) {
    const data = mkdtempSync(join(tmpdir(), 'tenon-twins-'))
    const runtime = repeatableRuntime()
    twins.push({ server: await startServer({ runtime, settings: { StorageProvider: 'FileSystem', DataRootPath: data } }), runtime, data })
  }
}

async function stopTwins(): Promise<void> {
  for (const { server, data } of twins.splice(0)) {
    await server.stop()
    rmSync(data, { recursive: true })
  }
}

async function ask({ server, runtime }: Twin, message: Message): Promise<string | undefined> {
  runtime.passOneMinute()
  const reply = await send(server.url, message, 'admin')
  return isDone(reply) ? undefined : `${reply.status} ${reply.text}`
}

/** The value for a server. */
async function valueFor<T>({ server }: Twin, asked: Asked<T>): Promise<T> {
  const read: Read = async (path) => {
    const reply = await send(server.url, { method: 'GET', path, headers: { Accept: 'application/json' } }, 'admin')
    if (!isDone(reply)) throw new Error(`${path}: ${reply.status} ${reply.text}`)
    return JSON.parse(reply.text) as Awaited<ReturnType<Read>>
  }
  return typeof asked === 'function' ? (asked as (read: Read) => Promise<T>)(read) : asked
}

const groups = [
  ['files', fileSteps],
  ['lists', listSteps],
  ['people', peopleSteps],
  ['sites', siteSteps],
  ['site collections', siteCollectionSteps],
] as const

/** The rows of a twin that do not depend on how quickly the background works: small bytes that wait for their sync, and bytes without a use. */
function settledTables({ data }: Twin): Tables {
  const { BlobChunk: _, Blob = [], ...others } = contentTables(data)
  const { SiteCollection = [], FarmAuditRecord = [] } = farmTables(data)
  // The members of an input may stand in any order.
  const records = FarmAuditRecord.map((row) => ({
    ...row,
    detail: typeof row.detail === 'string' ? (JSON.parse(row.detail) as unknown) : row.detail,
  }))
  return { ...others, Blob: Blob.filter(({ useCount }) => useCount !== 0), SiteCollection, FarmAuditRecord: records }
}

describe.each(groups)('a write of %s by SOAP and its twin by REST', (_, steps) => {
  beforeAll(startTwins, 60_000)
  afterAll(stopTwins, 60_000)

  it.each(steps.map((step, at) => [step.operation, at + 1, step] as const))(
    '%s (%i) leave the same rows, changes and audit records',
    async (operation, _at, { before = [], rest, soap, web = '', acts = 1, isOfFarm = false }) => {
      const [service = '', name = ''] = operation.split('.')
      for (const message of before) for (const twin of twins) expect(await ask(twin, message)).toBeUndefined()
      const left = []
      for (const [at, twin] of twins.entries()) {
        // Both servers are asked the same, so that both have given out as many ids.
        const [overRest, parts] = [await valueFor(twin, rest), await valueFor(twin, soap)]
        const overSoap = soapMessage(name, parts, service)
        const earlier = settledTables(twin)
        expect(await ask(twin, at === 0 ? overRest : { ...overSoap, path: web + overSoap.path })).toBeUndefined()
        const later = settledTables(twin)
        const added = (table: string) => rowsAdded(earlier, later, table).length
        left.push({ changes: added('Change'), records: added('AuditRecord') + added('FarmAuditRecord'), later })
      }
      const [byRest, bySoap] = left
      expect(bySoap?.later).toEqual(byRest?.later)
      expect([byRest?.changes ? 'changes' : 'nothing', byRest?.records]).toEqual([isOfFarm ? 'nothing' : 'changes', acts])
    },
    60_000,
  )
})

describe('the table of twins', () => {
  it('has a row, or a reason, for every operation of SOAP that writes, and never both', () => {
    const contracts = soapContracts(fileURLToPath(new URL('../../../contracts/soap', import.meta.url))).map(readContract)
    const writes = contracts.flatMap(({ file, operations }) => operations.flatMap(({ name, reads }) => (reads ? [] : [`${file}.${name}`])))
    const rows = new Set<string>(groups.flatMap(([, steps]) => steps.map(({ operation }) => operation)))
    const reasons = new Map(withoutTwin.flatMap(([reason, operations]) => operations.map((operation) => [operation, reason])))
    expect(writes.length).toBeGreaterThan(100)
    expect([...rows, ...reasons.keys()].sort()).toEqual(writes.sort())
    for (const reason of reasons.values()) expect(reason.length).toBeGreaterThan(30)
  })
})
