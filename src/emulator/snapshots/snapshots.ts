import { DomainError } from '../../core/kernel/errors.ts'
import { breathe } from '../../core/kernel/pacing/breathe.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { refusedNow } from '../requests/refused-now.ts'
import type { EmulatedTime, TimeMark } from '../time/emulated-runtime.ts'
import type { Gate } from '../time/gate.ts'

/** Copies the data of the server; made by the farm. */
export interface DataCopies<C extends { readonly sizeBytes: number }> {
  /** Copies all data, or what a restore of one site collection needs. */
  take(siteId?: string): Promise<C>
  /** Frees what a copy takes. */
  drop(copy: C): Promise<void>
  restore(copy: C, options: { readonly keepsSignIns: boolean }): Promise<void>
  siteAt(by: AskedHost, url: string): Promise<string>
  restoreSite(copy: C, siteId: string): Promise<void>
}

/** The host of a request, which selects the site collection of a URL. */
export interface AskedHost {
  readonly host: string
  readonly isSecure: boolean
}

/** The site collection that a call is narrowed to. */
export interface OneSite {
  readonly by: AskedHost
  readonly url: string
}

/** A copy of all data, and where the random numbers stood. */
interface CopyAt<C> {
  readonly copy: C
  readonly mark: TimeMark
}

/** The state with which another server can begin, as this one is after a reset. */
export interface StartState<C> {
  readonly start: CopyAt<C>
  /** Before any seed. */
  readonly bare: CopyAt<C>
}

interface Taken {
  readonly sizeBytes: number
  readonly at: number
  restore(): Promise<void>
  restoreSite(siteId: string): Promise<void>
  drop(): Promise<void>
  /** The site collection that it was taken for, if only one. */
  readonly siteId?: string | undefined
}

/**
 * Calls before data is put back. What it returns is called afterwards with what was put back, or with nothing if all data is
 * as it was.
 */
export type HoldFollowers = () => Promise<(what: { readonly siteId?: string | undefined } | undefined) => Promise<void>>

const mostSnapshots = 100

const noSnapshot =
  "There is no snapshot '{name}' in this server. A snapshot lasts as long as the process that took it, so none is of another version: GET /_emulator/state keeps content for longer."

/** The state of the start, and snapshots with names. */
export class Snapshots {
  readonly #time: EmulatedTime
  readonly #gate: Gate
  readonly #named = new Map<string, Taken>()
  #take: (siteId?: string) => Promise<Taken> = () => Promise.reject(refusedNow('The server has not started yet.'))
  #siteAt: (one: OneSite) => Promise<string> = () => Promise.reject(refusedNow('The server has not started yet.'))
  /** The state to which a reset returns. */
  #start: Taken | undefined
  /** The state of the start, before any seed. */
  #bare: Taken | undefined

  /** Ends work that would go on in other data. */
  #beforeRestore: () => Promise<void> = () => Promise.resolve()

  #onNewStart: () => void = () => undefined

  #hold: HoldFollowers = () => Promise.resolve(() => Promise.resolve())

  constructor(time: EmulatedTime, gate: Gate) {
    this.#time = time
    this.#gate = gate
  }

