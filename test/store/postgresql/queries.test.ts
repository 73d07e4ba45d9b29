import { Client } from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { rest, send } from '../../support/doors.ts'
import { postgresqlUrl } from '../../support/postgresql/databases.ts'
import { freshFarmOnServer } from '../../support/postgresql/farms.ts'
import { startServer } from '../../support/server.ts'

interface Sent {
  readonly client: Client
  readonly text: string
}

/** What this process sends to PostgreSQL from now on. */
function watchSent(): Sent[] {
  const sent: Sent[] = []
  const send = Client.prototype.query
  const watched = function (this: Client, ...words: unknown[]): unknown {
    const [query] = words
    sent.push({ client: this, text: typeof query === 'string' ? query : String((query as { readonly text?: unknown }).text) })
    return Reflect.apply(send, this, words)
  }
  Client.prototype.query = watched as typeof send
  onTestFinished(() => {
    Client.prototype.query = send
  })
  return sent
}

describe.skipIf(postgresqlUrl === undefined && !process.env.CI)('a server with its rows on PostgreSQL', () => {
  it('sends one query for a GET of an item when its caches are warm', { timeout: 120_000 }, async () => {
    const farm = await freshFarmOnServer()
    onTestFinished(() => farm.remove())
    const server = await startServer({ settings: { ...farm.settings, 'Cache:Bytes': '0' } })
    onTestFinished(() => server.stop())
    expect((await send(server.url, rest.addItem('Tasks', { Title: 'one' }))).status).toBe(201)
    const sent = watchSent()
    const get = () =>
      send(server.url, { method: 'GET', path: "/_api/web/lists/getbytitle('Tasks')/items(1)", headers: { Accept: 'application/json' } })
    // The search index works in the background for a while.
    await vi.waitUntil(
      async () => {
        sent.length = 0
        expect((await get()).status).toBe(200)
        return sent.length === 1 && sent[0]?.text.includes('from "Item"')
      },
      { timeout: 100_000, interval: 50 },
    )
  })

  it('looks for the row of a new user once in each transaction of a batch, and not for each of its additions', {
    timeout: 120_000,
  }, async () => {
    const farm = await freshFarmOnServer()
    onTestFinished(() => farm.remove())
    const server = await startServer({ settings: { ...farm.settings, 'Cache:Bytes': '0' } })
    onTestFinished(() => server.stop())
    const part = (at: number) => [
      ...['--change', 'Content-Type: application/http', 'Content-Transfer-Encoding: binary', ''],
      ...["POST /_api/web/lists/getbytitle('Tasks')/items HTTP/1.1", 'Content-Type: application/json', '', `{"Title":"number ${at}"}`],
    ]
    const parts = Array.from({ length: 100 }, (_, at) => part(at)).flat()
    const body = ['--batch', 'Content-Type: multipart/mixed; boundary=change', '', ...parts, '--change--', '--batch--', ''].join('\r\n')
    const headers = { Authorization: `Basic ${btoa('newcomer:any')}`, 'Content-Type': 'multipart/mixed; boundary=batch' }
    const sent = watchSent()
    const reply = await fetch(`${server.url}/_api/$batch`, { method: 'POST', headers, body })
    expect((await reply.text()).match(/HTTP\/1\.1 201/g)).toHaveLength(100)
    // A batch has as many transactions as it needs time: a few on a quiet machine, and up to a hundred on a busy one.
    const writer = sent.find(({ text }) => text.startsWith('BEGIN'))?.client
    const looks: number[] = []
    for (const { client, text } of sent) {
      if (client !== writer) continue
      if (text.startsWith('BEGIN')) looks.push(0)
      if (text.includes('from "Principal"') && text.includes('"loginKey" =')) looks.push((looks.pop() ?? 0) + 1)
    }
    expect(looks.length).toBeGreaterThan(1)
    expect(Math.max(...looks)).toBeLessThan(4)
  })
})
