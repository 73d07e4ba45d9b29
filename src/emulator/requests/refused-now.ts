import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'

/** A conflict with the present state of the server; the message says what to do first. */
export const refusedNow = (message: string): DomainError => new DomainError(kernelReasons.backup_place_refused, { message })
