/**
 * node scripts/contracts/coverage.ts [file]: reports for each operation of all contracts whether it has a handler, and
 * which test of the last whole run (`npm test` or `npm run test:all`) called it with a success and which with a failure.
 * Ends with 1 if an operation lacks one of them; an operation that the contract marks x-never-fails needs no failure.
 * The hubs count too: the connection to each, the methods that clients call, and the messages that the server sends, which cannot fail.
 * Likewise for every status that a contract over HTTP declares: a test saw it, or `x-not-produced` beside it says why none did.
 * After `npm run test:all` every setting had another value than its default in a test, and tests saw every reason of an error, or
 * `notProduced` beside it says why none did.
 * Without a whole run that came to its end it says only that.
 */

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'
import { readRun } from '../whole-run.ts'
import { reportFacts } from './covered/facts.ts'
import { declaredHubUses } from './covered/hubs.ts'
import { reportStatuses } from './covered/statuses.ts'
import { readModel } from './csom/csom-contract.ts'
import { httpContracts } from './files.ts'
import { soapContracts } from './soap-contract.ts'

const root = join(import.meta.dirname, '../..')

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

/** The methods of the object model, as `csom.Type.Method`, besides those that are refused. */
const modelMethods = (): Operation[] =>
  readModel().flatMap(({ name: type, methods }) =>
    [...methods].flatMap(([name, { refused }]) => (refused === undefined ? { name: `csom.${type}.${name}`, neverFails: false } : [])),
  )

const run = readRun(process.argv[2] ?? join(root, 'coverage/contract.jsonl'))
if (typeof run === 'string') {
  console.log(run)
  process.exit(1)
}
const { records, about } = run
const operations = [...httpContracts.flatMap(httpOperations), ...soapOperations(), ...modelMethods(), ...declaredHubUses()]
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
const unseen = reportStatuses(records) + reportFacts(run)
console.log(about)
console.log(`${operations.length - missing} of ${operations.length} operations are handled and tested with a success and a failure`)
process.exitCode = missing + unseen === 0 ? 0 : 1
