import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { killAll, type Running, start, tenonProgram } from './servers.ts'

/**
 * node test/bench/bytes.ts [--short]: how fast bytes go up and down, beside a
 * bare server that streams the same files (bare-bytes.ts), and how much memory
 * a large upload takes. Both servers are asked in turn, one request at a time.
 */

const short = process.argv.includes('--short')
const megabyte = 1024 * 1024
const large = (short ? 4 : 100) * megabyte
const huge = (short ? 16 : 2048) * megabyte
const rounds = { small: short ? 20 : 3_000, large: short ? 2 : 5 }

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const authorization = { Authorization: `Basic ${Buffer.from('bench:any').toString('base64')}` }
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

interface Asked {
  readonly port: number
  readonly method: string
  readonly path: string
  readonly headers?: Record<string, string>
  /** Bytes of the body. */
  readonly size?: number
}

/** Sends as many bytes as asked and reads the reply to its end; fails on any status but 200. */
function ask({ port, method, path, headers = {}, size = 0 }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, agent, headers: { ...headers, 'Content-Length': size } }, (reply) => {
      reply.resume()
      reply.once('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`${method} ${path}: ${reply.statusCode}`))))
    })
    sent.once('error', reject)
    const piece = randomBytes(64 * 1024)
    let left = size
    const write = (): void => {
      while (left > 0) {
        const part = left < piece.length ? piece.subarray(0, left) : piece
        left -= part.length
        if (!sent.write(part)) return void sent.once('drain', write)
      }
      sent.end()
    }
    write()
  })
}

/** Asks both in turn, so that what else the machine does meets both; answers the medians in milliseconds. */
async function compare(count: number, one: (round: number) => Promise<void>, other: (round: number) => Promise<void>) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < count; round += 1) {
    for (const [index, work] of [one, other].entries()) {
      const startedAt = performance.now()
      await work(round)
      times[index]?.push(performance.now() - startedAt)
    }
  }
  const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  return { tenon: median(times[0]), bare: median(times[1]) }
}

function report(title: string, { tenon, bare }: { tenon: number; bare: number }): void {
  say(
    `${title.padEnd(24)} Tenon ${tenon.toFixed(2).padStart(9)} ms   bare ${bare.toFixed(2).padStart(9)} ms   ${((bare / tenon) * 100).toFixed(0)} %`,
  )
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-bytes-'))
  process.once('exit', () => {
    killAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  writeFileSync(join(folder, 'large'), randomBytes(large))
  writeFileSync(join(folder, 'small'), randomBytes(10 * 1024))
  const settings = ['--DataRootPath', join(folder, 'data'), '--Identity:AllowAcceptAllInProduction', 'true']
  const tenon = await start({
    name: 'Tenon',
    argv: (port) => [...tenonProgram(say), ...settings, '--HttpPort', String(port)],
    folder,
    readyPath: '/_vti_bin/health',
  })
  const bare = await start({
    name: 'bare',
    argv: (port) => [join(import.meta.dirname, 'bare-bytes.ts'), String(port), folder],
    folder,
    readyPath: '/',
  })
  await measure(tenon, bare)
  await Promise.all([tenon.stop(), bare.stop()])
}

async function measure(tenon: Running, bare: Running): Promise<void> {
  const base = `http://127.0.0.1:${tenon.port}`
  const list = "/_api/web/lists/getbytitle('Tasks')"
  const headers = { ...authorization, 'Content-Type': 'application/json' }
  await fetch(`${base}${list}/items`, { method: 'POST', headers, body: '{"Title":"a"}' })
  const files = `${list}/items(1)/attachmentfiles`
  const upload = (name: string, size: number) =>
    ask({ port: tenon.port, method: 'POST', path: `${files}/add(filename='${name}')`, headers: authorization, size })
  const download = (name: string) => ask({ port: tenon.port, method: 'GET', path: `${files}('${name}')/$value`, headers: authorization })
  const url = (name: string) => ask({ port: tenon.port, method: 'GET', path: `/Lists/Tasks/Attachments/1/${name}`, headers: authorization })
  const get = (name: string) => ask({ port: bare.port, method: 'GET', path: `/${name}` })

  report(
    `upload ${large / megabyte} MiB`,
    await compare(
      rounds.large,
      (round) => upload(`large${round}`, large),
      () => ask({ port: bare.port, method: 'PUT', path: '/', size: large }),
    ),
  )
  await upload('small', 10 * 1024)
  report(
    `download ${large / megabyte} MiB`,
    await compare(
      rounds.large,
      () => download('large0'),
      () => get('large'),
    ),
  )
  report(
    'download 10 KiB',
    await compare(
      rounds.small,
      () => download('small'),
      () => get('small'),
    ),
  )
  report(
    '10 KiB at its own URL',
    await compare(
      rounds.small,
      () => url('small'),
      () => get('small'),
    ),
  )

  const before = tenon.residentMb() ?? 0
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, tenon.residentMb() ?? 0)
  }, 50)
  await upload('huge', huge)
  clearInterval(timer)
  say(`upload of ${huge / megabyte} MiB: resident memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`)
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
