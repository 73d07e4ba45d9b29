import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite from 'better-sqlite3'
import { serveCalls } from './threads/thread-end.ts'

/** The worker thread of `copy.ts`: copies a database file page by page. */

export interface CopyCall {
  readonly from: string
  readonly to: string
}

/** The progress of the copy, or its end. */
export type CopyNews = { readonly part: number } | { readonly failure: string | undefined }

const pagesAtOnce = 1_024
const notedMs = 200

async function copy({ from, to }: CopyCall, tell: (news: CopyNews) => void, signal: AbortSignal): Promise<void> {
  const source = new BetterSqlite(from, { readonly: true, fileMustExist: true })
  let notedAt = performance.now()
  try {
    // While this transaction is open, the connection sees the data of its beginning, whatever others write.
    source.exec('BEGIN')
    source.prepare('SELECT 1 FROM sqlite_schema').get()
    await source.backup(to, {
      progress({ totalPages, remainingPages }) {
        signal.throwIfAborted()
        if (performance.now() - notedAt > notedMs) {
          notedAt = performance.now()
          tell({ part: totalPages === 0 ? 0 : 1 - remainingPages / totalPages })
        }
        return pagesAtOnce
      },
    })
    tell({ failure: undefined })
  } finally {
    source.close()
  }
}

const port = parentPort
if (port) {
  const ending = new AbortController()
  serveCalls(
    port,
    () => undefined,
    () => ending.abort(),
  )
  copy(workerData as CopyCall, (news) => port.postMessage(news), ending.signal).catch((error: unknown) => {
    const code = error instanceof BetterSqlite.SqliteError ? error.code : 'ERROR'
    port.postMessage({ failure: `${code}: ${error instanceof Error ? error.message : String(error)}` } satisfies CopyNews)
  })
}
