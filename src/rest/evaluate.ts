import type { Context } from '../core/context.ts'
import { invalidQuery } from '../core/errors.ts'
import { fold } from '../core/fold.ts'
import type { Comparison, Expression, Literal, Operand, OrderTerm } from '../core/query.ts'
import type { Json, Shape } from './shape.ts'

type Value = string | number | boolean | null

/**
 * Filters and orders the small collections whose rows are cached schema
 * objects (lists, webs), by the rules that the database follows for items
 * (decisions O). Fails with `invalid_query` that names an unknown property,
 * also when the collection is empty.
 */
export function filterAndOrder<E>(
  shape: Shape<E>,
  entities: readonly E[],
  query: { where?: Expression; orderBy?: readonly OrderTerm[] },
  ctx: Context,
): E[] {
  const { where, orderBy = [] } = query
  const test = where && compile(shape, where)
  const terms = orderBy.map((term) => ({
    read: reader(shape, { kind: 'field', path: term.path, at: term.at }),
    sign: term.descending ? -1 : 1,
  }))
  const rows = entities.filter((entity) => test?.(entity, ctx) ?? true)
  return rows.sort((a, b) => {
    for (const { read, sign } of terms) {
      const order = compareValues(read(a, ctx), read(b, ctx))
      if (order !== 0) return order * sign
    }
    return 0
  })
}

type Test<E> = (entity: E, ctx: Context) => boolean
type Read<E> = (entity: E, ctx: Context) => Value

function compile<E>(shape: Shape<E>, expression: Expression): Test<E> {
  switch (expression.op) {
    case 'and': {
      const tests = expression.operands.map((operand) => compile(shape, operand))
      return (entity, ctx) => tests.every((test) => test(entity, ctx))
    }
    case 'or': {
      const tests = expression.operands.map((operand) => compile(shape, operand))
      return (entity, ctx) => tests.some((test) => test(entity, ctx))
    }
    case 'not': {
      const test = compile(shape, expression.operand)
      return (entity, ctx) => !test(entity, ctx)
    }
    case 'compare': {
      const left = reader(shape, expression.left)
      const right = reader(shape, expression.right)
      return (entity, ctx) => holds(expression.comparison, left(entity, ctx), right(entity, ctx))
    }
    case 'match': {
      const subject = reader(shape, expression.subject)
      const text = reader(shape, expression.text)
      return (entity, ctx) => matches(expression.match, subject(entity, ctx), text(entity, ctx))
    }
    case 'in': {
      const subject = reader(shape, expression.subject)
      const values = expression.values.map((value) => reader(shape, value))
      return (entity, ctx) => values.some((value) => holds('eq', subject(entity, ctx), value(entity, ctx)))
    }
    case 'truth': {
      const read = reader(shape, expression.operand)
      return (entity, ctx) => read(entity, ctx) === true
    }
  }
}

function holds(comparison: Comparison, left: Value, right: Value): boolean {
  if (comparison === 'eq') return compareValues(left, right) === 0
  if (comparison === 'ne') return compareValues(left, right) !== 0
  if (left === null || right === null) return false
  const order = compareValues(left, right)
  return comparison === 'lt' ? order < 0 : comparison === 'le' ? order <= 0 : comparison === 'gt' ? order > 0 : order >= 0
}

/** Null first; true after false; text by its folded form. */
function compareValues(left: Value, right: Value): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null)
  const [a, b] = typeof left === 'boolean' || typeof right === 'boolean' ? [Number(left), Number(right)] : [left, right]
  return a === b ? 0 : a < b ? -1 : 1
}

function matches(match: 'startswith' | 'endswith' | 'substringof', subject: Value, text: Value): boolean {
  if (typeof subject !== 'string' || typeof text !== 'string') return false
  return match === 'startswith' ? subject.startsWith(text) : match === 'endswith' ? subject.endsWith(text) : subject.includes(text)
}

const dateParts: ReadonlyMap<string, (date: Date) => number> = new Map([
  ['year', (date: Date) => date.getUTCFullYear()],
  ['month', (date: Date) => date.getUTCMonth() + 1],
  ['day', (date: Date) => date.getUTCDate()],
  ['hour', (date: Date) => date.getUTCHours()],
  ['minute', (date: Date) => date.getUTCMinutes()],
  ['second', (date: Date) => date.getUTCSeconds()],
])

function reader<E>(shape: Shape<E>, operand: Operand): Read<E> {
  if (operand.kind === 'literal') {
    const value = literalValue(operand.literal)
    return () => value
  }
  if (operand.kind === 'call') {
    const argument = reader(shape, operand.argument)
    const part = dateParts.get(operand.name)
    return part ? (entity, ctx) => part(new Date(Number(argument(entity, ctx)))) : argument
  }
  const name = operand.path.join('/')
  const property = shape.properties.get(name)
  if (!property) throw invalidQuery(`The property '${name}' does not exist on '${shape.type}' (character ${operand.at + 1}).`)
  return (entity, ctx) => comparable(property.read(entity, ctx))
}

function literalValue(literal: Literal): Value {
  if (literal.type === 'null') return null
  return literal.type === 'text' ? comparable(literal.value) : literal.value
}

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z?$/

/** Times compare as times and text without case. */
function comparable(value: Json): Value {
  if (typeof value !== 'string') return typeof value === 'object' ? null : value
  return isoInstant.test(value) ? Date.parse(value.endsWith('Z') ? value : `${value}Z`) : fold(value)
}
