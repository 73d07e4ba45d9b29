import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../src/commands/serve.ts'
import { startServer } from '../support/server.ts'
import { createSecondClient, type SecondClient } from './second-client.ts'
import { asAdmin, ask, send } from './send.ts'

/** Background work: what a large list costs other users while the server indexes it and while its columns change. */

const items = "/_api/web/lists/getbytitle('Big')/items"
const fields = "/_api/web/lists/getbytitle('Big')/fields"
const rows = 3_000

const remark = Array.from({ length: 100 }, (_, n) => `word${n}`).join(' ')

const partOf = (n: number): string =>
  `--b\r\nContent-Type: application/http\r\n\r\nPOST ${items} HTTP/1.1\r\nContent-Type: application/json\r\nAccept: application/json;odata=nometadata\r\n\r\n${JSON.stringify({ Title: `Item ${n}`, Remark: remark })}\r\n`

describe.each(['InMemory', 'FileSystem'])('of a database %s', (StorageProvider) => {
  let folder: string
  let server: Running
  let second: SecondClient

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'background-'))
    server = await startServer({ settings: { StorageProvider, ...(StorageProvider === 'FileSystem' && { DataRootPath: folder }) } })
    second = await createSecondClient(server.url)
    await ask(server.url, 'POST', '/_api/web/lists', { Title: 'Big', BaseTemplate: 100 })
    await ask(server.url, 'POST', fields, { Title: 'Remark', FieldTypeKind: 3 })
    for (let at = 0; at < rows; at += 100) {
      const headers = { ...asAdmin, 'Content-Type': 'multipart/mixed; boundary=b' }
      const body = `${Array.from({ length: 100 }, (_, n) => partOf(at + n)).join('')}--b--\r\n`
      await send(server.url, { method: 'POST', target: '/_api/$batch', headers, body })
    }
  }, 60_000)

  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('the first search lets other requests run while it indexes what was loaded', async () => {
    const search = (word: string) => ask(server.url, 'GET', `/_api/search/query?querytext='${word}'&rowlimit=1`)
    await second.isServedDuring(() => search('nothing'))
    const { text } = await second.isServedDuring(() => search('word7'))
    expect(text).toContain(`"TotalRows":${rows}`)
  }, 60_000)

  it('jobs on columns let other requests run', async () => {
    const SchemaXml =
      '<Field Type="Calculated" DisplayName="Twice" Name="Twice" ResultType="Text"><Formula>=REPT(Title,2)</Formula><FieldRefs><FieldRef Name="Title"/></FieldRefs></Field>'
    await second.isServedDuring(async () => {
      await ask(server.url, 'POST', `${fields}/createfieldasxml`, { parameters: { SchemaXml } })
      for (let value = ''; value !== `Item ${rows - 1}Item ${rows - 1}`; ) {
        const { text } = await ask(server.url, 'GET', `${items}(${rows})?$select=Twice`)
        value = (JSON.parse(text) as { Twice: string | null }).Twice ?? ''
      }
    })
  }, 60_000)
})
