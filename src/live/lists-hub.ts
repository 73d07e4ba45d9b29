import type { Change, ListsCalls, ListsMessages } from '../../generated/live/messages.ts'
import { writeChangeToken } from '../core/acts/changes/change-token.ts'
import type { News, NewsKind } from '../core/acts/changes/news.ts'
import { findNewsGroup, type NewsGroup } from '../core/acts/changes/news-groups.ts'
import type { Listener, NewsTail } from '../core/acts/changes/news-tail.ts'
import { DomainError, invalid } from '../core/kernel/errors.ts'
import { fold } from '../core/kernel/fold.ts'
import type { ContentDatabase, Runtime } from '../core/kernel/ports.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { SiteHandle } from '../core/model/sites/site.ts'
import { isoTime } from '../entities/shape/iso-time.ts'
import { changeTokenOf, groupKeyOf, unknownMethod } from './calls.ts'
import type { Hub, HubConnection, HubEvent, Peer } from './connections/hub-connection.ts'
import { hubEvent } from './hub-event.ts'
import { type FollowAnew, restoredNews, type WhatIsRestored } from './restored.ts'

export interface ListsHubParts {
  readonly runtime: Runtime
  /** Fails with `site_not_found` and `database_closed`. */
  readonly findSite: (peer: Peer, path: string) => SiteHandle | Promise<SiteHandle>
  /** The tail of an open content database. */
  readonly tailOf: (database: ContentDatabase) => NewsTail | undefined
  /** The maximum number of groups of a connection. */
  readonly subscriptions: number
  readonly onError: (error: unknown) => void
}

const targets: Readonly<Record<NewsKind, keyof ListsMessages>> = {
  item: 'ListItemChanged',
  file: 'FileChanged',
  list: 'ListChanged',
  web: 'WebChanged',
}

/** A group of a connection. */
interface Subscription extends Listener {
  readonly tail: NewsTail
  /** As the client wrote it. */
  readonly key: string
}

/** A group that a connection was in before data was put back. */
interface HeldGroup {
  readonly key: string
  readonly siteId: string
  /** The number of the last change that was told. */
  readonly position: number
}

const movedOrClosed = 'A site collection of this connection has moved or was closed. Connect again.'

/** The hub of lists: sends subscribers the changes in lists and webs that they may see. */
export class ListsHub implements Hub {
  readonly name = 'lists'
  readonly #parts: ListsHubParts
  readonly #subscriptions = new Map<HubConnection, Map<string, Subscription>>()
  /** Events by their news, for the few turns of the event loop in which connections receive them. */
  readonly #events = new WeakMap<News, Map<string, HubEvent>>()
  /** The last change that each connection received: it may be in several groups of one change. */
  readonly #told = new WeakMap<HubConnection, News>()
  /** Set while data is put back: calls wait for it. */
  #held: Promise<void> | undefined
  /** How often groups were left because data is put back. */
  #turn = 0

  constructor(parts: ListsHubParts) {
    this.#parts = parts
  }

  async call(connection: HubConnection, method: string, args: readonly unknown[]): Promise<void> {
    const wanted = fold(method)
    if (wanted === fold('Subscribe' satisfies keyof ListsCalls)) {
      await this.#subscribe(connection, groupKeyOf('Subscribe', args, 2), changeTokenOf(args))
    } else if (wanted === fold('Unsubscribe' satisfies keyof ListsCalls)) {
      const key = groupKeyOf('Unsubscribe', args, 1)
      await this.#held
      this.#leave(connection, key)
    } else throw unknownMethod(this.name, method)
  }

