import type { ServerResponse } from 'node:http'

/** The error for a reply whose client stopped reading. */
export class StalledReader extends Error {
  override readonly name = 'StalledReader'
}

/** Closes the connection of a reply that its client does not read, after a call of `onCut`. */
export type WatchReader = (reply: ServerResponse, onCut: (why: StalledReader) => void) => void

interface Window {
  readonly onCut: (why: StalledReader) => void
  since: number
  /** Bytes of the connection that the client has acknowledged. */
  taken: number
}

/**
 * Watches replies that clients have not read completely, so that nobody holds memory and a connection by not reading:
 * the connection of a client that takes nothing for `mostMs` is closed. Counts only the time in which the server waits
 * for the client: while no bytes wait to be sent, the server is the slow one. Costs nothing while no reply waits.
 */
export function watchReaders(mostMs: number): WatchReader {
  const watched = new Map<ServerResponse, Window>()
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    const now = performance.now()
    for (const [reply, { onCut, since, taken }] of watched) {
      if (reply.writableFinished || reply.destroyed) watched.delete(reply)
      else if (!isWaiting(reply) || takenOf(reply) !== taken) watched.set(reply, { onCut, since: now, taken: takenOf(reply) })
      else if (now - since >= mostMs) {
        watched.delete(reply)
        onCut(new StalledReader('The client takes nothing of the reply.'))
        reply.destroy()
      }
    }
    if (watched.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  return (reply, onCut) => {
    watched.set(reply, { onCut, since: performance.now(), taken: takenOf(reply) })
    timer ??= setInterval(look, mostMs / 4).unref()
  }
}

/** A pipelined reply that waits for an earlier one has no socket yet. */
const isWaiting = ({ socket }: ServerResponse): boolean => socket !== null && socket.writableLength > 0

const takenOf = ({ socket }: ServerResponse): number => (socket ? socket.bytesWritten - socket.writableLength : 0)
