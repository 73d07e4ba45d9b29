import { dayMs } from '../../kernel/days.ts'
import { type DomainError, invalidQuery } from '../../kernel/errors.ts'
import { withoutTrailing } from '../../kernel/plain-text.ts'
import type { Comparison } from '../../kernel/query.ts'
import type { IndexBound, IndexCondition } from '../../kernel/search-index.ts'
import { dayStart, localDay, utc, type Zone } from '../../kernel/time/zone.ts'
import { parseInstant } from '../../model/lists/field-values.ts'
import { managedProperty, type PropertyType, propertyKey } from './properties.ts'
import type { PropertyRestriction, PropertyTest, SearchExpression } from './search-query.ts'
import { valueKey, wordsOf } from './words.ts'

/** The facts of a request that the meaning of a query depends on. */
export interface SearchSurroundings {
  /** Milliseconds, UTC: the base of `today`. */
  readonly now: number
  /** The zone in which `today`, `this week` and so on are days of the clock; UTC without one. */
  readonly zone?: Zone
  /** `http://host:port`, the prefix of absolute URLs. */
  readonly origin: string
}

/**
 * The condition for the index. List columns are not looked up: a property that no
 * document has matches nothing. Fails with `invalid_query` for a value that does
 * not fit the property.
 */
export function resolveSearch(expression: SearchExpression, around: SearchSurroundings): IndexCondition {
  switch (expression.op) {
    case 'and':
    case 'or': {
      const operands = expression.operands.map((operand) => resolveSearch(operand, around))
      return expression.op === 'or' ? anyOf(operands) : { op: 'and', operands }
    }
    case 'not':
      return { op: 'not', operand: resolveSearch(expression.operand, around) }
    case 'everything':
      return { op: 'constant', value: true }
    case 'words':
      return { op: 'match', words: expression.words, prefix: expression.prefix, whole: false }
    case 'value':
      return valueOf(expression, around)
    case 'property':
      return restrictionOf(expression, around)
  }
}

function valueOf({ name, text }: SearchExpression & { op: 'value' }, around: SearchSurroundings): IndexCondition {
  const property = propertyKey(name)
  const type = managedProperty(property)?.type
  const key = valueKey(type === 'url' ? relativeUrl(text, around) : text)
  const number = type === 'boolean' ? truthOf(text) : numberOf(text)
  return { op: 'value', property, values: number === undefined ? [key] : [key, number] }
}

/** Joins values of one property into one condition: several entries of a refiner cost as much as one. */
function anyOf(operands: readonly IndexCondition[]): IndexCondition {
  const values = new Map<string, Set<string | number>>()
  const others = operands.filter((operand) => {
    if (operand.op !== 'value') return true
    const known = values.get(operand.property) ?? new Set()
    values.set(operand.property, known)
    for (const value of operand.values) known.add(value)
    return false
  })
  const merged = [...values].map(([property, all]): IndexCondition => ({ op: 'value', property, values: [...all] }))
  const [only, ...more] = [...others, ...merged]
  return only && more.length === 0 ? only : { op: 'or', operands: [...others, ...merged] }
}

function restrictionOf(restriction: PropertyRestriction, around: SearchSurroundings): IndexCondition {
  const property = propertyKey(restriction.name)
  const type = managedProperty(property)?.type
  const { test } = restriction
  if (test.kind === 'present') return { op: 'present', property }
  if (test.kind === 'range') return rangeOf(restriction, test, around)
  if (test.kind === 'contains') return equalTo(restriction, { value: test.value, prefix: test.prefix, whole: false }, around)
  const { comparison, value } = test
  if (comparison === 'eq') return equalTo(restriction, { value, prefix: false, whole: true }, around)
  if (comparison === 'ne') return { op: 'not', operand: equalTo(restriction, { value, prefix: false, whole: true }, around) }
  const span = type === 'text' || type === 'url' || type === 'boolean' ? undefined : spanOf(value, type, around)
  if (!span) throw wrongValue(restriction, value, type, comparison)
  return { op: 'between', property, ...boundsOf(comparison, span) }
}

function wrongValue(
  { name, at }: PropertyRestriction,
  value: string,
  type: PropertyType | undefined,
  comparison?: Comparison,
): DomainError {
  const wanted = comparison && (type === 'text' || type === 'url' || type === 'boolean') ? undefined : wantedValues[type ?? 'unknown']
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value
  return invalidQuery(
    wanted === undefined
      ? `Character ${at + 1} of the query: the values of ${name} are neither numbers nor dates, so use ':', '=' or '<>' with it.`
      : `Character ${at + 1} of the query: ${name} is compared with ${wanted}; '${shown}' was given.`,
  )
}

const dates = 'a date such as 2026-01-31, 2026-01-31T10:00:00Z or today'
const wantedValues: Readonly<Record<PropertyType | 'unknown', string>> = {
  text: 'a text of letters or digits',
  url: 'a URL',
  number: 'a number',
  instant: dates,
  boolean: 'true or false',
  unknown: `a number or ${dates}`,
}

interface Sought {
  readonly value: string
  readonly prefix: boolean
  /** The value must contain nothing else. */
  readonly whole: boolean
}

