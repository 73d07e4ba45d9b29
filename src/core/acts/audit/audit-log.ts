import type { ContentDatabase, FarmDatabase, Runtime } from '../../kernel/ports.ts'
import type { SegmentStore, SegmentsCopy } from '../../kernel/providers/segment-store.ts'
import { farmKey } from '../farm/keys.ts'
import { type ChainParts, chainRow } from './chain.ts'
import { type AuditPage, type AuditQuery, readEntries } from './read.ts'
import { reapChain } from './reap.ts'
import type { AuditEntry } from './records.ts'
import { Sealer } from './sealer.ts'
import { type SignInFailure, SignInFailures } from './sign-in-failures.ts'
import { type AuditSource, contentSource, farmSource } from './sources.ts'
import { AuditTail } from './tail.ts'
import { type AuditVerdict, together, verifyChain } from './verify.ts'

export interface AuditOptions {
  readonly farm: FarmDatabase
  readonly runtime: Runtime
  /** The segments of a log, by its id: `farm`, or the id of a content database. */
  readonly segmentsOf: (id: string) => SegmentStore
  /** Whether no other process can write the logs. */
  readonly isAlone: boolean
  readonly intervalMs: number
  /** How long records are kept; 0 is for ever. */
  readonly retentionMs: number
}

/** The segments of the logs in memory, by the ids of the logs. */
export type AuditCopy = ReadonlyMap<string, SegmentsCopy>

interface Log {
  readonly parts: ChainParts
  readonly source: AuditSource
}

/** The id of the farm's own log. */
const farmLog = 'farm'

/** The maximum number of records in memory. */
const tailRecords = 10_000

/** The interval of checks for the end of a day and of the retention. */
const lookMs = 60_000

/**
 * The audit logs of a farm: one for the farm, and one for each content database. They grow only while they are served;
 * reading and verifying work without a server.
 */
export class AuditLog {
  readonly #options: AuditOptions
  readonly #holder: string
  readonly #stores = new Map<string, SegmentStore>()
  readonly #tail = new AuditTail(tailRecords)
  readonly #serving = new Map<string, { readonly sealer: Sealer; readonly log: Log }>()
  /** The logs whose content databases were put back: acts have numbers that the log has already seen, and are new. */
  readonly #putBack = new Set<string>()
  #onError: (error: unknown) => void = () => undefined
  readonly #failures: SignInFailures
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()

  constructor(options: AuditOptions) {
    this.#options = options
    this.#holder = options.runtime.newId()
    this.#failures = new SignInFailures(options.farm, options.runtime, (error) => this.#onError(error))
  }

  /** Writes the farm's log from now on. After an error, which `onError` gets, the write is tried again. */
  serve(onError: (error: unknown) => void): void {
    this.#onError = onError
    this.#start({ parts: this.#partsOf(farmLog), source: farmSource(this.#options.farm) })
    this.#timer = setInterval(() => this.#look(), lookMs).unref()
    this.#look()
  }

  /** Writes the log of a content database until `stop`, which resolves when all waiting records are in the log. */
  attend(database: ContentDatabase, databaseId: string): { stop(): Promise<void> } {
    const source = contentSource(database)
    const known = this.#putBack.has(databaseId) ? { ...source, repeats: false } : source
    const stop = this.#start({ parts: this.#partsOf(databaseId), source: known })
    return { stop }
  }

