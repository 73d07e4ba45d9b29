import { describe, expect, it, vi } from 'vitest'
import { SpareShard } from '../../../src/server/spare-shard.ts'

interface Made {
  readonly from: object
  isClosed: boolean
  close(): Promise<void>
}

function madeHere() {
  const made: Made[] = []
  const open = (from: object): Promise<Made> => {
    const one: Made = {
      from,
      isClosed: false,
      close() {
        one.isClosed = true
        return Promise.resolve()
      },
    }
    made.push(one)
    return Promise.resolve(one)
  }
  const some = (count: number) => vi.waitFor(() => expect(made).toHaveLength(count), { timeout: 20_000 })
  return { made, some, spare: new SpareShard(open) }
}

describe('a spare shard', () => {
  const [start, other] = [{}, {}]

  it('is made once the process is idle, and taken once', async () => {
    const { made, some, spare } = madeHere()
    spare.prepareWhenQuiet(start)
    expect(made).toEqual([])
    await some(1)
    expect(await spare.take(start)).toBe(made[0])
    expect(await spare.take(start)).toBe(made[1])
    await spare.stop()
    expect(made.map(({ isClosed }) => isClosed)).toEqual([false, false])
  })

  it('is made soon after another one, and not twice', async () => {
    const { made, some, spare } = madeHere()
    spare.prepare(start)
    await some(1)
    spare.prepare(start)
    spare.prepareWhenQuiet(other)
    await some(2)
    expect(made.map(({ from }) => from)).toEqual([start, other])
    await vi.waitFor(() => expect(made[0]?.isClosed).toBe(true))
    expect(await spare.take(other)).toBe(made[1])
  })

  it('is closed if it began with another state than the one asked for, and at the end', async () => {
    const { made, some, spare } = madeHere()
    spare.prepare(start)
    await some(1)
    const taken = await spare.take(other)
    expect(taken.from).toBe(other)
    await vi.waitFor(() => expect(made[0]?.isClosed).toBe(true))
    spare.prepare(start)
    await some(3)
    await spare.stop()
    expect(made.map(({ isClosed }) => isClosed)).toEqual([true, false, true])
    spare.prepare(start)
    spare.prepareWhenQuiet(start)
    await spare.stop()
    expect(made).toHaveLength(3)
  })

  it('that cannot be made fails when it is asked for', async () => {
    let tries = 0
    const spare = new SpareShard(() => {
      tries += 1
      return Promise.reject(new Error('no room'))
    })
    spare.prepare(start)
    await vi.waitFor(() => expect(tries).toBe(1))
    await expect(spare.take(start)).rejects.toThrow('no room')
    await spare.stop()
  })
})
