import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addItem } from '../../../../../src/core/acts/items/items.ts'
import { tellReceivers } from '../../../../../src/core/acts/webhooks/background.ts'
import { DeliveryLease } from '../../../../../src/core/acts/webhooks/lease.ts'
import { addSubscription } from '../../../../../src/core/acts/webhooks/subscriptions.ts'
import type { FarmDatabase } from '../../../../../src/core/kernel/ports.ts'
import { webhookCalls } from '../../../../../src/process/outgoing/webhook-calls.ts'
import { systemRuntime } from '../../../../../src/process/runtime.ts'
import { openFarmDatabase } from '../../../../../src/stores/database.ts'
import { openFarm } from '../../../../support/farm.ts'
import { configOf } from '../../../../support/server.ts'
import { receive } from '../../../../support/webhooks/receiver.ts'

const migrations = new URL('../../../../../prisma/sqlite/farm/migrations', import.meta.url).pathname
const leaseMs = 30_000

let farm: FarmDatabase
let now = 0
beforeEach(async () => {
  farm = await openFarmDatabase({ path: ':memory:', migrations })
  now = Date.UTC(2026, 0, 31, 10)
})
afterEach(() => farm.close())

const leaseOf = (more: { readonly isAlone?: boolean; readonly leaseMs?: number; readonly isReal?: boolean } = {}) =>
  new DeliveryLease({
    farm,
    runtime: more.isReal ? systemRuntime : { now: () => now },
    database: 'Content',
    holder: randomUUID(),
    isAlone: more.isAlone ?? false,
    leaseMs: more.leaseMs ?? leaseMs,
  })

describe('the lease of webhooks', () => {
  it('is held by one process, until it releases it', async () => {
    const [one, other] = [leaseOf(), leaseOf()]
    expect(await one.take()).toBe(0)
    expect(await other.take()).toBe(leaseMs)
    now += 20_000
    expect(await other.take()).toBe(10_000)
    expect(await one.take()).toBe(0)
    expect(await other.take()).toBe(leaseMs)
    await other.release()
    expect(await other.take()).toBe(leaseMs)
    await one.release()
    expect(await other.take()).toBe(0)
    expect(await one.take()).toBe(leaseMs)
  })

  it('of a dead process ends with its time, and at once for a process that is alone', async () => {
    await leaseOf().take()
    const [other, alone] = [leaseOf(), leaseOf({ isAlone: true })]
    now += leaseMs - 1
    expect(await other.take()).toBe(1)
    now += 1
    expect(await other.take()).toBe(0)
    expect(await alone.take()).toBe(0)
    // The former holder looks when half of its time is over.
    now += leaseMs / 2
    expect(await other.take()).toBe(leaseMs / 2)
  })

  it('holds nobody up for longer than its time when a clock was set back', async () => {
    await leaseOf().take()
    now -= 3_600_000
    expect(await leaseOf().take()).toBe(leaseMs)
  })
})

const { content, as } = await openFarm()
const receiver = await receive()
const ctx = as('admin')
afterAll(() => content.close())
const outgoing = webhookCalls(configOf({ StorageProvider: 'InMemory' }), () => new Set())
const soon = { timeout: 60_000, interval: 20 }

describe('two processes over one database', () => {
  const errors: unknown[] = []
  const teller = (lease: DeliveryLease) =>
    tellReceivers({
      ...{ database: content, sites: () => [ctx.site], runtime: systemRuntime, outgoing, lease },
      actorNamed: () => ctx.actor,
      retryMs: 3_600_000,
      onError: (error) => errors.push(error),
    })
  const subscribe = async () => {
    const path = `/${randomUUID()}`
    const { row } = await addSubscription(ctx, { title: 'Tasks' }, { notificationUrl: receiver.url + path }, outgoing)
    const deliveries = () => content.records.query('Delivery', { where: { siteId: ctx.site.id, subscriptionId: row.id } })
    const isTold = async () => {
      const site = await content.records.find('Site', { siteId: ctx.site.id })
      return (await deliveries()).some(({ sequence, outcome }) => outcome === 'Delivered' && sequence === site?.changeSequence)
    }
    return { path, deliveries, isTold }
  }
  const write = () => addItem(ctx, { title: 'Tasks' }, new Map([['Title', 'x']]))

  it('never deliver the same notification, also when one takes over from the other', async () => {
    const { path, deliveries, isTold } = await subscribe()
    const lease = { leaseMs: 60_000, isReal: true }
    const [one, other] = [teller(leaseOf(lease)), teller(leaseOf(lease))]
    for (let count = 0; count < 8; count++) {
      await write()
      await expect.poll(isTold, soon).toBe(true)
    }
    await one.stop()
    await write()
    await expect.poll(isTold, soon).toBe(true)
    await other.stop()
    const told = (await deliveries()).map(({ sequence }) => sequence)
    expect(told.length).toBe(9)
    expect(new Set(told).size).toBe(9)
    expect(receiver.told(path)).toHaveLength(9)
    expect(errors).toEqual([])
  }, 120_000)

  it('go on when the one that delivered is dead, after its lease has ended', async () => {
    const { isTold } = await subscribe()
    expect(await leaseOf({ leaseMs: 400, isReal: true }).take()).toBe(0)
    const other = teller(leaseOf({ leaseMs: 400, isReal: true }))
    await write()
    await expect.poll(isTold, soon).toBe(true)
    await other.stop()
    expect(errors).toEqual([])
  }, 120_000)
})
