/** A server that tells nobody of a commit: so the number of commits is read again and again. */
const lookMs = 1_000

export interface Watched {
  /** The number of commits now. */
  readonly count: () => Promise<number>
  /** Whether this process has a transaction open, which may change the number. */
  readonly isWriting: () => boolean
  readonly onOthers: () => void
}

/** Calls `onOthers` soon after commits of others: those whose number this process has not made. */
export class CommitWatch {
  readonly #watched: Watched
  #known: number | undefined
  #timer: NodeJS.Timeout | undefined
  #isStarted = false

  constructor(watched: Watched) {
    this.#watched = watched
  }

  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    void this.#look()
  }

  stop(): void {
    this.#isStarted = false
    clearTimeout(this.#timer)
  }

  /** The number when a transaction of this process begins, and after its commit. */
  saw(number: number, whose: 'ours' | 'others'): void {
    const isNew = this.#known !== undefined && number > this.#known
    this.#known = number
    if (isNew && whose === 'others') this.#watched.onOthers()
  }

  async #look(): Promise<void> {
    const { count, isWriting } = this.#watched
    if (!isWriting()) {
      const number = await count().catch(() => undefined)
      if (number !== undefined && this.#isStarted && !isWriting() && number > (this.#known ?? -1)) this.saw(number, 'others')
    }
    if (!this.#isStarted) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#look(), lookMs).unref()
  }
}
