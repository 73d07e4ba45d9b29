import type { Request, Response } from '../message/message.ts'
import type { Cors } from './cors.ts'
import type { IsTrusted } from './forwarded.ts'

/** Rules of the listener that received a request. */
export interface TransportRules {
  /** Proxies whose X-Forwarded-* headers count. */
  readonly isTrusted: IsTrusted
  readonly cors: Cors
  /** The `https` address to redirect to; undefined if the request may be answered as it is. */
  readonly redirect?: (request: Request, isForwarded: boolean) => string | undefined
  /** A monotonic clock, in milliseconds. */
  readonly monotonic: () => number
}

/** A request as received from the socket, before any check. */
export interface Arrival {
  /** As the socket shows it; X-Forwarded-* headers are not applied yet. */
  readonly request: Request
  readonly httpVersion: string
  /** Time on `monotonic`. */
  readonly startedAt: number
  readonly rules: TransportRules
  /** Why this server could not learn what other servers of the farm have committed; missing if it has, and if it is alone. */
  readonly ignorance?: Error
}

/** A reply that is ready for the socket. */
export interface Departure {
  readonly response: Response
  /** Alternating names and values; the socket adds Content-Length or Transfer-Encoding. */
  readonly head: (string | string[])[]
  /** Closes the connection after the reply, because the head of the request cannot be trusted. */
  readonly closes: boolean
}
