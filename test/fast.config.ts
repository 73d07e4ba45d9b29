import { defineConfig } from 'vitest/config'
import { settings, shared } from './support/runs/test-settings.ts'
import { filesOf } from './support/runs/tiers.ts'

/** The fast tier alone (support/runs/tiers.ts). */
export default defineConfig({ ...settings, test: { ...settings.test, ...shared, include: filesOf('fast') } })
