import type { EmulatedTime } from '../emulator/time/emulated-runtime.ts'
import type { Farm } from '../farm/farm.ts'

/** The farm of a shard before it serves. */
export interface ShardData {
  readonly farm: Farm
  readonly time: EmulatedTime | undefined
}

/** How long after a shard the farm of the next one is opened: the reply to its first request goes before. */
const afterMs = 5

/**
 * Keeps the farm of the next shard ready, once a server has shards: opening it is half of the work of a first request. A farm that
 * began with another state than the one that is asked for is closed.
 */
export class SpareShard<S extends object> {
  readonly #open: (from: S) => Promise<ShardData>
  #ready: { readonly from: S; readonly opening: Promise<ShardData | undefined> } | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(open: (from: S) => Promise<ShardData>) {
    this.#open = open
  }

  /** A farm that begins with a state; the caller closes it. */
  async take(from: S): Promise<ShardData> {
    const ready = this.#ready
    this.#ready = undefined
    if (ready && ready.from !== from) closed(ready.opening).catch(() => undefined)
    return (ready?.from === from ? await ready.opening : undefined) ?? this.#open(from)
  }

  /** Opens a farm with this state soon, if none is ready. */
  prepare(from: S): void {
    clearTimeout(this.#timer)
    if (this.#isStopped || this.#ready) return
    this.#timer = setTimeout(() => {
      // If it cannot be opened, the next shard says why.
      this.#ready ??= { from, opening: this.#open(from).catch(() => undefined) }
    }, afterMs).unref()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    const ready = this.#ready
    this.#ready = undefined
    if (ready) await closed(ready.opening)
  }
}

const closed = async (opening: Promise<ShardData | undefined>): Promise<void> => (await opening)?.farm.close()
