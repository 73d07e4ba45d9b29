import { HttpRequestError } from '@pnp/queryable'
import type { SPFI } from '@pnp/sp'
import { pnpAs } from './pnp-client.ts'
import '@pnp/sp/batching.js'
import type { IItems } from '@pnp/sp/items/index.js'
import '@pnp/sp/items/index.js'
import type { IList, ILists } from '@pnp/sp/lists/index.js'
import '@pnp/sp/lists/index.js'
import type { ISiteUser } from '@pnp/sp/site-users/index.js'
import '@pnp/sp/site-users/index.js'
import type { IWeb } from '@pnp/sp/webs/index.js'
import '@pnp/sp/webs/index.js'
import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

const { server } = await serve()

// The typings of PnPjs extend classes in modules without file extensions, which Node does not resolve.
interface Batching {
  batched(props?: { readonly maxRequests?: number }): [SPFI, () => Promise<void>]
}
const webOf = (sp: SPFI) =>
  (sp as unknown as { readonly web: IWeb & { readonly lists: ILists; readonly currentUser: ISiteUser; getList(url: string): IList } }).web
const itemsOf = (sp: SPFI, title: string) => (webOf(sp).lists.getByTitle(title) as unknown as { readonly items: IItems }).items

const signedInAs = (userName: string): SPFI & Batching => pnpAs(server.url, userName) as SPFI & Batching

const sortedTitles = async (sp: SPFI, list: string): Promise<string[]> => {
  const rows: { Title: string }[] = await itemsOf(sp, list).select('Title').orderBy('Id')()
  return rows.map(({ Title }) => Title)
}

describe('@pnp/sp sends a batch', () => {
  it('of reads, and gets each reply where it belongs', async () => {
    const [sp, execute] = signedInAs('ann').batched()
    const web = webOf(sp).select('Title')()
    const tasks = webOf(sp).lists.getByTitle('Tasks').select('Title', 'BaseTemplate')()
    const user = webOf(sp).currentUser()
    const byUrl = webOf(sp).getList('/Lists/Announcements')()
    await execute()
    expect(await web).toMatchObject({ Title: 'Home' })
    expect(await tasks).toMatchObject({ Title: 'Tasks', BaseTemplate: 107 })
    expect(await user).toMatchObject({ Title: 'ann' })
    expect(await byUrl).toMatchObject({ Title: 'Announcements' })
  })

  it('of additions, updates, deletions and reads, in the order in which they were written', async () => {
    const base = signedInAs('ann')
    await webOf(base).lists.add('Batch of all kinds')
    const items = itemsOf(base, 'Batch of all kinds')
    const kept: { Id: number } = await items.add({ Title: 'to be changed' })
    const gone: { Id: number } = await items.add({ Title: 'to be deleted' })

    const [sp, execute] = base.batched()
    // PnPjs allows an instance one request in a batch.
    const batched = () => itemsOf(sp, 'Batch of all kinds')
    const before = batched().select('Title')()
    const added = ['Ünï çödé 漢字', 'two "quoted"\nlines'].map((Title) => batched().add({ Title }))
    const updated = batched().getById(kept.Id).update({ Title: 'changed' }, '*')
    const deleted = batched().getById(gone.Id).delete()
    const after = batched().select('Title').orderBy('Id')()
    await execute()

    expect(await before).toHaveLength(2)
    expect(await Promise.all(added)).toMatchObject([{ Title: 'Ünï çödé 漢字' }, { Title: 'two "quoted"\nlines' }])
    await Promise.all([updated, deleted])
    expect((await after).map(({ Title }: { Title: string }) => Title)).toEqual(['changed', 'Ünï çödé 漢字', 'two "quoted"\nlines'])
    expect(await sortedTitles(base, 'Batch of all kinds')).toEqual(['changed', 'Ünï çödé 漢字', 'two "quoted"\nlines'])
  })

  it('in which one request fails, and the others do not', async () => {
    const base = signedInAs('ann')
    await webOf(base).lists.add('Batch with a failure')
    const [sp, execute] = base.batched()
    // PnPjs allows an instance one request in a batch.
    const batched = () => itemsOf(sp, 'Batch with a failure')
    const first = batched().add({ Title: 'first' })
    const wrongColumn = batched()
      .add({ Title: 'never', Nope: 1 })
      .catch((error: unknown) => error)
    const missing = webOf(sp)
      .lists.getByTitle('Nope')()
      .catch((error: unknown) => error)
    const last = batched().add({ Title: 'last' })
    await execute()
    expect([await first, await last]).toMatchObject([{ Title: 'first' }, { Title: 'last' }])
    expect(await wrongColumn).toBeInstanceOf(HttpRequestError)
    expect(await wrongColumn).toMatchObject({ status: 400 })
    expect(await missing).toMatchObject({ status: 404 })
    expect(await sortedTitles(base, 'Batch with a failure')).toEqual(['first', 'last'])
  })

  it('of many items, in as many requests as it takes', async () => {
    const base = signedInAs('ann')
    await webOf(base).lists.add('Batch of many')
    const titles = Array.from({ length: 250 }, (_, index) => `item ${index}`)
    const [sp, execute] = base.batched({ maxRequests: 100 })
    // PnPjs allows an instance one request in a batch.
    const batched = () => itemsOf(sp, 'Batch of many')
    const added = titles.map((Title) => batched().add({ Title }))
    await execute()
    expect((await Promise.all(added)).map(({ Title }: { Title: string }) => Title)).toEqual(titles)
    const rows: { Title: string }[] = await itemsOf(base, 'Batch of many').select('Title').orderBy('Id').top(500)()
    expect(rows.map(({ Title }) => Title)).toEqual(titles)
  })
})
