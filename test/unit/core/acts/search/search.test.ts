import { describe, expect, it } from 'vitest'
import { runBatch } from '../../../../../src/core/access/batch.ts'
import type { Context } from '../../../../../src/core/access/context.ts'
import { addItem, deleteItem, updateItem } from '../../../../../src/core/acts/items/items.ts'
import { addField, deleteField, updateField } from '../../../../../src/core/acts/lists/fields.ts'
import { addList, deleteList, getList, updateList } from '../../../../../src/core/acts/lists/lists.ts'
import { addGroup, deleteGroup, updateGroup } from '../../../../../src/core/acts/people/groups.ts'
import { ensureUser, removeUser } from '../../../../../src/core/acts/people/users.ts'
import { breakInheritance, resetInheritance } from '../../../../../src/core/acts/permissions/inheritance.ts'
import { addAssignment } from '../../../../../src/core/acts/permissions/role-assignments.ts'
import { eraseEntries, restoreEntries } from '../../../../../src/core/acts/recycle-bin/recycle-bin.ts'
import { recycleItem } from '../../../../../src/core/acts/recycle-bin/recycle-item.ts'
import { recycleList } from '../../../../../src/core/acts/recycle-bin/recycle-list.ts'
import { indexInBackground } from '../../../../../src/core/acts/search/background.ts'
import { backlogOf, catchUp, indexNext } from '../../../../../src/core/acts/search/indexer.ts'
import { addWeb, deleteWeb, updateWeb } from '../../../../../src/core/acts/sites/web-changes.ts'
import { listKeyOf } from '../../../../../src/core/kernel/query.ts'
import { findWeb } from '../../../../../src/core/model/sites/find-web.ts'
import { openFarm } from '../../../../support/farm.ts'
import { find, titlesOf, valuesOf } from '../../../../support/samples/search-farm.ts'

const tasks = { title: 'Tasks' }
const values = (entries: Record<string, unknown>) => new Map(Object.entries(entries))
const add = (ctx: Context, Title: string, more: Record<string, unknown> = {}, list: { title: string } = tasks) =>
  addItem(ctx, list, values({ Title, ...more }))
const copied = { copyRoleAssignments: true, clearSubscopes: false }
const alone = { copyRoleAssignments: false, clearSubscopes: false }
const reader = 1073741826

async function open() {
  const farm = await openFarm()
  return { farm, ctx: farm.as('admin', 'None'), ann: farm.as('ann', 'Visitors') }
}

async function inWeb(ctx: Context, url: string): Promise<Context> {
  const web = await findWeb(ctx.site, url)
  if (!web) throw new Error(url)
  return { ...ctx, web }
}

