import type { Request, Response } from '../message/message.ts'
import type { Cors } from './cors.ts'
import type { IsTrusted } from './forwarded.ts'

/** The rules of the socket that a request came by. */
export interface TransportRules {
  /** Proxies whose X-Forwarded-* headers count. */
  readonly isTrusted: IsTrusted
  readonly cors: Cors
  /** The `https` address at which a request is to be made instead; undefined where it may be answered as it came. */
  readonly redirect?: (request: Request, isForwarded: boolean) => string | undefined
  /** Milliseconds of a clock that never goes back. */
  readonly monotonic: () => number
}

/** A request as the socket brought it: nothing in it has been checked. */
export interface Arrival {
  /** As this server sees it; proxies have not been heeded yet. */
  readonly request: Request
  readonly httpVersion: string
  /** By the clock of the rules. */
  readonly startedAt: number
  readonly rules: TransportRules
}

/** A reply as it goes to the socket. */
export interface Departure {
  readonly response: Response
  /** Names and values in turn; the socket adds what says where the body ends. */
  readonly head: (string | string[])[]
  /** Nothing more is answered on the connection: the head of the request cannot be believed. */
  readonly closes: boolean
}
