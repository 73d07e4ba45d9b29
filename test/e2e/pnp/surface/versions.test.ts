import { pnpAs, statusOf } from '../pnp-client.ts'
import '@pnp/sp/comments/index.js'
import '@pnp/sp/files/index.js'
import '@pnp/sp/folders/index.js'
import '@pnp/sp/items/index.js'
import '@pnp/sp/lists/index.js'
import '@pnp/sp/recycle-bin/index.js'
import '@pnp/sp/related-items/index.js'
import '@pnp/sp/webs/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../../src/commands/serve.ts'
import { startServer } from '../../../support/server.ts'

let server: Running
/** Without typings; see ../permissions.test.ts. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
let sp: any
beforeAll(async () => {
  server = await startServer()
  sp = pnpAs(server.url, 'admin')
})
afterAll(() => server.stop())

describe('@pnp/sp on versions of files', () => {
  it('recycles one by id or by label, and restores it from the recycle bin', async () => {
    const { Title } = await sp.web.lists.add('Kept', '', 101, false, { EnableVersioning: true })
    const folder = sp.web.lists.getByTitle(Title).rootFolder
    for (const text of ['one', 'two', 'three', 'four']) await folder.files.addUsingPath('a.txt', text, { Overwrite: true })
    const file = sp.web.getFileByServerRelativePath('/Kept/a.txt')
    const labels = async () => (await file.versions()).map(({ VersionLabel }: { VersionLabel: string }) => VersionLabel)
    expect(await labels()).toEqual(['1.0', '2.0', '3.0'])
    await file.versions.recycleByID(512)
    await file.versions.recycleByLabel('3.0')
    expect(await labels()).toEqual(['2.0'])
    const entries = await sp.web.recycleBin()
    expect(entries).toHaveLength(2)
    for (const { Id } of entries) await sp.web.recycleBin.getById(Id).restore()
    expect(await labels()).toEqual(['1.0', '2.0', '3.0'])
    expect(await statusOf(file.versions.recycleByLabel('9.0'))).toBe(404)
  })
})

describe('@pnp/sp on items', () => {
  it('relates them to each other, and ends that', async () => {
    const { Title } = await sp.web.lists.add('Work', '', 107)
    const list = sp.web.lists.getByTitle(Title)
    for (const title of ['one', 'two']) await list.items.add({ Title: title })
    const { relatedItems } = sp.web
    await sp.web.relatedItems.addSingleLink('Work', 1, '/', 'Work', 2, '/', true)
    const titles = async (item: number) =>
      (await sp.web.relatedItems.getRelatedItems('Work', item)).map((one: { Title: string }) => one.Title)
    expect([await titles(1), await titles(2)]).toEqual([['two'], ['one']])
    expect(await sp.web.relatedItems.getPageOneRelatedItems('Work', 1)).toHaveLength(1)
    await sp.web.relatedItems.deleteSingleLink('Work', 1, '/', 'Work', 2, '/', true)
    expect([await titles(1), await titles(2)]).toEqual([[], []])
    expect(await statusOf(relatedItems.getRelatedItems('Nope', 1))).toBe(404)
  })

  it('reads who likes them', async () => {
    const list = sp.web.lists.getByTitle((await sp.web.lists.add('Liked')).Title)
    await list.items.add({ Title: 'one' })
    expect(await list.items.getById(1).getLikedByInformation()).toMatchObject({ isLikedByUser: false, likeCount: 0, likedBy: [] })
  })
})
