import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { readingOperations } from '../../../../generated/rest/marks.ts'
import { readContract, soapContracts } from '../../../../scripts/contracts/soap-contract.ts'
import { expectJournaled } from '../../../support/stores/journaled.ts'
import { writeRows, writeTables } from '../every-write.ts'
import { openWorld } from './world.ts'

/** Operations that are sent with POST and write nothing: those that the contract marks so, and these. */
const reads: ReadonlySet<string> = new Set([
  ...readingOperations,
  // A mail changes nothing that is stored.
  'sendEmail',
  ...[
    'getSiteChanges',
    'getWebChanges',
    'getListChanges',
    'getItemChanges',
    'getFolderChanges',
    'getFolderItemChanges',
    // No built-in role is ever missing.
    'recreateRoleDefinitions',
    'getContextInfo',
    'openWebById',
    'authentication.Login',
  ],
])

/** Every operation of the contracts of REST and SOAP that may write. */
function writeOperations(): string[] {
  const { paths } = JSON.parse(readFileSync(new URL('../../../../generated/rest/openapi.json', import.meta.url), 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
  }
  const rest = Object.values(paths).flatMap((path) =>
    Object.entries(path).flatMap(([method, { operationId }]) => (method === 'get' || operationId === undefined ? [] : [operationId])),
  )
  const soap = soapContracts(fileURLToPath(new URL('../../../../contracts/soap', import.meta.url)))
    .map(readContract)
    .flatMap(({ file, operations }) => operations.flatMap(({ name, reads }) => (reads ? [] : [`${file}.${name}`])))
  return [...rest, ...soap].filter((name) => !reads.has(name))
}

/**
 * The acts in the event journal of the root site collection, where they are not those of the audit log: some write rows and
 * change no object, and some are about the farm or another site collection.
 */
const journalOf: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['startUpload', ['files.startUpload']],
  ['continueUpload', ['files.continueUpload']],
  ['cancelUpload', ['files.cancelUpload']],
  ['reserveListItemId', ['items.reserveId']],
  ...['createSite', 'admin.CreateSite', 'admin.DeleteSite', 'diagnostics.SetLoggingLevel'].map((name) => [name, []] as const),
])

describe('the table of writes', () => {
  it('has a row for every write operation of the contracts, and no other row', () => {
    const operations = writeOperations()
    expect(operations.length).toBeGreaterThan(150)
    expect([...writeRows.keys()].sort()).toEqual(operations.sort())
    expect(writeTables.flatMap((table) => Object.keys(table))).toHaveLength(writeRows.size)
  })
})

const world = await openWorld()

describe('exactly its changes are in getchanges, on the hub, in the audit log and in the event journal:', () => {
  it.each([...writeRows])('%s', async (name, { prepare, ...expected }) => {
    const { journaled, ...effects } = await world.effectsOf(await prepare(world))
    expect(effects).toEqual(expected)
    expect(journaled).toEqual(journalOf.get(name) ?? expected.audited.map((record) => record.slice(record.indexOf(' ') + 1)))
  })
})

it('leaves every row in the event journal as it is', async () => {
  // Jobs in the background may still write.
  await vi.waitFor(() => expectJournaled(world.server), { timeout: 60_000, interval: 500 })
}, 120_000)

it('after all of them, every site counts exactly the bytes in use as its stored bytes', async () => {
  const check = async () => {
    const sums = await world.storedBytes()
    expect(sums.map(({ counted }) => counted)).toEqual(sums.map(({ inUse }) => inUse))
    expect(Math.max(...sums.map(({ counted }) => counted))).toBeGreaterThan(0)
  }
  await vi.waitFor(check, { timeout: 60_000, interval: 500 })
}, 120_000)
