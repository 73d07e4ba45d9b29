import { Client } from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { rest, send } from '../../support/doors.ts'
import { postgresqlUrl } from '../../support/postgresql/databases.ts'
import { freshFarmOnServer } from '../../support/postgresql/farms.ts'
import { startServer } from '../../support/server.ts'

/** The texts that this process sends to PostgreSQL from now on. */
function sentTexts(): string[] {
  const sent: string[] = []
  const send = Client.prototype.query
  const watched = function (this: Client, ...words: unknown[]): unknown {
    const [query] = words
    sent.push(typeof query === 'string' ? query : String((query as { readonly text?: unknown }).text))
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
    const sent = sentTexts()
    const get = () =>
      send(server.url, { method: 'GET', path: "/_api/web/lists/getbytitle('Tasks')/items(1)", headers: { Accept: 'application/json' } })
    // The search index works in the background for a while.
    await vi.waitUntil(
      async () => {
        sent.length = 0
        expect((await get()).status).toBe(200)
        return sent.length === 1 && sent[0]?.includes('from "Item"')
      },
      { timeout: 100_000, interval: 50 },
    )
  })
})
