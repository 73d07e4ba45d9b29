import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Message, rest, send } from '../support/doors.ts'
import { startServer } from '../support/server.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-search-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const startOn = (name: string, more: Record<string, string> = {}) =>
  startServer({
    settings: {
      StorageProvider: 'FileSystem',
      DataRootPath: join(folder, name),
      'Search:IndexIntervalSeconds': '0',
      'Webhooks:Enabled': 'false',
      ...more,
    },
  })

async function totalOf(url: string, text: string): Promise<number> {
  const search: Message = { method: 'GET', path: `/_api/search/query?querytext='${text}'`, headers: { Accept: 'application/json' } }
  const reply = await send(url, search)
  expect(reply.status, reply.text).toBe(200)
  const { PrimaryQueryResult } = JSON.parse(reply.text) as { PrimaryQueryResult: { RelevantResults: { TotalRows: number } } }
  return PrimaryQueryResult.RelevantResults.TotalRows
}

it('the index survives a stop, and follows what was written without it', async () => {
  const first = await startOn('data')
  await send(first.url, rest.addItem('Tasks', { Title: 'oak one' }))
  expect(await totalOf(first.url, 'oak')).toBe(1)
  await send(first.url, rest.addItem('Tasks', { Title: 'oak two' }))
  await first.stop()
  const second = await startOn('data')
  expect(await totalOf(second.url, 'oak')).toBe(2)
  await second.stop()
})

it('what a server that is gone at once has indexed and not indexed is found by the next one, wherever it was', async () => {
  const server = await startOn('data')
  await totalOf(server.url, 'nothing')
  for (let n = 1; n <= 300; n += 1) await send(server.url, rest.addItem('Tasks', { Title: `oak ${n}` }))
  // A crash leaves the files of one moment: with no item indexed, then some, then all.
  cpSync(join(folder, 'data'), join(folder, 'before'), { recursive: true })
  const search = totalOf(server.url, 'oak')
  await new Promise((resolve) => setTimeout(resolve, 15))
  cpSync(join(folder, 'data'), join(folder, 'amid'), { recursive: true })
  expect(await search).toBe(300)
  cpSync(join(folder, 'data'), join(folder, 'after'), { recursive: true })
  await server.stop()
  for (const name of ['before', 'amid', 'after']) {
    const next = await startOn(name)
    expect([await totalOf(next.url, 'oak'), await totalOf(next.url, '"oak 300"')], name).toEqual([300, 1])
    await next.stop()
  }
})

it('an index that was dropped is made again from the rows', async () => {
  const first = await startOn('data')
  await send(first.url, rest.addItem('Tasks', { Title: 'oak' }))
  expect(await totalOf(first.url, 'oak')).toBe(1)
  await first.stop()
  const raw = new Sqlite(join(folder, 'data/Content/content.db'))
  for (const table of ['SearchVersion', 'SearchPosition', 'SearchWork', 'SearchDocument', 'SearchCommon', 'SearchText'])
    raw.exec(`DROP TABLE "${table}"`)
  raw.close()
  const second = await startOn('data')
  expect(await totalOf(second.url, 'oak')).toBe(1)
  await second.stop()
})
