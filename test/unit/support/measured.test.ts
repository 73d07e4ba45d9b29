import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('../../support/measured/process.ts', import.meta.url))

it('a measured server ends with the program that started it', { timeout: 60_000 }, async () => {
  const child = fork(program, ['{}'], { execArgv: ['--no-warnings'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [url] = (await once(child, 'message')) as [string]
  expect(url).toMatch(/^http:/)
  const ended = once(child, 'exit')
  // As when its parent is killed.
  child.disconnect()
  expect(await ended).toEqual([0, null])
})
