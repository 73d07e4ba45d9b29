import { invalid, invalidQuery } from '../core/errors.ts'

const maxOptions = 100

/**
 * The query of a request by lower-case name, percent-decoded, `+` read as a
 * space. Fails with `invalid_request` on a name that is given twice, on a
 * percent sequence that is not UTF-8 and on more than 100 options.
 */
export function parseOptions(query: string): ReadonlyMap<string, string> {
  const options = new Map<string, string>()
  if (query === '') return options
  const parts = query.split('&', maxOptions + 1).filter((part) => part !== '')
  if (parts.length > maxOptions) throw invalid(`The query has more than ${maxOptions} options.`)
  for (const part of parts) {
    const equals = part.indexOf('=')
    const name = decoded(equals < 0 ? part : part.slice(0, equals))
    const key = name.toLowerCase()
    if (options.has(key)) throw invalid(`The query option '${shorten(name)}' is given twice.`)
    options.set(key, equals < 0 ? '' : decoded(part.slice(equals + 1)))
  }
  return options
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw invalid(`'${shorten(text)}' in the query has a percent sequence that is not UTF-8.`)
  }
}

const shorten = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text)

/** What clients of later protocols ask for, and what they can ask for instead (specification, OData query options: not supported). */
const unsupported: ReadonlyMap<string, string> = new Map([
  ['$count', 'Ask for $inlinecount=allpages.'],
  ['$search', 'Use $filter with substringof.'],
  ['$apply', 'Ask for the rows and sum them up.'],
])

/** Fails with `invalid_query` where an option would change the rows of the reply and cannot be done: leaving it out would answer something else. */
export function demandSupported(options: ReadonlyMap<string, string>): void {
  for (const [name, instead] of unsupported) {
    const value = options.get(name)
    if (value === undefined || (name === '$count' && value.toLowerCase() === 'false')) continue
    throw invalidQuery(`The query option ${name} is not supported. ${instead}`)
  }
}
