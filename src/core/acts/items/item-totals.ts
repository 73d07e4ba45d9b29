import type { Context } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import type { Item } from '../../content/items/item.ts'
import { type Narrow, visibleItems } from '../../content/items/item-rights.ts'
import { targetsOf } from '../../content/query/column-paths.ts'
import { withoutPaths } from '../../content/query/path-conditions.ts'
import { demandAffordable } from '../../content/query/query-cost.ts'
import { resolveQuery } from '../../content/query/resolve-query.ts'
import { valuesOfRows } from '../../content/query/row-values.ts'
import { shownColumns } from '../../content/shown/field-text.ts'
import { countAsShown, targetsAsShown, totalsAsShown } from '../../content/shown/unseen-files.ts'
import { invalid } from '../../kernel/errors.ts'
import {
  type ColumnRef,
  type ColumnTotals,
  comparedType,
  type Expression,
  isMany,
  keyOfGroup,
  type Predicate,
  type Query,
  type RowQuery,
  type Scalar,
  type TotalledColumn,
} from '../../kernel/query.ts'
import type { Field } from '../../model/lists/field.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { isUserInfo } from '../../model/lists/user-info-list.ts'
import type { Aggregation } from '../lists/view-settings.ts'
import { demandBelowThreshold } from './list-threshold.ts'

/** A total that somebody asks for: of all values of a column. */
export interface AskedTotal {
  readonly field: string
  readonly type: Aggregation
}

export interface Totals {
  /** The number of rows. */
  readonly count: number
  /** For each total that was asked for, in order; null where there is nothing to compute, such as the average of no values. Instants are milliseconds. */
  readonly values: readonly (number | null)[]
}

/** Rows that are totalled by the values of columns: only the groups of these rows. */
export interface AskedGroups {
  /** Internal names of one or two columns. */
  readonly fields: readonly string[]
  readonly items: readonly Item[]
}

const numberTypes: ReadonlySet<string> = new Set(['number', 'integer'])
const mostTotals = 30
const mostGroups = 10_000

/** The totals that a column can have: numbers all, instants their least and greatest, everything else the number of its values. */
export function aggregationsOf({ type, column }: Pick<Field, 'type' | 'column'>): readonly Aggregation[] {
  if (type === 'Attachments') return []
  if (column && isNumeric(type, column.type)) return ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX', 'STDEV', 'VAR']
  return column?.type === 'instant' ? ['COUNT', 'MIN', 'MAX'] : ['COUNT']
}

const isNumeric = (type: string, stored: string): boolean =>
  numberTypes.has(stored) && ['Number', 'Currency', 'Integer', 'Calculated', 'AverageRating', 'RatingCount', 'Likes'].includes(type)

/**
 * Totals of the rows that match and that the actor may see, in the versions that the actor sees, computed by the database in one statement; of
 * a column with several values in one more. `near` are some of the rows. Undefined for the list of users. Fails as `countItems`.
 */
export async function totalItems(
  ctx: Context,
  address: ListAddress,
  query: Pick<Query, 'where'>,
  asked: readonly AskedTotal[],
  near: readonly Item[],
): Promise<Totals | undefined> {
  const opened = await openTotals(ctx, address, query, asked, near)
  if (!opened) return undefined
  const { list, plain, narrow, columns, valueOf, many } = opened
  const [found] = await totalsAsShown(ctx, list, { ...plain, columns, groupBy: [], limit: 1 }, narrow)
  const counts = new Map<string, number>()
  for (const [name, test] of many) counts.set(name, await countAsShown(ctx, list, both(plain, test), narrow))
  return { count: found?.count ?? 0, values: asked.map((one) => valueOf(one, found?.columns ?? [], counts)) }
}

/**
 * The totals of the groups that rows are in, for each row. Undefined for the list of users, and where the rows cannot be grouped. A column with
 * several values has none. Fails as `countItems`.
 */
export async function totalGroups(
  ctx: Context,
  address: ListAddress,
  query: Pick<Query, 'where'>,
  asked: readonly AskedTotal[],
  { fields, items }: AskedGroups,
): Promise<((item: Item) => Totals | undefined) | undefined> {
  const opened = await openTotals(ctx, address, query, asked, items)
  const groupBy = opened && fields.flatMap((name) => opened.columnOf(name) ?? [])
  if (!groupBy || groupBy.length < fields.length) return undefined
  const { list, plain, narrow, columns, valueOf } = opened
  const readerOf = await valuesOfRows(
    ctx,
    items.map(({ row }) => row),
    groupBy,
  )
  const groupOf = (item: Item) => groupBy.map((column) => readerOf(item.row)(column)[0] ?? null)
  const tests = groupBy.map((column, index) =>
    oneOf(
      column,
      items.map((item) => groupOf(item)[index] ?? null),
    ),
  )
  const where: Predicate = { op: 'and', operands: [...tests, ...(plain.where ? [plain.where] : [])] }
  const found = await totalsAsShown(ctx, list, { ...plain, where, columns, groupBy, limit: mostGroups }, narrow)
  const byGroup = new Map(
    found.map(({ group, count, columns: totals }) => [
      keyOfGroup(group),
      { count, values: asked.map((one) => valueOf(one, totals, new Map())) },
    ]),
  )
  return (item) => byGroup.get(keyOfGroup(groupOf(item)))
}

