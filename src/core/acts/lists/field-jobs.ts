import type { FieldRow, ItemRow } from '../../../../generated/prisma/content.ts'
import { act } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { systemActor } from '../../access/principals.ts'
import { itemInRoot } from '../../content/items/item.ts'
import { rowValues } from '../../content/items/values.ts'
import { columnMarks, retriedMark } from '../../content/query/distinct.ts'
import { holdList, listIn } from '../../content/writes/hold-list.ts'
import { DomainError } from '../../kernel/errors.ts'
import { breathe } from '../../kernel/pacing/breathe.ts'
import type { ContentRecords, Runtime } from '../../kernel/ports.ts'
import { kernelReasons } from '../../kernel/reasons.ts'
import { calculatedValues } from '../../model/lists/calculated.ts'
import { absentIn, foldedName } from '../../model/lists/field-types.ts'
import type { List } from '../../model/lists/list.ts'
import { modelReasons } from '../../model/reasons.ts'
import type { SiteHandle } from '../../model/sites/site.ts'

/** The rows and the time of one transaction: writers and readers wait no longer than that. */
const sliceRows = 64
const sliceMs = 5

/**
 * Starts the background work on the columns of a list, after the caller's write
 * is committed: clears slots of deleted columns, copies columns that became
 * indexed to the pool, and computes new formulas. Each database works on one
 * list after the other. The database stores what is left to do (`FreedSlot`,
 * `Field.indexStatus`), so a stop in between loses nothing. A job that fails, or
 * works longer than `columnJobMs`, marks its column and is reported to
 * `DatabaseWork.onFault`.
 */
export const startFieldJobs = (ctx: Pick<Context, 'site' | 'web' | 'runtime'>, listId: string): void => queueJobs(ctx, listId, false)

/** `retries`: failed jobs are tried once more. */
function queueJobs({ site, web, runtime }: Pick<Context, 'site' | 'web' | 'runtime'>, listId: string, retries: boolean): void {
  // Of several servers one works on columns, and sees in the rows what others leave to it.
  if (site.work.shared && !site.work.shared.leads()) return
  const ctx: Context = { site, web, runtime, actor: systemActor, origin: '' }
  site.work.columns
    .run((isStopped) => runJobs({ ctx, isStopped, retries }, listId))
    .catch((error: unknown) => {
      if (!isGone(error)) site.work.onFault(error)
    })
}

/** Continues jobs that a stop interrupted or that failed. Called once for each site, when its database is opened. */
export const resumeFieldJobs = (sites: readonly SiteHandle[], runtime: Runtime): Promise<void> => queueStored(sites, runtime, true)

/** Starts the jobs that other servers have left to this one. Failed ones are not repeated. */
export const startFoundJobs = (sites: readonly SiteHandle[], runtime: Runtime): Promise<void> => queueStored(sites, runtime, false)

async function queueStored(sites: readonly SiteHandle[], runtime: Runtime, retries: boolean): Promise<void> {
  for (const site of sites) {
    const { records } = site.database
    const freed = await records.query('FreedSlot', { where: { siteId: site.id } })
    const marked = await records.query('Field', {
      where: { siteId: site.id, indexStatus: { in: Object.values(columnMarks).filter((mark) => mark !== columnMarks.ready) } },
    })
    const ids = new Set([...freed.map(({ listId }) => listId), ...marked.map(({ ownerId }) => ownerId)])
    if (ids.size === 0) continue
    const webs = [...(await site.schema.webs()).values()]
    for (const row of await records.query('List', { where: { siteId: site.id, id: { in: [...ids] } } })) {
      const web = webs.find((candidate) => candidate.row.id === row.webId)
      if (web) queueJobs({ site, web, runtime }, row.id, retries)
    }
  }
}

interface Jobs {
  readonly ctx: Context
  readonly isStopped: () => boolean
  readonly retries: boolean
}

