import { expect, it } from 'vitest'
import { runProgram } from '../../support/server-process.ts'

/** At the end of the program: uses the pool, and writes the number of threads of the process. */
const tellThreads = `import { readFileSync, promises } from 'node:fs'
process.once('beforeExit', async () => {
  await promises.stat('.')
  console.log(/Threads:\\s+\\d+/.exec(readFileSync('/proc/self/status', 'utf8'))[0])
})`

it.runIf(process.platform === 'linux')(
  'sixteen threads wait for the disk, so that a few syncs do not delay all others',
  { timeout: 60_000 },
  () => {
    const node = ['--import', `data:text/javascript,${encodeURIComponent(tellThreads)}`]
    const threads = (env: Record<string, string>) => {
      const { stdout, stderr } = runProgram(['--help'], { node, env: { PATH: process.env.PATH, ...env } })
      return Number(/Threads:\s+(\d+)/.exec(stdout)?.[1] ?? stderr)
    }
    expect(threads({}) - threads({ UV_THREADPOOL_SIZE: '4' })).toBe(12)
  },
)
