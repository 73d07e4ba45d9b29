/**
 * node scripts/contracts/clients/record-soap.ts [file]: adds to contracts/examples/soap.json an exchange for each SOAP operation that has none,
 * from those that tests had: `TENON_EXAMPLES=<file> npx vitest run --config test/vitest.config.ts <tests>` writes them to that file. Without a
 * file it runs the tests in test/contract/soap first. An operation needs a success in both versions of SOAP. Exchanges that are there
 * stay; delete one to have it recorded again.
 */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../files.ts'
import { readContract, soapContracts } from '../soap-contract.ts'
import { settled } from './settled.ts'

interface Exchange {
  readonly operation: string
  readonly version: '1.1' | '1.2'
  readonly request: string
  readonly reply: string
}

type Sample = Pick<Exchange, 'request' | 'reply'>

const ownNamespace = 'xmlns="urn:svc:soap/"'
/** An exchange above this length shows less than a shorter one. */
const mostCharacters = 12_000

function recorded(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'tenon-exchanges-')), 'exchanges.jsonl')
  const words = ['vitest', 'run', '--config', 'test/vitest.config.ts', 'test/contract/soap']
  spawnSync('npx', words, { cwd: root, stdio: 'inherit', env: { ...process.env, TENON_EXAMPLES: file } })
  return file
}

function exchangesOf(file: string): ReadonlyMap<string, readonly Exchange[]> {
  const lines = readFileSync(file, 'utf8').split('\n')
  const all = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Partial<Exchange>)
  const own = all.filter((one): one is Exchange => one.version !== undefined && one.request?.slice(0, 200).includes(ownNamespace) === true)
  return Map.groupBy(own, ({ operation }) => operation)
}

const otherTimes = /\b\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\b|\b\d{8} \d\d:\d\d:\d\d\b/g
/** A form digest: a proof and the time. */
const digest = /0x[0-9A-F]{40,200}/g

/** The texts of an exchange with the same ids, times and hosts whoever records it. */
function plain({ request, reply }: Exchange): Sample {
  const [one, other] = settled([request, reply]) as [string, string]
  const still = (text: string): string =>
    text
      .replace(otherTimes, (time) => (time.includes('-') ? '2026-11-23 09:00:00' : '20261123 09:00:00'))
      .replace(digest, `0x${'5B'.repeat(32)}`)
  return { request: still(one), reply: still(other) }
}

/** The one that shows most on few lines: with a value in its reply, and then the shortest. */
function best(exchanges: readonly Exchange[]): Sample | undefined {
  if (new Set(exchanges.map(({ version }) => version)).size < 2) return undefined
  const rank = ({ request, reply }: Sample) => request.length + reply.length + (/>[^<]|="[^"]*"[^>]*="/.test(reply) ? 0 : mostCharacters)
  const [first] = exchanges.map(plain).sort((one, other) => rank(one) - rank(other) || (one.request < other.request ? -1 : 1))
  return first
}

const target = join(root, 'contracts/examples/soap.json')
const samples = new Map(Object.entries(JSON.parse(readFileSync(target, 'utf8')) as Record<string, Sample>))
const exchanges = exchangesOf(process.argv[2] ?? recorded())
const operations = soapContracts(join(root, 'contracts/soap'))
  .map(readContract)
  .flatMap(({ file, operations: own }) => own.map(({ name }) => `${file}.${name}`))
for (const operation of operations) {
  if (samples.has(operation)) continue
  const sample = best(exchanges.get(operation) ?? [])
  if (sample === undefined) console.log(`no test had a success of ${operation} in both versions of SOAP`)
  else samples.set(operation, sample)
}
const known = [...samples].filter(([operation]) => operations.includes(operation)).sort(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(target, `${JSON.stringify(Object.fromEntries(known), undefined, 2)}\n`)
