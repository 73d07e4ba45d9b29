/**
 * node scripts/contracts/lint.ts: checks the HTTP contracts, as they are served, with the rules of
 * scripts/redocly.yaml and of generated clients (clients/rules.ts). Reports each problem with its file and line in contracts/. Ends with 1 if there is any.
 */

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { clientFaults } from './clients/rules.ts'
import type { Contract } from './contract.ts'
import { servedText } from './envelopes.ts'
import { httpContracts, readHttpContract, root } from './files.ts'
import { ContractError, placeAt } from './yaml.ts'

/** The part of a Redocly message that this script reads. */
interface Problem {
  readonly ruleId: string
  readonly message: string
  readonly location: readonly { readonly pointer?: string }[]
}

const program = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

function redocly(name: string): Promise<readonly Problem[]> {
  const words = [program, 'lint', '--config', 'scripts/redocly.yaml', '--format', 'json', '--max-problems', '1000', name]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { cwd: root, env, maxBuffer: 2 ** 28 }, (_error, said, complaint) => {
      // Redocly ends with 1 if it has found something, and writes no JSON if it could not check.
      if (!said.startsWith('{')) reject(new Error(complaint))
      else resolve((JSON.parse(said) as { problems: readonly Problem[] }).problems)
    })
  })
}

/** Redocly takes `{entitySet}({itemId})` for a fixed text that `{entitySet}` may be; a parameter that is a whole segment has no parenthesis. */
function isTold({ ruleId, message }: Problem): boolean {
  const [first = [], second = []] = [...message.matchAll(/`([^`]*)`/g)].map(([, path = '']) => path.split('/'))
  const areApart = first.some((segment, at) => segment.includes('(') !== second[at]?.includes('('))
  return ruleId !== 'no-ambiguous-paths' || !areApart
}

/**
 * One line for each problem. Structural problems come first, because they cause others. A schema has three forms in the
 * served contract; a problem in it is reported once.
 */
function faultsOf(contract: Contract, problems: readonly Problem[]): string[] {
  const sorted = problems.filter(isTold).sort((one, other) => Number(other.ruleId === 'struct') - Number(one.ruleId === 'struct'))
  const lines = sorted.map(({ ruleId, message, location }) => {
    const pointer = location[0]?.pointer ?? '#/'
    return `${placeAt(contract, pointer) ?? pointer}: ${message} (${ruleId})`
  })
  return [...new Set(lines)]
}

async function lint(name: (typeof httpContracts)[number]): Promise<string[]> {
  const contract = readHttpContract(name)
  const file = `generated/${name}/openapi.json`
  if (servedText(contract) !== readFileSync(join(root, file), 'utf8'))
    return [`${file} is not what the contract makes of it; run npm run generate`]
  return [...faultsOf(contract, await redocly(name)), ...clientFaults(contract).map((fault) => `contracts/${name}: ${fault}`)]
}

try {
  const faults = (await Promise.all(httpContracts.map(lint))).flat()
  for (const fault of faults) console.error(fault)
  if (faults.length === 0) console.log('The HTTP contracts meet the rules.')
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
