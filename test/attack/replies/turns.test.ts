import { beforeAll, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { accepts } from '../../support/wire.ts'
import { longestTurn, mostMs } from '../cost.ts'

const { server } = await serve({ settings: { 'Cache:Bytes': '0' } })
const headers = { Authorization: basic('ann'), Accept: accepts.verbose }
const ann = createContractClient(server.url, headers)

const items = "/_api/web/lists/getbytitle('Tasks')/items"
const rows = 1_000

async function write(bodies: readonly object[]): Promise<void> {
  const parts = bodies.map(
    (body) =>
      `--b\r\nContent-Type: application/http\r\n\r\nPOST ${items} HTTP/1.1\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(body)}\r\n`,
  )
  await ann.call('POST', '/_api/$batch', { body: `${parts.join('')}--b--\r\n`, headers: { 'Content-Type': 'multipart/mixed; boundary=b' } })
}

/** Reads a reply piece by piece and returns the number of its bytes. */
async function read(path: string): Promise<number> {
  const reply = await fetch(new URL(path, server.url), { headers })
  expect(reply.status).toBe(200)
  let bytes = 0
  if (reply.body) for await (const piece of reply.body as unknown as AsyncIterable<Uint8Array>) bytes += piece.length
  return bytes
}

beforeAll(async () => {
  for (let n = 0; n < 20; n++) await ann.call('POST', '/_api/web/lists', { body: { Title: `List ${n}`, BaseTemplate: 100 } })
  for (let at = 0; at < rows; at += 100)
    await write(Array.from({ length: 100 }, (_, n) => ({ Title: `Task ${at + n}`, Body: 'Some words' })))
  for (let n = 0; n < 12; n++) await ann.call('POST', items, { body: { Title: 'Long', Body: `"Ä" <b>${n}</b> & `.repeat(50_000) } })
  await read(`${items}?$top=200`)
}, 60_000)

it.each([
  ['a page of a thousand rows', `${items}?$top=5000&$filter=Id le ${rows}`, 1_000_000],
  ['a page of notes of a megabyte', `${items}?$top=100&$filter=Id gt ${rows}`, 8_000_000],
  [
    'a page of such notes with their texts',
    `${items}?$top=5000&$filter=Id gt ${rows}&$expand=FieldValuesAsText,FieldValuesAsHtml,FieldValuesForEdit`,
    30_000_000,
  ],
  ['an entity with what leads back to it, six levels deep', '/_api/web?$expand=Lists/ParentWeb/Lists/ParentWeb/Lists', 10_000_000],
])(
  '%s never holds the event loop',
  async (_, path, least) => {
    let bytes = 0
    const longest = await longestTurn(async () => {
      bytes = await read(path)
    })
    expect(bytes).toBeGreaterThan(least)
    expect(longest, 'milliseconds of processor time in one turn').toBeLessThan(mostMs)
  },
  60_000,
)
