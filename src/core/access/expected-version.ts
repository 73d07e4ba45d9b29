import { DomainError } from '../kernel/errors.ts'
import { accessReasons } from './reasons.ts'

/** The version that a caller expects: the header as sent and the numbers in it; an empty list matches nothing. */
export interface ExpectedVersion {
  readonly given: string
  readonly versions: readonly number[]
}

/**
 * Fails with `version_conflict` if none of the expected versions is the current one. `itemId` is the id of an item, which
 * its entity tag can contain.
 */
export function matchVersion(expected: ExpectedVersion | undefined, current: number, itemId?: string): void {
  if (!expected || expected.versions.includes(current)) return
  throw new DomainError(accessReasons.version_conflict, {
    given: expected.given,
    current: String(current),
    version: String(current),
    ...(itemId !== undefined && { itemId }),
  })
}
