import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { errorReply } from '../../http/message/error-reply.ts'
import type { Request, Response } from '../../http/message/message.ts'
import type { Arrival, Departure } from '../../http/server/arrival.ts'
import { askedShard } from './asked-shard.ts'
import { carries, isOwnMachine } from './guard.ts'
import type { Shards } from './shards.ts'

/** The way of a request from the socket to its reply. */
export type Go = (arrival: Arrival) => Departure | Promise<Departure>

interface ShardWayOptions {
  readonly shards: Shards
  /** The way of the server without a shard, which also records the requests that no shard takes. */
  readonly own: Go
  /** What every request that makes a shard carries in `X-Emulator-Token`; empty if nothing is needed. */
  readonly token: string
  /** Called for each request of a shard: its id is one of the shard. */
  readonly onShard: () => void
}

/** Requests that no shard takes, and why. */
const refusals = new WeakMap<Request, DomainError>()

/** The reply to a request that no shard takes; undefined for all others. */
export function refusedShard(request: Request): Response | undefined {
  const error = refusals.get(request)
  return error && { ...errorReply(request, error), operation: 'refused' }
}

/** Takes requests that name a shard to it, and all others to the server without one. */
export function shardWay({ shards, own, token, onShard }: ShardWayOptions): Go {
  const refuse = (arrival: Arrival, error: DomainError) => {
    refusals.set(arrival.request, error)
    return own(arrival)
  }
  return (arrival) => {
    const { request } = arrival
    const asked = askedShard(request)
    if (!asked) return own(arrival)
    if ('wrong' in asked) return refuse(arrival, worded(asked.wrong))
    const fault = shards.has(asked.name) ? undefined : strangerFault(request, token)
    if (fault) return refuse(arrival, fault)
    try {
      const departure = shards.go(asked.name, arrival)
      onShard()
      return departure instanceof Promise
        ? departure.catch((failure: unknown) => {
            // A request itself never fails: the shard could not be made.
            if (failure instanceof DomainError) return refuse(arrival, failure)
            throw failure
          })
        : departure
    } catch (failure) {
      if (failure instanceof DomainError) return refuse(arrival, failure)
      throw failure
    }
  }
}

/** Why a request may not make a shard, which can end another one: it is not one of the tests of this machine. */
function strangerFault(request: Request, token: string): DomainError | undefined {
  const { headers } = request
  const { origin } = headers
  const isOwn = origin !== undefined && /^https?:\/\//i.test(origin) && isOwnMachine(origin.replace(/^https?:\/\//i, ''))
  const isForeign = origin === undefined ? headers['sec-fetch-site'] === 'cross-site' : !isOwn
  if (isForeign)
    return new DomainError(
      { ...kernelReasons.foreign_form, message: '{message}' },
      { message: 'A page of another site sent this request, and the shard does not exist yet: the test itself makes it, by any request.' },
    )
  if (token !== '' && !carries(request, token))
    return new DomainError(kernelReasons.sign_in_required, {
      message:
        'the shard does not exist yet, and a request that makes one needs the header X-Emulator-Token with the value of the setting Emulator:Token.',
    })
  return undefined
}

const worded = (message: string) => new DomainError({ ...kernelReasons.invalid_request, message: '{message}' }, { message })