describe('what was answered before a search is found by it', () => {
  it('items that are added, changed, recycled, restored and deleted', async () => {
    const { ctx } = await open()
    await add(ctx, 'Order chairs')
    expect(await titlesOf(ctx, 'chairs')).toEqual(['Order chairs'])
    await updateItem(ctx, tasks, 1, values({ Title: 'Order tables' }))
    expect([await titlesOf(ctx, 'chairs'), await titlesOf(ctx, 'tables')]).toEqual([[], ['Order tables']])
    await recycleItem(ctx, tasks, 1)
    expect(await titlesOf(ctx, 'tables')).toEqual([])
    await restoreEntries(ctx, 'web')
    expect(await titlesOf(ctx, 'tables')).toEqual(['Order tables'])
    await deleteItem(ctx, tasks, 1)
    expect(await titlesOf(ctx, 'tables')).toEqual([])
  })

  it('lists that are added, renamed, recycled, restored and deleted, with their items', async () => {
    const { ctx } = await open()
    await addList(ctx, { title: 'Plans', baseTemplate: 107 })
    await add(ctx, 'plan one', {}, { title: 'Plans' })
    expect(await titlesOf(ctx, 'plan*')).toEqual(['Plans', 'plan one'])
    await updateList(ctx, { title: 'Plans' }, { title: 'Schemes', description: 'great plans' })
    expect(await titlesOf(ctx, 'plan*')).toEqual(['Schemes', 'plan one'])
    await recycleList(ctx, { title: 'Schemes' })
    expect(await titlesOf(ctx, 'plan*')).toEqual([])
    await restoreEntries(ctx, 'web')
    expect(await titlesOf(ctx, 'plan*')).toEqual(['Schemes', 'plan one'])
    await recycleList(ctx, { title: 'Schemes' })
    await eraseEntries(ctx, 'web')
    expect(await titlesOf(ctx, 'plan*')).toEqual([])
    await addList(ctx, { title: 'Plans', baseTemplate: 107 })
    await deleteList(ctx, { title: 'Plans' })
    expect(await titlesOf(ctx, 'plan*')).toEqual([])
  })

  it('webs that are added, renamed and deleted, with all that is in them', async () => {
    const { ctx } = await open()
    const input = { title: 'Harbour', leafName: 'harbour', description: 'ships', template: 'STS', language: 1033, hasOwnPermissions: false }
    await addWeb(ctx, input)
    const inside = await inWeb(ctx, '/harbour')
    await addList(inside, { title: 'Ships', baseTemplate: 100 })
    await add(inside, 'one of the ships', {}, { title: 'Ships' })
    expect(await titlesOf(ctx, 'ships')).toEqual(['Harbour', 'Ships', 'one of the ships'])
    expect(await valuesOf(ctx, 'ships contentclass:STS_ListItem', 'Path')).toEqual([
      'http://localhost/harbour/Lists/Ships/DispForm.aspx?ID=1',
    ])
    await updateWeb(inside, { title: 'Docks' })
    expect(await titlesOf(ctx, 'ships')).toEqual(['Docks', 'Ships', 'one of the ships'])
    await deleteWeb(inside)
    expect(await titlesOf(ctx, 'ships')).toEqual([])
  })

  it('people who are added, removed and come back', async () => {
    const { ctx } = await open()
    await ensureUser(ctx, 'zoe@example.com', 'h')
    expect(await valuesOf(ctx, 'zoe', 'WorkEmail')).toEqual(['zoe@example.com'])
    await removeUser(ctx, { loginName: 'zoe@example.com' })
    expect(await titlesOf(ctx, 'zoe')).toEqual([])
    await ensureUser(ctx, 'zoe@example.com', 'h')
    expect(await titlesOf(ctx, 'zoe')).toEqual(['zoe@example.com'])
  })

  it('the name of a group in a column, after it is renamed and deleted', async () => {
    const { ctx } = await open()
    const { row } = await addGroup(ctx, { title: 'Carpenters' })
    await add(ctx, 'a', { AssignedTo: row.id })
    expect(await titlesOf(ctx, 'AssignedTo:carpenters')).toEqual(['a'])
    await updateGroup(ctx, { id: row.id }, { title: 'Joiners' })
    expect([await titlesOf(ctx, 'AssignedTo:carpenters'), await titlesOf(ctx, 'joiners')]).toEqual([[], ['a']])
    await deleteGroup(ctx, { id: row.id })
    expect(await titlesOf(ctx, 'AssignedTo:joiners')).toEqual([])
  })

  it('columns that are added, computed and deleted', async () => {
    const { ctx } = await open()
    await addField(ctx, tasks, { title: 'Colour', type: 'Text' })
    await add(ctx, 'a', { Colour: 'purple', PercentComplete: 0.5 })
    expect(await titlesOf(ctx, 'Colour:purple')).toEqual(['a'])
    await addField(ctx, tasks, { title: 'Twice', type: 'Calculated', settings: { formula: '=[PercentComplete]*2', outputType: 'Number' } })
    await ctx.site.work.columns.idle()
    expect(await titlesOf(ctx, 'Twice=1')).toEqual(['a'])
    await updateField(ctx, tasks, { name: 'Colour' }, { title: 'Color' })
    expect(await titlesOf(ctx, 'Colour:purple')).toEqual(['a'])
    await deleteField(ctx, tasks, { name: 'Colour' })
    expect([await titlesOf(ctx, 'Colour:purple'), await titlesOf(ctx, 'purple')]).toEqual([[], []])
  })

  it('the items of a list that is not to be crawled, when it is again', async () => {
    const { ctx } = await open()
    await add(ctx, 'hidden treasure')
    await updateList(ctx, tasks, { noCrawl: true })
    expect([await titlesOf(ctx, 'treasure'), await titlesOf(ctx, 'title:Tasks')]).toEqual([[], []])
    await updateList(ctx, tasks, { noCrawl: false })
    expect([await titlesOf(ctx, 'treasure'), await titlesOf(ctx, 'title:Tasks')]).toEqual([['hidden treasure'], ['Tasks']])
  })

  it('long texts, up to what is indexed of them', async () => {
    const { ctx } = await open()
    const long = `${'oak '.repeat(12_000)}middle ${'pine '.repeat(12_000)}end`
    for (const n of [1, 2, 3, 4]) await add(ctx, `long ${n}`, { Body: long })
    expect(await titlesOf(ctx, '"oak middle pine"')).toEqual(['long 1', 'long 2', 'long 3', 'long 4'])
    expect(await titlesOf(ctx, 'pine end')).toEqual([])
  })

  it('more than one step holds, and what is deleted among it', async () => {
    const { ctx } = await open()
    const { row } = await addList(ctx, { title: 'Many', baseTemplate: 100 })
    const many = { title: 'Many' }
    const each = (count: number, step: (ctx: Context, n: number) => Promise<unknown>) =>
      runBatch(
        ctx,
        Array.from({ length: count }, (_, n) => (one: Context) => step(one, n + 1)),
        { atomic: true, onError: 'stop' },
      )
    await each(700, (one, n) => addItem(one, many, values({ Title: `row ${n % 10}` })))
    expect((await find(ctx, 'row')).total).toBe(700)
    await each(600, (one, n) => deleteItem(one, many, n))
    expect((await find(ctx, 'row')).total).toBe(100)
    // The whole index is checked again; more items are missing than one step removes.
    await ctx.site.database.search.apply(ctx.site.id, { put: [], remove: [], addWork: [{ listId: row.id, after: 0, isAwaited: true }] })
    expect((await find(ctx, 'row')).total).toBe(100)
  })
})

