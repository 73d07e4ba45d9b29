import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readingOperations } from '../../../../generated/rest/marks.ts'
import { readContract, soapContracts } from '../../../../scripts/contracts/soap-contract.ts'
import { fileWrites, folderWrites } from './files.ts'
import { itemWrites, recycleBinWrites } from './items.ts'
import { contentTypeWrites, listWrites } from './lists.ts'
import { groupWrites, permissionWrites, userWrites } from './people.ts'
import { soapWrites } from './soap.ts'
import { soapPeopleWrites } from './soap-people.ts'
import { soapSiteWrites } from './soap-sites.ts'
import { transferWrites } from './transfers.ts'
import { navigationWrites, ownedWrites } from './web-parts.ts'
import { webWrites } from './webs.ts'
import { openWorld, type WriteRow } from './world.ts'

const tables: readonly Readonly<Record<string, WriteRow>>[] = [
  ...[fileWrites, folderWrites, itemWrites, recycleBinWrites, listWrites, contentTypeWrites],
  ...[userWrites, groupWrites, permissionWrites, webWrites, soapWrites, soapPeopleWrites, soapSiteWrites],
  ...[navigationWrites, ownedWrites, transferWrites],
]
const rows = new Map(tables.flatMap((table) => Object.entries(table)))

/** Operations that are sent with POST and write nothing: those that the contract marks so, and these. */
const reads: ReadonlySet<string> = new Set([
  ...readingOperations,
  ...['getSiteChanges', 'getWebChanges', 'getListChanges', 'getContextInfo', 'openWebById', 'authentication.Login'],
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

describe('the table of writes', () => {
  it('has a row for every write operation of the contracts, and no other row', () => {
    const operations = writeOperations()
    expect(operations.length).toBeGreaterThan(150)
    expect([...rows.keys()].sort()).toEqual(operations.sort())
    expect(tables.flatMap((table) => Object.keys(table))).toHaveLength(rows.size)
  })
})

const world = await openWorld()

describe('exactly its changes are in getchanges, on the hub and in the audit log:', () => {
  it.each([...rows])('%s', async (_, { prepare, ...expected }) => {
    expect(await world.effectsOf(await prepare(world))).toEqual(expected)
  })
})
