import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { httpContracts } from '../../../scripts/contracts/files.ts'
import { demandSchemathesis, schemathesis, startServer, stop } from './fuzz-server.ts'

/**
 * node test/fuzz/contracts/every-operation.ts [--minutes <n>] [--only <contract>] [--seed <n>] [--links] [--stateful]: Schemathesis reads each OpenAPI
 * contract that a server serves, and sends this server requests for every operation, signed in as an administrator: the examples, requests that the schemas
 * allow and forbid, every bound of every schema, and sequences along the links. Every check of Schemathesis is on; the contract says by `x-not-checked` where one does not
 * hold, and why. Each pass over a contract gets a new server in memory. Without `--minutes` every operation gets the same few requests in each run, as many
 * as CI has time for; with it the contracts share the time, and go through their operations again until it is over. It tells how many steps
 * followed links that the contract declares, with `--links` which ones; `--stateful` runs nothing else. Ends with 1 if a reply breaks the contract, if no such step succeeded, or if a server does not survive.
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
  /** The sequences along the links of a run in CI. */
  readonly sequences: number
  /** The share of the time of a longer run. */
  readonly share: number
  /** How often a run in CI tries each kind of bound for an operation. */
  readonly mostOfKind: number
}

/** Every contract over HTTP. */
const contracts: Readonly<Record<(typeof httpContracts)[number], Fuzzed>> = {
  identity: { path: '/docs/contracts/identity.json', settings: [], examples: 10, sequences: 60, share: 0.1, mostOfKind: 10 },
  admin: {
    path: '/docs/contracts/admin.json',
    settings: ['--MultiTenant:Enabled'],
    examples: 5,
    sequences: 100,
    share: 0.2,
    mostOfKind: 5,
  },
  wopi: { path: '/docs/contracts/wopi.json', settings: ['--Wopi:Enabled'], examples: 10, sequences: 40, share: 0.05, mostOfKind: 10 },
  emulator: { path: '/docs/contracts/emulator.json', settings: ['--emulator'], examples: 5, sequences: 20, share: 0.1, mostOfKind: 2 },
  rest: { path: '/docs/openapi.json', settings: [], examples: 1, sequences: 120, share: 0.55, mostOfKind: 1 },
}

/** A run of Schemathesis: links lead to where a value stands in a reply without `d`, so sequences along them ask for such replies. */
interface Pass {
  readonly phases: string
  readonly envelope: 'verbose' | 'nometadata'
}
const passes: readonly Pass[] = [
  { phases: 'examples,coverage,fuzzing', envelope: 'verbose' },
  { phases: 'stateful', envelope: 'nometadata' },
]

/** Each pass has a new server: what one leaves behind would end the sequences of the other. */
async function run(name: string, fuzzed: Fuzzed): Promise<boolean> {
  let isFine = true
  for (const pass of passes.slice(process.argv.includes('--stateful') ? 1 : 0)) isFine = (await runPass(name, fuzzed, pass)) && isFine
  return isFine
}

async function runPass(name: string, fuzzed: Fuzzed, pass: Pass): Promise<boolean> {
  const cwd = mkdtempSync(join(tmpdir(), 'tenon-fuzz-'))
  const { url, child, log } = await startServer(cwd, fuzzed.settings)
  const links = join(cwd, 'links.json')
  try {
    const foundNothing = await fuzz(name, fuzzed, { ...pass, cwd, url, links })
    const isAlive = child.exitCode === null && child.signalCode === null && (await fetch(`${url}/health`)).ok
    if (!isAlive) console.log('The server did not outlive the run.')
    if (log() !== '') console.log(`The server logged:\n${log()}`)
    return (pass.phases !== 'stateful' || followsLinks(links)) && foundNothing && isAlive
  } finally {
    await stop(child)
    rmSync(cwd, { recursive: true, force: true })
  }
}

interface Place {
  readonly cwd: string
  readonly url: string
  readonly links: string
}

/** Whether Schemathesis found nothing. */
function fuzz(name: string, fuzzed: Fuzzed, { phases, envelope, cwd, url, links }: Pass & Place): Promise<boolean> {
  const words = ['--config-file', join(folder, 'every-operation.toml'), 'run', url + fuzzed.path, '--url', url, '--phases', phases]
  const isStateful = phases === 'stateful'
  const seconds = Math.ceil(minutes * 60 * fuzzed.share * (isStateful ? 0.3 : 0.7))
  // With a time Schemathesis goes on until it is over, so there is none where each run has to be the same.
  const extent =
    minutes > 0
      ? ['--max-examples', '50', '--max-time', String(seconds)]
      : ['--max-examples', String(isStateful ? fuzzed.sequences : fuzzed.examples)]
  const env = {
    TENON_ENVELOPE: envelope,
    TENON_HOOKS: join(folder, 'every_operation.py'),
    TENON_CONTRACT: join(folder, '../../../generated', name, 'openapi.json'),
    TENON_MOST_OF_KIND: minutes > 0 ? '0' : String(fuzzed.mostOfKind),
    TENON_URL: url,
    TENON_LINKS: links,
  }
  return schemathesis([...words, '--seed', seed, '--no-color', ...extent], cwd, env, seconds * 1000 + hangsMs)
}

/** Tells how often each declared link was followed; whether any step along one succeeded. */
function followsLinks(file: string): boolean {
  const told = JSON.parse(readFileSync(file, 'utf8')) as { steps: number; succeeded: number; links: [string, string, number][] }
  console.log(`Links: ${told.links.length} declared links were followed in ${told.steps} steps, ${told.succeeded} of them with success.`)
  if (told.succeeded === 0) console.log('No step along a declared link succeeded.')
  if (process.argv.includes('--links')) for (const [from, to, times] of told.links) console.log(`  ${from} > ${to}: ${times}`)
  return told.succeeded > 0
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
