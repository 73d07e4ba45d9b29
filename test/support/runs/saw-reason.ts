import type { Reason } from '../../../src/core/kernel/reason.ts'
import { noteFact } from '../coverage-file.ts'

/**
 * Notes that a test saw an error with this reason where no header of a reply names it: in the reply to a part of a batch, at a redirect
 * address, in an operation that failed, at a hub, or from an act that it called. A test calls it after its expectation.
 */
export const sawReason = ({ name }: Reason): void => noteFact({ reason: name })
