import assert from 'node:assert/strict'
import { sql } from 'kysely'
import {
  type ColumnRef,
  type ColumnTotals,
  comparedType,
  type ItemTotals,
  isMany,
  joinTotals,
  type Predicate,
  type Scalar,
  type TotalsQuery,
} from '../../core/kernel/query.ts'
import { withoutIndexes } from './item-access-path.ts'
import { columnValue } from './item-condition.ts'
import { addColumn, type RowValue } from './item-predicate.ts'
import { type Selection, selected } from './item-selection.ts'
import { eachSlice, idRange } from './item-slices.ts'
import { costOfRow } from './read-cost.ts'
import type { SqlRow } from './session.ts'
import { addCompared, addValue, type Slot, type StatementShape } from './statements.ts'

/** Totals of item rows: counts, sums, least and greatest values, of all rows or of groups, in one statement. */

/** The totals of a query with slots for its values. */
export interface AddedTotals {
  readonly columns: readonly { readonly value: RowValue; readonly about: Slot | undefined; readonly isOrdered: boolean }[]
  readonly groups: readonly RowValue[]
  readonly limit: Slot
}

export function addTotals(shape: StatementShape, { columns, groupBy, limit }: TotalsQuery): AddedTotals {
  for (const column of [...columns.map((one) => one.column), ...groupBy]) assert(!isMany(column), `${column.column} has several values`)
  shape.key += '|of'
  const added = columns.map(({ column, about, isOrdered }) => {
    const value = addColumn(shape, column)
    shape.key += `${isOrdered ? '<' : ''}${about === undefined ? '' : '+'}`
    return { value, isOrdered, about: about === undefined ? undefined : addCompared(shape, 'number', about) }
  })
  shape.key += '|by'
  const groups = groupBy.map((column) => addColumn(shape, column))
  return { columns: added, groups, limit: addValue(shape, limit) }
}

/** The statement: the values of the rows first, so that each is read once. */
export function totalsStatement(selection: Selection, { columns, groups, limit }: AddedTotals) {
  const { dialect } = selection
  const held = selected(selection)
    .select(sql.lit(1).as('one'))
    .select(columns.map(({ value }, index) => columnValue(dialect, value).as(`x${index}`)))
    .select(groups.map((value, index) => columnValue(dialect, value).as(`g${index}`)))
  const names = groups.map((_, index) => sql.ref(`held.g${index}`))
  const totals = columns.flatMap(({ about, isOrdered }, index) => {
    const value = sql.ref(`held.x${index}`)
    // 0e0 makes it a number with a fraction in every database: whole numbers would overflow.
    const difference = sql`(${value} + 0e0 - ${about})`
    return [
      sql`count(${value})`.as(`count${index}`),
      ...(isOrdered ? [sql`min(${value})`.as(`min${index}`), sql`max(${value})`.as(`max${index}`)] : []),
      ...(about ? [sql`sum(${difference})`.as(`sum${index}`), sql`sum(${difference} * ${difference})`.as(`squares${index}`)] : []),
    ]
  })
  const rows = dialect.builder
    .selectFrom(held.as('held'))
    .select(sql`count(*)`.as('count'))
    .select(totals)
    .select(names.map((name, index) => name.as(`g${index}`)))
  return names.length === 0 ? rows : rows.groupBy(names).limit(sql<number>`${limit}`)
}

/** The results in the rows of the statement. */
export function totalsIn(rows: readonly SqlRow[], { columns, groupBy }: TotalsQuery): ItemTotals[] {
  return rows.map((row) => ({
    group: groupBy.map((column, index) => groupValue(column, row[`g${index}`])),
    count: Number(row.count),
    columns: columns.map(
      (_, index): ColumnTotals => ({
        count: Number(row[`count${index}`]),
        sum: Number(row[`sum${index}`] ?? 0),
        squares: Number(row[`squares${index}`] ?? 0),
        min: numberIn(row[`min${index}`]),
        max: numberIn(row[`max${index}`]),
      }),
    ),
  }))
}

const numberIn = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value))

function groupValue(column: ColumnRef, value: unknown): Scalar | null {
  if (value === null || value === undefined) return null
  const type = comparedType(column)
  return type === 'text' || type === 'key' ? String(value) : Number(value)
}

/** Short statements on the rows of a list. */
interface TotalsReader {
  totals(query: TotalsQuery): Promise<ItemTotals[]>
  lastId(siteId: string, listId: string): Promise<number>
}

/** The same results by many short statements, each on some of the rows. */
export async function totalsInSlices(reader: TotalsReader, query: TotalsQuery): Promise<ItemTotals[]> {
  const { siteId, listId, where } = query
  const plain: Predicate | undefined = withoutIndexes({ orderBy: [], ...(where && { where }) }).where
  const walk = { last: await reader.lastId(siteId, listId), isDownwards: false, cost: costOfRow(readBy(query)) }
  let found: ItemTotals[] = []
  await eachSlice(walk, async (above, upTo) => {
    const operands = [...idRange(above, upTo), ...(plain ? [plain] : [])]
    found = joinTotals([...found, ...(await reader.totals({ ...query, where: { op: 'and', operands } }))])
    return false
  })
  return found.slice(0, query.limit)
}

/** What a totals query reads, as the cost of a query is estimated: a value costs as much as a term of an order. */
export const readBy = ({ siteId, listId, where, columns, groupBy }: TotalsQuery) => ({
  ...{ siteId, listId, limit: Number.POSITIVE_INFINITY, ...(where && { where }) },
  orderBy: [...columns.map(({ column }) => column), ...groupBy].map((column) => ({ column, descending: false })),
})
