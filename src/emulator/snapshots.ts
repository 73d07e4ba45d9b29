import { DomainError } from '../core/kernel/errors.ts'
import { breathe } from '../core/kernel/pacing/breathe.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { refusedNow } from './requests/refused-now.ts'
import type { EmulatedTime } from './time/emulated-runtime.ts'
import type { Gate } from './time/gate.ts'

/** Copies all data of the server; made by the farm. */
export interface DataCopies<C extends { readonly sizeBytes: number }> {
  take(): Promise<C>
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

interface Taken {
  readonly sizeBytes: number
  readonly at: number
  restore(): Promise<void>
  restoreSite(siteId: string): Promise<void>
  /** The site collection that it was taken for, if only one. */
  readonly siteId?: string | undefined
}

const mostSnapshots = 100

/** The state of the start, and snapshots with names. */
export class Snapshots {
  readonly #time: EmulatedTime
  readonly #gate: Gate
  readonly #named = new Map<string, Taken>()
  #take: () => Promise<Taken> = () => Promise.reject(refusedNow('The server has not started yet.'))
  #siteAt: (one: OneSite) => Promise<string> = () => Promise.reject(refusedNow('The server has not started yet.'))
  /** The state to which a reset returns. */
  #start: Taken | undefined
  /** The state of the start, before any seed. */
  #bare: Taken | undefined

  constructor(time: EmulatedTime, gate: Gate) {
    this.#time = time
    this.#gate = gate
  }

  /** Notes the state of the start, if the data can be copied. */
  async begin<C extends { readonly sizeBytes: number }>(copies: DataCopies<C>): Promise<void> {
    this.#take = async () => {
      const copy = await copies.take()
      const goBack = this.#time.mark()
      const restore = async () => {
        await copies.restore(copy, { keepsSignIns: !this.#time.repeats })
        goBack()
      }
      const restoreSite = (siteId: string) => copies.restoreSite(copy, siteId)
      return { sizeBytes: copy.sizeBytes, at: this.#time.clock.now(), restore, restoreSite }
    }
    this.#siteAt = ({ by, url }) => copies.siteAt(by, url)
    this.#start = await this.#take().catch((error: unknown) => {
      if (error instanceof DomainError) return undefined
      throw error
    })
    this.#bare = this.#start
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
    await this.#gate.alone(async () => {
      const before = await this.#take()
      try {
        await breathe()
        await bare.restore()
        await work()
        this.#start = await this.#take()
      } catch (error) {
        await before.restore()
        throw error
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
    const taken = { ...(await this.#gate.alone(() => this.#take())), siteId }
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
    await this.#gate.alone(() => (siteId === undefined ? taken.restore() : taken.restoreSite(siteId)))
  }

  /** Fails with `resource_not_found`. */
  delete(name: string): void {
    this.#find(name)
    this.#named.delete(name)
  }

  #find(name: string): Taken {
    const taken = this.#named.get(name)
    if (!taken) throw new DomainError({ ...kernelReasons.resource_not_found, message: "There is no snapshot '{name}'." }, { name })
    return taken
  }
}

const shown = (name: string, { at, sizeBytes }: Taken) => ({ name, createdUtc: new Date(at).toISOString(), bytes: sizeBytes })
