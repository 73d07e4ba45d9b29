import { invalid } from '../../kernel/errors.ts'
import { languageTags } from '../../model/sites/languages.ts'

const longest = 255

/**
 * The name of a group, term set or term as the term store keeps it: without spaces around it, and single spaces in it.
 * Fails with `invalid_request`.
 */
export function termName(what: string, given: string): string {
  if (given.length > 4_000) throw tooLong(what, given)
  const name = given.trim().replace(/[\s\p{Cc}]+/gu, ' ')
  if (name === '') throw invalid(`The ${what} must not be empty or blank.`)
  if (name.length > longest) throw tooLong(what, name)
  const wrong = /[;"<>|]/.exec(name)?.[0]
  if (wrong !== undefined)
    throw invalid(`The ${what} '${name.slice(0, 60)}' contains ${wrong}. None of the characters ; " < > | is allowed.`)
  return name
}

const tooLong = (what: string, name: string) => invalid(`The ${what} has ${name.length} characters; at most ${longest} are allowed.`)

const longestDescription = 1_000

/** Fails with `invalid_request` for a long description. */
export function termDescription(given = ''): string {
  if (given.length <= longestDescription) return given
  throw invalid(`The description has ${given.length} characters; at most ${longestDescription} are allowed.`)
}

/** Fails with `invalid_request` for a language that webs cannot have. */
export function termLanguage(lcid: number): number {
  if (languageTags.has(lcid)) return lcid
  throw invalid(`The term store has no language ${lcid}. It has those of webs, such as 1033 and 1031.`)
}
