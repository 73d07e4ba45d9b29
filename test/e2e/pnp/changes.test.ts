import type { IItems } from '@pnp/sp/items/index.js'
import { pnpAs } from './pnp-client.ts'
import '@pnp/sp/items/index.js'
import type { IList, ILists } from '@pnp/sp/lists/index.js'
import '@pnp/sp/lists/index.js'
import type { ISite } from '@pnp/sp/sites/index.js'
import '@pnp/sp/sites/index.js'
import type { IWeb } from '@pnp/sp/webs/index.js'
import '@pnp/sp/webs/index.js'
import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

const { server } = await serve()

interface Change {
  readonly ChangeType: number
  readonly ItemId: number
  readonly ChangeToken: { readonly StringValue: string }
}

it('@pnp/sp asks a list, a web and a site what changed since a token', async () => {
  const sp = pnpAs(server.url, 'ann')
  // The typings of PnPjs extend classes in modules without file extensions, which Node does not resolve.
  const { web, site } = sp as unknown as { readonly web: IWeb & { readonly lists: ILists }; readonly site: ISite }
  const tasks = web.lists.getByTitle('Tasks') as IList & { readonly items: IItems }
  const tokens = await Promise.all(
    [tasks, web, site].map((one) => one.select('CurrentChangeToken')<{ CurrentChangeToken: Change['ChangeToken'] }>()),
  )
  const { Id } = await tasks.items.add({ Title: 'new' })
  await tasks.items.getById(Id).update({ Title: 'newer' })
  await tasks.items.getById(Id).delete()
  const query = { Item: true, Add: true, Update: true, DeleteObject: true, ChangeTokenEnd: null }
  for (const [index, one] of [tasks, web, site].entries()) {
    const from = { ...query, ChangeTokenStart: tokens[index]?.CurrentChangeToken }
    const changes: Change[] = await (one as unknown as { getChanges(asked: object): Promise<Change[]> }).getChanges(from)
    expect(changes.map(({ ChangeType, ItemId }) => [ChangeType, ItemId])).toEqual([
      [1, Id],
      [2, Id],
      [3, Id],
    ])
    const rest = { ...query, ChangeTokenStart: changes.at(-1)?.ChangeToken }
    expect(await (one as unknown as { getChanges(asked: object): Promise<Change[]> }).getChanges(rest)).toEqual([])
  }
})