describe('a search shows what somebody may see', () => {
  it('an item, a list or a web with permissions of its own only to those who have some', async () => {
    const { ctx, ann } = await open()
    await add(ctx, 'open secret')
    await add(ctx, 'real secret', { Status: 'Completed' })
    expect(await titlesOf(ann, 'secret')).toEqual(['open secret', 'real secret'])
    await breakInheritance(ctx, { kind: 'item', list: tasks, itemId: 2 }, alone)
    expect(await titlesOf(ann, 'secret')).toEqual(['open secret'])
    expect(await titlesOf(ctx, 'secret')).toEqual(['open secret', 'real secret'])
    const refiners = [{ name: 'Status', limit: 10, by: 'count', descending: true } as const]
    expect((await find(ann, 'secret', { refiners })).refiners[0]?.entries).toEqual([{ value: 'Not Started', count: 1 }])
    expect((await find(ann, 'secret', { rowLimit: 0 })).total).toBe(1)
    await breakInheritance(ctx, { kind: 'list', list: tasks }, alone)
    expect([await titlesOf(ann, 'secret'), await titlesOf(ann, 'title:tasks')]).toEqual([[], []])
    await resetInheritance(ctx, { kind: 'list', list: tasks })
    expect(await titlesOf(ann, 'title:tasks')).toEqual(['Tasks'])
    const input = { title: 'Vault', leafName: 'vault', description: '', template: 'STS', language: 1033, hasOwnPermissions: true }
    await addWeb(ctx, input)
    expect([await titlesOf(ann, 'vault'), await titlesOf(ctx, 'vault')]).toEqual([[], ['Vault']])
    await expect(find({ ...ann, web: (await inWeb(ann, '/vault')).web }, 'secret')).rejects.toThrow(/Access denied/)
  })

  it('as soon as they are given a role', async () => {
    const { farm, ctx } = await open()
    await add(ctx, 'secret')
    await breakInheritance(ctx, { kind: 'item', list: tasks, itemId: 1 }, copied)
    const bob = farm.as('bob', 'None')
    const { id } = await ensureUser(ctx, 'bob', 'h')
    await addAssignment(ctx, { kind: 'web' }, { principalId: id, roleDefinitionId: reader })
    expect(await titlesOf(bob, 'secret')).toEqual([])
    await addAssignment(ctx, { kind: 'item', list: tasks, itemId: 1 }, { principalId: id, roleDefinitionId: reader })
    expect(await titlesOf(bob, 'secret')).toEqual(['secret'])
  })

  it('items that wait for approval to their authors and to those who approve', async () => {
    const { farm, ctx, ann } = await open()
    const carl = farm.as('carl', 'Members')
    await updateList(ctx, tasks, { enableModeration: true })
    await add(carl, 'draft')
    expect([await titlesOf(ann, 'draft'), await titlesOf(carl, 'draft'), await titlesOf(ctx, 'draft')]).toEqual([[], ['draft'], ['draft']])
    await updateItem(ctx, tasks, 1, values({ _ModerationStatus: 0 }))
    expect(await titlesOf(ann, 'draft')).toEqual(['draft'])
  })

  it('a lookup by its ids, not by a text that may be hidden', async () => {
    const { ctx, ann } = await open()
    await add(ctx, 'covert')
    const { row } = await getList(ctx, tasks)
    await addList(ctx, { title: 'Notes', baseTemplate: 100 })
    await addField(ctx, { title: 'Notes' }, { title: 'Task', type: 'Lookup', settings: { lookupListId: row.id, lookupField: 'Title' } })
    await add(ctx, 'note', { Task: 1 }, { title: 'Notes' })
    await breakInheritance(ctx, { kind: 'item', list: tasks, itemId: 1 }, alone)
    expect([await titlesOf(ann, 'covert'), await titlesOf(ann, 'Task:1')]).toEqual([[], ['note']])
  })

  it('nothing of people to users who may not look at them', async () => {
    const { farm, ctx } = await open()
    await ensureUser(ctx, 'zoe', 'h')
    await expect(find(farm.as('stranger', 'None'), 'zoe')).rejects.toThrow(/Access denied/)
  })
})

