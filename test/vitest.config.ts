import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { runReporter } from './support/runs/run-reporter.ts'

/** All tests, each file in a process of its own. `fast.config.ts` is for those of `npm test`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/postgresql/global-setup.ts', 'test/support/mysql/global-setup.ts'],
    setupFiles: ['test/support/watch-requests.ts', 'test/support/random/seed.ts', 'test/support/runs/note-reasons.ts'],
    execArgv: ['--disable-proto=delete'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    allowOnly: false,
    reporters: ['default', runReporter()],
  },
})