async function runJobs({ ctx, isStopped, retries }: Jobs, listId: string): Promise<void> {
  const list = await ctx.site.schema.list(ctx.web, listId, ctx.site.database.records)
  if (!list) return
  // A running writer has the database to itself: this act waits for its turn, and so for that commit.
  const todo = await act(ctx, { ...asked(list), name: 'lists.planFieldJobs', input: { listId } }, async ({ records }) => ({
    freed: await records.query('FreedSlot', { where: { siteId: ctx.site.id, listId } }),
    fields: await records.query('Field', { where: { siteId: ctx.site.id, ownerId: listId } }),
    row: await records.find('List', { siteId: ctx.site.id, id: listId }),
  }))
  const rows = { ctx, list, last: (todo.row?.nextItemId ?? 1) - 1, isStopped }
  for (const { slot } of todo.freed) {
    try {
      if (await eachSlice(rows, { name: 'lists.clearSlot', input: { listId, slot } }, clearer(slot))) await freeSlot(ctx, list, slot)
    } catch (error) {
      if (!isGone(error)) report(ctx, list, `the slot ${slot} of a deleted column is not cleared`, error)
    }
  }
  for (const field of todo.fields) {
    const mark = retries ? retriedMark(field.indexStatus) : field.indexStatus
    if (mark === columnMarks.copying || mark === columnMarks.calculating) await runColumn(rows, field, mark === columnMarks.copying)
  }
}

async function runColumn(rows: Rows, field: FieldRow, isCopy: boolean): Promise<void> {
  const { ctx, list } = rows
  const call = { name: isCopy ? 'lists.copyColumn' : 'lists.calculateColumns', input: { listId: list.row.id, fieldId: field.id } } as const
  try {
    if (await eachSlice(rows, call, isCopy ? copier(field) : calculator(ctx, list))) await finish(ctx, list, field)
  } catch (error) {
    if (isGone(error)) return
    report(ctx, list, `the ${isCopy ? 'index' : 'formula'} of the column '${field.internalName}' is not complete`, error)
    await markFailed(ctx, list, field, isCopy ? columnMarks.copyFailed : columnMarks.calculationFailed)
  }
}

/** A deleted or archived list and a database that closes or becomes read-only are not failures. */
const isGone = (error: unknown): boolean =>
  error instanceof DomainError &&
  [modelReasons.list_not_found, modelReasons.archived, kernelReasons.database_closed, kernelReasons.read_only_database].some(
    ({ name }) => name === error.reason,
  )

function report(ctx: Context, { url }: List, what: string, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error)
  ctx.site.work.onFault(new Error(`List ${url}: ${what}: ${why}`, { cause: error }))
}

/** Prepares the work on a slice in its transaction; the result changes one row. */
type RowWork = (records: ContentRecords) => Promise<(row: ItemRow) => Promise<void>>

const asked = (list: List) => ({ right: 'ManageLists', target: list }) as const

interface Rows {
  readonly ctx: Context
  readonly list: List
  /** The last id of an item. */
  readonly last: number
  readonly isStopped: () => boolean
}

/** The work on some rows, and its column. */
interface RowJob {
  readonly name: 'lists.clearSlot' | 'lists.copyColumn' | 'lists.calculateColumns'
  readonly input: { readonly listId: string; readonly slot?: string; readonly fieldId?: string }
}

/**
 * Works through all rows, also those in the recycle bin, in short transactions
 * with a turn for others in between; false if it was stopped. Fails if it takes
 * too long.
 */
async function eachSlice({ ctx, list, last, isStopped }: Rows, { name, input }: RowJob, workOf: RowWork): Promise<boolean> {
  const { columnJobMs } = ctx.site.work
  let workedMs = 0
  for (let done = 0; done < last; ) {
    if (isStopped()) return false
    if (workedMs > columnJobMs)
      throw new Error(`the job ran longer than ${columnJobMs / 1000} s, the maximum for one column (setting Limits:ColumnJobSeconds)`)
    const slice = await act(ctx, { ...asked(list), name, input: { ...input, above: done } }, async ({ records }) => {
      if (!(await isOurs(ctx))) return undefined
      const began = performance.now()
      const where = { siteId: ctx.site.id, listId: list.row.id }
      const rows = await records.query('Item', { where, above: { itemId: done }, orderBy: ['itemId'], limit: sliceRows })
      const work = await workOf(records)
      for (const row of rows) {
        await work(row)
        const tookMs = performance.now() - began
        if (tookMs > sliceMs) return { reached: row.itemId, tookMs }
      }
      return { reached: rows.length < sliceRows ? last : (rows.at(-1)?.itemId ?? last), tookMs: performance.now() - began }
    })
    if (!slice) return false
    done = slice.reached
    workedMs += slice.tookMs
    await breathe()
  }
  return true
}

