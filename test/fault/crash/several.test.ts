import { describe, expect, it } from 'vitest'
import { programsOf as mysqlPrograms } from '../../support/mysql/private-server.ts'
import { programsOf as postgresqlPrograms } from '../../support/postgresql/private-server.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { mysqlFor, postgresqlFor } from './places.ts'
import { crash } from './rounds.ts'

const scratch = scratchFolders('crash-several')
const seed = Number(process.env.TENON_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** The first round kills the servers, the second one the database. `TENON_ROUNDS=20` for a long run, which is on PostgreSQL too. */
const asked = Number(process.env.TENON_ROUNDS ?? 2)
const isLong = process.env.TENON_ROUNDS !== undefined

const places = [
  { name: 'PostgreSQL', placeFor: postgresqlFor, isThere: postgresqlPrograms() !== undefined },
  { name: 'MySQL', placeFor: mysqlFor, isThere: mysqlPrograms() !== undefined },
].filter(({ name, isThere }) => (isLong || name === 'MySQL') && (isThere || Boolean(process.env.CI)))

describe.each(places)(`kill -9 of three servers on $name, and of their database, TENON_SEED=${seed}`, ({ placeFor }) => {
  it(
    'loses nothing that was acknowledged, and all servers go on by themselves',
    async () => {
      const folder = scratch.directory
      const place = await placeFor(folder)
      try {
        const { faults, acknowledged, rounds } = await crash({ folder, place, rounds: asked, seed, verifyEvery: asked, servers: 3 })
        expect(faults).toEqual([])
        expect(rounds).toBe(asked)
        expect(acknowledged.get('start')).toBe(1)
      } finally {
        await place.close()
      }
    },
    asked * 300_000,
  )
})
