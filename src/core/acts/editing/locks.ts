import { DomainError } from '../../kernel/errors.ts'
import type { Runtime } from '../../kernel/ports.ts'
import { editingReasons } from './reasons.ts'

/** A file of a site collection. */
export interface LockedFile {
  readonly siteId: string
  readonly fileId: string
}

interface Lock {
  readonly value: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const lockMs = 30 * 60_000
/** More locks than sessions can need in their time. */
const mostLocks = 1_000

/** The locks that editors set on files: texts of the editors, which only they understand. They last for 30 minutes. */
export class FileLocks {
  readonly #runtime: Runtime
  readonly #locks = new Map<string, Lock>()

  constructor(runtime: Runtime) {
    this.#runtime = runtime
  }

  /** The lock of a file; empty if there is none. */
  valueOf(file: LockedFile): string {
    const lock = this.#locks.get(keyOf(file))
    return lock && lock.expiresAt > this.#runtime.now() ? lock.value : ''
  }

  /** Sets a lock, or refreshes it. Fails with `lock_mismatch` if there is another one. */
  lock(file: LockedFile, value: string): void {
    const current = this.valueOf(file)
    if (current !== '' && current !== value) throw mismatch(current, 'The file has another lock.')
    this.#set(file, value)
  }

  /** Replaces a lock by another one. Fails with `lock_mismatch` unless `old` is on the file. */
  relock(file: LockedFile, old: string, value: string): void {
    this.demand(file, old)
    this.#set(file, value)
  }

  /** Keeps a lock for its full time from now. Fails with `lock_mismatch` unless it is on the file. */
  refresh(file: LockedFile, value: string): void {
    this.demand(file, value)
    this.#set(file, value)
  }

  /** Fails with `lock_mismatch` unless it is on the file. */
  unlock(file: LockedFile, value: string): void {
    this.demand(file, value)
    this.#locks.delete(keyOf(file))
  }

  /** Fails with `lock_mismatch` unless this lock is on the file. */
  demand(file: LockedFile, value: string): void {
    const current = this.valueOf(file)
    if (current === '') throw mismatch('', 'The file is not locked.')
    if (current !== value) throw mismatch(current, 'The file has another lock.')
  }

  #set(file: LockedFile, value: string): void {
    const now = this.#runtime.now()
    if (this.#locks.size >= mostLocks) for (const [key, lock] of this.#locks) if (lock.expiresAt <= now) this.#locks.delete(key)
    if (this.#locks.size >= mostLocks && !this.#locks.has(keyOf(file)))
      throw mismatch('', `There are ${mostLocks} locks, the maximum at a time. Try again later.`)
    this.#locks.set(keyOf(file), { value, expiresAt: now + lockMs })
  }
}

const keyOf = ({ siteId, fileId }: LockedFile): string => `${siteId} ${fileId}`

const mismatch = (lock: string, why: string): DomainError => new DomainError(editingReasons.lock_mismatch, { lock, why })
