import { DomainError } from '../kernel/errors.ts'
import { accessReasons } from './reasons.ts'

/** The version that a caller expects: the header as sent and the numbers in it; an empty list matches nothing. */
export interface ExpectedVersion {
  readonly given: string
  readonly versions: readonly number[]
  /** The item that each tag names, in lower case; null if it names none. Missing if none of them does. */
  readonly itemIds?: readonly (string | null)[]
}

/**
 * Fails with `version_conflict` if none of the expected versions is the current one. `itemId` is the GUID of an item: a tag that
 * contains the GUID of another one does not match.
 */
export function matchVersion(expected: ExpectedVersion | undefined, current: number, itemId?: string): void {
  if (!expected) return
  const { versions, itemIds = [] } = expected
  const isOther = (named: string | null | undefined) => typeof named === 'string' && itemId !== undefined && named !== itemId
  if (versions.some((version, index) => version === current && !isOther(itemIds[index]))) return
  throw new DomainError(accessReasons.version_conflict, {
    given: expected.given,
    current: String(current),
    version: String(current),
    ...(itemId !== undefined && { itemId }),
  })
}
