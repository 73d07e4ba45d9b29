import type { ChangeRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { systemActor } from '../../access/principals.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { ContentDatabase, Runtime } from '../../kernel/ports.ts'
import { changeOfRow, changesRights } from '../../model/change.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { readChangeToken } from './change-token.ts'
import { type News, readNews, type WebTree } from './news.ts'
import { NewsAudience } from './news-audience.ts'
import type { NewsGroup } from './news-groups.ts'
import { changeReasons } from './reasons.ts'

/** A receiver of the changes of a group. */
export interface Listener {
  readonly group: NewsGroup
  /** Takes news that the listener may see. Never waits. */
  tell(news: News): void
}

/** The maximum number of changes that are read together. */
const sliceRows = 500
/** The maximum number of changes that a token may lie behind. */
const mostMissed = 10_000
/** The pause between two looks at the log: commits in it are read together. */
const pauseMs = 4

interface Watched {
  readonly site: SiteHandle
  readonly ctx: Context
  readonly audience: NewsAudience
  readonly tree: WebTree
  readonly listeners: Map<string, Set<Listener>>
  /** The number of the last change that was told. */
  position: number
  /** The number of the last change that was read: those up to it are told, or being told. */
  read: number
  /** For each listener the number of the last change that is not told to it here. */
  readonly since: Map<Listener, number>
  /** Listeners that are being added; while there are any, the site is followed. */
  joining: number
}

/**
 * Follows the change logs of the sites of a content database that have listeners, and tells each change to those who
 * may see it, once it is safe from a power cut. Reads in slices behind the commits: writers wait for nothing, and a
 * site without listeners costs nothing.
 */
export class NewsTail {
  readonly #database: ContentDatabase
  readonly #runtime: Runtime
  readonly #onError: (error: unknown) => void
  readonly #sites = new Map<SiteHandle, Watched>()
  readonly #stopHearing: () => void
  #isDue = false
  #isStopped = false
  #looking: Promise<void> | undefined

  constructor(database: ContentDatabase, runtime: Runtime, onError: (error: unknown) => void) {
    this.#database = database
    this.#runtime = runtime
    this.#onError = onError
    this.#stopHearing = database.onCommit(() => this.#wake())
  }

  /**
   * Tells the listener what is committed from now on. With a change token of the site collection, tells first what
   * happened after it. `ready` is awaited between slices of what was missed, so that a listener takes it at its own
   * pace. Fails with `invalid_request` for a wrong token, and with `changes_too_old`.
   */
  async add(listener: Listener, token: string | undefined, ready: () => Promise<void>): Promise<void> {
    const { group } = listener
    const watched = await this.#watch(group.ctx)
    watched.joining += 1
    try {
      await group.remember(watched.audience)
      if (token !== undefined) await this.#tellMissed(watched, listener, await startOf(group.ctx, token), ready)
      // Synchronous from here: what the tail tells next follows what was told.
      watched.since.set(listener, watched.read)
      const others = watched.listeners.get(group.topic) ?? new Set<Listener>()
      watched.listeners.set(group.topic, others.add(listener))
    } finally {
      watched.joining -= 1
      this.#dropUnused(watched)
    }
    this.#wake()
  }

  /** Resolves in the turn of the event loop in which nothing is missed any more. */
  async #tellMissed(watched: Watched, listener: Listener, start: number, ready: () => Promise<void>): Promise<void> {
    const { group } = listener
    let from = start
    while (from < watched.read && !this.#isStopped) {
      const upTo = watched.read
      const rows = await this.#read(watched, from, upTo)
      const news = await readNews(watched.ctx, rows, (topic) => topic === group.topic, watched.tree)
      for (const one of news) if (await watched.audience.maySee(group.ctx, one)) listener.tell(one)
      from = rows.length < sliceRows ? upTo : (rows.at(-1)?.sequence ?? upTo)
      await ready()
    }
  }

  #dropUnused(watched: Watched): void {
    if (watched.listeners.size === 0 && watched.joining === 0) this.#sites.delete(watched.site)
  }

  remove(listener: Listener): void {
    const { group } = listener
    const watched = this.#sites.get(group.ctx.site)
    const others = watched?.listeners.get(group.topic)
    if (!watched || !others?.delete(listener)) return
    watched.since.delete(listener)
    if (others.size === 0) watched.listeners.delete(group.topic)
    this.#dropUnused(watched)
  }

  /** Resolves when the changes that are committed now have been told. */
  async quiet(): Promise<void> {
    await this.#looking
  }

  /** The number of the last change that a listener was told, or did not ask for. */
  positionOf(listener: Listener): number {
    const watched = this.#sites.get(listener.group.ctx.site)
    return Math.max(watched?.position ?? 0, watched?.since.get(listener) ?? 0)
  }

  /** Resolves when the present round has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#stopHearing()
    await this.#looking
  }

  /** The site among those that are followed; a new one begins behind its last change. */
  async #watch(ctx: Context): Promise<Watched> {
    const known = this.#sites.get(ctx.site)
    if (known) return known
    const { site } = ctx
    const row = await this.#database.records.find('Site', { siteId: site.id }, siteColumns)
    const raced = this.#sites.get(site)
    if (raced) return raced
    const system: Context = { site, web: await rootWeb(ctx), actor: systemActor, runtime: this.#runtime, origin: '' }
    const again = this.#sites.get(site)
    if (again) return again
    const position = row?.changeSequence ?? 0
    const facts = { listeners: new Map(), since: new Map(), tree: new Map(), read: position, joining: 0 }
    const watched: Watched = { site, ctx: system, audience: new NewsAudience(), position, ...facts }
    this.#sites.set(site, watched)
    return watched
  }

  #wake(): void {
    this.#isDue = true
    if (this.#looking || this.#isStopped || this.#sites.size === 0) return
    this.#looking = this.#rounds()
      .catch(this.#onError)
      .finally(() => {
        this.#looking = undefined
        if (this.#isDue) this.#wake()
      })
  }

  async #rounds(): Promise<void> {
    while (this.#isDue && !this.#isStopped) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      this.#isDue = false
      const ids = [...this.#sites.keys()].map(({ id }) => id)
      if (ids.length === 0) return
      const sites = await this.#database.records.query('Site', { where: { siteId: { in: ids } }, columns: siteColumns })
      const sequences = new Map(sites.map((row) => [row.siteId, row.changeSequence]))
      const ahead = [...this.#sites.values()].filter(({ site, position }) => (sequences.get(site.id) ?? 0) > position)
      if (ahead.length === 0) continue
      // A commit that a power cut could still undo is not announced.
      await this.#database.settled()
      for (const watched of ahead) await this.#follow(watched, sequences.get(watched.site.id) ?? 0)
    }
  }

  async #follow(watched: Watched, upTo: number): Promise<void> {
    while (watched.position < upTo && !this.#isStopped) {
      const rows = await this.#read(watched, watched.position, upTo)
      const last = rows.at(-1)?.sequence ?? upTo
      watched.read = last
      const { schema } = watched.site
      // Rights of now: the cache may not know the latest commits yet.
      if (schema.sequence === undefined || schema.sequence < upTo) await schema.catchUp()
      const changes = rows.map(changeOfRow)
      if (changes.some(changesRights)) watched.audience.forget()
      const news = await readNews(watched.ctx, rows, (topic) => watched.listeners.has(topic), watched.tree)
      const pace = makePacer()
      for (const one of news) {
        await tell(watched, one)
        await pace()
      }
      watched.position = last
      if (changes.some(changesRights)) await rememberAgain(watched, pace)
    }
  }

  #read({ site }: Watched, above: number, upTo: number): Promise<ChangeRow[]> {
    const bounds = { above: { sequence: above }, upTo: { sequence: upTo } }
    return this.#database.records.query('Change', { where: { siteId: site.id }, ...bounds, orderBy: ['sequence'], limit: sliceRows })
  }
}

