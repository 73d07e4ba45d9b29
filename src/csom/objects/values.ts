import { BoundedMap } from '../../core/kernel/bounded-map.ts'

/** A date or an id in a reply. Its text is no ordinary string: a client tells both apart by the slashes (protocol/csom). */
export class MarkedText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A value of a reply. An object is a Map, because its names can come from clients. */
export type ObjectAnswer = string | number | boolean | null | MarkedText | readonly ObjectAnswer[] | ObjectBody

export type ObjectBody = ReadonlyMap<string, ObjectAnswer>

/** An instant in UTC. */
export const utcDate = (ms: number): MarkedText => new MarkedText(`Date(${ms})`)

/** An instant as the parts of a calendar; months begin at 0. Clients read it as a time without a zone. */
export function calendarDate(ms: number): MarkedText {
  const at = new Date(ms)
  const day = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  return new MarkedText(`Date(${[...day, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds(), at.getUTCMilliseconds()].join(',')})`)
}

export const guidValue = (id: string): MarkedText => new MarkedText(`Guid(${id.toLowerCase()})`)

const textOf = (value: string): string => {
  const written = JSON.stringify(value)
  return written.includes('/') ? written.replaceAll('/', '\\u002f') : written
}

/** Names of members as JSON: replies repeat the same few. */
const names = new BoundedMap<string, string>(4_096)

function nameOf(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const written = textOf(name)
  names.set(name, written)
  return written
}

/** A value as JSON. Only marked texts have plain slashes, so that no text of a user looks like a date or an id. */
export function writeAnswer(value: ObjectAnswer): string {
  if (typeof value === 'string') return textOf(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (value instanceof MarkedText) return `"\\/${value.text}\\/"`
  if (isList(value)) return `[${value.map(writeAnswer).join(',')}]`
  return `{${[...value].map(([name, member]) => `${nameOf(name)}:${writeAnswer(member)}`).join(',')}}`
}

/** Like `writeAnswer`, and gives other requests a turn between the elements of a list. */
export async function writeInTurns(value: ObjectAnswer, pace: () => Promise<void> | undefined): Promise<string> {
  if (value === null || typeof value !== 'object' || value instanceof MarkedText) return writeAnswer(value)
  const parts: string[] = []
  if (isList(value)) {
    for (const one of value) {
      parts.push(writeAnswer(one))
      await pace()
    }
    return `[${parts.join(',')}]`
  }
  for (const [name, member] of value) parts.push(`${nameOf(name)}:${await writeInTurns(member, pace)}`)
  return `{${parts.join(',')}}`
}

const isList = (value: readonly ObjectAnswer[] | ObjectBody): value is readonly ObjectAnswer[] => Array.isArray(value)

const guid = /^\{?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\}?$/i

/** The id in a text, in small letters without braces; undefined if it is none. */
export const guidIn = (text: string): string | undefined => guid.exec(text.slice(0, 40))?.[1]?.toLowerCase()
