import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite from 'better-sqlite3'
import { connectCheckpoints } from './connection.ts'
import type { CheckpointKind } from './log-keeper.ts'
import { serveCalls } from './threads/thread-end.ts'

/** The worker thread of `checkpoint-thread.ts`: copies the write-ahead log into the file, on its own connection. */

export type CheckpointAnswer = { readonly isWhole: boolean } | { readonly failure: string; readonly code: string }

if (parentPort) {
  const port = parentPort
  const connection = connectCheckpoints(workerData as string)
  const serve = (kind: CheckpointKind): void => {
    let answer: CheckpointAnswer
    try {
      const [state] = connection.pragma(`wal_checkpoint(${kind})`) as { busy: number; log: number; checkpointed: number }[]
      answer = { isWhole: state?.busy === 0 && state.log === state.checkpointed }
    } catch (error) {
      const code = error instanceof BetterSqlite.SqliteError ? error.code : 'ERROR'
      answer = { failure: error instanceof Error ? error.message : String(error), code }
    }
    port.postMessage(answer)
  }
  serveCalls(port, serve, () => connection.close())
}
