import { mkdtempSync, rmSync } from 'node:fs'
import { constants, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { table } from '../../bench/report.ts'
import { killAll, type Running } from '../../bench/servers.ts'
import { attacks } from './attacks.ts'
import { capacityOf } from './capacity.ts'
import { clientOf } from './client.ts'
import { Fighters } from './fighters.ts'
import type { Blow, Sample } from './messages.ts'
import { readOptions, type SoakOptions, usage } from './options.ts'
import { aloneHead, aloneRow, friendlyTable, hostileTable, type Look, minuteLine, verdictOf } from './report.ts'
import { fill } from './seed.ts'
import { startSoaked, watch } from './watch.ts'

/**
 * node test/attack/soak/soak.ts: a server in a process of its own, friends who use
 * it at a fixed rate, and attackers who do everything they can from outside.
 * Ends with 1 where a friend noticed, where memory grew, or where the server
 * ended (docs/soak.md).
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const options = readOptions(
    process.argv.slice(2),
    attacks.map(({ name }) => name),
  )
  if (options === 'help') return say(usage)
  if (options === 'list') return say(attacks.map(({ name }) => name).join('\n'))
  const folder = mkdtempSync(join(tmpdir(), 'tenon-soak-'))
  let fighters: Fighters | undefined
  // Neither data nor processes must outlive the program, whichever way it ends.
  process.once('exit', () => {
    fighters?.kill()
    killAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  say(`Node ${process.version}, ${cpus().length} cores, load of the machine before ${loadavg()[0]?.toFixed(1)}; ${JSON.stringify(options)}`)
  const server = await startSoaked(options, folder, say)
  try {
    const startedAt = performance.now()
    await fill(clientOf(server.port, { sockets: 1, keep: true }), options)
    say(`filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
    fighters = new Fighters()
    const fight = { server, fighters, options, names: options.only ?? attacks.map(({ name }) => name) }
    const holds = options.alone === undefined ? await soak(await atShare(fight)) : await oneByOne({ ...fight, seconds: options.alone })
    process.exitCode = holds ? 0 : 1
  } finally {
    fighters?.kill()
    await server.stop()
  }
}

interface Fight {
  readonly server: Running
  readonly fighters: Fighters
  readonly options: SoakOptions
  readonly names: readonly string[]
}

const startOf = ({ server: { port }, options: { seed, items, rate } }: Fight, names: readonly string[], restFactor: number) => ({
  port,
  seed,
  items,
  rate,
  attacks: names,
  restFactor,
})

/** With `--share` the friends alone, at so many percent of what the server serves; otherwise what was asked for. */
async function atShare(fight: Fight): Promise<Fight> {
  const { fighters, options } = fight
  if (options.share === undefined) return fight
  const names = options.only ?? ['nobody']
  const capacity = await capacityOf(fighters, (rate) => startOf({ ...fight, options: { ...options, rate } }, ['nobody'], 1))
  const rate = Math.max(1, Math.round((capacity * options.share) / 100))
  say(`the server serves ${capacity.toFixed(0)} requests a second; the load is ${rate}`)
  return { ...fight, names, options: { ...options, rate } }
}

/** All attacks together until the time is over or the server ends. Answers whether what the soak states has held. */
async function soak(fight: Fight): Promise<boolean> {
  const { server, fighters, options, names } = fight
  const seconds = options.minutes * 60
  const watched = watch(server)
  const [samples, blows]: [Sample[], Blow[]] = [[], []]
  let died = false
  void server.ended.then(() => {
    died = true
  })
  const minute = (from: number): void => {
    const taken = fighters.take()
    samples.push(...taken.samples)
    blows.push(...taken.blows)
    say(minuteLine({ ...taken, looks: watched.looks.slice(from), seconds: 60, died }))
  }
  fighters.start(startOf(fight, names, 1))
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1000
  while (!died && elapsed() < seconds) {
    const from = watched.looks.length
    await Promise.race([server.ended, sleep(Math.min(60, seconds - elapsed()) * 1000)])
    minute(from)
  }
  await fighters.stop()
  await watched.look()
  watched.stop()
  const rest = fighters.take()
  const seen = { samples: [...samples, ...rest.samples], blows: [...blows, ...rest.blows], looks: watched.looks, seconds, died }
  const { lines, holds } = verdictOf(seen, options.share === undefined && !options.isShort)
  say(`\n${friendlyTable(seen.samples)}\n\n${hostileTable(seen.blows)}\n\nattacks under way at a time: ${fighters.mostInFlight} at most`)
  say(`${memoryLine(seen.looks)}\n\n${lines.join('\n')}`)
  return holds
}

/** Ten moments of the memory. */
function memoryLine(looks: readonly Look[]): string {
  const step = Math.max(1, Math.floor(looks.length / 10))
  const shown = looks.filter((_, at) => at % step === 0)
  const mb = (value: number | undefined) => value?.toFixed(0) ?? '-'
  return `memory, heap in MB: ${shown.map(({ at, residentMb, heapMb }) => `${at.toFixed(0)} s ${mb(residentMb)}, ${mb(heapMb)}`).join('; ')}`
}

/** Each attack alone, to see which of them friends notice. Answers whether none is. */
async function oneByOne(fight: Fight & { readonly seconds: number }): Promise<boolean> {
  const { server, fighters, names, seconds } = fight
  let holds = true
  const rows: string[][] = [aloneHead]
  for (const name of ['nobody', ...names]) {
    const watched = watch(server)
    await watched.look()
    fighters.start(startOf(fight, [name], 0.1))
    await Promise.race([server.ended, sleep(seconds * 1000)])
    await fighters.stop()
    await watched.look()
    watched.stop()
    const seen = { ...fighters.take(), looks: watched.looks, seconds, died: server.residentMb() === undefined }
    const verdict = verdictOf(seen)
    holds &&= verdict.holds
    const row = aloneRow(name, seen)
    rows.push(row)
    say(row.join(' | '))
    if (!verdict.holds) say(verdict.lines.join('\n'))
    if (seen.died) break
    await sleep(500)
  }
  say(`\n${table(rows)}`)
  return holds
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
