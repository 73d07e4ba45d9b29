/** What happened in a minute. */
export interface Minute {
  /** Its beginning, in milliseconds since 1970. */
  readonly at: number
  readonly requests: number
  /** Replies with a status of 500 and above. */
  readonly errors: number
  /** Replies with a status from 400 to 499. */
  readonly refusals: number
  readonly totalMs: number
  readonly slowestMs: number
  /** The largest resident memory that was seen; 0 if nobody looked. */
  readonly memoryBytes: number
}

type Counted = { -readonly [Name in keyof Minute]: Minute[Name] }

const minuteMs = 60_000
const kept = 60
/** The memory is measured at most this often. */
const memoryMs = 1000

/** The requests of this process in the last hour, minute by minute. It costs the same however many requests there are. */
export class LastHour {
  readonly #now: () => number
  readonly #memory: () => number
  readonly #minutes: Counted[] = []
  #measuredAt = Number.NEGATIVE_INFINITY

  /** `memory` tells the resident memory in bytes. */
  constructor(now: () => number, memory: () => number) {
    this.#now = now
    this.#memory = memory
  }

  /** Counts a reply. */
  note(status: number, durationMs: number): void {
    const minute = this.#current()
    minute.requests += 1
    if (status >= 500) minute.errors += 1
    else if (status >= 400) minute.refusals += 1
    minute.totalMs += durationMs
    minute.slowestMs = Math.max(minute.slowestMs, durationMs)
  }

  /** The sixty minutes up to the present one, the oldest first; empty ones where nothing happened. */
  minutes(): Minute[] {
    const last = this.#current().at
    const known = new Map(this.#minutes.map((minute) => [minute.at, minute]))
    return Array.from({ length: kept }, (_, index) => {
      const at = last - (kept - 1 - index) * minuteMs
      return { ...(known.get(at) ?? emptyMinute(at)) }
    })
  }

  #current(): Counted {
    const now = this.#now()
    const at = Math.floor(now / minuteMs) * minuteMs
    let minute = this.#minutes.at(-1)
    if (minute?.at !== at) {
      minute = emptyMinute(at)
      this.#minutes.push(minute)
      if (this.#minutes.length > kept) this.#minutes.shift()
    }
    if (Math.abs(now - this.#measuredAt) >= memoryMs) {
      this.#measuredAt = now
      minute.memoryBytes = Math.max(minute.memoryBytes, this.#memory())
    }
    return minute
  }
}

const emptyMinute = (at: number): Counted => ({ at, requests: 0, errors: 0, refusals: 0, totalMs: 0, slowestMs: 0, memoryBytes: 0 })
