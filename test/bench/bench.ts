import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Load, load, message } from './loader.ts'
import { aims, type Conditions, conditionsLine, processTable, type Round, type Sheet, throughputTable } from './report.ts'
import { type Contender, cap, floor, jsonServer, prism, scenarios, tenon, tenonNormal } from './scenarios.ts'
import { type Command, installPeers, killAll, type Running, sleep, start, tenonProgram } from './servers.ts'

/**
 * node test/bench/bench.ts: measures Tenon, the bare floor and three peers in
 * turns, each in a process of its own, and prints one table. Asserts nothing.
 */

const usage = `node test/bench/bench.ts [options]
  --seconds N       length of a round (default 2)
  --connections N   connections of the loader (default 16)
  --short           a few hundred milliseconds of everything, to see that it runs
  --no-peers        Tenon and the floor only
  --no-cache        Tenon makes every reply anew (Cache:Bytes 0)`

function readOptions() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '2' },
      connections: { type: 'string', default: '16' },
      short: { type: 'boolean', default: false },
      'no-peers': { type: 'boolean', default: false },
      'no-cache': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [seconds, connections] = [Number(values.seconds), Number(values.connections)]
  if (!(seconds > 0 && seconds <= 600)) throw new Error(`--seconds takes a number up to 600, not '${values.seconds}'`)
  if (!(Number.isInteger(connections) && connections > 0 && connections <= 1_000)) {
    throw new Error(`--connections takes a whole number up to 1000, not '${values.connections}'`)
  }
  const keepsReplies = !values['no-cache']
  const conditions: Conditions = values.short
    ? { connections, keepsReplies, seconds: 0.3, rounds: 3, mostWarmRounds: 3, idleSeconds: 0.3, starts: 1 }
    : { connections, keepsReplies, seconds, rounds: 5, mostWarmRounds: 15, idleSeconds: 5, starts: 5 }
  const settings = keepsReplies ? [] : ['--Cache:Bytes', '0']
  return { help: values.help, peers: !values['no-peers'], settings, conditions }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { help, peers, settings, conditions } = readOptions()
  if (help) return say(usage)
  const folder = mkdtempSync(join(tmpdir(), 'tenon-bench-'))
  // The data must not outlive the program, however it ends.
  process.once('exit', () => {
    killAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  say(conditionsLine(conditions.connections, `medians of ${conditions.rounds} rounds of ${conditions.seconds} s in turns, once warm`))
  await measureCeiling(folder, conditions)
  const entrants: Entrant[] = []
  for (const contender of contenders(folder, peers, settings)) {
    const entrant = await enter(contender(), conditions)
    if (entrant) entrants.push(entrant)
  }
  for (const scenario of scenarios) {
    say(`Measuring ${scenario.title} …`)
    await measureScenario(scenario, entrants, conditions)
  }
  for (const { sheet, server } of entrants) sheet.loadedMb = server.residentMb()
  for (const { server } of entrants) await server.stop()
  const sheets = entrants.map(({ sheet }) => sheet)
  say(`\n${throughputTable(sheets)}\n`)
  say('Tenon is: processor time of one request as a share of the floor or a multiple of a peer, the median of the ratios of each round;')
  say('"by rate" is the same of requests/s, and counts only where no other program kept a server from its core (server %).')
  say('cold: the first round of a scenario; CPU µs: warm; * where the cost of a request did not stand still.')
  if (sheets.some(({ name }) => name === 'Prism'))
    say('Prism answers fixed examples: it checks the request and reads, filters and stores nothing.')
  say(`\n${processTable(sheets, conditions)}\n\n${aims(sheets, conditions)}`)
}

/** In the order of the measurement: the floor reads what Tenon has written. */
function contenders(folder: string, peers: boolean, settings: readonly string[]): (() => Contender)[] {
  const data = join(folder, 'data')
  const reset = () => rmSync(data, { recursive: true, force: true })
  const program = [...tenonProgram(say), ...settings]
  const own = [() => tenon(program, folder, reset), () => floor(folder), () => tenonNormal(program, folder)]
  if (!peers) return own
  const missing = installPeers(say)
  if (missing !== undefined) {
    say(`The peers are not installed and are left out. ${missing}`)
    return own
  }
  return [...own, () => jsonServer(folder), () => cap(folder), () => prism(folder)]
}

/** A server under measurement. */
interface Entrant {
  readonly contender: Contender
  readonly sheet: Sheet
  readonly server: Running
}

/** Measures starts and memory of a server, and leaves it running with its data. A failure leaves only this server out. */
async function enter(contender: Contender, conditions: Conditions): Promise<Entrant | undefined> {
  const { command, prepare, reset, seed } = contender
  const { connections, starts, idleSeconds } = conditions
  say(`Starting ${command.name} …`)
  try {
    prepare?.()
    const firstStartMs = await startTime(command, starts, reset)
    const nextStartMs = reset && (await startTime(command, starts))
    const server = await start(command)
    const startedMb = server.residentMb()
    await sleep(idleSeconds * 1000)
    const idleMb = server.residentMb()
    if (seed) await load({ port: server.port, requests: seed, connections, expect: 201, until: { replies: seed.length } })
    const sheet = { name: command.name, scenarios: {}, firstStartMs, nextStartMs, startedMb, idleMb, loadedMb: undefined }
    // The first search waits until all items are in the index, which the floor then copies.
    const { search } = contender.requests
    if (search) await load({ port: server.port, ...search, connections: 1, until: { replies: 1 } })
    return { contender, sheet, server }
  } catch (error) {
    fail(command.name, error)
    return undefined
  }
}

function fail(what: string, error: unknown): void {
  say(`${what} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

/** The rounds of one server in one scenario. */
interface Turns {
  readonly entrant: Entrant
  readonly warming: Round[]
  readonly rounds: Round[]
}

/** A server is warm when its latest three rounds cost the same, as nearly as this. */
const steadySpread = 0.06

/**
 * Measures one scenario of all servers. They take turns, so that other load affects all of them: first until the cost of
 * a request stands still for each, then for the rounds that count.
 */
async function measureScenario({ id, title, ...own }: (typeof scenarios)[number], entrants: readonly Entrant[], all: Conditions) {
  const conditions = { ...all, ...own }
  let turns: Turns[] = entrants.filter(({ contender }) => contender.requests[id]).map((entrant) => ({ entrant, warming: [], rounds: [] }))
  const pass = async (which: 'warming' | 'rounds', these: readonly Turns[]) => {
    for (const one of these) {
      const { contender, server } = one.entrant
      try {
        const asked = contender.requests[id]
        if (asked) one[which].push(await measureRound(server, asked, conditions))
      } catch (error) {
        fail(`${title} of ${contender.command.name}`, error)
        turns = turns.filter((other) => other !== one)
      }
    }
  }
  for (let n = 0; n < conditions.mostWarmRounds; n += 1) {
    const unsteady = turns.filter(({ warming }) => !isSteady(warming))
    if (unsteady.length === 0) break
    await pass('warming', unsteady)
  }
  for (let n = 0; n < conditions.rounds; n += 1) await pass('rounds', n % 2 === 0 ? turns : turns.toReversed())
  for (const { entrant, warming, rounds } of turns) {
    const cold = warming[0]?.cpuMicroseconds
    entrant.sheet.scenarios[id] = { rounds, coldMicroseconds: cold, isSteady: isSteady(warming) }
  }
}

function isSteady(rounds: readonly Round[]): boolean {
  const latest = rounds.slice(-3).map(({ cpuMicroseconds = 0 }) => cpuMicroseconds)
  return latest.length === 3 && Math.max(...latest) <= Math.min(...latest) * (1 + steadySpread)
}

/** One round, with the processor time that the server used meanwhile. */
async function measureRound(
  server: Running,
  asked: Pick<Load, 'requests' | 'expect'>,
  { connections, seconds }: Conditions,
): Promise<Round> {
  const before = server.cpuMs()
  const result = await load({ port: server.port, connections, ...asked, until: { milliseconds: seconds * 1000 } })
  const after = server.cpuMs()
  if (before === undefined || after === undefined) return { ...result, cpuMicroseconds: undefined, serverShare: undefined }
  const cpuMicroseconds = ((after - before) * 1000) / result.replies
  return { ...result, cpuMicroseconds, serverShare: (cpuMicroseconds * result.perSecond) / 1e6 }
}

/** The speed of the loader itself: with a server that does nothing it must be faster than with any other. */
async function measureCeiling(folder: string, conditions: Conditions): Promise<void> {
  const program = 'require("node:http").createServer((_, reply) => reply.end("ready")).listen(Number(process.argv[1]), "127.0.0.1")'
  const server = await start({ name: 'an empty node:http server', argv: (port) => ['-e', program, String(port)], folder, readyPath: '/' })
  try {
    const asked = { requests: [message('GET', '/', {})], expect: 200 }
    await measureRound(server, asked, conditions)
    const { perSecond, loaderShare } = await measureRound(server, asked, conditions)
    const own = ((loaderShare * 1e6) / perSecond).toFixed(1)
    say(
      `Loader: ${Math.round(perSecond).toLocaleString('en-US')} requests/s from an empty node:http server, ${own} µs of its own CPU for each.`,
    )
  } finally {
    await server.stop()
  }
}

/** Milliseconds until the first 200, the median of several starts, each after `reset` where there is one. */
async function startTime(command: Command, starts: number, reset?: () => void): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < starts; n++) {
    reset?.()
    const server = await start(command)
    times.push(server.readyMs)
    await server.stop()
  }
  return times.sort((a, b) => a - b)[Math.floor(starts / 2)] ?? 0
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
