import { DomainError } from '../../core/kernel/errors.ts'
import { makeBreather } from '../../core/kernel/pacing/breathe.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { LongReadTurns, SqlSession } from './session.ts'

/** Long reads of one database that run at the same time. */
export const readsAtOnce = 2

/** Long reads that may wait for their turn; further ones are refused. */
const mostWaiting = 64

/** Runs a few long reads at a time, first come first served. */
export class ReadTurns {
  readonly #waiting: { readonly begin: () => void; readonly refuse: (error: Error) => void }[] = []
  #running = 0
  #refusal: Error | undefined

  /** Runs `read` when its turn comes. Fails as it does, and with `long_reads_busy`. */
  async run<T>(read: () => Promise<T>): Promise<T> {
    await this.#acquire()
    try {
      return await read()
    } finally {
      this.#running -= 1
      this.#waiting.shift()?.begin()
    }
  }

  #acquire(): Promise<void> | void {
    if (this.#refusal) throw this.#refusal
    if (this.#running < readsAtOnce) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= mostWaiting) throw new DomainError(kernelReasons.long_reads_busy)
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.#running += 1
        resolve()
      }
      this.#waiting.push({ begin, refuse: reject })
    })
  }

  /** Refuses waiting and future reads. */
  close(error: Error): void {
    this.#refusal = error
    for (const { refuse } of this.#waiting.splice(0)) refuse(error)
  }
}

export const tooExpensive = (limitMs: number): DomainError =>
  new DomainError(kernelReasons.query_too_expensive, { seconds: String(limitMs / 1000) })

/** Long reads on the single connection of a database: other requests get a turn before each statement. */
export function slicedReads(query: SqlSession['query'], limitMs: number): LongReadTurns {
  const turns = new ReadTurns()
  return {
    isThreaded: false,
    run: (read) =>
      turns.run(() => {
        const deadline = performance.now() + limitMs
        const takeBreath = makeBreather()
        return read(async (sql, parameters) => {
          await takeBreath()
          if (performance.now() > deadline) throw tooExpensive(limitMs)
          return query(sql, parameters)
        })
      }),
  }
}

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
