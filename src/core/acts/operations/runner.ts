import type { FarmTables } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { ContentDatabases } from '../../access/farm-context.ts'
import { systemActor } from '../../access/principals.ts'
import type { BackupFiles } from '../../kernel/backups.ts'
import { DataUnusable } from '../../kernel/data-unusable.ts'
import { DomainError } from '../../kernel/errors.ts'
import { JobQueue } from '../../kernel/pacing/job-queue.ts'
import type { PackageFiles } from '../../kernel/packages/packages.ts'
import type { FarmDatabase, Records, Runtime } from '../../kernel/ports.ts'
import type { OperationNews } from '../../model/farm-news.ts'
import type { MigrationForm } from '../../model/packages/migration.ts'
import type { OpenContent } from '../../model/sites/site.ts'
import { storageNameOf } from '../farm/content-databases.ts'
import {
  type FarmOperation,
  forgetOldOperations,
  type OperationDetail,
  type OperationKind,
  operationNews,
  operationOf,
} from './operations.ts'

/** The parts of the farm that operations use in this process. */
export interface OperationParts {
  readonly farm: FarmDatabase
  readonly runtime: Runtime
  readonly backups: BackupFiles
  readonly packages: PackageFiles
  /** See `FarmContext.operations`. */
  readonly migrationForm?: MigrationForm
  readonly databases: ContentDatabases
  /** Continues the background work of a site after its rows have arrived in a database. */
  readonly arrived: (siteId: string, onError: (error: unknown) => void) => void
  /** The domain in the e-mail addresses of new users. */
  readonly hostName: string
  /** Whether no other server runs operations, by these rows of the farm; missing if only one server uses the farm. */
  readonly stillLeads?: (records: Records<FarmTables>) => Promise<boolean>
}

/** Another server runs the operations now, and continues or undoes this one. */
class TakenOver extends Error {}

async function demandLead({ stillLeads }: OperationParts, records: Records<FarmTables>): Promise<void> {
  if (stillLeads && !(await stillLeads(records))) throw new TakenOver('Another server of the farm runs the operations now.')
}

/** A running operation. */
export interface Run extends OperationParts {
  readonly onError: (error: unknown) => void
  readonly operation: FarmOperation
  readonly signal: AbortSignal
  /** The last finished step. */
  readonly step: () => string | undefined
  /** Reports the completed part, from 0 to 1. */
  progress(part: number): void
  /** Records a finished step; undefined begins the operation again. */
  reach(step: string | undefined): Promise<void>
  /** Records a finished step in the same transaction as the act on the farm that completes it. */
  reachWith(step: string, target: string, work: (records: Records<FarmTables>, now: number) => Promise<void>): Promise<void>
}

/** A kind of operation. */
export interface OperationWork {
  /** Does the work that is left after the last finished step. */
  run(run: Run): Promise<void>
  /** Restores the former state, after a stop at any point. */
  undo(run: Run): Promise<void>
  /** Whether the operation continues if the server stopped after this step; otherwise it is undone. */
  goesOn(step: string | undefined): boolean
  /** Whether this step completes the request, so that only the cleanup is left. */
  isDecided(step: string | undefined): boolean
}

/** Cleans up in a content database. There is nothing to clean up if it was deleted meanwhile, or cannot be opened. */
export async function withUsable(
  { farm, databases }: OperationParts,
  id: string,
  work: (content: OpenContent) => Promise<void>,
): Promise<void> {
  const row = await farm.records.find('ContentDatabase', { id })
  if (!row) return
  try {
    await databases.use(storageNameOf(row), work)
  } catch (error) {
    if (!(error instanceof DataUnusable)) throw error
  }
}

export type OperationWorks = { readonly [K in OperationKind]: OperationWork }

/** The time between two records of progress. */
const notedMs = 500

/** If the cleanup of a completed operation fails, it is tried again after this time. */
const againMs = 60_000

/**
 * Runs the operations of the farm, one after the other, in the order of their requests. After a stop during an operation,
 * the next start continues or undoes it, so that it is done completely or not at all.
 */
export class OperationRunner {
  readonly #parts: OperationParts
  readonly #works: OperationWorks
  #turns = new JobQueue()
  #stopping = new AbortController()
  readonly #listeners = new Set<(news: OperationNews) => void>()
  /** The id of the running operation. */
  #current: string | undefined
  #onError: ((error: unknown) => void) | undefined
  #again: NodeJS.Timeout | undefined

  constructor(parts: OperationParts, works: OperationWorks) {
    this.#parts = parts
    this.#works = works
  }

  /** Continues the operations that the last run of a server left unfinished, and runs the queued ones. It may start again after a stop. */
  start(onError: (error: unknown) => void): void {
    if (this.#stopping.signal.aborted) {
      this.#turns = new JobQueue()
      this.#stopping = new AbortController()
    }
    this.#onError = onError
    this.#inTurn(() => this.#recover())
    this.wake()
  }

