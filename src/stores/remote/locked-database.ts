import { setTimeout as pause } from 'node:timers/promises'
import { DomainError } from '../../core/kernel/errors.ts'
import type { Attempt, CommitListener } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { WriterQueue } from '../sql/read-turns.ts'
import type { LastWork, SqlDatabase, SqlRow, SqlSession, SqlValue, SqlView } from '../sql/session.ts'
import { CommitWatch } from './commit-watch.ts'

/** The statements of one transaction. */
export interface LockedTransaction {
  readonly session: SqlSession
  readonly attempt: Attempt
  /** Fails if the transaction can no longer be committed. */
  check(): void
  /** Resolves when no statement runs. */
  idle(): Promise<unknown>
  hasWritten(): boolean
  /** Whether another writer was in the way: the work may succeed if it runs again. */
  hasConflict(): boolean
  end(): void
}

/** A connection for writing. */
export interface WriterConnection {
  /** Begins a transaction that holds the lock of writers; returns the number of commits before it. */
  begin(): Promise<number>
  open(): LockedTransaction
  /** Commits, and counts the commit if it has written. */
  commit(hasWritten: boolean): Promise<void>
  rollback(): Promise<void>
  /** Ends the connection without a word. */
  destroy(): void
  end(): Promise<void>
}

/** A server whose writers hold the lock of one row until their transactions end, whose number counts their commits (docs/decisions/0085). */
export interface LockingServer {
  /** The rows of a statement on committed data. Fails as callers of the port see it. */
  read(text: string, parameters: readonly SqlValue[]): Promise<SqlRow[]>
  /** The number of commits, without waiting for the lock. */
  count(): Promise<number>
  /** The number of commits, on a new connection, when no transaction holds the lock. */
  countWhenUnlocked(): Promise<number>
  /** `onLost` is called when the server ends the connection. */
  connectWriter(onLost: () => void): Promise<WriterConnection>
  view(): Promise<SqlView>
  close(): Promise<void>
  /** Whether the error says that the server cannot be reached. */
  isLost(error: unknown): boolean
  /** Whether another writer has held a lock for too long. */
  isLockedOut(error: unknown): boolean
  /** What callers of the port see in place of an error of the driver. */
  fault(error: unknown): unknown
}

/** How often work runs that meets conflicts with other writers. */
const mostRuns = 10

/** How long the outcome of a commit is looked for, and the pause between two looks. */
const unconfirmedMs = 10_000
const lookMs = 200

/** A database on a server whose writers hold a lock. */
export class LockedDatabase implements SqlDatabase {
  readonly session: SqlSession
  readonly #name: string
  readonly #server: LockingServer
  readonly #queue = new WriterQueue()
  readonly #listeners = new Set<CommitListener>()
  readonly #watch: CommitWatch
  #writer: WriterConnection | undefined
  #isWriting = false
  #commits = 0
  /** The number of commits that `catchUp` has found last. */
  #caughtUp: number | undefined
  #closed: Promise<void> | undefined

