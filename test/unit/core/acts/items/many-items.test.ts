import { describe, expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { queryItems } from '../../../../../src/core/acts/items/item-pages.ts'
import { addItem } from '../../../../../src/core/acts/items/items.ts'
import { addItems } from '../../../../../src/core/acts/items/many-items.ts'
import { addField } from '../../../../../src/core/acts/lists/fields.ts'
import { addList, getList } from '../../../../../src/core/acts/lists/lists.ts'
import { openFarm } from '../../../../support/farm.ts'
import { twice } from '../../../../support/stores/twice.ts'

const tasks = { title: 'Tasks' }
const values = (entries: Record<string, unknown>) => new Map(Object.entries(entries))
const numbered = (count: number) => Array.from({ length: count }, (_, at) => values({ Title: `Task ${at + 1}` }))
const rowsOf = async (ctx: Context, list = tasks) => (await queryItems(ctx, list, { limit: 1_000 })).items.map(({ row }) => row)
const changesOf = (ctx: Context) => ctx.site.database.records.query('Change', { where: { siteId: ctx.site.id }, orderBy: ['sequence'] })

describe('many items', () => {
  it('have the rows that they have when they are added one by one', async () => {
    const given = [
      values({ Title: 'Büro', PercentComplete: 0.5, DueDate: '2026-02-03' }),
      values({}),
      values({ Title: 'c', Status: 'Completed', AssignedTo: 1 }),
      ...numbered(70),
    ]
    const [single, many] = [(await openFarm(twice)).as('ann'), (await openFarm(twice)).as('ann')]
    for (const one of given) await addItem(single, tasks, one)
    await addItems(many, tasks, given)
    const plain = async (ctx: Context) =>
      (await rowsOf(ctx)).map(({ siteId: _site, listId: _list, listKey: _key, ...row }) => ({
        ...row,
        ...{ uniqueId: typeof row.uniqueId, folderId: typeof row.folderId, scopeId: typeof row.scopeId, createdAt: 0, modifiedAt: 0 },
        contentTypeId: row.contentTypeId.slice(0, 8),
      }))
    expect(await plain(many)).toEqual(await plain(single))
    expect(new Set((await rowsOf(many)).map(({ uniqueId }) => uniqueId)).size).toBe(given.length)
    const counters = async (ctx: Context) => {
      const { nextItemId, itemCount } = (await getList(ctx, tasks)).row
      return { nextItemId, itemCount }
    }
    expect(await counters(many)).toEqual(await counters(single))
  })

  it('have a change each and one audit record together', async () => {
    const { content, as } = await openFarm(twice)
    const ctx = as('ann')
    await addItem(ctx, tasks, values({ Title: 'before' }))
    const before = (await changesOf(ctx)).length
    const sequence = (await changesOf(ctx)).at(-1)?.sequence ?? 0
    await addItems(ctx, tasks, numbered(3))
    await addItems(ctx, tasks, [])
    expect((await changesOf(ctx)).slice(before).map(({ entity, itemId }) => [entity, itemId])).toEqual([2, 3, 4].map((id) => ['item', id]))
    const audits = await content.records.query('AuditRecord', { where: {}, above: { sequence }, orderBy: ['sequence'] })
    expect(audits.map(({ operation, target }) => [operation, target])).toEqual([['items.addMany', '/Lists/Tasks/4']])
  })

  it.each([
    [{ AssignedTo: 4711 }, 'invalid_field_value', '4711'],
    [{ Status: 'Done' }, 'invalid_field_value', 'Status'],
    [{ Nope: 1 }, 'field_not_found', 'Nope'],
    [{ Created: '2026-01-01' }, 'read_only_field', 'Created'],
  ])('are all refused for one with %j', async (wrong, reason, words) => {
    const ctx = (await openFarm()).as('ann')
    const before = await changesOf(ctx)
    const adding = addItems(ctx, tasks, [...numbered(2), values(wrong)])
    await expect(adding).rejects.toMatchObject({ reason, message: expect.stringContaining(words) })
    expect([await changesOf(ctx), (await getList(ctx, tasks)).row.itemCount]).toEqual([before, 0])
  })

  it('may not have the same value in a unique column, not even among themselves', async () => {
    const ctx = (await openFarm()).as('ann')
    await addField(ctx, tasks, { title: 'Code', type: 'Text', indexed: true, unique: true })
    await addItems(ctx, tasks, [values({ Code: 'a' }), values({ Code: 'b' }), values({})])
    const codes = (...all: string[]) => all.map((Code) => values({ Code }))
    for (const [twiceUsed, name] of [
      [codes('c', 'C'), 'item 4'],
      [codes('d', 'b'), 'item 2'],
    ] as const)
      await expect(addItems(ctx, tasks, twiceUsed)).rejects.toMatchObject({
        reason: 'invalid_field_value',
        message: expect.stringContaining(name),
      })
    expect((await rowsOf(ctx)).map(({ itemId }) => itemId)).toEqual([1, 2, 3])
  })

  it('are refused in a library, in a list that is missing, and to those who may not add', async () => {
    const { as } = await openFarm()
    const ctx = as('ann')
    await addList(ctx, { title: 'Papers', baseTemplate: 101 })
    const adding = (who: Context, title: string) => addItems(who, { title }, numbered(2))
    await expect(adding(ctx, 'Papers')).rejects.toMatchObject({ reason: 'item_needs_file' })
    await expect(adding(ctx, 'Nothing')).rejects.toMatchObject({ reason: 'list_not_found' })
    await expect(adding(as('eve', 'Visitors'), 'Tasks')).rejects.toMatchObject({ reason: 'access_denied' })
    expect(await rowsOf(ctx)).toEqual([])
  })
})
