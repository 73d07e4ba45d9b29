import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'

/**
 * Ends the output with a line that says how many tests passed and failed; a
 * file that could not be loaded counts as one that failed. With
 * NO_SKIPPED_TESTS set, as in CI, a skipped test fails the run.
 */
const lastLine: Reporter = {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length
    const skipped = process.env.NO_SKIPPED_TESTS ? count('skipped') : 0
    process.once('exit', () => {
      if (skipped > 0) {
        console.log(`${skipped} tests were skipped, which is not allowed here`)
        process.exitCode = 1
      }
      console.log(`${count('passed')} passed, ${count('failed') + broken + skipped} failed`)
    })
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/coverage-file.ts'],
    setupFiles: ['test/support/watch-requests.ts', 'test/support/random/seed.ts'],
    execArgv: ['--disable-proto=delete'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    allowOnly: false,
    reporters: ['default', lastLine],
  },
})
