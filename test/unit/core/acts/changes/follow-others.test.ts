import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { rightsOn } from '../../../../../src/core/access/effective.ts'
import { findSchema } from '../../../../../src/core/access/find-list.ts'
import { followOthers } from '../../../../../src/core/acts/changes/follow-others.ts'
import { provisionSite } from '../../../../../src/core/acts/farm/provision.ts'
import { addFolder } from '../../../../../src/core/acts/files/folders.ts'
import { moveFolder } from '../../../../../src/core/acts/files/move.ts'
import { addItem } from '../../../../../src/core/acts/items/items.ts'
import { addList, updateList } from '../../../../../src/core/acts/lists/lists.ts'
import { ensureUser } from '../../../../../src/core/acts/people/users.ts'
import { addAssignment, deleteAssignment } from '../../../../../src/core/acts/permissions/role-assignments.ts'
import { addWeb } from '../../../../../src/core/acts/sites/web-changes.ts'
import { getFolder } from '../../../../../src/core/content/documents/documents.ts'
import { DatabaseWork } from '../../../../../src/core/kernel/database-work.ts'
import { actorOf } from '../../../../../src/core/model/people/actors.ts'
import { type Identity, identify } from '../../../../../src/core/model/people/login-names.ts'
import { holds } from '../../../../../src/core/model/permissions/rights.ts'
import { findWeb } from '../../../../../src/core/model/sites/find-web.ts'
import { siteHandle } from '../../../../../src/core/model/sites/site.ts'
import { openContentDatabase } from '../../../../../src/stores/database.ts'

const migrations = new URL('../../../../../prisma/sqlite/content/migrations', import.meta.url).pathname
const identity = (name: string) => identify(name, 'localhost') as Identity
const runtime = { now: () => Date.now(), newId: () => randomUUID(), randomBytes: (count: number) => randomBytes(count) }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Another process with the content database open: its own connection and cache. */
async function openProcess(path: string, siteId: string) {
  const database = await openContentDatabase({ path, migrations })
  closing.push(() => database.close())
  const site = siteHandle({ database, work: new DatabaseWork() }, { id: siteId, url: '/' })
  return {
    site,
    follow() {
      const following = followOthers({ database, sites: () => [site], onError: (error) => expect.unreachable(String(error)) })
      closing.push(() => following.stop())
    },
    async as(name: string, defaultGroup: 'Owners' | 'None' = 'Owners'): Promise<Context> {
      const web = await findWeb(site, '/')
      if (!web) throw new Error('the root web is missing')
      return { site, web, actor: actorOf(identity(name), { scheme: 'Basic', defaultGroup }), runtime, origin: 'http://localhost' }
    },
  }
}

async function openTwo() {
  const folder = await mkdtemp(join(tmpdir(), 'tenon-two-'))
  closing.push(() => rm(folder, { recursive: true }))
  const path = join(folder, 'content.db')
  const siteId = randomUUID()
  const one = await openProcess(path, siteId)
  const lists = [
    { title: 'Documents', baseTemplate: 101 },
    { title: 'Tasks', baseTemplate: 107 },
  ]
  const seed = { runtime, contentDatabaseName: 'Content', owner: identity('admin') }
  await provisionSite(one.site.database, seed, { siteId, webId: randomUUID(), rootFolderId: randomUUID(), lists })
  return { one, other: await openProcess(path, siteId) }
}

/** The interval at which a process looks for commits of others is a second. */
const soon = { timeout: 5_000, interval: 50 }

const titleOf = async (ctx: Context, title: string) =>
  (await findSchema(ctx, { title }).catch(({ reason }: { reason: string }) => ({ row: { title: reason } }))).row.title

