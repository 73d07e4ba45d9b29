import type { DomainError } from '../../kernel/errors.ts'

/** What a change log is read for; the numbers are those of the established server's tokens (rest.md 8). */
export const changeScopes = { site: 1, web: 2, list: 3 } as const

export interface ChangeScope {
  readonly kind: keyof typeof changeScopes
  /** The id of the site collection, web or list. */
  readonly id: string
}

/** A place in the change log: behind the change of this number, or, without one, behind everything before this time. */
export interface ChangeToken {
  /** Milliseconds since 1970, UTC. */
  readonly at: number
  readonly sequence?: number
}

/** Ticks of 100 ns between the year 1 and 1970. */
const ticksAtEpoch = 621_355_968_000_000_000n
const ticksPerMillisecond = 10_000n

/** `1;<scope>;<id>;<ticks>;<number>` (rest.md 8). */
export function writeChangeToken({ kind, id }: ChangeScope, { at, sequence = -1 }: ChangeToken): string {
  const ticks = BigInt(at) * ticksPerMillisecond + ticksAtEpoch
  return `1;${changeScopes[kind]};${id};${ticks};${sequence}`
}

const form = /^1;(\d);\{?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\}?;(\d{1,19});(-1|\d{1,15})$/i

/**
 * The place that a token of this scope names. A number of -1, with which
 * clients make tokens of their own, leaves it to the time. What is no token,
 * or one of another site collection, web or list, fails as `fail` words it.
 */
export function readChangeToken(text: string, scope: ChangeScope, fail: (why: string) => DomainError): ChangeToken {
  const [, kind, id = '', ticks = '', number = ''] = form.exec(text.trim()) ?? []
  if (kind === undefined) throw fail(`it is not of the form 1;<scope>;<id>;<time>;<number>`)
  if (Number(kind) !== changeScopes[scope.kind]) throw fail(`its scope is ${kind}, that of a ${scope.kind} is ${changeScopes[scope.kind]}`)
  if (id.toLowerCase() !== scope.id) throw fail(`it is of another ${scope.kind}, ${id.toLowerCase()}`)
  const at = Number((BigInt(ticks) - ticksAtEpoch) / ticksPerMillisecond)
  return number === '-1' ? { at } : { at, sequence: Number(number) }
}
