import { BoundedMap } from '../../kernel/bounded-map.ts'
import { invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { Effort, evaluate, storedResult } from '../../kernel/formula/evaluate.ts'
import { columnsOf, type Formula, parseFormula, renameColumns } from '../../kernel/formula/parse.ts'
import { type FormulaValue, maxText, valueError } from '../../kernel/formula/value.ts'
import type { Field, FieldTypeName, FieldValue } from './field.ts'

/** The columns that a formula may name: those that hold one text, number, time or truth. */
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
 * The formula as it is stored: every column that it names, by title or
 * internal name, under its internal name. Fails with `invalid_request` on a
 * formula that cannot be read, a column that is not there or cannot be used,
 * and a formula that needs its own result.
 */
export function checkFormula(text: string, fields: readonly Field[], ownName?: string): string {
  const stored = renameColumns(text, (name) => {
    const field = columnNamed(fields, name)
    if (!field) throw invalid(`The formula names the column '${name.slice(0, 100)}', which the list does not have.`)
    if (!usable.has(field.type))
      throw invalid(`The formula names '${field.internalName}': a column of the type ${field.type} cannot be used.`)
    if (field.internalName === ownName) throw invalid(`The formula of '${ownName}' needs its own result.`)
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
      if (name === ownName) throw invalid(`The formula of '${ownName}' needs its own result, by way of another calculated column.`)
      const inner = fields.find((field) => field.internalName === name)?.settings.formula
      if (inner === undefined || seen.has(name)) continue
      seen.add(name)
      waiting.push(inner)
    }
  }
}

/** The formula as people read it: columns under their titles, where these are clear. */
export function shownFormula(text: string, fields: readonly Field[]): string {
  return renameColumns(text, (name) => {
    const title = fields.find((field) => field.internalName === name)?.title
    const isClear = title !== undefined && !/[[\]]/.test(title) && columnNamed(fields, title)?.internalName === name
    return isClear ? title : name
  })
}

/** The calculated columns whose formulas name a column. */
export const dependents = (fields: readonly Field[], internalName: string): Field[] =>
  fields.filter(
    ({ settings }) => settings.formula !== undefined && columnsOf(parsed(settings.formula)).some(({ name }) => name === internalName),
  )

const formulas = new BoundedMap<string, Formula>(2_000)

const parsed = (text: string): Formula => formulas.getOrMake(text, () => parseFormula(text))

/**
 * What the calculated columns of a list come to for an item whose other
 * columns `read` gives. Never fails: what cannot be computed is an error text.
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
    // A circle cannot be stored; this keeps one from doing harm.
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