  /** `name` is that of the database in messages. */
  constructor(name: string, server: LockingServer) {
    this.#name = name
    this.#server = server
    this.#watch = new CommitWatch({
      count: () => server.count(),
      isWriting: () => this.#isWriting,
      onOthers: () => this.#announce('others'),
    })
    this.session = {
      query: async (text, parameters) => {
        this.#refuseWhenClosed()
        return server.read(text, parameters)
      },
      execute: (text, parameters) => this.transaction((inside) => inside.execute(text, parameters)),
      executeReturning: (text, parameters) => this.transaction((inside) => inside.executeReturning(text, parameters)),
      together: (work) => this.transaction(work),
    }
  }

  /** The server decides when a commit is on the disk, so all of them are alike. */
  async transaction<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>): Promise<T> {
    this.#refuseWhenClosed()
    const turn = this.#queue.acquire()
    if (turn) await turn
    this.#isWriting = true
    try {
      return await this.#repeated(work)
    } finally {
      this.#isWriting = false
      this.#queue.release()
    }
  }

  async #repeated<T>(work: (session: SqlSession, attempt: Attempt) => Promise<T>): Promise<T> {
    for (let run = 1; ; run += 1) {
      const { writer, before } = await this.#begin()
      const transaction = writer.open()
      try {
        const result = await work(transaction.session, transaction.attempt)
        await transaction.idle()
        transaction.check()
        transaction.end()
        await this.#commit(writer, before, transaction)
        return result
      } catch (error) {
        transaction.end()
        await transaction.idle()
        await this.#rollback(writer)
        if (!transaction.hasConflict()) throw error
        if (run === mostRuns) throw new DomainError(kernelReasons.database_busy, {}, { cause: error })
      }
    }
  }

  /** A connection in a transaction that has the lock of writers. A connection that was lost meanwhile is replaced once. */
  async #begin(): Promise<{ readonly writer: WriterConnection; readonly before: number }> {
    const known = this.#writer !== undefined
    try {
      const writer = await this.#connectWriter()
      const before = await writer.begin()
      this.#watch.saw(before, 'others')
      return { writer, before }
    } catch (error) {
      this.#dropWriter()
      if (known && this.#server.isLost(error)) return this.#begin()
      // Another process has held the lock for too long.
      if (this.#server.isLockedOut(error)) throw new DomainError(kernelReasons.database_busy, {}, { cause: error })
      throw this.#server.fault(error)
    }
  }

  async #connectWriter(): Promise<WriterConnection> {
    if (this.#writer) return this.#writer
    let isLost = false
    let made: WriterConnection | undefined
    const writer = await this.#server.connectWriter(() => {
      isLost = true
      // Another one may have taken its place.
      if (this.#writer === made) this.#writer = undefined
    })
    made = writer
    if (!isLost) this.#writer = writer
    return writer
  }

  #dropWriter(): void {
    const writer = this.#writer
    this.#writer = undefined
    writer?.destroy()
  }

  /** The error that caused the rollback is reported, even if the rollback fails. */
  async #rollback(writer: WriterConnection): Promise<void> {
    try {
      await writer.rollback()
    } catch {
      if (this.#writer === writer) this.#dropWriter()
    }
  }

  async #commit(writer: WriterConnection, before: number, transaction: LockedTransaction): Promise<void> {
    const hasWritten = transaction.hasWritten()
    try {
      await writer.commit(hasWritten)
    } catch (error) {
      if (!this.#server.isLost(error)) throw this.#server.fault(error)
      this.#dropWriter()
      if (hasWritten && !(await this.#wasCommitted(before))) throw this.#server.fault(error)
    }
    if (!hasWritten) return
    // What nobody else has written needs no look.
    if (this.#caughtUp === before) this.#caughtUp = before + 1
    this.#watch.saw(before + 1, 'ours')
    this.#announce('ours')
  }

  #announce(whose: 'ours' | 'others'): void {
    this.#commits += 1
    for (const listener of this.#listeners) listener(whose)
  }

  /**
   * The outcome of a transaction whose connection was lost during its commit: this process writes nothing else meanwhile. Fails with
   * `database_unconfirmed` if the server does not come back soon, or if others have written since.
   */
  async #wasCommitted(before: number): Promise<boolean> {
    for (const end = performance.now() + unconfirmedMs; performance.now() < end; await pause(lookMs)) {
      const now = await this.#server.countWhenUnlocked().catch(() => undefined)
      if (now === before) return false
      if (now === before + 1) return true
      if (now !== undefined) break
    }
    throw new DomainError(kernelReasons.database_unconfirmed)
  }

  /** Every commit has a number of its own, whoever has made it. */
  async catchUp(): Promise<void> {
    this.#refuseWhenClosed()
    const now = await this.#server.count()
    if (now === this.#caughtUp) return
    this.#caughtUp = now
    this.#announce('others')
  }

  async view(): Promise<SqlView> {
    this.#refuseWhenClosed()
    return this.#server.view()
  }

  copyTo(): Promise<void> {
    return Promise.reject(new Error('A database on a server is copied by its rows.'))
  }

  copyFile(): Promise<void> {
    return this.copyTo()
  }

  image(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  restore(): Promise<void> {
    return Promise.reject(new Error(`The database ${this.#name} is not in memory.`))
  }

  settled(): Promise<void> {
    return Promise.resolve()
  }

  emptyLog(): Promise<boolean> {
    return Promise.resolve(false)
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener)
    if (!this.#closed) this.#watch.start()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#watch.stop()
    }
  }

  version(): number {
    return this.#commits
  }

  close(last?: LastWork): Promise<void> {
    this.#closed ??= this.#close(last)
    return this.#closed
  }

  async #close(last: LastWork | undefined): Promise<void> {
    this.#watch.stop()
    const turn = this.#queue.acquire()
    if (turn) await turn
    if (last) await this.#repeated((session) => last(session)).catch(() => undefined)
    const writer = this.#writer
    this.#writer = undefined
    await writer?.end()
    await this.#server.close()
  }

  #refuseWhenClosed(): void {
    if (this.#closed) throw new DomainError(kernelReasons.database_closed, { database: this.#name })
  }
}
