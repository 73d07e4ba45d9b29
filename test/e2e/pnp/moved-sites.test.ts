import type { IItems } from '@pnp/sp/items/index.js'
import '@pnp/sp/items/index.js'
import type { ILists } from '@pnp/sp/lists/index.js'
import '@pnp/sp/lists/index.js'
import type { IWeb } from '@pnp/sp/webs/index.js'
import '@pnp/sp/webs/index.js'
import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { pnpAs } from './pnp-client.ts'

const { server, clientOf } = await serve()
const admin = clientOf('admin')
// The redirect leads to the server's own name; clients send their credentials to no other host.
const origin = `http://localhost:${new URL(server.url).port}`

it('@pnp/sp follows a site collection that has moved: reads by 301, writes by 308', async () => {
  const body = { webApplication: 'Default', path: 'sites/old', title: 'Moved', owner: 'ann' }
  const { id } = (await admin.call('POST', '/_admin/sites', { body })).json
  const at = (path: string) => pnpAs(`${origin}${path}`, 'ann') as unknown as { readonly web: IWeb & { readonly lists: ILists } }
  const tasks = (path: string) => at(path).web.lists.getByTitle('Tasks') as unknown as { readonly items: IItems }
  await tasks('/sites/old').items.add({ Title: 'before' })
  const moving = { targetWebApplication: 'Default', targetPath: 'sites/new' }
  expect((await admin.call('POST', `/_admin/sites/${id}/move`, { body: moving })).status).toBe(202)
  await server.farm.operations.idle()
  const answer = await fetch(`${origin}/sites/old/_api/web`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `${origin}/sites/new/_api/web`])
  expect(await at('/sites/old').web.select('Title', 'ServerRelativeUrl')()).toMatchObject({
    Title: 'Moved',
    ServerRelativeUrl: '/sites/new',
  })
  await tasks('/sites/old').items.add({ Title: 'after' })
  const titles: { Title: string }[] = await tasks('/sites/new').items.select('Title').orderBy('Id')()
  expect(titles.map(({ Title }) => Title)).toEqual(['before', 'after'])
})
