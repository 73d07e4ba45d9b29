import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demandSchemathesis, schemathesis, startServer, stop } from './contracts/fuzz-server.ts'

/**
 * node test/fuzz/schemathesis.ts: Schemathesis reads the contract that a server
 * serves, and sends this server requests that the contract allows and that it
 * forbids: once in each envelope, each time with a new server in memory. Ends
 * with 1 if a reply breaks the contract, or if a server does
 * not survive its run. SCHEMATHESIS_SEED repeats a run, SCHEMATHESIS_EXAMPLES
 * makes it longer. Its facts about the product are in schemathesis.toml and
 * hooks.py.
 */

const folder = fileURLToPath(new URL('.', import.meta.url))
const seed = process.env.SCHEMATHESIS_SEED ?? '20261120'
const examples = process.env.SCHEMATHESIS_EXAMPLES ?? '40'
const envelopes = ['verbose', 'minimalmetadata', 'nometadata'] as const
/**
 * The operations whose addresses and values schemathesis.toml knows. The others
 * would only get requests for objects that do not exist: their tests are the
 * contract tests and test/fuzz/rest.test.ts, until their values are added here.
 */
const known = [
  ...['getHealth', 'getWeb', 'getWebAllProperties', 'listWebs', 'getCurrentUser', 'getSite', 'getContextInfo'],
  ...['listLists', 'addList', 'getList', 'updateList', 'mergeList', 'deleteList', 'getListById'],
  ...['listItems', 'addItem', 'getItem', 'updateItem', 'mergeItem', 'deleteItem'],
]
/** A run takes about half a minute; one that hangs must not take an hour. */
const runMs = 300_000
const sharedItems = 20

/** Adds items, which a new server lacks. Returns the environment variables for hooks.py and schemathesis.toml. */
async function prepare(url: string): Promise<NodeJS.ProcessEnv> {
  const headers = {
    Authorization: `Basic ${Buffer.from('ann:any').toString('base64')}`,
    Accept: 'application/json;odata=nometadata',
    'Content-Type': 'application/json',
  }
  const call = async (method: string, path: string, body?: object): Promise<Record<string, string>> => {
    const reply = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!reply.ok) throw new Error(`${method} ${path} was answered with ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Record<string, string>
  }
  for (const title of ['Tasks', 'Announcements']) {
    for (let id = 1; id <= sharedItems; id += 1) await call('POST', `/_api/web/lists/getbytitle('${title}')/items`, { Title: `Item ${id}` })
  }
  const { Id = '' } = await call('GET', "/_api/web/lists/getbytitle('Tasks')")
  const { FormDigestValue = '' } = await call('POST', '/_api/contextinfo')
  return { TENON_URL: url, TENON_LIST_ID: Id, TENON_DIGEST: FormDigestValue, TENON_HOOKS: join(folder, 'hooks.py') }
}

/**
 * Whether Schemathesis found nothing. The phase that goes through every bound
 * of every schema runs in one envelope only, because the requests of the others
 * are the same. Its stateful phase is that of every-operation.ts.
 */
async function runSchemathesis(url: string, cwd: string, envelope: (typeof envelopes)[number]): Promise<boolean> {
  const phases = envelope === 'verbose' ? 'examples,coverage,fuzzing' : 'examples,fuzzing'
  const words = ['--config-file', join(folder, 'schemathesis.toml'), 'run', `${url}/docs/openapi.json`, '--url', url]
  const options = [
    '--phases',
    phases,
    '--seed',
    seed,
    '--max-examples',
    examples,
    '--no-color',
    '--include-operation-id-regex',
    `^(${known.join('|')})$`,
  ]
  const contract = join(folder, '../../generated/rest/openapi.json')
  const env = { ...(await prepare(url)), TENON_ENVELOPE: envelope, TENON_CONTRACT: contract }
  return schemathesis([...words, ...options], cwd, env, runMs)
}

async function run(envelope: (typeof envelopes)[number]): Promise<boolean> {
  const cwd = mkdtempSync(join(tmpdir(), 'tenon-fuzz-'))
  const { url, child, log } = await startServer(cwd)
  try {
    const foundNothing = await runSchemathesis(url, cwd, envelope)
    const isAlive = child.exitCode === null && child.signalCode === null && (await fetch(`${url}/_vti_bin/health`)).ok
    if (!isAlive) console.log('The server did not outlive the run.')
    if (log() !== '') console.log(`The server logged:\n${log()}`)
    return foundNothing && isAlive
  } finally {
    await stop(child)
    rmSync(cwd, { recursive: true, force: true })
  }
}

await demandSchemathesis()
const failed: string[] = []
const start = performance.now()
for (const envelope of envelopes) {
  console.log(`\n== ${envelope}, seed ${seed}, ${examples} examples for each operation`)
  if (!(await run(envelope))) failed.push(envelope)
}
const result = failed.length === 0 ? 'the server keeps its contract' : `findings in ${failed.join(', ')}`
console.log(`\n${result}; seed ${seed}, ${((performance.now() - start) / 1000).toFixed(1)} s`)
if (failed.length > 0) process.exitCode = 1
