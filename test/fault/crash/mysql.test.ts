import { describe, expect, it } from 'vitest'
import { programsOf } from '../../support/mysql/private-server.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { mysqlFor } from './places.ts'
import { crash } from './rounds.ts'

const scratch = scratchFolders('crash-mysql')
const seed = Number(process.env.TENON_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** `TENON_ROUNDS=20` for a long run. */
const asked = Number(process.env.TENON_ROUNDS ?? 4)

describe.skipIf(programsOf() === undefined && !process.env.CI)(`kill -9 with rows on MySQL, TENON_SEED=${seed}`, () => {
  it(
    'loses nothing that was acknowledged, whether the server is killed or its database',
    async () => {
      const folder = scratch.directory
      const place = await mysqlFor(folder)
      try {
        const { faults, acknowledged, rounds } = await crash({ folder, place, rounds: asked, seed, verifyEvery: 4 })
        expect(faults).toEqual([])
        expect(rounds).toBe(asked)
        expect(acknowledged.get('start')).toBe(1)
      } finally {
        await place.close()
      }
    },
    asked * 150_000,
  )
})
