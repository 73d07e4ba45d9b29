/** Lets one writer run at a time, first come first served. */
export class WriterQueue {
  readonly #waiting: (() => void)[] = []
  held = false

  acquire(): Promise<void> | undefined {
    if (this.held) return new Promise((resolve) => this.#waiting.push(resolve))
    this.held = true
    return undefined
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.held = false
  }
}
