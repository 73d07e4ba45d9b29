import { expect, it } from 'vitest'
import { addItem } from '../../../../../src/core/acts/items/items.ts'
import { catchUp } from '../../../../../src/core/acts/search/indexer.ts'
import { breathe } from '../../../../../src/core/kernel/pacing/breathe.ts'
import { openFarm } from '../../../../support/farm.ts'

const works = 40

it('a search that waits for the index of a new item does not wait for a turn of each long work', async () => {
  const ctx = (await openFarm()).as('admin', 'None')
  await catchUp(ctx.site)
  await addItem(ctx, { title: 'Tasks' }, new Map([['Title', 'Order chairs']]))
  let isOver = false
  let turns = 0
  const long = Array.from({ length: works }, async () => {
    while (!isOver) {
      await breathe()
      turns += 1
    }
  })
  await catchUp(ctx.site)
  const before = turns
  isOver = true
  await Promise.all(long)
  expect(before).toBeLessThan(works / 2)
})
