import { describe, expect, it } from 'vitest'
import { runBatch } from '../../../../../src/core/access/batch.ts'
import type { Context } from '../../../../../src/core/access/context.ts'
import { addItem, getItem, queryItems } from '../../../../../src/core/acts/items/items.ts'
import { resumeFieldJobs } from '../../../../../src/core/acts/lists/field-jobs.ts'
import { addField, deleteField, getField, updateField } from '../../../../../src/core/acts/lists/fields.ts'
import { getList } from '../../../../../src/core/acts/lists/lists.ts'
import { parseFilter } from '../../../../../src/formats/odata/odata.ts'
import { openFarm } from '../../../../support/farm.ts'

const tasks = { title: 'Tasks' }
const values = (entries: Record<string, unknown>) => new Map(Object.entries(entries))
const idle = (ctx: Context) => ctx.site.work.columns.idle()
const column = async (ctx: Context, name: string) => (await getField(ctx, tasks, { name })).field

/** More items than one transaction of the jobs takes. */
async function addMany(ctx: Context, count: number, entries: (i: number) => Record<string, unknown>): Promise<void> {
  await runBatch(
    ctx,
    Array.from({ length: count }, (_, i) => (step: Context) => addItem(step, tasks, values(entries(i)))),
    { atomic: true, onError: 'stop' },
  )
}

describe('the jobs on columns', () => {
  it('copy every value of a column that becomes indexed, and queries use the copy then', async () => {
    const ctx = (await openFarm()).as('ann')
    await addField(ctx, tasks, { title: 'Code', type: 'Text' })
    await addMany(ctx, 600, (i) => ({ Title: `${i}`, Code: `Code ${i % 7}` }))
    await updateField(ctx, tasks, { name: 'Code' }, { indexed: true })
    await addItem(ctx, tasks, values({ Code: 'CODE 3' }))
    await idle(ctx)
    const field = await column(ctx, 'Code')
    expect(field).toMatchObject({ indexStatus: 0, poolSlot: 'ixText1', column: { indexed: { column: 'ixText1' } } })
    const { items } = await queryItems(ctx, tasks, { where: parseFilter("Code eq 'code 3'"), limit: 1000 })
    expect(items).toHaveLength(86 + 1)
    expect(items[0]?.read(field)).toBe('Code 3')
  })

  it('clear the slots of a deleted column, the texts as written and the copy as well', async () => {
    const ctx = (await openFarm()).as('ann')
    const { field } = await addField(ctx, tasks, { title: 'Code', type: 'Text', indexed: true })
    const { field: many } = await addField(ctx, tasks, { title: 'Many', type: 'MultiChoice', settings: { choices: ['a', 'B'] } })
    await addMany(ctx, 300, () => ({ Title: 'Kept As It Is', Code: 'Gone', Many: ['B'] }))
    for (const name of ['Code', 'Many']) await deleteField(ctx, tasks, { name })
    await idle(ctx)
    const { list, row } = await getItem(ctx, tasks, 300)
    expect(list.fieldsByName.has('Code')).toBe(false)
    const [stored] = await ctx.site.database.records.query('Item', { where: { siteId: row.siteId, listId: row.listId, itemId: 300 } })
    expect(stored).toMatchObject({ [field.slot ?? '']: null, ixText1: null })
    expect(Object.keys(JSON.parse(stored?.extra ?? '{}') as object)).not.toContain(many.slot)
    expect((await getItem(ctx, tasks, 300)).read(list.fieldsByName.get('Title') as never)).toBe('Kept As It Is')
    expect(await ctx.site.database.records.query('FreedSlot', { where: {} })).toEqual([])
    expect((await addField(ctx, tasks, { title: 'Other', type: 'Text' })).field.slot).toBe(field.slot)
  })

  it('are taken up again where a stop left them', async () => {
    const ctx = (await openFarm()).as('ann')
    const { records } = ctx.site.database
    await addField(ctx, tasks, { title: 'Size', type: 'Number' })
    await addMany(ctx, 10, (i) => ({ Size: i }))
    const { row } = await getList(ctx, tasks)
    const { id } = await column(ctx, 'Size')
    await records.update('Field', { siteId: row.siteId, ownerId: row.id, id }, { indexed: true, poolSlot: 'ixNumber1', indexStatus: 1 })
    await records.insert('FreedSlot', { siteId: row.siteId, listId: row.id, slot: 'ixNumber2' })
    ctx.site.schema.forget([{ entity: 'list', type: 'update', webId: row.webId, listId: row.id, objectId: row.id }])
    await resumeFieldJobs([ctx.site], ctx.runtime)
    await idle(ctx)
    expect(await column(ctx, 'Size')).toMatchObject({ indexStatus: 0, column: { indexed: { column: 'ixNumber1' } } })
    expect((await queryItems(ctx, tasks, { where: parseFilter('Size ge 5'), limit: 100 })).items).toHaveLength(5)
    expect(await records.query('FreedSlot', { where: {} })).toEqual([])
  })

  it('compute a new formula for the items that are there', async () => {
    const ctx = (await openFarm()).as('ann')
    await addMany(ctx, 300, (i) => ({ Title: `t${i}` }))
    await addField(ctx, tasks, { title: 'Length', type: 'Calculated', settings: { formula: '=LEN(Title)', outputType: 'Number' } })
    await idle(ctx)
    expect((await queryItems(ctx, tasks, { where: parseFilter('Length eq 4'), limit: 1000 })).items).toHaveLength(200)
    expect((await column(ctx, 'Length')).indexStatus).toBe(0)
  })

  it('record each change of a column in the change log', async () => {
    const ctx = (await openFarm()).as('ann')
    const { field } = await addField(ctx, tasks, { title: 'Code', type: 'Text' })
    await updateField(ctx, tasks, { id: field.id }, { title: 'Key' })
    await deleteField(ctx, tasks, { id: field.id })
    await idle(ctx)
    const changes = await ctx.site.database.records.query('Change', {
      where: { siteId: ctx.site.id, objectId: field.id },
      orderBy: ['sequence'],
    })
    expect(changes.map(({ entity, type }) => [entity, type])).toEqual([
      ['field', 1],
      ['field', 2],
      ['field', 3],
    ])
  })
})