describe('schema caches of two processes on one database', () => {
  it('follow a list that the other process renames', async () => {
    const { one, other } = await openTwo()
    const [here, there] = [await one.as('ann'), await other.as('ben')]
    other.follow()
    expect(await titleOf(there, 'Tasks')).toBe('Tasks')
    await updateList(here, { title: 'Tasks' }, { title: 'Duties' })
    expect(await titleOf(here, 'Duties')).toBe('Duties')
    await expect.poll(() => titleOf(there, 'Duties'), soon).toBe('Duties')
    expect(await titleOf(there, 'Tasks')).toBe('list_not_found')
    const { url, row } = await addList(there, { title: 'Plans', baseTemplate: 100 })
    one.follow()
    await expect.poll(() => titleOf(here, 'Plans'), soon).toBe('Plans')
    expect(await findSchema(here, { url })).toMatchObject({ row: { id: row.id } })
  })

  it('follow rights that the other process gives and takes away, also those of a user that is new here', async () => {
    const { one, other } = await openTwo()
    const [owner, eve] = [await one.as('ann'), await other.as('eve', 'None')]
    other.follow()
    const maySee = async () => holds(await rightsOn(eve, eve.web.scopeId), 'ViewListItems')
    expect(await maySee()).toBe(false)
    const { id: principalId } = await ensureUser(owner, 'eve', 'localhost')
    await addAssignment(owner, { kind: 'web' }, { principalId, roleDefinitionId: 1073741826 })
    await expect.poll(maySee, soon).toBe(true)
    await deleteAssignment(owner, { kind: 'web' }, principalId)
    await expect.poll(maySee, soon).toBe(false)
  })

  it('follow webs that are made and folders that are moved there', async () => {
    const { one, other } = await openTwo()
    const [here, there] = [await one.as('ann'), await other.as('ben')]
    const from = { list: { title: 'Documents' } }
    await addFolder(here, { from }, 'a', 'refuse')
    await addFolder(here, { from, below: 'a' }, 'b', 'refuse')
    const { url } = await getFolder(there, { from, below: 'a/b' })
    await moveFolder(here, { from, below: 'a' }, `${url.slice(0, -'/a/b'.length)}/c`)
    await addWeb(here, { title: 'Team', leafName: 'team', description: '', template: 'STS', language: 1033, hasOwnPermissions: false })
    expect((await findWeb(other.site, '/team'))?.url).toBe('/')
    await other.site.schema.catchUp()
    expect((await findWeb(other.site, '/team'))?.url).toBe('/team')
    await expect(getFolder(there, { from, below: 'a/b' })).rejects.toMatchObject({ reason: 'folder_not_found' })
    expect((await getFolder(there, { from, below: 'c/b' })).url).toBe(url.replace(/a\/b$/, 'c/b'))
  })

  it('drop everything when they are far behind', async () => {
    const { one, other } = await openTwo()
    const [here, there] = [await one.as('ann'), await other.as('ben')]
    await other.site.schema.catchUp()
    expect(await titleOf(there, 'Tasks')).toBe('Tasks')
    await updateList(here, { title: 'Tasks' }, { title: 'Duties' })
    await one.site.database.transaction(async (records) => {
      await records.increment('Site', { siteId: one.site.id }, { changeSequence: 5_000 })
    })
    await other.site.schema.catchUp()
    expect(await titleOf(there, 'Duties')).toBe('Duties')
  })
})

describe('the schema cache of one process', () => {
  it('knows its own commits without reading the log', async () => {
    const { one } = await openTwo()
    const ctx = await one.as('ann')
    const { records } = one.site.database
    await one.site.schema.catchUp()
    await updateList(ctx, { title: 'Tasks' }, { title: 'Duties' })
    await addItem(ctx, { title: 'Duties' }, new Map([['Title', 'a']]))
    const site = await records.find('Site', { siteId: one.site.id })
    expect(one.site.schema.sequence).toBe(site?.changeSequence)
    const { version } = one.site.schema
    await one.site.schema.catchUp()
    expect(one.site.schema.version).toBe(version)
  })

  it('reads its own commits again behind one of another process that it has not seen', async () => {
    const { one, other } = await openTwo()
    const [here, there] = [await one.as('ann'), await other.as('ben')]
    await one.site.schema.catchUp()
    const before = one.site.schema.sequence
    await findSchema(here, { title: 'Documents' })
    await updateList(there, { title: 'Documents' }, { title: 'Papers' })
    await updateList(here, { title: 'Tasks' }, { title: 'Duties' })
    expect(one.site.schema.sequence).toBe(before)
    await one.site.schema.catchUp()
    expect([await titleOf(here, 'Papers'), await titleOf(here, 'Duties')]).toEqual(['Papers', 'Duties'])
  })
})
