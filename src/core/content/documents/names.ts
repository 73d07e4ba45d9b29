import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { contentReasons } from '../reasons.ts'

/** The maximum length of a name, and of its folded key: some letters become longer when folded. */
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
 * Checks the name of a file, folder or attachment, as the established server
 * does: `#`, `%`, quotes and letters of any script are valid, path separators
 * are not. Fails with `illegal_name`, which says why.
 */
export function checkLeafName(name: string): string {
  const isLong = name.length > maxLength || fold(name).length > maxKeyLength
  const why = isLong ? `a name has at most ${maxLength} characters` : refused.find(([pattern]) => pattern.test(name))?.[1]
  if (why === undefined) return name
  throw new DomainError(contentReasons.illegal_name, { name: name.slice(0, 100), why })
}
