import { setTimeout as pause } from 'node:timers/promises'
import type { TableRow } from '../../support/content-tables.ts'
import { type Random, randomFrom } from '../../support/random/random.ts'
import { runProgram, type ServerProcess, startProcess } from '../../support/server-process.ts'
import { sharing } from '../../support/several/servers.ts'
import { type CrashClient, crashClient } from './client.ts'
import { prepare, readFacts } from './facts.ts'
import { Ledger } from './ledger.ts'
import type { CrashPlace } from './places.ts'
import { hashOf, type Writer, writers } from './writers.ts'

export interface CrashOptions {
  readonly folder: string
  readonly place: CrashPlace
  readonly rounds: number
  /** The most writes that a round acknowledges before the kill. */
  readonly writes?: number
  readonly seed: number
  /** After so many rounds the program `tenon verify` reads all stored bytes; it does so at the end in any case. */
  readonly verifyEvery: number
  readonly settings?: Readonly<Record<string, string>>
  /** How many servers of one farm run; each request goes to the next one, and a round without the database kills all of them. */
  readonly servers?: number
  readonly onRound?: (round: number, acknowledged: number) => void
}

export interface CrashVerdict {
  readonly faults: readonly string[]
  /** Acknowledged writes by kind. */
  readonly acknowledged: ReadonlyMap<string, number>
  readonly rounds: number
}

/** As many writes as a round acknowledges at most, unless the options say it: short rounds begin anew more often. */
const usualWrites = 160

/**
 * Kills a server by SIGKILL in the middle of writes of every kind, round by round, on the same data. After each start everything
 * that was acknowledged has to be there, nothing else, and nothing by half; the change log only grows, without gaps; stored bytes
 * are as they were sent. Where the rows are on a database server, every second round kills that one first: then the server has to
 * go on by itself when it is back, and each of several servers. Ends at the first round with a fault.
 */
export async function crash(options: CrashOptions): Promise<CrashVerdict> {
  const { folder, place, rounds, writes = usualWrites, seed, verifyEvery, settings = {}, servers = 1, onRound } = options
  const random = randomFrom(seed)
  const ledger = new Ledger()
  const log = new ChangeLog(place)
  let number = 0
  let faults: string[] = []
  let round = 0
  for (; round <= rounds && faults.length === 0; round++) {
    const started = await startAll(folder, { ...place.settings, ...settings }, servers)
    const clients = started.map(({ url }) => crashClient(url))
    const client = inTurns(clients)
    const end = (signal: NodeJS.Signals) => Promise.all(started.map((server) => server.end(signal)))
    try {
      if (round === 0) await begin(client, ledger)
      else faults = ledger.settle(await readFacts(client))
      if (faults.length === 0 && round < rounds) {
        const killAt = ledger.total + 1 + Math.floor(random() * writes)
        const database = round % 2 === 1 ? place.server : undefined
        let killed: Promise<unknown> | undefined
        const kill = () => {
          killed ??= database ? database.kill() : end('SIGKILL')
        }
        const isKilled = () => killed !== undefined
        faults = (
          await Promise.all(
            writers.map((writer) => writeUntilKilled(writer, client, { ledger, random, killAt, kill, isKilled, next: () => ++number })),
          )
        ).flat()
        await killed
        if (database) {
          await database.restart()
          for (const each of clients) await answersAgain(each)
          for (const each of clients) faults.push(...ledger.settle(await readFacts(each)))
        }
      }
    } finally {
      client.close()
      await end(round < rounds ? 'SIGKILL' : 'SIGTERM')
    }
    await place.settled()
    faults.push(...(await log.faults()))
    const isLast = round === rounds
    if (isLast || (round > 0 && round % verifyEvery === 0)) faults.push(...verifyBytes(folder, { ...place.settings, ...settings }))
    onRound?.(round, ledger.total)
  }
  return { faults, acknowledged: ledger.acknowledged, rounds: round - 1 }
}

/** One server, or several of a farm; the first one makes the farm. */
async function startAll(folder: string, settings: Readonly<Record<string, string>>, count: number): Promise<ServerProcess[]> {
  if (count === 1) return [await startProcess(folder, settings)]
  const start = (at: number) => startProcess(folder, { ...settings, ...sharing, 'Farm:NodeName': `node${at}` })
  const first = await start(0)
  try {
    return [first, ...(await Promise.all(Array.from({ length: count - 1 }, (_, at) => start(at + 1))))]
  } catch (error) {
    await first.end('SIGKILL')
    throw error
  }
}

