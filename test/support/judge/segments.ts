/** An argument in a segment of an address. `value` is the text between its quotes, or the bare word. */
export interface Argument {
  readonly name: string | undefined
  readonly kind: 'text' | 'guid' | 'bare'
  readonly value: string
  /** Of a template: further names of the argument, in lower case. */
  readonly called?: readonly string[]
}

/** `getbytitle('Tasks')` has the name `getbytitle` and one argument. Names are in lower case. */
export interface Segment {
  readonly name: string
  readonly arguments: readonly Argument[]
}

/** The segments of a path, split at slashes outside quotes and decoded; undefined if it is not valid. */
export function segmentsOf(path: string): Segment[] | undefined {
  const texts: string[] = ['']
  let isQuoted = false
  for (const mark of path.replaceAll('%27', "'")) {
    if (mark === "'") isQuoted = !isQuoted
    if (mark === '/' && !isQuoted) texts.push('')
    else texts.push((texts.pop() ?? '') + mark)
  }
  if (isQuoted) return undefined
  const segments = texts.filter((text) => text !== '').map(readSegment)
  return segments.some((segment) => segment === undefined) ? undefined : (segments as Segment[])
}

function readSegment(encoded: string): Segment | undefined {
  let text: string
  try {
    text = decodeURIComponent(encoded)
  } catch {
    return undefined
  }
  const open = text.indexOf('(')
  if (open < 0) return { name: text.toLowerCase(), arguments: [] }
  if (!text.endsWith(')')) return undefined
  const given = splitArguments(text.slice(open + 1, -1)).map(readArgument)
  return given.includes(undefined) ? undefined : { name: text.slice(0, open).toLowerCase(), arguments: given as Argument[] }
}

/** Splits at commas outside quotes. */
function splitArguments(list: string): string[] {
  const parts: string[] = ['']
  let isQuoted = false
  for (const mark of list) {
    if (mark === "'") isQuoted = !isQuoted
    if (mark === ',' && !isQuoted) parts.push('')
    else parts.push((parts.pop() ?? '') + mark)
  }
  return parts.length === 1 && parts[0]?.trim() === '' ? [] : parts
}

function readArgument(part: string): Argument | undefined {
  const [, name, word = ''] = /^\s*(?:([a-z_]\w*)\s*=)?(.*)$/is.exec(part) ?? []
  const value = readValue(word)
  return value && { ...value, name: name?.toLowerCase() }
}

/** A value as written in an address or, for an alias or an argument, in the query. */
export function readValue(word: string): Pick<Argument, 'kind' | 'value'> | undefined {
  const text = word.trim()
  const [, prefix, quoted] = /^(guid)?'(.*)'$/is.exec(text) ?? []
  // A quote in a text is doubled.
  if (quoted !== undefined)
    return quoted.replaceAll("''", '').includes("'") ? undefined : { kind: prefix ? 'guid' : 'text', value: quoted.replaceAll("''", "'") }
  return /^(?:-?\d+(?:\.\d+)?|@?[a-z_]\w*|\{\w+\})$/i.test(text) ? { kind: 'bare', value: text } : undefined
}
