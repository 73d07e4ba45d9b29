import { expect, it } from 'vitest'
import { findSchema } from '../../../../../src/core/access/find-list.ts'
import { addList } from '../../../../../src/core/acts/lists/lists.ts'
import { updateWeb } from '../../../../../src/core/acts/sites/web-changes.ts'
import { findWeb } from '../../../../../src/core/model/sites/find-web.ts'
import { openFarm } from '../../../../support/farm.ts'

it('a list that is read with a web from before a change of its time zone does not stay', async () => {
  const { as } = await openFarm()
  const ann = as('ann')
  await addList(ann, { title: 'Plans', baseTemplate: 100 })
  await updateWeb(ann, { timeZoneId: 4 })
  // A request that has found its web before the change.
  expect((await findSchema(ann, { title: 'Plans' })).zone.name).toBe('Etc/UTC')
  const web = await findWeb(ann.site, '/')
  if (!web) throw new Error('the root web is missing')
  const later = { ...ann, web }
  expect((await findSchema(later, { title: 'Plans' })).zone.name).toBe('Europe/Berlin')
  expect(await findSchema(later, { title: 'Plans' })).toBe(await findSchema(later, { title: 'Plans' }))
})
