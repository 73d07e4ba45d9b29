/**
 * node scripts/contracts/coverage.ts: reports for each operation of all contracts whether it has a handler, and which
 * test of the last test run called it with a success and which with a failure. Ends with 1 if an operation lacks one of
 * them; an operation that the contract marks x-never-fails needs no failure.
 */

import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'
import { httpContracts } from './files.ts'
import { soapContracts } from './soap-contract.ts'

const root = join(import.meta.dirname, '../..')

/** In the format of test/support/coverage-file.ts. */
interface CoverageRecord {
  readonly operation: string
  readonly outcome: 'success' | 'failure'
  readonly handled: boolean
  readonly test: string
}

interface Operation {
  readonly name: string
  readonly neverFails: boolean
}

function httpOperations(name: (typeof httpContracts)[number]): Operation[] {
  const { paths } = JSON.parse(readFileSync(join(root, 'generated', name, 'openapi.json'), 'utf8')) as { paths: Record<string, object> }
  return Object.values(paths).flatMap((item) =>
    Object.values(item as Record<string, { operationId?: string; 'x-never-fails'?: boolean }>).flatMap(({ operationId, ...more }) =>
      operationId === undefined ? [] : [{ name: operationId, neverFails: more['x-never-fails'] === true }],
    ),
  )
}

/** The operations of every port type in `contracts/soap`, as `service.Operation`. */
function soapOperations(): Operation[] {
  return soapContracts(join(root, 'contracts/soap')).flatMap((path) => {
    const document = new DOMParser().parseFromString(readFileSync(path, 'utf8'), 'text/xml')
    const operations = [...document.getElementsByTagNameNS('http://schemas.xmlsoap.org/wsdl/', 'operation')]
    const names = operations.filter(({ parentNode }) => parentNode?.localName === 'portType').map((element) => element.getAttribute('name'))
    return [...new Set(names)].map((name) => ({ name: `${basename(path, '.wsdl')}.${name}`, neverFails: false }))
  })
}

function readRecords(): CoverageRecord[] {
  const file = join(root, 'coverage/contract.jsonl')
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as CoverageRecord)
}

const operations = [...httpContracts.flatMap(httpOperations), ...soapOperations()]
const records = readRecords()
let missing = 0

for (const { name, neverFails } of operations) {
  const own = records.filter(({ operation }) => operation === name)
  const handled = own.some((record) => record.handled)
  const success = own.find(({ outcome, handled }) => outcome === 'success' && handled)?.test
  const failure = own.find(({ outcome, handled }) => outcome === 'failure' && handled)?.test
  const complete = handled && success !== undefined && (failure !== undefined || neverFails)
  if (!complete) missing += 1
  console.log(`${complete ? 'ok     ' : 'MISSING'} ${name}${handled ? '' : '  (not seen to be handled)'}`)
  console.log(`          success: ${success ?? 'no test'}`)
  console.log(`          failure: ${failure ?? (neverFails ? 'cannot fail' : 'no test')}`)
}
for (const name of new Set(records.map(({ operation }) => operation))) {
  if (!operations.some((operation) => operation.name === name)) console.log(`unknown ${name}: tests recorded it, but no contract has it`)
}
console.log(`${operations.length - missing} of ${operations.length} operations are handled and tested with a success and a failure`)
process.exitCode = missing === 0 ? 0 : 1
