import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startMeasured } from '../../support/measured/server.ts'
import { batchMessage, indexed, setUp, userCount } from '../growth-list.ts'
import { load } from '../loader.ts'
import { conditionsLine } from '../report.ts'
import { databaseMs, places } from './places.ts'

/**
 * node test/bench/databases/additions.ts: batches of 100 additions with warm caches and known users, in rounds, on each database. With
 * `--connections` the batches of several clients run side by side. Asserts nothing.
 */
const { values } = parseArgs({
  options: {
    databases: { type: 'string', default: 'SQLite,PostgreSQL,MariaDB' },
    rounds: { type: 'string', default: '7' },
    batches: { type: 'string', default: '20' },
    connections: { type: 'string', default: '2' },
  },
})
const [rounds, batches, connections] = [values.rounds, values.batches, values.connections].map(Number) as [number, number, number]
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN

async function measure(name: keyof typeof places): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-additions-'))
  const place = await places[name](folder)
  const server = await startMeasured({ ...place.settings, 'Cache:Bytes': '0', HttpPort: '0', 'Security:HttpsEnabled': 'false' })
  const port = Number(new URL(server.url).port)
  await setUp(port)
  let sent = 0
  const send = (count: number) => {
    const first = sent
    sent += count
    return load({ port, requests: (n) => batchMessage(first + n), connections, expect: 200, until: { replies: count } })
  }
  // Each user adds once before: a first addition makes the row of its user.
  await send(userCount)
  await indexed(port, (sent - 1) * 100)
  const whole = { from: performance.now(), items: sent * 100 }
  const results: { perSecond: number; serverMs: number; databaseMs: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [before, beside, began] = [await server.processorUs(), databaseMs(), performance.now()]
    await send(batches)
    const items = batches * 100
    results.push({
      perSecond: (items * 1_000) / (performance.now() - began),
      serverMs: ((await server.processorUs()) - before) / 1_000 / items,
      databaseMs: (databaseMs() - beside) / items,
    })
  }
  await indexed(port, sent * 100 - 1)
  const withIndex = ((sent * 100 - whole.items) * 1_000) / (performance.now() - whole.from)
  const speeds = results.map(({ perSecond }) => perSecond)
  const [own, others] = [median(results.map((one) => one.serverMs)), median(results.map((one) => one.databaseMs))]
  say(
    `${name}: median ${median(speeds).toFixed(0)} items/s of ${rounds} rounds (${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)}); ` +
      `${own.toFixed(3)} + ${others.toFixed(3)} ms of processor time an item; ` +
      `${withIndex.toFixed(0)} items/s until the last one is found by a search`,
  )
  await server.stop()
  await place.stop()
  rmSync(folder, { recursive: true, force: true })
}

say(conditionsLine(connections, `${rounds} rounds of ${batches} batches of 100 additions`))
for (const name of values.databases.split(',')) await measure(name as keyof typeof places)
