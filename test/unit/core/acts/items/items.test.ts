import { describe, expect, it } from 'vitest'
import { runBatch } from '../../../../../src/core/access/batch.ts'
import type { Context } from '../../../../../src/core/access/context.ts'
import { accessReasons } from '../../../../../src/core/access/reasons.ts'
import { queryItems } from '../../../../../src/core/acts/items/item-pages.ts'
import { addItem, deleteItem, getItem, updateItem } from '../../../../../src/core/acts/items/items.ts'
import { addList, deleteList, getList, updateList } from '../../../../../src/core/acts/lists/lists.ts'
import { parseFilter, parseOrderBy } from '../../../../../src/formats/odata/odata.ts'
import { openFarm } from '../../../../support/farm.ts'
import { sawReason } from '../../../../support/runs/saw-reason.ts'

const tasks = { title: 'Tasks' }
const values = (entries: Record<string, unknown>) => new Map(Object.entries(entries))
const changesOf = (ctx: Context) => ctx.site.database.records.query('Change', { where: { siteId: ctx.site.id }, orderBy: ['sequence'] })

describe('items', () => {
  it('get ids in sequence, and an id is not given out again after a delete', async () => {
    const ctx = (await openFarm()).as('ann')
    const first = await addItem(ctx, tasks, values({ Title: 'a' }))
    const second = await addItem(ctx, tasks, values({ Title: 'b' }))
    await deleteItem(ctx, tasks, second.row.itemId)
    const third = await addItem(ctx, tasks, values({ Title: 'c' }))
    expect([first, second, third].map((item) => item.row.itemId)).toEqual([1, 2, 3])
    expect((await getList(ctx, tasks)).row.itemCount).toBe(2)
  })

  it('keep text as it was written, and find it in any case', async () => {
    const ctx = (await openFarm()).as('ann')
    await addItem(ctx, tasks, values({ Title: 'Ärger IM Büro' }))
    const page = await queryItems(ctx, tasks, { where: parseFilter("startswith(Title,'ÄRGER im')"), limit: 10 })
    const title = page.list.fieldsByName.get('Title')
    expect(title && page.items[0]?.read(title)).toBe('Ärger IM Büro')
  })

  it('get the defaults of columns that a new item does not name, and no values of columns that have none', async () => {
    const ctx = (await openFarm()).as('ann')
    const added = await addItem(ctx, tasks, values({}))
    const read1 = (name: string) => added.read(added.list.fieldsByName.get(name) as never)
    expect([read1('Status'), read1('Priority'), read1('DueDate'), read1('Title')]).toEqual(['Not Started', '(2) Normal', null, null])
  })

  it.each([
    [{ PercentComplete: 'half' }, 'invalid_field_value', 'PercentComplete'],
    [{ PercentComplete: 2 }, 'invalid_field_value', 'PercentComplete'],
    [{ Status: 'Done' }, 'invalid_field_value', 'Status'],
    [{ DueDate: '2026-02-30' }, 'invalid_field_value', 'DueDate'],
    [{ DueDate: 'tomorrow' }, 'invalid_field_value', 'DueDate'],
    [{ Title: 'x'.repeat(256) }, 'invalid_field_value', 'Title'],
    [{ Title: 5 }, 'invalid_field_value', 'Title'],
    [{ Title: ['a'] }, 'invalid_field_value', 'Title'],
    [{ AssignedTo: 4711 }, 'invalid_field_value', 'AssignedTo'],
    [{ Created: '2026-01-01' }, 'read_only_field', 'Created'],
    [{ Nope: 1 }, 'field_not_found', 'Nope'],
    [JSON.parse('{"__proto__":1}') as Record<string, unknown>, 'field_not_found', '__proto__'],
    [{ constructor: 1 }, 'field_not_found', 'constructor'],
  ])('refuse %j and name the column', async (entries, reason, column) => {
    const ctx = (await openFarm()).as('ann')
    const before = await changesOf(ctx)
    await expect(addItem(ctx, tasks, values(entries))).rejects.toMatchObject({ reason, message: expect.stringContaining(column) })
    expect(await changesOf(ctx)).toEqual(before)
    expect((await getList(ctx, tasks)).row.itemCount).toBe(0)
  })

  it('accept the forms in which SOAP writes values', async () => {
    const ctx = (await openFarm()).as('ann')
    const { row } = await addItem(ctx, tasks, values({ PercentComplete: ' 0.50 ', DueDate: '2026-01-31 10:00:00', AssignedTo: '1;#admin' }))
    expect([row.number1, row.date2, row.int1]).toEqual([0.5, Date.UTC(2026, 0, 31, 10), 1])
  })

  it('refuse a write that expects another version', async () => {
    const ctx = (await openFarm()).as('ann')
    await addItem(ctx, tasks, values({ Title: 'a' }))
    const updated = await updateItem(ctx, tasks, 1, values({ Title: 'b' }), { given: '"1"', versions: [1] })
    expect(updated.row.version).toBe(2)
    await expect(updateItem(ctx, tasks, 1, values({ Title: 'c' }), { given: '"1"', versions: [1] })).rejects.toMatchObject({
      reason: 'version_conflict',
    })
    await expect(updateItem(ctx, tasks, 1, values({ Title: 'c', owshiddenversion: '1' }))).rejects.toMatchObject({
      reason: 'save_conflict',
    })
    await expect(deleteItem(ctx, tasks, 1, { given: '"9"', versions: [9] })).rejects.toMatchObject({ reason: 'version_conflict' })
    expect((await getItem(ctx, tasks, 1)).row.version).toBe(2)
  })

  it('of fifty writers at once all get ids of their own, and no update under If-Match is lost', async () => {
    const ctx = (await openFarm()).as('ann')
    const added = await Promise.all(Array.from({ length: 50 }, (_, i) => addItem(ctx, tasks, values({ Title: `t${i}` }))))
    expect(new Set(added.map((item) => item.row.itemId)).size).toBe(50)
    const updates = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => updateItem(ctx, tasks, 1, values({ Title: `u${i}` }), { given: '"1"', versions: [1] })),
    )
    expect(updates.filter((update) => update.status === 'fulfilled')).toHaveLength(1)
  })

  it('page by key through equal and absent order values', async () => {
    const ctx = (await openFarm()).as('ann')
    for (let i = 0; i < 25; i++) await addItem(ctx, tasks, values({ Title: `t${i % 3}`, ...(i % 4 && { PercentComplete: (i % 5) / 10 }) }))
    const query = { orderBy: parseOrderBy('PercentComplete desc,Title'), limit: 4 }
    const whole = await queryItems(ctx, tasks, { ...query, limit: 100 })
    const paged: number[] = []
    for (let page = await queryItems(ctx, tasks, query); ; page = await queryItems(ctx, tasks, { ...query, after: page.next })) {
      paged.push(...page.items.map((item) => item.row.itemId))
      if (!page.next) break
    }
    expect(paged).toEqual(whole.items.map((item) => item.row.itemId))
  })

  it('are found by their content type and GUID in any case', async () => {
    const ctx = (await openFarm()).as('ann')
    const { row } = await addItem(ctx, tasks, values({ Title: 'a' }))
    const filters = [
      `startswith(ContentTypeId,'0X0108')`,
      `ContentTypeId eq '${row.contentTypeId.toLowerCase()}'`,
      `GUID eq '{${row.uniqueId.toUpperCase()}}'`,
    ]
    for (const filter of filters) expect((await queryItems(ctx, tasks, { where: parseFilter(filter), limit: 1 })).items).toHaveLength(1)
  })

  it.each([
    ["Titel eq 'x'", "no column 'Titel' at character 1"],
    ["title eq 'x'", "Did you mean 'Title'?"],
    ['Title eq 5', 'a text in quotes at character 10'],
    ["PercentComplete gt 'much'", 'a number at character 20'],
    ["Body eq 'x'", 'cannot be used in a query'],
    ["substringof('x',PercentComplete)", 'looks in text'],
    ['Title eq Status', 'not with another column'],
    ['Title gt null', 'use eq or ne'],
    ['Title', 'not true or false by itself'],
    ["__proto__ eq 'x'", "no column '__proto__'"],
    ["constructor/name eq 'x'", "no column 'constructor/name'"],
  ])('refuse the filter %s before any SQL', async (filter, message) => {
    const ctx = (await openFarm()).as('ann')
    await expect(queryItems(ctx, tasks, { where: parseFilter(filter), limit: 1 })).rejects.toMatchObject({
      reason: expect.stringMatching(/^(?:invalid_query|query_column_not_found)$/),
      message: expect.stringContaining(message),
    })
  })

  it('are written by somebody whose row is made by the first write, as a change of its own', async () => {
    const ctx = (await openFarm()).as('ann')
    const before = (await changesOf(ctx)).length
    await addItem(ctx, tasks, values({ Title: 'a' }))
    await addItem(ctx, tasks, values({ Title: 'b' }))
    const changes = (await changesOf(ctx)).slice(before)
    expect(changes.map((change) => [change.entity, change.type])).toEqual([
      ['user', 1],
      ['item', 1],
      ['item', 1],
    ])
    expect(changes.map((change) => change.sequence)).toEqual([before + 1, before + 2, before + 3])
  })
})

