import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { httpContracts } from '../../../scripts/contracts/files.ts'
import { demandSchemathesis, schemathesis, startServer, stop } from './fuzz-server.ts'

/**
 * node test/fuzz/contracts/every-operation.ts [--minutes <n>] [--only <contract>] [--seed <n>]: Schemathesis reads each OpenAPI
 * contract that a server serves, and sends this server requests for every operation, signed in as an administrator: the examples, requests that the schemas
 * allow and forbid, every bound of every schema, and sequences along the links. Every check of Schemathesis is on; the contract says by `x-not-checked` where one does not
 * hold, and why. Each contract gets a new server in memory. Without `--minutes` every operation gets the same few requests in each run, as many
 * as CI has time for; with it the contracts share the time, and go through their operations again until it is over. Ends with 1 if a reply breaks the
 * contract, or if a server does not survive.
 */

const folder = fileURLToPath(new URL('.', import.meta.url))
const wordAfter = (name: string): string | undefined => process.argv[process.argv.indexOf(name) + 1 || process.argv.length]
const minutes = Number(wordAfter('--minutes') ?? 0)
if (!Number.isFinite(minutes) || minutes < 0 || minutes > 10_000) throw new Error('--minutes takes a number of minutes.')
const seed = wordAfter('--seed') ?? '20261120'

/** A run takes about a minute; one that hangs must not take an hour. */
const hangsMs = 1_200_000

interface Fuzzed {
  /** The address of the served contract. */
  readonly path: string
  readonly settings: readonly string[]
  /** The requests for each operation and phase of a run in CI. */
  readonly examples: number
  /** The share of the time of a longer run. */
  readonly share: number
  /** How often a run in CI tries each kind of bound for an operation. */
  readonly mostOfKind: number
}

/** Every contract over HTTP. */
const contracts: Readonly<Record<(typeof httpContracts)[number], Fuzzed>> = {
  identity: { path: '/docs/contracts/identity.json', settings: [], examples: 10, share: 0.1, mostOfKind: 10 },
  admin: { path: '/docs/contracts/admin.json', settings: ['--MultiTenant:Enabled'], examples: 5, share: 0.2, mostOfKind: 5 },
  wopi: { path: '/docs/contracts/wopi.json', settings: ['--Wopi:Enabled'], examples: 10, share: 0.05, mostOfKind: 10 },
  emulator: { path: '/docs/contracts/emulator.json', settings: ['--emulator'], examples: 5, share: 0.1, mostOfKind: 2 },
  rest: { path: '/docs/openapi.json', settings: [], examples: 1, share: 0.55, mostOfKind: 1 },
}

async function run(name: string, { path, settings, examples, share, mostOfKind }: Fuzzed): Promise<boolean> {
  const cwd = mkdtempSync(join(tmpdir(), 'tenon-fuzz-'))
  const { url, child, log } = await startServer(cwd, settings)
  const contract = join(folder, '../../../generated', name, 'openapi.json')
  const seconds = Math.ceil(minutes * 60 * share)
  try {
    const words = [
      '--config-file',
      join(folder, 'every-operation.toml'),
      'run',
      url + path,
      '--url',
      url,
      '--phases',
      'examples,coverage,fuzzing,stateful',
    ]
    // With a time Schemathesis goes on until it is over, so there is none where each run has to be the same.
    const extent = minutes > 0 ? ['--max-examples', '50', '--max-time', String(seconds)] : ['--max-examples', String(examples)]
    const env = {
      TENON_ENVELOPE: 'verbose',
      TENON_HOOKS: join(folder, 'every_operation.py'),
      TENON_CONTRACT: contract,
      TENON_MOST_OF_KIND: minutes > 0 ? '0' : String(mostOfKind),
      TENON_URL: url,
    }
    const foundNothing = await schemathesis([...words, '--seed', seed, '--no-color', ...extent], cwd, env, seconds * 1000 + hangsMs)
    const isAlive = child.exitCode === null && child.signalCode === null && (await fetch(`${url}/health`)).ok
    if (!isAlive) console.log('The server did not outlive the run.')
    if (log() !== '') console.log(`The server logged:\n${log()}`)
    return foundNothing && isAlive
  } finally {
    await stop(child)
    rmSync(cwd, { recursive: true, force: true })
  }
}

await demandSchemathesis()
const only = wordAfter('--only')
const failed: string[] = []
const start = performance.now()
for (const [name, contract] of Object.entries(contracts)) {
  if (only !== undefined && name !== only) continue
  console.log(`\n== every operation of ${name}, seed ${seed}`)
  if (!(await run(name, contract))) failed.push(name)
}
const result = failed.length === 0 ? 'the server keeps its contracts' : `findings in ${failed.join(', ')}`
console.log(`\n${result}; seed ${seed}, ${((performance.now() - start) / 1000).toFixed(1)} s`)
if (failed.length > 0) process.exitCode = 1
