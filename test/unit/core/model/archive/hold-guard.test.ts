import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LegalHoldRow } from '../../../../../generated/prisma/content.ts'
import type { ContentRecords } from '../../../../../src/core/kernel/ports.ts'
import { heldIn } from '../../../../../src/core/model/archive/hold-guard.ts'
import type { SiteHandle } from '../../../../../src/core/model/sites/site.ts'

const hold: LegalHoldRow = {
  ...{ siteId: 'site', id: 'hold', name: 'Case', webId: 'web', listId: 'list', itemIds: '[2,3]' },
  ...{ createdAt: 0, createdById: 1, releasedAt: null, releasedById: null },
}
const schema = { holds: { read: () => Promise.resolve([hold]) }, webs: () => Promise.resolve(new Map()) }
const site = { id: 'site', schema } as unknown as SiteHandle
const records = { query: () => Promise.resolve([{ id: 'list', title: 'Tasks' }]) } as unknown as ContentRecords

afterEach(() => vi.restoreAllMocks())

describe('holds on items', () => {
  it('are read once, however many items are asked for', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const isHeld = await heldIn(site, records, 'web', 'list')
    expect([1, 2, 3, 4].map(isHeld)).toEqual([false, true, true, false])
    expect(parse).toHaveBeenCalledOnce()
  })
})
