import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { telemetryReasons } from './reasons.ts'
import { shownProperties, type TelemetryValue } from './shown-properties.ts'

/** What a browser says of an event. */
export interface BrowserEvent {
  readonly name: string
  /** Milliseconds since 1970, by the clock of the browser. */
  readonly happenedAt: number
  readonly properties: ReadonlyMap<string, TelemetryValue>
}

/** Who reports. */
export interface Reporter {
  readonly loginName: string
  /** The slug of the tenant; empty for the tenant of the farm. */
  readonly tenant: string
  /** The address of the client, which only counts its events and is not kept. */
  readonly address: string
}

/** An event in the ring. */
export interface KeptEvent extends BrowserEvent {
  /** From 1 on, without gaps, since the process started. */
  readonly id: number
  readonly receivedAt: number
  readonly loginName: string
  readonly tenant: string
}

/** Which events are read: all without a condition, the latest first. */
export interface EventQuery {
  readonly name?: string
  readonly user?: string
  readonly top: number
  /** Only events with a smaller number. */
  readonly before?: number
}

export interface TelemetryLimits {
  /** The most events that are kept. */
  readonly events: number
  /** The most events of a user in a minute. */
  readonly userEventsPerMinute: number
}

const minuteMs = 60_000
/** Users behind a common address, such as that of an office, may report so many times what one may. */
const usersOfAddress = 10

/** What browsers report: the latest events, in the memory of this process. It never writes them down, and never sends them. */
export class TelemetryRing {
  readonly maximum: number
  readonly #now: () => number
  readonly #userEventsPerMinute: number
  readonly #events: KeptEvent[] = []
  /** Where the oldest event is, once the ring is full. */
  #oldest = 0
  #last = 0
  #minute = 0
  readonly #counts = new Map<string, number>()

  constructor(now: () => number, { events, userEventsPerMinute }: TelemetryLimits) {
    this.#now = now
    this.maximum = events
    this.#userEventsPerMinute = userEventsPerMinute
  }

  /** Keeps the events of a report, all or none. Fails with `too_much_telemetry`. */
  report({ loginName, tenant, address }: Reporter, events: readonly BrowserEvent[]): void {
    const now = this.#now()
    this.#count(now, events.length, [
      { key: `user ${tenant} ${fold(loginName)}`, who: `'${loginName}'`, limit: this.#userEventsPerMinute },
      { key: `address ${address}`, who: 'Your address', limit: this.#userEventsPerMinute * usersOfAddress },
    ])
    for (const { name, happenedAt, properties } of events) {
      this.#last += 1
      this.#keep({ id: this.#last, name, happenedAt, receivedAt: now, loginName, tenant, properties: shownProperties(properties) })
    }
  }

  /** The events of a query, and the value of `before` for the next ones if there may be more. */
  read({ name, user, top, before = Number.POSITIVE_INFINITY }: EventQuery): {
    readonly events: readonly KeptEvent[]
    readonly next?: number
  } {
    const [asked, by] = [name && fold(name), user && fold(user)]
    const found: KeptEvent[] = []
    for (let back = 1; back <= this.#events.length; back++) {
      const event = this.#fromLatest(back)
      if (event.id >= before) continue
      if ((asked !== undefined && fold(event.name) !== asked) || (by !== undefined && fold(event.loginName) !== by)) continue
      if (found.length === top) return { events: found, next: (found.at(-1) as KeptEvent).id }
      found.push(event)
    }
    return { events: found }
  }

  #fromLatest(back: number): KeptEvent {
    const { length } = this.#events
    return this.#events[(this.#oldest - back + 2 * length) % length] as KeptEvent
  }

  #keep(event: KeptEvent): void {
    if (this.#events.length < this.maximum) {
      this.#events.push(event)
      return
    }
    this.#events[this.#oldest] = event
    this.#oldest = (this.#oldest + 1) % this.maximum
  }

  /** Counts in this minute, and forgets the minute before. */
  #count(now: number, added: number, limits: readonly { readonly key: string; readonly who: string; readonly limit: number }[]): void {
    const minute = Math.floor(now / minuteMs)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#counts.clear()
    }
    for (const { key, who, limit } of limits)
      if ((this.#counts.get(key) ?? 0) + added > limit)
        throw new DomainError(telemetryReasons.too_much_telemetry, { who, limit: String(limit) })
    for (const { key } of limits) this.#counts.set(key, (this.#counts.get(key) ?? 0) + added)
  }
}
