import { BoundedMap } from '../../kernel/bounded-map.ts'
import { invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { Effort, evaluate, storedResult } from '../../kernel/formula/evaluate.ts'
import { columnsOf, type Formula, parseFormula, renameColumns } from '../../kernel/formula/parse.ts'
import { type FormulaValue, maxText, valueError } from '../../kernel/formula/value.ts'
import type { Field, FieldTypeName, FieldValue } from './field.ts'

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
    const field = columnNamed(fields, name)
    if (!field) throw invalid(`The formula uses the column '${name.slice(0, 100)}', which the list does not have.`)
    if (!usable.has(field.type))
      throw invalid(`The formula uses the column '${field.internalName}'. A formula cannot use a column of the type ${field.type}.`)
    if (field.internalName === ownName) throw invalid(`The formula of '${ownName}' uses its own result. Remove '${ownName}' from it.`)
    return field.internalName
  })
  if (ownName !== undefined) demandNoCircle(stored, fields, ownName)
  return stored.trim().startsWith('=') ? stored.trim() : `=${stored.trim()}`
}

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

/** The formula for users: columns under their titles, if these are unambiguous. */
export function shownFormula(text: string, fields: readonly Field[]): string {
  return renameColumns(text, (name) => {
    const title = fields.find((field) => field.internalName === name)?.title
    const isClear = title !== undefined && !/[[\]]/.test(title) && columnNamed(fields, title)?.internalName === name
    return isClear ? title : name
  })
}

/** The calculated columns whose formulas use a column. */
export const dependents = (fields: readonly Field[], internalName: string): Field[] =>
  fields.filter(
    ({ settings }) => settings.formula !== undefined && columnsOf(parsed(settings.formula)).some(({ name }) => name === internalName),
  )

const formulas = new BoundedMap<string, Formula>(2_000)

const parsed = (text: string): Formula => formulas.getOrMake(text, () => parseFormula(text))

/**
 * The values of a list's calculated columns for an item; `read` returns its
 * other values. Never fails: a value that cannot be computed is an error text.
 */
export function calculatedValues(fields: readonly Field[], read: (field: Field) => FieldValue): ReadonlyMap<Field, FieldValue> {
  const results = new Map<Field, FieldValue>()
  const own = fields.filter(({ type, slot, settings }) => type === 'Calculated' && slot !== undefined && settings.formula !== undefined)
  if (own.length === 0) return results
  const byName = new Map(fields.map((field) => [field.internalName, field]))
  const values = new Map<string, FormulaValue>()
  const effort = new Effort()
  const valueOf = (name: string): FormulaValue => {
    const known = values.get(name)
    if (known !== undefined) return known
    const field = byName.get(name)
    if (!field) return valueError
    if (field.type !== 'Calculated') return formulaValue(field, read(field))
    // Formulas in a circle cannot be stored; this stops the recursion if there is one.
    values.set(name, valueError)
    const value = evaluate(parsed(field.settings.formula ?? '=""'), valueOf, effort)
    values.set(name, value)
    return value
  }
  for (const field of own) results.set(field, storedResult(valueOf(field.internalName), field.settings.outputType ?? 'Text'))
  return results
}

function formulaValue(field: Field, value: FieldValue): FormulaValue {
  if (value === null || typeof value === 'object') return null
  if (typeof value === 'string') return value.length > maxText ? value.slice(0, maxText) : value
  return field.type === 'DateTime' && typeof value === 'number' ? { instant: value } : value
}
