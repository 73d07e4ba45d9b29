import { expect, it } from 'vitest'
import { addFolder } from '../../../../../src/core/acts/files/folders.ts'
import { getFolder } from '../../../../../src/core/content/documents/documents.ts'
import { queryChildren } from '../../../../../src/core/content/shown/children.ts'
import { openFarm } from '../../../../support/farm.ts'

it('a page of a folder costs the same wherever it is, and all pages together are the folder', async () => {
  const ctx = (await openFarm()).as('ann')
  const names = Array.from({ length: 3_000 }, (_, i) => `f${String(i).padStart(4, '0')}`)
  for (const name of names) await addFolder(ctx, { from: { url: '/Shared Documents' } }, name, 'refuse')
  const library = await getFolder(ctx, { from: { url: '/Shared Documents' } })
  const { list } = library
  if (!list) throw new Error('the library is no list')
  const seen: string[] = []
  const times: number[] = []
  for (let next: Awaited<ReturnType<typeof queryChildren>>['next']; ; ) {
    const started = performance.now()
    const page = await queryChildren(ctx, { ...library, list }, 1, { limit: 100, ...(next && { after: next }) })
    times.push(performance.now() - started)
    seen.push(...page.documents.map(({ row }) => row.leafName))
    next = page.next
    if (!next) break
  }
  expect(seen).toEqual(names)
  const median = (part: readonly number[]) => [...part].sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0
  // If each page walked from the start of the folder, the last ones would cost twenty times as much as the first.
  expect(median(times.slice(-9))).toBeLessThan(5 * median(times.slice(1, 10)))
})
