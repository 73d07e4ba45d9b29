import type { ErrorCode, Reason } from './reason.ts'
import { kernelReasons } from './reasons.ts'

/**
 * The one class that core throws for a failure a client may learn about.
 * Anything else that is thrown becomes `internal`: logged, its text withheld.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  /** The name of the reason. */
  readonly reason: string
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, string>>
  readonly #template: string

  constructor({ name, code, message }: Reason, details: Record<string, string> = {}, options?: ErrorOptions) {
    super(filled(message, details), options)
    this.reason = name
    this.code = code
    this.details = details
    this.#template = message
  }

  /** The message with other words for some of its details. */
  messageWith(others: Readonly<Record<string, string>>): string {
    return filled(this.#template, { ...this.details, ...others })
  }
}

const filled = (template: string, details: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, detail: string) => (Object.hasOwn(details, detail) ? (details[detail] ?? '') : ''))

/** `invalid_request` with a message that names what is wrong and what would be right. */
export const invalid = (message: string): DomainError => new DomainError(kernelReasons.invalid_request, { message })

/** `invalid_operation`: what is asked for does not fit the state that things are in; the message says what to do first. */
export const invalidOperation = (message: string): DomainError => new DomainError(kernelReasons.invalid_operation, { message })

/**
 * `invalid_query` with a message that names the field or the position
 * (specification, OData query options). With details, `{name}` in the message
 * takes the one of that name.
 */
export const invalidQuery = (message: string, details?: Record<string, string>): DomainError =>
  details
    ? new DomainError({ ...kernelReasons.invalid_query, message }, details)
    : new DomainError(kernelReasons.invalid_query, { message })
