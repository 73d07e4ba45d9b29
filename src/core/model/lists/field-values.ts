import { fold } from '../../kernel/fold.ts'
import { maxNumberLength, numberIn } from '../../kernel/plain-text.ts'
import type { Field, FieldValue, PlaceValue, TermValue } from './field.ts'

export type Accepted = { readonly value: FieldValue } | { readonly wrong: string }

/** One value as a protocol carries it. */
export type GivenValue = string | number | boolean

const given = (value: unknown) => `'${String(value).slice(0, 60)}' was given`

export function acceptText(value: GivenValue, field: Field): Accepted {
  if (typeof value !== 'string') return { wrong: `text is needed; ${given(value)}.` }
  const limit = field.settings.maxLength ?? 255
  return value.length > limit ? { wrong: `at most ${limit} characters fit; ${value.length} were given.` } : { value }
}

export function acceptNote(value: GivenValue): Accepted {
  return typeof value === 'string' ? { value } : { wrong: `text is needed; ${given(value)}.` }
}

export function acceptNumber(value: GivenValue, field: Field): Accepted {
  if (typeof value === 'string' && value.length > maxNumberLength)
    return { wrong: `a number has at most ${maxNumberLength} characters; ${value.length} were given.` }
  const number = typeof value === 'string' ? numberIn(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return { wrong: `a number is needed; ${given(value)}.` }
  const { minimum = -Infinity, maximum = Infinity } = field.settings
  return number < minimum || number > maximum
    ? { wrong: `a number from ${minimum} to ${maximum} is needed; ${given(value)}.` }
    : { value: number }
}

export function acceptInteger(value: GivenValue, field: Field): Accepted {
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

export function acceptBoolean(value: GivenValue): Accepted {
  const truth = truths.get(String(value).trim().toLowerCase())
  return truth === undefined ? { wrong: `true or false is needed; ${given(value)}.` } : { value: truth }
}

export function acceptInstant(value: GivenValue): Accepted {
  const instant = typeof value === 'string' ? parseInstant(value) : undefined
  return instant === undefined
    ? { wrong: `a time such as 2026-01-31T10:00:00Z is needed; ${given(value)}.` }
    : { value: Math.floor(instant / 1000) * 1000 }
}

/**
 * Milliseconds for an ISO 8601 text. The SOAP form `yyyy-MM-dd HH:mm:ss` and a
 * bare date are in UTC too (protocol/fields#values). Undefined for text that is
 * not a time, and for times outside the years 1 to 9999.
 */
export function parseInstant(text: string): number | undefined {
  const match = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?)?\s*$/i.exec(text)
  if (!match?.[1]) return undefined
  const time = match[2] === undefined ? '00:00:00' : match[2].length === 5 ? `${match[2]}:00` : match[2]
  const instant = Date.parse(`${match[1]}T${time}${match[3] ?? ''}${(match[4] ?? 'Z').toUpperCase()}`)
  // Date.parse turns the 31st of a short month into the 1st of the next; formatting the result again shows it.
  const dayExists = !Number.isNaN(instant) && new Date(`${match[1]}T00:00:00Z`).toISOString().startsWith(match[1])
  return dayExists ? instant : undefined
}

export function acceptChoice(value: GivenValue, field: Field): Accepted {
  const accepted = acceptText(value, field)
  const { choices = [], fillIn } = field.settings
  if ('wrong' in accepted || fillIn || choices.includes(String(value))) return accepted
  return { wrong: `one of ${choicesText(choices)} is needed; ${given(value)}.` }
}

const choicesText = (choices: readonly string[]): string => {
  const shown = choices.slice(0, 10).map((choice) => `'${choice.slice(0, 40)}'`)
  return `${shown.join(', ')}${choices.length > shown.length ? ', …' : ''}`
}

/** An id, or the SOAP form `id;#name`, whose name is ignored. */
export function acceptReference(value: GivenValue, field: Field): Accepted {
  const id = typeof value === 'string' ? Number(/^\s*(\d{1,10})(?:;#.*)?\s*$/s.exec(value)?.[1] ?? Number.NaN) : value
  const fits = typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 0x7fffffff
  return fits ? { value: id } : { wrong: `the id of ${referenced(field)} is needed; ${given(value)}.` }
}

const referenced = (field: Field): string => (field.type.startsWith('User') ? 'a person or group' : 'an item')

export function acceptGuid(value: GivenValue): Accepted {
  const match = /^\s*\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?\s*$/i.exec(String(value))
  return match?.[1] ? { value: match[1].toLowerCase() } : { wrong: `a GUID is needed; ${given(value)}.` }
}

/** For columns that only the server writes. Core refuses values for them earlier. */
export const acceptNothing = (): Accepted => ({ wrong: 'the server alone writes this column.' })

/** The maximum number of values in one column of an item. */
export const maxValues = 1000

/** Texts as an array, or in the SOAP form `;#A;#B;#`. */
export function acceptChoices(value: unknown, field: Field): Accepted {
  const texts = typeof value === 'string' ? splitParts(value) : value
  if (!Array.isArray(texts)) return { wrong: 'an array of texts is needed.' }
  if (texts.length > maxValues) return { wrong: `at most ${maxValues} values fit; ${texts.length} were given.` }
  const kept = new Set<string>()
  for (const text of texts as unknown[]) {
    if (typeof text !== 'string' || text === '') return { wrong: 'every value must be a text.' }
    const accepted = acceptChoice(text, field)
    if ('wrong' in accepted) return accepted
    kept.add(text)
  }
  return { value: kept.size === 0 ? null : [...kept] }
}

const splitParts = (text: string): string[] =>
  text
    .split(';#')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Ids as an array, or in the SOAP form `1;#A;#2;#B`. */
export function acceptReferences(value: unknown, field: Field): Accepted {
  const ids = typeof value === 'string' ? value.split(';#').filter((_, index) => index % 2 === 0) : value
  if (!Array.isArray(ids)) return { wrong: `an array of ids of ${referenced(field)} is needed.` }
  if (ids.length > maxValues) return { wrong: `at most ${maxValues} values fit; ${ids.length} were given.` }
  const kept = new Set<number>()
  for (const id of ids as unknown[]) {
    const accepted = typeof id === 'string' || typeof id === 'number' ? acceptReference(id, field) : { wrong: 'every value must be an id.' }
    if ('wrong' in accepted) return accepted
    kept.add(Number(accepted.value))
  }
  return { value: kept.size === 0 ? null : [...kept] }
}

/** `{ Url, Description }`, or the SOAP form `url, description`. */
export function acceptUrl(value: unknown): Accepted {
  const [url, description] = typeof value === 'string' ? splitUrl(value) : [member(value, 'Url'), member(value, 'Description') ?? '']
  if (typeof url !== 'string' || typeof description !== 'string') return { wrong: 'an object with Url and Description is needed.' }
  const trimmed = url.trim()
  if (trimmed === '') return { value: null }
  if (trimmed.length > 255 || description.length > 255) return { wrong: 'Url and Description hold at most 255 characters each.' }
  if (!/^(?:(?:https?|ftp|file|tel|mailto|news):|\/)/i.test(trimmed) || /[\p{Cc}\s]/u.test(trimmed))
    return { wrong: `Url must be an address such as https://example.com/ or one that begins with /; ${given(trimmed)}.` }
  return { value: { Url: trimmed, Description: description === '' ? trimmed : description } }
}

function splitUrl(text: string): [string, string] {
  const comma = text.indexOf(', ')
  return comma < 0 ? [text, ''] : [text.slice(0, comma), text.slice(comma + 2)]
}

const placeMembers = ['Latitude', 'Longitude', 'Altitude', 'Measure'] as const

/** The largest value of a coordinate in degrees; altitude and measure have no bound. */
const mostOfPlace: Readonly<Record<(typeof placeMembers)[number], number>> = {
  Latitude: 90,
  Longitude: 180,
  Altitude: Infinity,
  Measure: Infinity,
}

const neededPlace = 'a place as an object with Latitude and Longitude, or as the text POINT (longitude latitude), is needed.'
const longestPlace = 200
const point = /^POINT ?\(([^()]+)\)$/i

/** `{ Latitude, Longitude, Altitude, Measure }`, or the text `POINT (longitude latitude altitude measure)`; the last two may be missing. */
export function acceptPlace(value: unknown): Accepted {
  const given = typeof value === 'string' ? membersOfText(value) : value
  if (typeof given !== 'object' || given === null) return { wrong: neededPlace }
  const members: Partial<Record<keyof PlaceValue, number>> = {}
  for (const name of placeMembers) {
    const member = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined
    const number = typeof member === 'string' && member.length < longestPlace ? numberIn(member) : (member ?? undefined)
    if (number === undefined && (name === 'Altitude' || name === 'Measure') && (member ?? undefined) === undefined) members[name] = 0
    else if (typeof number !== 'number' || !Number.isFinite(number)) return { wrong: neededPlace }
    else if (Math.abs(number) > mostOfPlace[name])
      return { wrong: `${name} is a number from -${mostOfPlace[name]} to ${mostOfPlace[name]}.` }
    else members[name] = number
  }
  return { value: members as PlaceValue }
}

/** The members in a text of a point, which has the longitude first; undefined for other text. */
function membersOfText(text: string): Readonly<Record<string, string>> | undefined {
  if (text.length > longestPlace) return undefined
  const numbers = point.exec(text.trim())?.[1]?.trim().split(/\s+/)
  if (!numbers || numbers.length < 2 || numbers.length > 4) return undefined
  const [Longitude = '', Latitude = '', Altitude, Measure] = numbers
  return { Longitude, Latitude, ...(Altitude !== undefined && { Altitude }), ...(Measure !== undefined && { Measure }) }
}

/** A place as text: `POINT (9.99 53.55 0 0)`, with longitude, latitude, altitude and measure. */
export const placeText = ({ Latitude, Longitude, Altitude, Measure }: PlaceValue): string =>
  `POINT (${Longitude} ${Latitude} ${Altitude} ${Measure})`

/**
 * `{ Label, TermGuid, WssId }`, or the text forms `wssid;#Label|guid` and `Label|guid`. The label may be missing: the
 * term store has it.
 */
export function acceptTerm(value: unknown): Accepted {
  const wrong = 'a term as an object with Label and TermGuid, or as the text Label|guid, is needed.'
  const match = typeof value === 'string' ? /^(?:(-?\d{1,9});#)?([^|]{0,255})\|([^|]+)$/s.exec(value.trim()) : undefined
  const label = match ? match[2] : (member(value, 'Label') ?? '')
  const id = match ? match[3] : member(value, 'TermGuid')
  const wssId = Number((match ? match[1] : member(value, 'WssId')) ?? -1)
  if (typeof label !== 'string' || label.length > 255 || typeof id !== 'string') return { wrong }
  const guid = acceptGuid(id)
  if ('wrong' in guid || !Number.isInteger(wssId)) return { wrong }
  return { value: { Label: label, TermGuid: String(guid.value), WssId: wssId } }
}

/** Terms as an array, or in the text forms `wssid;#Label|guid;#wssid;#Label|guid` and `Label|guid;Label|guid`. */
export function acceptTerms(value: unknown): Accepted {
  const terms = typeof value === 'string' ? termTexts(value) : value
  if (!Array.isArray(terms)) return { wrong: 'an array of terms, each with Label and TermGuid, is needed.' }
  if (terms.length > maxValues) return { wrong: `at most ${maxValues} values fit; ${terms.length} were given.` }
  const kept = new Map<string, TermValue>()
  for (const term of terms as unknown[]) {
    const accepted = acceptTerm(term)
    if ('wrong' in accepted) return accepted
    const one = accepted.value as TermValue
    kept.set(one.TermGuid, one)
  }
  return { value: kept.size === 0 ? null : [...kept.values()] }
}

const termGuid = /(\s*\{?[\da-fA-F-]+\}?)(?:;#?|$)/y

/** Each term ends with the GUID after its bar. What ends with none is the last one, which is no term. */
function termTexts(text: string): string[] {
  if (!text.includes('|')) return [text.trim()]
  const terms: string[] = []
  let start = 0
  for (let bar = text.indexOf('|'); bar >= 0; bar = text.indexOf('|', bar + 1)) {
    termGuid.lastIndex = bar + 1
    const guid = termGuid.exec(text)
    if (!guid) continue
    terms.push(text.slice(start, bar + 1) + (guid[1] ?? ''))
    start = bar + 1 + guid[0].length
  }
  const rest = text.slice(start).trim()
  return rest === '' ? terms : [...terms, rest]
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined

/** One of several values as text for users. */
export const partText = (value: string | number | TermValue): string => (typeof value === 'object' ? value.Label : String(value))

/** The text slot's content for a value; every comparison uses it. */
export function searchText(value: FieldValue): string {
  if (typeof value !== 'object' || value === null) return fold(String(value))
  if (Array.isArray(value)) return fold((value as readonly (string | number | TermValue)[]).map(partText).join(' '))
  if ('Latitude' in value) return fold(placeText(value))
  return fold('Url' in value ? value.Url : (value as TermValue).Label)
}
