import type { ErrorCode, Reason } from './reason.ts'
import { kernelReasons } from './reasons.ts'

/**
 * The only class that core throws for failures that clients may see. Any other
 * error becomes `internal`: the server logs it and withholds its text.
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

  /** The same error with further details, whose marks in its message are filled. */
  with(details: Readonly<Record<string, string>>): DomainError {
    const reason = { name: this.reason, code: this.code, message: this.#template }
    return new DomainError(reason, { ...this.details, ...details }, this.cause === undefined ? undefined : { cause: this.cause })
  }

  /** Whether its message has a place for a hint, and no hint. */
  get lacksHint(): boolean {
    return this.#template.includes('{hint}') && (this.details.hint ?? '') === ''
  }

  /** The message with some of its details replaced. */
  messageWith(others: Readonly<Record<string, string>>): string {
    return filled(this.#template, { ...this.details, ...others })
  }
}

/** The part of an error that belongs in the log: a fault of the server or the cause of one; undefined for mistakes of a client. */
export function loggedFault(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error
  return error.code === 'internal' ? (error.cause ?? error) : undefined
}

/** What the log says of an error in one line: also what the cause of a `DomainError` says, which clients do not see. */
export function messageWithCause(error: unknown): string {
  if (!(error instanceof DomainError)) return error instanceof Error ? error.message : String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

const filled = (template: string, details: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, detail: string) => (Object.hasOwn(details, detail) ? (details[detail] ?? '') : ''))

/** Whether something failed because the disk is full. */
export const isStorageFull = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.reason === kernelReasons.storage_full.name

/** Whether a store rejects writes because its disk is full or has failed. Reads still work. */
export const isNotStored = (error: unknown): error is DomainError =>
  error instanceof DomainError && (error.reason === kernelReasons.storage_full.name || error.reason === kernelReasons.storage_failed.name)

/** `invalid_request` with a message that says what is wrong and what would be right. */
export const invalid = (message: string): DomainError => new DomainError(kernelReasons.invalid_request, { message })

/** `invalid_operation`: the request does not fit the present state; the message says what to do first. */
export const invalidOperation = (message: string): DomainError => new DomainError(kernelReasons.invalid_operation, { message })

/**
 * `invalid_query` with a message that names the field or the position
 * (protocol/errors#rest). With details, each `{name}` in the message
 * is replaced by the detail of that name.
 */
export const invalidQuery = (message: string, details?: Record<string, string>): DomainError =>
  details
    ? new DomainError({ ...kernelReasons.invalid_query, message }, details)
    : new DomainError(kernelReasons.invalid_query, { message })
