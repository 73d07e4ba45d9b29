import { slicesOfText } from '../core/kernel/pacing/text-slices.ts'

/** A value that `JSON.stringify` can write; undefined members are omitted. */
type Written = string | number | boolean | null | undefined | readonly Written[] | { readonly [name: string]: Written }

/** The maximum length of a text that is written in one step, in characters. */
const lightLength = 32 * 1024

/** Whether the text of a value is short, without writing it; stops reading once it is not. */
export const isLight = (value: Written): boolean => lengthLeft(value, lightLength) >= 0

/** The estimated rest of a length after the text of a value; negative if the text is longer. */
function lengthLeft(value: Written, length: number): number {
  if (typeof value === 'string') return length - value.length - 2
  if (typeof value !== 'object' || value === null) return length - 5
  let left = length - 2
  if (Array.isArray(value)) {
    for (const one of value as readonly Written[]) {
      left = lengthLeft(one, left)
      if (left < 0) break
    }
    return left
  }
  const members = value as Readonly<Record<string, Written>>
  for (const name in members) {
    left = lengthLeft(members[name], left - name.length - 4)
    if (left < 0) break
  }
  return left
}

/**
 * The JSON text of a value, equal to the result of `JSON.stringify`, in pieces of about 32 Ki characters, each of which
 * takes little time.
 */
export function* jsonPieces(value: Written): Generator<string> {
  if (isLight(value)) yield JSON.stringify(value)
  else if (typeof value === 'string') yield* stringPieces(value)
  else if (Array.isArray(value)) {
    yield '['
    yield* elementPieces(value as readonly Written[])
    yield ']'
  } else yield* objectPieces(value as Readonly<Record<string, Written>>)
}

/** The elements of an array separated by commas, in the form of `jsonPieces`. */
export function* elementPieces(values: readonly Written[]): Generator<string> {
  let text = ''
  let isFirst = true
  for (const value of values) {
    if (!isFirst) text += ','
    isFirst = false
    if (isLight(value)) text += JSON.stringify(value ?? null)
    else {
      if (text !== '') yield text
      text = ''
      yield* jsonPieces(value)
    }
    if (text.length < lightLength) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

function* objectPieces(value: Readonly<Record<string, Written>>): Generator<string> {
  let text = '{'
  let isFirst = true
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue
    text += `${isFirst ? '' : ','}${JSON.stringify(name)}:`
    isFirst = false
    if (isLight(member)) text += JSON.stringify(member)
    else {
      yield text
      text = ''
      yield* jsonPieces(member)
    }
    if (text.length < lightLength) continue
    yield text
    text = ''
  }
  yield `${text}}`
}

function* stringPieces(value: string): Generator<string> {
  yield '"'
  // A half of a surrogate pair alone would be written as an escape.
  for (const slice of slicesOfText(value, lightLength)) yield JSON.stringify(slice).slice(1, -1)
  yield '"'
}
