import { describe, expect, it } from 'vitest'
import { scratchFolders } from '../../support/scratch.ts'
import { Ledger } from './ledger.ts'
import { filesIn, oneFileIn } from './places.ts'
import { crash } from './rounds.ts'

const scratch = scratchFolders('crash')
const places = { 'rows and files': filesIn, 'one file (LiteDb)': oneFileIn }
const seed = Number(process.env.TENON_SEED ?? Math.floor(Math.random() * 2 ** 31))

describe(`kill -9 under writes of every kind, TENON_SEED=${seed}`, () => {
  it.each(Object.entries(places))(
    'loses nothing that was acknowledged, round after round, in %s',
    async (_, placeIn) => {
      const folder = scratch.directory
      const { faults, acknowledged, rounds } = await crash({ folder, place: placeIn(folder), rounds: 3, seed, verifyEvery: 3 })
      expect(faults).toEqual([])
      expect(rounds).toBe(3)
      expect(acknowledged.get('start')).toBe(1)
    },
    240_000,
  )
})

describe('the ledger of writes', () => {
  const ledger = () => {
    const made = new Ledger()
    made.begin('a', { one: '1', two: '2' })
    made.confirm('a', 'write')
    return made
  }

  it('takes a write that was under way as done or as not done', () => {
    for (const found of [{ one: '1', two: '2' }, { one: '3' }]) {
      const made = ledger()
      made.begin('a', { one: '3', two: undefined })
      expect(made.settle(new Map(Object.entries(found)))).toEqual([])
      expect(made.settle(new Map(Object.entries(found)))).toEqual([])
    }
  })

  it('tells what is lost, changed, by half, or from nobody', () => {
    expect(ledger().settle(new Map([['one', '1']]))).toEqual([expect.stringContaining("two was acknowledged as '2'")])
    expect(ledger().settle(new Map(Object.entries({ one: '1', two: 'x' })))).toEqual([expect.stringContaining("is 'x'")])
    expect(ledger().settle(new Map(Object.entries({ one: '1', two: '2', three: '3' })))).toEqual([
      expect.stringContaining('nobody wrote it'),
    ])
    const half = ledger()
    half.begin('a', { one: '5', two: '6' })
    const parts = ledger()
    parts.begin('a', { one: '5', two: '6' }, true)
    expect(parts.settle(new Map(Object.entries({ one: '5', two: '2' })))).toEqual([])
    expect(half.settle(new Map(Object.entries({ one: '5', two: '2' })))[0]).toContain('a was cut in half')
  })
})
