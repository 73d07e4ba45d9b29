import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { killAll, start, tenonProgram } from '../servers.ts'

/**
 * The cost of pages for people, on one connection: processor time of the server and bytes of the first page of a web, of a list of
 * 100 rows, of a form, and of two pages of the administration. `node --disable-proto=delete test/bench/pages/pages.ts [rounds]`
 */

const rounds = Number(process.argv[2] ?? '5')
const repeated = 100
const rows = 100
const headers = { Authorization: `Basic ${Buffer.from('admin:any').toString('base64')}`, Accept: 'text/html,*/*;q=0.8' }

const pages: readonly (readonly [title: string, path: string])[] = [
  ['Home', '/default.aspx'],
  [`List, ${rows} rows`, '/Lists/Rows/AllItems.aspx'],
  ['Form of an item', '/Lists/Rows/EditForm.aspx?ID=1'],
  ['Settings of a list', ''],
  ['Administration', '/_admin/default.aspx'],
  ['Web applications', '/_admin/webapplications.aspx'],
  ['Telemetry', '/_admin/telemetry.aspx'],
]

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const folder = mkdtempSync(join(tmpdir(), 'tenon-pages-'))
process.on('exit', () => {
  killAll()
  rmSync(folder, { recursive: true, force: true })
})
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const settings = [
  '--Security:HttpsEnabled',
  'false',
  '--Identity:AllowAcceptAllInProduction',
  'true',
  '--StorageProvider',
  'InMemory',
  '--Logging:Level',
  'off',
]
const server = await start({
  name: 'Tenon',
  argv: (port) => [...tenonProgram(say), '--HttpPort', String(port), ...settings],
  folder,
  readyPath: '/health',
})
const url = `http://127.0.0.1:${server.port}`

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, Accept: 'application/json;odata=nometadata', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${(await reply.text()).slice(0, 300)}`)
  return (await reply.json()) as Record<string, unknown>
}

const list = await post('/_api/web/lists', { Title: 'Rows', BaseTemplate: 107 })
for (let n = 1; n <= rows; n += 1)
  await post("/_api/web/lists/getbytitle('Rows')/items", { Title: `Task ${n}`, PercentComplete: (n % 101) / 100, Status: 'In Progress' })
const view = await fetch(`${url}/_api/web/lists/getbytitle('Rows')/defaultview`, {
  method: 'POST',
  headers: {
    ...headers,
    Accept: 'application/json;odata=nometadata',
    'Content-Type': 'application/json',
    'X-HTTP-Method': 'MERGE',
    'If-Match': '*',
  },
  body: JSON.stringify({ RowLimit: rows }),
})
if (!view.ok) throw new Error(`the view was answered with ${view.status}`)

async function get(path: string): Promise<Buffer> {
  const reply = await fetch(url + path, { headers })
  const body = Buffer.from(await reply.arrayBuffer())
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`)
  return body
}

const shown = (await get('/Lists/Rows/AllItems.aspx')).toString().split('<tr data-item=').length - 1
if (shown !== rows) throw new Error(`the list page shows ${shown} rows`)

console.log(`page                    ms of processor time   KB   KB, compressed`)
for (const [title, given] of pages) {
  const path = given === '' ? `/_layouts/15/listedit.aspx?List=${String(list.Id)}` : given
  const body = await get(path)
  for (let n = 0; n < 2 * repeated; n += 1) await get(path)
  const costs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = server.cpuMs() ?? Number.NaN
    for (let n = 0; n < repeated; n += 1) await get(path)
    costs.push(((server.cpuMs() ?? Number.NaN) - before) / repeated)
  }
  const kb = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6)
  console.log(`${title.padEnd(24)}${median(costs).toFixed(2).padStart(20)} ${kb(body.length)} ${kb(gzipSync(body).length)}`)
}
await server.stop()
process.exit(0)
