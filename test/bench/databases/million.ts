import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contentTables } from '../../../generated/prisma/content.ts'
import { startMeasured } from '../../support/measured/server.ts'
import { batchMessage, listPath, probes, readHeaders, setUp } from '../growth-list.ts'
import { load, message } from '../loader.ts'
import { conditionsLine, table } from '../report.ts'
import { type BenchPlace, databaseMs, places } from './places.ts'

/**
 * node test/bench/databases/million.ts: what a filtered page of 100 costs in a list of 5,000 items and in one of a million with the same columns, in
 * turns, on each database. The large list is copied from the small one in SQL. Asserts nothing.
 */
const { values } = parseArgs({
  options: {
    databases: { type: 'string', default: 'SQLite,PostgreSQL,MariaDB' },
    items: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '7' },
    requests: { type: 'string', default: '20' },
  },
})
const [large, rounds, requests] = [values.items, values.rounds, values.requests].map(Number) as [number, number, number]
const small = 5_000
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN

/**
 * Fills the large list with copies of the items of the small one. No server runs. The site is the beginning of the key: without it each statement
 * would read the whole table, which grows.
 */
async function grow(
  { quote, newId, run, indexes, contentUrl }: BenchPlace,
  { site, from, to }: Readonly<Record<'site' | 'from' | 'to', string>>,
): Promise<void> {
  const [item, id, ofSite, list] = [quote('Item'), quote('itemId'), quote('siteId'), quote('listId')]
  const names = Object.keys(contentTables.Item.columns)
  const ofList = new Set(['listId', 'listKey', 'folderId', 'scopeId'])
  const statements: string[] = []
  for (let size = 0; size < large; size += small) {
    const copied = names.map((name) => {
      if (name === 'itemId') return `i.${id} + ${size + 1}`
      if (name === 'uniqueId') return newId
      // Other values of the numbers, so that an index has not the same one many times.
      if (name === 'number1' || name === 'ixNumber1') return `i.${quote(name)} + 0.0001 * ${size}`
      // Other choices too: else all copies of an item that a filter leaves out are beside each other in every order.
      if (name === 'text2' || name === 'ixText2') return nextChoice(`i.${quote(name)}`, name === 'text2' ? 'S' : 's', size / small)
      return ofList.has(name) ? `first.${quote(name)}` : `i.${quote(name)}`
    })
    statements.push(
      `INSERT INTO ${item} (${names.map(quote).join(', ')}) SELECT ${copied.join(', ')} FROM ${item} AS i CROSS JOIN ${item} AS first
       WHERE i.${ofSite} = '${site}' AND i.${list} = '${from}' AND first.${ofSite} = '${site}' AND first.${list} = '${to}' AND first.${id} = 1`,
    )
  }
  const counters = `UPDATE ${quote('List')} SET ${quote('itemCount')} = ${large + 1}, ${quote('nextItemId')} = ${large + 2} WHERE ${quote('id')} = '${to}'`
  const analyze = contentUrl?.startsWith('mysql') ? `ANALYZE TABLE ${item}` : contentUrl ? `VACUUM ANALYZE ${item}` : 'ANALYZE'
  const { drop, make } = await indexes()
  await run([...drop, ...statements, ...make, counters, analyze])
}

/** The choice that stands so many places behind the one of a column. */
function nextChoice(column: string, letter: string, places: number): string {
  const cases = [0, 1, 2, 3, 4].map((choice) => `WHEN '${letter}${choice}' THEN '${letter}${(choice + places) % 5}'`)
  return `CASE ${column} ${cases.join(' ')} END`
}

async function measure(name: keyof typeof places): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-million-'))
  const place = await places[name](folder)
  const settings = { ...place.settings, 'Cache:Bytes': '0', HttpPort: '0', 'Security:HttpsEnabled': 'false' }
  let server = await startMeasured(settings)
  const portOf = () => Number(new URL(server.url).port)
  const idOf = async (path: string) =>
    ((await (await fetch(`${server.url}${path}?$select=Id`, { headers: readHeaders })).json()) as { Id: string }).Id
  await setUp(portOf())
  await setUp(portOf(), 'Large')
  await load({ port: portOf(), requests: batchMessage, connections: 2, expect: 200, until: { replies: small / 100 } })
  const largePath = listPath.replace('Growth', 'Large')
  const headers = { ...readHeaders, 'Content-Type': 'application/json' }
  await fetch(`${server.url}${largePath}/items`, { method: 'POST', headers, body: '{"Title":"first"}' })
  const ids = { site: await idOf('/_api/site'), from: await idOf(listPath), to: await idOf(largePath) }
  await server.stop()
  await grow(place, ids)
  server = await startMeasured(settings)
  const rows: string[][] = [['', `${small} items`, `${large} items`, 'ratio of the medians', 'processor time: ratio']]
  for (const { title, path } of probes(small).slice(0, 9)) {
    const pages = [path, path.replace('Growth', 'Large')].map((address) => message('GET', address, readHeaders))
    const ms: number[][] = [[], []]
    const cpu: number[][] = [[], []]
    for (let round = 0; round <= rounds; round += 1)
      for (const [at, page] of pages.entries()) {
        const [before, beside] = [await server.processorUs(), databaseMs()]
        const { p50 } = await load({ port: portOf(), requests: [page], connections: 1, expect: 200, until: { replies: requests } })
        // The first round fills caches.
        if (round === 0) continue
        ms[at]?.push(p50)
        cpu[at]?.push(((await server.processorUs()) - before) / 1_000 / requests + (databaseMs() - beside) / requests)
      }
    const [[one = 0, many = 0], [oneCpu = 0, manyCpu = 0]] = [ms.map(median), cpu.map(median)]
    rows.push([title, `${one.toFixed(2)} ms`, `${many.toFixed(2)} ms`, (many / one).toFixed(2), (manyCpu / oneCpu).toFixed(2)])
  }
  say(`${name}\n${table(rows)}\n`)
  await server.stop()
  await place.stop()
  rmSync(folder, { recursive: true, force: true })
}

say(conditionsLine(1, `${rounds} rounds of ${requests} requests in turns`))
for (const name of values.databases.split(',')) await measure(name as keyof typeof places)
