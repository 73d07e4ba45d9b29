import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { copyFolder } from '../../../../../src/core/acts/files/copy.ts'
import { deleteFolder } from '../../../../../src/core/acts/files/delete.ts'
import { addFolder } from '../../../../../src/core/acts/files/folders.ts'
import { moveFolder } from '../../../../../src/core/acts/files/move.ts'
import { queryItems } from '../../../../../src/core/acts/items/item-pages.ts'
import { addItem, deleteItem } from '../../../../../src/core/acts/items/items.ts'
import { addList } from '../../../../../src/core/acts/lists/lists.ts'
import { restoreEntry } from '../../../../../src/core/acts/recycle-bin/recycle-bin.ts'
import { recycleFolder } from '../../../../../src/core/acts/recycle-bin/recycle-document.ts'
import { DomainError } from '../../../../../src/core/kernel/errors.ts'
import { openFarm, type TestFarm } from '../../../../support/farm.ts'

/**
 * The folders of two lists as a set of paths, which is all that the operations
 * change, beside the real ones: after each step both are equal, and the rows
 * of the store are consistent.
 */

const lists = ['One', 'Two'] as const
const names = ['a', 'b'] as const
/** The paths before the first step. */
const first = ['/Lists/One/a', '/Lists/One/a/b', '/Lists/One/b', '/Lists/Two/a']
const paths = [
  ...lists.flatMap((list) => names.flatMap((one) => [`/Lists/${list}/${one}`, ...names.map((two) => `/Lists/${list}/${one}/${two}`)])),
]

type Model = { paths: Set<string>; bin: { entry: string; paths: string[] }[] }

const isIn = (path: string, top: string) => path === top || path.startsWith(`${top}/`)
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const exists = (model: Model, path: string) => model.paths.has(path) || lists.some((list) => path === `/Lists/${list}`)

interface Step {
  readonly name: string
  run(ctx: Context, model: Model): Promise<void>
  /** The folders after the step; undefined if it must fail. */
  after(model: Model): Set<string> | undefined
}

const below = (model: Model, top: string) => [...model.paths].filter((path) => isIn(path, top))
const at = (url: string) => ({ from: { url } })

function transfer(model: Model, from: string, to: string, keeps: boolean): Set<string> | undefined {
  if (!model.paths.has(from) || !exists(model, parentOf(to)) || isIn(to, from))
    return from === to && !keeps && model.paths.has(from) ? model.paths : undefined
  if (model.paths.has(to)) return undefined
  const moved = below(model, from).map((path) => to + path.slice(from.length))
  const kept = keeps ? [...model.paths] : [...model.paths].filter((path) => !isIn(path, from))
  return new Set([...kept, ...moved])
}

const path = fc.constantFrom(...paths)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: path.map(
      (url): Step => ({
        name: `add ${url}`,
        run: async (ctx) => void (await addFolder(ctx, { from: { web: true } }, url, 'refuse')),
        after: (model) => (exists(model, parentOf(url)) && !model.paths.has(url) ? new Set([...model.paths, url]) : undefined),
      }),
    ),
  },
  fc.tuple(path, path).map(
    ([from, to]): Step => ({
      name: `move ${from} ${to}`,
      run: async (ctx) => void (await moveFolder(ctx, at(from), to)),
      after: (model) => transfer(model, from, to, false),
    }),
  ),
  fc.tuple(path, path).map(
    ([from, to]): Step => ({
      name: `copy ${from} ${to}`,
      run: async (ctx) => void (await copyFolder(ctx, at(from), to)),
      after: (model) => transfer(model, from, to, true),
    }),
  ),
  fc.tuple(path, fc.constantFrom(...names)).map(
    ([from, name]): Step => ({
      name: `rename ${from} ${name}`,
      run: async (ctx) => void (await moveFolder(ctx, at(from), `${parentOf(from)}/${name}`)),
      after: (model) => transfer(model, from, `${parentOf(from)}/${name}`, false),
    }),
  ),
  path.map(
    (url): Step => ({
      name: `delete ${url}`,
      run: (ctx) => deleteFolder(ctx, at(url)),
      after: (model) => (model.paths.has(url) ? new Set([...model.paths].filter((one) => !isIn(one, url))) : undefined),
    }),
  ),
  path.map(
    (url): Step => ({
      name: `recycle ${url}`,
      run: async (ctx, model) => {
        const gone = below(model, url)
        const entry = await recycleFolder(ctx, at(url))
        model.bin.push({ entry, paths: gone })
      },
      after: (model) => (model.paths.has(url) ? new Set([...model.paths].filter((one) => !isIn(one, url))) : undefined),
    }),
  ),
)

