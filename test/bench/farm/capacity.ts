import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startMeasured } from '../../support/measured/server.ts'
import { programsOf, startPrivateServer } from '../../support/postgresql/private-server.ts'
import { basic } from '../../support/server.ts'

/**
 * node test/bench/farm/capacity.ts: what a site collection, an item and each kind of request cost a server and PostgreSQL, as
 * processor time and as bytes of the database. docs/scale.md computes with these figures. Asserts nothing.
 */

const usage = `node test/bench/farm/capacity.ts [options]
  --items N   items in the list (default 20000)
  --sites N   site collections that are made (default 40)`

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '20000' },
    sites: { type: 'string', default: '40' },
    help: { type: 'boolean', default: false },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)
if (values.help) {
  say(usage)
  process.exit(0)
}
const items = Number(values.items)
const sites = Number(values.sites)

/** Microseconds of processor time that the processes of a server of PostgreSQL have used, ended ones included. */
function usedBy(folder: string): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d{1,10}$/.test(name))
    .map((name) => statOf(name))
  const main = stats.find((stat) => stat?.command.includes(`-k\0${folder}\0`))
  let ticks = main ? main.own + main.ofEnded : 0
  for (const stat of stats) if (stat && stat.parent === main?.pid) ticks += stat.own
  return ticks * 10_000
}

function statOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before these fields may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const at = (index: number) => Number(fields[index])
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return { pid: Number(pid), parent: at(1), own: at(11) + at(12), ofEnded: at(13) + at(14), command }
  } catch {
    return undefined
  }
}

const programs = programsOf()
if (programs === undefined) throw new Error('PostgreSQL is not installed here')
const folder = mkdtempSync(join(tmpdir(), 'tenon-capacity-'))
const postgres = await startPrivateServer(programs)
const socket = new URL(postgres.connectionString).searchParams.get('host') ?? ''
const server = await startMeasured({
  StorageProvider: 'PostgreSQL',
  PostgreSqlConnectionString: postgres.connectionString,
  DataRootPath: folder,
  'Cache:Bytes': '0',
  'Emulator:Enabled': 'true',
})

const Authorization = basic('admin')
const headers = { Authorization, Accept: 'application/json;odata=nometadata', 'Content-Type': 'application/json;odata=verbose' }

async function ask(method: string, path: string, body?: unknown): Promise<string> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const reply = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...headers, 'X-RequestDigest': digest, 'If-Match': '*' },
    ...init,
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text.slice(0, 400)}`)
  return text
}
let digest = ''
digest = (JSON.parse(await ask('POST', '/_api/contextinfo')) as { FormDigestValue: string }).FormDigestValue

async function bytesOfDatabases(): Promise<number> {
  const client = new pg.Client(postgres.connectionString)
  await client.connect()
  const sum = `SELECT sum(pg_database_size(datname)) AS bytes FROM pg_database WHERE starts_with(datname, 'tenon')`
  const { rows } = await client.query<{ bytes: string }>(sum)
  await client.end()
  return Number(rows[0]?.bytes)
}

/** Waits until nothing has used the processor for a while: what the background does for a request is part of its cost. */
async function quiet(): Promise<void> {
  for (let calm = 0; calm < 4; ) {
    const before = (await server.processorUs()) + usedBy(socket)
    await new Promise((resolve) => setTimeout(resolve, 250))
    calm = (await server.processorUs()) + usedBy(socket) - before < 25_000 ? calm + 1 : 0
  }
}

interface Cost {
  readonly server: number
  readonly database: number
  readonly bytes: number
}

async function costOf(count: number, work: () => Promise<void>): Promise<Cost> {
  await quiet()
  const before = { server: await server.processorUs(), database: usedBy(socket), bytes: await bytesOfDatabases() }
  await work()
  await quiet()
  const per = (total: number) => total / count
  return {
    server: per((await server.processorUs()) - before.server),
    database: per(usedBy(socket) - before.database),
    bytes: per((await bytesOfDatabases()) - before.bytes),
  }
}

async function times(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at++) await work(at)
}

const show = (name: string, { server: own, database, bytes }: Cost): void =>
  say(`${name.padEnd(44)}${own.toFixed(0).padStart(8)}${database.toFixed(0).padStart(10)}${bytes.toFixed(0).padStart(10)}`)

say(`${''.padEnd(44)}${'server'.padStart(8)}${'database'.padStart(10)}${'bytes'.padStart(10)}`)
say(`${''.padEnd(44)}${'µs'.padStart(8)}${'µs'.padStart(10)}`)
const idle = await server.held()
show(
  'a site collection',
  await costOf(sites, () =>
    times(sites, (at) => ask('POST', '/_admin/sites', { webApplication: 'Default', path: `sites/s${at}`, title: 'S', owner: 'admin' })),
  ),
)
await times(sites, (at) => ask('GET', `/sites/s${at}/_api/web`))
say(`memory of the server for each site collection in use: ${(((await server.held()) - idle) / sites / 1024).toFixed(0)} KB`)

await ask('POST', '/_api/web/lists', { Title: 'Costs', BaseTemplate: 107 })
const list = "/_api/web/lists/getbytitle('Costs')/items"
const generate = async () => {
  const { operationId } = JSON.parse(await ask('POST', '/_emulator/generate', { list: 'Costs', count: items, seed: 7 })) as {
    operationId: number
  }
  for (;;) {
    const { status } = JSON.parse(await ask('GET', `/_emulator/operations/${operationId}`)) as { status: string }
    if (status === 'Succeeded') return
    if (status !== 'Running') throw new Error(`the generation has ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
show('an item, with its index and its change', await costOf(items, generate))
const one = (at: number) => `${list}(${1 + ((at * 7919) % items)})`
await times(200, (at) => ask('GET', one(at)))
show('GET an item', await costOf(2000, () => times(2000, (at) => ask('GET', one(at)))))
show(
  'GET a page of 100 items',
  await costOf(300, () => times(300, (at) => ask('GET', `${list}?$top=100&$filter=Id gt ${(at * 97) % (items - 100)}`))),
)
show('search', await costOf(200, () => times(200, () => ask('GET', `/_api/search/query?querytext='chairs'&rowlimit=10`))))
show('add an item', await costOf(1000, () => times(1000, (at) => ask('POST', list, { Title: `Task ${at}` }))))
show('change an item', await costOf(1000, () => times(1000, (at) => ask('MERGE', one(at), { Title: `Changed ${at}` }))))
await server.stop()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
