import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { batchOf, partsOf, type Reply, rest, send } from '../../../support/doors.ts'
import { startServer } from '../../../support/server.ts'
import { faulty, type StoreCall } from '../../../support/stores/faulty.ts'

const directory = mkdtempSync(join(tmpdir(), 'tenon-statements-'))
// The test counts statements, so no background work may run.
const settings = {
  StorageProvider: 'Sqlite',
  SqlitePath: join(directory, 'content.db'),
  'Search:IndexIntervalSeconds': '0',
  'Webhooks:Enabled': 'false',
}
const items = "/_api/web/lists/getbytitle('Tasks')/items"
const users = Array.from({ length: 100 }, (_, index) => `author${index}`)

beforeAll(async () => {
  const server = await startServer({ settings })
  for (const user of users) await send(server.url, rest.addItem('Tasks', { Title: `by ${user}` }), user)
  const lists = await send(server.url, batchOf(Array.from({ length: 60 }, (_, n) => rest.addList(`List ${n}`, '', 100))))
  expect(new Set(partsOf(lists).map(({ status }) => status))).toEqual(new Set([201]))
  await server.stop()
}, 60_000)
afterAll(() => rmSync(directory, { recursive: true }))

/** The statements of a server for one page after its start and one other request; nothing of the page is cached. */
async function asked(path: string): Promise<{ reply: Reply; statements: readonly string[] }> {
  let statements: string[] = []
  const note = ({ kind, what }: StoreCall) => {
    if (kind === 'query' || kind === 'execute') statements.push(what)
  }
  const server = await startServer({ settings, decorate: (database) => faulty(database, note) })
  const get = (address: string) => send(server.url, { method: 'GET', path: address, headers: { Accept: 'application/json' } })
  await get(`${items}(1)`)
  await get(`${items}?$filter=Id lt 0`)
  statements = []
  const reply = await get(path)
  // The end of the server seals the audit log.
  const ofPage = [...statements]
  await server.stop()
  expect(reply.status, reply.text).toBe(200)
  return { reply, statements: ofPage }
}

const page = `${items}?$top=100&$select=Id,Title`

describe('the statements behind a reply', () => {
  it('of a page of items are one', async () => {
    expect((await asked(page)).statements).toHaveLength(1)
  })

  it('are one more for all the authors of a hundred items, each of which is another', async () => {
    const { reply, statements } = await asked(`${page},Author/Title&$expand=Author`)
    const { value } = JSON.parse(reply.text) as { value: { Title: string; Author: { Title: string } }[] }
    expect(value.map(({ Title, Author }) => [Title, Author.Title.toLowerCase()])).toEqual(users.map((user) => [`by ${user}`, user]))
    expect(statements).toHaveLength(2)
  })

  it('are one more for the number of all items, which counts none of them', async () => {
    const { reply, statements } = await asked(`${page}&$inlinecount=allpages`)
    expect(JSON.parse(reply.text)).toMatchObject({ 'odata.count': '100' })
    expect(statements).toHaveLength(2)
    expect(statements).not.toContain('countItems Item')
  })

  it('do not grow with the number of lists of a web', async () => {
    const { reply, statements } = await asked('/_api/web/lists?$select=Title')
    expect((JSON.parse(reply.text) as { value: unknown[] }).value.length).toBeGreaterThan(60)
    expect(statements.length).toBeLessThan(25)
  })
})
