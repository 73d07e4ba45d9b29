import type { ContentDatabase } from '../../../src/core/kernel/ports.ts'
import { decorated } from './decorated.ts'

/** While it is closed, no bytes are stored: so an operation waits in its middle. */
export class Gate {
  #open: () => void = () => undefined
  #passing: Promise<void> = Promise.resolve()
  #reached: () => void = () => undefined
  /** Resolves when somebody waits. */
  waiting: Promise<void> = Promise.resolve()

  close(): void {
    this.#passing = new Promise((resolve) => {
      this.#open = resolve
    })
    this.waiting = new Promise((resolve) => {
      this.#reached = resolve
    })
  }

  open(): void {
    this.#open()
  }

  async pass(): Promise<void> {
    this.#reached()
    await this.#passing
  }

  /** A content database whose bytes pass the gate before they are stored. */
  readonly decorate = (database: ContentDatabase): ContentDatabase =>
    decorated({
      ...database,
      blobs: {
        ...database.blobs,
        put: async (key, content) => {
          await this.pass()
          return database.blobs.put(key, content)
        },
      },
    })
}
