import { invalidQuery } from '../../core/kernel/errors.ts'

/**
 * Options of later protocol versions, and the alternative for each (protocol/queries#options).
 */
const unsupported: ReadonlyMap<string, string> = new Map([
  ['$count', 'Ask for $inlinecount=allpages.'],
  ['$search', 'Use $filter with substringof.'],
  ['$apply', 'Ask for the rows and sum them up.'],
])

/**
 * Fails with `invalid_query` if an unsupported option would change the rows of the reply: ignoring it would answer a
 * different question.
 */
export function demandSupported(options: ReadonlyMap<string, string>): void {
  for (const [name, instead] of unsupported) {
    const value = options.get(name)
    if (value === undefined || (name === '$count' && value.toLowerCase() === 'false')) continue
    throw invalidQuery(`The query option ${name} is not supported. ${instead}`)
  }
}
