import { invalid } from '../core/kernel/errors.ts'
import { formDecoded } from './percent.ts'

const maxOptions = 100

/** The query string by lower-case name; see `parseForm`. */
export const parseOptions = (query: string): ReadonlyMap<string, string> => parseForm(query, { whole: 'query', part: 'query option' })

/**
 * Parses text in the format of a query string by lower-case name: percent-decoded, `+` is a space. Fails with
 * `invalid_request` on a duplicate name, on percent-encoding that is not UTF-8 and on more than 100 names. `called`
 * holds the names of the text and of its parts in messages.
 */
export function parseForm(text: string, called: { readonly whole: string; readonly part: string }): ReadonlyMap<string, string> {
  const options = new Map<string, string>()
  if (text === '') return options
  const parts = text.split('&', maxOptions + 1).filter((part) => part !== '')
  if (parts.length > maxOptions) throw invalid(`The ${called.whole} has more than ${maxOptions} ${called.part}s.`)
  for (const part of parts) {
    const equals = part.indexOf('=')
    const name = plainPart(equals < 0 ? part : part.slice(0, equals), called.whole)
    const key = name.toLowerCase()
    if (options.has(key)) throw invalid(`The ${called.part} '${shorten(name)}' is given twice.`)
    options.set(key, equals < 0 ? '' : plainPart(part.slice(equals + 1), called.whole))
  }
  return options
}

function plainPart(text: string, whole: string): string {
  const plain = formDecoded(text)
  if (plain === undefined) throw invalid(`'${shorten(text)}' in the ${whole} is not percent-encoded UTF-8.`)
  return plain
}

const shorten = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text)
