import type { ColumnRef } from '../query.ts'
import type { Field, FieldTypeName, FieldValue } from './field.ts'

export type SlotKind = 'text' | 'number' | 'date' | 'bool' | 'int' | 'note'

interface FieldType {
  /** FieldTypeKind of the established server (rest.md 8). */
  readonly kind: number
  /** Which slots hold it; none for built-in columns that have a place of their own. */
  readonly slots?: SlotKind
  /** How its values compare in a query; none where they cannot. */
  readonly comparesAs?: ColumnRef['type']
  /** The suffix of its property in REST: a person is named by its id. */
  readonly isReference?: true
  /**
   * The stored value of what a client sent, or a message that says what would
   * have been right. Both protocols come here: SOAP sends text for everything.
   */
  accept(value: string | number | boolean, field: Field): Accepted
}

export type Accepted = { readonly value: FieldValue } | { readonly wrong: string }

const given = (value: unknown) => `'${String(value).slice(0, 60)}' was given`

function acceptText(value: string | number | boolean, field: Field): Accepted {
  if (typeof value !== 'string') return { wrong: `text is needed; ${given(value)}.` }
  const limit = field.settings.maxLength ?? 255
  return value.length > limit ? { wrong: `at most ${limit} characters fit; ${value.length} were given.` } : { value }
}

function acceptNote(value: string | number | boolean): Accepted {
  return typeof value === 'string' ? { value } : { wrong: `text is needed; ${given(value)}.` }
}

function acceptNumber(value: string | number | boolean, field: Field): Accepted {
  const number = typeof value === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return { wrong: `a number is needed; ${given(value)}.` }
  const { minimum = -Infinity, maximum = Infinity } = field.settings
  return number < minimum || number > maximum
    ? { wrong: `a number from ${minimum} to ${maximum} is needed; ${given(value)}.` }
    : { value: number }
}

function acceptInteger(value: string | number | boolean, field: Field): Accepted {
  const accepted = acceptNumber(value, field)
  if ('wrong' in accepted) return accepted
  const number = Number(accepted.value)
  const fits = Number.isInteger(number) && Math.abs(number) <= 0x7fffffff
  return fits ? accepted : { wrong: `a whole number of 32 bits is needed; ${given(value)}.` }
}

const truths = new Map([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['false', false],
  ['0', false],
  ['no', false],
])

function acceptBoolean(value: string | number | boolean): Accepted {
  const truth = truths.get(String(value).trim().toLowerCase())
  return truth === undefined ? { wrong: `true or false is needed; ${given(value)}.` } : { value: truth }
}

function acceptInstant(value: string | number | boolean): Accepted {
  const instant = typeof value === 'string' ? parseInstant(value) : undefined
  return instant === undefined
    ? { wrong: `a time such as 2026-01-31T10:00:00Z is needed; ${given(value)}.` }
    : { value: Math.floor(instant / 1000) * 1000 }
}

/**
 * Milliseconds of an ISO 8601 text; the SOAP form
 * `yyyy-MM-dd HH:mm:ss` and a bare date mean UTC too (decisions H12).
 * Undefined for what is no time, or one outside the years 1 to 9999.
 */
export function parseInstant(text: string): number | undefined {
  const match = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?)?\s*$/i.exec(text)
  if (!match?.[1]) return undefined
  const time = match[2] === undefined ? '00:00:00' : match[2].length === 5 ? `${match[2]}:00` : match[2]
  const instant = Date.parse(`${match[1]}T${time}${match[3] ?? ''}${(match[4] ?? 'Z').toUpperCase()}`)
  // Date.parse rolls the 31st of a short month over; the round trip shows it.
  const dayExists = !Number.isNaN(instant) && new Date(`${match[1]}T00:00:00Z`).toISOString().startsWith(match[1])
  return dayExists ? instant : undefined
}

function acceptChoice(value: string | number | boolean, field: Field): Accepted {
  const accepted = acceptText(value, field)
  const { choices = [], fillIn } = field.settings
  if ('wrong' in accepted || fillIn || choices.includes(String(value))) return accepted
  return { wrong: `one of ${choices.map((choice) => `'${choice}'`).join(', ')} is needed; ${given(value)}.` }
}

/** An id, or the SOAP form `id;#name`, whose name is only for people. */
function acceptReference(value: string | number | boolean): Accepted {
  const id = typeof value === 'string' ? Number(/^\s*(\d{1,10})(?:;#.*)?\s*$/s.exec(value)?.[1] ?? Number.NaN) : value
  const fits = typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 0x7fffffff
  return fits ? { value: id } : { wrong: `the id of a person or group is needed; ${given(value)}.` }
}

function acceptGuid(value: string | number | boolean): Accepted {
  const match = /^\s*\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?\s*$/i.exec(String(value))
  return match?.[1] ? { value: match[1].toLowerCase() } : { wrong: `a GUID is needed; ${given(value)}.` }
}

/** For columns that the server alone writes; core refuses them before it comes here. */
const acceptNothing = (): Accepted => ({ wrong: 'the server alone writes this column.' })

/** Every column type: one table serves validation, storage, queries and both protocols. */
export const fieldTypes: Readonly<Record<FieldTypeName, FieldType>> = {
  Integer: { kind: 1, slots: 'int', comparesAs: 'integer', accept: acceptInteger },
  Text: { kind: 2, slots: 'text', comparesAs: 'text', accept: acceptText },
  Note: { kind: 3, slots: 'note', accept: acceptNote },
  DateTime: { kind: 4, slots: 'date', comparesAs: 'instant', accept: acceptInstant },
  Counter: { kind: 5, comparesAs: 'integer', accept: acceptNothing },
  Choice: { kind: 6, slots: 'text', comparesAs: 'text', accept: acceptChoice },
  Lookup: { kind: 7, slots: 'int', comparesAs: 'integer', isReference: true, accept: acceptReference },
  Boolean: { kind: 8, slots: 'bool', comparesAs: 'boolean', accept: acceptBoolean },
  Number: { kind: 9, slots: 'number', comparesAs: 'number', accept: acceptNumber },
  Computed: { kind: 12, accept: acceptNothing },
  Guid: { kind: 14, slots: 'text', comparesAs: 'text', accept: acceptGuid },
  File: { kind: 18, accept: acceptNothing },
  Attachments: { kind: 19, accept: acceptNothing },
  User: { kind: 20, slots: 'int', comparesAs: 'integer', isReference: true, accept: acceptReference },
  ModStat: { kind: 23, comparesAs: 'integer', accept: acceptNothing },
  ContentTypeId: { kind: 25, comparesAs: 'key', accept: acceptNothing },
}
