import { describe, expect, it, vi } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import type { ContentDatabase } from '../../../src/core/kernel/ports.ts'
import { rest, send } from '../../support/doors.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'
import { expectJournaled } from '../../support/stores/journaled.ts'
import { movingClock } from '../../support/stores/moving-clock.ts'

// A busy machine makes every request slow.
vi.setConfig({ testTimeout: 120_000 })

const scratch = scratchFolders('journal')
const clock = movingClock()

/** Makes chosen transactions fail: the first of a write tries it, the second records it, the third applies it, the fourth records the failure. */
function failing() {
  let begun = 0
  let fails: readonly number[] = []
  return {
    decorate: (database: ContentDatabase): ContentDatabase => ({
      ...database,
      transaction: (work, durability) => {
        begun += 1
        return fails.includes(begun) ? Promise.reject(new Error('The test lets this fail.')) : database.transaction(work, durability)
      },
    }),
    arm(numbers: readonly number[]) {
      begun = 0
      fails = numbers
    },
  }
}

async function started(decorate = (database: ContentDatabase): ContentDatabase => database): Promise<Running> {
  const settings = { StorageProvider: 'FileSystem', DataRootPath: scratch.data(), 'EventSourcing:Enabled': 'true' }
  const server = await startServer({ runtime: clock.runtime, decorate, settings })
  scratch.undo.push(() => server.stop())
  // The journal has begun when every record has an outcome.
  const content = await server.farm.content((await server.farm.names())[0] ?? '')
  await expect
    .poll(async () => (await content.records.query('JournalHead', { where: {} })).every((head) => head.applied === head.sequence), {
      timeout: 60_000,
    })
    .toBe(true)
  // Column jobs and others also write.
  for (const { work } of server.farm.directory.sites) await work.columns.idle()
  return server
}

const add = (server: Running, title: string) => send(server.url, rest.addItem('Tasks', { Title: title }))

async function recordsOf(server: Running) {
  const { json } = await clientOf(server.url, 'admin').call('GET', '/_admin/eventjournal?top=1000')
  return json.value as { sequence: number; operation: string; payload: { of?: number; reason?: string } }[]
}

async function existsAt(server: Running, at: number, itemId: number): Promise<boolean> {
  const path = `/_admin/eventjournal/asof?timestamp=${new Date(at).toISOString()}&target=/Lists/Tasks/${itemId}_.000`
  return (await clientOf(server.url, 'admin').call('GET', path)).json.exists
}

describe('a write that cannot be applied', () => {
  it('is followed by a record of the failure, and never was', async () => {
    const { decorate, arm } = failing()
    const server = await started(decorate)
    expect((await add(server, 'one')).status).toBe(201)
    clock.mark()
    arm([3])
    expect((await add(server, 'lost')).status).toBe(500)
    const failed = clock.mark()
    const last = (await recordsOf(server)).slice(-2)
    expect(last.map(({ operation }) => operation)).toEqual(['items.add', 'Failed'])
    expect(last[1]?.payload).toMatchObject({ of: last[0]?.sequence, reason: 'The test lets this fail.' })
    expect(await existsAt(server, failed, 1)).toBe(true)
    expect(await existsAt(server, failed, 2)).toBe(false)
    expect((await add(server, 'two')).status).toBe(201)
    expect(await existsAt(server, clock.mark(), 2)).toBe(true)
    expect(await existsAt(server, failed, 2)).toBe(false)
    await expectJournaled(server)
    expect((await clientOf(server.url, 'admin').call('GET', '/_admin/eventjournal/verify')).json.valid).toBe(true)
  })

  it('gets its record with the next write, if it cannot be stored at once', async () => {
    const { decorate, arm } = failing()
    const server = await started(decorate)
    expect((await add(server, 'one')).status).toBe(201)
    arm([3, 4])
    expect((await add(server, 'lost')).status).toBe(500)
    expect((await recordsOf(server)).at(-1)?.operation).toBe('items.add')
    expect((await add(server, 'two')).status).toBe(201)
    expect((await recordsOf(server)).slice(-3).map(({ operation }) => operation)).toEqual(['items.add', 'Failed', 'items.add'])
    await expectJournaled(server)
  })

  it('gets its record at the next start, if the server stopped before it was applied', async () => {
    const { decorate, arm } = failing()
    const first = await started(decorate)
    expect((await add(first, 'one')).status).toBe(201)
    clock.mark()
    arm([3, 4])
    expect((await add(first, 'lost')).status).toBe(500)
    const lost = clock.mark()
    await first.stop()
    const second = await started()
    const last = (await recordsOf(second)).slice(-2)
    expect(last.map(({ operation }) => operation)).toEqual(['items.add', 'Failed'])
    expect(last[1]?.payload.reason).toBe('The server stopped before the act was applied.')
    expect(await existsAt(second, lost, 1)).toBe(true)
    expect(await existsAt(second, lost, 2)).toBe(false)
    await expectJournaled(second)
  })

  it('is nothing if it cannot be recorded', async () => {
    const { decorate, arm } = failing()
    const server = await started(decorate)
    const before = await recordsOf(server)
    arm([2])
    expect((await add(server, 'lost')).status).toBe(500)
    expect(await recordsOf(server)).toEqual(before)
    expect((await add(server, 'one')).status).toBe(201)
    await expectJournaled(server)
  })
})
