/** The limits of live updates; all times are in milliseconds. */
export interface LiveLimits {
  /** Connections of this process, and of one user. */
  readonly connections: number
  readonly userConnections: number
  /** Groups of a connection. */
  readonly subscriptions: number
  readonly frameBytes: number
  /** The maximum number of messages and bytes that wait for a client that does not read. */
  readonly queueMessages: number
  readonly queueBytes: number
  /** After this time without a message the server sends a ping. */
  readonly keepAliveMs: number
  /** After this time without a message or a ping of the client its connection is closed. */
  readonly clientTimeoutMs: number
  /** The interval at which the sign-in of a connection is checked again. */
  readonly signInCheckMs: number
}

/** The maximum time from negotiation to connect, from connect to handshake, and until a stateful connection reconnects. */
export const waitMs = { connect: 30_000, handshake: 15_000, reconnect: 30_000 } as const
