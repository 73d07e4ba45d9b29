import type { FarmDatabase, Runtime } from '../../kernel/ports.ts'

/** A sign-in that was refused because its password, secret or token is wrong. */
export interface SignInFailure {
  /** The name that the client sent; empty if there is none. */
  readonly account: string
  /** The client's address. */
  readonly address: string
  /** A token was refused. Programs send an expired token again and again, so most of them are counted, not recorded. */
  readonly ofToken?: true
}

/** Above this number between two writes, failures are only counted, so that a flood of guesses does not fill the disk. */
const kept = 100
const flushMs = 1_000

/** Above this number of refused tokens of one address in a period, one record at its end counts the further ones. */
const tokensOfPeriod = 10
const periodMs = 60_000
/** The maximum number of addresses whose refused tokens are counted; those of further addresses are counted together. */
const mostAddresses = 1_000

/** The refused tokens of one address. */
interface Period {
  readonly began: number
  recorded: number
  further: number
}

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
  readonly #periods = new Map<string, Period>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(farm: FarmDatabase, runtime: Runtime, onError: (error: unknown) => void) {
    this.#farm = farm
    this.#runtime = runtime
    this.#onError = onError
  }

  note(failure: SignInFailure): void {
    const at = this.#runtime.now()
    if (!failure.ofToken || this.#isRecorded(failure, at)) {
      if (this.#waiting.length < kept) this.#waiting.push({ ...failure, at })
      else this.#left += 1
    }
    this.#timer ??= setTimeout(() => void this.#writeSoon(false), flushMs).unref()
  }

  /** Resolves when all failures are stored or reported, also those that are only counted. */
  flush(): Promise<void> {
    return this.#writeSoon(true)
  }

  /** Whether a refused token has a record of its own; otherwise it is counted here. */
  #isRecorded({ address }: SignInFailure, at: number): boolean {
    const known = this.#periods.get(address)
    if (!known && this.#periods.size >= mostAddresses) {
      this.#left += 1
      return false
    }
    const period = known ?? { began: at, recorded: 0, further: 0 }
    this.#periods.set(address, period)
    const isRecorded = period.recorded < tokensOfPeriod
    if (isRecorded) period.recorded += 1
    else period.further += 1
    return isRecorded
  }

  #writeSoon(endsPeriods: boolean): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing
      .then(() => this.#write(endsPeriods))
      .catch(this.#onError)
      .then(() => {
        if (this.#periods.size > 0) this.#timer ??= setTimeout(() => void this.#writeSoon(false), flushMs).unref()
      })
    return this.#writing
  }

  async #write(endsPeriods: boolean): Promise<void> {
    const now = this.#runtime.now()
    const [failures, left] = [this.#waiting, this.#left]
    this.#waiting = []
    this.#left = 0
    const rows = failures.map(({ at, account, address }) => this.#row(at, account.slice(0, 255), { address: address.slice(0, 64) }))
    for (const [address, period] of [...this.#periods]) {
      const { began, further } = period
      const hasEnded = now < began || now - began >= periodMs
      if (further > 0 && (hasEnded || endsPeriods)) {
        rows.push(this.#row(now, '', { address: address.slice(0, 64), furtherFailures: further }))
        period.further = 0
      }
      if (hasEnded) this.#periods.delete(address)
    }
    if (left > 0) rows.push(this.#row(now, '', { furtherFailures: left }))
    if (rows.length > 0) await this.#farm.transaction((records) => records.insertAll('SignInFailure', rows))
  }

  #row(at: number, actor: string, detail: object) {
    return { id: this.#runtime.newId(), at, actor: actor.toWellFormed(), detail: JSON.stringify(detail) }
  }
}
