import { invalidQuery } from '../../core/kernel/errors.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'

/**
 * Options of later protocol versions, and the alternative for each (protocol/queries#options).
 */
const unsupported: ReadonlyMap<string, string> = new Map([
  ['$count', 'Ask for $inlinecount=allpages.'],
  ['$search', 'Use $filter with substringof.'],
  ['$apply', 'Ask for the rows and sum them up.'],
])

/** The options of the protocol, whether or not the operation has them. */
const known = ['$select', '$expand', '$filter', '$orderby', '$top', '$skip', '$skiptoken', '$inlinecount', '$format']

/**
 * Fails with `invalid_query` if an unsupported option would change the rows of the reply: ignoring it would answer a
 * different question. So would a known option with a slip in its name.
 */
export function demandSupported(options: ReadonlyMap<string, string>): void {
  for (const [name, instead] of unsupported) {
    const value = options.get(name)
    if (value === undefined || (name === '$count' && value.toLowerCase() === 'false')) continue
    throw invalidQuery(`The query option ${name} is not supported. ${instead}`)
  }
  for (const name of options.keys()) {
    if (!name.startsWith('$') || known.includes(name) || unsupported.has(name)) continue
    const hint = didYouMean(name, known)
    if (hint !== '') throw invalidQuery(`There is no query option ${name}.${hint}`)
  }
}
