import { compareScalars, datePartOf, predicateHolds, type ReadColumn } from '../../core/content/query/in-memory.ts'
import { demandAffordable } from '../../core/content/query/query-cost.ts'
import { resolveExpression } from '../../core/content/query/resolve-query.ts'
import { applyCall } from '../../core/content/query/value-calls.ts'
import { invalidQuery } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import type { ColumnRef, Expression, OrderTerm, Scalar } from '../../core/kernel/query.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { ofEntityType } from '../../profile/failures.ts'
import type { WireContext } from '../../profile/wire-context.ts'

/**
 * Filters and orders small collections whose rows are cached schema objects (lists, webs), by the same rules as items
 * (protocol/queries#comparison): the same check of names and literals, then the same comparison as in the database.
 * Fails with `invalid_query`, also for an empty collection.
 */
export function filterAndOrder<E>(
  shape: Shape<E>,
  entities: readonly E[],
  query: { where?: Expression; orderBy?: readonly OrderTerm[] },
  ctx: WireContext,
): E[] {
  const { where, orderBy = [] } = query
  demandAffordable(ctx.budget, query)
  const find = (path: readonly string[], at: number) => columnAt(shape, path, at)
  const predicate = where && resolveExpression(find, where)
  const terms = termsOf(orderBy, find)
  if (!predicate && terms.length === 0) return [...entities]
  const rows = entities
    .map((entity) => ({ entity, read: readerOf(shape, entity, ctx) }))
    .filter(({ read }) => !predicate || predicateHolds(predicate, read))
  const keyed = rows.map(({ entity, read }) => ({ entity, keys: terms.map(({ column }) => read(column)) }))
  keyed.sort((a, b) => {
    for (const [index, { sign }] of terms.entries()) {
      const order = compareScalars(a.keys[index] ?? null, b.keys[index] ?? null)
      if (order !== 0) return order * sign
    }
    return 0
  })
  return keyed.map(({ entity }) => entity)
}

/** A column that occurs again has no effect. */
function termsOf(orderBy: readonly OrderTerm[], find: (path: readonly string[], at: number) => ColumnRef) {
  const terms = new Map<string, { readonly column: ColumnRef; readonly sign: number }>()
  for (const { path, at, descending } of orderBy) {
    const column = find(path, at)
    if (!terms.has(column.column)) terms.set(column.column, { column, sign: descending ? -1 : 1 })
  }
  return [...terms.values()]
}

/** Reads the columns of an entity, each at most once. */
function readerOf<E>(shape: Shape<E>, entity: E, ctx: WireContext): ReadColumn {
  const known = new Map<string, Scalar | null>()
  return (column) => {
    const key = `${column.column}.${column.part ?? ''}`
    let value = known.get(key)
    if (value === undefined) {
      value = valueOf(shape, entity, column, ctx)
      known.set(key, value)
    }
    return value === null ? null : (column.calls ?? []).reduce(applyCall, value)
  }
}

function columnAt<E>(shape: Shape<E>, path: readonly string[], at: number): ColumnRef {
  const name = path.join('/')
  const type = shape.properties.get(name)?.comparesAs
  if (type) return { column: name, type }
  const details = { name: name.slice(0, 100), at: String(at + 1), ...ofEntityType(shape.type) }
  if (shape.properties.has(name)) throw invalidQuery("The property '{name}' cannot be used in a query (character {at}).", details)
  const hint = didYouMean(name, comparable(shape))
  throw invalidQuery("The property '{name}' does not exist on '{type}' (character {at}).{hint}", { ...details, hint })
}

const comparable = <E>({ properties }: Shape<E>): string[] =>
  [...properties].filter(([, { comparesAs }]) => comparesAs !== undefined).map(([name]) => name)

/** A property in its database form: folded text, times in milliseconds, booleans as 0 and 1. */
function valueOf<E>(shape: Shape<E>, entity: E, { column, type, part }: ColumnRef, ctx: WireContext): Scalar | null {
  const property = shape.properties.get(column)
  const value = property?.isOf?.(entity) === false ? null : (property?.read(entity, ctx) ?? null)
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string') return typeof value === 'number' ? value : null
  if (type === 'number' || type === 'integer' || type === 'boolean') return numberIn(value)
  if (type !== 'instant') return type === 'text' ? fold(value) : value
  const instant = Date.parse(value)
  return part ? datePartOf(part, instant) : instant
}

/** A calculated number or boolean is shown as text; the error text of a formula is not a value. */
const numberIn = (text: string): number | null => (text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text))
