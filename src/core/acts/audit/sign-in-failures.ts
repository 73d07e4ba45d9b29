import type { FarmDatabase, Runtime } from '../../kernel/ports.ts'

/** A sign-in that was refused because its password, secret or token is wrong. */
export interface SignInFailure {
  /** The name that the client sent; empty if there is none. */
  readonly account: string
  /** The client's address. */
  readonly address: string
}

/** Above this number between two writes, failures are only counted, so that a flood of guesses does not fill the disk. */
const kept = 100
const flushMs = 1_000

/**
 * Stores failed sign-ins for the audit log, soon after they happened. A sign-in never waits for the log, and never fails
 * because of it.
 */
export class SignInFailures {
  readonly #farm: FarmDatabase
  readonly #runtime: Runtime
  readonly #onError: (error: unknown) => void
  #waiting: (SignInFailure & { readonly at: number })[] = []
  #left = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(farm: FarmDatabase, runtime: Runtime, onError: (error: unknown) => void) {
    this.#farm = farm
    this.#runtime = runtime
    this.#onError = onError
  }

  note(failure: SignInFailure): void {
    if (this.#waiting.length < kept) this.#waiting.push({ ...failure, at: this.#runtime.now() })
    else this.#left += 1
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref()
  }

  /** Resolves when all failures are stored or reported. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#write()).catch(this.#onError)
    return this.#writing
  }

  async #write(): Promise<void> {
    const [failures, left] = [this.#waiting, this.#left]
    this.#waiting = []
    this.#left = 0
    if (failures.length === 0) return
    const rows = failures.map(({ at, account, address }) => this.#row(at, account.slice(0, 255), { address: address.slice(0, 64) }))
    if (left > 0) rows.push(this.#row(this.#runtime.now(), '', { furtherFailures: left }))
    await this.#farm.transaction((records) => records.insertAll('SignInFailure', rows))
  }

  #row(at: number, actor: string, detail: object) {
    return { id: this.#runtime.newId(), at, actor: actor.toWellFormed(), detail: JSON.stringify(detail) }
  }
}
