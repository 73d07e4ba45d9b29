import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runReporter } from './run-reporter.ts'

/** The settings of every run of tests. */
export const settings = {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    globalSetup: ['test/support/postgresql/global-setup.ts', 'test/support/mysql/global-setup.ts'],
    setupFiles: ['test/support/watch-requests.ts', 'test/support/random/seed.ts', 'test/support/runs/note-reasons.ts'],
    execArgv: ['--disable-proto=delete'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    allowOnly: false,
    // A machine of CI may be busy. The end of the run names every test that passed at its second try only.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', runReporter()],
  },
}

/** Files in processes that they share: each process loads the modules once, and runs many files, most of them on one server (shared-server.ts). */
export const shared = {
  isolate: false,
  maxWorkers: Math.max(2, availableParallelism() - 1),
  env: { TENON_SHARED_SERVERS: process.env.TENON_SHARED_SERVERS ?? '1' },
}

/** Files that have a process each, several at a time. */
export const apart = { isolate: true, maxWorkers: shared.maxWorkers }

/** Files that have a process each, one at a time, because they measure. */
export const alone = { isolate: true, maxWorkers: 1 }