  /** Runs the queued operations in the background. */
  wake(): void {
    if (this.#onError) this.#inTurn(() => this.#runQueued())
  }

  /** Calls `listener` with each status and progress of an operation, after it is noted. It must return at once. */
  onNews(listener: (news: OperationNews) => void): void {
    this.#listeners.add(listener)
  }

  tell(news: OperationNews): void {
    for (const listener of this.#listeners) listener(news)
  }

  /** Resolves when no operation is queued or running. */
  idle(): Promise<void> {
    return this.#turns.idle()
  }

  /** Interrupts the running operation. */
  async stop(): Promise<void> {
    clearTimeout(this.#again)
    this.#stopping.abort(new Error('The server stops.'))
    await this.#turns.stop()
    this.#onError = undefined
  }

  #inTurn(job: () => Promise<void>): void {
    this.#turns
      .run(async (isStopped) => {
        if (!isStopped()) await job()
      })
      .catch((error: unknown) => this.#onError?.(error))
  }

  async #recover(): Promise<void> {
    const rows = await this.#parts.farm.records.query('Operation', { where: { status: 'Running' }, orderBy: ['startedAt', 'id'] })
    for (const row of rows) {
      const operation = operationOf(row)
      const work = this.#works[operation.kind]
      if (work.goesOn(operation.step)) await this.#carryOut(operation)
      else await this.#giveUp(this.#runOf(operation), 'The server stopped while the operation ran. Nothing was changed: ask for it again.')
    }
    await forgetOldOperations(this.#parts.farm, this.#parts.runtime)
  }

  async #runQueued(): Promise<void> {
    const { farm, runtime } = this.#parts
    while (!this.#stopping.signal.aborted) {
      await demandLead(this.#parts, farm.records)
      const [row] = await farm.records.query('Operation', { where: { status: 'Queued' }, orderBy: ['startedAt', 'id'], limit: 1 })
      if (!row) return
      // It may have been cancelled meanwhile.
      if ((await farm.records.update('Operation', { id: row.id, status: 'Queued' }, { status: 'Running' })) > 0)
        await this.#carryOut(operationOf({ ...row, status: 'Running' }))
      await forgetOldOperations(farm, runtime)
    }
  }

  async #carryOut(operation: FarmOperation): Promise<void> {
    const run = this.#runOf(operation)
    const work = this.#works[operation.kind]
    this.#current = operation.id
    this.tell(operationNews(operation))
    try {
      await work.run(run)
      await this.#end(run, { status: 'Succeeded', progress: 100 })
    } catch (error) {
      // A stop of the server is no failure: the next start decides.
      if (this.#stopping.signal.aborted || error instanceof TakenOver) return
      if (!(error instanceof DomainError)) this.#onError?.(error)
      if (work.isDecided(run.step())) {
        this.#again = setTimeout(() => this.#inTurn(() => this.#recover()), againMs).unref()
        return
      }
      const isTold = error instanceof DomainError || error instanceof DataUnusable
      await this.#giveUp(run, isTold ? error.message : 'An unexpected error has occurred. The log has its details.')
    }
  }

  async #giveUp(run: Run, why: string): Promise<void> {
    await demandLead(this.#parts, this.#parts.farm.records)
    await this.#works[run.operation.kind].undo(run)
    const detail: OperationDetail = { input: run.operation.input, error: why }
    await this.#end(run, { status: 'Failed', detail: JSON.stringify(detail) })
  }

  async #end({ operation }: Run, patch: { readonly status: 'Succeeded' | 'Failed'; readonly progress?: number; readonly detail?: string }) {
    const { farm, runtime, databases } = this.#parts
    const { id } = operation
    await farm.transaction(async (records) => {
      await demandLead(this.#parts, records)
      await records.update('Operation', { id }, { ...patch, finishedAt: runtime.now() })
    })
    const row = await farm.records.find('Operation', { id })
    // No progress is told after the end.
    this.#current = undefined
    if (row) this.tell(operationNews(operationOf(row)))
    // Closes the databases that only the operation needed.
    await databases.refresh()
  }

  #runOf(operation: FarmOperation): Run {
    const parts = this.#parts
    const { farm, runtime } = parts
    let { step, progress } = operation
    let notedAt = Number.NEGATIVE_INFINITY
    const detailAt = (reached: string | undefined) =>
      JSON.stringify({ input: operation.input, ...(reached !== undefined && { step: reached }) } satisfies OperationDetail)
    return {
      ...this.#parts,
      operation,
      onError: (error) => this.#onError?.(error),
      signal: this.#stopping.signal,
      step: () => step,
      progress: (part) => {
        // 100 is for what is done and noted.
        const next = Math.min(Math.max(Math.floor(part * 99), progress), 99)
        if (next === progress || performance.now() - notedAt < notedMs) return
        progress = next
        notedAt = performance.now()
        farm.records
          .update('Operation', { id: operation.id }, { progress })
          .then(() => {
            if (this.#current === operation.id) this.tell(operationNews({ ...operation, progress }))
          })
          .catch((error: unknown) => this.#onError?.(error))
      },
      async reach(reached) {
        await farm.transaction(async (records) => {
          await demandLead(parts, records)
          await records.update('Operation', { id: operation.id }, { detail: detailAt(reached) })
        })
        step = reached
      },
      async reachWith(reached, target, work) {
        const call = { name: 'operations.step', actor: systemActor.loginName, target, input: { id: operation.id, reached } } as const
        await actOnFarm(farm, runtime, call, async (records, now) => {
          await demandLead(parts, records)
          await work(records, now)
          await records.update('Operation', { id: operation.id }, { detail: detailAt(reached) })
        })
        step = reached
      },
    }
  }
}
