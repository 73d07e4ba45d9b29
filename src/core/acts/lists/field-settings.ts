import type { FieldRow } from '../../../../generated/prisma/content.ts'
import { checkValue, defaultOf } from '../../content/items/values.ts'
import { type DomainError, invalid } from '../../kernel/errors.ts'
import { utc } from '../../kernel/time/zone.ts'
import { canBeValidated, checkValidation } from '../../model/lists/calculated.ts'
import type { Field, FieldSettings, FieldTypeName } from '../../model/lists/field.ts'
import { fieldFromRow } from '../../model/lists/field-rows.ts'
import { fieldTypes, isRating, poolKinds, slotKindOf } from '../../model/lists/field-types.ts'
import { settingsOfAll, settingsOfType } from '../../model/lists/type-settings.ts'

/** A new column in a client's request. */
export interface FieldInput extends FieldPatch {
  readonly title: string
  readonly type: FieldTypeName
  readonly id?: string
  /** The wanted internal name; by default made from the title. */
  readonly internalName?: string
}

/** The changes of a column; its other settings stay. */
export interface FieldPatch {
  readonly title?: string
  readonly description?: string
  readonly group?: string
  readonly required?: boolean
  readonly hidden?: boolean
  readonly readOnly?: boolean
  readonly unique?: boolean
  readonly indexed?: boolean
  /** Null removes the default. */
  readonly defaultValue?: string | null
  readonly settings?: FieldSettings
}

const maxChoices = 1000

/** The most characters of the settings that are texts. */
const longestTexts: Partial<Record<keyof FieldSettings, number>> = {
  unit: 64,
  customUnitName: 64,
  userDisplayOptions: 64,
  jsLink: 4_000,
  customFormatter: 65_535,
  validationFormula: 1_024,
  validationMessage: 1_024,
  targetTemplate: 255,
}

/** The settings that a column of this type stores. Fails with `invalid_request`, which names the column and the setting. */
export function checkSettings(title: string, type: FieldTypeName, settings: FieldSettings): FieldSettings {
  const kept = Object.fromEntries(
    [...(settingsOfType[type] ?? []), ...settingsOfAll].flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  )
  const checked = kept as FieldSettings
  const refuse = (message: string) => invalid(`Column '${title.slice(0, 100)}': ${message}`)
  const { choices, maxLength, minimum = -Infinity, maximum = Infinity } = checked
  for (const [name, value] of Object.entries(checked)) {
    if (typeof value === 'number' && !Number.isFinite(value)) throw refuse(`the setting ${name} is no number that can be kept.`)
    const longest = longestTexts[name as keyof FieldSettings] ?? Infinity
    if (typeof value === 'string' && value.length > longest)
      throw refuse(`the setting ${name} has at most ${longest} characters; ${value.length} were given.`)
  }
  if (minimum > maximum) throw refuse(`MinimumValue ${minimum} is greater than MaximumValue ${maximum}.`)
  if (maxLength !== undefined && !(Number.isInteger(maxLength) && maxLength >= 1 && maxLength <= 255))
    throw refuse(`MaxLength must be from 1 to 255; ${maxLength} was given.`)
  if (choices) checkChoices(choices, refuse)
  else if (type === 'Choice' || type === 'MultiChoice') return { ...checked, choices: [] }
  return checked
}

function checkChoices(choices: readonly string[], refuse: (message: string) => DomainError): void {
  if (choices.length > maxChoices) throw refuse(`at most ${maxChoices} choices fit; ${choices.length} were given.`)
  for (const choice of choices) {
    if (choice.trim() === '' || choice.length > 255) throw refuse('every choice must have 1 to 255 characters.')
    if (choice.includes(';#')) throw refuse(`the choice '${choice.slice(0, 60)}' has the signs ;#, which separate values.`)
  }
  if (new Set(choices).size < choices.length) throw refuse('a choice is there twice.')
}

/** A title without blanks around it. Fails with `invalid_request` if it is empty or has more than 255 characters. */
export function checkFieldTitle(title: string): string {
  const trimmed = title.trim()
  if (trimmed !== '' && trimmed.length <= 255 && !/\p{Cc}/u.test(trimmed)) return trimmed
  throw invalid(`The title of a column must have 1 to 255 characters and no control characters; '${trimmed.slice(0, 60)}' was given.`)
}

/** Fails with `invalid_request` or `invalid_field_value` if settings of a column contradict each other. */
export function checkRow(row: FieldRow, now: number): FieldRow {
  const field = fieldFromRow(row)
  const what = `Column '${row.title.slice(0, 100)}'`
  if (row.groupName.length > 128) throw invalid(`${what}: the name of its Group has at most 128 characters.`)
  if (row.unique && !field.indexed) throw invalid(`${what}: EnforceUniqueValues needs Indexed as well.`)
  if (row.indexed && !poolKindOf(field)) throw invalid(`${what}: a column of the type ${row.type} cannot be indexed.`)
  if (field.settings.primaryFieldId !== undefined && (!row.readOnly || row.indexed || row.defaultValue !== null))
    throw invalid(`${what} is a dependent lookup column: it is read-only, not indexed, and has no default value.`)
  if (row.defaultValue !== null) {
    if (!fieldTypes[field.type].slots) throw invalid(`${what}: a column of the type ${row.type} has no default value.`)
    checkValue(field, defaultOf(field, row.defaultValue, now, utc))
  }
  return withValidation(row, field)
}

/** The row with the formula of its validation in stored form. The formula may use the column alone. Fails with `invalid_request`. */
function withValidation(row: FieldRow, field: Field): FieldRow {
  const { validationFormula: given = '', validationMessage, ...others } = field.settings
  if (given.trim() === '') return row
  if (!canBeValidated(field))
    throw invalid(`Column '${row.title.slice(0, 100)}': a column of the type ${row.type} has no ValidationFormula.`)
  const validationFormula = checkValidation(given, [field])
  return { ...row, settings: JSON.stringify({ ...others, validationFormula, ...(validationMessage && { validationMessage }) }) }
}

/** The part of the indexed pool that a column can be copied to. */
export function poolKindOf(field: Pick<Field, 'type' | 'settings'>) {
  const kind = field.type === 'Calculated' ? undefined : slotKindOf(field.type, field.settings)
  return kind && poolKinds[kind]
}

/** A column's row after a patch, with its checked title and settings. An empty default means no default. */
export function patchRow(
  row: FieldRow,
  patch: FieldPatch,
  checked: { readonly title: string; readonly settings: FieldSettings },
): FieldRow {
  const { title, settings } = checked
  return {
    ...row,
    title,
    description: patch.description ?? row.description,
    groupName: patch.group ?? row.groupName,
    required: !isRating(fieldFromRow(row).type) && (patch.required ?? row.required),
    hidden: patch.hidden ?? row.hidden,
    readOnly: isRating(fieldFromRow(row).type) || (patch.readOnly ?? row.readOnly),
    unique: patch.unique ?? row.unique,
    indexed: patch.indexed ?? row.indexed,
    defaultValue: patch.defaultValue === undefined ? row.defaultValue : patch.defaultValue === '' ? null : patch.defaultValue,
    settings: Object.keys(settings).length === 0 ? null : JSON.stringify(settings),
  }
}
