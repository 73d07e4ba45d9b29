import type { Frame } from '../protocol/messages.ts'

/** Frames that were sent and that the client has not read yet. */
export interface Waiting {
  readonly messages: number
  readonly bytes: number
}

/** How frames reach the client of a connection: one of the three transports of SignalR. */
export interface Transport {
  readonly takesBinary: boolean
  /** Whether it sends pings; a waiting poll shows by itself that the client is connected. */
  readonly needsPings: boolean
  /** Sends a frame, or keeps it until the client takes it. Never waits. */
  send(frame: Frame): void
  waiting(): Waiting
  /** Ends after the frames that were sent; a client that does not read them is disconnected a little later. */
  end(reason: string): void
}

export const sizeOf = (frame: Frame): number => (typeof frame === 'string' ? Buffer.byteLength(frame) : frame.length)
