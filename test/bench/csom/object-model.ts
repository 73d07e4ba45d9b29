import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call, listNamed, load, method, property, requestText, web } from '../../support/csom/model-client.ts'
import { batchOf, rest } from '../../support/doors.ts'
import { fetchFrom, startServer } from '../../support/server.ts'

/**
 * node test/bench/csom/object-model.ts [rounds]: what the object model costs beside REST, client and server in one process: a
 * web with fifty lists, and one hundred updates of items in one request. Prints the processor time of both, and the median of
 * the ratios of rounds in turns. Asserts nothing.
 */

const rounds = Number(process.argv[2] ?? 15)
const folder = mkdtempSync(join(tmpdir(), 'tenon-model-bench-'))
const server = await startServer({ settings: { StorageProvider: 'FileSystem', DataRootPath: folder, 'Cache:Bytes': '0' } })
const ask = async (method: string, path: string, body?: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { status, text } = await fetchFrom(server.url + path, {
    method,
    user: 'admin',
    headers: { Accept: 'application/json;odata=nometadata', ...headers },
    ...(body !== undefined && { body }),
  })
  if (status >= 300 || text.includes('"ErrorInfo":{')) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
  return text
}

const json = { 'Content-Type': 'application/json' }
const known = (JSON.parse(await ask('GET', '/_api/web/lists')) as { readonly value: readonly unknown[] }).value.length
for (let count = known; count < 50; count++)
  await ask('POST', '/_api/web/lists', JSON.stringify({ Title: `List ${count}`, BaseTemplate: 100 }), json)
for (let count = 0; count < 100; count++)
  await ask('POST', "/_api/web/lists/getbytitle('Tasks')/items", JSON.stringify({ Title: `${count}` }), json)

const xml = { 'Content-Type': 'text/xml' }
const model = (body: string) => ask('POST', '/_vti_bin/client.svc/ProcessQuery', body, xml)
const lists = property(web, 'Lists')
const children =
  '<Query SelectAllProperties="true"><Properties/></Query><ChildItemQuery SelectAllProperties="true"><Properties/></ChildItemQuery>'
const loadAll = requestText([load(web), { kind: 'query', on: lists, inner: children }])
const ids = Array.from({ length: 100 }, (_, at) => at + 1)

let round = 0
const updates = (): string => {
  const items = listNamed('Tasks')
  return requestText(
    ids.flatMap((id) => {
      const item = method(items, 'GetItemById', id)
      return [call(item, 'SetFieldValue', 'Title', `${round}`), call(item, 'Update')]
    }),
  )
}
const batch = () => batchOf(ids.map((id) => rest.updateItem('Tasks', id, { Title: `${round}` })))

const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  'REST: web, and lists': async () => {
    await ask('GET', '/_api/web')
    await ask('GET', '/_api/web/lists')
  },
  'object model: web and lists': () => model(loadAll),
  'REST: $batch of 100 updates': () => {
    const { path, headers, body } = batch()
    return ask('POST', path, body, headers)
  },
  'object model: 100 updates': () => model(updates()),
}

/** Processor time of all threads, in milliseconds. */
async function costOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const taken = new Map<string, number[]>()
for (round = 0; round < rounds + 3; round++)
  for (const [name, run] of Object.entries(ways)) {
    const cost = await costOf(run)
    if (round >= 3) taken.set(name, [...(taken.get(name) ?? []), cost])
  }
for (const [name, costs] of taken) process.stdout.write(`${name.padEnd(32)} ${median(costs).toFixed(1)} ms\n`)
const [read = [], readByModel = [], wrote = [], wroteByModel = []] = [...taken.values()]
const ratio = (one: readonly number[], other: readonly number[]) => median(one.map((cost, at) => cost / (other[at] ?? 1))).toFixed(2)
process.stdout.write(
  `The object model takes ${ratio(readByModel, read)} x the cost of REST to read, ${ratio(wroteByModel, wrote)} x to write\n`,
)
await server.stop()
rmSync(folder, { recursive: true, force: true })
