import { afterAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../support/contract-client.ts'
import { batchOf, type Door, doors, isDone, rest, send } from '../support/doors.ts'
import { basic, startServer } from '../support/server.ts'
import { accepts, expectRefusal } from '../support/wire.ts'
import { cheap } from './cost.ts'

const limit = 1000
const server = await startServer({ settings: { 'Limits:NoteBytes': String(limit) } })
const usual = await startServer()
const clientOf = (url: string) => createContractClient(url, { Authorization: basic('ann'), Accept: accepts.nometadata })
const ann = clientOf(server.url)
afterAll(() => Promise.all([server.stop(), usual.stop()]))

const list = "/_api/web/lists/getbytitle('Tasks')"
const items = `${list}/items`
const message = "Column 'Body': a note holds at most 1000 bytes (setting Limits:NoteBytes). Shorten it, or attach it as a file."
const tooLong = /^Column 'Body': a note holds at most \d+ bytes \(setting Limits:NoteBytes\)\. Shorten it, or attach it as a file\.$/
const count = async () => (await ann.call('GET', list)).json.ItemCount as number

describe.each(doors)('a note by $name', (door: Door) => {
  it.each([
    ['below the limit', 'a'.repeat(limit - 1)],
    ['at the limit', 'a'.repeat(limit)],
    ['at the limit, of characters of two bytes', 'ä'.repeat(limit / 2)],
  ])('%s is stored', async (_, Body) => {
    expect(isDone(await send(server.url, door.addItem('Tasks', { Title: 'A note', Body })))).toBe(true)
  })

  it.each([
    ['above the limit', 'a'.repeat(limit + 1)],
    ['above the limit, of characters of two bytes', 'ä'.repeat(limit / 2 + 1)],
  ])('%s is refused, and nothing is written', async (_, Body) => {
    await send(server.url, door.addItem('Tasks', { Title: 'Old', Body: 'old' }))
    const before = await count()
    for (const one of [door.addItem('Tasks', { Title: 'A note', Body }), door.updateItem('Tasks', before, { Body })]) {
      const reply = await send(server.url, one)
      expect(isDone(reply)).toBe(false)
      expect(reply.text.replaceAll('&apos;', "'").replaceAll('&#39;', "'")).toContain(message)
    }
    expect(await count()).toBe(before)
  })
})

it('a note in form values is refused by its column, and nothing is written', async () => {
  const before = await count()
  const formValues = [{ FieldName: 'Body', FieldValue: 'a'.repeat(limit + 1) }]
  const reply = await ann.call('POST', `${list}/addvalidateupdateitemusingpath`, { body: { listItemCreateInfo: {}, formValues } })
  expect(reply.text).toContain(message)
  expect(await count()).toBe(before)
})

it('a note in a part of a batch fails that part alone', async () => {
  const parts = [limit + 1, limit].map((length) => rest.addItem('Tasks', { Title: 'A note', Body: 'a'.repeat(length) }))
  const reply = await send(server.url, batchOf(parts))
  expect(reply.text.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 201'])
  expect(reply.text).toContain('Limits:NoteBytes')
})

it('a note holds 1 MiB where no setting says otherwise', async () => {
  const write = (Body: string) => clientOf(usual.url).call('POST', items, { body: { Title: 'A note', Body } })
  expectRefusal(await cheap(() => write('a'.repeat(1_048_577))), 400, tooLong)
  expect((await write('a'.repeat(1_048_576))).status).toBe(201)
})
