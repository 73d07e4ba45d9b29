import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MeasuredServer, startMeasured } from '../../support/measured/server.ts'
import { basic } from '../../support/server.ts'

/**
 * node test/bench/emulator/put-back.ts [items] [rounds]: how long a snapshot, a restore and a reset take, in memory and on disk, of a
 * server that is warm, with so many items and their index; then those of one site collection with so many items, beside another that
 * changes too. The server is a process of its own, from the sources. Prints the median of the time until the reply, and of the processor
 * time of all threads. Asserts nothing.
 */

const items = Number(process.argv[2] ?? 10_000)
const rounds = Number(process.argv[3] ?? 30)
/** Rounds before those that count. */
const warmUp = 10
const perBatch = 100

const median = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN
const folder = mkdtempSync(join(tmpdir(), 'tenon-put-back-'))
const titleOf = (at: number): string => `Task ${at} of the words that a list has`

const storages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'in memory': {},
  'on disk': { StorageProvider: 'FileSystem', DataRootPath: join(folder, 'data') },
}

async function send({ url }: MeasuredServer, method: string, path: string, body?: unknown, type = 'application/json') {
  const reply = await fetch(url + path, {
    method,
    headers: { Authorization: basic('admin'), Accept: 'application/json', ...(body !== undefined && { 'Content-Type': type }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text.slice(0, 300)}`)
  return text
}

/** The id of the content database of the first site collection. */
async function firstDatabase(server: MeasuredServer): Promise<string> {
  const { value } = JSON.parse(await send(server, 'GET', '/_admin/sites')) as { value: { contentDatabaseId: string }[] }
  return value[0]?.contentDatabaseId ?? ''
}

const tasks = "/_api/web/lists/getbytitle('Tasks')/items"

/** Adds items to the tasks of a site collection. */
async function fill(server: MeasuredServer, site: string): Promise<void> {
  for (let from = 0; from < items; from += perBatch) {
    const parts = Array.from({ length: Math.min(perBatch, items - from) }, (_, at) =>
      [
        '--batch\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n',
        `POST ${server.url}${site}${tasks} HTTP/1.1\r\nContent-Type: application/json\r\nAccept: application/json\r\n`,
        `${JSON.stringify({ Title: titleOf(from + at) })}\r\n`,
      ].join('\r\n'),
    )
    await send(server, 'POST', `${site}/_api/$batch`, `${parts.join('')}--batch--\r\n`, 'multipart/mixed; boundary=batch')
  }
}

interface Measured {
  readonly name: string
  /** The site collections that change before each round. */
  readonly sites: readonly string[]
  readonly steps: Readonly<Record<string, readonly [string, string]>>
}

async function measure(server: MeasuredServer, { name, sites, steps }: Measured): Promise<void> {
  for (const [step, [method, path]] of Object.entries(steps)) {
    const [waited, spent]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds + warmUp; round++) {
      for (const site of sites) {
        // What has not changed would not be copied again.
        await send(server, 'POST', `${site}${tasks}`, { Title: `Added before round ${round}` })
        await send(server, 'GET', `${site}/_api/search/query?querytext='added'`)
      }
      const [before, began] = [await server.processorUs(), performance.now()]
      await send(server, method, `/_emulator/${path}`)
      const ended = performance.now()
      if (round < warmUp) continue
      waited.push(ended - began)
      spent.push(((await server.processorUs()) - before) / 1000)
    }
    console.log(
      `${step} of ${items} items ${name}: ${median(waited).toFixed(1)} ms until the reply, ${median(spent).toFixed(1)} ms of processor time`,
    )
  }
}

for (const [name, storage] of Object.entries(storages)) {
  const server = await startMeasured({ 'Emulator:Enabled': 'true', ...storage })
  // A reset returns to the seed, which is at most 1 MiB long.
  const titles = Array.from({ length: items }, (_, at) => ({ Title: titleOf(at) }))
  await send(server, 'PUT', '/_emulator/state', { version: 1, webs: [{ url: '/', lists: [{ title: 'Tasks', items: titles }] }] })
  await send(server, 'GET', "/_api/search/query?querytext='words'")
  const steps = { snapshot: ['PUT', 'snapshots/all'], restore: ['POST', 'snapshots/all/restore'], reset: ['POST', 'reset'] } as const
  await measure(server, { name, sites: [''], steps })
  const site = '/sites/one'
  for (const where of ['its own database', 'the database of another']) {
    await send(server, 'POST', '/_emulator/reset')
    const place = where === 'its own database' ? {} : { contentDatabaseId: await firstDatabase(server) }
    await send(server, 'POST', '/_admin/sites', { webApplication: 'Default', path: site.slice(1), title: 'One', owner: 'admin', ...place })
    await fill(server, site)
    await send(server, 'GET', `${site}/_api/search/query?querytext='words'`)
    await send(server, 'PUT', `/_emulator/snapshots/one?site=${site}`)
    await measure(server, {
      name: `${name}, in ${where}`,
      sites: ['', site],
      steps: { snapshot: ['PUT', `snapshots/again?site=${site}`], restore: ['POST', 'snapshots/one/restore'] },
    })
  }
  await server.stop()
}
rmSync(folder, { recursive: true, force: true })
