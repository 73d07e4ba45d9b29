import type { JournalHeadRow } from '../../../../generated/prisma/content.ts'
import { JobQueue } from '../../kernel/pacing/job-queue.ts'
import type { Attempt, ContentDatabase, ContentRecords, NamedAct, Runtime } from '../../kernel/ports.ts'
import type { Canonical } from '../audit/canonical.ts'
import { append, type Draft, marks, newHead, storeHead } from './chain.ts'
import type { RowImage } from './images.ts'
import { lastImage } from './past-rows.ts'
import { type Noted, Recorder, type Repeat } from './recorder.ts'
import { type ReadRows, snapshotAt, writeSnapshot } from './snapshot.ts'

export interface JournalOptions {
  readonly runtime: Runtime
  /** Whether a write waits until it is on the disk. */
  readonly waitsForDisk: boolean
  /** Reads all rows of a site in a table. */
  readonly readRows: ReadRows
}

/** The tenant of all records while the farm has no tenants. */
const tenant = ''

/** The actor of records that are no acts. */
const system = 'i:0#.w|svc\\system'

type Work<T> = (records: ContentRecords, attempt: Attempt) => Promise<T>

/** The writes of a transaction that the journal has recorded. */
interface Recorded {
  /** The ends of the journals, as they are once the writes are applied. */
  readonly heads: readonly JournalHeadRow[]
  readonly writes: readonly Repeat[]
}

interface Rehearsed<T> {
  readonly result: T
  readonly hasWritten: boolean
  /** Undefined if the journal records nothing of it: then its writes are committed already. */
  readonly recorded: Recorded | undefined
}

/** The ends of the journals that record a transaction, by site. */
type Heads = ReadonlyMap<string, JournalHeadRow>

/** A transaction whose writes were undone. */
interface Undone {
  readonly recorder: Recorder
  readonly heads: Heads
}

/** Ends a rehearsal, and undoes its writes. There is one for all, because to note where an error comes from takes time. */
const undo = new Error('The writes of a rehearsal are undone.')

/** The journal of a site is not ready for a further record. */
class NotReady extends Error {
  readonly siteId: string

  constructor(siteId: string) {
    super(`The journal of the site ${siteId} has to be completed first.`)
    this.siteId = siteId
  }
}

/**
 * A content database that records every transaction before it applies it (decisions/0040). One transaction runs the work
 * and is rolled back; so a refused act leaves no record. The next one commits the records of its acts, and a third one makes
 * the same writes and commits the outcome. If that fails, a record `Failed` restores the rows in the journal. No other transaction
 * runs between them.
 */
export function journaledDatabase(base: ContentDatabase, options: JournalOptions): ContentDatabase {
  const journal = new Journal(base, options)
  return {
    ...base,
    transaction: (work, durability) => journal.transaction(work, durability),
    journal: { beside: base, begin: (siteIds) => journal.begin(siteIds) },
  }
}

class Journal {
  readonly #base: ContentDatabase
  readonly #options: JournalOptions
  readonly #turns = new JobQueue()

  constructor(base: ContentDatabase, options: JournalOptions) {
    this.#base = base
    this.#options = options
  }

  async transaction<T>(work: Work<T>, durability: 'own' | 'derived' = 'own'): Promise<T> {
    const { result, hasWritten } = await this.#turns.run(() => this.#whenReady(work))
    // Outside the turn, so that writers share one sync of the disk.
    if (hasWritten && durability === 'own' && this.#options.waitsForDisk) await this.#base.settled()
    return result
  }

  async begin(siteIds: readonly string[]): Promise<void> {
    for (const siteId of siteIds) await this.#turns.run(() => this.#prepare(siteId))
  }

  async #whenReady<T>(work: Work<T>): Promise<Rehearsed<T>> {
    for (;;) {
      try {
        return await this.#run(work)
      } catch (error) {
        if (!(error instanceof NotReady)) throw error
        await this.#prepare(error.siteId)
      }
    }
  }

