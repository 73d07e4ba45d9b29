import { expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { accepts } from '../../support/wire.ts'
import { costOf, mostMs } from '../cost.ts'

const { server } = await serve()
const headers = { Authorization: basic('ann'), Accept: accepts.nometadata }
const ann = createContractClient(server.url, headers)
const items = "/_api/web/lists/getbytitle('Tasks')/items"
const note = '"Ä" <b> & '.repeat(50_000)

/** The number of bytes of a reply, and its first and last characters. Does not keep the reply. */
async function update(methods: string): Promise<{ readonly bytes: number; readonly first: string; readonly last: string }> {
  const updates = `<updates><Batch OnError="Continue">${methods}</Batch></updates>`
  const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><UpdateListItems xmlns="http://schemas.microsoft.com/sharepoint/soap/"><listName>Tasks</listName>${updates}</UpdateListItems></s:Body></s:Envelope>`
  const reply = await fetch(new URL('/_vti_bin/lists.asmx', server.url), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'text/xml' },
    body,
  })
  expect(reply.status).toBe(200)
  let bytes = 0
  let first = ''
  let last = ''
  if (reply.body)
    for await (const piece of reply.body as unknown as AsyncIterable<Uint8Array>) {
      first ||= new TextDecoder().decode(piece.subarray(0, 2_000))
      last = (last + new TextDecoder().decode(piece.subarray(-2_000))).slice(-2_000)
      bytes += piece.length
    }
  return { bytes, first, last }
}

it('UpdateListItems writes rows with long notes one by one, and reads again those that come late', async () => {
  const ids: number[] = []
  for (let n = 0; n < 40; n++) ids.push((await ann.call('POST', items, { body: { Title: `Long ${n}`, Body: note } })).json.Id as number)
  const method = (id: number, n: number) =>
    `<Method ID="${n}" Cmd="Update"><Field Name="ID">${id}</Field><Field Name="Title">Changed ${n}</Field></Method>`
  const { result, heldMs } = await costOf(() => update(ids.map(method).join('')))
  expect(heldMs, 'milliseconds of processor time in one turn').toBeLessThan(mostMs)
  expect(result.bytes).toBeGreaterThan(40 * note.length)
  expect(result.first).toMatch(/<Result ID="0,Update"><ErrorCode>0x00000000<\/ErrorCode><z:row /)
  expect(result.last).toContain('</UpdateListItemsResponse>')
}, 60_000)

it('the result of a long batch shows an item that a later method deletes without a row', async () => {
  const add = `<Method ID="1" Cmd="New"><Field Name="Title">x</Field></Method>`
  const { json } = await ann.call('POST', items, { body: { Title: 'To delete', Body: note } })
  const id = json.Id as number
  const change = `<Method ID="2" Cmd="Update"><Field Name="ID">${id}</Field><Field Name="Title">y</Field></Method>`
  const remove = `<Method ID="3" Cmd="Delete"><Field Name="ID">${id}</Field></Method>`
  const { last, bytes } = await update(`${add}${change.repeat(12)}${remove}`)
  expect(last).toMatch(/<Result ID="2,Update"><ErrorCode>0x00000000<\/ErrorCode><\/Result><Result ID="3,Delete"><ErrorCode>0x00000000/)
  expect(bytes).toBeLessThan(12 * 4_194_304)
}, 60_000)
