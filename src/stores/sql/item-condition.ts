import assert from 'node:assert/strict'
import { type RawBuilder, sql } from 'kysely'
import { type ColumnRef, type Comparison, comparedType, isMany, type ValueCall } from '../../core/kernel/query.ts'
import type { Sql, SqlDialect } from './dialect.ts'
import type { ChosenColumn } from './item-access-path.ts'
import { isNullable, type ReferenceTarget, type RowTest, type RowValue } from './item-predicate.ts'
import { Slot } from './statements.ts'

/** Writes tests and values of item rows as SQL; see `item-predicate.ts`. */

type Condition = RawBuilder<boolean>
type ColumnTestOf = RowTest & { op: 'column' }

const operators: Record<Comparison, string> = { eq: '=', ne: '<>', lt: '<', le: '<=', gt: '>', ge: '>=' }

/** The current one of several values. */
const oneValue = sql.ref('one.value')

const ownValue = (dialect: SqlDialect, { column, unindexed }: ChosenColumn): Sql =>
  unindexed ? dialect.withoutIndex(sql.ref(column)) : sql.ref(column)

function storedValue(dialect: SqlDialect, { column, target }: RowValue): Sql {
  const { reference } = column
  if (!reference || !target) return column.values === undefined ? ownValue(dialect, column) : oneValue
  const id = reference.by.values === undefined ? sql.ref(`Item.${reference.by.column}`) : oneValue
  return sql`(select ${targetValue(column)} ${targetRows(dialect, target)} and ${targetId(target)} = ${id})`
}

const targetValue = ({ column }: ColumnRef): Sql => sql.ref(`target.${column}`)
const targetId = ({ listId }: ReferenceTarget): Sql => sql.ref(listId ? 'target.itemId' : 'target.id')

/** Unqualified columns in the condition belong to the innermost table, which is the target. */
function targetRows(dialect: SqlDialect, { siteId, listId, where }: ReferenceTarget): Sql {
  const ofSite = (table: string) => sql`from ${sql.table(table)} as ${sql.ref('target')} where ${sql.ref('target.siteId')} = ${siteId}`
  if (!listId) return ofSite('Principal')
  const rows = sql`${ofSite('Item')} and ${sql.ref('target.listId')} = ${listId} and ${sql.ref('target.recycledIn')} is null`
  return where ? sql`${rows} and ${rowCondition(dialect, where)}` : rows
}

/** The value of a column in a row; parts of an instant are in UTC. */
export const columnValue = (dialect: SqlDialect, value: RowValue): Sql => valueOf(dialect, value, storedValue(dialect, value))

/** Applies `part` and the functions of a column to the stored value. */
function valueOf(dialect: SqlDialect, value: RowValue, stored: Sql): Sql {
  const { part, calls = [] } = value.column
  const first = part === undefined ? stored : dialect.datePart(part, stored)
  return calls.reduce((argument, call, index) => called(dialect, call, argument, value.calls[index] ?? []), first)
}

function called({ text, number }: SqlDialect, call: ValueCall, value: Sql, slots: readonly Slot[]): Sql {
  const argument = (index: number): Sql => {
    assert(slots[index], `${call.name} lacks an argument`)
    return sql.val(slots[index])
  }
  switch (call.name) {
    case 'trim':
      return text.trim(value)
    case 'length':
      return text.length(value)
    case 'indexof':
      return sql`${text.position(value, argument(0))} - 1`
    case 'substring':
      return text.substring(value, argument(0), slots.length > 1 ? argument(1) : undefined)
    case 'concat':
      return text.concat(argument(0), value, argument(1))
    case 'replace':
      return text.replace(value, argument(0), argument(1))
    case 'round':
      return number.round(value)
    case 'floor':
      return number.floor(value)
    case 'ceiling':
      return number.ceiling(value)
    case 'remainder':
      return number.remainder?.(value, call.by) ?? sql`(${value} % ${sql.lit(call.by)})`
  }
}

export function rowCondition(dialect: SqlDialect, test: RowTest): Condition {
  if (test.op === 'constant') return test.value ? sql`1 = 1` : sql`1 = 0`
  if (test.op !== 'column')
    return joined(
      test.op,
      test.operands.map((operand) => rowCondition(dialect, operand)),
    )
  const { column, target } = test.value
  if (isMany(column)) return anyCondition(dialect, test)
  if (test.test === 'absent') return absence(dialect, test.value, test.negated)
  if (!test.negated && (test.test === 'eq' || test.test === 'in') && target) return targetCondition(dialect, test, target)
  const condition = columnCondition(dialect, test, columnValue(dialect, test.value))
  return test.negated && isNullable(column) ? dialect.orAbsent(condition, storedValue(dialect, test.value)) : condition
}

