import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openContentDatabase } from '../../../../src/stores/database.ts'
import { createContractClient } from '../../../support/contract-client.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts } from '../../../support/wire.ts'

const directory = mkdtempSync(join(tmpdir(), 'tenon-batch-'))
const settings = { StorageProvider: 'FileSystem', DataRootPath: directory }

await (await startServer({ settings })).stop()
await addWeb('team')
const server = await startServer({ settings })
afterAll(async () => {
  await server.stop()
  rmSync(directory, { recursive: true })
})

/** Adds a web below the root web to the database of the stopped server. */
async function addWeb(name: string): Promise<void> {
  const migrations = new URL('../../../../prisma/sqlite/content/migrations', import.meta.url).pathname
  const database = await openContentDatabase({ path: join(directory, 'Content/content.db'), migrations })
  const [root] = await database.records.query('Web', { where: {} })
  const folder = root && (await database.records.find('Document', { siteId: root.siteId, id: root.rootFolderId }))
  if (!root || !folder) throw new Error('the root web is missing')
  const [id, rootFolderId] = [randomUUID(), randomUUID()]
  await database.records.insert('Document', { ...folder, id: rootFolderId, parentId: folder.id, webId: id, leafName: name, leafKey: name })
  await database.records.insert('Web', { ...root, id, parentWebId: root.id, rootFolderId, title: 'Team' })
  await database.close()
}

it('a part goes to the web that its own address names, whichever web the batch is sent to', async () => {
  const ann = createContractClient(server.url, { Authorization: basic('ann') })
  const part = (method: string, url: string, body = '') => [
    '--b',
    'Content-Type: application/http',
    '',
    `${method} ${url} HTTP/1.1`,
    `Accept: ${accepts.nometadata}`,
    'Content-Type: application/json',
    '',
    body,
  ]
  const body = [
    ...part('POST', '/team/_api/web/lists', '{"Title":"Below"}'),
    ...['/_api/web', '/team/_api/web', `${server.url}/TEAM/_api/web`, '_api/web', 'web', 'team/_api/web'].flatMap((url) =>
      part('GET', `${url}?$select=Title`),
    ),
    ...part('GET', "/team/_api/web/lists/getbytitle('Below')?$select=ParentWebUrl"),
    ...part('GET', "/_api/web/lists/getbytitle('Below')"),
    '--b--',
  ].join('\n')
  const titlesFrom = async (address: string) => {
    const reply = await ann.call('POST', address, { body, headers: { 'Content-Type': 'multipart/mixed; boundary=b' } })
    expect(reply.status).toBe(200)
    return {
      statuses: [...reply.text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status)),
      titles: [...reply.text.matchAll(/^\{"Title":"(\w+)"\}/gm)].map(([, title]) => title),
      parent: /"ParentWebUrl":"([^"]+)"/g.exec(reply.text.slice(reply.text.lastIndexOf('{"ParentWebUrl"')))?.[1],
    }
  }
  const atRoot = await titlesFrom('/_api/$batch')
  expect(atRoot).toEqual({
    statuses: [201, 200, 200, 200, 200, 200, 200, 200, 404],
    titles: ['Home', 'Team', 'Team', 'Home', 'Home', 'Team'],
    parent: '/team',
  })
  const atTeam = await titlesFrom('/team/_api/$batch')
  expect(atTeam.titles).toEqual(['Home', 'Team', 'Team', 'Team', 'Team', 'Team'])
  expect(atTeam.statuses[0]).toBe(inProfile(409, 500))
})
