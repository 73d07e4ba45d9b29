import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { constants, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Asked, ask, askJson } from './bytes-client.ts'
import { askTenon, azuriteKeeper, bareKeeper, type Keeper, tenonFolder, tenonKeeper } from './bytes-servers.ts'
import { installPeers, killAll, type Running } from './servers.ts'

/**
 * node test/bench/bytes.ts [--short]: how fast files go up and down, beside
 * `send` and a bare stream to the disk under `node:http` (bare-bytes.ts) and
 * beside Azurite; how much memory a large upload takes; and what pages of a
 * large folder cost. The servers are asked in turn, one request at a time.
 */

const short = process.argv.includes('--short')
const megabyte = 1024 * 1024
const kibibytes10 = 10 * 1024
const large = (short ? 4 : 100) * megabyte
const huge = (short ? 16 : 2048) * megabyte
const filesInFolder = short ? 300 : 10_000
const pageSize = 100
const rounds = { small: short ? 20 : 2_000, large: short ? 2 : 7, page: short ? 5 : 100 }

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const missing = installPeers(say)
  if (missing !== undefined) throw new Error(`send and Azurite are not installed. ${missing}`)
  const folder = mkdtempSync(join(tmpdir(), 'tenon-bytes-'))
  process.once('exit', () => {
    killAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  demandRoom(folder)
  writeFileSync(join(folder, 'large'), randomBytes(large))
  writeFileSync(join(folder, 'small'), randomBytes(kibibytes10))
  const tenon = await tenonKeeper(folder, say)
  const keepers = [tenon, await bareKeeper(folder), await azuriteKeeper(folder, ask)]
  say(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
  await transfers(keepers)
  for (const { server } of keepers.slice(1)) await server.stop()
  await memory(tenon)
  await pages(tenon.server.port)
  await tenon.server.stop()
}

/** Uploads stay until the end or until they are deleted; they must not fill the disk. */
function demandRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  const needed = huge + large * 3 * (rounds.large + 2)
  if (bavail * bsize < needed * 1.5)
    throw new Error(`${folder} has ${bavail * bsize} bytes left; ${needed} are needed, and half as many to spare.`)
}

async function transfers(keepers: readonly Keeper[]): Promise<void> {
  await compare(`upload ${large / megabyte} MiB`, rounds.large, keepers, (keeper, round) => keeper.upload(`large${round}`, large))
  await compare('upload 10 KiB', rounds.small / 10, keepers, (keeper, round) => keeper.upload(`small${round}`, kibibytes10))
  for (const { upload, name } of keepers) {
    if (name === 'send, bare') continue
    await ask(upload('large', large))
    await ask(upload('small', kibibytes10))
  }
  await compare(`download ${large / megabyte} MiB`, rounds.large, keepers, (keeper) => keeper.download('large'))
  await compare('download 10 KiB', rounds.small, keepers, (keeper) => keeper.download('small'))
  const own = keepers.map((keeper) =>
    keeper.name === 'Tenon'
      ? { ...keeper, download: (name: string) => askTenon(keeper.server.port, 'GET', `/Shared%20Documents/${name}`) }
      : keeper,
  )
  await compare('10 KiB at its own URL', rounds.small, own, (keeper) => keeper.download('small'))
}

interface Seen {
  readonly name: string
  /** Milliseconds, elapsed, of each request. */
  readonly times: number[]
  readonly cpuBefore: number
}

/** Sends requests to the servers in turn, so that other load on the machine affects all of them, and prints the figures, as shares of the second server's. */
async function compare(
  title: string,
  count: number,
  keepers: readonly Keeper[],
  requestOf: (keeper: Keeper, round: number) => Asked,
): Promise<void> {
  for (const keeper of keepers) await ask(requestOf(keeper, count))
  const seen = keepers.map(({ name, server }): Seen => ({ name, times: [], cpuBefore: server.cpuMs() ?? 0 }))
  for (let round = 0; round < count; round += 1) {
    for (const [index, keeper] of keepers.entries()) {
      const startedAt = performance.now()
      await ask(requestOf(keeper, round))
      seen[index]?.times.push(performance.now() - startedAt)
    }
  }
  const figures = seen.map(({ name, times, cpuBefore }, index) => ({
    name,
    elapsed: median(times),
    cpu: ((keepers[index]?.server.cpuMs() ?? 0) - cpuBefore) / count,
  }))
  const bare = figures[1]
  say(`\n${title}, ${count} rounds`)
  for (const { name, elapsed, cpu } of figures) {
    const share = (own: number, other = 0) => `${((other / own) * 100).toFixed(0)} %`.padStart(6)
    const cells = [`${elapsed.toFixed(2)} ms`, `${cpu.toFixed(2)} ms CPU`].map((cell) => cell.padStart(14))
    say(`  ${name.padEnd(12)}${cells.join('')}   of bare ${share(elapsed, bare?.elapsed)}, by CPU ${share(cpu, bare?.cpu)}`)
  }
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

/** Uploads one generated file of the requested size and prints the growth of memory meanwhile. */
async function memory({ server, upload }: Keeper): Promise<void> {
  await ask(upload('warm', large))
  const before = server.residentMb() ?? 0
  const grown = await growthOf(server, before, () => ask(upload('huge', huge)))
  say(
    `\nupload of ${huge / megabyte} MiB: resident memory ${before.toFixed(0)} MB before, ${(before + grown).toFixed(0)} MB at most, ${grown.toFixed(0)} MB more`,
  )
  const read = await growthOf(server, before, () => ask(askTenon(server.port, 'GET', `${tenonFolder}/files('huge')/$value`)))
  say(`download of ${huge / megabyte} MiB: ${(before + read).toFixed(0)} MB at most`)
  await ask(askTenon(server.port, 'DELETE', `${tenonFolder}/files('huge')`))
}

async function growthOf(server: Running, before: number, work: () => Promise<unknown>): Promise<number> {
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, server.residentMb() ?? 0)
  }, 25)
  await work()
  clearInterval(timer)
  return peak - before
}

