/**
 * node scripts/contracts/clients/record.ts [file]: adds to contracts/examples an example for each operation that has none, from the replies that tests
 * got: `TENON_EXAMPLES=<file> npx vitest run --config test/vitest.config.ts <tests>` writes them to that file. Without a file it runs the
 * tests in test/contract first. Ids, times, hosts and secrets become the same ones everywhere. Examples that are there stay; delete one
 * to have it recorded again. `npm run generate` puts them into the served contracts.
 */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Json } from '../contract.ts'
import { servedText } from '../envelopes.ts'
import { httpContracts, readHttpContract, root, samplesFile } from '../files.ts'
import { withoutExample } from './rules.ts'
import { settled } from './settled.ts'

interface RecordedReply {
  readonly operation: string
  readonly status: number
  readonly mediaType: string
  readonly body: Json
}

const head = `# Examples of successful replies, by operation: the body, or the value in the envelope. \`node scripts/contracts/clients/record.ts\` adds those
# that are missing, from what tests got; those that are no JSON are written by hand.
`

function recorded(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'tenon-examples-')), 'replies.jsonl')
  const words = ['vitest', 'run', '--config', 'test/fast.config.ts', 'test/contract']
  spawnSync('npx', words, { cwd: root, stdio: 'inherit', env: { ...process.env, TENON_EXAMPLES: file } })
  return file
}

function repliesOf(file: string): ReadonlyMap<string, readonly RecordedReply[]> {
  const lines = readFileSync(file, 'utf8').split('\n')
  const replies = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as RecordedReply)
  return Map.groupBy(replies, ({ operation }) => operation)
}

/** The body without its envelope. */
function plain(body: Json, mediaType: string): Json {
  if (!mediaType.includes('odata=') || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { d, value } = body as { readonly d?: Readonly<Record<string, Json>>; readonly value?: Json }
  if (d === undefined) return value ?? null
  const [inner = null] = Object.values(d)
  return typeof inner === 'object' && inner !== null && 'results' in inner ? (inner.results ?? null) : inner
}

/** The one that shows most on few lines: not empty, and then the shortest. */
function best(replies: readonly RecordedReply[]): Json | undefined {
  const texts = replies.map(({ body, mediaType }) => JSON.stringify(settled(plain(body, mediaType))))
  const rank = (text: string): number => (/^(?:null|""|\{\}|\[\])$|"value":\[\]/.test(text) ? 1e6 : 0) + text.length
  const [first] = texts.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
  return first === undefined ? undefined : (JSON.parse(first) as Json)
}

const replies = repliesOf(process.argv[2] ?? recorded())
for (const name of httpContracts) {
  const contract = readHttpContract(name)
  const samples: Record<string, Json> = { ...contract['x-samples'] }
  servedText(contract)
  for (const operation of withoutExample(contract)) {
    const sample = best(replies.get(operation) ?? [])
    if (sample === undefined) console.log(`${name}: no test had a reply of ${operation}`)
    else samples[operation] = sample
  }
  const file = join(root, samplesFile(name))
  if (Object.keys(samples).length === 0 && !existsSync(file)) continue
  mkdirSync(dirname(file), { recursive: true })
  const lines = Object.entries(samples).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(file, head + lines.map(([operation, sample]) => `${operation}: ${JSON.stringify(sample)}\n`).join(''))
}
