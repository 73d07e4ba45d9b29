import { expect, it } from 'vitest'
import { addAlert } from '../../../../../src/core/acts/alerts/alerts.ts'
import { tellOwner } from '../../../../../src/core/acts/alerts/deliver.ts'
import { MailQuota } from '../../../../../src/core/acts/alerts/quota.ts'
import { addItem } from '../../../../../src/core/acts/items/items.ts'
import { dropMailer } from '../../../../../src/process/mail/drop-directory.ts'
import { openFarm } from '../../../../support/farm.ts'
import { mailsIn } from '../../../../support/mails/drop.ts'
import { scratchFolders } from '../../../../support/scratch.ts'

const scratch = scratchFolders('held-site')

it('a site collection that is being moved tells nothing and stores no mark, so that its copy tells it once', async () => {
  const { content, as } = await openFarm()
  scratch.undo.push(() => content.close())
  const ctx = as('ann')
  const { site, runtime } = ctx
  const readFilter = () => Promise.resolve(undefined)
  const { row } = await addAlert(ctx, { title: 'Alert', list: { title: 'Tasks' } }, readFilter)
  await addItem(ctx, { title: 'Tasks' }, new Map([['Title', 'one']]))
  const key = { siteId: site.id, id: row.id }
  const { changeSequence = 0 } = (await content.records.find('Site', { siteId: site.id })) ?? {}
  const tell = () =>
    tellOwner(site, row.id, changeSequence, {
      mailer: dropMailer(scratch.directory, { from: 'alerts@tenon.test', hostName: 'tenon.test' }),
      actorNamed: () => ctx.actor,
      origin: () => ctx.origin,
      quota: new MailQuota(1),
      stop: new AbortController().signal,
      ...{ runtime, readFilter },
    })
  site.work.held.add(site.id)
  expect(await tell()).toEqual({ kind: 'over' })
  expect(mailsIn(scratch.directory)).toEqual([])
  expect(await content.records.find('Alert', key)).toMatchObject({ telling: null, sequence: row.sequence })
  site.work.held.delete(site.id)
  expect(await tell()).toEqual({ kind: 'over' })
  expect(mailsIn(scratch.directory)).toMatchObject([{ isRepeated: false, text: expect.stringContaining('Added: one') }])
  expect(await content.records.find('Alert', key)).toMatchObject({ telling: null, sequence: changeSequence })
})