/** A list column may hold texts, numbers, dates or booleans: the condition covers every type that the value fits. */
function equalTo(restriction: PropertyRestriction, { value, prefix, whole }: Sought, around: SearchSurroundings): IndexCondition {
  const property = propertyKey(restriction.name)
  const type = managedProperty(property)?.type
  if (type === 'url') return urlOf(property, { value, prefix, whole }, around)
  if (type === 'boolean') {
    const truth = truthOf(value)
    if (truth === undefined) throw wrongValue(restriction, value, type)
    return { op: 'value', property, values: [truth] }
  }
  const span = type === 'text' || prefix ? undefined : spanOf(value, type, around)
  const numbers: IndexCondition[] = span ? [{ op: 'between', property, ...boundsOf('eq', span) }] : []
  const words = type === undefined || type === 'text' ? wordsOf(value) : []
  const truth = type === undefined && !prefix ? truthOf(value) : undefined
  const operands: IndexCondition[] = [
    ...(words.length > 0 ? [{ op: 'match', property, words, prefix, whole } as const] : []),
    ...numbers,
    ...(truth === undefined ? [] : [{ op: 'value', property, values: [truth] } as const]),
  ]
  const [first] = operands
  if (!first) throw wrongValue(restriction, value, type ?? 'text')
  return operands.length === 1 ? first : { op: 'or', operands }
}

function urlOf(property: string, { value, prefix, whole }: Sought, around: SearchSurroundings): IndexCondition {
  const url = relativeUrl(value, around)
  if (whole) return { op: 'value', property, values: [valueKey(url)] }
  return { op: 'under', property, url: valueKey(prefix ? url : withoutTrailing(url, '/')), open: prefix }
}

/** The index holds URLs without the host and unencoded, because the same content has several hosts. */
function relativeUrl(given: string, { origin }: SearchSurroundings): string {
  const text = given.trim()
  const path = text.toLowerCase().startsWith(origin.toLowerCase()) ? text.slice(origin.length) : text
  const url = path === '' ? '/' : path
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

function truthOf(text: string): 0 | 1 | undefined {
  if (/^(?:true|yes|1)$/i.test(text)) return 1
  return /^(?:false|no|0)$/i.test(text) ? 0 : undefined
}

function numberOf(text: string): number | undefined {
  const value = text.length <= 40 && /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}

/** The range of numbers for a value: a day is all its milliseconds. It excludes its end, unless start and end are equal. */
interface Span {
  readonly start: number
  readonly end: number
}

function spanOf(value: string, type: PropertyType | undefined, around: SearchSurroundings): Span | undefined {
  const number = type === 'instant' ? undefined : numberOf(value)
  if (number !== undefined) return { start: number, end: number }
  if (type === 'number') return undefined
  // A column may hold calendar dates, which are midnights in UTC.
  return timeSpan(value.trim().toLowerCase(), type === 'instant' ? around : { ...around, zone: utc })
}

/** The span of a time or of a word for one. Days, months and years by words begin when the clocks of the zone say so. */
function timeSpan(text: string, { now, zone = utc }: SearchSurroundings): Span | undefined {
  const span = wordSpan(text, localDay(now, zone))
  return span ? { start: dayStart(span.start, zone), end: dayStart(span.end, zone) } : writtenSpan(text)
}

/** The span of a word in local days, by the local day of today. */
function wordSpan(text: string, today: number): Span | undefined {
  const date = new Date(today)
  const month = (by: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1)
  const year = (by: number) => Date.UTC(date.getUTCFullYear() + by, 0, 1)
  switch (text) {
    case 'today':
      return { start: today, end: today + dayMs }
    case 'yesterday':
      return { start: today - dayMs, end: today }
    case 'this week': {
      const start = today - date.getUTCDay() * dayMs
      return { start, end: start + 7 * dayMs }
    }
    case 'this month':
      return { start: month(0), end: month(1) }
    case 'last month':
      return { start: month(-1), end: month(0) }
    case 'this year':
      return { start: year(0), end: year(1) }
    case 'last year':
      return { start: year(-1), end: year(0) }
  }
  return undefined
}

function writtenSpan(text: string): Span | undefined {
  const start = parseInstant(text)
  if (start === undefined) return undefined
  return { start, end: start + (/^\d{4}-\d{2}-\d{2}$/.test(text) ? dayMs : 1) }
}

function boundsOf(comparison: Exclude<Comparison, 'ne'>, { start, end }: Span): { from?: IndexBound; to?: IndexBound } {
  const isPoint = start === end
  const before = { value: start, included: false }
  const upTo = { value: end, included: isPoint }
  const from = { value: start, included: true }
  switch (comparison) {
    case 'lt':
      return { to: before }
    case 'le':
      return { to: upTo }
    case 'gt':
      return { from: { value: end, included: !isPoint } }
    case 'ge':
      return { from }
    case 'eq':
      return { from, to: upTo }
  }
}

function rangeOf(
  restriction: PropertyRestriction,
  { from, to }: PropertyTest & { kind: 'range' },
  around: SearchSurroundings,
): IndexCondition {
  const property = propertyKey(restriction.name)
  const type = managedProperty(property)?.type
  const bound = (value: string): Span | undefined => {
    if (value === '') return undefined
    const span = type === 'text' || type === 'url' || type === 'boolean' ? undefined : spanOf(value, type, around)
    if (!span) throw wrongValue(restriction, value, type, 'ge')
    return span
  }
  const lower = bound(from)
  const upper = bound(to)
  return { op: 'between', property, ...(lower && boundsOf('ge', lower)), ...(upper && { to: boundsOf('le', upper).to as IndexBound }) }
}