describe('rights', () => {
  it('a reader cannot add an item, and can read', async () => {
    const farm = await openFarm()
    await addItem(farm.as('ann'), tasks, values({ Title: 'a' }))
    const reader = farm.as('rea', 'Visitors')
    expect((await getItem(reader, tasks, 1)).row.itemId).toBe(1)
    await expect(addItem(reader, tasks, values({ Title: 'b' }))).rejects.toMatchObject({ reason: 'access_denied' })
    await expect(updateItem(reader, tasks, 1, values({ Title: 'b' }))).rejects.toMatchObject({ reason: 'access_denied' })
    await expect(deleteItem(reader, tasks, 1)).rejects.toMatchObject({ reason: 'access_denied' })
    await expect(addList(reader, { title: 'x', baseTemplate: 100 })).rejects.toMatchObject({ reason: 'access_denied' })
  })

  it('a member adds items and lists; somebody in no group sees nothing', async () => {
    const farm = await openFarm()
    const member = farm.as('mem', 'Members')
    await addItem(member, tasks, values({ Title: 'a' }))
    await addList(member, { title: 'Mine', baseTemplate: 100 })
    const stranger = farm.as('str', 'None')
    await expect(getItem(stranger, tasks, 1)).rejects.toMatchObject({ reason: 'access_denied' })
    await expect(getList(stranger, tasks)).rejects.toMatchObject({ reason: 'access_denied' })
  })

  it('the owner whom the configuration names is a site administrator without any group', async () => {
    const owner = (await openFarm()).as('admin', 'None')
    expect((await addItem(owner, tasks, values({ Title: 'a' }))).row.authorId).toBe(1)
  })
})

