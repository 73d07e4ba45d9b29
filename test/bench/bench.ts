import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { load, message } from './loader.ts'
import { aims, type Conditions, conditionsLine, type Measured, processTable, type Sheet, throughputTable } from './report.ts'
import { type Contender, floor, jsonServer, prism, type ScenarioId, scenarios, tenon } from './scenarios.ts'
import { type Command, installPeers, killAll, type Running, sleep, start, tenonProgram } from './servers.ts'

/**
 * node test/bench/bench.ts: measures Tenon, the bare floor and two peers, one
 * after the other, each in a process of its own, and prints one table.
 */

const usage = `node test/bench/bench.ts [options]
  --seconds N       measured time of a scenario (default 3)
  --connections N   connections of the loader (default 16)
  --short           a few hundred milliseconds of everything, to see that it runs
  --no-peers        Tenon and the floor only
  --no-cache        Tenon makes every reply anew (Cache:Bytes 0)`

function readOptions() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '3' },
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
  const conditions: Conditions = values.short
    ? { connections, seconds: 0.3, warmUpSeconds: 0.2, idleSeconds: 0.3, starts: 1 }
    : { connections, seconds, warmUpSeconds: Math.max(1, seconds / 2), idleSeconds: 5, starts: 5 }
  const settings = values['no-cache'] ? ['--Cache:Bytes', '0'] : []
  return { help: values.help, peers: !values['no-peers'], settings, conditions }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { help, peers, settings, conditions } = readOptions()
  if (help) return say(usage)
  const folder = mkdtempSync(join(tmpdir(), 'tenon-bench-'))
  // The data must not outlive the program, whichever way it ends.
  process.once('exit', () => {
    killAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  say(conditionsLine(conditions))
  await measureCeiling(folder, conditions)
  const sheets: Sheet[] = []
  for (const contender of contenders(folder, peers, settings)) {
    const sheet = await measure(contender(), conditions)
    if (sheet) sheets.push(sheet)
  }
  say(`\n${throughputTable(sheets)}\n`)
  say(`Tenon is: its requests/s as a share of the floor's or a multiple of a peer's; by CPU: the same of processor time for one request,`)
  say('which alone can be compared where other programs kept a server from its core (server %).')
  if (sheets.some(({ name }) => name === 'Prism'))
    say('Prism answers fixed examples: it checks the request and reads, filters and stores nothing.')
  say(`\n${processTable(sheets, conditions)}\n\n${aims(sheets)}`)
}

/** In the order of the measurement: the floor reads what Tenon has written. */
function contenders(folder: string, peers: boolean, settings: readonly string[]): (() => Contender)[] {
  const data = join(folder, 'data')
  const reset = () => rmSync(data, { recursive: true, force: true })
  const own = [() => tenon([...tenonProgram(say), ...settings], folder, reset), () => floor(folder)]
  if (!peers) return own
  const missing = installPeers(say)
  if (missing !== undefined) {
    say(`The peers are not installed and are left out. ${missing}`)
    return own
  }
  return [...own, () => jsonServer(folder), () => prism(folder)]
}

/** All that is asked of one server. A failure costs its figures, not those of the others. */
async function measure(contender: Contender, conditions: Conditions): Promise<Sheet | undefined> {
  const { command, reset, seed } = contender
  const { connections, starts, idleSeconds } = conditions
  say(`Measuring ${command.name} …`)
  let server: Running | undefined
  try {
    const firstStartMs = await startTime(command, starts, reset)
    const nextStartMs = reset && (await startTime(command, starts))
    server = await start(command)
    const startedMb = server.residentMb()
    await sleep(idleSeconds * 1000)
    const idleMb = server.residentMb()
    if (seed) await load({ port: server.port, requests: seed, connections, expect: 201, until: { replies: seed.length } })
    const seen = await measureScenarios(contender, server, conditions)
    return { name: command.name, scenarios: seen, firstStartMs, nextStartMs, startedMb, idleMb, loadedMb: server.residentMb() }
  } catch (error) {
    fail(command.name, error)
    return undefined
  } finally {
    await server?.stop()
  }
}

function fail(what: string, error: unknown): void {
  say(`${what} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

async function measureScenarios({ command, requests }: Contender, server: Running, conditions: Conditions) {
  const seen: Partial<Record<ScenarioId, Measured>> = {}
  for (const { id, title } of scenarios) {
    const asked = requests[id]
    if (!asked) continue
    try {
      seen[id] = await measureLoad(server, asked, conditions)
    } catch (error) {
      fail(`${title} of ${command.name}`, error)
    }
  }
  return seen
}

/** Warms the server up, then measures, with the processor time that the server used meanwhile. */
async function measureLoad(
  server: Running,
  asked: { requests: readonly Buffer[]; expect: number },
  conditions: Conditions,
): Promise<Measured> {
  const plan = { port: server.port, connections: conditions.connections, ...asked }
  await load({ ...plan, until: { milliseconds: conditions.warmUpSeconds * 1000 } })
  const before = server.cpuMs()
  const result = await load({ ...plan, until: { milliseconds: conditions.seconds * 1000 } })
  const after = server.cpuMs()
  if (before === undefined || after === undefined) return { ...result, cpuMicroseconds: undefined, serverShare: undefined }
  const cpuMicroseconds = ((after - before) * 1000) / result.replies
  return { ...result, cpuMicroseconds, serverShare: (cpuMicroseconds * result.perSecond) / 1e6 }
}

/** What the loader itself can do: against a server that does nothing, it has to reach more than against any other. */
async function measureCeiling(folder: string, conditions: Conditions): Promise<void> {
  const program = 'require("node:http").createServer((_, reply) => reply.end("ready")).listen(Number(process.argv[1]), "127.0.0.1")'
  const server = await start({ name: 'an empty node:http server', argv: (port) => ['-e', program, String(port)], folder, readyPath: '/' })
  try {
    const { perSecond, loaderShare } = await measureLoad(server, { requests: [message('GET', '/', {})], expect: 200 }, conditions)
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