const siteColumns = ['siteId', 'changeSequence'] as const

/** Tells news to the listeners that may see it; users with the same rights are checked once. */
async function tell({ listeners, since, audience }: Watched, news: News): Promise<void> {
  const checked = new Map<string, boolean>()
  for (const topic of news.topics) {
    for (const listener of [...(listeners.get(topic) ?? [])]) {
      if ((since.get(listener) ?? Infinity) >= news.change.sequence) continue
      const { ctx } = listener.group
      const may = checked.get(ctx.actor.rightsKey) ?? (await audience.maySee(ctx, news))
      checked.set(ctx.actor.rightsKey, may)
      if (may && since.has(listener)) listener.tell(news)
    }
  }
}

async function rememberAgain({ listeners, audience }: Watched, pace: () => Promise<void> | undefined): Promise<void> {
  const done = new Set<string>()
  for (const [topic, all] of listeners)
    for (const { group } of [...all]) {
      const key = `${topic} ${group.ctx.actor.rightsKey}`
      if (done.has(key)) continue
      done.add(key)
      await group.remember(audience)
      await pace()
    }
}

/** The number of the change after which a token lets a listener begin. */
async function startOf(ctx: Context, token: string): Promise<number> {
  const { site } = ctx
  const wrong = (why: string): DomainError => invalid(`The change token '${token.slice(0, 120)}' cannot be used here: ${why}.`)
  const { sequence, at } = readChangeToken(token, { kind: 'site', id: site.id }, wrong)
  const { records } = site.database
  const last = (await records.find('Site', { siteId: site.id }, siteColumns))?.changeSequence ?? 0
  if (sequence !== undefined && sequence > last) throw wrong('its change has not happened here')
  const from = sequence ?? (await beforeTime(ctx, at, last))
  if (last - from > mostMissed)
    throw new DomainError(changeReasons.changes_too_old, {
      message: `${last - from} changes have happened since, and ${mostMissed} can be told.`,
    })
  return from
}

/** The number before the first of the latest changes that is not older than a time. */
async function beforeTime({ site }: Context, at: number, last: number): Promise<number> {
  const floor = Math.max(0, last - mostMissed - 1)
  const page = {
    where: { siteId: site.id },
    above: { sequence: floor, at: Math.floor(at / 1000) * 1000 - 1 },
    orderBy: ['sequence'],
  } as const
  const [first] = await site.database.records.query('Change', { ...page, limit: 1 })
  return first ? first.sequence - 1 : last
}
