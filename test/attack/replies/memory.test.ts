import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { startMeasured } from '../../support/measured/server.ts'
import { basic } from '../../support/server.ts'
import { accepts } from '../../support/wire.ts'

const server = await startMeasured({ 'Cache:Bytes': '0' })
const headers = { Authorization: basic('ann'), Accept: accepts.nometadata }
const ann = createContractClient(server.url, headers)
afterAll(() => server.stop())

const items = "/_api/web/lists/getbytitle('Tasks')/items"
const noteBytes = 1024 * 1024
const notes = 20
const found = "/_api/web/lists/getbytitle('Found')"
/** As many long texts as one row of a search can show. */
const foundColumns = ['One', 'Two', 'Three', 'Four']
const searched = `/_api/search/query?querytext='Findable'&rowlimit=500&selectproperties='Title,${foundColumns.join(',')}'`
/** The maximum memory of one reply, whatever its length. */
const mostBytes = 4 * 1024 * 1024
const fieldValues = '$expand=FieldValuesAsText,FieldValuesAsHtml,FieldValuesForEdit'

beforeAll(async () => {
  for (let n = 0; n < notes; n++) await ann.call('POST', items, { body: { Title: `Note ${n}`, Body: 'a'.repeat(noteBytes) } })
  const json = (body: object) => ({ body })
  await ann.call('POST', '/_api/web/lists', json({ Title: 'Found', BaseTemplate: 100 }))
  for (const Title of foundColumns) await ann.call('POST', `${found}/fields`, json({ Title, FieldTypeKind: 3 }))
  const texts = Object.fromEntries(foundColumns.map((name) => [name, 'lorem ipsum '.repeat(400)]))
  for (let n = 0; n < 400; n++) await ann.call('POST', `${found}/items`, json({ Title: 'Findable', ...texts }))
  await ann.call('GET', searched.replace('rowlimit=500', 'rowlimit=1'))
  // The first request fills the caches before the measurement.
  await ann.call('GET', `${items}?$top=2&${fieldValues}`)
}, 60_000)

/** Reads a reply without keeping it, and pauses ten times on the way to ask what the server holds then. */
async function heldWhileRead(path: string, init: RequestInit, length: number): Promise<{ bytes: number; most: number }> {
  const reply = await fetch(new URL(path, server.url), { headers, ...init })
  let bytes = 0
  let most = 0
  let pause = length / 11
  for await (const piece of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += piece.length
    if (bytes < pause) continue
    pause += length / 11
    most = Math.max(most, await server.held())
  }
  return { bytes, most }
}

const rowset = {
  method: 'POST',
  headers: {
    Authorization: basic('ann'),
    'Content-Type': 'text/xml',
    SOAPAction: '"http://schemas.microsoft.com/sharepoint/soap/GetListItems"',
  },
  body: '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><GetListItems xmlns="http://schemas.microsoft.com/sharepoint/soap/"><listName>Tasks</listName><viewFields><ViewFields><FieldRef Name="Body"/></ViewFields></viewFields><rowLimit>1000</rowLimit></GetListItems></s:Body></s:Envelope>',
}

const batchOf = (count: number) => ({
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'multipart/mixed; boundary=b' },
  body: `${Array.from({ length: count }, (_, n) => `--b\r\nContent-Type: application/http\r\n\r\nGET ${items}(${n + 1}) HTTP/1.1\r\n\r\n`).join('\r\n')}\r\n--b--\r\n`,
})

const rendered = {
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify({
    parameters: { ViewXml: '<View><ViewFields><FieldRef Name="Body"/></ViewFields><RowLimit>5000</RowLimit></View>', RenderOptions: 7 },
  }),
}

describe('what a reply holds while it is read', () => {
  it.each<[string, string, RequestInit | undefined, number]>([
    ['a page of long notes', `${items}?$top=5000`, undefined, notes],
    ['a page of long notes with their texts', `${items}?$top=5000&${fieldValues}`, undefined, 4 * notes],
    ['a batch of long notes', '/_api/$batch', batchOf(notes), notes],
    ['the data of a view with long notes', "/_api/web/lists/getbytitle('Tasks')/renderlistdataasstream", rendered, notes],
    ['a page of search results with long texts', searched, undefined, 5],
    ['a rowset of long notes', '/_vti_bin/lists.asmx', rowset, notes],
  ])(
    '%s is bounded',
    async (_, path, init, parts) => {
      let length = 0
      let least = Number.POSITIVE_INFINITY
      // On a busy machine the buffers of a connection live longer. The memory of the reply itself shows in every round, so the least counts.
      for (let round = 0; round < 20 && least >= mostBytes; round++) {
        const before = await server.held()
        const { bytes, most } = await heldWhileRead(path, init ?? {}, length || parts * noteBytes)
        length = bytes
        least = Math.min(least, most - before)
      }
      expect(length).toBeGreaterThan(parts * noteBytes)
      expect(least / 1024 / 1024, 'MiB').toBeLessThan(mostBytes / 1024 / 1024)
    },
    120_000,
  )
})

describe('readers that do not read', () => {
  const connections = 50
  const open: Socket[] = []
  afterAll(() => {
    for (const socket of open) socket.destroy()
  })

  it(`hold less than 4 MiB each, ${connections} of them`, async () => {
    const { hostname, port } = new URL(server.url)
    const before = await server.held()
    for (let n = 0; n < connections; n++) {
      const socket = connect(Number(port), hostname)
      open.push(socket)
      await once(socket, 'connect')
      socket.pause()
      const target = n % 2 === 0 ? `${items}?$top=5000` : `${items}?$top=5000&${fieldValues}`
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${basic('ann')}\r\nAccept: ${accepts.nometadata}\r\n\r\n`)
    }
    let held = await server.held()
    for (let last = 0; last !== held; held = await server.held()) {
      last = held
      await sleep(500)
      if (Math.abs((await server.held()) - last) < 100_000) break
    }
    expect((held - before) / connections / 1024 / 1024, 'MiB for each').toBeLessThan(mostBytes / 1024 / 1024)
  }, 60_000)
})
