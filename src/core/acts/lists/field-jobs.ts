import type { FieldRow, ItemRow } from '../../../../generated/prisma/content.ts'
import { act } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { systemActor } from '../../access/principals.ts'
import { itemInRoot } from '../../content/items/item.ts'
import { rowValues } from '../../content/items/values.ts'
import { columnMarks } from '../../content/query/distinct.ts'
import { holdList, listIn } from '../../content/writes/hold-list.ts'
import type { ContentRecords, Runtime } from '../../kernel/ports.ts'
import { calculatedValues } from '../../model/lists/calculated.ts'
import { absentIn, foldedName } from '../../model/lists/field-types.ts'
import type { List } from '../../model/lists/list.ts'
import type { SiteHandle } from '../../model/sites/site.ts'

/** Rows of one transaction: writers wait for no longer than these take. */
const windowSize = 256

/**
 * The work on columns that goes on behind the requests, one list after the
 * other for each database: slots of deleted columns are cleared, columns that
 * became indexed are copied into the pool, new formulas are computed. What is
 * to do stands in the database (`FreedSlot`, `Field.indexStatus`), so that a
 * stop in between loses nothing.
 *
 * Looks, once the caller's write is committed, for what is to do with a list's
 * columns.
 */
export function startFieldJobs({ site, web, runtime }: Pick<Context, 'site' | 'web' | 'runtime'>, listId: string): void {
  const ctx: Context = { site, web, runtime, actor: systemActor, origin: '' }
  site.work.columns.run((isStopped) => runJobs(ctx, listId, isStopped)).catch(() => undefined)
}

/** Takes up again what a stop left undone. Called once for each site, when its database is opened. */
export async function resumeFieldJobs(sites: readonly SiteHandle[], runtime: Runtime): Promise<void> {
  for (const site of sites) {
    const { records } = site.database
    const freed = await records.query('FreedSlot', { where: { siteId: site.id } })
    const marked = await records.query('Field', {
      where: { siteId: site.id, indexStatus: { in: [columnMarks.copying, columnMarks.calculating] } },
    })
    const ids = new Set([...freed.map(({ listId }) => listId), ...marked.map(({ ownerId }) => ownerId)])
    if (ids.size === 0) continue
    const webs = [...(await site.schema.webs()).values()]
    for (const row of await records.query('List', { where: { siteId: site.id, id: { in: [...ids] } } })) {
      const web = webs.find((candidate) => candidate.row.id === row.webId)
      if (web) startFieldJobs({ site, web, runtime }, row.id)
    }
  }
}

async function runJobs(ctx: Context, listId: string, isStopped: () => boolean): Promise<void> {
  const list = await ctx.site.schema.list(ctx.web, listId, ctx.site.database.records)
  if (!list) return
  // A writer of the same moment has the database to itself: waiting for our turn here is waiting for its commit.
  const todo = await act(ctx, { ...asked(list), name: 'lists.planFieldJobs', input: { listId } }, async ({ records }) => ({
    freed: await records.query('FreedSlot', { where: { siteId: ctx.site.id, listId } }),
    fields: await records.query('Field', { where: { siteId: ctx.site.id, ownerId: listId } }),
    row: await records.find('List', { siteId: ctx.site.id, id: listId }),
  }))
  const last = (todo.row?.nextItemId ?? 1) - 1
  for (const { slot } of todo.freed) {
    const call = { name: 'lists.clearSlot', input: { listId, slot } } as const
    const done = await eachWindow({ ctx, list, last, isStopped }, call, (records, rows) => clear(records, rows, slot))
    if (done) await freeSlot(ctx, list, slot)
  }
  for (const field of todo.fields) {
    if (field.indexStatus === columnMarks.ready) continue
    const isCopy = field.indexStatus === columnMarks.copying
    const call = { name: isCopy ? 'lists.copyColumn' : 'lists.calculateColumns', input: { listId, fieldId: field.id } } as const
    const done = await eachWindow({ ctx, list, last, isStopped }, call, isCopy ? copier(field) : calculator(ctx, list))
    if (done) await finish(ctx, list, field)
  }
}

