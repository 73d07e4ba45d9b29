import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { ContentDatabase } from '../../../src/core/kernel/ports.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { basic, startServer } from '../../support/server.ts'
import { freePort } from '../../support/server-process.ts'
import { accepts } from '../../support/wire.ts'

/** Resolves when the server first looks for unfinished jobs on columns. */
const heard = (database: ContentDatabase, onJobs: () => void): ContentDatabase => ({
  ...database,
  records: {
    ...database.records,
    query(table, page) {
      if (table === 'FreedSlot') onJobs()
      return database.records.query(table, page)
    },
  },
})

it('the server listens before it takes up stored jobs, and answers while a slow one continues', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-slow-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const settings = { StorageProvider: 'FileSystem', DataRootPath: join(folder, 'data') }
  const list = "/_api/web/lists/getbytitle('Slow')"
  const clientOf = (url: string) => createContractClient(url, { Authorization: basic('ann'), Accept: accepts.nometadata })

  const first = await startServer({ settings })
  const ann = clientOf(first.url)
  await ann.call('POST', '/_api/web/lists', { body: { Title: 'Slow', BaseTemplate: 100 } })
  for (let n = 0; n < 25; n++) await ann.call('POST', `${list}/items`, { body: { Title: `t${n}`.padEnd(200, 'x') } })
  const formula = `=${Array(20).fill('LEN(SUBSTITUTE(REPT(Title,100),"x","y"))').join('+')}`
  const schema = `<Field Type="Calculated" DisplayName="Much" ResultType="Number"><Formula>${formula.replaceAll('"', '&quot;')}</Formula></Field>`
  await ann.call('POST', `${list}/fields/createfieldasxml`, { body: { parameters: { SchemaXml: schema } } })
  const id = (await ann.call('GET', list)).json.Id as string
  const content = await first.farm.content('Content')
  const [site] = await content.records.query('Site', { where: {} })
  await first.stop()

  const port = await freePort()
  let asked: Promise<number> | undefined
  const decorate = (database: ContentDatabase) =>
    heard(database, () => {
      asked ??= fetch(`http://127.0.0.1:${port}/_api/web`, { headers: { Authorization: basic('ann') } }).then(({ status }) => status)
      asked.catch(() => undefined)
    })
  // The state of a column after a stop in the middle of its calculation.
  const prepared = await startServer({ settings })
  const { records } = await prepared.farm.content('Content')
  await prepared.farm.directory.sites[0]?.work.columns.idle()
  const where = { siteId: site?.siteId ?? '', ownerId: id, internalName: 'Much' }
  expect(await records.update('Field', where, { indexStatus: 2 })).toBe(1)
  await prepared.stop()

  const second = await startServer({ settings: { ...settings, HttpPort: String(port) }, decorate })
  onTestFinished(() => second.stop())
  const told = (await clientOf(second.url).call('GET', `${list}/fields/getbyinternalnameortitle('Much')`)).json
  expect(told.IndexStatus).toBe(2)
  expect(await asked).toBe(200)
  await second.farm.directory.sites[0]?.work.columns.idle()
  expect((await clientOf(second.url).call('GET', `${list}/fields/getbyinternalnameortitle('Much')`)).json.IndexStatus).toBe(0)
})
