import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { writeChangeToken } from '../../../../../src/core/acts/changes/change-token.ts'
import type { News } from '../../../../../src/core/acts/changes/news.ts'
import { findNewsGroup } from '../../../../../src/core/acts/changes/news-groups.ts'
import { type Listener, NewsTail } from '../../../../../src/core/acts/changes/news-tail.ts'
import { changeReasons } from '../../../../../src/core/acts/changes/reasons.ts'
import { provisionSite } from '../../../../../src/core/acts/farm/provision.ts'
import { addItem } from '../../../../../src/core/acts/items/items.ts'
import { DatabaseWork } from '../../../../../src/core/kernel/database-work.ts'
import { actorOf } from '../../../../../src/core/model/people/actors.ts'
import { type Identity, identify } from '../../../../../src/core/model/people/login-names.ts'
import { findWeb } from '../../../../../src/core/model/sites/find-web.ts'
import { siteHandle } from '../../../../../src/core/model/sites/site.ts'
import { openContentDatabase } from '../../../../../src/stores/database.ts'
import { sawReason } from '../../../../support/runs/saw-reason.ts'

const migrations = new URL('../../../../../prisma/sqlite/content/migrations', import.meta.url).pathname
const runtime = { now: () => Date.now(), newId: () => randomUUID(), randomBytes: (count: number) => randomBytes(count) }
const ready = () => Promise.resolve()

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A process that has a content database open. */
async function openProcess(path: string, siteId: string) {
  const database = await openContentDatabase({ path, migrations })
  closing.push(() => database.close())
  const site = siteHandle({ database, work: new DatabaseWork() }, { id: siteId, url: '/' })
  const ann = async (): Promise<Context> => {
    const web = await findWeb(site, '/')
    if (!web) throw new Error('the root web is missing')
    const actor = actorOf(identify('ann', 'localhost') as Identity, { scheme: 'Basic', defaultGroup: 'Owners' })
    return { site, web, actor, runtime, origin: 'http://localhost' }
  }
  return { database, site, ann }
}

async function openTwo() {
  const folder = await mkdtemp(join(tmpdir(), 'tenon-tail-'))
  closing.push(() => rm(folder, { recursive: true }))
  const siteId = randomUUID()
  const writer = await openProcess(join(folder, 'content.db'), siteId)
  const owner = identify('admin', 'localhost') as Identity
  const lists = [{ title: 'Notes', baseTemplate: 100 }]
  const seed = { runtime, contentDatabaseName: 'Content', owner }
  await provisionSite(writer.database, seed, { siteId, webId: randomUUID(), rootFolderId: randomUUID(), lists })
  const reader = await openProcess(join(folder, 'content.db'), siteId)
  const tail = new NewsTail(reader.database, runtime, (error) => expect.unreachable(String(error)))
  closing.push(() => tail.stop())
  return { writer, reader, tail }
}

type Process = Awaited<ReturnType<typeof openProcess>>

async function listenerOf({ ann, site }: Process, key = 'list::Notes') {
  const told: News[] = []
  const group = await findNewsGroup({ ...(await ann()), findSite: () => site }, key)
  const listener: Listener = { group, tell: (news) => told.push(news) }
  return { told, listener }
}

const add = async ({ ann }: Process): Promise<number> =>
  (await addItem(await ann(), { title: 'Notes' }, new Map([['Title', 'x']]))).row.itemId
const idsOf = (told: readonly News[]) => told.map(({ itemId }) => itemId)

describe('the tail of a content database', () => {
  it('tells what another process commits, once, in order', async () => {
    const { writer, reader, tail } = await openTwo()
    const { told, listener } = await listenerOf(reader)
    await tail.add(listener, undefined, ready)
    const ids: number[] = []
    for (let index = 0; index < 30; index++) ids.push(await add(writer))
    await expect.poll(() => idsOf(told), { timeout: 5_000 }).toEqual(ids)
    tail.remove(listener)
    await add(writer)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(idsOf(told)).toEqual(ids)
  })

  it('tells a listener with a token everything once, while others write', async () => {
    const { writer, reader, tail } = await openTwo()
    const token = writeChangeToken({ kind: 'site', id: reader.site.id }, { at: 0, sequence: 0 })
    const ids: number[] = []
    for (let index = 0; index < 20; index++) ids.push(await add(writer))
    const writing = (async () => {
      for (let index = 0; index < 40; index++) ids.push(await add(writer))
    })()
    const watchers = []
    for (let index = 0; index < 5; index++) {
      const made = await listenerOf(reader)
      await tail.add(made.listener, token, ready)
      watchers.push(made.told)
    }
    await writing
    const items = (told: readonly News[]) => idsOf(told.filter(({ kind }) => kind === 'item'))
    for (const told of watchers) await expect.poll(() => items(told), { timeout: 5_000 }).toEqual(ids)
  })

  it('refuses a token that is too far behind', async () => {
    const { writer, reader, tail } = await openTwo()
    const { records } = writer.database
    await records.increment('Site', { siteId: writer.site.id }, { changeSequence: 10_001 })
    const { listener } = await listenerOf(reader)
    const old = writeChangeToken({ kind: 'site', id: reader.site.id }, { at: 0, sequence: 1 })
    await expect(tail.add(listener, old, ready)).rejects.toMatchObject({
      reason: 'changes_too_old',
      message: expect.stringMatching(/getchanges/),
    })
    sawReason(changeReasons.changes_too_old)
  })
})

describe('a group key', () => {
  it.each([
    ['list', /group key/],
    ['list:Notes', /group key/],
    ['item::Notes', /group key/],
    ['item::Notes:x', /group key/],
    ['item::Notes:1.5', /group key/],
    ['folder::Notes', /group key/],
    ['list::', /List '' does not exist/],
    ['list:none:Notes', /none/],
    ['web:none', /none/],
  ])('%s is refused', async (key, says) => {
    const { reader } = await openTwo()
    await expect(listenerOf(reader, key)).rejects.toThrow(says)
  })

  it('that is too long is refused', async () => {
    const { reader } = await openTwo()
    await expect(listenerOf(reader, 'list::'.padEnd(2_001, 'x'))).rejects.toThrow(/2000 characters/)
  })
})
