/**
 * Builds `generated/rest`, `generated/identity`, `generated/admin` and `generated/emulator` from the folders of `contracts/` with the same
 * names: `openapi.json`, the served contract in one file and expanded; `operations.ts`, its types; for REST also
 * `bindings.ts`, the types of handlers, and `marks.ts`, the marked operations. The same contract always gives the same
 * bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { bindings, marks } from './bindings.ts'
import { servedText } from './envelopes.ts'
import { httpContracts, readHttpContract, root } from './files.ts'
import { ContractError } from './yaml.ts'

async function generate(name: (typeof httpContracts)[number]): Promise<void> {
  const contract = readHttpContract(name)
  const target = join(root, 'generated', name)
  const types = await openapiTypes(structuredClone(contract) as unknown as OpenAPI3, { defaultNonNullable: false, immutable: true })
  mkdirSync(target, { recursive: true })
  const head = `// Generated from contracts/${name} by scripts/contracts/rest.ts. Do not edit.\n`
  writeFileSync(join(target, 'operations.ts'), head + astToString(types))
  if (name === 'rest') {
    writeFileSync(join(target, 'bindings.ts'), head + bindings(contract))
    writeFileSync(join(target, 'marks.ts'), head + marks(contract))
  }
  writeFileSync(join(target, 'openapi.json'), servedText(contract))
}

try {
  for (const name of httpContracts) await generate(name)
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
