import type { ErrorCode, ReasonFact } from './reason-fact.ts'
import { type Reason, reasons } from './reasons.ts'

/**
 * The one class that core throws for a failure a client may learn about.
 * Anything else that is thrown becomes `internal`: logged, its text withheld.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly reason: Reason
  readonly details: Readonly<Record<string, string>>

  constructor(reason: Reason, details: Record<string, string> = {}, options?: ErrorOptions) {
    super(
      reasons[reason].message.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(details, name) ? (details[name] ?? '') : '')),
      options,
    )
    this.reason = reason
    this.details = details
  }

  get code(): ErrorCode {
    return reasons[this.reason].code
  }

  get odataNumber(): number {
    const fact: ReasonFact = reasons[this.reason]
    return fact.odataNumber ?? fact.number
  }

  get number(): number {
    return reasons[this.reason].number
  }
}

/** `invalid_request` with a message that names what is wrong and what would be right. */
export const invalid = (message: string): DomainError => new DomainError('invalid_request', { message })

/** `invalid_operation`: what is asked for does not fit the state that things are in; the message says what to do first. */
export const invalidOperation = (message: string): DomainError => new DomainError('invalid_operation', { message })

/** `invalid_query` with a message that names the field or the position (specification, OData query options). */
export const invalidQuery = (message: string): DomainError => new DomainError('invalid_query', { message })
