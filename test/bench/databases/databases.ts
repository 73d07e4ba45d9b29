import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type MeasuredServer, startMeasured } from '../../support/measured/server.ts'
import { batchMessage, indexed, items, listPath, probes, readHeaders, setUp } from '../growth-list.ts'
import { load, message } from '../loader.ts'
import { conditionsLine, table } from '../report.ts'
import { type BenchPlace, databaseMs, places } from './places.ts'

/**
 * node test/bench/databases/databases.ts: what the same requests cost on each database: additions in batches of 100, GET of an item beside the bare
 * driver in a server of Node in turns, a filtered page in a small and in a large list, and a start. With `--gets` only the first two. Asserts nothing.
 */
const { values } = parseArgs({
  options: {
    databases: { type: 'string', default: 'SQLite,PostgreSQL,MariaDB' },
    items: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
    gets: { type: 'boolean', default: false },
  },
})
const large = Number(values.items)
const small = 5_000
const milliseconds = Number(values.seconds) * 1_000
const connections = Number(values.connections)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const portOf = (url: string) => Number(new URL(url).port)
const oneGet = Array.from({ length: 50 }, (_, at) => message('GET', `${items}(${at * 97 + 1})`, readHeaders))

interface Cost {
  readonly perSecond: number
  readonly p50: number
  /** Milliseconds of processor time for each reply: of the server, and of the database. */
  readonly serverMs: number
  readonly databaseMs: number
}

/** As many replies as the compiler of a new process needs. */
const warmUp = 300
/** Before servers are compared in turns, both are warm. */
const longWarmUp = 3_000
const rounds = 5

/** Sends requests for a while after a warm-up. */
async function ask(port: number, cpuMs: () => Promise<number>, requests: readonly Buffer[], at = connections): Promise<Cost> {
  const plan = { port, requests, connections: at, expect: 200 }
  await load({ ...plan, until: { replies: warmUp } })
  const [before, beside] = [await cpuMs(), databaseMs()]
  const { replies, perSecond, p50 } = await load({ ...plan, until: { milliseconds } })
  return { perSecond, p50, serverMs: ((await cpuMs()) - before) / replies, databaseMs: (databaseMs() - beside) / replies }
}

const cpuOf = (server: MeasuredServer) => async () => (await server.processorUs()) / 1_000

/** A server of Node with the bare driver, and what asks it. */
async function startBare(
  contentUrl: string,
  listId: string,
): Promise<{ ask(): Promise<Cost>; warm(): Promise<unknown>; stop(): Promise<unknown> }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare.ts', import.meta.url)), contentUrl, listId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const own = () => Promise.resolve(ticksOf(child.pid))
  const port = Number(line)
  return {
    ask: () => ask(port, own, oneGet),
    warm: () => load({ port, requests: oneGet, connections, expect: 200, until: { replies: longWarmUp } }),
    stop() {
      child.kill()
      return once(child, 'exit')
    },
  }
}

const median = (costs: readonly Cost[]): Cost => costs.toSorted((one, other) => one.perSecond - other.perSecond)[costs.length >> 1] as Cost

/** GET of an item in turns with the bare driver, when both are warm and the search index is done. */
async function compareGets(server: MeasuredServer, contentUrl: string, listId: string) {
  await indexed(portOf(server.url), small - 1)
  const bare = await startBare(contentUrl, listId)
  await bare.warm()
  await load({ port: portOf(server.url), requests: oneGet, connections, expect: 200, until: { replies: longWarmUp } })
  const costs: { own: Cost; bare: Cost }[] = []
  for (let round = 0; round < rounds; round += 1)
    costs.push({ own: await ask(portOf(server.url), cpuOf(server), oneGet), bare: await bare.ask() })
  await bare.stop()
  const shares = costs.map(({ own, bare: peer }) => (100 * own.perSecond) / peer.perSecond).sort((one, other) => one - other)
  const share = `${shares[rounds >> 1]?.toFixed(0)} % (${shares[0]?.toFixed(0)} to ${shares.at(-1)?.toFixed(0)})`
  return { own: median(costs.map(({ own }) => own)), bare: median(costs.map(({ bare: peer }) => peer)), share }
}

function ticksOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Copies the items of the list in the database, until there are so many. No server runs. */
async function growTo(place: BenchPlace, columns: readonly string[], listId: string): Promise<void> {
  const { quote, newId } = place
  const [item, id] = [quote('Item'), quote('itemId')]
  const names = columns.map(quote).join(', ')
  const statements: string[] = []
  for (let size = small; size < large; size *= 2) {
    const most = Math.min(size, large - size)
    // Other values of the numbers, so that an index has not the same one many times.
    const copied = columns.map((name) =>
      name === 'itemId'
        ? `${id} + ${size}`
        : name === 'uniqueId'
          ? newId
          : name === 'number1'
            ? `${quote(name)} + 0.0001 * ${size}`
            : quote(name),
    )
    statements.push(
      `INSERT INTO ${item} (${names}) SELECT ${copied.join(', ')} FROM ${item} WHERE ${quote('listId')} = '${listId}' AND ${id} <= ${most}`,
    )
  }
  const list = `UPDATE ${quote('List')} SET ${quote('itemCount')} = ${large}, ${quote('nextItemId')} = ${large + 1} WHERE ${quote('id')} = '${listId}'`
  const analyze = place.contentUrl?.startsWith('mysql') ? 'ANALYZE TABLE `Item`' : place.contentUrl ? 'VACUUM ANALYZE "Item"' : 'ANALYZE'
  await place.run([...statements, list, analyze])
}

async function columnsOfItem(): Promise<string[]> {
  const { contentTables } = await import('../../../generated/prisma/content.ts')
  return Object.keys(contentTables.Item.columns)
}

async function measure(name: keyof typeof places): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-databases-'))
  const place = await places[name](folder)
  const shown = new Map<string, string>([['', name]])
  const settings = { ...place.settings, 'Cache:Bytes': '0', HttpPort: '0', 'Security:HttpsEnabled': 'false' }
  const show = (title: string, { perSecond, p50, serverMs, databaseMs: ofDatabase }: Cost) => {
    shown.set(title, `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(2)} ms; ${serverMs.toFixed(2)} + ${ofDatabase.toFixed(2)} ms CPU`)
    say(`${name}: ${title}: ${shown.get(title)}`)
  }
  let server = await startMeasured(settings)
  await setUp(portOf(server.url))
  const cpu = cpuOf(server)
  const [before, beside, began] = [await cpu(), databaseMs(), performance.now()]
  await load({ port: portOf(server.url), requests: batchMessage, connections: 4, expect: 200, until: { replies: small / 100 } })
  const seconds = (performance.now() - began) / 1_000
  shown.set(
    'additions in batches of 100',
    `${(small / seconds).toFixed(0)} items/s; ${(((await cpu()) - before) / small).toFixed(3)} + ${((databaseMs() - beside) / small).toFixed(3)} ms CPU an item`,
  )
  say(`${name}: additions: ${shown.get('additions in batches of 100')}`)
  const { Id } = (await (await fetch(`${server.url}${listPath}?$select=Id`, { headers: readHeaders })).json()) as { Id: string }
  if (place.contentUrl !== undefined) {
    const { own, bare, share } = await compareGets(server, place.contentUrl, Id)
    show('GET item', own)
    show('GET item, bare driver', bare)
    shown.set('GET item of the bare driver', share)
  } else {
    show('GET item', await ask(portOf(server.url), cpu, oneGet))
  }
  if (values.gets) {
    await server.stop()
    await place.stop()
    rmSync(folder, { recursive: true, force: true })
    return shown
  }
  const [filtered] = probes(small)
  const page = [message('GET', filtered?.path ?? '', readHeaders)]
  show(`filtered page of ${small}`, await ask(portOf(server.url), cpu, page, 1))
  await server.stop()
  await growTo(place, await columnsOfItem(), Id)
  const starting = performance.now()
  server = await startMeasured(settings)
  shown.set('start until it listens', `${(performance.now() - starting).toFixed(0)} ms`)
  show(`filtered page of ${large}`, await ask(portOf(server.url), cpuOf(server), page, 1))
  await server.stop()
  await place.stop()
  rmSync(folder, { recursive: true, force: true })
  return shown
}

say(conditionsLine(connections, `${values.seconds} s measured`))
const columns: Map<string, string>[] = []
for (const name of values.databases.split(',')) columns.push(await measure(name as keyof typeof places))
const titles = [...new Set(columns.flatMap((column) => [...column.keys()]))]
say(`\n${table(titles.map((title) => [title, ...columns.map((column) => column.get(title))]))}`)
