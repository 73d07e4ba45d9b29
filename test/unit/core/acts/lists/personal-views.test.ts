import { expect, it } from 'vitest'
import { addList } from '../../../../../src/core/acts/lists/lists.ts'
import { addView, getViewOfRows, queryViews } from '../../../../../src/core/acts/lists/views.ts'
import type { ContentDatabase, ContentRecords } from '../../../../../src/core/kernel/ports.ts'
import { openFarm } from '../../../../support/farm.ts'

/** The numbers of rows of views with a query that statements outside of transactions have read. */
const read: number[] = []

function watched(database: ContentDatabase): ContentDatabase {
  const query = async (...[table, page]: Parameters<ContentRecords['query']>) => {
    const rows = await database.records.query(table, page)
    if (table === 'View') read.push(rows.length)
    return rows
  }
  return { ...database, records: { ...database.records, query: query as ContentRecords['query'] } }
}

it('reads no personal views of others, of which there may be any number', async () => {
  const { as } = await openFarm(watched)
  const [ann, ben, address] = [as('ann'), as('ben'), { title: 'Plans' }]
  await addList(ann, { title: 'Plans', baseTemplate: 100 })
  for (let number = 0; number < 60; number += 1) await addView(ben, address, { title: `Own ${number}`, personal: true })
  const { row } = await addView(ann, address, { title: 'Mine', personal: true })
  expect(row.ordinal).toBe(1)
  const shared = await addView(ann, address, { title: 'Own 3' })
  expect([shared.row.leafName, shared.row.ordinal]).toEqual(['Own 310.aspx', 61])

  const titlesFor = async (ctx: typeof ann) => (await queryViews(ctx, address)).map((view) => view.row.title)
  read.length = 0
  expect(await titlesFor(ann)).toEqual(['All Items', 'Mine', 'Own 3'])
  expect(read.reduce((sum, count) => sum + count, 0)).toBe(3)
  expect(await titlesFor(ben)).toEqual(['All Items', ...Array.from({ length: 60 }, (_, number) => `Own ${number}`), 'Own 3'])

  // Rows are asked for by views that come from the cache, which keeps no long lists of them.
  const titleFor = async (ctx: typeof ann, title: string) => (await getViewOfRows(ctx, address, { title })).row.title
  read.length = 0
  expect([await titleFor(ann, 'Mine'), await titleFor(ben, 'Own 59')]).toEqual(['Mine', 'Own 59'])
  expect(read).toEqual([51, 2, 1, 2, 60])
  await expect(titleFor(ann, 'Own 59')).rejects.toMatchObject({ reason: 'view_not_found' })
})
