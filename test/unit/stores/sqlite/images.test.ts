import { statSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import type { ContentDatabase, DatabaseImage } from '../../../../src/core/kernel/ports.ts'
import { openContentDatabase, openFarmDatabase } from '../../../../src/stores/database.ts'
import { contentMigrations, farmMigrations, freshFolder, itemRow, listId, siteId } from '../../../store/open.ts'

const open = (image?: DatabaseImage): Promise<ContentDatabase> =>
  openContentDatabase({ path: ':memory:', migrations: contentMigrations, blobs: 'memory', image })

const imageOf = async (database: ContentDatabase): Promise<DatabaseImage> => {
  const image = await database.image()
  if (!image) throw new Error('The database has no image.')
  return image
}

const addItems = async ({ transaction }: ContentDatabase, from: number, count: number): Promise<void> =>
  transaction(async (inside) => {
    await inside.insertAll(
      'Item',
      Array.from({ length: count }, (_, at) => itemRow({ itemId: from + at, extra: '{}'.padEnd(500) })),
    )
  })

const lastOf = async ({ records }: ContentDatabase): Promise<number | undefined> =>
  (await records.query('Item', { where: { siteId, listId }, orderBy: ['itemId'] })).at(-1)?.itemId

it('many databases begin with one image, and outgrow it each for itself', async () => {
  const first = await open()
  await addItems(first, 1, 2_000)
  const image = await imageOf(first)
  const [one, other] = [await open(image), await open(image)]
  await addItems(one, 2_001, 1)
  // More than the room behind the last page.
  await addItems(other, 3_001, 1_000)
  expect(await Promise.all([first, one, other, await open(image)].map(lastOf))).toEqual([2_000, 2_001, 4_000, 2_000])
  const again = await open(await imageOf(other))
  expect(await lastOf(again)).toBe(4_000)
})

it('an image is that of its moment, and the same one as long as nothing is written', async () => {
  const database = await open()
  await addItems(database, 1, 1)
  const image = await imageOf(database)
  expect((await imageOf(database)).sizeBytes).toBe(image.sizeBytes)
  await addItems(database, 2, 1)
  await database.records.delete('Item', { siteId, listId, itemId: 1 })
  const later = await imageOf(database)
  expect(await Promise.all([await open(image), await open(later)].map(lastOf))).toEqual([1, 2])
})

it('a file that is written of a database with room has none', async () => {
  const first = await open()
  await addItems(first, 1, 500)
  const begun = await open(await imageOf(first))
  const path = join(freshFolder(), 'copy.db')
  await begun.copyFile(path)
  const file = new BetterSqlite(path, { readonly: true })
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(Number(file.pragma('page_count', { simple: true })) * Number(file.pragma('page_size', { simple: true }))).toBe(statSync(path).size)
  file.close()
})

it('a write that waits for the end of a restore is in the next image', async () => {
  const farm = (image?: DatabaseImage) => openFarmDatabase({ path: ':memory:', migrations: farmMigrations, image })
  const database = await farm()
  const image = await database.image()
  for (const source of ['one', 'two', 'three']) {
    await Promise.all([image && database.restore(image), database.records.insert('FarmCopy', { id: siteId, source, startedAt: 1 })])
    const copied = await farm(await database.image())
    expect(await copied.records.query('FarmCopy', { where: {}, columns: ['source'] })).toEqual([{ source }])
  }
})