const absence = (dialect: SqlDialect, value: RowValue, negated: boolean): Condition =>
  negated ? sql`${columnValue(dialect, value)} is not null` : sql`${columnValue(dialect, value)} is null`

/**
 * Few rows are equal to a given value: the subquery finds them first, by an index if there is one, and then the items
 * that point to them.
 */
function targetCondition(dialect: SqlDialect, test: ColumnTestOf, target: ReferenceTarget): Condition {
  const { column } = test.value
  const passes = columnCondition(dialect, test, valueOf(dialect, test.value, targetValue(column)))
  const rows = targetRows(dialect, target)
  return sql`${sql.ref(`Item.${column.reference?.by.column}`)} in (select ${targetId(target)} ${rows} and ${passes})`
}

/** Tests that one of several values passes, or that none does; that there is no value, or one. */
function anyCondition(dialect: SqlDialect, test: ColumnTestOf): Condition {
  const { column } = test.value
  const isAbsence = test.test === 'absent'
  const condition = isAbsence
    ? absence(dialect, test.value, true)
    : columnCondition(dialect, { ...test, negated: false }, columnValue(dialect, test.value))
  const kind = column.values === undefined ? 'id' : column.type === 'text' || column.type === 'key' ? 'text' : 'number'
  const values = dialect.elements(sql.ref('Item.extra'), column.values ?? column.reference?.by.values ?? '', 'one', kind)
  const any = sql<boolean>`exists (select 1 from ${values} where ${condition})`
  return test.negated !== isAbsence ? sql`not ${any}` : any
}

function columnCondition(dialect: SqlDialect, tested: ColumnTestOf, value: Sql): Condition {
  const { test, negated, slots } = tested
  const condition = plainCondition(dialect, tested, value, slots)
  const { ended } = dialect
  const type = comparedType(tested.value.column)
  if (!ended || (type !== 'text' && type !== 'key')) return condition
  if (test === 'eq' || test === 'ne' || test === 'in') {
    // The plain test finds the rows by an index.
    const exact = plainCondition(
      dialect,
      tested,
      ended(value),
      slots.map((slot) => ended(sql.val(slot))),
    )
    return joined((test === 'ne') !== negated ? 'or' : 'and', [condition, exact])
  }
  if (test !== 'endswith' || !slots[0]) return condition
  const end = dialect.text.endAsLongAs(value, sql.val(slots[0]))
  return sql`${ended(end)} ${sql.raw(negated ? '<>' : '=')} ${ended(sql.val(slots[0]))}`
}

function plainCondition({ text }: SqlDialect, { test, negated }: ColumnTestOf, value: Sql, compared: readonly (Slot | Sql)[]): Condition {
  const [slot, second] = compared.map((one) => (one instanceof Slot ? sql.val(one) : one))
  assert(slot, 'rows without a value are tested elsewhere')
  switch (test) {
    case 'in':
      return negated ? sql`${value} not in (${sql.join(compared)})` : sql`${value} in (${sql.join(compared)})`
    case 'startswith': {
      const within = second ? sql<boolean>`(${value} >= ${slot} and ${value} < ${second})` : sql<boolean>`${value} >= ${slot}`
      return negated ? sql`not ${within}` : within
    }
    case 'endswith':
      return sql`${text.endAsLongAs(value, slot)} ${sql.raw(negated ? '<>' : '=')} ${slot}`
    case 'substringof':
      return sql`${text.position(value, slot)} ${sql.raw(negated ? '=' : '>')} 0`
    case 'absent':
      assert.fail('rows without a value are tested elsewhere')
      break
    default:
      return sql`${value} ${sql.raw(operators[test])} ${slot}`
  }
}

/**
 * Nests the operands as a balanced tree, because databases limit the depth of an expression and count `a or b or c` as
 * two levels.
 */
export function joined(op: 'and' | 'or', conditions: readonly Condition[]): Condition {
  const [only] = conditions
  if (only === undefined) return op === 'and' ? sql`1 = 1` : sql`1 = 0`
  if (conditions.length === 1) return only
  const middle = Math.ceil(conditions.length / 2)
  return sql`(${joined(op, conditions.slice(0, middle))} ${sql.raw(op)} ${joined(op, conditions.slice(middle))})`
}
