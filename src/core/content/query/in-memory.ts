import { compareText } from '../../kernel/fold.ts'
import type { ColumnRef, Comparison, DatePart, Predicate, Scalar, TextMatch } from '../../kernel/query.ts'

/** Reads a column of a row in memory, in its database form and with its functions applied. */
export type ReadColumn = (column: ColumnRef) => Scalar | null

/** Whether a row in memory matches, by the rules that databases follow (protocol/queries#comparison). */
export function predicateHolds(predicate: Predicate, read: ReadColumn): boolean {
  switch (predicate.op) {
    case 'and':
      return predicate.operands.every((operand) => predicateHolds(operand, read))
    case 'or':
      return predicate.operands.some((operand) => predicateHolds(operand, read))
    case 'not':
      return !predicateHolds(predicate.operand, read)
    case 'constant':
      return predicate.value
    case 'absent':
      return read(predicate.column) === null
    case 'compare':
      return satisfies(predicate.comparison, read(predicate.column), predicate.value)
    case 'in': {
      const held = read(predicate.column)
      return predicate.values.some((value) => satisfies('eq', held, value))
    }
    case 'match': {
      const value = read(predicate.column)
      return typeof value === 'string' && matches[predicate.match](value, predicate.text)
    }
  }
}

function satisfies(comparison: Comparison, left: Scalar | null, right: Scalar): boolean {
  if (left === null) return comparison === 'ne'
  const order = compareScalars(left, right)
  return comparisons[comparison](order)
}

const comparisons: Readonly<Record<Comparison, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
}

const matches: Readonly<Record<TextMatch, (value: string, text: string) => boolean>> = {
  startswith: (value, text) => value.startsWith(text),
  endswith: (value, text) => value.endsWith(text),
  substringof: (value, text) => value.includes(text),
}

/** Null sorts first. Both values have the type of their column. */
export function compareScalars(left: Scalar | null, right: Scalar | null): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null)
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right)
  return left === right ? 0 : left < right ? -1 : 1
}

const dateParts: Readonly<Record<DatePart, (date: Date) => number>> = {
  year: (date) => date.getUTCFullYear(),
  month: (date) => date.getUTCMonth() + 1,
  day: (date) => date.getUTCDate(),
  hour: (date) => date.getUTCHours(),
  minute: (date) => date.getUTCMinutes(),
  second: (date) => date.getUTCSeconds(),
}

/** A part of a time in milliseconds since 1970, in UTC. */
export const datePartOf = (part: DatePart, instant: number): number => dateParts[part](new Date(instant))
