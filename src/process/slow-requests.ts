import type { Request, Response } from '../http/message/message.ts'
import type { RequestState } from '../http/way/state.ts'
import type { Logger } from './logging.ts'
import { type HeldLoop, watchLoop } from './loop-watch.ts'

export interface SlowRequests {
  /** Costs a comparison for a request that was not slow. */
  answered(response: Response, request: Request | undefined, durationMs: number, state: RequestState): void
  stop(): void
}

export interface SlowRequestOptions {
  /** `Limits:SlowRequestMs`, above 0. */
  readonly slowMs: number
  readonly monotonic: () => number
  readonly warn: Logger['warn']
}

/**
 * Logs each request that took longer than the limit, with its user and the cause, and each longer time in which the
 * event loop was blocked without such a request. Of a query it logs only the names of the options.
 */
export function watchSlowRequests({ slowMs, monotonic, warn }: SlowRequestOptions): SlowRequests {
  let toldAt = Number.NEGATIVE_INFINITY
  let latest: Response | undefined
  const watch = watchLoop({
    monotonic,
    onHeld({ heldMs, processorMs }) {
      // Replies may be generated while they are sent, and background work belongs to no request.
      if (heldMs <= slowMs || toldAt >= monotonic() - heldMs) return
      warn('The event loop was blocked.', { heldMs: whole(heldMs), processorMs: whole(processorMs), latestOperation: latest?.operation })
    },
  })
  return {
    answered(response, request, durationMs, { actor, ctx }) {
      latest = response
      if (durationMs <= slowMs) return
      const now = monotonic()
      toldAt = now
      const held = watch.longestSince(now - durationMs)
      const { method, path, query = '', correlationId, clientAddress } = request ?? {}
      warn('A request was slow.', {
        correlationId,
        method,
        path: path?.slice(0, 500),
        options: optionNames(query),
        operation: response.operation,
        status: response.status,
        user: actor?.loginName,
        clientAddress,
        durationMs: whole(durationMs),
        heldMs: whole(held.heldMs),
        processorMs: whole(held.processorMs),
        entities: ctx?.budget?.spentEntities,
        cause: causeOf(durationMs, held),
      })
    },
    stop: watch.stop,
  }
}

const whole = Math.round

function causeOf(durationMs: number, { heldMs, isNow }: HeldLoop): string {
  if (heldMs < durationMs / 2) return 'it waited: for the disk, for other writes, or for its client'
  return isNow ? 'it held the event loop' : 'the event loop was held while it was under way'
}

/** The OData options in a query string; other names, and all values, may be secret. */
const optionNames = (query: string): string[] =>
  query
    .slice(0, 2000)
    .split('&')
    .map((pair) => pair.slice(0, 20).split('=')[0]?.replace(/^%24/, '$').toLowerCase() ?? '')
    .filter((name) => knownOptions.has(name))

const knownOptions: ReadonlySet<string> = new Set(
  ['filter', 'orderby', 'select', 'expand', 'top', 'skip', 'skiptoken', 'inlinecount', 'format'].map((name) => `$${name}`),
)