type Work = (records: ContentRecords, rows: readonly ItemRow[]) => Promise<void>

const asked = (list: List) => ({ right: 'ManageLists', target: list }) as const

interface Rows {
  readonly ctx: Context
  readonly list: List
  /** The last id of an item. */
  readonly last: number
  readonly isStopped: () => boolean
}

/** What is done to some rows, and of which column. */
interface RowJob {
  readonly name: 'lists.clearSlot' | 'lists.copyColumn' | 'lists.calculateColumns'
  readonly input: { readonly listId: string; readonly slot?: string; readonly fieldId?: string }
}

/** Goes through all rows, those in the recycle bin too; false when it was stopped. */
async function eachWindow({ ctx, list, last, isStopped }: Rows, { name, input }: RowJob, work: Work): Promise<boolean> {
  for (let first = 1; first <= last; first += windowSize) {
    if (isStopped()) return false
    const ids = Array.from({ length: windowSize }, (_, index) => first + index)
    await act(ctx, { ...asked(list), name, input: { ...input, first } }, async ({ records }) => {
      const where = { siteId: ctx.site.id, listId: list.row.id, itemId: { in: ids } }
      await work(records, await records.query('Item', { where }))
    })
  }
  return true
}

const keyOf = ({ siteId, listId, itemId }: ItemRow) => ({ siteId, listId, itemId })

async function clear(records: ContentRecords, rows: readonly ItemRow[], slot: string): Promise<void> {
  for (const row of rows) {
    const isColumn = Object.hasOwn(row, slot)
    const extra = row.extra === null ? {} : (JSON.parse(row.extra) as Record<string, unknown>)
    const hasExtra = Object.hasOwn(extra, slot)
    if (!hasExtra && (!isColumn || row[slot as keyof ItemRow] === null)) continue
    const kept = Object.entries(extra).filter(([name]) => name !== slot && name !== foldedName(slot))
    await records.update('Item', keyOf(row), {
      ...(isColumn && { [slot]: null }),
      extra: kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept)),
    })
  }
}

function copier({ slot, poolSlot, siteId, ownerId, id }: FieldRow): Work {
  return async (records, rows) => {
    const field = await records.find('Field', { siteId, ownerId, id })
    if (slot === null || poolSlot === null || field?.poolSlot !== poolSlot) return
    for (const row of rows) {
      const value = row[slot as keyof ItemRow] ?? absentIn(poolSlot)
      if (value !== row[poolSlot as keyof ItemRow]) await records.update('Item', keyOf(row), { [poolSlot]: value })
    }
  }
}

function calculator(ctx: Context, list: List): Work {
  return async (records, rows) => {
    const fresh = await listIn(ctx, records, list)
    for (const row of rows) {
      const values = calculatedValues(fresh.fields, itemInRoot(fresh, row).read)
      await records.update('Item', keyOf(row), rowValues(values, row))
    }
  }
}

/** The slot holds nothing any more: another column may have it. */
function freeSlot(ctx: Context, list: List, slot: string): Promise<number> {
  const place = { listId: list.row.id, slot }
  return act(ctx, { ...asked(list), name: 'lists.freeSlot', input: place }, ({ records }) =>
    records.delete('FreedSlot', { siteId: ctx.site.id, ...place }),
  )
}

/** Makes the result known, unless the column has been changed in between. */
async function finish(ctx: Context, list: List, before: FieldRow): Promise<void> {
  const { siteId, ownerId, id, poolSlot, version, indexStatus } = before
  await act(ctx, { ...asked(list), name: 'lists.finishColumn', input: { listId: ownerId, fieldId: id, version } }, async (scope) => {
    const done = await scope.records.update(
      'Field',
      { siteId, ownerId, id, poolSlot, version, indexStatus },
      { indexStatus: columnMarks.ready },
    )
    if (done === 0) return
    await holdList(ctx, scope, list)
    scope.changed({ entity: 'field', type: 'update', webId: list.row.webId, listId: ownerId, objectId: id })
  })
}
