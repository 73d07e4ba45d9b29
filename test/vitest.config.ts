import { defineConfig } from 'vitest/config'
import { alone, apart, settings, shared } from './support/runs/test-settings.ts'
import { filesOf, type Tier } from './support/runs/tiers.ts'

const group = (tiers: readonly [Tier, ...Tier[]], groupOrder: number, processes: Pick<typeof shared, 'isolate' | 'maxWorkers'>) => ({
  extends: true as const,
  test: { ...processes, name: tiers[0], include: tiers.flatMap(filesOf), sequence: { groupOrder } },
})

/** All tests, one tier after the other (support/runs/tiers.ts). `fast.config.ts` is for `npm test`. */
export default defineConfig({
  ...settings,
  test: {
    ...settings.test,
    projects: [group(['fast', 'further'], 0, shared), group(['thorough'], 1, apart), group(['measured'], 2, alone)],
  },
})
