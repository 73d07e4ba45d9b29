import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import type { ColumnRef, Predicate, Reference, RowQuery, Scalar } from '../../kernel/query.ts'
import { chunksOf } from '../../model/permissions/scopes.ts'
import { datePartOf, predicateHolds } from './in-memory.ts'
import { applyCall } from './value-calls.ts'

/** Conditions and orders on item rows in memory, which may be other versions than those in the database, by the rules of databases. */

/** Reads what conditions compare: one value of most columns, any number of values of a column with several. */
export type ReadValues = (column: ColumnRef) => readonly (Scalar | null)[]

/** A row of any table, by the names of its columns. */
type Held = Readonly<Record<string, unknown>>

/** The columns that a condition and an order name. */
export const comparedColumns = ({ where, orderBy }: Pick<RowQuery, 'where' | 'orderBy'>): ColumnRef[] => [
  ...(where ? columnsIn(where) : []),
  ...orderBy.map(({ column }) => column),
]

function* columnsIn(predicate: Predicate): Generator<ColumnRef> {
  switch (predicate.op) {
    case 'and':
    case 'or':
      for (const operand of predicate.operands) yield* columnsIn(operand)
      return
    case 'not':
      return yield* columnsIn(predicate.operand)
    case 'constant':
      return
    default:
      yield predicate.column
  }
}

/** Reads these columns of these rows, and the rows that they refer to. */
export async function valuesOfRows(
  ctx: Context,
  rows: readonly ItemRow[],
  columns: readonly ColumnRef[],
): Promise<(row: ItemRow) => ReadValues> {
  const behind = new Map<ColumnRef, ReadonlyMap<number, Held>>()
  for (const column of columns) {
    const { reference } = column
    if (reference && !behind.has(column)) behind.set(column, await referredTo(ctx, column.column, reference, rows))
  }
  return (row) => (column) => {
    const held = heldIn(row, column, behind.get(column))
    return held.map((value) => applied(value, column))
  }
}

function heldIn(row: ItemRow, column: ColumnRef, targets: ReadonlyMap<number, Held> | undefined): (Scalar | null)[] {
  if (!column.reference) return stored(row, column)
  return stored(row, column.reference.by).map((id) => scalarOf(id === null ? null : targets?.get(Number(id))?.[column.column]))
}

function stored(row: ItemRow, { column, values }: ColumnRef): (Scalar | null)[] {
  const held = row[column as keyof ItemRow]
  if (values === undefined) return [scalarOf(held)]
  const several = typeof held === 'string' ? new Map(Object.entries(JSON.parse(held) as Held)).get(values) : undefined
  return several === undefined || several === null ? [] : [several].flat().map(scalarOf)
}

const scalarOf = (value: unknown): Scalar | null =>
  typeof value === 'boolean' ? Number(value) : typeof value === 'string' || typeof value === 'number' ? value : null

const applied = (value: Scalar | null, { part, calls = [] }: ColumnRef): Scalar | null =>
  value === null ? null : calls.reduce(applyCall, part ? datePartOf(part, Number(value)) : value)

async function referredTo(
  ctx: Context,
  column: string,
  { by, to }: Reference,
  rows: readonly ItemRow[],
): Promise<ReadonlyMap<number, Held>> {
  const ids = [...new Set(rows.flatMap((row) => stored(row, by)).filter((id) => id !== null))].map(Number)
  const found = new Map<number, Held>()
  const records = recordsOf(ctx)
  for (const some of chunksOf(ids, idsAtOnce)) {
    if (to.table === 'Principal') {
      const principals = await records.query('Principal', { where: { siteId: to.siteId, id: { in: some } } })
      for (const principal of principals) found.set(principal.id, { ...principal })
      continue
    }
    const own: Predicate = { op: 'in', column: { column: 'itemId', type: 'integer' }, values: some }
    const where: Predicate = to.where ? { op: 'and', operands: [own, to.where] } : own
    const asked = { siteId: to.siteId, listId: to.listId, columns: ['itemId', column], where, orderBy: [], limit: some.length }
    for (const item of await records.queryItems(asked)) found.set(item.itemId, { ...item })
  }
  return found
}

/** The number of rows that one statement reads. */
const idsAtOnce = 1_000

/** Whether a row passes a condition; of several values, one must pass (protocol/queries#comparison). */
export function passes(predicate: Predicate, read: ReadValues): boolean {
  switch (predicate.op) {
    case 'and':
      return predicate.operands.every((operand) => passes(operand, read))
    case 'or':
      return predicate.operands.some((operand) => passes(operand, read))
    case 'not':
      return !passes(predicate.operand, read)
    case 'constant':
      return predicate.value
    default: {
      const values = read(predicate.column)
      const holds = (value: Scalar | null) => predicateHolds(predicate, () => value)
      // No value may be there, or none that is equal.
      const isOfAll = predicate.op === 'absent' || (predicate.op === 'compare' && predicate.comparison === 'ne')
      return isOfAll ? values.every(holds) : values.some(holds)
    }
  }
}
