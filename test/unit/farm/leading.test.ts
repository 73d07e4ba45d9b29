import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import type { FarmDatabase } from '../../../src/core/kernel/ports.ts'
import { Leading } from '../../../src/farm/servers/leading.ts'
import { systemRuntime } from '../../../src/process/runtime.ts'
import { openFarmDatabase } from '../../../src/stores/database.ts'

const migrations = fileURLToPath(new URL('../../../prisma/sqlite/farm/migrations', import.meta.url))
const soon = { timeout: 60_000, interval: 50 }

async function openRows(): Promise<FarmDatabase> {
  const farm = await openFarmDatabase({ path: ':memory:', migrations })
  onTestFinished(() => farm.close())
  return farm
}

/** A server that notes when its work begins and ends. */
async function serverOn(farm: FarmDatabase, isFirst: boolean) {
  const notes: string[] = []
  const errors: unknown[] = []
  const leading = new Leading(farm, systemRuntime)
  leading.add(() => {
    notes.push('begins')
    return {
      stop: async () => {
        notes.push('ends')
      },
    }
  })
  await leading.start(isFirst, (error) => errors.push(error))
  return { leading, notes, errors }
}

it('one of two servers works, and the other one when it stops', async () => {
  const farm = await openRows()
  const one = await serverOn(farm, true)
  const other = await serverOn(farm, false)
  onTestFinished(() => other.leading.stop())
  expect([one.leading.leads(), other.leading.leads()]).toEqual([true, false])
  expect([await one.leading.stillLeads(), await other.leading.stillLeads()]).toEqual([true, false])
  expect([one.notes, other.notes]).toEqual([['begins'], []])
  const late: string[] = []
  const added = other.leading.add(() => {
    late.push('begins')
    return {
      stop: async () => {
        late.push('ends')
      },
    }
  })
  await one.leading.stop()
  expect([one.notes, one.leading.leads()]).toEqual([['begins', 'ends'], false])
  await expect.poll(() => other.notes, soon).toEqual(['begins'])
  expect([await one.leading.stillLeads(), await other.leading.stillLeads()]).toEqual([false, true])
  await added.stop()
  expect(late).toEqual(['begins', 'ends'])
  expect([one.errors, other.errors]).toEqual([[], []])
})

it('the only server takes over the lease of a dead one at once, and a server whose lease was taken ends its work', async () => {
  const farm = await openRows()
  const dead = await serverOn(farm, true)
  onTestFinished(() => dead.leading.stop())
  const next = await serverOn(farm, true)
  onTestFinished(() => next.leading.stop())
  expect([next.leading.leads(), await dead.leading.stillLeads()]).toEqual([true, false])
  await expect.poll(() => dead.notes, soon).toEqual(['begins', 'ends'])
  expect([dead.leading.leads(), next.notes]).toEqual([false, ['begins']])
})
