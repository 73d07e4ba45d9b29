import { describe, expect, it } from 'vitest'
import { programsOf as mysqlPrograms } from '../../support/mysql/private-server.ts'
import { programsOf as postgresqlPrograms } from '../../support/postgresql/private-server.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { mysqlFor, postgresqlFor } from './places.ts'
import { crash } from './rounds.ts'

const scratch = scratchFolders('crash-databases')
const seed = Number(process.env.TENON_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** `TENON_ROUNDS=20` for a long run, in which three servers are on PostgreSQL too. */
const rounds = process.env.TENON_ROUNDS === undefined ? undefined : Number(process.env.TENON_ROUNDS)

const databases = [
  { on: 'PostgreSQL', placeFor: postgresqlFor, isThere: postgresqlPrograms() !== undefined },
  { on: 'MySQL', placeFor: mysqlFor, isThere: mysqlPrograms() !== undefined },
]
// In every second round the database is killed, not its servers.
const cases = databases
  .filter(({ isThere }) => isThere || Boolean(process.env.CI))
  .flatMap((database) => [
    { ...database, servers: 1, asked: rounds ?? 4, verifyEvery: 4 },
    { ...database, servers: 3, asked: rounds ?? 2, verifyEvery: rounds ?? 2 },
  ])
  .filter(({ on, servers }) => servers === 1 || on === 'MySQL' || rounds !== undefined)

describe.skipIf(cases.length === 0)(`kill -9 of servers and of their database, TENON_SEED=${seed}`, () => {
  it.for(cases)(
    'loses nothing that was acknowledged: $servers on $on',
    { timeout: (rounds ?? 4) * 300_000 },
    async ({ placeFor, servers, asked, verifyEvery }) => {
      const folder = scratch.directory
      const place = await placeFor(folder)
      try {
        const result = await crash({ folder, place, rounds: asked, seed, verifyEvery, servers })
        expect(result.faults).toEqual([])
        expect(result.rounds).toBe(asked)
        expect(result.acknowledged.get('start')).toBe(1)
      } finally {
        await place.close()
      }
    },
  )
})
