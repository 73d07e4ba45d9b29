import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { trimOf } from '../../access/effective.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { invalidQuery } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { OrderedRow } from '../../kernel/ports.ts'
import type { ColumnRef, Predicate, RowQuery, Scalar } from '../../kernel/query.ts'
import { type ItemTotals, joinTotals, noTotals, type TotalsQuery } from '../../kernel/query.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import { chunksOf } from '../../model/permissions/scopes.ts'
import { documentKinds } from '../documents/new-document.ts'
import { majorUnit } from '../documents/version-numbers.ts'
import type { Narrow } from '../items/item-rights.ts'
import { inScopes } from '../items/moderation.ts'
import type { QueryTargets } from '../query/column-paths.ts'
import { compareScalars } from '../query/in-memory.ts'
import { comparedColumns, passes, type ReadValues, valuesOfRows } from '../query/row-values.ts'
import { draftRightOf, shownItemRows } from './shown-state.ts'

/**
 * Queries of a library in which the actor sees some files in another version than their rows: drafts and working copies
 * of others. The database compares and orders the other files. These few are read apart and compared in memory as the
 * actor sees them, so that no condition and no order tells what a draft says.
 */

/** The columns of an item row that are the same in all versions of a file. */
const lasting: ReadonlySet<string> = new Set([
  'itemId',
  'uniqueId',
  'documentId',
  'folderId',
  'scopeId',
  'kind',
  'contentTypeId',
  'authorId',
  'createdAt',
  'version',
  'moderationStatus',
  'moderationComments',
  'attachmentCount',
  'sortOrder',
  'leafName',
  'leafKey',
  'fileType',
] satisfies (keyof ItemRow)[])

const isLasting = ({ column, reference }: ColumnRef): boolean => lasting.has(reference ? reference.by.column : column)

/** The maximum number of files of a library that a query compares in memory. */
const mostUnseen = 5_000

/** The number of files whose versions are read together; each version has all values of its item. */
const filesAtOnce = 32

const itemId: ColumnRef = { column: 'itemId', type: 'integer' }

/**
 * The item ids of the files in a library whose rows are a draft or a working copy that the actor may not see. Fails with
 * `invalid_query` if there are more than 5,000.
 */
async function unseenFiles(ctx: Context, list: List): Promise<number[]> {
  if (!isLibrary(list) || ctx.actor.scheme === 'System') return []
  const actorId = (await findActorPrincipal(ctx))?.id
  const checkedOut = await recordsOf(ctx).query('Document', {
    where: { siteId: ctx.site.id, listId: list.row.id, kind: documentKinds.file, recycledIn: null },
    above: { checkedOutBy: -1 },
    columns: ['itemId', 'checkedOutBy'],
    limit: mostUnseen + 1,
  })
  const own = new Set(checkedOut.flatMap((row) => (row.checkedOutBy === actorId ? row.itemId : [])))
  const others = checkedOut.flatMap(({ itemId: id }) => (id === null || own.has(id) ? [] : id))
  const drafts = await hiddenDrafts(ctx, list, actorId)
  const unseen = [...new Set([...others, ...drafts.filter((id) => !own.has(id))])]
  if (checkedOut.length <= mostUnseen && unseen.length <= mostUnseen) return unseen
  throw invalidQuery(
    `Library '${list.row.title}' has more than ${mostUnseen} files that are drafts or checked out by others; a query compares no more. Filter and order by ID, name, folder, author or time of creation.`,
  )
}

async function hiddenDrafts(ctx: Context, list: List, actorId: number | undefined): Promise<number[]> {
  const right = draftRightOf(list.row)
  if (right === undefined) return []
  const { hidden } = await trimOf(ctx, { id: list.row.id, scopeId: list.scopeId }, right)
  if (hidden.length === 0) return []
  const minor: ColumnRef = { column: 'uiVersion', type: 'integer', calls: [{ name: 'remainder', by: majorUnit }] }
  const tests: Predicate[] = [
    { op: 'compare', comparison: 'eq', column: { column: 'kind', type: 'integer' }, value: documentKinds.file },
    { op: 'compare', comparison: 'gt', column: minor, value: 0 },
    inScopes(hidden),
  ]
  if (actorId !== undefined)
    tests.push({ op: 'compare', comparison: 'ne', column: { column: 'authorId', type: 'integer' }, value: actorId })
  const { siteId, id: listId } = list.row
  const asked = { siteId, listId, columns: ['itemId'], where: { op: 'and', operands: tests } as const, orderBy: [], limit: mostUnseen + 1 }
  return (await recordsOf(ctx).queryItems(asked)).map((row) => row.itemId)
}

