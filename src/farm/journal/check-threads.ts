import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ContentDatabase, JournalSlice, SliceVerdict } from '../../core/kernel/ports.ts'
import { endThread } from '../../stores/sqlite/threads/thread-end.ts'
import type { CheckAnswer, CheckerData } from './check-worker.ts'

/** Beside this file in the sources, and beside the bundle in a build. */
const program = new URL(import.meta.url.endsWith('.ts') ? './check-worker.ts' : './check-worker.js', import.meta.url)

/** More of them would only wait for the disk. */
const mostThreads = 4

interface Waiting {
  readonly slice: JournalSlice
  readonly resolve: (verdict: SliceVerdict) => void
  readonly reject: (error: Error) => void
}

/** Threads that check the journals of a database file. A thread that fails takes the others with it. */
class CheckThreads {
  readonly #waiting: Waiting[] = []
  readonly #running = new Map<Worker, Waiting>()
  readonly #idle: Worker[] = []
  readonly #all: readonly Worker[]
  #end: Error | undefined

  constructor(path: string, count: number) {
    this.#all = Array.from({ length: count }, () => this.#start(path))
    this.#idle.push(...this.#all)
  }

  check(slice: JournalSlice): Promise<SliceVerdict> {
    return new Promise((resolve, reject) => {
      if (this.#end) return reject(this.#end)
      this.#waiting.push({ slice, resolve, reject })
      this.#next()
    })
  }

  async end(error = new Error('The check of the journal has ended.')): Promise<void> {
    this.#end ??= error
    for (const { reject } of [...this.#running.values(), ...this.#waiting.splice(0)]) reject(this.#end)
    this.#running.clear()
    await Promise.all(this.#all.map((worker) => endThread(worker)))
  }

  #start(path: string): Worker {
    const worker = new Worker(program, { workerData: { path } satisfies CheckerData, execArgv: [] })
    worker.on('message', (answer: CheckAnswer) => this.#answer(worker, answer))
    worker.on('error', (error) => void this.end(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => void this.end())
    return worker
  }

  #next(): void {
    while (this.#idle.length > 0 && this.#waiting.length > 0) {
      const [worker, waiting] = [this.#idle.pop(), this.#waiting.shift()]
      if (!worker || !waiting) return
      this.#running.set(worker, waiting)
      worker.postMessage(waiting.slice)
    }
  }

  #answer(worker: Worker, answer: CheckAnswer): void {
    const waiting = this.#running.get(worker)
    this.#running.delete(worker)
    this.#idle.push(worker)
    if ('verdict' in answer) waiting?.resolve(answer.verdict)
    else waiting?.reject(new Error(answer.failure))
    this.#next()
  }
}

/** Runs work with a thread for each processor that checks the journals of a database file. */
export const checkThreads =
  (path: string): NonNullable<ContentDatabase['journalThreads']> =>
  async (work) => {
    const count = Math.min(mostThreads, availableParallelism())
    const threads = new CheckThreads(path, count)
    try {
      return await work({ count, check: (slice) => threads.check(slice) })
    } finally {
      await threads.end()
    }
  }
