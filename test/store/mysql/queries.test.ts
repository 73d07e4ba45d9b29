import { Connection } from 'mysql2'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { rest, send } from '../../support/doors.ts'
import { mysqlUrl } from '../../support/mysql/databases.ts'
import { freshFarmOnMySql } from '../../support/mysql/farms.ts'
import { startServer } from '../../support/server.ts'

type Sender = (this: unknown, ...words: unknown[]) => unknown
interface Senders {
  query: Sender
  execute: Sender
}

/** The class of all connections of the driver. */
const prototype = Object.getPrototypeOf((Connection as unknown as { readonly prototype: object }).prototype) as Senders

/** The texts that this process sends to MySQL from now on, without the looks at the number of commits. */
function sentTexts(): string[] {
  const sent: string[] = []
  for (const name of ['query', 'execute'] as const) {
    const original = prototype[name]
    prototype[name] = function watched(...words) {
      const [given] = words
      const text = typeof given === 'string' ? given : String((given as { readonly sql?: unknown }).sql)
      if (!/^SELECT "commits" FROM "WriterLock" WHERE "id" = 1$/.test(text)) sent.push(text)
      return Reflect.apply(original, this, words)
    }
    onTestFinished(() => {
      prototype[name] = original
    })
  }
  return sent
}

describe.skipIf(mysqlUrl === undefined && !process.env.CI)('a server with its rows on MySQL', () => {
  it('sends one query for a GET of an item when its caches are warm', { timeout: 120_000 }, async () => {
    const farm = await freshFarmOnMySql()
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
        return sent.length === 1 && sent[0]?.includes('from `Item`')
      },
      { timeout: 100_000, interval: 50 },
    )
  })

  it('names the indexes that a query of items can use, so that the server looks into no other', { timeout: 120_000 }, async () => {
    const farm = await freshFarmOnMySql()
    onTestFinished(() => farm.remove())
    const server = await startServer({ settings: { ...farm.settings, 'Cache:Bytes': '0' } })
    onTestFinished(() => server.stop())
    const list = "/_api/web/lists/getbytitle('Tasks')"
    const headers = { Accept: 'application/json;odata=nometadata', 'Content-Type': 'application/json' }
    const column = JSON.stringify({ Title: 'Amount', FieldTypeKind: 9, Indexed: true })
    expect((await send(server.url, { method: 'POST', path: `${list}/fields`, headers, body: column })).status).toBe(201)
    const code = JSON.stringify({ Title: 'Code', FieldTypeKind: 2, Indexed: true })
    expect((await send(server.url, { method: 'POST', path: `${list}/fields`, headers, body: code })).status).toBe(201)
    for (const Amount of [1, 2]) expect((await send(server.url, rest.addItem('Tasks', { Title: `n${Amount}`, Amount }))).status).toBe(201)
    const sent = sentTexts()
    const hintsOf = async (query: string) => {
      sent.length = 0
      const reply = await send(server.url, { method: 'GET', path: `${list}/items?${query}`, headers })
      expect(reply.status).toBe(200)
      const hints = sent.flatMap((text) =>
        [...text.matchAll(/`Item` (use|force) index \(([^)]*)\) where `listKey`/g)].map(([, how, names]) => `${how} ${names}`),
      )
      // The search index reads items beside it.
      return hints
    }
    const always = 'use `PRIMARY`, `Item_siteId_uniqueId_key`, `Item_siteId_listId_folderId_leafKey_itemId_idx`'
    expect(await hintsOf('$filter=Amount eq 2')).toContain(`${always}, \`Item_listKey_ixNumber1_itemId_idx\``)
    expect(await hintsOf("$filter=Amount ge 1 and Title ne 'x'&$orderby=Title")).toContain(
      `${always}, \`Item_listKey_ixNumber1_itemId_idx\`, \`Item_listKey_title_itemId_idx\``,
    )
    expect(await hintsOf('$orderby=Amount')).toContain(`${always}, \`Item_listKey_ixNumber1_itemId_idx\``)
    // A test on the value itself, which has no index, beside one on its indexed copy.
    expect(await hintsOf("$filter=substringof('a',Code)")).toContain(always)
    expect(await hintsOf("$filter=substringof('a',Code) and Code ne 'b'")).toContain(`${always}, \`Item_listKey_ixText1_itemId_idx\``)
    expect(await hintsOf('$top=1')).toContain(always)
  })
})
