import { BoundedMap } from '../../kernel/bounded-map.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { Effort, evaluate, storedResult } from '../../kernel/formula/evaluate.ts'
import { columnsOf, type Formula, parseFormula, renameColumns } from '../../kernel/formula/parse.ts'
import { type FormulaValue, maxText, toTruth, valueError } from '../../kernel/formula/value.ts'
import type { Zone } from '../../kernel/time/zone.ts'
import type { Field, FieldTypeName, FieldValue } from './field.ts'
import { isYesNo } from './field-types.ts'
import type { List } from './list.ts'

/** The column types that a formula may use: those with one text, number, time or boolean. */
const usable: ReadonlySet<FieldTypeName> = new Set<FieldTypeName>([
  'Text',
  'Note',
  'Choice',
  'Number',
  'Currency',
  'Integer',
  'Counter',
  'DateTime',
  'Boolean',
  'AllDayEvent',
  'Recurrence',
  'CrossProjectLink',
  'Calculated',
])

/**
 * The stored form of a formula, which names every column by its internal name;
 * the given text may use titles. Fails with `invalid_request` for a syntax
 * error, a column that does not exist or cannot be used, and a formula that
 * needs its own result.
 */
export function checkFormula(text: string, fields: readonly Field[], ownName?: string): string {
  const stored = renameColumns(text, (name) => {
    const field = usableColumn(fields, name)
    if (field.internalName === ownName) throw invalid(`The formula of '${ownName}' uses its own result. Remove '${ownName}' from it.`)
    return field.internalName
  })
  if (ownName !== undefined) demandNoCircle(stored, fields, ownName)
  return withSign(stored)
}

/**
 * The stored form of the formula that values of a list or a column must meet; it may use TODAY() and NOW(). Fails as
 * `checkFormula` does.
 */
export const checkValidation = (text: string, fields: readonly Field[]): string =>
  withSign(renameColumns(text, (name) => usableColumn(fields, name).internalName, true))

const withSign = (formula: string): string => (formula.trim().startsWith('=') ? formula.trim() : `=${formula.trim()}`)

function usableColumn(fields: readonly Field[], name: string): Field {
  const field = columnNamed(fields, name)
  if (!field) throw invalid(`The formula uses the column '${name.slice(0, 100)}', which the list does not have.`)
  if (usable.has(field.type)) return field
  throw invalid(`The formula uses the column '${field.internalName}'. A formula cannot use a column of the type ${field.type}.`)
}

/** Whether columns of a type can have a validation of their own: clients write their values, and formulas can use them. */
export const canBeValidated = ({ type }: Pick<Field, 'type'>): boolean =>
  usable.has(type) && type !== 'Calculated' && type !== 'Counter' && type !== 'Note' && !isYesNo(type)

function columnNamed(fields: readonly Field[], name: string): Field | undefined {
  const key = fold(name)
  return (
    fields.find((field) => field.internalName === name) ??
    fields.find((field) => !field.hidden && fold(field.title) === key && usable.has(field.type)) ??
    fields.find((field) => fold(field.internalName) === key || fold(field.title) === key)
  )
}

function demandNoCircle(formula: string, fields: readonly Field[], ownName: string): void {
  const seen = new Set<string>()
  const waiting = [formula]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const { name } of columnsOf(parseFormula(text))) {
      if (name === ownName) throw invalid(`The formula of '${ownName}' uses its own result through another calculated column.`)
      const inner = fields.find((field) => field.internalName === name)?.settings.formula
      if (inner === undefined || seen.has(name)) continue
      seen.add(name)
      waiting.push(inner)
    }
  }
}

/** The formula for users: columns under their titles, if these are unambiguous. One that cannot be read any more is shown as it is stored. */
export const shownFormula = (text: string, fields: readonly Field[]): string => shownWithTitles(text, fields, false)

/** `shownFormula` for the formula of a validation. */
export const shownValidation = (text: string, fields: readonly Field[]): string => shownWithTitles(text, fields, true)

