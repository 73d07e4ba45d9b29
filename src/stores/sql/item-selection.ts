import { sql } from 'kysely'
import { listKeyOf, type Predicate, type RowQuery } from '../../core/kernel/query.ts'
import type { AnyTables, SqlDialect } from './dialect.ts'
import { type ChosenColumn, isOrdered } from './item-access-path.ts'
import { rowCondition } from './item-condition.ts'
import { addPredicate, type RowTest } from './item-predicate.ts'
import { addValue, type Slot, type StatementShape } from './statements.ts'

/** The list and the conditions of the requested rows. */
export interface Selection {
  readonly dialect: SqlDialect
  readonly siteId: Slot
  readonly listId: Slot
  readonly listKey: Slot
  readonly where: RowTest | undefined
  readonly isThreaded: boolean
  /** The column along whose index the rows are read; undefined where the database chooses. */
  readonly walked?: string | undefined
  /** The columns of the order that have an index. */
  readonly ordered?: readonly string[]
}

export const addSelection = (
  shape: StatementShape,
  { siteId, listId }: Pick<RowQuery, 'siteId' | 'listId'>,
  { where, isThreaded }: { readonly where: Predicate | undefined; readonly isThreaded: boolean },
): Selection => ({
  dialect: shape.dialect,
  siteId: addValue(shape, siteId),
  listId: addValue(shape, listId),
  listKey: addValue(shape, listKeyOf(listId)),
  where: where && addPredicate(shape, shape.dialect.isRemote ? bounded(where) : where),
  isThreaded,
})

/**
 * Rows that are asked for by many ids are also between the least and the greatest of them: a server that reads along the index of ids,
 * because the rows shall come in its order, begins and ends there.
 */
function bounded(where: Predicate): Predicate {
  if (where.op === 'and') return { ...where, operands: where.operands.map(bounded) }
  if (where.op !== 'in' || where.values.length < 2 || where.column.column !== 'itemId' || !isOrdered(where.column)) return where
  const ids = where.values.filter((value) => typeof value === 'number')
  if (ids.length < where.values.length) return where
  const { column } = where
  const bound = (comparison: 'ge' | 'le', value: number): Predicate => ({ op: 'compare', comparison, column, value })
  return { op: 'and', operands: [bound('ge', Math.min(...ids)), bound('le', Math.max(...ids)), where] }
}

const indexOf = (column: string): string => `Item_listKey_${column}_itemId_idx`

/** The indexes that any list has a use for. */
const indexesOfAll = ['PRIMARY', 'Item_siteId_uniqueId_key', 'Item_siteId_listId_folderId_leafKey_itemId_idx']

/** The columns of these values that have an index of their own. Of a value with an indexed copy that is the copy: a test on the value uses none. */
export const indexedOf = (values: readonly { readonly column: ChosenColumn }[]): string[] =>
  values.flatMap(({ column }) => {
    const isIndexed = isOrdered(column) && column.column !== 'itemId' && (column.indexed?.column ?? column.column) === column.column
    return isIndexed ? [column.column] : []
  })

/** The columns of a test that have an index of their own. */
function indexedIn(test: RowTest): string[] {
  if (test.op === 'constant') return []
  if (test.op !== 'column') return test.operands.flatMap(indexedIn)
  return indexedOf([test.value])
}

/** What follows the table of items: the index that the rows are read along, or those that the database may choose from. */
function indexHint({ dialect: { alongIndex, amongIndexes }, where, walked, ordered = [] }: Selection) {
  if (walked !== undefined && alongIndex) return alongIndex(indexOf(walked))
  const named = new Set([...(where ? indexedIn(where) : []), ...ordered])
  return amongIndexes?.([...indexesOfAll, ...[...named].map(indexOf)])
}

/** The rows of a list: by its key, which is the prefix of the slot indexes, and by its GUID, which is unique. */
export function inList(selection: Selection) {
  const { dialect, siteId, listId, listKey, isThreaded } = selection
  const { builder, stillWanted } = dialect
  const named = sql.ref('Item')
  const hint = indexHint(selection)
  const hinted = hint && sql`${named} ${hint}`
  const from = hinted ? builder.selectFrom(sql<AnyTables['Item']>`${named}`.as<'Item'>(hinted)) : builder.selectFrom('Item')
  const rows = from.where('listKey', '=', listKey).where('siteId', '=', siteId).where('listId', '=', listId)
  return isThreaded ? rows.where(sql<boolean>`${stillWanted}`) : rows
}

export function ofList(selection: Selection, rows = inList(selection)) {
  return selection.where ? rows.where(rowCondition(selection.dialect, selection.where)) : rows
}

export const selected = (selection: Selection, rows = inList(selection)) => ofList(selection, rows).where('recycledIn', 'is', null)