describe('results', () => {
  it('come by rank, a hit in the title first, and in the order that is requested, without a value first', async () => {
    const { ctx } = await open()
    await add(ctx, 'Apple', { Body: 'a pear', PercentComplete: 0.5 })
    await add(ctx, 'pear', { PercentComplete: 0.25 })
    await add(ctx, 'Quince', { Body: 'pear, pear and so on' })
    expect((await valuesOf(ctx, 'pear', 'Title'))[0]).toBe('pear')
    const by = (name: string, descending: boolean) => valuesOf(ctx, 'pear', 'Title', { orderBy: [{ name, descending }] })
    expect(await by('Title', false)).toEqual(['Apple', 'pear', 'Quince'])
    expect(await by('PercentComplete', false)).toEqual(['Quince', 'pear', 'Apple'])
    expect(await by('PercentComplete', true)).toEqual(['Apple', 'pear', 'Quince'])
    expect(await by('DocId', true)).toEqual(['Quince', 'pear', 'Apple'])
    await expect(by("x' --", true)).rejects.toThrow(/not the name of a property/)
  })

  it('have a phrase in one column, not from one to the next', async () => {
    const { ctx } = await open()
    await add(ctx, 'a', { Body: 'old oak' })
    expect(await titlesOf(ctx, '"old oak"')).toEqual(['a'])
    expect(await titlesOf(ctx, '"oak 2 normal"')).toEqual([])
    expect(await titlesOf(ctx, 'oak normal')).toEqual(['a'])
  })

  it('are paged, and counted as a whole', async () => {
    const { ctx } = await open()
    for (const n of [1, 2, 3, 4, 5]) await add(ctx, `row ${n}`)
    const orderBy = [{ name: 'ListItemID', descending: false }]
    expect(await valuesOf(ctx, 'row', 'Title', { orderBy, startRow: 2, rowLimit: 2 })).toEqual(['row 3', 'row 4'])
    expect(await find(ctx, 'row', { startRow: 10 })).toMatchObject({ rows: [], total: 5 })
    await expect(find(ctx, 'row', { startRow: 50_001 })).rejects.toThrow(/at most 50000/)
  })

  it('have typed cells, a summary and absolute addresses', async () => {
    const { ctx } = await open()
    await add(ctx, 'Order chairs', { Body: '<p>of <b>oak</b></p>', PercentComplete: 0.5, DueDate: '2026-01-31' })
    const properties = [
      'Title',
      'Path',
      'PercentComplete',
      'DueDate',
      'IsDocument',
      'ListItemID',
      'Nothing',
      'HitHighlightedSummary',
      'Author',
    ]
    const [row] = (await find(ctx, 'oak', { properties })).rows
    expect(row?.cells.map(({ name, value, type }) => [name, value, type]).slice(3)).toEqual([
      ['Title', 'Order chairs', 'Edm.String'],
      ['Path', 'http://localhost/Lists/Tasks/DispForm.aspx?ID=1', 'Edm.String'],
      ['PercentComplete', '0.5', 'Edm.Double'],
      ['DueDate', '2026-01-31T00:00:00Z', 'Edm.String'],
      ['IsDocument', 'false', 'Edm.Boolean'],
      ['ListItemID', '1', 'Edm.Int64'],
      ['Nothing', null, 'Null'],
      ['HitHighlightedSummary', expect.stringContaining('of <c0>oak</c0>'), 'Edm.String'],
      ['Author', 'admin', 'Edm.String'],
    ])
  })
})

