import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Arrival, Departure } from '../../http/server/arrival.ts'

/** A farm of its own that serves the requests of a shard. */
export interface ShardFarm {
  go(arrival: Arrival): Departure | Promise<Departure>
  /** Whether connections for live updates, or streams of recorded requests, are open. */
  isInUse(): boolean
  /** Ends these connections and streams. */
  leave(): void
  /** Closes the farm, whose requests have ended. */
  stop(): Promise<void>
}

export interface ShardsOptions {
  /** The number of shards at the same time. */
  readonly most: number
  /** How long a shard may be without a request before it is dropped, in milliseconds; 0 for ever. */
  readonly idleMs: number
  readonly make: (name: string) => Promise<ShardFarm>
  /** The time in milliseconds since 1970; that of the system, because a clock of tests may stand still. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

interface Entry {
  readonly name: string
  readonly making: Promise<ShardFarm>
  /** Set when it is made. */
  farm?: ShardFarm
  readonly createdAt: number
  usedAt: number
  requests: number
  /** The number of requests without a reply yet. */
  running: number
  onQuiet?: () => void
}

/** The interval of looks for shards that nobody uses. */
const lookMs = 5_000

/** The shards of a server: each is made by its first request, and dropped when nobody uses it. */
export class Shards {
  readonly #options: ShardsOptions
  readonly #entries = new Map<string, Entry>()
  /** Farms that are being closed. */
  readonly #closing = new Set<Promise<void>>()
  readonly #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(options: ShardsOptions) {
    this.#options = options
    const { idleMs } = options
    if (idleMs > 0) this.#timer = setInterval(() => this.#dropIdle(), Math.min(lookMs, idleMs)).unref()
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** The shards by name. */
  list(): { name: string; createdUtc: string; usedUtc: string; requests: number }[] {
    return [...this.#entries.values()]
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name, createdAt, usedAt, requests }) => ({
        name,
        createdUtc: new Date(createdAt).toISOString(),
        usedUtc: new Date(usedAt).toISOString(),
        requests,
      }))
  }

  /**
   * Takes a request to its shard, which is made if it does not exist. Fails with `database_closed` if there are too many, and
   * all are in use; and as making fails.
   */
  go(name: string, arrival: Arrival): Departure | Promise<Departure> {
    const entry = this.#entries.get(name) ?? this.#add(name)
    entry.running += 1
    entry.requests += 1
    entry.usedAt = this.#options.now()
    const left = (): void => {
      entry.running -= 1
      entry.usedAt = this.#options.now()
      if (entry.running === 0) entry.onQuiet?.()
    }
    return entry.farm ? departed(entry.farm, arrival, left) : begun(entry.making, arrival, left)
  }

  /** Drops a shard when its requests have ended. Fails with `resource_not_found`. */
  async drop(name: string): Promise<void> {
    const entry = this.#entries.get(name)
    if (!entry) throw new DomainError({ ...kernelReasons.resource_not_found, message: "There is no shard '{name}'." }, { name })
    await this.#close(entry)
  }

  /** Makes no new shards, and ends the connections and streams of those that there are. */
  leave(): void {
    this.#isStopped = true
    clearInterval(this.#timer)
    for (const { farm } of this.#entries.values()) farm?.leave()
  }

  /** Closes all shards. */
  async stop(): Promise<void> {
    this.leave()
    for (const entry of [...this.#entries.values()]) {
      entry.running = 0
      void this.#close(entry)
    }
    await Promise.all(this.#closing)
  }

  #add(name: string): Entry {
    if (this.#isStopped) throw refused('The server is stopping.')
    const { most, make, now } = this.#options
    if (this.#entries.size >= most) {
      const idle = [...this.#entries.values()].filter((entry) => isIdle(entry))
      const [oldest] = idle.sort((one, other) => one.usedAt - other.usedAt)
      if (!oldest) throw refused(`There are ${most} shards (Emulator:MaxShards), and all are in use. Use one of them, or try again.`)
      void this.#close(oldest)
    }
    const making = make(name)
    const entry: Entry = { name, making, createdAt: now(), usedAt: now(), requests: 0, running: 0 }
    making.then(
      (farm) => {
        entry.farm = farm
      },
      () => {
        // The next request tries again.
        if (this.#entries.get(name) === entry) this.#entries.delete(name)
      },
    )
    this.#entries.set(name, entry)
    return entry
  }

  #dropIdle(): void {
    const { idleMs, now } = this.#options
    const before = now() - idleMs
    for (const entry of [...this.#entries.values()]) if (entry.usedAt <= before && isIdle(entry)) void this.#close(entry)
  }

  /** From now on a request with this name makes a new shard. */
  #close(entry: Entry): Promise<void> {
    this.#entries.delete(entry.name)
    entry.farm?.leave()
    const closing = quiet(entry)
      .then(() => entry.making)
      .then((farm) => {
        farm.leave()
        return farm.stop()
      })
      .catch(this.#options.onError)
      .finally(() => this.#closing.delete(closing))
    this.#closing.add(closing)
    return closing
  }
}

const isIdle = ({ running, farm }: Entry): boolean => running === 0 && farm?.isInUse() !== true

const quiet = (entry: Entry): Promise<void> =>
  entry.running === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        entry.onQuiet = resolve
      })

async function begun(making: Promise<ShardFarm>, arrival: Arrival, left: () => void): Promise<Departure> {
  let farm: ShardFarm
  try {
    farm = await making
  } catch (error) {
    left()
    throw error
  }
  return departed(farm, arrival, left)
}

function departed(farm: ShardFarm, arrival: Arrival, left: () => void): Departure | Promise<Departure> {
  let reply: Departure | Promise<Departure>
  try {
    reply = farm.go(arrival)
  } catch (error) {
    left()
    throw error
  }
  if (reply instanceof Promise) return reply.finally(left)
  left()
  return reply
}

const refused = (message: string) => new DomainError({ ...kernelReasons.database_closed, message: '{message}' }, { message })
