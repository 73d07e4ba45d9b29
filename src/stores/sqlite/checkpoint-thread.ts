import { Worker } from 'node:worker_threads'
import { orStorageFull } from '../disk/full.ts'
import type { CheckpointAnswer } from './checkpoint-worker.ts'
import type { CheckpointKind, Checkpoints } from './log-keeper.ts'
import { endThread } from './threads/thread-end.ts'

/** Beside this file in the sources, and beside the bundle in a build. */
const program = new URL(import.meta.url.endsWith('.ts') ? './checkpoint-worker.ts' : './checkpoint-worker.js', import.meta.url)

/** A thread that was not used for this time is ended. */
const idleMs = 30_000

/** Checkpoints of the database at `path` on a worker thread, which is started on demand. */
export function threadedCheckpoints(path: string): Checkpoints {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ended = thread
    thread = undefined
    if (ended) await endThread(ended)
  }
  const call = async (kind: CheckpointKind): Promise<boolean> => {
    clearTimeout(idle)
    thread ??= new Worker(program, { workerData: path, execArgv: [] })
    try {
      const answer = await answerOf(thread, kind)
      idle = setTimeout(() => void end(), idleMs).unref()
      thread.unref()
      if ('isWhole' in answer) return answer.isWhole
      throw orStorageFull(Object.assign(new Error(answer.failure), { code: answer.code }))
    } catch (error) {
      await end()
      throw error
    }
  }
  return {
    run(kind) {
      const done = last.then(() => call(kind))
      last = done.catch(() => undefined)
      return done
    },
    async close() {
      await last
      await end()
    },
  }
}

function answerOf(thread: Worker, kind: CheckpointKind): Promise<CheckpointAnswer> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The thread that copies the log of a database has ended.'))
    const settle = (then: () => void) => {
      thread.removeAllListeners('message').removeAllListeners('error').removeListener('exit', onExit)
      then()
    }
    thread.once('message', (answer: CheckpointAnswer) => settle(() => resolve(answer)))
    thread.once('error', (error) => settle(() => reject(error instanceof Error ? error : new Error(String(error)))))
    thread.once('exit', onExit)
    thread.ref()
    thread.postMessage(kind)
  })
}