describe('lists', () => {
  it('have one title in any case', async () => {
    const ctx = (await openFarm()).as('ann')
    await expect(addList(ctx, { title: ' tASKS ', baseTemplate: 100 })).rejects.toMatchObject({ reason: 'title_taken' })
    await addList(ctx, { title: 'Other', baseTemplate: 100 })
    await expect(updateList(ctx, { title: 'Other' }, { title: 'tasks' })).rejects.toMatchObject({ reason: 'title_taken' })
  })

  it('keep their URL and entity type when the title changes', async () => {
    const ctx = (await openFarm()).as('ann')
    const made = await addList(ctx, { title: 'Fail list', baseTemplate: 100 })
    await updateList(ctx, { title: 'Fail list' }, { title: 'Renamed' })
    const found = await getList(ctx, { url: '/lists/FAIL list' })
    expect([found.row.title, found.row.entityTypeName, found.url]).toEqual(['Renamed', 'Fail_x0020_listList', made.url])
    await expect(getList(ctx, { title: 'Fail list' })).rejects.toMatchObject({ reason: 'list_not_found' })
  })

  it('of one leaf name get URLs of their own', async () => {
    const ctx = (await openFarm()).as('ann')
    const urls = []
    for (const title of ['A.b', 'A:b', 'Ab']) urls.push((await addList(ctx, { title, baseTemplate: 100 })).url)
    expect(urls).toEqual(['/Lists/Ab', '/Lists/Ab1', '/Lists/Ab2'])
  })

  it('leave nothing behind when they are deleted', async () => {
    const ctx = (await openFarm()).as('ann')
    const made = await addList(ctx, { title: 'Gone', baseTemplate: 107 })
    await addItem(ctx, { title: 'Gone' }, values({ Title: 'a' }))
    await deleteList(ctx, { id: made.row.id })
    const where = { siteId: ctx.site.id, listId: made.row.id }
    const { records } = ctx.site.database
    expect(await records.find('Item', where)).toBeUndefined()
    expect(await records.find('Document', where)).toBeUndefined()
    expect(await records.find('Field', { siteId: ctx.site.id, ownerId: made.row.id })).toBeUndefined()
    await expect(addItem(ctx, { id: made.row.id }, values({ Title: 'b' }))).rejects.toMatchObject({ reason: 'list_not_found' })
  })
})

