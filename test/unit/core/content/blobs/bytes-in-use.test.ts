import { expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { keepInUse } from '../../../../../src/core/content/blobs/bytes-in-use.ts'
import { sweep } from '../../../../../src/core/content/blobs/sweeper.ts'
import { openFarm } from '../../../../support/farm.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

/** Rows of bytes without a use, released at these times. */
async function unused(ctx: Context, times: readonly number[]): Promise<void> {
  for (const [n, releasedAt] of times.entries())
    await ctx.site.database.records.insert('Blob', {
      ...{ siteId: ctx.site.id, id: idOf(n), sizeBytes: 0, sha256: '', useCount: 0, createdAt: 1, releasedAt },
    })
}

const left = async (ctx: Context) => (await ctx.site.database.records.query('Blob', { where: {}, orderBy: ['id'] })).map(({ id }) => id)

it('a sweeper that looks at older bytes only leaves those that another server may use', async () => {
  const ctx = (await openFarm()).as('ann')
  await unused(ctx, [100, 200, 300])
  expect(await sweep(ctx.site, 200)).toBe(2)
  expect(await left(ctx)).toEqual([idOf(2)])
  expect(await sweep(ctx.site)).toBe(1)
})

it('a server keeps the bytes that arrive, that are sent and that are prepared, and nothing else', async () => {
  const ctx = (await openFarm()).as('ann')
  await unused(ctx, [100, 100, 100, 100, 100])
  const { work } = ctx.site
  work.arriving.add(idOf(0))
  work.reading.set(idOf(1), 1)
  work.prepared.set(ctx.site.id, { ready: new Set([idOf(2)]), coming: new Set([idOf(3)]), uploads: 0, isUsed: true })
  await keepInUse(ctx.site, 500)
  // As the sweeper of another server, which knows nothing of them.
  work.arriving.clear()
  work.reading.clear()
  work.prepared.clear()
  expect(await sweep(ctx.site, 499)).toBe(1)
  expect(await left(ctx)).toEqual([0, 1, 2, 3].map(idOf))
  expect(await sweep(ctx.site, 500)).toBe(4)
})

it('bytes that are in use get no time of release', async () => {
  const ctx = (await openFarm()).as('ann')
  const row = { siteId: ctx.site.id, id: idOf(0) }
  await ctx.site.database.records.insert('Blob', { ...row, sizeBytes: 1, sha256: 'a', useCount: 1, createdAt: 1, releasedAt: null })
  ctx.site.work.reading.set(idOf(0), 1)
  await keepInUse(ctx.site, 500)
  expect(await ctx.site.database.records.find('Blob', row, ['releasedAt'])).toEqual({ releasedAt: null })
})
