import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import { filesOf } from './support/runs/tiers.ts'
import all from './vitest.config.ts'

/**
 * The fast tier (support/runs/tiers.ts): each process loads the modules once, and runs many files. Nothing watches how long requests
 * hold the event loop: in such a process the collector works on the memory of all files. The run of all tests watches that.
 */
export default mergeConfig(
  { ...all, test: { ...all.test, include: [], setupFiles: [] } },
  defineConfig({
    test: {
      include: filesOf('fast'),
      setupFiles: ['test/support/random/seed.ts', 'test/support/runs/note-reasons.ts'],
      isolate: false,
      maxWorkers: Math.max(2, availableParallelism() - 1),
    },
  }),
)
