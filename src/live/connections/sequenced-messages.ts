import type { Frame } from '../protocol/messages.ts'
import { sizeOf, type Waiting } from './transport.ts'

interface Kept {
  readonly id: number
  readonly frame: Frame
  readonly bytes: number
}

/** Both directions of a stateful connection: frames that the client has not acknowledged, and messages that it has sent. */
export class SequencedMessages {
  readonly #kept: Kept[] = []
  #bytes = 0
  #sent = 0
  #next = 1
  #received = 0
  #acknowledged = 0
  /** Between a reconnect and its sequence message nothing counts. */
  #isResuming = false

  /** Keeps a frame until the client acknowledges it. */
  keep(frame: Frame): void {
    this.#sent += 1
    const bytes = sizeOf(frame)
    this.#kept.push({ id: this.#sent, frame, bytes })
    this.#bytes += bytes
  }

  kept(): Waiting {
    return { messages: this.#kept.length, bytes: this.#bytes }
  }

  acknowledge(upTo: number): void {
    const count = this.#kept.findIndex(({ id }) => id > upTo)
    for (const { bytes } of this.#kept.splice(0, count < 0 ? this.#kept.length : count)) this.#bytes -= bytes
  }

  /** The client has connected again: the number of the first frame that is sent again, and the frames. */
  resume(): { readonly from: number; readonly frames: readonly Frame[] } {
    this.#isResuming = true
    return { from: this.#kept[0]?.id ?? this.#sent + 1, frames: this.#kept.map(({ frame }) => frame) }
  }

  /** The client says which message it sends next; false if it leaves some out. */
  restartAt(sequenceId: number): boolean {
    this.#isResuming = false
    if (sequenceId > this.#next) return false
    this.#next = sequenceId
    return true
  }

  /** Whether a message is to be processed. `counts`: calls count, pings do not. */
  admits(counts: boolean): boolean {
    if (this.#isResuming) return false
    if (!counts) return true
    const id = this.#next
    this.#next += 1
    if (id <= this.#received) {
      this.#acknowledged = Math.min(this.#acknowledged, id - 1)
      return false
    }
    this.#received = id
    return true
  }

  /** The number to acknowledge; undefined if the client knows it. */
  toAcknowledge(): number | undefined {
    if (this.#isResuming || this.#received === this.#acknowledged) return undefined
    this.#acknowledged = this.#received
    return this.#received
  }
}
