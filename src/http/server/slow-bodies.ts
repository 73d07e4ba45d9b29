import type { IncomingMessage } from 'node:http'

export interface SlowBodyOptions {
  /** The period over which the minimum rate is measured; a shorter pause is allowed. */
  readonly windowMs: number
  readonly bytesPerSecond: number
  /** Called once for a request whose body is slower. */
  readonly onSlow: (message: IncomingMessage) => void
}

interface Window {
  since: number
  bytes: number
}

/**
 * Watches requests whose body is incomplete, so that nobody holds a connection and an upload open with a byte now and
 * then. Counts only the time in which the server waits for the client: while unread bytes are buffered, the server is
 * the slow one. Costs nothing while no body is incomplete.
 */
export function watchBodies({ windowMs, bytesPerSecond, onSlow }: SlowBodyOptions): (message: IncomingMessage) => void {
  const watched = new Map<IncomingMessage, Window>()
  let timer: NodeJS.Timeout | undefined
  const begin = (message: IncomingMessage): Window => ({ since: performance.now(), bytes: message.socket.bytesRead })
  const look = () => {
    const now = performance.now()
    for (const [message, { since, bytes }] of watched) {
      if (message.complete || message.destroyed) watched.delete(message)
      else if (message.readableLength > 0) watched.set(message, begin(message))
      else if (now - since >= windowMs) {
        const isSlow = (message.socket.bytesRead - bytes) * 1000 < bytesPerSecond * (now - since)
        if (isSlow) watched.delete(message)
        else watched.set(message, begin(message))
        if (isSlow) onSlow(message)
      }
    }
    if (watched.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  return (message) => {
    watched.set(message, begin(message))
    timer ??= setInterval(look, windowMs / 4).unref()
  }
}