/** Fills one folder and prints the cost of pages at its beginning, in the middle and at its end. */
async function pages(port: number): Promise<void> {
  const full = '/_api/web/getfolderbyserverrelativeurl(%27/Shared%20Documents/full%27)'
  await ask(askTenon(port, 'POST', `${tenonFolder}/folders/add('full')`))
  const startedAt = performance.now()
  for (let index = 0; index < filesInFolder; index += 1)
    await ask(askTenon(port, 'POST', `${full}/files/add(url='file ${index}.txt',overwrite=false)`.replaceAll(' ', '%20'), 100))
  say(
    `\n${filesInFolder} files into one folder, one after the other: ${((performance.now() - startedAt) / filesInFolder).toFixed(2)} ms each`,
  )
  const addresses = await pageAddresses(port, `${full}/files?$top=${pageSize}`)
  for (const share of [0, 0.5, 0.99]) {
    const at = Math.min(addresses.length - 1, Math.floor(addresses.length * share))
    const times: number[] = []
    for (let round = 0; round < rounds.page; round += 1) {
      const askedAt = performance.now()
      await ask(askTenon(port, 'GET', addresses[at] ?? ''))
      times.push(performance.now() - askedAt)
    }
    say(`  page of ${pageSize} at ${share * 100} %: ${median(times).toFixed(2)} ms`)
  }
}

/** Reads all pages and returns the address of each. */
async function pageAddresses(port: number, first: string): Promise<string[]> {
  const addresses: string[] = []
  for (let next: string | undefined = first; next !== undefined; ) {
    addresses.push(next)
    const page = (await askJson(askTenon(port, 'GET', next))) as { readonly 'odata.nextLink'?: string }
    const link = page['odata.nextLink']
    next = link === undefined ? undefined : new URL(link).pathname + new URL(link).search
  }
  return addresses
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