  /** Resolves when all waiting records are in the logs. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    await this.#failures.flush()
    for (const [id, { sealer }] of this.#serving) {
      this.#serving.delete(id)
      await sealer.stop()
    }
  }

  /** Runs `work` while nothing writes the logs. Those of content databases end; the farm's goes on if it was served. */
  async paused(work: () => Promise<void>): Promise<void> {
    const wasServed = this.#timer !== undefined
    await this.stop()
    try {
      await work()
    } finally {
      if (wasServed) this.serve(this.#onError)
    }
  }

  /** The segments of the logs in memory; those of files are not in it. Of segments that grow meanwhile it has what their rows have. */
  copy(): AuditCopy {
    const copies = [...this.#stores].flatMap(([id, store]): [string, SegmentsCopy][] => (store.copy ? [[id, store.copy()]] : []))
    return new Map(copies)
  }

  /** Puts the segments of the logs in memory back to a copy, together with their rows; only while nothing writes the logs. */
  putBack(copy: AuditCopy): void {
    for (const id of new Set([...this.#stores.keys(), ...copy.keys()]))
      this.#partsOf(id).segments.putBack?.(copy.get(id) ?? { segments: new Map(), stubs: new Map() })
    this.#putBack.clear()
  }

  /** The content of a database is that of an earlier time from now on, and its log goes on. Nothing may wait for it. */
  goesOn(databaseId: string): void {
    this.#putBack.add(databaseId)
  }

  /** Records a failed sign-in, without waiting. */
  signInFailed(failure: SignInFailure): void {
    this.#failures.note(failure)
  }

  /** The latest records of this process, the oldest first: at most 10,000. */
  latest = () => this.#tail.latest()

  /** Calls `listener` with each record after it is in its log. It must return at once. Returns the function that removes it. */
  onAppended: AuditTail['onAppended'] = (listener) => this.#tail.onAppended(listener)

  /** Resolves when everything that was committed before is in the logs that this process writes. */
  async flush(): Promise<void> {
    await this.#failures.flush()
    await Promise.all([...this.#serving.values()].map(({ sealer }) => sealer.flush()))
  }

  /** One page of the records, with everything that was committed before. Fails as `readEntries` does. */
  async read(query: AuditQuery): Promise<AuditPage> {
    await this.flush()
    return readEntries(await this.#chains(), query)
  }

  /** The number of records in all logs, including the reaped ones. */
  async size(): Promise<number> {
    let total = 0
    for (const parts of await this.#chains()) total += (await chainRow(parts))?.lastIndex ?? 0
    return total
  }

  /** Verifies all logs; see `verifyChain`. Events that wait count as unsealed in the logs that this process writes. */
  async verify(onProgress: (records: number) => void = () => undefined): Promise<AuditVerdict> {
    const { farm, runtime } = this.#options
    const key = await farmKey(farm, 'audit', runtime)
    const verdicts: AuditVerdict[] = []
    for (const parts of await this.#chains()) {
      const verdict = await verifyChain(parts, { key, onProgress })
      const source = this.#serving.get(parts.id)?.log.source
      const waiting = source ? await source.count(await chainRow(parts)) : 0
      verdicts.push({ ...verdict, unsealed: verdict.unsealed + waiting })
    }
    return together(verdicts)
  }

  /** Replaces segments older than the retention by stubs, and returns their number. */
  async reap(): Promise<number> {
    const { farm, runtime, retentionMs } = this.#options
    if (retentionMs === 0) return 0
    const key = await farmKey(farm, 'audit', runtime)
    let count = 0
    for (const parts of await this.#chains()) count += await reapChain(parts, runtime.now() - retentionMs, key)
    return count
  }

  /** Deletes the segments of a content database that this process does not serve. Its rows stay. */
  async remove(databaseId: string): Promise<void> {
    await this.#partsOf(databaseId).segments.removeAll()
    this.#stores.delete(databaseId)
  }

  #start(log: Log): () => Promise<void> {
    const { intervalMs, isAlone } = this.#options
    const { id } = log.parts
    const sealer = new Sealer({
      ...log,
      intervalMs,
      isAlone,
      onSealed: (entries: readonly AuditEntry[]) => {
        for (const entry of entries) this.#tail.append({ ...entry, log: id })
      },
      onError: (error) => this.#onError(error),
    })
    this.#serving.set(id, { sealer, log })
    return async () => {
      if (this.#serving.get(id)?.sealer === sealer) this.#serving.delete(id)
      await sealer.stop()
    }
  }

  #look(): void {
    const today = new Date(this.#options.runtime.now()).toISOString().slice(0, 10)
    for (const { sealer } of this.#serving.values()) sealer.endDay(today)
    this.#looking = this.#looking
      .then(() => this.settle())
      .then(() => this.reap())
      .then(
        () => undefined,
        (error: unknown) => this.#onError(error),
      )
  }

  /** Moves sealed segments of the logs that this process writes to the store that nobody can change. A failure of one does not stop the others. */
  async settle(): Promise<void> {
    for (const { log } of this.#serving.values()) await log.parts.segments.settle?.().catch((error: unknown) => this.#onError(error))
  }

  /** The farm's log first, the others by id. */
  async #chains(): Promise<ChainParts[]> {
    const rows = await this.#options.farm.records.query('AuditChain', { where: {}, orderBy: ['id'], columns: ['id'] })
    const ids = new Set([...rows.map(({ id }) => id), ...this.#serving.keys()])
    ids.delete(farmLog)
    return [farmLog, ...[...ids].sort()].map((id) => this.#partsOf(id))
  }

  #partsOf(id: string): ChainParts {
    const { farm, runtime, segmentsOf } = this.#options
    const segments = this.#stores.get(id) ?? segmentsOf(id)
    this.#stores.set(id, segments)
    return { id, farm, runtime, segments, holder: this.#holder }
  }
}
