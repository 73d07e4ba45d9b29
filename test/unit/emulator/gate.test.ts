import { describe, expect, it } from 'vitest'
import { Gate } from '../../../src/emulator/time/gate.ts'

describe('the gate', () => {
  it('lets work run alone when the requests inside have left, each once', async () => {
    const gate = new Gate()
    const [one, two] = [gate.enter(), gate.enter()]
    const order: string[] = []
    const alone = gate.alone(() => {
      order.push('alone')
      return Promise.resolve()
    })
    await Promise.resolve()
    expect(gate.shut).toBeDefined()
    one()
    one()
    await Promise.resolve()
    order.push('first left')
    two()
    await alone
    expect([order, gate.shut]).toEqual([['first left', 'alone'], undefined])
    await gate.alone(() => Promise.resolve())
    gate.enter()()
  })
})
