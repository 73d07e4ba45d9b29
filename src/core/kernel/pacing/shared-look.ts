/** One look for all who ask at the same time. It begins after each of them has asked, so that it sees what they wait for. */
export class SharedLook {
  readonly #look: () => Promise<void>
  #last: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(look: () => Promise<void>) {
    this.#look = look
  }

  /** Resolves after a look that begins from now on. Fails as the look does. */
  look(): Promise<void> {
    if (this.#next) return this.#next
    const next = this.#last.then(() => {
      this.#next = undefined
      return this.#look()
    })
    this.#next = next
    this.#last = next.catch(() => undefined)
    return next
  }
}
