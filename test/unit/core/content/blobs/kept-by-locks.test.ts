import { expect, it } from 'vitest'
import { removeUnused, sweep } from '../../../../../src/core/content/blobs/sweeper.ts'
import type { BlobStore } from '../../../../../src/core/kernel/ports.ts'
import { openFarm } from '../../../../support/farm.ts'

const locks = { place: 'x', isFixed: true, periodMs: 1, set: () => Promise.resolve(true), restore: () => Promise.resolve(true) } as const

it('bytes that a lock of the store keeps are tried again after more and more rounds, and the others at once', async () => {
  const { site } = (await openFarm()).as('ann')
  const tried = { kept: 0, free: 0 }
  let isLocked = true
  const { database } = site
  const blobs: BlobStore = {
    ...database.blobs,
    locks,
    delete(key) {
      tried[key.id.startsWith('0') ? 'kept' : 'free'] += 1
      return key.id.startsWith('0') && isLocked ? Promise.resolve(false) : database.blobs.delete(key)
    },
  }
  const content = { work: site.work, database: { ...database, blobs } }
  const unused = (first: string) => ({ siteId: site.id, id: `${first}0000000-0000-4000-8000-000000000000` })
  const add = (first: string) =>
    database.records.insert('Blob', { ...unused(first), sizeBytes: 0, sha256: '', useCount: 0, createdAt: 1, releasedAt: 1 })
  await add('0')
  for (let round = 0; round < 100; round += 1) {
    if (round % 50 === 0) await add(round === 0 ? '1' : '2')
    expect(await sweep(content)).toBe(round % 50 === 0 ? 1 : 0)
  }
  expect(tried).toEqual({ kept: 10, free: 2 })
  // Who asks for it alone is answered at once.
  isLocked = false
  expect(await removeUnused(content, unused('0'))).toBe(true)
})
