import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type CrashPlace, filesIn, mysqlFor, oneFileIn, postgresqlFor } from './places.ts'
import { crash } from './rounds.ts'

/**
 * node test/fault/crash/crash.ts [--rounds 200] [--writes 160] [--seed <number>] [--journal] [--storage LiteDb, PostgreSQL or MySQL] [--servers 3]:
 * kills a server again and again under writes of every kind, and checks after each start what it has acknowledged. A round kills after so many
 * writes at most. On a database server every second round kills that one instead; of several servers of one farm a round kills all. Ends with 1
 * if anything is missing or wrong, and keeps the data then.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    writes: { type: 'string', default: '160' },
    seed: { type: 'string', default: process.env.TENON_SEED ?? String(Math.floor(Math.random() * 2 ** 31)) },
    storage: { type: 'string', default: 'FileSystem' },
    servers: { type: 'string', default: '1' },
    journal: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const writes = Number(values.writes)
const seed = Number(values.seed)
const servers = Number(values.servers)
if (!(Number.isInteger(rounds) && rounds > 0 && Number.isInteger(writes) && writes > 0 && Number.isInteger(seed)))
  throw new Error('--rounds, --writes and --seed take whole numbers.')
const isShared = ['PostgreSQL', 'MySQL'].includes(values.storage)
if (!(Number.isInteger(servers) && servers > 0 && (servers === 1 || isShared))) throw new Error('Several servers need PostgreSQL or MySQL.')
const placesIn = new Map<string, (folder: string) => CrashPlace | Promise<CrashPlace>>([
  ['FileSystem', filesIn],
  ['LiteDb', oneFileIn],
  ['PostgreSQL', postgresqlFor],
  ['MySQL', mysqlFor],
])
const placeIn = placesIn.get(values.storage)
if (!placeIn) throw new Error(`--storage takes one of ${[...placesIn.keys()].join(', ')}.`)
const folder = mkdtempSync(join(tmpdir(), 'tenon-crash-'))
const place = await placeIn(folder)
const started = performance.now()
console.log(`${rounds} rounds of kill -9, seed ${seed}`)
const { faults, acknowledged } = await crash({
  folder,
  place,
  rounds,
  writes,
  seed,
  servers,
  verifyEvery: 10,
  settings: { 'EventSourcing:Enabled': String(values.journal) },
  onRound(round, total) {
    if (round > 0 && round % 10 === 0) console.log(`${round} of ${rounds} rounds, ${total} writes acknowledged`)
  },
})
await place.close()
for (const [kind, count] of [...acknowledged].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`  ${kind.padEnd(24)} ${count}`)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
if (faults.length === 0) {
  rmSync(folder, { recursive: true })
  console.log(`Nothing that was acknowledged is lost or changed; ${seconds} s.`)
} else {
  for (const fault of faults.slice(0, 50)) console.error(fault)
  console.error(`${faults.length} faults; the data is in ${folder}, the seed was ${seed}.`)
  process.exitCode = 1
}
