import type { ExpectedVersion } from '../../core/access/expected-version.ts'
import { parseIfMatch } from '../../http/content/if-match.ts'
import type { Profile } from '../../profile/profile.ts'

/**
 * The versions of an item that a header names (protocol/items#entity-tags); in some profiles only those of the item whose GUID a tag
 * contains. Undefined if any version is allowed. Fails with `invalid_request`.
 */
export function versionsIn({ items }: Profile, header: string | undefined): ExpectedVersion | undefined {
  const expected = parseIfMatch(header)
  return expected && (items.tagsNameItems ? expected : { given: expected.given, versions: expected.versions })
}
