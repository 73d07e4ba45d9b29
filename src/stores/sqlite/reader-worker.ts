import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { SqlRow, SqlValue } from '../sql/session.ts'
import { connectReader, wantedFunction } from './connection.ts'
import { serveCalls } from './threads/thread-end.ts'

/**
 * The worker thread of `reader-thread.ts`: runs queries one after another on its own connection. Each sees the data
 * that is committed when it begins. A thread cannot be ended during a statement; only `wantedFunction`, which the
 * statement calls for each row, can stop it.
 */

export interface ReaderData {
  readonly path: string
  /** Not 0 if the running statement was cancelled. */
  readonly ended: Int32Array
}

/** A statement for the thread to run. */
export interface ReadCall {
  readonly sql: string
  readonly parameters: readonly SqlValue[]
}

export type ReadAnswer = { readonly rows: SqlRow[] } | { readonly failure: string }

/** Steps by which the thread gives way to the event loop. */
const lowerBy = 10
const lowest = 19

/** Lets the event loop have the processor first. Linux alone has priorities for threads; elsewhere they are of the process. */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(Math.min(lowest, getPriority() + lowerBy))
}

function serveReads(data: ReaderData, port: NonNullable<typeof parentPort>): void {
  const connection = connectReader(data.path, (raw) => {
    raw.function(wantedFunction, { deterministic: false }, () => {
      if (Atomics.load(data.ended, 0) !== 0) throw new Error('This statement was cancelled.')
      return 1
    })
  })
  const serve = ({ sql, parameters }: ReadCall): void => {
    let answer: ReadAnswer
    try {
      answer = { rows: connection.query(sql, parameters) }
    } catch (error) {
      answer = { failure: error instanceof Error ? error.message : String(error) }
    }
    port.postMessage(answer)
  }
  serveCalls(port, serve, () => connection.close(false))
}

if (parentPort) {
  giveWay()
  serveReads(workerData as ReaderData, parentPort)
}
