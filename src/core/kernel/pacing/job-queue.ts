/** Runs jobs one after the other, in the order of their arrival. */
export class JobQueue {
  #tail: Promise<unknown> = Promise.resolve()
  #isStopped = false

  /** Runs a job after the earlier ones; a long job asks `isStopped` whether to end. Fails as the job does. */
  run<T>(job: (isStopped: () => boolean) => Promise<T>): Promise<T> {
    const running = this.#tail.then(() => job(() => this.#isStopped))
    this.#tail = running.catch(() => undefined)
    return running
  }

  /** Resolves when no job is left. */
  async idle(): Promise<void> {
    for (let tail: Promise<unknown> | undefined; tail !== this.#tail; ) {
      tail = this.#tail
      await tail
    }
  }

  /** Asks the jobs to end, and resolves when they have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.idle()
  }
}
