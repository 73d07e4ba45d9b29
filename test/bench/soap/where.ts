import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { batchMessage, probes, readHeaders, setUp } from '../growth-list.ts'
import { load, message } from '../loader.ts'
import { tenon } from '../scenarios.ts'
import { killAll, start, tenonProgram } from '../servers.ts'

/**
 * node test/bench/soap/where.ts [--size N]: fills a list up to N items (1,000,000) through `$batch`, and compares the
 * processor time of GetListItems with an indexed Where, an order and 100 rows with that of the same query by REST.
 */

const at = process.argv.indexOf('--size')
const size = at < 0 ? 1_000_000 : Number(process.argv[at + 1])
const rounds = 5

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'tenon-where-'))
process.once('exit', () => {
  killAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(128 + constants.signals[signal]))

const getListItems = [
  '<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>',
  '<GetListItems xmlns="urn:svc:soap/"><listName>Growth</listName><query><Query>',
  '<Where><Geq><FieldRef Name="Amount"/><Value Type="Number">1500000</Value></Geq></Where><OrderBy><FieldRef Name="Amount"/></OrderBy>',
  '</Query></query><rowLimit>100</rowLimit></GetListItems></soap:Body></soap:Envelope>',
].join('')

const { command } = tenon([...tenonProgram(say), '--Cache:Bytes', '0'], folder, () => undefined)
const server = await start(command)
await setUp(server.port)
await load({ port: server.port, requests: batchMessage, connections: 4, expect: 200, until: { replies: size / 100 } })
const soap = { Authorization: readHeaders.Authorization, 'Content-Type': 'text/xml; charset=utf-8' }
const requests = {
  REST: message('GET', probes(size)[0]?.path ?? '', readHeaders),
  SOAP: message('POST', '/_vti_bin/lists.asmx', soap, getListItems),
}
const costs = { REST: [] as number[], SOAP: [] as number[] }
for (let round = -2; round < rounds; round++)
  for (const name of ['REST', 'SOAP'] as const) {
    const before = server.cpuMs() ?? 0
    const plan = { port: server.port, requests: [requests[name]], connections: 1, expect: 200 }
    const { replies } = await load({ ...plan, until: { milliseconds: 700 } })
    if (round >= 0) costs[name].push((((server.cpuMs() ?? 0) - before) * 1000) / replies)
  }
const ratios = costs.SOAP.map((cost, n) => cost / (costs.REST[n] ?? cost)).sort((a, b) => a - b)
const least = (all: readonly number[]) => `${Math.round(Math.min(...all)).toLocaleString('en-US')} µs`
say(`${size.toLocaleString('en-US')} items, Amount ≥ 1500000 by Amount, 100 rows: REST ${least(costs.REST)}, SOAP ${least(costs.SOAP)}`)
say(`SOAP takes ${(ratios[Math.floor(ratios.length / 2)] ?? 0).toFixed(2)} × the processor time of REST`)
await server.stop()