describe('runBatch', () => {
  const step = (title: unknown) => (ctx: Context) => addItem(ctx, tasks, values({ Title: title }))

  it('atomic undoes every step when one fails', async () => {
    const ctx = (await openFarm()).as('ann')
    const before = await changesOf(ctx)
    await expect(runBatch(ctx, [step('a'), step(5), step('c')], { atomic: true, onError: 'stop' })).rejects.toMatchObject({
      reason: 'invalid_field_value',
    })
    expect((await getList(ctx, tasks)).row.itemCount).toBe(0)
    expect(await changesOf(ctx)).toEqual(before)
  })

  it('records its writes one by one, as single ones are, and none of a step that failed', async () => {
    const farm = await openFarm()
    const ctx = farm.as('ann')
    await addItem(ctx, tasks, values({ Title: 'first' }))
    const { length } = await changesOf(ctx)
    await runBatch(ctx, [step('a'), step('b'), step(5), step('c')], { atomic: false, onError: 'continue' })
    await runBatch(ctx, [step('d'), step('e')], { atomic: true, onError: 'stop' })
    const changes = (await changesOf(ctx)).slice(length)
    expect(changes.map(({ entity, type, itemId }) => [entity, type, itemId])).toEqual([2, 3, 4, 5, 6].map((id) => ['item', 1, id]))
    expect(changes.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5].map((n) => length + n))
    const audits = await ctx.site.database.records.query('AuditRecord', { where: { siteId: ctx.site.id }, orderBy: ['sequence'] })
    expect(audits.slice(-5).map(({ sequence, target, actor }) => [sequence, target.split('/').at(-1), actor])).toEqual(
      [1, 2, 3, 4, 5].map((n) => [length + n, String(n + 1), ctx.actor.loginName]),
    )
  })

  it('step by step keeps what worked, and stops or continues as asked', async () => {
    const ctx = (await openFarm()).as('ann')
    const stopped = await runBatch(ctx, [step('a'), step(5), step('c')], { atomic: false, onError: 'stop' })
    expect(stopped.map((outcome) => (outcome.ok ? 'ok' : outcome.error.reason))).toEqual([
      'ok',
      'invalid_field_value',
      'skipped_after_failure',
    ])
    sawReason(accessReasons.skipped_after_failure)
    const continued = await runBatch(ctx, [step(5), step('d')], { atomic: false, onError: 'continue' })
    expect(continued.map((outcome) => outcome.ok)).toEqual([false, true])
  })
})
