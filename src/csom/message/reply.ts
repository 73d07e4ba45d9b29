import type { DomainError } from '../../core/kernel/errors.ts'
import { messageOf } from '../../profile/failures.ts'
import { type Profile, wireReasonOf } from '../../profile/profile.ts'

/** An error in the header of a reply. */
export interface ErrorInfo {
  readonly ErrorMessage: string
  readonly ErrorValue: null
  readonly TraceCorrelationId: string
  /** A signed 32-bit number. */
  readonly ErrorCode: number
  readonly ErrorTypeName: string
}

/** The error of a request that is no valid document. */
export const malformed = (profile: Profile, error: DomainError, correlationId: string): ErrorInfo => ({
  ErrorMessage: messageOf(profile, error),
  ErrorValue: null,
  TraceCorrelationId: correlationId,
  ErrorCode: -1,
  ErrorTypeName: 'System.Xml.Schema.XmlSchemaValidationException',
})

/** The name and number of an error in the request itself, in all profiles. */
const wrongRequest = { number: -1, exception: 'Microsoft.SharePoint.Client.InvalidClientQueryException' }

/** The error of a failure. */
export function errorInfo(profile: Profile, error: DomainError, correlationId: string): ErrorInfo {
  const own = profile.reasonsOfModel?.[error.reason as keyof typeof profile.reasons]
  const reason = error.reason === 'invalid_request' ? { ...wrongRequest, odataNumber: -1 } : (own ?? wireReasonOf(profile, error))
  const { number, odataNumber = number, exception } = reason
  return {
    ErrorMessage: messageOf(profile, error),
    ErrorValue: null,
    TraceCorrelationId: correlationId,
    ErrorCode: odataNumber | 0,
    ErrorTypeName: exception,
  }
}

export interface ReplyFacts {
  readonly schemaVersion: string
  /** The version of the server: four numbers. */
  readonly libraryVersion: string
  readonly correlationId: string
}

/** The body of a reply with an error: nothing follows its header. */
export const failedBody = (facts: ReplyFacts, error: ErrorInfo): string => `[${headerOf(facts, error)}]`

/** The body of a reply: the header, and the ids and results of the actions, which are JSON. */
export const resultsBody = (facts: ReplyFacts, results: readonly string[]): string => `[${[headerOf(facts, null), ...results].join(',')}]`

const headerOf = ({ schemaVersion, libraryVersion, correlationId }: ReplyFacts, ErrorInfo: ErrorInfo | null): string =>
  JSON.stringify({ SchemaVersion: schemaVersion, LibraryVersion: libraryVersion, ErrorInfo, TraceCorrelationId: correlationId })
