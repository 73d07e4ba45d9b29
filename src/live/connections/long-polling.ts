import type { Frame } from '../protocol/messages.ts'
import { sizeOf, type Transport } from './transport.ts'

/** How long a poll waits for a message; clients wait at least 100 seconds. */
const pollMs = 90_000

/** The result of a poll: frames, nothing yet, or the end of the connection. */
export type Polled = { readonly body: Uint8Array; readonly isBinary: boolean } | 'nothing' | 'ended'

/** Frames as replies to polls. Between two polls they wait here. */
export class LongPolling implements Transport {
  readonly takesBinary = true
  readonly needsPings = false
  #queue: Frame[] = []
  #bytes = 0
  #isEnding = false
  #isFirst = true
  #answer: ((polled: Polled) => void) | undefined

  get isPolled(): boolean {
    return this.#answer !== undefined
  }

  send(frame: Frame): void {
    if (this.#isEnding) return
    this.#queue.push(frame)
    this.#bytes += sizeOf(frame)
    // Frames that are sent in one turn of the event loop go into one reply.
    if (this.#answer) setImmediate(() => this.#settle())
  }

  waiting(): { readonly messages: number; readonly bytes: number } {
    return { messages: this.#queue.length, bytes: this.#bytes }
  }

  end(): void {
    this.#isEnding = true
    this.#settle()
  }

  /** The next reply. Only one poll waits: an earlier one that still waits ends without frames. The first poll is answered at once. */
  poll(): Promise<Polled> {
    this.#answer?.('nothing')
    this.#answer = undefined
    if (this.#isFirst) {
      this.#isFirst = false
      return Promise.resolve('nothing')
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => answer('nothing'), pollMs).unref()
      const answer = (polled: Polled) => {
        clearTimeout(timer)
        if (this.#answer === answer) this.#answer = undefined
        resolve(polled)
      }
      this.#answer = answer
      this.#settle()
    })
  }

  #settle(): void {
    const answer = this.#answer
    if (!answer) return
    if (this.#queue.length > 0) {
      const frames = this.#queue
      this.#queue = []
      this.#bytes = 0
      answer({
        body: Buffer.concat(frames.map((frame) => (typeof frame === 'string' ? Buffer.from(frame) : frame))),
        isBinary: frames.some((frame) => typeof frame !== 'string'),
      })
    } else if (this.#isEnding) answer('ended')
  }
}
