/**
 * A setup file of every test file (`vitest.config.ts`): with TENON_SEED set, as
 * in CI, all random tests draw the same values in each run. Without it every
 * run draws new ones, and a test that fails prints its seed.
 */
if (process.env.TENON_SEED !== undefined) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TENON_SEED) })
}
