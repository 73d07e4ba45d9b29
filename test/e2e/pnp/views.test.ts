import { serve } from '../../support/serve.ts'
import { pnpAs } from './pnp-client.ts'
import '@pnp/sp/items/index.js'
import type { IList } from '@pnp/sp/lists/index.js'
import '@pnp/sp/lists/index.js'
import '@pnp/sp/recycle-bin/index.js'
import '@pnp/sp/sites/index.js'
import '@pnp/sp/views/index.js'
import '@pnp/sp/webs/index.js'
import { expect, it } from 'vitest'

const { server } = await serve()
const sp = pnpAs(server.url, 'ann')

let listNumber = 0

async function newList(titles: readonly string[] = [], settings: Record<string, unknown> = {}): Promise<IList> {
  const title = `PnP views ${++listNumber}`
  await sp.web.lists.add(title, '', 100, false, settings)
  const list = sp.web.lists.getByTitle(title)
  for (const Title of titles) await list.items.add({ Title })
  return list
}

const byTitle = '<OrderBy><FieldRef Name="Title" Ascending="FALSE"/></OrderBy>'

it('views are added, read in every way, changed and deleted', async () => {
  const list = await newList()
  const made = (await list.views.add('By title', false, { RowLimit: 7, ViewQuery: byTitle })) as { Id: string; Title: string }
  expect(made).toMatchObject({ Title: 'By title', RowLimit: 7, ViewQuery: byTitle })
  const view = list.views.getById(made.Id)
  await view.update({ Title: 'Renamed', DefaultView: true })
  expect(await list.views.getByTitle('Renamed')()).toMatchObject({ Id: made.Id, DefaultView: true })
  expect(await list.defaultView()).toMatchObject({ Id: made.Id })
  expect((await list.views.select('Title')()).map(({ Title }) => Title)).toEqual(['All Items', 'Renamed'])
  await list.views.getByTitle('All Items').delete()
  await expect(view.delete()).rejects.toThrow(/default view/)
})

it('the columns of a view are added, moved and removed, and its XML is set', async () => {
  const list = await newList()
  const view = list.defaultView
  const fields = async () => ((await view.fields()) as unknown as { Items: string[] }).Items
  await view.fields.add('Modified')
  await view.fields.move('Modified', 0)
  expect(await fields()).toEqual(['Modified', 'LinkTitle'])
  await view.fields.remove('LinkTitle')
  await view.fields.removeAll()
  expect(await fields()).toEqual([])
  await view.setViewXml(`<View><Query>${byTitle}</Query><ViewFields><FieldRef Name="Title"/></ViewFields><RowLimit>5</RowLimit></View>`)
  expect([await fields(), await view()]).toMatchObject([['Title'], { ViewQuery: byTitle, RowLimit: 5 }])
})

it('items are queried with CAML and rendered as a stream', async () => {
  const list = await newList(['a', 'b', 'c'])
  const rows = (await list.getItemsByCAMLQuery({ ViewXml: `<View><Query>${byTitle}</Query></View>` }, 'FieldValuesAsText')) as {
    Title: string
    FieldValuesAsText: { Author: string }
  }[]
  expect(rows.map((row) => [row.Title, row.FieldValuesAsText.Author])).toEqual(['c', 'b', 'a'].map((title) => [title, 'ann']))
  const ViewXml = `<View><Query>${byTitle}</Query><ViewFields><FieldRef Name="LinkTitle"/></ViewFields><RowLimit Paged="TRUE">2</RowLimit></View>`
  const first = await list.renderListDataAsStream({ ViewXml })
  expect(first.Row.map((row) => (row as { Title: string }).Title)).toEqual(['c', 'b'])
  const Paging = (first as { NextHref?: string }).NextHref?.slice(1) ?? ''
  const second = await list.renderListDataAsStream({ ViewXml, Paging })
  expect(second.Row.map((row) => (row as { Title: string }).Title)).toEqual(['a'])
  const filtered = await list.renderListDataAsStream(
    { ViewXml },
    null,
    new Map([
      ['FilterField1', 'Title'],
      ['FilterValue1', 'B'],
    ]),
  )
  expect(filtered.Row).toHaveLength(1)
})

it('items and lists go to the recycle bin and come back', async () => {
  const list = await newList(['a', 'b'])
  const id = await list.items.getById(1).recycle()
  expect((await list.items()).map(({ Title }: { Title: string }) => Title)).toEqual(['b'])
  expect(await sp.web.recycleBin()).toMatchObject([{ Id: id, Title: 'a', ItemType: 3, DeletedByName: 'ann' }])
  await sp.web.recycleBin.getById(id).restore()
  expect((await list.items()).map(({ Title }: { Title: string }) => Title)).toEqual(['a', 'b'])
  await list.recycle()
  await expect(list()).rejects.toThrow(/404/)
  await sp.site.recycleBin.restoreAll()
  expect(await list.items()).toHaveLength(2)
  await list.items.getById(1).recycle()
  const [entry] = await sp.web.recycleBin()
  await sp.web.recycleBin.getById(entry?.Id ?? '').moveToSecondStage()
  await sp.web.recycleBin.getById(entry?.Id ?? '').delete()
  await sp.web.recycleBin.deleteAll()
  expect(await sp.web.recycleBin()).toEqual([])
})

it('items have versions, values as text and forms', async () => {
  const list = await newList(['a'], { EnableVersioning: true })
  const item = list.items.getById(1)
  await item.update({ Title: 'b' })
  expect(await item.versions()).toMatchObject([
    { VersionLabel: '2.0', Title: 'b', IsCurrentVersion: true },
    { VersionLabel: '1.0', Title: 'a', IsCurrentVersion: false },
  ])
  expect(await item.versions.getById(512)()).toMatchObject({ VersionId: 512, Title: 'a' })
  expect(await item.fieldValuesAsText()).toMatchObject({ Title: 'b', Author: 'ann' })
  expect(await item.fieldValuesForEdit()).toMatchObject({ Title: 'b' })
  expect(await item.fieldValuesAsHTML()).toMatchObject({ Title: 'b' })
  expect(await item.validateUpdateListItem([{ FieldName: 'Title', FieldValue: 'c' }])).toMatchObject([
    { FieldName: 'Title', HasException: false },
  ])
  expect(await item()).toMatchObject({ Title: 'c', OData__UIVersionString: '3.0' })
  expect(await list.reserveListItemId()).toBe(2)
})
