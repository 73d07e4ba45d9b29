import { Worker } from 'node:worker_threads'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { ReadTurns, readsAtOnce, tooExpensive } from '../sql/read-turns.ts'
import type { LongReadTurns, SqlRow, SqlValue } from '../sql/session.ts'
import type { OpenReads } from './open-reads.ts'
import type { ReadAnswer, ReadCall, ReaderData } from './reader-worker.ts'
import { endThread } from './threads/thread-end.ts'

/** Beside this file in the sources, and beside the bundle in a build. */
const program = new URL(import.meta.url.endsWith('.ts') ? './reader-worker.ts' : './reader-worker.js', import.meta.url)

/** A worker thread with a read-only connection, which runs one statement at a time. */
class ReaderThread {
  readonly #worker: Worker
  readonly #ended = new Int32Array(new SharedArrayBuffer(4))
  #call: { readonly resolve: (rows: SqlRow[]) => void; readonly reject: (error: Error) => void } | undefined
  #end: Error | undefined
  /** Resolves when the thread has ended. */
  readonly gone: Promise<void>

  constructor(path: string) {
    this.#worker = new Worker(program, { workerData: { path, ended: this.#ended } satisfies ReaderData, execArgv: [] })
    this.#worker.on('message', (answer: ReadAnswer) => this.#answer(answer))
    this.#worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))))
    this.gone = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#fail(new Error('The reader thread has ended.'))
        resolve()
      })
    })
    // An idle thread does not keep the process alive.
    this.#worker.unref()
  }

  get isUsable(): boolean {
    return !this.#end
  }

  query(sql: string, parameters: readonly SqlValue[]): Promise<SqlRow[]> {
    return new Promise((resolve, reject) => {
      if (this.#end) return reject(this.#end)
      this.#call = { resolve, reject }
      this.#worker.ref()
      this.#worker.postMessage({ sql, parameters } satisfies ReadCall)
    })
  }

  /** Ends the thread; the running statement fails with `error` at once. */
  end(error: Error): void {
    this.#fail(error)
    Atomics.store(this.#ended, 0, 1)
    void endThread(this.#worker)
  }

  #answer(answer: ReadAnswer): void {
    const call = this.#call
    this.#call = undefined
    this.#worker.unref()
    if ('rows' in answer) call?.resolve(answer.rows)
    else call?.reject(new Error(answer.failure))
  }

  #fail(error: Error): void {
    this.#end ??= error
    this.#call?.reject(this.#end)
    this.#call = undefined
  }
}

/** The maximum number of threads, including those that are ending. */
const mostThreads = 2 * readsAtOnce

export interface ThreadedReads extends LongReadTurns {
  /** Fails running and waiting reads with `error`; resolves when no thread has the file open. */
  close(error: Error): Promise<void>
}

/**
 * Long reads of a database file: each has a thread for its whole duration. A thread is started on demand, ended at the
 * deadline or with its read of `reads`, and replaced, as is a thread that fails.
 */
export function threadedReads(path: string, limitMs: number, reads: OpenReads): ThreadedReads {
  const turns = new ReadTurns()
  const threads = new Set<ReaderThread>()
  const idle: ReaderThread[] = []
  const start = (): ReaderThread => {
    if (threads.size >= mostThreads) throw new DomainError(kernelReasons.long_reads_busy)
    const thread = new ReaderThread(path)
    threads.add(thread)
    void thread.gone.then(() => threads.delete(thread))
    return thread
  }
  const usable = (): ReaderThread | undefined => {
    for (let thread = idle.pop(); thread; thread = idle.pop()) if (thread.isUsable) return thread
    return undefined
  }
  return {
    isThreaded: true,
    run: (read) =>
      turns.run(async () => {
        const thread = usable() ?? start()
        // One millisecond later: a read may take the whole time.
        const timer = setTimeout(() => thread.end(tooExpensive(limitMs)), limitMs + 1)
        const over = reads.begin((error) => thread.end(error))
        try {
          return await read((sql, parameters) => thread.query(sql, parameters))
        } finally {
          clearTimeout(timer)
          over()
          if (thread.isUsable) idle.push(thread)
        }
      }),
    async close(error) {
      turns.close(error)
      const all = [...threads]
      for (const thread of all) thread.end(error)
      await Promise.all(all.map(({ gone }) => gone))
    },
  }
}
