/** The kind of a failure, for control flow. Each edge maps every code to a status. */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'denied'
  | 'not_found'
  | 'gone'
  | 'conflict'
  | 'stale'
  | 'locked'
  | 'damaged'
  | 'too_large'
  | 'throttled'
  | 'unsupported'
  | 'unavailable'
  | 'internal'

export interface ReasonFact {
  readonly code: ErrorCode
  /** Says what to do. The detail of that name replaces `{name}`. */
  readonly message: string
  /** Why no test can be sure to see it (`npm run contract:coverage`). */
  readonly notProduced?: string
}

/** One way in which a request can fail. A profile adds the numbers and names that its clients know. */
export interface Reason<Name extends string = string> extends ReasonFact {
  readonly name: Name
}

/** The reasons of a room; each is named by its key. */
export function defineReasons<const T extends Readonly<Record<string, ReasonFact>>>(
  facts: T,
): { readonly [N in keyof T & string]: Reason<N> } {
  const named = Object.entries(facts).map(([name, fact]) => [name, { name, ...fact }])
  return Object.fromEntries(named) as { readonly [N in keyof T & string]: Reason<N> }
}
