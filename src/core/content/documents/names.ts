import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { contentReasons } from '../reasons.ts'

/** The longest name that a row holds, and the longest key made of one: some letters grow when they are folded. */
const maxLength = 255
const maxKeyLength = 300

const refused: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^$/, 'a name has at least one character'],
  [/["*:<>?/\\|]/, 'it must not hold any of " * : < > ? / \\ |'],
  [/[\u0000-\u001f\u007f]/, 'it must not hold control characters'],
  [/\p{Surrogate}/u, 'it must be whole Unicode text'],
  [/^\s|\s$/, 'it must not begin or end with a space'],
  [/^\.{1,2}$|\.$/, 'it must not end with a period'],
  [/^~\$/, 'it must not begin with ~$'],
  [/_vti_/i, 'it must not hold _vti_'],
  [/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|^(?:\.lock|desktop\.ini)$/i, 'it is reserved by operating systems'],
]

/**
 * A name that a file, folder or attachment may have, as the established server
 * allows them: `#`, `%`, quotes and letters of any script are fine, parts of a
 * path are not. Fails with `illegal_name`, which says why.
 */
export function checkLeafName(name: string): string {
  const isLong = name.length > maxLength || fold(name).length > maxKeyLength
  const why = isLong ? `a name has at most ${maxLength} characters` : refused.find(([pattern]) => pattern.test(name))?.[1]
  if (why === undefined) return name
  throw new DomainError(contentReasons.illegal_name, { name: name.slice(0, 100), why })
}
