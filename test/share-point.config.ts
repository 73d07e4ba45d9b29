import { defineConfig } from 'vitest/config'
import { settings, shared } from './support/runs/test-settings.ts'
import { filesOfSharePoint } from './support/runs/tiers.ts'

/**
 * The tests of the REST contract once more, on servers in the profile SharePoint, which they see through a lens
 * (support/profiles/lens.ts). Files share processes, as in the fast tier.
 */
export default defineConfig({
  ...settings,
  test: { ...settings.test, ...shared, include: filesOfSharePoint(), env: { ...shared.env, TENON_PROFILE: 'SharePoint' } },
})
