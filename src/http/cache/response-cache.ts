import type { SiteHandle } from '../../core/model/sites/site.ts'
import type { Response } from '../message/message.ts'

export interface CacheStatistics {
  readonly hits: number
  readonly misses: number
  /** Replies in the cache now. */
  readonly entries: number
  /** Replies that were removed to free memory. */
  readonly evictions: number
}

/** A state of a site: while it is the same, the same request gets the same reply. */
interface State {
  readonly database: number
  readonly schema: number
}

interface Entry {
  readonly response: Response
  readonly bytes: number
  isUsed: boolean
}

/** Replies of one site, all in the same state. */
interface Partition {
  state: State
  bytes: number
  readonly tenantId: string | undefined
  readonly entries: Map<string, Entry>
}

/** A longer body is not cached (docs/transport.md). */
export const keptBodyBytes = 1_048_576
/** The overhead of an entry beside its text. */
const entryBytes = 400

/**
 * Keeps replies until anything changes in the database of their site, in at most `limitBytes`; replies that were not
 * requested again are removed first. A reply is stored only if the state did not change while it was made, so that no
 * reply is older than the last write.
 */
export class ResponseCache {
  readonly #limitBytes: number
  readonly #partitions = new Map<SiteHandle, Partition>()
  #bytes = 0
  #hits = 0
  #misses = 0
  #evictions = 0
  /** The figures of tenants, which see nothing of each other. */
  readonly #ofTenants = new Map<string, { hits: number; misses: number; evictions: number }>()

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes
  }

  /** The state for a reply whose request begins now. Costs two number reads. */
  stateOf(site: SiteHandle): State {
    return { database: site.database.version(), schema: site.schema.version }
  }

  /** The reply for a key, in the current state of the site. It is shared: callers must not change it. */
  find(site: SiteHandle, key: string): Response | undefined {
    const partition = this.#partitions.get(site)
    const entry = partition && this.#isCurrent(site, partition.state) ? partition.entries.get(key) : undefined
    if (!entry) {
      this.#misses += 1
      if (site.tenantId !== undefined) this.#countsOf(site.tenantId).misses += 1
      return undefined
    }
    this.#hits += 1
    if (site.tenantId !== undefined) this.#countsOf(site.tenantId).hits += 1
    entry.isUsed = true
    return entry.response
  }

  /**
   * Stores a reply that was begun in `state`, unless the state has changed since, the body is not a short text, or the
   * reply sets a cookie, which is for one client.
   */
  keep(site: SiteHandle, key: string, state: State, response: Response): void {
    const { body, headers } = response
    if (typeof body !== 'string' || body.length > keptBodyBytes || !this.#isCurrent(site, state)) return
    if (headers['Set-Cookie'] !== undefined) return
    const length = Buffer.byteLength(body)
    // Text with non-ASCII characters may need two bytes for each character.
    const bytes = (length === body.length ? length : 2 * body.length) + 2 * key.length + entryBytes
    if (length > keptBodyBytes || bytes > this.#limitBytes) return
    const kept = Object.freeze({ ...response, headers: Object.freeze({ ...headers, 'Content-Length': String(length) }) })
    const partition = this.#partitionOf(site, state)
    this.#drop(partition, key)
    partition.entries.set(key, { response: kept, bytes, isUsed: false })
    partition.bytes += bytes
    this.#bytes += bytes
    this.#makeRoom(partition)
  }

  /** Removes all replies of a site whose handle is no longer used. */
  forget(site: SiteHandle): void {
    this.#bytes -= this.#partitions.get(site)?.bytes ?? 0
    this.#partitions.delete(site)
  }

  /** The figures of all sites, or those of a tenant's sites. */
  statistics(tenantId?: string): CacheStatistics {
    let entries = 0
    for (const partition of this.#partitions.values())
      if (tenantId === undefined || partition.tenantId === tenantId) entries += partition.entries.size
    if (tenantId !== undefined) return { ...this.#countsOf(tenantId), entries }
    return { hits: this.#hits, misses: this.#misses, entries, evictions: this.#evictions }
  }

  /** Forgets the figures of a tenant that is gone. */
  forgetTenant(tenantId: string): void {
    this.#ofTenants.delete(tenantId)
  }

  #countsOf(tenantId: string) {
    const counts = this.#ofTenants.get(tenantId) ?? { hits: 0, misses: 0, evictions: 0 }
    this.#ofTenants.set(tenantId, counts)
    return counts
  }

  #isCurrent(site: SiteHandle, { database, schema }: State): boolean {
    return database === site.database.version() && schema === site.schema.version
  }

  /** Empty if the state of the site has changed. */
  #partitionOf(site: SiteHandle, state: State): Partition {
    const known = this.#partitions.get(site)
    if (known && known.state.database === state.database && known.state.schema === state.schema) return known
    this.#bytes -= known?.bytes ?? 0
    const fresh: Partition = { state, bytes: 0, tenantId: site.tenantId, entries: new Map() }
    this.#partitions.set(site, fresh)
    return fresh
  }

  #drop(partition: Partition, key: string): void {
    const entry = partition.entries.get(key)
    if (!entry) return
    partition.entries.delete(key)
    partition.bytes -= entry.bytes
    this.#bytes -= entry.bytes
  }

  /**
   * Removes the oldest entry; an entry that was used since its last turn moves to the end instead. Takes entries of
   * other sites when this one has none left. Frees a tenth of the cache at once: deleting the first entries of a Map
   * one by one scans it from its beginning each time.
   */
  #makeRoom(own: Partition): void {
    if (this.#bytes <= this.#limitBytes) return
    const wanted = this.#limitBytes * 0.9
    for (const partition of [own, ...this.#partitions.values()]) {
      for (const [key, entry] of partition.entries) {
        if (this.#bytes <= wanted) return
        this.#drop(partition, key)
        if (!entry.isUsed) {
          this.#evictions += 1
          if (partition.tenantId !== undefined) this.#countsOf(partition.tenantId).evictions += 1
          continue
        }
        entry.isUsed = false
        partition.entries.set(key, entry)
        partition.bytes += entry.bytes
        this.#bytes += entry.bytes
      }
    }
  }
}
