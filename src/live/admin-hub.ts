import type { AdminCalls, AdminMessages } from '../../generated/live/messages.ts'
import { invalid } from '../core/kernel/errors.ts'
import { fold } from '../core/kernel/fold.ts'
import type { FarmNewsBoard, FarmTopic, HealthNews } from '../core/model/farm-news.ts'
import { groupKeyOf, unknownMethod } from './calls.ts'
import type { Hub, HubConnection } from './connections/hub-connection.ts'
import { hubEvent } from './hub-event.ts'
import { restoredNews, type WhatIsRestored } from './restored.ts'

const farmEvents: Readonly<Record<FarmTopic, keyof AdminMessages>> = {
  audit: 'AuditAppended',
  operations: 'OperationProgress',
  health: 'HealthChanged',
}

/** The time between two looks at the health, while somebody watches it. */
const healthMs = 1_000

export interface AdminHubParts {
  readonly board: FarmNewsBoard
  /** The present health. */
  readonly health: () => Promise<HealthNews>
  readonly onError: (error: unknown) => void
}

/** The hub of farm administration. Only users with the role FarmAdmin can connect to it. */
export class AdminHub implements Hub {
  readonly name = 'admin'
  readonly #parts: AdminHubParts
  readonly #groups = new Map<FarmTopic, Set<HubConnection>>()
  readonly #stopListening: () => void
  #timer: NodeJS.Timeout | undefined
  #known: HealthNews | undefined

  constructor(parts: AdminHubParts) {
    this.#parts = parts
    this.#stopListening = parts.board.listen((topic, news) => {
      const watchers = this.#groups.get(topic)
      if (!watchers) return
      const event = hubEvent(farmEvents[topic], news)
      for (const connection of [...watchers]) connection.tell(event)
    })
  }

  async call(connection: HubConnection, method: string, args: readonly unknown[]): Promise<void> {
    const wanted = fold(method)
    if (wanted === fold('Subscribe' satisfies keyof AdminCalls)) await this.#subscribe(connection, topicOf('Subscribe', args))
    else if (wanted === fold('Unsubscribe' satisfies keyof AdminCalls)) this.#leave(connection, topicOf('Unsubscribe', args))
    else throw unknownMethod(this.name, method)
  }

  gone(connection: HubConnection): void {
    for (const topic of [...this.#groups.keys()]) this.#leave(connection, topic)
  }

  /** Tells every connection that data was put back. */
  tellRestored(what: WhatIsRestored, timestamp: string): void {
    const groupsOf = new Map<HubConnection, string[]>()
    for (const [topic, watchers] of this.#groups)
      for (const connection of watchers) groupsOf.set(connection, [...(groupsOf.get(connection) ?? []), topic])
    for (const [connection, groups] of groupsOf)
      connection.tell(hubEvent('ContentRestored' satisfies keyof AdminMessages, restoredNews(what, { groups, left: [] }, timestamp)))
  }

  stop(): void {
    this.#stopListening()
    clearInterval(this.#timer)
  }

  async #subscribe(connection: HubConnection, topic: FarmTopic): Promise<void> {
    this.#groups.set(topic, (this.#groups.get(topic) ?? new Set<HubConnection>()).add(connection))
    if (topic !== 'health') return
    this.#timer ??= setInterval(() => void this.#look(), healthMs).unref()
    this.#known = await this.#parts.health()
    connection.tell(hubEvent(farmEvents.health, this.#known))
  }

  #leave(connection: HubConnection, topic: FarmTopic): void {
    const watchers = this.#groups.get(topic)
    watchers?.delete(connection)
    if (watchers?.size === 0) this.#groups.delete(topic)
    if (this.#groups.has('health')) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  async #look(): Promise<void> {
    try {
      const now = await this.#parts.health()
      const before = this.#known
      this.#known = now
      if (before && factsOf(before) !== factsOf(now)) this.#parts.board.publish('health', now)
    } catch (error) {
      this.#parts.onError(error)
    }
  }
}

/** The health without its time, to compare. */
const factsOf = ({ status, version, databases }: HealthNews): string => JSON.stringify([status, version, databases])

function topicOf(method: string, args: readonly unknown[]): FarmTopic {
  const key = groupKeyOf(method, args, 1)
  const topic = (Object.keys(farmEvents) as FarmTopic[]).find((one) => one === fold(key))
  if (topic === undefined)
    throw invalid(`The group '${key.slice(0, 60)}' is none of the admin hub; its groups are ${Object.keys(farmEvents).join(', ')}.`)
  return topic
}