/** Inside a transaction: whether no other server works on the columns, which would do the same afterwards. */
const isOurs = async ({ site: { work } }: Context): Promise<boolean> => (await work.shared?.stillLeads()) ?? true

const keyOf = ({ siteId, listId, itemId }: ItemRow) => ({ siteId, listId, itemId })

const clearer =
  (slot: string): RowWork =>
  async (records) =>
  async (row) => {
    const isColumn = Object.hasOwn(row, slot)
    const extra = row.extra === null ? {} : (JSON.parse(row.extra) as Record<string, unknown>)
    const hasExtra = Object.hasOwn(extra, slot)
    if (!hasExtra && (!isColumn || row[slot as keyof ItemRow] === null)) return
    const kept = Object.entries(extra).filter(([name]) => name !== slot && name !== foldedName(slot))
    await records.update('Item', keyOf(row), {
      ...(isColumn && { [slot]: null }),
      extra: kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept)),
    })
  }

const copier =
  ({ slot, poolSlot, siteId, ownerId, id }: FieldRow): RowWork =>
  async (records) => {
    const field = await records.find('Field', { siteId, ownerId, id })
    return async (row) => {
      if (slot === null || poolSlot === null || field?.poolSlot !== poolSlot) return
      const value = row[slot as keyof ItemRow] ?? absentIn(poolSlot)
      if (value !== row[poolSlot as keyof ItemRow]) await records.update('Item', keyOf(row), { [poolSlot]: value })
    }
  }

const calculator =
  (ctx: Context, list: List): RowWork =>
  async (records) => {
    const fresh = await listIn(ctx, records, list)
    return async (row) => {
      const item = itemInRoot(fresh, row)
      const values = calculatedValues(fresh, (field) => item.read(field))
      await records.update('Item', keyOf(row), rowValues(values, row))
    }
  }

/** The slot is empty now: another column may use it. */
function freeSlot(ctx: Context, list: List, slot: string): Promise<number> {
  const place = { listId: list.row.id, slot }
  return act(ctx, { ...asked(list), name: 'lists.freeSlot', input: place }, async ({ records }) =>
    (await isOurs(ctx)) ? records.delete('FreedSlot', { siteId: ctx.site.id, ...place }) : 0,
  )
}

/** Marks the job as finished, unless the column has changed in between. */
const finish = (ctx: Context, list: List, before: FieldRow): Promise<void> => setMark(ctx, list, before, columnMarks.ready)

/** If the mark cannot be written, reports that error. */
const markFailed = (ctx: Context, list: List, before: FieldRow, mark: number): Promise<void> =>
  setMark(ctx, list, before, mark).catch((error: unknown) => ctx.site.work.onFault(error))

async function setMark(ctx: Context, list: List, before: FieldRow, mark: number): Promise<void> {
  const { siteId, ownerId, id, poolSlot, version, indexStatus } = before
  if (mark === indexStatus) return
  const call = {
    ...asked(list),
    name: mark === columnMarks.ready ? 'lists.finishColumn' : 'lists.failColumn',
    input: { listId: ownerId, fieldId: id, version },
  } as const
  await act(ctx, call, async (scope) => {
    const done = await scope.records.update('Field', { siteId, ownerId, id, poolSlot, version, indexStatus }, { indexStatus: mark })
    if (done === 0) return
    await holdList(ctx, scope, list)
    scope.changed({ entity: 'field', type: 'update', webId: list.row.webId, listId: ownerId, objectId: id })
  })
}
