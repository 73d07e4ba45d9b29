import { numberIn } from '../../kernel/plain-text.ts'
import type { PlaceValue } from './field.ts'

const names = ['Latitude', 'Longitude', 'Altitude', 'Measure'] as const

/** The largest value of a coordinate in degrees; altitude and measure have no bound. */
const most: Readonly<Record<(typeof names)[number], number>> = { Latitude: 90, Longitude: 180, Altitude: Infinity, Measure: Infinity }

const needed = 'a place as an object with Latitude and Longitude, or as the text POINT (longitude latitude), is needed.'
const longestText = 200
const point = /^POINT ?\(([^()]+)\)$/i

/** `{ Latitude, Longitude, Altitude, Measure }`, or the text `POINT (longitude latitude altitude measure)`; the last two may be missing. */
export function acceptPlace(value: unknown): { readonly value: PlaceValue } | { readonly wrong: string } {
  const given = typeof value === 'string' ? membersOfText(value) : value
  if (typeof given !== 'object' || given === null) return { wrong: needed }
  const members: Partial<Record<keyof PlaceValue, number>> = {}
  for (const name of names) {
    const member = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined
    const number = typeof member === 'string' && member.length < longestText ? numberIn(member) : (member ?? undefined)
    if (number === undefined && (name === 'Altitude' || name === 'Measure') && (member ?? undefined) === undefined) members[name] = 0
    else if (typeof number !== 'number' || !Number.isFinite(number)) return { wrong: needed }
    else if (Math.abs(number) > most[name]) return { wrong: `${name} is a number from -${most[name]} to ${most[name]}.` }
    else members[name] = number
  }
  return { value: members as PlaceValue }
}

/** The members in a text of a point, which has the longitude first; undefined for other text. */
function membersOfText(text: string): Readonly<Record<string, string>> | undefined {
  if (text.length > longestText) return undefined
  const numbers = point.exec(text.trim())?.[1]?.trim().split(/\s+/)
  if (!numbers || numbers.length < 2 || numbers.length > 4) return undefined
  const [Longitude = '', Latitude = '', Altitude, Measure] = numbers
  return { Longitude, Latitude, ...(Altitude !== undefined && { Altitude }), ...(Measure !== undefined && { Measure }) }
}

/** A place as text: `POINT (9.99 53.55 0 0)`, with longitude, latitude, altitude and measure. */
export const placeText = ({ Latitude, Longitude, Altitude, Measure }: PlaceValue): string =>
  `POINT (${Longitude} ${Latitude} ${Altitude} ${Measure})`