/** The files that a query must not compare in the database; none if it names only columns that all versions share. */
const unseenIn = async (ctx: Context, list: List, query: Pick<RowQuery, 'where' | 'orderBy'>): Promise<readonly number[]> =>
  comparedColumns(query).every(isLasting) ? [] : unseenFiles(ctx, list)

/** Adds the condition that a row is none of these. */
const except = (ids: readonly number[], where: Predicate | undefined): Predicate => {
  const others: Predicate = { op: 'not', operand: { op: 'in', column: itemId, values: ids } }
  return { op: 'and', operands: where ? [others, where] : [others] }
}

/** The targets of lookup columns, in which files that the actor sees in another version have no values for a query. */
export async function targetsAsShown(ctx: Context, targets: QueryTargets): Promise<QueryTargets> {
  const shown = new Map(targets)
  for (const [name, target] of targets) {
    const unseen = target?.to.table === 'Item' ? await unseenFiles(ctx, target.list) : []
    if (target?.to.table === 'Item' && unseen.length > 0)
      shown.set(name, { ...target, to: { ...target.to, where: except(unseen, target.to.where) } })
  }
  return shown
}

/**
 * The rows of a query, with files in the versions that the actor sees. `run` reads the rows of the database. Rows that
 * are compared in memory have only their ids and the values of the order.
 */
export async function queryAsShown(
  ctx: Context,
  list: List,
  query: RowQuery,
  narrow: Narrow,
  run: (query: RowQuery) => Promise<OrderedRow[]>,
): Promise<OrderedRow[]> {
  const unseen = await unseenIn(ctx, list, query)
  if (unseen.length === 0) return run(narrow(query))
  const { limit, skip = 0, where, ...rest } = query
  const most = limit + skip
  const seen = await run(narrow({ ...rest, where: except(unseen, where), limit: most, skip: 0 }))
  const compare = comparing(query)
  const keyed = seen.map((row) => ({ row, ...keyOf(query, row) }))
  for await (const found of matching(ctx, list, query, narrow, unseen)) {
    keyed.push(...(query.after ? found.filter((one) => query.after && compare(one, query.after) > 0) : found))
    keyed.sort(compare).splice(most)
  }
  return keyed.slice(skip).map(({ row }) => row)
}

/** The number of rows that match, with files in the versions that the actor sees. */
export async function countAsShown(ctx: Context, list: List, query: RowQuery, narrow: Narrow): Promise<number> {
  const { siteId, listId } = query
  const asked: RowQuery = { ...query, orderBy: [] }
  const unseen = await unseenIn(ctx, list, asked)
  const count = (where: Predicate | undefined) =>
    recordsOf(ctx).countItems(siteId, listId, narrow({ siteId, listId, orderBy: [], limit: 0, ...(where && { where }) }).where)
  if (unseen.length === 0) return count(query.where)
  let total = await count(except(unseen, query.where))
  for await (const found of matching(ctx, list, asked, narrow, unseen)) total += found.length
  return total
}

/** Totals of the rows that match, with files in the versions that the actor sees. */
export async function totalsAsShown(ctx: Context, list: List, query: TotalsQuery, narrow: Narrow): Promise<ItemTotals[]> {
  const { siteId, listId, columns, groupBy } = query
  const orderBy = [...columns.map(({ column }) => column), ...groupBy].map((column) => ({ column, descending: false }))
  const asked: RowQuery = { siteId, listId, orderBy, limit: 0, ...(query.where && { where: query.where }) }
  const run = (where: Predicate | undefined) => {
    const { where: own } = narrow({ siteId, listId, orderBy: [], limit: 0, ...(where && { where }) })
    return recordsOf(ctx).totalItems({ siteId, listId, columns, groupBy, limit: query.limit, ...(own && { where: own }) })
  }
  const unseen = await unseenIn(ctx, list, asked)
  if (unseen.length === 0) return run(query.where)
  const parts = await run(except(unseen, query.where))
  for await (const found of matching(ctx, list, asked, narrow, unseen)) parts.push(...found.map(({ values }) => totalsOfRow(query, values)))
  return joinTotals(parts)
}

