import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in its own process, in memory, which reports its memory. */
export interface MeasuredServer {
  readonly url: string
  /** The bytes in use without garbage, for values and for buffers. */
  held(): Promise<number>
  /** The maximum of them while `work` runs; measuring takes a fifth of the time. */
  mostHeld(work: () => Promise<unknown>): Promise<number>
  /** The processor time of all threads so far, in microseconds. */
  processorUs(): Promise<number>
  /** Lines of the log so far. */
  log(): Promise<readonly string[]>
  stop(): Promise<void>
}

const program = fileURLToPath(new URL('./process.ts', import.meta.url))

/** Starts the server with settings. The caller stops it. */
export async function startMeasured(settings: Readonly<Record<string, string>>): Promise<MeasuredServer> {
  const child = fork(program, [JSON.stringify(settings)], {
    execArgv: ['--expose-gc', '--no-warnings'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const answer = async (): Promise<unknown> => (await once(child, 'message'))[0]
  const ask = (question: string): Promise<unknown> => {
    const answered = answer()
    child.send(question)
    return answered
  }
  const url = String(await answer())
  return {
    url,
    held: async () => Number(await ask('held')),
    async mostHeld(work) {
      await ask('watch')
      await work()
      return Number(await ask('most'))
    },
    processorUs: async () => Number(await ask('processor')),
    log: async () => (await ask('log')) as readonly string[],
    async stop() {
      const ended = once(child, 'exit')
      child.send('stop')
      await ended
    },
  }
}
