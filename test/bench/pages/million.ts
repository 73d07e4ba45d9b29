import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killAll, sleep, start, tenonProgram } from '../servers.ts'

/**
 * The cost of the page of a view in a list of many items: the first page and pages deep in the list, by their key, and a page
 * with totals of all items. `node --disable-proto=delete test/bench/pages/million.ts [items]`
 */

const count = Number(process.argv[2] ?? '1000000')
const repeated = 100
const headers = { Authorization: `Basic ${Buffer.from('admin:any').toString('base64')}`, Accept: 'text/html,*/*;q=0.8' }
const json = { ...headers, Accept: 'application/json;odata=nometadata', 'Content-Type': 'application/json' }

const folder = mkdtempSync(join(tmpdir(), 'tenon-million-'))
process.on('exit', () => {
  killAll()
  rmSync(folder, { recursive: true, force: true })
})
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const settings = ['--Security:HttpsEnabled', 'false', '--StorageProvider', 'InMemory', '--Logging:Level', 'off', '--emulator']
// The emulator, which makes the items, refuses to run in production.
const asTest = ['--import', "data:text/javascript,process.env.NODE_ENV='development'"]
const server = await start({
  name: 'Tenon',
  argv: (port) => [...asTest, ...tenonProgram(say), '--HttpPort', String(port), ...settings],
  folder,
  readyPath: '/health',
})
const url = `http://127.0.0.1:${server.port}`

async function send(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const reply = await fetch(url + path, { method, headers: { ...json, ...more }, ...(body && { body: JSON.stringify(body) }) })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text.slice(0, 300)}`)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

const list = "/_api/web/lists/getbytitle('Rows')"
await send('POST', '/_api/web/lists', { Title: 'Rows', BaseTemplate: 100 })
await send('POST', `${list}/fields`, { Title: 'Amount', FieldTypeKind: 9, Indexed: true })
await send('POST', `${list}/fields`, { Title: 'Kind', FieldTypeKind: 6, Indexed: true, Choices: ['A', 'B', 'C', 'D'] })
for (const name of ['Amount', 'Kind']) await send('POST', `${list}/defaultview/viewfields/addviewfield('${name}')`)
await send('POST', `${list}/defaultview`, { RowLimit: 100 }, { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' })
const totals = { Title: 'Totals', RowLimit: 100, ViewFields: ['LinkTitle', 'Amount'], AggregationsStatus: 'On' }
await send('POST', `${list}/views`, { ...totals, Aggregations: '<FieldRef Name="Amount" Type="SUM"/>' })
const began = performance.now()
const { operationId } = await send('POST', '/_emulator/generate', { list: 'Rows', count })
for (;;) {
  await sleep(500)
  const { status, made, error } = await send('GET', `/_emulator/operations/${String(operationId)}`)
  if (status === 'Succeeded') break
  if (status !== 'Running') throw new Error(String(error))
  say(`${String(made)} items`)
}
console.log(`${count} items generated in ${((performance.now() - began) / 1000).toFixed(1)} s`)

async function get(path: string): Promise<string> {
  const reply = await fetch(url + path, { headers })
  const body = await reply.text()
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${body.slice(0, 200)}`)
  return body
}

const all = '/Lists/Rows/AllItems.aspx'
/** The address of the page after this one. */
const nextOf = (body: string): string => /href="([^"]+)" rel="next"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
const middle = `${all}?Paged=TRUE&p_ID=${Math.floor(count / 2)}`
const sorted = `${all}?SortField=Amount&SortDir=Asc`
let deep = sorted
for (let page = 0; page < 20; page += 1) deep = nextOf(await get(deep))

console.log('page                                      rows    ms of processor time')
for (const [title, path, times] of [
  ['first page', all, repeated],
  ['page in the middle, by id', middle, repeated],
  ['last page, by id', `${all}?Paged=TRUE&p_ID=${count - 100}`, repeated],
  ['first page, by an indexed column', sorted, repeated],
  ['page 21, by an indexed column', deep, repeated],
  ['first page of one value', `${all}?FilterField1=Kind&FilterValue1=B`, 10],
  ['first page with a sum of all items', '/Lists/Rows/Totals.aspx', 3],
] as const) {
  const rows = (await get(path)).split('<tr data-item=').length - 1
  const before = server.cpuMs() ?? Number.NaN
  for (let n = 0; n < times; n += 1) await get(path)
  console.log(
    `${title.padEnd(40)}${String(rows).padStart(6)}${(((server.cpuMs() ?? Number.NaN) - before) / times).toFixed(2).padStart(24)}`,
  )
}
await server.stop()
process.exit(0)
