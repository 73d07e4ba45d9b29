import { describe, expect, it } from 'vitest'
import { breathe, makeBreather } from '../../../../../src/core/kernel/pacing/breathe.ts'

describe('turns of the event loop', () => {
  it('one step of all long work runs in each', async () => {
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    const steps: [work: number, turn: number][] = []
    const longWork = async (work: number) => {
      for (let n = 0; n < 5; n++) {
        await breathe()
        steps.push([work, turns])
      }
    }
    await Promise.all([0, 1, 2, 3].map(longWork))
    isOver = true

    expect(steps).toHaveLength(20)
    for (const [index, [work, turn]] of steps.entries()) {
      // They continue in the order in which they paused, each in its own turn.
      expect(work).toBe(index % 4)
      expect(turn).toBeGreaterThan(steps[index - 1]?.[1] ?? -1)
    }
  })

  it('go to work that has just begun before work that has had many', async () => {
    const steps: string[] = []
    const work = async (name: string, count: number) => {
      const takeBreath = makeBreather()
      for (let n = 0; n < count; n++) {
        await takeBreath()
        steps.push(name)
      }
    }
    const long = [work('long', 30), work('other', 30)]
    while (steps.length < 20) await breathe()
    const before = steps.length
    await work('short', 5)
    // The turn that was under way when it began may have been another's.
    expect(steps.slice(before).length).toBeLessThanOrEqual(6)
    await Promise.all(long)
    expect(steps).toHaveLength(65)
  })
})
