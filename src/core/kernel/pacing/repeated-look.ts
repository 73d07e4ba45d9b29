export interface LookOptions {
  /** Does what is due, and returns the time until the next look in milliseconds. */
  readonly look: () => Promise<number>
  /** The time until the look after one that has failed, in milliseconds. */
  readonly faultMs: number
  readonly onError: (error: unknown) => void
}

/** The pause after a look is at least this many times its duration, but at most `longestPauseMs`. */
const pausePerLook = 20
const longestPauseMs = 2_000

/** Looks again and again for work that is due, one look at a time, with pauses between. */
export class RepeatedLook {
  readonly #options: LookOptions
  #timer: NodeJS.Timeout | undefined
  /** The time of the timer, by `performance.now()`. */
  #rings = Number.POSITIVE_INFINITY
  /** The earliest time of the next look. */
  #restsUntil = 0
  #looking: Promise<void> | undefined
  #isDue = false
  #isStopped = false

  constructor(options: LookOptions) {
    this.#options = options
  }

  /** Looks after `ms` milliseconds at the latest, but not before the pause after the last look is over. */
  lookIn(ms: number): void {
    if (this.#isStopped) return
    const at = Math.max(performance.now() + ms, this.#restsUntil)
    if (at >= this.#rings) return
    clearTimeout(this.#timer)
    this.#rings = at
    this.#timer = setTimeout(() => this.#ring(), Math.max(at - performance.now(), 0)).unref()
  }

  #ring(): void {
    this.#rings = Number.POSITIVE_INFINITY
    if (this.#looking) {
      this.#isDue = true
      return
    }
    const began = performance.now()
    this.#looking = this.#options
      .look()
      .catch((error: unknown) => {
        this.#options.onError(error)
        return this.#options.faultMs
      })
      .then((nextMs) => {
        this.#looking = undefined
        this.#restsUntil = performance.now() + Math.min((performance.now() - began) * pausePerLook, longestPauseMs)
        this.lookIn(this.#isDue ? 0 : nextMs)
        this.#isDue = false
      })
  }

  /** Resolves when the look that is running has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#looking
  }
}
