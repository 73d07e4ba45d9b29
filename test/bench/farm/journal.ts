import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load, message } from '../loader.ts'
import { killAll, type Running, start, tenonProgram } from '../servers.ts'
import { fillJournal } from './many-records.ts'

/**
 * node test/bench/farm/journal.ts [rounds] [seconds] [records]: measures what the event journal costs a POST of an item, as the
 * ratio of two servers in turns, by processor time and by the clock. Then it fills the journal up to 1,000,000 records, and measures an as-of query of one item, and
 * the verification. Asserts nothing. Needs 4 GB of disk space for the whole journal.
 */

const [rounds, seconds] = [Number(process.argv[2] ?? 5), Number(process.argv[3] ?? 2)]
const total = Number(process.argv[4] ?? 1_000_000)
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'tenon-journal-bench-'))
process.once('exit', () => {
  killAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

const program = tenonProgram(say)
const authorization = { Authorization: `Basic ${Buffer.from('admin:any').toString('base64')}` }
const headers = { ...authorization, Accept: 'application/json;odata=nometadata', 'Content-Type': 'application/json' }
const items = "/_api/web/lists/getbytitle('Tasks')/items"
const posts = Array.from({ length: 100 }, (_, n) => message('POST', items, headers, JSON.stringify({ Title: `Task ${n}` })))

function serverWith(isOn: boolean): Promise<Running> {
  const own = join(folder, String(isOn))
  mkdirSync(own, { recursive: true })
  const settings = [
    '--DataRootPath',
    join(own, 'data'),
    '--Security:HttpsEnabled',
    'false',
    '--Identity:AllowAcceptAllInProduction',
    'true',
  ]
  const argv = (port: number) => [...program, ...settings, '--EventSourcing:Enabled', String(isOn), '--HttpPort', String(port)]
  return start({ name: `journal ${isOn ? 'on' : 'off'}`, argv, folder: own, readyPath: '/_vti_bin/health' })
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** Milliseconds for each POST. */
interface Cost {
  readonly processor: number
  readonly clock: number
}

async function costOf({ port, cpuMs }: Running, connections: number): Promise<Cost> {
  const usedBefore = cpuMs() ?? Number.NaN
  const { perSecond, replies } = await load({ port, requests: posts, connections, expect: 201, until: { milliseconds: seconds * 1000 } })
  return { processor: ((cpuMs() ?? Number.NaN) - usedBefore) / replies, clock: 1000 / perSecond }
}

async function main(): Promise<void> {
  const [off, on] = [await serverWith(false), await serverWith(true)]
  for (const connections of [1, 16]) {
    const ratios: Cost[] = []
    for (let round = 0; round <= rounds; round++) {
      const costs: Cost[] = []
      for (const server of round % 2 === 0 ? [off, on] : [on, off]) costs.push(await costOf(server, connections))
      const [plain, journaled] = round % 2 === 0 ? costs : costs.toReversed()
      // The first round warms both servers.
      if (round > 0 && plain && journaled)
        ratios.push({ processor: journaled.processor / plain.processor, clock: journaled.clock / plain.clock })
    }
    for (const by of ['processor', 'clock'] as const) {
      const values = ratios.map((ratio) => ratio[by])
      const all = values.map((one) => one.toFixed(2)).join(', ')
      say(`POST item, ${connections} connections: with the journal ${median(values).toFixed(2)} times the time of the ${by} (${all})`)
    }
  }
  const found = await fetch(`http://127.0.0.1:${on.port}${items}?$top=1&$orderby=Id%20desc&$select=Id`, { headers })
  const count = ((await found.json()) as { value: { Id: number }[] }).value[0]?.Id ?? 0
  for (const server of [off, on]) await server.stop()
  fillJournal(join(folder, 'true', 'data', 'Content', 'content.db'), total)
  await readMany(await serverWith(true), count)
}

/** Reads and verifies the journal of a server, whose list has `count` items. */
async function readMany(server: Running, count: number): Promise<void> {
  const timestamp = encodeURIComponent(new Date(Date.now() - 1000).toISOString())
  const asOf = Array.from({ length: 200 }, (_, n) => {
    const target = encodeURIComponent(`/Lists/Tasks/${1 + Math.floor((n * count) / 200)}_.000`)
    return message('GET', `/_admin/eventjournal/asof?timestamp=${timestamp}&target=${target}`, headers)
  })
  const { p50, p99 } = await load({ port: server.port, requests: asOf, connections: 1, expect: 200, until: { replies: 1000 } })
  say(`As-of of one item, ${total} records: ${p50.toFixed(1)} ms at p50, ${p99.toFixed(1)} ms at p99`)
  for (const _ of Array(3)) {
    const [began, usedBefore = 0] = [performance.now(), server.cpuMs()]
    const verified = await fetch(`http://127.0.0.1:${server.port}/_admin/eventjournal/verify`, { headers })
    const { records, valid } = (await verified.json()) as { records: number; valid: boolean }
    const rate = (ms: number) => Math.round((records * 1000) / ms)
    const used = (server.cpuMs() ?? 0) - usedBefore
    say(`Verify: ${rate(performance.now() - began)} records a second, ${rate(used)} in a second of processor time, valid: ${valid}`)
  }
  await server.stop()
}

await main()
