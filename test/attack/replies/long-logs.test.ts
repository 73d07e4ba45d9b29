import { beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../../../src/core/access/context.ts'
import { type ChangeQuery, type ChangeTarget, queryChanges } from '../../../src/core/acts/changes/change-log.ts'
import { storageMetrics } from '../../../src/core/acts/files/storage-metrics.ts'
import { getList } from '../../../src/core/acts/lists/lists.ts'
import { getFolder } from '../../../src/core/content/documents/documents.ts'
import { documentKinds } from '../../../src/core/content/documents/new-document.ts'
import { openFarm } from '../../support/farm.ts'
import { costOf, mostMs } from '../cost.ts'

const farm = await openFarm()
const ann = farm.as('ann')
const { records } = farm.content
const siteId = ann.site.id

/** A GUID for a number. */
const guid = (kind: number, n: number): string => `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`

async function held<T>(work: () => Promise<T>): Promise<T> {
  const { result, heldMs } = await costOf(work)
  expect(heldMs, 'milliseconds of processor time in one turn').toBeLessThan(mostMs)
  return result
}

describe('a change log of 200,000 changes', () => {
  const count = 200_000
  let first = 0
  let listId = ''
  const site = (ctx: Context): ChangeTarget => ({ kind: 'site', id: siteId, securable: ctx.web })
  const all: ChangeQuery = { entities: ['item', 'list'], types: ['add', 'update'], latestFirst: false }

  beforeAll(async () => {
    listId = (await getList(ann, { title: 'Tasks' })).row.id
    const { changeSequence = 0 } = (await records.find('Site', { siteId })) ?? {}
    const [like] = await records.query('Change', { where: { siteId, entity: 'list' }, limit: 1 })
    expect(like).toBeDefined()
    first = changeSequence + 1
    for (let at = 0; at < count; at += 5_000) {
      const rows = Array.from({ length: 5_000 }, (_, n) => ({
        ...like,
        siteId,
        sequence: first + at + n,
        webId: ann.web.row.id,
        listId,
        itemId: null,
        entity: (at + n) % 40_000 === 39_999 ? 'view' : 'list',
      }))
      await records.insertAll('Change', rows)
    }
    await records.update('Site', { siteId }, { changeSequence: first + count - 1 })
  }, 120_000)

  it.each([false, true])(
    'brings the few changes that are requested in their order, the latest first: %s',
    async (latestFirst) => {
      const asked: ChangeQuery = { entities: ['view'], types: ['add', 'update'], latestFirst }
      const rows = await held(() => queryChanges(ann, site(ann), asked))
      const places = rows.map(({ sequence }) => sequence - first).filter((place) => place >= 0)
      const expected = [39_999, 79_999, 119_999, 159_999, 199_999]
      expect(places).toEqual(latestFirst ? expected.toReversed() : expected)
    },
    60_000,
  )

  it('is read from its beginning by somebody who may see few of them', async () => {
    await records.update('List', { siteId, id: listId }, { scopeId: guid(9, 9) })
    ann.site.schema.forget([{ entity: 'role', type: 'update', webId: ann.web.row.id, objectId: 'x' }])
    const rita = farm.as('rita', 'Visitors')
    for (const latestFirst of [false, true]) {
      const rows = await held(() => queryChanges(rita, site(rita), { ...all, latestFirst }))
      expect(rows.filter((row) => row.sequence >= first)).toEqual([])
    }
  }, 60_000)
})

describe('a folder of 20,000 files', () => {
  const count = 20_000

  it('is added up in turns, with what is below it', async () => {
    const { rootFolder } = await folderOf('Documents')
    const like = rootFolder.row
    const document = (kind: number, n: number, parentId: string) => ({
      ...like,
      id: guid(kind, n),
      parentId,
      kind,
      itemId: null,
      leafName: `f${kind} ${n}`,
      leafKey: `F${kind} ${n}`,
      sizeBytes: kind === documentKinds.file ? 3 : 0,
    })
    const folders = Array.from({ length: 1_000 }, (_, n) => document(documentKinds.folder, n, like.id))
    await records.insertAll('Document', folders)
    for (let at = 0; at < count; at += 2_000)
      await records.insertAll(
        'Document',
        Array.from({ length: 2_000 }, (_, n) => document(documentKinds.file, at + n, like.id)),
      )
    const deep = Array.from({ length: 5_000 }, (_, n) =>
      document(documentKinds.file, count + n, folders[n % 2 === 0 ? 5 : n % 1_000]?.id ?? ''),
    )
    await records.insertAll('Document', deep)
    const metrics = await held(() => storageMetrics(ann, rootFolder))
    expect(metrics).toMatchObject({ fileCount: count + deep.length, currentBytes: 3 * (count + deep.length) })
  }, 60_000)
})

async function folderOf(title: string) {
  const list = await getList(ann, { title })
  const row = await records.find('Document', { siteId, id: list.row.rootFolderId })
  if (!row) throw new Error(`${title} has no folder`)
  return { rootFolder: await getFolder(ann, { from: { id: row.id } }) }
}
