import type { IncomingHttpHeaders } from 'node:http'
import type { BodyCopy } from './body-copy.ts'

/** A request and its reply as they passed by; secrets are masked when it is shown. */
export interface Recorded {
  readonly at: number
  readonly method: string
  /** As sent. */
  readonly path: string
  readonly query: string
  readonly host: string
  readonly isSecure: boolean
  readonly headers: IncomingHttpHeaders
  readonly body: BodyCopy
  readonly operation: string | undefined
  /** 0 if the connection was reset. */
  readonly status: number
  readonly durationMs: number
  readonly user: string | undefined
  readonly faultId: number | undefined
  /** Names and values in turn. */
  readonly head: readonly (string | readonly string[])[]
  readonly replyBody: BodyCopy
  /** Whether the copy of the reply still grows. */
  readonly isStreamed: boolean
}

export interface Numbered extends Recorded {
  readonly id: number
  /** The shard that has served it. */
  readonly shard: string | undefined
  /** The memory that its headers and bodies take at most. */
  readonly heldBytes: number
}