function shownWithTitles(text: string, fields: readonly Field[], isValidation: boolean): string {
  try {
    return renameColumns(text, titleIn(fields), isValidation)
  } catch (error) {
    if (error instanceof DomainError) return text
    throw error
  }
}

const titleIn =
  (fields: readonly Field[]) =>
  (name: string): string => {
    const title = fields.find((field) => field.internalName === name)?.title
    const isClear = title !== undefined && !/[[\]]/.test(title) && columnNamed(fields, title)?.internalName === name
    return isClear ? title : name
  }

/** Whether the formula of a validation names a column. */
export const validationNames = (formula: string, internalName: string): boolean =>
  columnsOf(validation(formula)).some(({ name }) => name === internalName)

/** The calculated columns whose formulas use a column. */
export const dependents = (fields: readonly Field[], internalName: string): Field[] =>
  fields.filter(
    ({ settings }) => settings.formula !== undefined && columnsOf(parsed(settings.formula)).some(({ name }) => name === internalName),
  )

const formulas = new BoundedMap<string, Formula>(2_000)

const parsed = (text: string): Formula => formulas.getOrMake(text, () => parseFormula(text))

const validations = new BoundedMap<string, Formula>(2_000)

const validation = (text: string): Formula => validations.getOrMake(text, () => parseFormula(text, true))

/**
 * The values of a list's calculated columns for an item; `read` returns its
 * other values. Formulas see local times, and a time that one computes is local. Never fails: a value that cannot be computed is an error text.
 */
export function calculatedValues(
  { fields, zone }: Pick<List, 'fields' | 'zone'>,
  read: (field: Field) => FieldValue,
): ReadonlyMap<Field, FieldValue> {
  const results = new Map<Field, FieldValue>()
  const own = fields.filter(({ type, slot, settings }) => type === 'Calculated' && slot !== undefined && settings.formula !== undefined)
  if (own.length === 0) return results
  const valueOf = readerOf(fields, read, new Effort(undefined, zone))
  for (const field of own) {
    const { outputType = 'Text', dateOnly } = field.settings
    const result = storedResult(valueOf(field.internalName), outputType)
    const isLocal = !zone.isUtc && outputType === 'DateTime' && dateOnly !== true && typeof result === 'number'
    results.set(field, isLocal ? zone.instantOf(result) : result)
  }
  return results
}

/**
 * Whether the formula of a validation is true for an item; an error, a value that is no truth, and a formula that needs more than `effort` has left
 * are not.
 */
export function meetsValidation(formula: string, fields: readonly Field[], read: (field: Field) => FieldValue, effort: Effort): boolean {
  return toTruth(evaluate(validation(formula), readerOf(fields, read, effort), effort)) === true
}

/** Reads the columns of an item by their names for formulas; calculated ones are computed once. */
function readerOf(fields: readonly Field[], read: (field: Field) => FieldValue, effort: Effort): (name: string) => FormulaValue {
  const byName = new Map(fields.map((field) => [field.internalName, field]))
  const values = new Map<string, FormulaValue>()
  return function valueOf(name) {
    const known = values.get(name)
    if (known !== undefined) return known
    const field = byName.get(name)
    if (!field) return valueError
    if (field.type !== 'Calculated') return formulaValue(field, read(field), effort.zone)
    // Formulas in a circle cannot be stored; this stops the recursion if there is one.
    values.set(name, valueError)
    const value = evaluate(parsed(field.settings.formula ?? '=""'), valueOf, effort)
    values.set(name, value)
    return value
  }
}

function formulaValue(field: Field, value: FieldValue, zone: Zone): FormulaValue {
  if (value === null || typeof value === 'object') return null
  if (typeof value === 'string') return value.length > maxText ? value.slice(0, maxText) : value
  if (field.type !== 'DateTime' || typeof value !== 'number') return value
  return { instant: field.settings.dateOnly === true ? value : zone.localOf(value) }
}