  gone(connection: HubConnection): void {
    for (const subscription of this.#subscriptions.get(connection)?.values() ?? []) subscription.tail.remove(subscription)
    this.#subscriptions.delete(connection)
  }

  /** Closes the connections with groups in these sites, whose handles are no longer used. */
  closeThoseOf(isGone: (site: SiteHandle) => boolean): void {
    for (const [connection, groups] of [...this.#subscriptions])
      if ([...groups.values()].some(({ group }) => isGone(group.ctx.site))) connection.close(movedOrClosed, true)
  }

  /** Tells what is committed, and leaves all groups, without closing a connection. Calls wait until the groups are followed anew. */
  async hold(): Promise<FollowAnew> {
    let end = (): void => undefined
    const held = new Promise<void>((resolve) => {
      end = resolve
    })
    this.#held = held
    for (const tail of new Set([...this.#subscriptions.values()].flatMap((groups) => [...groups.values()].map(({ tail }) => tail))))
      await tail.quiet()
    // Synchronous from here: what joins meanwhile has to join again.
    this.#turn += 1
    const left = [...this.#subscriptions].map(([connection, groups]) => ({ connection, groups: [...groups.values()].map(heldGroup) }))
    for (const { connection } of left) this.gone(connection)
    return async (what) => {
      try {
        for (const { connection, groups } of left) await this.#followAnew(connection, groups, what)
      } finally {
        if (this.#held === held) this.#held = undefined
        end()
      }
    }
  }

  /** Groups in what was put back begin with the present state, others where they were. */
  async #followAnew(connection: HubConnection, groups: readonly HeldGroup[], what: WhatIsRestored | undefined): Promise<void> {
    const isBack = ({ siteId }: HeldGroup): boolean => what !== undefined && (what.siteId === undefined || what.siteId === siteId)
    const [followed, left]: [string[], string[]] = [[], []]
    for (const group of groups) {
      if (connection.isOver) return
      const { key, siteId, position } = group
      const token = isBack(group) ? undefined : writeChangeToken({ kind: 'site', id: siteId }, { at: 0, sequence: position })
      try {
        await this.#join(connection, { key, token, ready: atOnce })
        followed.push(key)
      } catch (error) {
        if (!(error instanceof DomainError)) this.#parts.onError(error)
        if (!isBack(group)) return connection.close(movedOrClosed, true)
        left.push(key)
      }
    }
    if (!what || !groups.some(isBack)) return
    const news = restoredNews(what, { groups: followed, left }, isoTime(this.#parts.runtime.now()))
    connection.tell(hubEvent('ContentRestored' satisfies keyof ListsMessages, news))
  }

  /** Joins again if data is put back meanwhile: then the token is that of another change log. */
  async #subscribe(connection: HubConnection, key: string, given: string | undefined): Promise<void> {
    for (let token = given; ; token = undefined) {
      await this.#held
      const turn = this.#turn
      try {
        await this.#join(connection, { key, token, ready: () => connection.drained() })
        if (turn === this.#turn) return
      } catch (error) {
        if (turn === this.#turn) throw error
      }
    }
  }

  async #join(connection: HubConnection, { key, token, ready }: Joining): Promise<void> {
    const { runtime, findSite, tailOf, subscriptions } = this.#parts
    const turn = this.#turn
    const { peer } = connection
    const { actor, origin } = peer
    const group = await findNewsGroup({ actor, runtime, origin, findSite: (path) => findSite(peer, path) }, key)
    const groups = this.#subscriptions.get(connection) ?? new Map<string, Subscription>()
    this.#leave(connection, key)
    if (groups.size >= subscriptions) throw invalid(`A connection has at most ${subscriptions} groups (Live:Subscriptions).`)
    const tail = tailOf(group.ctx.site.database)
    if (!tail) throw new DomainError(kernelReasons.database_closed, { database: '' })
    const subscription: Subscription = { group, key, tail, tell: (news) => this.#tell(connection, group, news) }
    await tail.add(subscription, token, ready)
    if (connection.isOver || turn !== this.#turn) return tail.remove(subscription)
    this.#subscriptions.set(connection, groups.set(group.key, subscription))
  }

  #leave(connection: HubConnection, key: string): void {
    const groups = this.#subscriptions.get(connection)
    const known = groups?.get(fold(key))
    if (!known) return
    known.tail.remove(known)
    groups?.delete(fold(key))
  }

  #tell(connection: HubConnection, { ctx }: NewsGroup, news: News): void {
    if (this.#told.get(connection) === news) return
    this.#told.set(connection, news)
    connection.tell(this.#eventOf(news, ctx.origin))
  }

  /** URLs have the address by which the client reached this server. */
  #eventOf(news: News, origin: string): HubEvent {
    const events = this.#events.get(news) ?? new Map<string, HubEvent>()
    this.#events.set(news, events)
    const event = events.get(origin) ?? hubEvent(targets[news.kind], payloadOf(news, origin))
    events.set(origin, event)
    return event
  }
}

interface Joining {
  readonly key: string
  readonly token: string | undefined
  /** Awaited between slices of what was missed. */
  readonly ready: () => Promise<void>
}

const atOnce = () => Promise.resolve()

const heldGroup = (subscription: Subscription): HeldGroup => {
  const { key, group, tail } = subscription
  return { key, siteId: group.ctx.site.id, position: tail.positionOf(subscription) }
}

function payloadOf({ happened, change, webUrl, list, itemId, uniqueId, url }: News, origin: string): Change {
  return {
    changeType: happened,
    webUrl: webUrl === '/' ? origin : `${origin}${encodeURI(webUrl)}`,
    ...(list && { listId: list.id, listTitle: list.title }),
    ...(itemId !== undefined && { itemId }),
    ...(uniqueId !== undefined && { uniqueId }),
    ...(url !== undefined && { serverRelativeUrl: url }),
    editorId: change.actorId,
    timestamp: isoTime(change.at),
    changeToken: writeChangeToken({ kind: 'site', id: change.siteId }, { at: change.at, sequence: change.sequence }),
  }
}
