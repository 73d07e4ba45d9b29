/** What a failure means for control flow. Each edge maps every code to a status (architecture: Errors). */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'denied'
  | 'not_found'
  | 'gone'
  | 'conflict'
  | 'stale'
  | 'locked'
  | 'too_large'
  | 'throttled'
  | 'unsupported'
  | 'unavailable'
  | 'internal'

export interface ReasonFact {
  readonly code: ErrorCode
  /** The 32-bit number that old clients compare; unsigned here, signed decimal in REST, hex in SOAP. */
  readonly number: number
  /** The number that REST shows, where it is another one. */
  readonly odataNumber?: number
  /** The exception name that REST clients see behind the number. */
  readonly exception: string
  /** Says what to do. `{name}` takes the detail of that name. */
  readonly message: string
}
