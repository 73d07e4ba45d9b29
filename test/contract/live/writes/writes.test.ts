import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wsdl } from '../../../../generated/soap/wsdl.ts'
import { fileWrites, folderWrites } from './files.ts'
import { itemWrites, recycleBinWrites } from './items.ts'
import { contentTypeWrites, listWrites } from './lists.ts'
import { groupWrites, permissionWrites, userWrites } from './people.ts'
import { soapWrites } from './soap.ts'
import { webWrites } from './webs.ts'
import { openWorld, type WriteRow } from './world.ts'

const tables: readonly Readonly<Record<string, WriteRow>>[] = [
  ...[fileWrites, folderWrites, itemWrites, recycleBinWrites, listWrites, contentTypeWrites],
  ...[userWrites, groupWrites, permissionWrites, webWrites, soapWrites],
]
const rows = new Map(tables.flatMap((table) => Object.entries(table)))

/** Operations that are sent with POST, and write nothing themselves: each part of a batch is an operation of its own. */
const reads: ReadonlySet<string> = new Set([
  ...['runBatch', 'getItems', 'renderListDataAsStream', 'searchPostQuery', 'getSiteChanges', 'getWebChanges', 'getListChanges'],
  ...['getContextInfo', 'findTimeZoneById', 'utcToLocalTime', 'localTimeToUtc', 'openWebById'],
  ...['authentication.Login', 'authentication.Mode'],
])

/** Every operation of the contracts of REST and SOAP that may write. */
function writeOperations(): string[] {
  const { paths } = JSON.parse(readFileSync(new URL('../../../../generated/rest/openapi.json', import.meta.url), 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
  }
  const rest = Object.values(paths).flatMap((path) =>
    Object.entries(path).flatMap(([method, { operationId }]) => (method === 'get' || operationId === undefined ? [] : [operationId])),
  )
  const soap = Object.entries(wsdl).flatMap(([service, text]) =>
    [...new Set([...text.matchAll(/<wsdl:operation name="(\w+)"/g)].map(([, name = '']) => name))]
      .filter((name) => !name.startsWith('Get'))
      .map((name) => `${service}.${name}`),
  )
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
