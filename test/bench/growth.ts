import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { batchMessage, items, listPath, type Probe, probes, readHeaders, setUp } from './growth-list.ts'
import { load, message } from './loader.ts'
import { conditionsLine, table } from './report.ts'
import { tenon } from './scenarios.ts'
import { killAll, type Running, start, tenonProgram } from './servers.ts'

/**
 * node test/bench/growth.ts: fills one list through `$batch` up to a million
 * items and shows, at several sizes on the way, what adding, reading and
 * paging cost and how much memory the server takes.
 */

const usage = `node test/bench/growth.ts [options]
  --sizes A,B,C     sizes of the list at which is measured, ascending (default 5000,50000,500000,1000000)
  --connections N   connections that load (default 4)
  --seconds N       measured time of one question (default 2)`

interface Options {
  readonly sizes: readonly number[]
  readonly connections: number
  readonly seconds: number
}

function readOptions(): Options | undefined {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '5000,50000,500000,1000000' },
      connections: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '2' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const sizes = values.sizes.split(',').map(Number)
  const isRising = sizes.every((size, at) => Number.isInteger(size) && size >= 5_000 && size <= 1_000_000 && size > (sizes[at - 1] ?? 0))
  if (!isRising || sizes.some((size) => size % 100 > 0)) throw new Error('--sizes takes ascending hundreds from 5000 to 1000000')
  const [connections, seconds] = [Number(values.connections), Number(values.seconds)]
  if (!(Number.isInteger(connections) && connections > 0 && connections <= 100)) throw new Error('--connections takes 1 to 100')
  if (!(seconds > 0 && seconds <= 60)) throw new Error('--seconds takes a number up to 60')
  return { sizes, connections, seconds }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The figures at one size: cells by the name of their row. */
type Column = Map<string, string>

async function main(): Promise<void> {
  const options = readOptions()
  if (!options) return say(usage)
  const folder = mkdtempSync(join(tmpdir(), 'tenon-growth-'))
  // The data must not outlive the program, however it ends.
  process.once('exit', () => {
    killAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  const { connections, seconds } = options
  say(conditionsLine(connections, `${seconds} s measured after ${seconds / 4} s of warm-up`))
  const { command } = tenon(tenonProgram(say), folder, () => undefined)
  // The cache would answer repeated requests; the figure must be the cost of the reply.
  const withoutCache = { ...command, argv: (port: number) => [...command.argv(port), '--Cache:Bytes', '0'] }
  let server = await start(command)
  await setUp(server.port)
  const columns: Column[] = []
  let size = 0
  for (const next of options.sizes) {
    const column: Column = new Map([['', next.toLocaleString('en-US')]])
    await grow(server, { from: size, to: next, connections }, column)
    size = next
    await server.stop()
    server = await start(withoutCache)
    for (const probe of probes(size)) column.set(probe.title, await ask(server, probe, seconds))
    // A new process shows the memory of reading alone.
    await server.stop()
    server = await start(command)
    column.set('MB before paging', whole(server.residentMb()))
    for (const top of [5_000, 100]) await pageThrough(server, { size, top }, column)
    column.set('MB at most', whole(server.peakMb()))
    columns.push(column)
    say(`\n${tableOf(columns)}`)
  }
  await server.stop()
}

const whole = (value: number | undefined): string => (value === undefined ? '-' : Math.round(value).toLocaleString('en-US'))

const tableOf = (columns: readonly Column[]): string =>
  table([...(columns[0]?.keys() ?? [])].map((name) => [name, ...columns.map((column) => column.get(name))]))

/** Adds items in batches of one hundred, and counts them afterwards. */
async function grow(
  server: Running,
  { from, to, connections }: { readonly from: number; readonly to: number; readonly connections: number },
  column: Column,
): Promise<void> {
  const batches = (to - from) / 100
  const before = server.cpuMs() ?? 0
  const startedAt = performance.now()
  const requests = (n: number) => batchMessage(from / 100 + n)
  const { p99, loaderShare } = await load({ port: server.port, requests, connections, expect: 200, until: { replies: batches } })
  const seconds = (performance.now() - startedAt) / 1000
  const { ItemCount } = await read(server, `${listPath}?$select=ItemCount`)
  if (ItemCount !== to) throw new Error(`the list has ${String(ItemCount)} items, not ${to}`)
  column.set('items added a second', whole((to - from) / seconds))
  column.set('  server CPU ms for 1,000', whole((((server.cpuMs() ?? 0) - before) * 1000) / (to - from)))
  column.set('  p99 ms of a batch', whole(p99))
  column.set('  loader %', whole(loaderShare * 100))
}

/** Milliseconds of one request after the other, and the server's processor time for each. */
async function ask(server: Running, { path }: Probe, seconds: number): Promise<string> {
  const plan = { port: server.port, requests: [message('GET', path, readHeaders)], connections: 1, expect: 200 }
  await load({ ...plan, until: { milliseconds: seconds * 250 } })
  const before = server.cpuMs() ?? 0
  const { replies, p50 } = await load({ ...plan, until: { milliseconds: seconds * 1000 } })
  return `${p50.toFixed(2)} (${(((server.cpuMs() ?? 0) - before) / replies).toFixed(2)})`
}

/** Follows the next links to the end, and looks at the server's memory on the way. */
async function pageThrough(server: Running, { size, top }: { readonly size: number; readonly top: number }, column: Column): Promise<void> {
  let path: string | undefined = `${items}?$top=${top}`
  let seen = 0
  let most = 0
  let pages = 0
  const startedAt = performance.now()
  while (path !== undefined) {
    const page: { value?: unknown[]; 'odata.nextLink'?: string } = await read(server, path)
    seen += page.value?.length ?? 0
    pages += 1
    most = Math.max(most, server.residentMb() ?? 0)
    path = page['odata.nextLink']?.replace(/^https?:\/\/[^/]+/, '')
  }
  if (seen !== size) throw new Error(`paging by ${top} has shown ${seen} items of ${size}`)
  column.set(`ms a page, all of it by ${top.toLocaleString('en-US')}`, ((performance.now() - startedAt) / pages).toFixed(1))
  column.set(`  MB at most meanwhile, ${top.toLocaleString('en-US')}`, whole(most))
}

function read(server: Running, path: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const request = get({ port: server.port, host: '127.0.0.1', path, headers: readHeaders }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('error', reject)
      reply.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        if (reply.statusCode === 200) resolve(JSON.parse(text) as Record<string, unknown>)
        else reject(new Error(`${path}: ${reply.statusCode} ${text.slice(0, 500)}`))
      })
    })
    request.once('error', reject)
  })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
