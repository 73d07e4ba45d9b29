import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { runBatch } from '../../../../../src/core/access/batch.ts'
import type { Context } from '../../../../../src/core/access/context.ts'
import { queryItems } from '../../../../../src/core/acts/items/item-pages.ts'
import { addItem, getItem } from '../../../../../src/core/acts/items/items.ts'
import { resumeFieldJobs } from '../../../../../src/core/acts/lists/field-jobs.ts'
import { addField, deleteField, getField, updateField } from '../../../../../src/core/acts/lists/fields.ts'
import { getList } from '../../../../../src/core/acts/lists/lists.ts'
import { DatabaseWork } from '../../../../../src/core/kernel/database-work.ts'
import { writeFieldXml } from '../../../../../src/formats/caml/field-xml.ts'
import { parseFilter } from '../../../../../src/formats/odata/odata.ts'
import { mostMs } from '../../../../attack/cost.ts'
import { openFarm } from '../../../../support/farm.ts'
import { faulty, type StoreCall } from '../../../../support/stores/faulty.ts'

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

  it('mark a column for which they work too long, say why, and try again when the site is opened', async () => {
    const ctx = (await openFarm()).as('ann')
    await addMany(ctx, 200, (i) => ({ Title: `t${i}` }))
    const faults: string[] = []
    const hasty = new DatabaseWork(0)
    hasty.onFault = (error) => void faults.push(String(error))
    const site = { ...ctx.site, work: hasty }
    const length = { title: 'Length', type: 'Calculated', settings: { formula: '=LEN(Title)', outputType: 'Number' } } as const
    await addField({ ...ctx, site }, tasks, length)
    await hasty.columns.idle()
    expect(await column(ctx, 'Length')).toMatchObject({ indexStatus: 4 })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/List \/Lists\/Tasks: the formula of the column 'Length' is not complete: .+Limits:ColumnJobSeconds/)

    await addField(ctx, tasks, { title: 'Other', type: 'Text' })
    await idle(ctx)
    expect(await column(ctx, 'Length')).toMatchObject({ indexStatus: 4 })
    await resumeFieldJobs([ctx.site], ctx.runtime)
    await idle(ctx)
    expect(await column(ctx, 'Length')).toMatchObject({ indexStatus: 0 })
    expect((await queryItems(ctx, tasks, { where: parseFilter('Length eq 4'), limit: 1000 })).items).toHaveLength(100)
  })

  it.each([
    { perRow: 499, indexStatus: 0 },
    { perRow: 500, indexStatus: 0 },
    { perRow: 501, indexStatus: 4 },
  ])('are ended above Limits:ColumnJobSeconds, not at it: $perRow ms for each row', async ({ perRow, indexStatus }) => {
    let isSlow = false
    const slow = (call: StoreCall) => void (isSlow && call.what === 'update Item' && vi.advanceTimersByTime(perRow))
    const ctx = (await openFarm((database) => faulty(database, slow))).as('ann')
    await addMany(ctx, 3, (i) => ({ Title: `t${i}` }))
    const site = { ...ctx.site, work: new DatabaseWork(1_000) }
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    isSlow = true
    // After two of the three rows, each with a transaction of its own, the job has worked for twice the time.
    await addField({ ...ctx, site }, tasks, {
      title: 'Length',
      type: 'Calculated',
      settings: { formula: '=LEN(Title)', outputType: 'Number' },
    })
    await site.work.columns.idle()
    expect(await column(ctx, 'Length')).toMatchObject({ indexStatus })
  })

  it('mark a column for which the database fails, continue with the others, and try again when it is changed', async () => {
    let isFailing = false
    const failing = (call: StoreCall) => {
      if (isFailing && call.what === 'update Item') throw new Error('a page of the disk cannot be written')
    }
    const ctx = (await openFarm((database) => faulty(database, failing))).as('ann')
    const faults: string[] = []
    ctx.site.work.onFault = (error) => void faults.push(String(error))
    await addField(ctx, tasks, { title: 'Code', type: 'Text' })
    await addMany(ctx, 100, (i) => ({ Title: `${i}`, Code: `c${i % 5}` }))
    isFailing = true
    await updateField(ctx, tasks, { name: 'Code' }, { indexed: true })
    await idle(ctx)
    isFailing = false
    const failed = await column(ctx, 'Code')
    expect(failed).toMatchObject({ indexStatus: 3, indexed: true })
    expect(faults).toEqual([expect.stringMatching(/the index of the column 'Code' is not complete: a page of the disk cannot be written$/)])
    const equal = async () => (await queryItems(ctx, tasks, { where: parseFilter("Code eq 'c2'"), limit: 1000 })).items.length
    expect(await equal()).toBe(20)
    expect(writeFieldXml(failed, { ownerId: ctx.web.row.id, webId: ctx.web.row.id, fields: [], hiddenLookups: new Set() })).toContain(
      'IndexStatus="3"',
    )

    await updateField(ctx, tasks, { name: 'Code' }, { description: 'again' })
    await idle(ctx)
    expect(await column(ctx, 'Code')).toMatchObject({ indexStatus: 0, column: { indexed: { column: 'ixText1' } } })
    expect(await equal()).toBe(20)
  })

  it('let others have their turn, however much a formula takes', async () => {
    const ctx = (await openFarm()).as('ann')
    await addMany(ctx, 60, (i) => ({ Title: `t${i}`.padEnd(200, 'x') }))
    const inner = Array(20).fill('LEN(SUBSTITUTE(REPT(Title,100),"x","y"))').join('+')
    await addField(ctx, tasks, { title: 'Much', type: 'Calculated', settings: { formula: `=${inner}`, outputType: 'Number' } })
    let longest = 0
    let before = process.threadCpuUsage()
    let isDone = false
    const turn = () => {
      const { user, system } = process.threadCpuUsage(before)
      before = process.threadCpuUsage()
      longest = Math.max(longest, (user + system) / 1000)
      if (!isDone) setImmediate(turn)
    }
    setImmediate(turn)
    await idle(ctx)
    isDone = true
    expect(longest).toBeLessThan(mostMs)
    expect((await column(ctx, 'Much')).indexStatus).toBe(0)
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