  /**
   * Notes the state of the start, if the data can be copied, or the one that `from` says. The function that it returns tells
   * with what another server can begin; nothing if the data cannot be copied.
   */
  async begin<C extends { readonly sizeBytes: number }>(
    copies: DataCopies<C>,
    from?: StartState<C>,
  ): Promise<() => StartState<C> | undefined> {
    const made = new WeakMap<Taken, CopyAt<C>>()
    const takenOf = ({ copy, mark }: CopyAt<C>): Taken => {
      const restore = async () => {
        await copies.restore(copy, { keepsSignIns: !this.#time.repeats })
        this.#time.goBack(mark)
      }
      const restoreSite = (siteId: string) => copies.restoreSite(copy, siteId)
      const drop = () => copies.drop(copy)
      const taken = { sizeBytes: copy.sizeBytes, at: this.#time.clock.now(), restore, restoreSite, drop }
      made.set(taken, { copy, mark })
      return taken
    }
    this.#take = async (siteId) => takenOf({ copy: await copies.take(siteId), mark: this.#time.mark() })
    this.#siteAt = ({ by, url }) => copies.siteAt(by, url)
    if (from) {
      this.#start = takenOf(from.start)
      this.#bare = from.bare === from.start ? this.#start : takenOf(from.bare)
    } else {
      this.#start = await this.#take().catch((error: unknown) => {
        if (error instanceof DomainError) return undefined
        throw error
      })
      this.#bare = this.#start
    }
    return () => {
      const [start, bare] = [this.#start && made.get(this.#start), this.#bare && made.get(this.#bare)]
      return start && bare && { start, bare }
    }
  }

  /** Calls `end` before any data is put back: it ends work that would go on in other data. */
  beforeRestore(end: () => Promise<void>): void {
    this.#beforeRestore = end
  }

  /** Calls `tell` when resets return to another state. */
  onNewStart(tell: () => void): void {
    this.#onNewStart = tell
  }

  /** Tells those who follow the changes that data was put back. */
  keepConnected(hold: HoldFollowers): void {
    this.#hold = hold
  }

  /**
   * Puts the server back to the state before any seed, runs work while no request runs, and lets resets return to what it has made.
   * If the work fails, all data is as it was before. Fails as `reset` does, and as the work does.
   */
  async become(work: () => Promise<void>): Promise<void> {
    const bare = this.#bare
    if (!bare) {
      await this.#take()
      throw refusedNow('The server has no state of its start.')
    }
    await this.#beforeRestore()
    await this.#gate.alone(async () => {
      const before = await this.#take()
      const followAnew = await this.#hold()
      let what: { siteId?: string } | undefined
      try {
        await breathe()
        await bare.restore()
        await work()
        const past = this.#start
        this.#start = await this.#take()
        if (past && past !== bare) await past.drop()
        what = {}
        this.#onNewStart()
      } catch (error) {
        await before.restore()
        throw error
      } finally {
        await followAnew(what)
        await before.drop()
      }
    })
  }

  /** Fails as `refusedNow` says if the data cannot be copied, and with `site_not_found`. */
  async reset(site?: OneSite): Promise<void> {
    const start = this.#start
    if (!start) {
      await this.#take()
      throw refusedNow('The server has no state of its start.')
    }
    await this.#putBack(start, site)
  }

  /** Fails as `reset` does, and beyond 100 snapshots. */
  async put(name: string, site?: OneSite): Promise<{ name: string; createdUtc: string; bytes: number }> {
    if (this.#named.size >= mostSnapshots && !this.#named.has(name))
      throw refusedNow(`There are ${mostSnapshots} snapshots already. Delete some first.`)
    const siteId = site && (await this.#siteAt(site))
    const taken = { ...(await this.#gate.alone(() => this.#take(siteId))), siteId }
    await this.#named.get(name)?.drop()
    this.#named.set(name, taken)
    return shown(name, taken)
  }

  list(): { name: string; createdUtc: string; bytes: number }[] {
    return [...this.#named].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, taken]) => shown(name, taken))
  }

  /** Fails with `resource_not_found`, and with `site_not_found`. */
  async restore(name: string, site?: OneSite): Promise<void> {
    await this.#putBack(this.#find(name), site)
  }

  async #putBack(taken: Taken, site: OneSite | undefined): Promise<void> {
    const siteId = site ? await this.#siteAt(site) : taken.siteId
    await this.#beforeRestore()
    await this.#gate.alone(async () => {
      const followAnew = await this.#hold()
      let what: { readonly siteId?: string | undefined } | undefined
      try {
        await (siteId === undefined ? taken.restore() : taken.restoreSite(siteId))
        what = { siteId }
      } finally {
        await followAnew(what)
      }
    })
  }

  /** Fails with `resource_not_found`. */
  async delete(name: string): Promise<void> {
    const taken = this.#find(name)
    this.#named.delete(name)
    await taken.drop()
  }

  #find(name: string): Taken {
    const taken = this.#named.get(name)
    if (!taken) throw new DomainError({ ...kernelReasons.resource_not_found, message: noSnapshot }, { name })
    return taken
  }
}

const shown = (name: string, { at, sizeBytes }: Taken) => ({ name, createdUtc: new Date(at).toISOString(), bytes: sizeBytes })
