import { expect, it } from 'vitest'
import { runQueries } from './query-run.ts'

/** TENON_SEED repeats a run. Two files share the cases. */
const seed = Number(process.env.TENON_SEED ?? Math.floor(Math.random() * 2 ** 31))

it(`5,000 random queries over the wire find what a plain evaluation finds (seed ${seed}, part 1)`, { timeout: 900_000 }, async () => {
  expect(await runQueries(seed + 0, 5_000)).toBeGreaterThan(20_000)
})
