import type { ItemRow } from '../../../generated/prisma/content.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { fold } from '../fold.ts'
import type { Field, FieldValue } from '../lists/field.ts'
import { fieldTypes } from '../lists/field-types.ts'
import type { List } from '../lists/list.ts'
import type { ContentRecords } from '../ports.ts'

/** Column values of a write, by internal name, as the client sent them. */
export type ItemValues = ReadonlyMap<string, unknown>

/** Column values that have passed their type's checks. */
export type CheckedValues = ReadonlyMap<Field, FieldValue>

/**
 * Checks values against the list's columns. Null, absent text and an empty
 * text mean no value. Fails with `field_not_found`, `read_only_field`,
 * `invalid_field_value`; each names the column.
 */
export function checkValues(list: List, values: ItemValues): CheckedValues {
  const checked = new Map<Field, FieldValue>()
  for (const [name, value] of values) {
    const field = list.fieldsByName.get(name)
    if (!field) throw new DomainError('field_not_found', { field: name.slice(0, 100), list: list.row.title })
    if (field.readOnly || field.slot === undefined) throw new DomainError('read_only_field', { field: name })
    checked.set(field, checkValue(field, value))
  }
  return checked
}

function checkValue(field: Field, value: unknown): FieldValue {
  if (value === null || value === undefined || value === '') {
    if (isDemanded(field)) throw invalidValue(field, 'a value is required.')
    return null
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw invalidValue(field, `a single value is needed; ${Array.isArray(value) ? 'an array' : 'an object'} was given.`)
  }
  const accepted = fieldTypes[field.type].accept(value, field)
  if ('wrong' in accepted) throw invalidValue(field, accepted.wrong)
  return accepted.value
}

/** A Title is required in forms only: clients of the established server add items without one. */
const isDemanded = (field: Field): boolean => field.required && field.internalName !== 'Title'

const invalidValue = (field: Field, message: string) => new DomainError('invalid_field_value', { field: field.internalName, message })

/** Adds the defaults of columns that a new item does not name, and demands the required ones. */
export function completeValues(list: List, checked: CheckedValues): CheckedValues {
  const complete = new Map(checked)
  for (const field of list.fields) {
    if (field.system || complete.has(field)) continue
    if (field.defaultValue !== undefined) complete.set(field, checkValue(field, field.defaultValue))
    else if (isDemanded(field)) throw invalidValue(field, 'a value is required.')
  }
  return complete
}

/** Fails with `invalid_field_value` when a person column names somebody whom the site does not know. */
export async function demandReferences(ctx: Context, records: ContentRecords, checked: CheckedValues): Promise<void> {
  const people = [...checked].filter(([field, value]) => field.type === 'User' && value !== null)
  if (people.length === 0) return
  const known = await ctx.site.schema.principalsById(
    people.map(([, value]) => Number(value)),
    records,
  )
  for (const [field, value] of people) {
    if (!known.has(Number(value))) throw invalidValue(field, `there is no person or group with the id ${String(value)} in this site.`)
  }
}

/**
 * The row columns for checked values. Text goes folded into its slot, and as
 * written into `extra` where folding changed it; `extra` is merged with
 * `current`, the row as it was.
 */
export function rowValues(checked: CheckedValues, current?: ItemRow): Partial<ItemRow> {
  const patch: Record<string, FieldValue> = {}
  const originals = new Map<string, string>(current?.extra ? Object.entries(JSON.parse(current.extra) as Record<string, string>) : [])
  for (const [field, value] of checked) {
    if (field.slot === undefined) continue
    if (typeof value === 'string' && fieldTypes[field.type].slots === 'text') {
      const folded = fold(value)
      patch[field.slot] = folded
      if (folded === value) originals.delete(field.slot)
      else originals.set(field.slot, value)
      continue
    }
    patch[field.slot] = value
    originals.delete(field.slot)
  }
  return { ...patch, extra: originals.size === 0 ? null : JSON.stringify(Object.fromEntries(originals)) } as Partial<ItemRow>
}
