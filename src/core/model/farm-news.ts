/** A sealed audit record. */
export interface AuditNews {
  /** `farm`, or the id of a content database. */
  readonly log: string
  /** Its place in its log, from 1. */
  readonly index: number
  readonly sequence: number
  /** ISO 8601, UTC. */
  readonly timestamp: string
  readonly type: string
  readonly actor: string
  readonly target: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly previousHash: string
  readonly hash: string
}

/** Something in a package that was not imported. */
export interface LeftOut {
  readonly what: string
  readonly why: string
  /** How many there are. */
  readonly count: number
}

/** The state of a long operation. */
export interface OperationNews {
  readonly operationId: string
  readonly kind: 'Move' | 'Copy' | 'Backup' | 'Restore' | 'Export' | 'Import' | 'DeleteTenant' | 'Archive'
  /** The site collection that is moved, copied or exported, or in which something is archived. */
  readonly siteId?: string
  readonly status: 'Queued' | 'Running' | 'Succeeded' | 'Failed' | 'Cancelled'
  /** From 0 to 100. */
  readonly progress: number
  /** ISO 8601, UTC: the times of the request and of the end. */
  readonly startedUtc: string
  readonly endedUtc?: string
  /** The reason of the failure. */
  readonly error?: string
  /** Of an import: the numbers of site collections, webs or lists. Those that were replaced are imported, too. */
  readonly result?: {
    readonly imported: number
    readonly skipped: number
    readonly replaced: number
    /** What was not imported of a package of another farm. */
    readonly leftOut?: readonly LeftOut[]
  }
}

/** The health of the server. */
export interface HealthNews {
  readonly status: 'Healthy' | 'Degraded'
  readonly version: string
  readonly databases: readonly { readonly name: string; readonly status: 'Online' | 'ShortOfSpace' | 'Closed' }[]
  /** ISO 8601, UTC. */
  readonly timestamp: string
}

/** What farm administrators can watch, by topic. */
export interface FarmTopics {
  readonly audit: AuditNews
  readonly operations: OperationNews
  readonly health: HealthNews
}

export type FarmTopic = keyof FarmTopics

type FarmListener = <T extends FarmTopic>(topic: T, news: FarmTopics[T]) => void

/** Where work of the farm tells what happens, without knowing who listens. */
export class FarmNewsBoard {
  readonly #listeners = new Set<FarmListener>()

  /** Tells all listeners, at once. Costs nothing while there are none. */
  publish<T extends FarmTopic>(topic: T, news: FarmTopics[T]): void {
    for (const listener of this.#listeners) listener(topic, news)
  }

  /** Calls `listener` for all news; it must not throw. Returns the function that removes it. */
  listen(listener: FarmListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
