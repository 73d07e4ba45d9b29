/**
 * Builds `generated/rest` from `contracts/rest`, and `generated/identity` from
 * `contracts/identity`: `openapi.json`, the contract as it is served, in one
 * file and written out; `operations.ts`, its types; for REST `bindings.ts`,
 * what binds handlers to it. The same contract gives the same bytes.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { bindings } from './rest-bindings.ts'
import { type Contract, operationsOf } from './rest-contract.ts'
import { expand } from './rest-expand.ts'

const root = join(import.meta.dirname, '../..')

/** The contract in one document, external references made local. */
function bundle(name: string): Contract {
  const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')
  const text = execFileSync(process.execPath, [redocly, 'bundle', `contracts/${name}/openapi.yaml`, '--ext', 'json'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return JSON.parse(text) as Contract
}

/** An operation that can fail says how: without this a client would meet a status that the contract does not know. */
function checkFailures(contract: Contract): void {
  for (const { operation } of operationsOf(contract)) {
    if (operation['x-never-fails']) continue
    if (!Object.keys(operation.responses).some((status) => status.startsWith('4'))) {
      throw new Error(`${operation.operationId} declares no 4xx response; mark it x-never-fails if it has none`)
    }
  }
}

async function generate(name: string): Promise<void> {
  const contract = bundle(name)
  checkFailures(contract)
  const target = join(root, 'generated', name)
  const types = await openapiTypes(structuredClone(contract) as unknown as OpenAPI3, { defaultNonNullable: false, immutable: true })
  mkdirSync(target, { recursive: true })
  writeFileSync(
    join(target, 'operations.ts'),
    `// Generated from contracts/${name} by scripts/contracts/rest.ts. Do not edit.\n${astToString(types)}`,
  )
  if (name === 'rest') writeFileSync(join(target, 'bindings.ts'), bindings(contract))
  writeFileSync(join(target, 'openapi.json'), `${JSON.stringify(expand(contract), undefined, 2)}\n`)
}

for (const name of ['rest', 'identity']) await generate(name)