/** A column has one of these values, or none if one of them is none. */
function oneOf(column: ColumnRef, values: readonly (Scalar | null)[]): Predicate {
  const known = [...new Set(values.filter((value) => value !== null))]
  const operands: Predicate[] = [
    ...(known.length > 0 ? [{ op: 'in', column, values: known } as const] : []),
    ...(values.includes(null) ? [{ op: 'absent', column } as const] : []),
  ]
  return { op: 'or', operands }
}

const both = (plain: RowQuery, test: Predicate): RowQuery => ({
  ...plain,
  where: plain.where ? { op: 'and', operands: [plain.where, test] } : test,
})

interface Opened {
  readonly list: List
  readonly narrow: Narrow
  readonly plain: RowQuery
  readonly columns: readonly TotalledColumn[]
  /** The tests that columns with several values have one. */
  readonly many: ReadonlyMap<string, Predicate>
  readonly columnOf: (name: string) => ColumnRef | undefined
  readonly valueOf: (asked: AskedTotal, totals: readonly ColumnTotals[], counts: ReadonlyMap<string, number>) => number | null
}

async function openTotals(
  ctx: Context,
  address: ListAddress,
  query: Pick<Query, 'where'>,
  asked: readonly AskedTotal[],
  near: readonly Item[],
): Promise<Opened | undefined> {
  const list = await findSchema(ctx, address)
  const narrow = await visibleItems(ctx, list)
  if (isUserInfo(list)) return undefined
  if (asked.length > mostTotals) throw invalid(`At most ${mostTotals} totals are computed at once; ${asked.length} were asked for.`)
  demandAffordable(ctx.budget, query)
  const plainQuery = await withoutPaths(ctx, list, query)
  const targets = await targetsAsShown(ctx, await targetsOf(ctx, list, plainQuery))
  const plain = resolveQuery(ctx.site.id, list, { ...plainQuery, limit: 0 }, targets)
  await demandBelowThreshold(ctx, list, plain)
  const fieldOf = (name: string) => list.fieldsByName.get(shownColumns.get(name) ?? name)
  const several = (field: Field) => field.column !== undefined && isMany(field.column)
  const columnOf = (name: string): ColumnRef | undefined => {
    const field = fieldOf(name)
    if (!field?.column || several(field)) return undefined
    const orderBy = [{ path: [field.internalName], descending: false, at: -1 }]
    return resolveQuery(ctx.site.id, list, { orderBy, limit: 0 }).orderBy[0]?.column
  }
  const names = [...new Set(asked.map(({ field }) => field))]
  const single = names.flatMap((name) => {
    const [field, column] = [fieldOf(name), columnOf(name)]
    return field && column ? [{ name, field, totalled: totalled(field, column, near) }] : []
  })
  const many = names.flatMap((name): [string, Predicate][] => {
    const field = fieldOf(name)
    return field && several(field) ? [[name, hasValue(ctx, list, field)]] : []
  })
  return {
    ...{ list, narrow, plain, columnOf },
    columns: single.map((one) => one.totalled),
    many: new Map(many),
    valueOf({ field: name, type }, totals, counts) {
      const counted = counts.get(name)
      if (counted !== undefined) return type === 'COUNT' ? counted : null
      const at = single.findIndex((one) => one.name === name)
      const [column, found] = [single[at], totals[at]]
      if (!column || !aggregationsOf(column.field).includes(type)) return null
      return found ? totalOf(type, found, column.totalled.about ?? 0) : type === 'COUNT' ? 0 : null
    },
  }
}

function totalled(field: Field, column: ColumnRef, near: readonly Item[]): TotalledColumn {
  const isNumber = isNumeric(field.type, comparedType(column))
  const known = isNumber ? near.map((item) => item.read(field)).find((value) => typeof value === 'number') : undefined
  return { column, isOrdered: isNumber || comparedType(column) === 'instant', ...(isNumber && { about: known ?? 0 }) }
}

function hasValue(ctx: Context, list: List, { internalName }: Field): Predicate {
  const nothing: Expression = {
    op: 'compare',
    comparison: 'ne',
    left: { kind: 'field', path: [internalName], at: -1 },
    right: { kind: 'literal', literal: { type: 'null' }, at: -1 },
  }
  return resolveQuery(ctx.site.id, list, { where: nothing, limit: 0 }).where ?? { op: 'constant', value: false }
}

/** A total of the values of a column, of whose differences from `about` the sums are known. */
function totalOf(type: Aggregation, { count, sum, squares, min, max }: ColumnTotals, about: number): number | null {
  if (type === 'COUNT') return count
  if (count === 0) return null
  switch (type) {
    case 'SUM':
      return sum + count * about
    case 'AVG':
      return sum / count + about
    case 'MIN':
      return min
    case 'MAX':
      return max
    default: {
      // Of a sample, as the established server computes it: one value has none.
      const variance = count < 2 ? null : Math.max(0, squares - (sum * sum) / count) / (count - 1)
      return type === 'VAR' || variance === null ? variance : Math.sqrt(variance)
    }
  }
}