/** The totals of one row. */
const totalsOfRow = ({ columns }: TotalsQuery, values: Keyed['values']): ItemTotals => ({
  group: values.slice(columns.length),
  count: 1,
  columns: columns.map(({ about, isOrdered }, index) => {
    const value = values[index] ?? null
    if (value === null) return noTotals
    const [number, difference] = [isOrdered ? Number(value) : null, about === undefined ? 0 : Number(value) - about]
    return { count: 1, sum: difference, squares: difference * difference, min: number, max: number }
  }),
})

/** A row and its place in an order. */
interface Keyed {
  readonly row: OrderedRow
  readonly itemId: number
  readonly values: readonly (Scalar | null)[]
}

type Key = Pick<Keyed, 'itemId' | 'values'>

const keyOf = ({ orderBy }: RowQuery, row: OrderedRow): Key => ({
  itemId: row.itemId,
  values: orderBy.map(({ column }, index) => {
    const value: unknown = column.reference ? row[`order${index}`] : row[column.column as keyof ItemRow]
    return typeof value === 'boolean' ? Number(value) : ((value ?? null) as Scalar | null)
  }),
})

const comparing =
  ({ orderBy }: RowQuery) =>
  (a: Key, b: Key): number => {
    for (const [index, { descending }] of orderBy.entries()) {
      const order = compareScalars(a.values[index] ?? null, b.values[index] ?? null)
      if (order !== 0) return descending ? -order : order
    }
    return a.itemId - b.itemId
  }

/** The files among these that match a query in the version that the actor sees, some at a time. Gives other requests turns. */
async function* matching(
  ctx: Context,
  list: List,
  { siteId, listId, where, orderBy }: RowQuery,
  narrow: Narrow,
  unseen: readonly number[],
): AsyncGenerator<Keyed[]> {
  const columns = comparedColumns({ ...(where && { where }), orderBy })
  const same = where ? conditionsOf(where).filter((test) => comparedColumns({ where: test, orderBy: [] }).every(isLasting)) : []
  const pace = makePacer()
  for (const ids of chunksOf(unseen, filesAtOnce)) {
    const operands: Predicate[] = [{ op: 'in', column: itemId, values: ids }, ...same]
    const asked: RowQuery = { siteId, listId, columns: list.itemColumns, where: { op: 'and', operands }, orderBy: [], limit: ids.length }
    const rows = await recordsOf(ctx).queryItems(narrow(asked))
    const shown = rows.length === 0 ? [] : await shownItemRows(ctx, list, rows)
    const readerOf = await valuesOfRows(ctx, shown, columns)
    yield shown.flatMap((row) => {
      const read = readerOf(row)
      return where === undefined || passes(where, read) ? keyedRow(row, orderBy, read) : []
    })
    if (!ctx.transaction) await pace()
  }
}

/** All of these must hold. */
const conditionsOf = (predicate: Predicate): readonly Predicate[] =>
  predicate.op === 'and' ? predicate.operands.flatMap(conditionsOf) : [predicate]

/** The size that is assumed of a row: more than a page keeps in memory, so that a slice of the page reads the row again. */
const assumedBytes = 16 * 1024

function keyedRow(row: ItemRow, orderBy: RowQuery['orderBy'], read: ReadValues): Keyed {
  const values = orderBy.map(({ column }) => read(column)[0] ?? null)
  const { itemId: id, uniqueId, documentId, kind, scopeId, authorId, uiVersion } = row
  const ordered = orderBy.map(({ column }, index): [string, unknown] =>
    column.reference ? [`order${index}`, values[index]] : [column.column, row[column.column as keyof ItemRow]],
  )
  const short = {
    itemId: id,
    uniqueId,
    documentId,
    kind,
    scopeId,
    authorId,
    uiVersion,
    storedBytes: assumedBytes,
    ...Object.fromEntries(ordered),
  }
  return { row: short as unknown as OrderedRow, itemId: id, values }
}
