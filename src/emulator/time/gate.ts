/** How long work that runs alone waits for the requests that run already. */
const patienceMs = 5_000

/** Lets requests pass, except while something runs alone. */
export class Gate {
  /** The number of requests inside. */
  #inside = 0
  /** Raised when requests that are inside are no longer counted. */
  #round = 0
  #shut: Promise<void> | undefined
  #onQuiet: (() => void) | undefined
  #last: Promise<unknown> = Promise.resolve()

  /** What a request waits for before it enters; undefined if it may enter at once. */
  get shut(): Promise<void> | undefined {
    return this.#shut
  }

  /** Notes a request, until the function that it returns is called. */
  enter(): () => void {
    let round = this.#round
    this.#inside += 1
    return () => {
      if (round !== this.#round) return
      round = -1
      this.#inside -= 1
      if (this.#inside === 0) this.#onQuiet?.()
    }
  }

  /** Runs work when no request runs; requests that arrive meanwhile wait. After five seconds it runs beside those that are left. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => this.#runAlone(work))
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #runAlone<T>(work: () => Promise<T>): Promise<T> {
    let open = (): void => undefined
    this.#shut = new Promise((resolve) => {
      open = resolve
    })
    try {
      await this.#quiet()
      return await work()
    } finally {
      this.#shut = undefined
      open()
    }
  }

  async #quiet(): Promise<void> {
    if (this.#inside === 0) return
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.#onQuiet = resolve
      timer = setTimeout(resolve, patienceMs)
    })
    clearTimeout(timer)
    this.#onQuiet = undefined
    // Those that did not end in time keep nobody waiting again.
    this.#round += 1
    this.#inside = 0
  }
}
