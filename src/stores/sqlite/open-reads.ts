import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { SqlView } from '../sql/session.ts'
import type { SqliteConnection } from './connection.ts'

type End = (error: DomainError) => void

/**
 * The reads of a database file that other requests run beside: views, copies and long reads. The write-ahead log cannot
 * begin anew while one of them sees its data, so the oldest is ended when the log is too long.
 */
export class OpenReads {
  /** In the order in which they have begun. */
  readonly #ends = new Set<End>()

  /** Adds a read, and `end`, which makes it fail with the given error. Returns the function to call when the read is over. */
  begin(end: End): () => void {
    this.#ends.add(end)
    return () => void this.#ends.delete(end)
  }

  /** Ends the oldest read with `read_ended`; false if there is none. `logBytes` is the size of the log that ends it. */
  readonly endOldest = (logBytes: number): boolean => {
    const [end] = this.#ends
    if (!end) return false
    this.#ends.delete(end)
    end(new DomainError(kernelReasons.read_ended, { size: String(Math.round(logBytes / 1_048_576)) }))
    return true
  }

  /** A view on a connection of its own, which sees the data of one moment. */
  viewOn(connection: SqliteConnection): SqlView {
    let failure: DomainError | undefined
    let isOpen = true
    const close = () => {
      over()
      if (isOpen) connection.close(false)
      isOpen = false
    }
    const over = this.begin((error) => {
      failure = error
      close()
    })
    return {
      session: {
        async query(sql, parameters) {
          if (failure) throw failure
          return connection.query(sql, parameters)
        },
      },
      close,
    }
  }

  /** Runs work that ends with the error of its signal when the read is ended, or when `signal` is aborted. */
  async whileOpen<T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const own = new AbortController()
    const over = this.begin((error) => own.abort(error))
    try {
      return await work(AbortSignal.any([signal, own.signal]))
    } finally {
      over()
    }
  }
}
