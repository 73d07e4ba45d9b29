import type { IList, ILists } from '@pnp/sp/lists/index.js'
import { expect, it } from 'vitest'
import { pnpAs } from './pnp-client.ts'
import '@pnp/sp/lists/index.js'
import type { ISubscriptions } from '@pnp/sp/subscriptions/index.js'
import '@pnp/sp/subscriptions/index.js'
import type { IWeb } from '@pnp/sp/webs/index.js'
import '@pnp/sp/webs/index.js'
import { serve } from '../../support/serve.ts'
import { receive } from '../../support/webhooks/receiver.ts'

const { server, clientOf } = await serve()
const receiver = await receive()

it('@pnp/sp adds, lists, renews and removes a webhook, whose receiver is notified meanwhile', async () => {
  const { web } = pnpAs(server.url, 'ann') as unknown as { readonly web: IWeb & { readonly lists: ILists } }
  const { subscriptions } = web.lists.getByTitle('Tasks') as IList & { readonly subscriptions: ISubscriptions }
  const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000 + days * 86_400) * 1000).toISOString().replace('.000Z', '+00:00')
  const { id } = (await subscriptions.add(`${receiver.url}/pnp`, inDays(30), 'of pnp')) as unknown as { readonly id: string }
  const one = subscriptions.getById(id)
  expect(await one()).toMatchObject({ id, notificationUrl: `${receiver.url}/pnp`, clientState: 'of pnp' })
  const later = inDays(60)
  await one.update(later)
  expect(await subscriptions()).toMatchObject([{ id, expirationDateTime: later.replace('+00:00', 'Z') }])
  await clientOf('ben').call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'x' } })
  await expect.poll(() => receiver.told('/pnp').length, { timeout: 10_000, interval: 20 }).toBe(1)
  await one.delete()
  expect(await subscriptions()).toEqual([])
})