async function storedPaths(ctx: Context): Promise<string[]> {
  const urls: string[] = []
  for (const title of lists) {
    const { items, list } = await queryItems(ctx, { title }, { limit: 5_000 })
    const field = list.fieldsByName.get('FileRef')
    if (field) urls.push(...items.filter(({ row }) => row.kind === 1).map((item) => String(item.read(field))))
  }
  return urls.sort()
}

/** The rules that the rows keep after any step. */
async function checkRows({ content: { records } }: TestFarm): Promise<void> {
  for (const list of await records.query('List', { where: { title: { in: [...lists] } } })) {
    const items = await records.query('Item', { where: { siteId: list.siteId, listId: list.id } })
    const documents = await records.query('Document', { where: { siteId: list.siteId, listId: list.id }, above: { itemId: 0 } })
    const seen = (row: { recycledIn: string | null }) => row.recycledIn === null
    expect(list.itemCount).toBe(items.filter(seen).length)
    expect(documents.map((row) => [row.id, row.itemId, row.parentId, row.leafName, row.recycledIn, row.scopeId]).sort()).toEqual(
      items
        .filter((row) => row.kind === 1)
        .map((row) => [row.uniqueId, row.itemId, row.folderId, row.leafName, row.recycledIn, row.scopeId])
        .sort(),
    )
    const ids = new Set([list.rootFolderId, ...documents.map((row) => row.id)])
    for (const item of items) expect(ids).toContain(item.folderId)
  }
}

it('random steps leave the folders that a plain model of them has, and rows that agree', async () => {
  const done = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const farm = await openFarm()
      const ctx = farm.as('ann')
      for (const title of lists) {
        await addList(ctx, { title, baseTemplate: 100, settings: { enableFolderCreation: true } })
        await addItem(ctx, { title }, new Map([['Title', 'beside']]))
      }
      for (const url of first) await addFolder(ctx, { from: { web: true } }, url, 'refuse')
      const model: Model = { paths: new Set(first), bin: [] }
      const audits = async () => (await farm.content.records.query('AuditRecord', { where: { type: 'ContentWritten' } })).length
      for (const { name, run, after } of steps) {
        const wanted = after(model)
        const before = await audits()
        let failure: unknown
        await run(ctx, model).catch((error: unknown) => {
          failure = error
        })
        if (failure !== undefined && !(failure instanceof DomainError)) throw failure as Error
        expect([name, failure === undefined]).toEqual([name, wanted !== undefined])
        if (failure === undefined) done.set(name.replace(/ .*/, ''), (done.get(name.replace(/ .*/, '')) ?? 0) + 1)
        // One write, one audit record; a write that fails leaves none.
        expect([name, (await audits()) - before]).toEqual([name, wanted === undefined ? 0 : 1])
        model.paths = wanted ?? model.paths
        expect([name, await storedPaths(ctx)]).toEqual([name, [...model.paths].sort()])
      }
      // Its parent may have moved meanwhile: a folder is restored into the same parent, wherever that is now.
      for (const { entry, paths: gone } of [...model.bin].reverse()) {
        const before = await storedPaths(ctx)
        const restored = await restoreEntry(ctx, 'web', entry).then(
          () => true,
          () => false,
        )
        const now = await storedPaths(ctx)
        expect(now).toHaveLength(before.length + (restored ? gone.length : 0))
        expect(now).toEqual(expect.arrayContaining(before))
      }
      await checkRows(farm)
      await farm.content.close()
    }),
    { numRuns: 150 },
  )
  // Steps that seldom succeed show nothing.
  for (const kind of ['add', 'move', 'copy', 'rename', 'delete', 'recycle']) expect([kind, (done.get(kind) ?? 0) > 3]).toEqual([kind, true])
}, 120_000)

it('deleting the item of a folder deletes the folder, and the other way round', async () => {
  const farm = await openFarm()
  const ctx = farm.as('ann')
  const made = await addFolder(ctx, { from: { web: true } }, '/Shared Documents/a', 'refuse')
  await addFolder(ctx, { from: { web: true } }, '/Shared Documents/a/b', 'refuse')
  await deleteItem(ctx, { title: 'Documents' }, made.row.itemId ?? 0)
  expect(await farm.content.records.query('Document', { where: { id: made.row.id } })).toEqual([])
  expect(await farm.content.records.query('Item', { where: { uniqueId: made.row.id } })).toEqual([])
  await addFolder(ctx, { from: { web: true } }, '/Shared Documents/a', 'refuse')
  await deleteFolder(ctx, at('/Shared Documents/a'))
  expect((await queryItems(ctx, { title: 'Documents' }, { limit: 10 })).items).toEqual([])
})
