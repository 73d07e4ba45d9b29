import { defineConfig } from 'vitest/config'
import { settings, shared } from './support/runs/test-settings.ts'
import { filesBehindBalancer } from './support/runs/tiers.ts'

/** The contract tests on three servers behind HAProxy (support/several/run.ts). Three servers on a busy machine take their time. */
export default defineConfig({
  ...settings,
  test: { ...settings.test, ...shared, include: filesBehindBalancer(), testTimeout: 300_000, hookTimeout: 300_000 },
})
