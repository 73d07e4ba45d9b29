import type { DomainError } from '../../kernel/errors.ts'

/** The scopes of a change log; the numbers are those in tokens of the established server (protocol/changes#tokens). */
export const changeScopes = { site: 1, web: 2, list: 3 } as const

export interface ChangeScope {
  readonly kind: keyof typeof changeScopes
  /** The id of the site collection, web or list. */
  readonly id: string
}

/** A position in the change log: after the change with this number or, without a number, after all changes before this time. */
export interface ChangeToken {
  /** Milliseconds since 1970, UTC. */
  readonly at: number
  readonly sequence?: number
}

/** Ticks of 100 ns between the year 1 and 1970. */
const ticksAtEpoch = 621_355_968_000_000_000n
const ticksPerMillisecond = 10_000n

/** `1;<scope>;<id>;<ticks>;<number>` (protocol/changes#tokens). */
export function writeChangeToken({ kind, id }: ChangeScope, { at, sequence = -1 }: ChangeToken): string {
  const ticks = BigInt(at) * ticksPerMillisecond + ticksAtEpoch
  return `1;${changeScopes[kind]};${id};${ticks};${sequence}`
}

const form = /^1;(\d);\{?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\}?;(\d{1,19});(-1|\d{1,15})$/i

/**
 * The position in a token of this scope or of its site collection, whose changes
 * have the same numbers. The number -1, which clients put into tokens of their
 * own, means that only the time counts. For text that is not a token, or a token
 * of another scope, throws the error that `fail` makes.
 */
export function readChangeToken(text: string, scope: ChangeScope, fail: (why: string) => DomainError, siteId?: string): ChangeToken {
  const [, kind, id = '', ticks = '', number = ''] = form.exec(text.trim()) ?? []
  if (kind === undefined) throw fail(`it is not of the form 1;<scope>;<id>;<time>;<number>`)
  const isOfSite = siteId !== undefined && Number(kind) === changeScopes.site && id.toLowerCase() === siteId
  if (!isOfSite && Number(kind) !== changeScopes[scope.kind])
    throw fail(`its scope is ${kind}, that of a ${scope.kind} is ${changeScopes[scope.kind]}`)
  if (!isOfSite && id.toLowerCase() !== scope.id) throw fail(`it is of another ${scope.kind}, ${id.toLowerCase()}`)
  const at = Number((BigInt(ticks) - ticksAtEpoch) / ticksPerMillisecond)
  return number === '-1' ? { at } : { at, sequence: Number(number) }
}
