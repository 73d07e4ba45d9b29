import type { ItemRow } from '../../../../generated/prisma/content.ts'
import type { Budget } from '../../kernel/budget.ts'
import { dayMs } from '../../kernel/days.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { dayStart, localDay, type Zone } from '../../kernel/time/zone.ts'
import type { Field, FieldScalar, FieldValue } from '../../model/lists/field.ts'
import { absentIn, fieldTypes, foldedName, slotKindOf } from '../../model/lists/field-types.ts'
import { searchText } from '../../model/lists/field-values.ts'
import type { List } from '../../model/lists/list.ts'
import { fieldNotFound } from '../../model/lists/near-columns.ts'
import { contentReasons } from '../reasons.ts'

/** Column values by internal name, as the client sent them. */
export type ItemValues = ReadonlyMap<string, unknown>

/** Column values that have passed the checks of their types. */
export type CheckedValues = ReadonlyMap<Field, FieldValue>

/**
 * Checks values against the list's columns. Null, a missing text and an empty
 * text mean no value. The budget limits the bytes of a note. Fails with
 * `field_not_found`, `read_only_field`, `invalid_field_value`; each names the
 * column.
 */
export function checkValues(list: List, values: ItemValues, budget?: Budget): CheckedValues {
  const checked = new Map<Field, FieldValue>()
  for (const [name, value] of values) {
    const field = list.fieldsByName.get(name)
    if (!field) throw fieldNotFound(list, name)
    if (field.readOnly || field.slot === undefined) throw new DomainError(contentReasons.read_only_field, { field: name })
    checked.set(field, dayOf(list, field, checkValue(field, value, budget)))
  }
  return checked
}

/**
 * A column without a time of day holds calendar dates, as midnight in UTC. In a web with another time zone, any other time
 * of a client, such as the midnight of that zone, is the day that clocks show then.
 */
const dayOf = ({ zone }: List, field: Field, value: FieldValue): FieldValue =>
  !zone.isUtc && field.type === 'DateTime' && field.settings.dateOnly === true && typeof value === 'number' && value % dayMs !== 0
    ? localDay(value, zone)
    : value

/** The stored value for a value from a client. Fails with `invalid_field_value`, which names the column. */
export function checkValue(field: Field, value: unknown, budget?: Budget): FieldValue {
  const accepted = value === null || value === undefined || value === '' ? { value: null } : accept(field, value)
  if ('wrong' in accepted) throw invalidValue(field, accepted.wrong)
  if (budget && field.type === 'Note' && typeof accepted.value === 'string') demandShort(field, accepted.value, budget.noteBytes)
  if (accepted.value === null && isDemanded(field)) throw invalidValue(field, 'a value is required.')
  return accepted.value
}

/** Counts the bytes of long notes only: a character has at most three bytes. */
function demandShort(field: Field, note: string, limit: number): void {
  if (note.length * 3 <= limit || Buffer.byteLength(note) <= limit) return
  throw invalidValue(field, `a note holds at most ${limit} bytes (setting Limits:NoteBytes). Shorten it, or attach it as a file.`)
}

function accept(field: Field, value: unknown) {
  const type = fieldTypes[field.type]
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return type.accept(value, field)
  if (type.isWhole) return type.accept(value as string, field)
  return { wrong: `a single value is needed; ${Array.isArray(value) ? 'an array' : 'an object'} was given.` }
}

/** Only forms require a Title: clients of the established server add items without one. */
const isDemanded = (field: Field): boolean => field.required && field.internalName !== 'Title'

export const invalidValue = (field: Field, message: string) =>
  new DomainError(contentReasons.invalid_field_value, { field: field.internalName, message })

/** Adds the defaults of columns without a value in a new item, and checks the required columns. */
export function completeValues(list: List, checked: CheckedValues, now: number, budget?: Budget): CheckedValues {
  const complete = new Map(checked)
  for (const field of list.fields) {
    if (field.system || field.type === 'Calculated' || complete.has(field)) continue
    if (field.defaultValue !== undefined)
      complete.set(field, checkValue(field, defaultOf(field, field.defaultValue, now, list.zone), budget))
    else if (isDemanded(field) && !field.readOnly) throw invalidValue(field, 'a value is required.')
  }
  return complete
}

/** `[today]` means the local day of the act, as clients of the established server write it. */
export function defaultOf(field: Field, text: string, now: number, zone: Zone): string {
  if (field.type !== 'DateTime' || !/^\s*\[(?:today|now)\]\s*$/i.test(text)) return text
  const isDay = field.settings.dateOnly === true
  if (/now/i.test(text)) return new Date(isDay && !zone.isUtc ? localDay(now, zone) : now).toISOString().slice(0, 19)
  const day = localDay(now, zone)
  return new Date(isDay ? day : dayStart(day, zone)).toISOString().slice(0, 19)
}

/**
 * The row columns for checked values: the slot, its indexed copy, and `extra` by
 * the rule of `itemInFolder`, merged with `current`, the row before the change.
 */
export function rowValues(checked: CheckedValues, current?: ItemRow): Partial<ItemRow> {
  const patch: Record<string, FieldScalar> = {}
  const originals = new Map<string, unknown>(current?.extra ? Object.entries(JSON.parse(current.extra) as Record<string, unknown>) : [])
  for (const [field, value] of checked) {
    if (field.slot === undefined) continue
    const { slot, original } = stored(field, value)
    if (slot !== undefined) patch[field.slot] = slot
    if (slot !== undefined && field.poolSlot !== undefined) patch[field.poolSlot] = slot ?? absentIn(field.poolSlot)
    if (original === undefined) originals.delete(field.slot)
    else originals.set(field.slot, original)
    if (field.type !== 'MultiChoice') continue
    if (Array.isArray(value)) originals.set(foldedName(field.slot), (value as readonly string[]).map(fold))
    else originals.delete(foldedName(field.slot))
  }
  return { ...patch, extra: originals.size === 0 ? null : JSON.stringify(Object.fromEntries(originals)) } as Partial<ItemRow>
}

/** The content of the slot, undefined if it is not a row column, and the value for `extra`. */
function stored(field: Field, value: FieldValue): { slot: FieldScalar | undefined; original?: FieldValue } {
  const kind = slotKindOf(field.type, field.settings)
  if (kind === 'extra') return value === null ? { slot: undefined } : { slot: undefined, original: value }
  if (value === null) return { slot: null }
  // The error of a formula is a text, which slots of other kinds cannot hold.
  if (field.type === 'Calculated' && typeof value === 'string' && kind !== 'text') return { slot: null, original: value }
  if (kind !== 'text') return { slot: value as FieldScalar }
  const folded = searchText(value)
  return folded === value ? { slot: folded } : { slot: folded, original: value }
}