/** Sends each request by the next client. */
function inTurns(clients: readonly CrashClient[]): CrashClient {
  let turn = 0
  const next = (): CrashClient => {
    turn += 1
    const client = clients[turn % clients.length]
    if (!client) throw new Error('No server was started.')
    return client
  }
  return {
    send: (...words) => next().send(...words),
    read: (path) => next().read(path),
    close() {
      for (const client of clients) client.close()
    },
  }
}

async function begin(client: CrashClient, ledger: Ledger): Promise<void> {
  await prepare(client)
  ledger.begin('start', Object.fromEntries(await readFacts(client)))
  ledger.confirm('start', 'start')
}

/** How long a server may take until it uses a database again that is back. */
const recoveryMs = 60_000

async function answersAgain(client: CrashClient): Promise<void> {
  for (const end = performance.now() + recoveryMs; ; await pause(50)) {
    const reply = await client.send('GET', '/_api/web/title')
    if (reply?.status === 200) return
    if (performance.now() > end) throw new Error(`The server has not recovered: ${reply?.status} ${reply?.text.slice(0, 300)}`)
  }
}

interface Round {
  readonly ledger: Ledger
  readonly random: Random
  /** The number of acknowledged writes at which `kill` is called. */
  readonly killAt: number
  readonly kill: () => void
  readonly isKilled: () => boolean
  readonly next: () => number
}

/** Writes until the server is gone, or its database. Returns what it answered otherwise than with a success. */
async function writeUntilKilled(
  writer: Writer,
  client: CrashClient,
  { ledger, random, killAt, kill, isKilled, next }: Round,
): Promise<string[]> {
  for (;;) {
    const write = writer.next({ ledger, random, number: next() })
    ledger.begin(writer.name, write.effects, write.inParts)
    const reply = await write.send(client)
    if (!reply) return []
    const isDone = write.isDone ?? (({ status }: typeof reply) => status < 300)
    if (!isDone(reply) && isKilled()) {
      // Some parts may be done even then.
      if (reply.status === 503 && reply.text.includes('Nothing was changed') && !write.inParts) ledger.withdraw(writer.name)
      return []
    }
    // Two writes may meet in the same row: the server says that nothing is done, and the writer goes on.
    if (reply.status === 409 || reply.status === 503) {
      ledger.withdraw(writer.name)
      continue
    }
    if (!isDone(reply)) {
      kill()
      return [`${writer.name}: ${write.kind} is answered with ${reply.status}: ${reply.text.slice(0, 500)}`]
    }
    ledger.confirm(writer.name, write.kind)
    if (ledger.total >= killAt) kill()
  }
}

/** The change log of the site collection: what was there once stays as it is. */
class ChangeLog {
  readonly #place: CrashPlace
  #length = 0
  #hash = hashOf(Buffer.alloc(0))

  constructor(place: CrashPlace) {
    this.#place = place
  }

  /** What is wrong with the log after a crash. The server must not run. */
  async faults(): Promise<string[]> {
    const faults: string[] = []
    const { changes, sites, isWhole } = await this.#place.read()
    const sequences = changes.map(({ sequence }) => Number(sequence))
    const gap = sequences.findIndex((sequence, at) => sequence !== at + 1)
    if (gap >= 0) faults.push(`the change log has ${sequences[gap]} in place ${gap + 1}`)
    if (changes.length < this.#length) faults.push(`the change log has ${changes.length} changes, after ${this.#length}`)
    else if (hashOfRows(changes.slice(0, this.#length)) !== this.#hash) faults.push('an earlier part of the change log is another one')
    const [site] = sites
    if (site?.changeSequence !== changes.length)
      faults.push(`the site counts ${String(site?.changeSequence)} changes, and has ${changes.length}`)
    this.#length = changes.length
    this.#hash = hashOfRows(changes)
    return isWhole ? faults : [...faults, 'the database is broken']
  }
}

const hashOfRows = (rows: readonly TableRow[]): string => hashOf(Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n')))

/** Reads all stored bytes by the program. */
function verifyBytes(folder: string, settings: Readonly<Record<string, string>>): string[] {
  const words = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value])
  const { status, stdout, stderr } = runProgram(['verify', ...words], { cwd: folder, timeout: 300_000 })
  return status === 0 ? [] : [`tenon verify ended with ${status}: ${stdout.slice(-1000)} ${stderr.slice(-1000)}`]
}