  async #run<T>(work: Work<T>): Promise<Rehearsed<T>> {
    const rehearsed = await this.#rehearse(work)
    if (!rehearsed.recorded) return rehearsed
    const { heads, writes } = rehearsed.recorded
    try {
      await this.#base.transaction(async (records) => {
        for (const write of writes) await write(records)
        for (const { siteId, sequence: applied, changeSequence } of heads)
          await records.update('JournalHead', { siteId }, { applied, changeSequence })
      }, 'derived')
    } catch (error) {
      // If the outcome cannot be recorded now, the next transaction, or the next start, does it.
      for (const { siteId } of heads) await this.#fail(siteId, reasonOf(error)).catch(() => undefined)
      throw error
    }
    return rehearsed
  }

  /**
   * Runs the work, undoes its writes, and stores the records of its acts in a transaction of their own: pages that are only
   * restored in a part of a transaction would be written with it.
   */
  async #rehearse<T>(work: Work<T>): Promise<Rehearsed<T>> {
    const done: { result?: T; undone?: Undone } = {}
    let hasWritten = false
    try {
      await this.#base.transaction(async (records, attempt) => {
        const recorder = new Recorder(records, this.#base.keys)
        done.result = await work(recorder.records, recorder.attempt(attempt))
        hasWritten = recorder.writes.length > 0
        const heads = await headsOf(records, recorder)
        if (heads.size === 0) return
        done.undone = { recorder, heads }
        throw undo
      }, 'derived')
      return { result: done.result as T, hasWritten, recorded: undefined }
    } catch (error) {
      const { undone } = done
      if (error !== undo || !undone) throw error
      const heads = await this.#base.transaction((records) => this.#record(records, undone), 'derived')
      return { result: done.result as T, hasWritten, recorded: { heads, writes: undone.recorder.writes } }
    }
  }

  async #record(records: ContentRecords, { recorder, heads: before }: Undone): Promise<JournalHeadRow[]> {
    const heads: JournalHeadRow[] = []
    for (const [siteId, own] of Map.groupBy(recorder.noted, ({ image }) => image.siteId)) {
      const head = before.get(siteId)
      if (!head) continue
      const next = await append(records, head, draftsOf(own, recorder.acts), { now: this.#options.runtime.now(), tenant })
      await storeHead(records, next)
      heads.push({ ...next, changeSequence: recorder.changeSequences.get(siteId) ?? head.changeSequence })
    }
    return heads
  }

  /** Completes the journal of a site: records a missing outcome, and writes a snapshot if the journal has missed writes. */
  async #prepare(siteId: string): Promise<void> {
    await this.#fail(siteId, 'The server stopped before the act was applied.')
    const { records } = this.#base
    const site = await records.find('Site', { siteId }, ['changeSequence'])
    const head = await records.find('JournalHead', { siteId })
    if (!site || head?.changeSequence === site.changeSequence) return
    await writeSnapshot(this.#base, siteId, head ?? newHead(siteId), {
      ...this.#options,
      ...{ tenant, actor: system, changeSequence: site.changeSequence },
    })
  }

  /** Records that acts without an outcome were not applied, and the rows as they are instead. */
  async #fail(siteId: string, reason: string): Promise<void> {
    await this.#base.transaction(async (records) => {
      const head = await records.find('JournalHead', { siteId })
      if (!head || head.applied >= head.sequence) return
      const { began } = await snapshotAt(records, siteId, head.genesis)
      const drafts: Draft[] = []
      for (let of = head.applied + 1; of <= head.sequence; of++) {
        const written = await records.query('JournalRow', { where: { siteId, sequence: of } })
        const images: RowImage[] = []
        for (const { tableName, rowKey } of written) {
          const before = await lastImage(records, { siteId, tableName, rowKey }, { began, sequence: head.applied })
          images.push(before ?? { siteId, tableName, rowKey, lookupKey: null, image: null })
        }
        const failed = await records.find('JournalRecord', { siteId, sequence: of }, ['target'])
        drafts.push({ actor: system, operation: marks.failed, target: failed?.target ?? '/', payload: { of, reason }, images })
      }
      const next = await append(records, head, drafts, { now: this.#options.runtime.now(), tenant })
      await storeHead(records, { ...next, applied: next.sequence })
    })
  }
}

/**
 * The journals of the sites whose rows a transaction changes. A site without a journal gets one with its first
 * act. Fails with `NotReady`.
 */
async function headsOf(records: ContentRecords, { noted, acts, born }: Recorder): Promise<Heads> {
  const heads = new Map<string, JournalHeadRow>()
  for (const siteId of new Set(noted.map(({ image }) => image.siteId))) {
    const head = await records.find('JournalHead', { siteId })
    if (head && (head.applied < head.sequence || head.changeSequence < 0)) throw new NotReady(siteId)
    const isNew = !head && acts.some((act) => act.siteId === siteId)
    if (isNew && !born.has(siteId) && (await records.find('Site', { siteId }, ['siteId']))) throw new NotReady(siteId)
    if (head || isNew) heads.set(siteId, head ?? newHead(siteId))
  }
  return heads
}

/** One draft for each act; rows that were written before the first act, or without any, are of the background. */
function draftsOf(noted: readonly Noted[], acts: readonly NamedAct[]): Draft[] {
  const byAct = Map.groupBy(noted, (one) => one.acts)
  return [...byAct].map(([number, own]) => {
    const images = own.map(({ image }) => image)
    const act = acts[number - 1]
    if (!act) return { actor: system, operation: marks.background, target: '/', payload: {}, images }
    const { actor, operation, target, clock } = act
    return { actor, operation, target, payload: { clock: new Date(clock).toISOString(), input: plain(act.input) }, images }
  })
}

/** The input as JSON has it. */
const plain = (input: unknown): Canonical => JSON.parse(JSON.stringify(input ?? null)) as Canonical

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)
