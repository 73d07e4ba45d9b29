import { expect, it } from 'vitest'
import type { Context } from '../../src/core/access/context.ts'
import { checkIn, checkOut, undoCheckOut } from '../../src/core/acts/files/check-out.ts'
import { copyFolder } from '../../src/core/acts/files/copy.ts'
import { deleteFolder } from '../../src/core/acts/files/delete.ts'
import { restoreFileVersion } from '../../src/core/acts/files/document-versions.ts'
import { addFile, replaceFile } from '../../src/core/acts/files/files.ts'
import { addFolder } from '../../src/core/acts/files/folders.ts'
import { moveFolder } from '../../src/core/acts/files/move.ts'
import { addList } from '../../src/core/acts/lists/lists.ts'
import { restoreEntry } from '../../src/core/acts/recycle-bin/recycle-bin.ts'
import { recycleFolder } from '../../src/core/acts/recycle-bin/recycle-document.ts'
import { openFarm, type TestFarm } from '../support/farm.ts'
import { faulty } from '../support/stores/faulty.ts'

const tables = [
  'Document',
  'DocumentVersion',
  'Item',
  'ItemVersion',
  'List',
  'Blob',
  'RecycleBinItem',
  'PermissionScope',
  'RoleAssignment',
  'Change',
  'AuditRecord',
  'Site',
] as const

async function rowsOf({ content: { records } }: TestFarm): Promise<string> {
  const all: Record<string, unknown[]> = {}
  for (const table of tables) all[table] = (await records.query(table, { where: {} })).map((row) => JSON.stringify(row)).sort()
  return JSON.stringify(all, null, 1)
}

async function* text(of: string) {
  yield Buffer.from(of)
}

const folder = (url: string) => ({ from: { url } })
const file = { url: '/One/a/b/x.txt' }

/** Two libraries; in the first one a, a/b and, in that, a file with two versions. */
async function arrange(ctx: Context): Promise<void> {
  for (const title of ['One', 'Two']) await addList(ctx, { title, baseTemplate: 101, settings: { enableVersioning: true } })
  for (const url of ['/One/a', '/One/a/b', '/One/c']) await addFolder(ctx, { from: { web: true } }, url, 'refuse')
  await addFile(ctx, folder('/One/a/b'), { name: 'x.txt', whenThere: 'refuse' }, text('one'))
  await replaceFile(ctx, file, text('two'))
}

interface Act {
  readonly name: string
  readonly before?: (ctx: Context) => Promise<unknown>
  /** Gets the result of `before`. */
  readonly run: (ctx: Context, given: unknown) => Promise<unknown>
}

const acts: readonly Act[] = [
  { name: 'adding a folder', run: (ctx) => addFolder(ctx, { from: { web: true } }, '/One/a/new', 'refuse') },
  { name: 'renaming a folder', run: (ctx) => moveFolder(ctx, folder('/One/a'), '/One/z') },
  { name: 'moving a folder', run: (ctx) => moveFolder(ctx, folder('/One/a'), '/One/c/a') },
  { name: 'moving a folder into another library', run: (ctx) => moveFolder(ctx, folder('/One/a'), '/Two/a') },
  { name: 'copying a folder', run: (ctx) => copyFolder(ctx, folder('/One/a'), '/Two/a') },
  { name: 'deleting a folder', run: (ctx) => deleteFolder(ctx, folder('/One/a')) },
  { name: 'recycling a folder', run: (ctx) => recycleFolder(ctx, folder('/One/a')) },
  {
    name: 'restoring a folder',
    before: (ctx) => recycleFolder(ctx, folder('/One/a')),
    run: (ctx, entry) => restoreEntry(ctx, 'web', String(entry)),
  },
  { name: 'checking a file out', run: (ctx) => checkOut(ctx, file) },
  { name: 'checking a file in', before: (ctx) => checkOut(ctx, file), run: (ctx) => checkIn(ctx, file, 'c', 1) },
  {
    name: 'undoing a check-out',
    before: async (ctx) => {
      await checkOut(ctx, file)
      await replaceFile(ctx, file, text('working'))
    },
    run: (ctx) => undoCheckOut(ctx, file),
  },
  { name: 'restoring a version', run: (ctx) => restoreFileVersion(ctx, file, { label: '1.0' }) },
]

it.each(acts)('$name is all done or not at all, whichever call of the database fails', async ({ before, run }) => {
  let calls = 0
  let failing = Number.POSITIVE_INFINITY
  const beforeCall = () => {
    calls += 1
    if (calls === failing) throw new Error('the database is gone')
  }
  const farm = await openFarm((database) => faulty(database, beforeCall))
  const ctx = farm.as('ann')
  await arrange(ctx)
  const given = await before?.(ctx)
  const untouched = await rowsOf(farm)
  for (let n = 1; ; n += 1) {
    calls = 0
    failing = n
    const outcome = await run(ctx, given).then(
      () => 'done',
      (error: unknown) => String(error),
    )
    failing = Number.POSITIVE_INFINITY
    if (outcome === 'done') {
      expect(n).toBeGreaterThan(10)
      break
    }
    expect(outcome).toBe('Error: the database is gone')
    expect([n, await rowsOf(farm)]).toEqual([n, untouched])
  }
  expect(await rowsOf(farm)).not.toBe(untouched)
  // Every row that refers to bytes is one of their uses.
  const { records } = farm.content
  const referring = [...(await records.query('Document', { where: {} })), ...(await records.query('DocumentVersion', { where: {} }))]
  for (const blob of await records.query('Blob', { where: {} }))
    expect(blob.useCount).toBe(referring.filter(({ blobId }) => blobId === blob.id).length)
  await farm.content.close()
})
