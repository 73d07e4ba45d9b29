import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { checkSlice } from '../../core/acts/journal/check-records.ts'
import type { JournalSlice, SliceVerdict } from '../../core/kernel/ports.ts'
import { openJournalReader } from '../../stores/sqlite/journal/journal-reader.ts'
import { serveCalls } from '../../stores/sqlite/threads/thread-end.ts'

/** The worker thread of `check-threads.ts`: checks one slice after another on its own connection. */

export interface CheckerData {
  readonly path: string
}

export type CheckAnswer = { readonly verdict: SliceVerdict } | { readonly failure: string }

/** Steps by which the thread gives way to the event loop: few, so that it goes on beside other programs. */
const lowerBy = 5
const lowest = 19

/** Linux alone has priorities for threads; elsewhere they are of the process. */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(Math.min(lowest, getPriority() + lowerBy))
}

function serveChecks({ path }: CheckerData, port: NonNullable<typeof parentPort>): void {
  const reader = openJournalReader(path)
  const serve = (slice: JournalSlice): void => {
    let answer: CheckAnswer
    try {
      answer = { verdict: checkSlice(reader, slice) }
    } catch (error) {
      answer = { failure: error instanceof Error ? error.message : String(error) }
    }
    port.postMessage(answer)
  }
  serveCalls(port, serve, () => reader.close())
}

if (parentPort) {
  giveWay()
  serveChecks(workerData as CheckerData, parentPort)
}
