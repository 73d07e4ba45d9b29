import { defineConfig, mergeConfig } from 'vitest/config'
import fast from './fast.config.ts'
import { filesOfSharePoint } from './support/runs/tiers.ts'

/**
 * The tests of the REST contract once more, on servers in the profile SharePoint, which they see through a lens
 * (support/profiles/lens.ts). Files share processes, as in the fast tier.
 */
export default mergeConfig(
  { ...fast, test: { ...fast.test, include: [] } },
  defineConfig({ test: { include: filesOfSharePoint(), env: { TENON_PROFILE: 'SharePoint' } } }),
)
