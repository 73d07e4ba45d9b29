import { invalidQuery } from '../../core/kernel/errors.ts'

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
