import { deepStrictEqual } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { elementsIn } from '../../support/soap/messages.ts'
import { type Load, load, message } from '../loader.ts'
import { floor, tenon } from '../scenarios.ts'
import { type Command, killAll, type Running, start, tenonProgram } from '../servers.ts'

/**
 * node test/bench/soap/soap.ts [--seconds N]: processor time of GetListItems with 100 rows and of UpdateListItems with 50
 * methods, of Tenon, the floor and a server of npm `soap` over a copy of the same database (`peer.ts`), in turns; least of the
 * rounds. GetListItems also from Tenon's cache of replies. The replies of Tenon and npm `soap` are compared first: the same rows with the same attributes and values.
 */

const at = process.argv.indexOf('--seconds')
const seconds = at < 0 ? 1 : Number(process.argv[at + 1])
const rounds = 5
const warmRounds = 3
const connections = 4

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'tenon-soap-'))
process.once('exit', () => {
  killAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(128 + constants.signals[signal]))

const namespace = 'urn:svc:soap/'
const authorization = `Basic ${Buffer.from('bench:any').toString('base64')}`
const envelope = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`
const call = (operation: string, content: string): Buffer => {
  const headers = { Authorization: authorization, 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"${namespace}${operation}"` }
  return message('POST', '/_vti_bin/lists.asmx', headers, envelope(`<${operation} xmlns="${namespace}">${content}</${operation}>`))
}
const method = (id: number) =>
  `<Method ID="${id}" Cmd="Update"><Field Name="ID">${id}</Field><Field Name="Title">Changed ${id}</Field></Method>`
const getListItems = call('GetListItems', '<listName>Tasks</listName><rowLimit>100</rowLimit>')
const methods = Array.from({ length: 50 }, (_, n) => method(n + 1)).join('')
const updateListItems = call('UpdateListItems', `<listName>Tasks</listName><updates><Batch OnError="Continue">${methods}</Batch></updates>`)

const textFrom = async (port: number, path: string, body?: string): Promise<string> => {
  const headers = { Authorization: authorization, 'Content-Type': 'text/xml; charset=utf-8' }
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers, ...(body !== undefined && { method: 'POST', body }) })
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${text.slice(0, 500)}`)
  return text
}
const getRows = (port: number, path = '/_vti_bin/lists.asmx') =>
  textFrom(port, path, envelope(`<GetListItems xmlns="${namespace}"><listName>Tasks</listName><rowLimit>100</rowLimit></GetListItems>`))

/** Copies the database and the contract of Tenon for the peer, before any server has changed a row. */
async function seedPeer(port: number): Promise<Command> {
  const [database, contract] = [join(folder, 'peer.db'), join(folder, 'lists.wsdl')]
  writeFileSync(contract, await textFrom(port, '/_vti_bin/lists.asmx?wsdl'))
  const filled = new BetterSqlite(join(folder, 'data', 'Content', 'content.db'))
  filled.prepare('VACUUM INTO ?').run(database)
  filled.close()
  const program = join(import.meta.dirname, 'peer.ts')
  return { name: 'npm soap', argv: (own) => ['--no-warnings', program, String(own), database, contract], folder, readyPath: '/' }
}

interface Entrant {
  readonly name: string
  readonly server: Running
  readonly requests: Load['requests']
  /** Processor time of a request in each measured round, in microseconds. */
  readonly costs: number[]
}

/** One round of each server after the other, so that a busy machine is busy for all of them. */
async function compare(title: string, entrants: readonly Entrant[]): Promise<void> {
  for (let round = -warmRounds; round < rounds; round++)
    for (const { server, requests, costs } of entrants) {
      const before = server.cpuMs() ?? 0
      const { replies } = await load({ port: server.port, requests, connections, expect: 200, until: { milliseconds: seconds * 1000 } })
      if (round >= 0) costs.push((((server.cpuMs() ?? 0) - before) * 1000) / replies)
    }
  const own = entrants[0]?.costs ?? []
  say(`\n${title}`)
  for (const { name, costs } of entrants) {
    const ratios = costs.map((cost, n) => cost / (own[n] ?? cost)).sort((a, b) => a - b)
    const [least, ratio] = [Math.min(...costs), ratios[Math.floor(ratios.length / 2)] ?? 1]
    say(`  ${name.padEnd(21)} ${Math.round(least).toLocaleString('en-US').padStart(8)} µs   ${ratio.toFixed(2)} × Tenon`)
  }
}

const own = tenon([...tenonProgram(say), '--Cache:Bytes', '0'], folder, () => undefined)
const server = await start(own.command)
await load({ port: server.port, requests: own.seed ?? [], connections, expect: 201, until: { replies: own.seed?.length ?? 0 } })
const peer = await start(await seedPeer(server.port))
// The reply to the second equal message comes from the cache, which the other server does not have.
const keptFolder = join(folder, 'kept')
mkdirSync(keptFolder)
const cached = tenon(tenonProgram(say), keptFolder, () => undefined)
const cachedServer = await start(cached.command)
const first = cached.seed?.slice(0, 200) ?? []
await load({ port: cachedServer.port, requests: first, connections: 4, expect: 201, until: { replies: first.length } })
const bare = floor(folder)
bare.prepare?.()
const floorServer = await start(bare.command)
// Both send the same attributes with the same values, in whatever order.
const [ours, theirs] = [elementsIn(await getRows(server.port), 'row'), elementsIn(await getRows(peer.port), 'row')]
deepStrictEqual(theirs, ours)
if (ours.length !== 100) throw new Error(`a page has ${ours.length} rows`)

const entrant = (name: string, running: Running, one: Buffer): Entrant => ({ name, server: running, requests: [one], costs: [] })
await compare('GetListItems, 100 rows', [
  entrant('Tenon', server, getListItems),
  entrant('Tenon, from its cache', cachedServer, getListItems),
  { name: 'floor', server: floorServer, requests: bare.requests.soap?.requests ?? [], costs: [] },
  entrant('npm soap', peer, getListItems),
])
await compare('UpdateListItems, 50 methods', [entrant('Tenon', server, updateListItems), entrant('npm soap', peer, updateListItems)])
const names: string[] = []
for (const port of [server.port, peer.port]) {
  const updates = `<updates><Batch OnError="Continue">${methods}</Batch></updates>`
  const body = envelope(`<UpdateListItems xmlns="${namespace}"><listName>Tasks</listName>${updates}</UpdateListItems>`)
  const reply = await textFrom(port, '/_vti_bin/lists.asmx', body)
  const rows = elementsIn(reply, 'row')
  if (rows.length !== 50 || rows[49]?.ows_Title !== 'Changed 50') throw new Error(`not all was written: ${reply.slice(0, 500)}`)
  names.push(
    Object.keys(rows[0] ?? {})
      .sort()
      .join(),
  )
}
deepStrictEqual(names[1], names[0])
for (const one of [server, peer, floorServer, cachedServer]) await one.stop()