describe('the index', () => {
  it('has documents with their names, sizes and addresses', async () => {
    const { ctx } = await open()
    const { row: list } = await getList(ctx, { title: 'Documents' })
    const { records, search } = ctx.site.database
    const { siteId, webId, scopeId, rootFolderId, id: listId } = list
    const base = { siteId, webId, listId, scopeId, authorId: 1, editorId: 1, createdAt: 0, modifiedAt: 0, version: 1, contentVersion: 1 }
    const document = { ...base, uiVersion: 512, level: 1, sizeBytes: 0, kind: 1 }
    await records.insert('Document', { ...document, id: 'folder', parentId: rootFolderId, leafName: 'Year 2026', leafKey: 'year 2026' })
    const leafName = 'Annual report.docx'
    await records.insert('Document', {
      ...document,
      id: 'file',
      parentId: 'folder',
      itemId: 1,
      leafName,
      leafKey: leafName,
      sizeBytes: 1234,
    })
    const item = { ...base, itemId: 1, uniqueId: 'u', documentId: 'file', folderId: 'folder', kind: 0, contentTypeId: '0x0101' }
    const {
      contentVersion: _,
      webId: __,
      ...row
    } = { ...item, listKey: listKeyOf(listId), uiVersion: 512, moderationStatus: 0, attachmentCount: 0, sortOrder: 100 }
    await records.insert('Item', row)
    await find(ctx, '*')
    await search.apply(siteId, { put: [], remove: [], addWork: [{ listId, after: 0, isAwaited: true }] })
    for (const text of [
      'annual',
      'FileExtension:docx',
      'FileType=DOCX',
      'IsDocument:1',
      'Size>1000',
      'Filename:report',
      'path:"/Shared Documents/Year 2026"',
    ])
      expect(await titlesOf(ctx, text), text).toEqual([leafName])
    expect(await valuesOf(ctx, 'annual', 'Path')).toEqual(['http://localhost/Shared%20Documents/Year%202026/Annual%20report.docx'])
  })

  it('is waited for while a list is gone through for as long as is said, and for changes always', async () => {
    const { ctx } = await open()
    await add(ctx, 'a')
    await catchUp(ctx.site, 0)
    expect(await ctx.site.database.search.position(ctx.site.id)).toBeGreaterThan(0)
    expect(await backlogOf(ctx.site)).toBe(1)
    await catchUp(ctx.site)
    expect(await backlogOf(ctx.site)).toBe(0)
    await add(ctx, 'b')
    await catchUp(ctx.site, 0)
    expect(await backlogOf(ctx.site)).toBe(0)
  })

  it('is not waited for while a large list is gone through because of a column', async () => {
    const { ctx } = await open()
    await addField(ctx, tasks, { title: 'Weight', type: 'Number' })
    for (let n = 1; n <= 130; n++) await add(ctx, `pine ${n}`)
    expect((await titlesOf(ctx, 'pine')).length).toBeGreaterThan(0)
    await deleteField(ctx, tasks, { name: 'Weight' })
    await add(ctx, 'oak')
    // Searches at the same time do no more than one of them needs.
    const found = await Promise.all([titlesOf(ctx, 'oak'), titlesOf(ctx, 'oak'), titlesOf(ctx, 'oak')])
    expect(found).toEqual([['oak'], ['oak'], ['oak']])
    expect(await ctx.site.database.search.work(ctx.site.id)).toMatchObject({ after: 0, isAwaited: false })
    while (await indexNext(ctx.site));
    expect(await backlogOf(ctx.site)).toBe(0)
  })

  it('is filled behind the requests once it is quiet', async () => {
    const { ctx } = await open()
    await add(ctx, 'a')
    const errors: unknown[] = []
    expect(await backlogOf(ctx.site)).toBeGreaterThan(0)
    const background = indexInBackground({ sites: () => [ctx.site], intervalMs: 5, onError: (error) => errors.push(error) })
    await expect.poll(() => backlogOf(ctx.site), { timeout: 5_000 }).toBe(0)
    await add(ctx, 'b')
    await expect.poll(() => backlogOf(ctx.site), { timeout: 5_000 }).toBe(0)
    await background.stop()
    expect(errors).toEqual([])
    await add(ctx, 'c')
    expect(await backlogOf(ctx.site)).toBe(1)
    expect(await indexNext(ctx.site)).toBe(true)
    expect(await indexNext(ctx.site)).toBe(false)
  })
})
