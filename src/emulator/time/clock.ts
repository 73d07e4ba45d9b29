import { invalid } from '../../core/kernel/errors.ts'

/** The end of the year 9999. */
const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

export interface ClockState {
  readonly now: number
  readonly frozen: boolean
  readonly rate: number
}

/** A clock that tests set, stop and advance. Times are milliseconds since 1970 (UTC). */
export class EmulatedClock {
  readonly #real: () => number
  #frozen: boolean
  #rate = 1
  /** The time of this clock at the time `#since` of the real one. */
  #base: number
  #since: number

  /** With `frozenAt` it stands still there; otherwise it runs with the real clock. */
  constructor(real: () => number, frozenAt?: number) {
    this.#real = real
    this.#since = real()
    this.#base = frozenAt ?? this.#since
    this.#frozen = frozenAt !== undefined
  }

  now = (): number => {
    if (this.#frozen) return this.#base
    return Math.min(latest, Math.floor(this.#base + (this.#real() - this.#since) * this.#rate))
  }

  read(): ClockState {
    return { now: this.now(), frozen: this.#frozen, rate: this.#rate }
  }

  /** Fails with `invalid_request` on a time before 1970 or after 9999. */
  set({ now = this.now(), frozen, rate }: { readonly now?: number | undefined; readonly frozen: boolean; readonly rate: number }): void {
    if (!(now >= 0 && now <= latest)) throw invalid('The clock can only show times from 1970 to 9999.')
    this.#base = Math.floor(now)
    this.#since = this.#real()
    this.#frozen = frozen
    this.#rate = rate
  }

  /** Fails as `set` does, and if the text is no duration. */
  advance(by: string): void {
    this.set({ ...this.read(), now: laterBy(this.now(), by) })
  }
}

const duration =
  /^P(?:(\d{1,4})Y)?(?:(\d{1,5})M)?(?:(\d{1,6})W)?(?:(\d{1,7})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,9})M)?(?:(\d{1,11}(?:\.\d{1,3})?)S)?)?$/

/** The time after a duration; years and months are those of the calendar. Fails with `invalid_request`. */
function laterBy(from: number, by: string): number {
  const parts = duration.exec(by)
  const [years, months, weeks, days, hours, minutes, seconds] = (parts ?? []).slice(1).map((part) => Number(part ?? 0))
  if (!parts || by.endsWith('P') || by.endsWith('T'))
    throw invalid(`'${by.slice(0, 60)}' is no duration. Write PT90M for 90 minutes, or P1DT12H for one and a half days.`)
  const moved = new Date(from)
  moved.setUTCFullYear(moved.getUTCFullYear() + (years ?? 0), moved.getUTCMonth() + (months ?? 0))
  const whole = ((weeks ?? 0) * 7 + (days ?? 0)) * 86_400 + (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0)
  return moved.getTime() + Math.round(whole * 1000)
}
