import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SignInFailures } from '../../../../../src/core/acts/audit/sign-in-failures.ts'
import type { FarmDatabase } from '../../../../../src/core/kernel/ports.ts'
import { openFarmDatabase } from '../../../../../src/stores/database.ts'

const migrations = new URL('../../../../../prisma/sqlite/farm/migrations', import.meta.url).pathname

let farm: FarmDatabase
let failures: SignInFailures
let now = 0
const errors: unknown[] = []

beforeEach(async () => {
  farm = await openFarmDatabase({ path: ':memory:', migrations })
  now = Date.UTC(2026, 0, 31, 10)
  const runtime = { now: () => now, newId: randomUUID, randomBytes: (count: number) => randomBytes(count) }
  failures = new SignInFailures(farm, runtime, (error) => errors.push(error))
})
afterEach(async () => {
  await failures.flush()
  await farm.close()
  expect(errors).toEqual([])
})

const refuse = (count: number, address = '192.0.2.1') => {
  for (let at = 0; at < count; at++) failures.note({ account: 'ann', address, ofToken: true })
}

/** The number of records with a name, and what the others count. */
async function stored() {
  await failures.flush()
  const rows = await farm.records.query('SignInFailure', { where: {} })
  const counted = rows.filter(({ actor }) => actor === '').map(({ detail }) => JSON.parse(detail ?? '') as unknown)
  return { named: rows.filter(({ actor }) => actor === 'ann').length, counted }
}

describe('refused tokens', () => {
  it('have ten records for an address in a minute; one more counts the others', async () => {
    refuse(10)
    expect(await stored()).toEqual({ named: 10, counted: [] })
    refuse(500)
    expect(await stored()).toEqual({ named: 10, counted: [{ address: '192.0.2.1', furtherFailures: 500 }] })
    now += 59_000
    refuse(3)
    expect((await stored()).counted).toContainEqual({ address: '192.0.2.1', furtherFailures: 3 })
  })

  it('are recorded again in the next minute, and after the clock was set back', async () => {
    refuse(12)
    await stored()
    now += 60_000
    await stored()
    refuse(12)
    expect((await stored()).named).toBe(20)
    now -= 3_600_000
    await stored()
    refuse(12)
    expect((await stored()).named).toBe(30)
  })

  it('of one address leave the records of others', async () => {
    refuse(50)
    refuse(5, '192.0.2.2')
    expect(await stored()).toEqual({ named: 15, counted: [{ address: '192.0.2.1', furtherFailures: 40 }] })
  })

  it('of a flood of addresses are counted together', async () => {
    for (let at = 0; at < 1_500; at++) refuse(1, `2001:db8::${at}`)
    expect(await stored()).toEqual({ named: 100, counted: [{ furtherFailures: 1_400 }] })
  })

  it('do not use up the records of wrong passwords', async () => {
    refuse(1_000)
    for (let at = 0; at < 20; at++) failures.note({ account: 'ann', address: '192.0.2.1' })
    expect((await stored()).named).toBe(30)
  })
})
