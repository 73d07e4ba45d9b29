import { describe, expect, it, vi } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { replayJournals } from '../../../src/core/acts/journal/replay.ts'
import { rowsOfSite } from '../../../src/core/acts/relocation/rows.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import { rest, send } from '../../support/doors.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'
import { expectJournaled, storedRows } from '../../support/stores/journaled.ts'
import { movingClock } from '../../support/stores/moving-clock.ts'

// A busy machine makes every request slow.
vi.setConfig({ testTimeout: 120_000 })

const scratch = scratchFolders('snapshots')
const clock = movingClock()
const migrations = new URL('../../../prisma/sqlite/content/migrations', import.meta.url).pathname

const contentOf = async ({ farm }: Running) => farm.content((await farm.names())[0] ?? '')
const headOf = async (server: Running) => (await (await contentOf(server)).records.query('JournalHead', { where: {} }))[0]

async function started(isOn: boolean): Promise<Running> {
  const settings = { StorageProvider: 'FileSystem', DataRootPath: scratch.data(), 'EventSourcing:Enabled': String(isOn) }
  const server = await startServer({ runtime: clock.runtime, settings })
  scratch.undo.push(() => server.stop())
  // The journal has begun when it has every write, and a start without one when it is noted that it misses some.
  if (isOn) await expect.poll(async () => ((await headOf(server))?.changeSequence ?? -1) >= 0, { timeout: 60_000 }).toBe(true)
  else await expect.poll(async () => ((await headOf(server))?.changeSequence ?? -1) < 0, { timeout: 60_000 }).toBe(true)
  return server
}

const add = async (server: Running, title: string) =>
  expect((await send(server.url, rest.addItem('Tasks', { Title: title }))).status).toBe(201)

async function titleAt(server: Running, at: number, itemId: number): Promise<unknown> {
  const path = `/_admin/eventjournal/asof?timestamp=${new Date(at).toISOString()}&target=/Lists/Tasks/${itemId}_.000`
  const { status, json } = await clientOf(server.url, 'admin').call('GET', path)
  return status === 200 ? (json.exists ? json.state.fields.Title : undefined) : json.error.message
}

describe('event sourcing that is switched on over existing content', () => {
  it('begins with a snapshot, from which all states and the replay are complete', async () => {
    const off = await started(false)
    await add(off, 'before')
    const before = clock.mark()
    await off.stop()
    const on = await started(true)
    const switched = clock.mark()
    await add(on, 'after')
    const after = clock.mark()
    expect(await titleAt(on, before, 1)).toMatch(/does not know the state/)
    expect(await titleAt(on, switched, 1)).toBe('before')
    expect(await titleAt(on, switched, 2)).toBeUndefined()
    expect([await titleAt(on, after, 1), await titleAt(on, after, 2)]).toEqual(['before', 'after'])
    await expectJournaled(on)
    const content = await contentOf(on)
    const { siteId = '' } = (await headOf(on)) ?? {}
    const target = await openContentDatabase({ path: ':memory:', migrations })
    await replayJournals(content, target, { readRows: rowsOfSite, onProgress: () => undefined })
    expect(await storedRows(target, siteId)).toEqual(await storedRows(content, siteId))
    await target.close()
  })

  it('writes a new snapshot after a time when it was off, of which the journal knows nothing', async () => {
    const first = await started(true)
    await add(first, 'one')
    const early = clock.mark()
    await first.stop()
    clock.mark()
    const off = await started(false)
    await add(off, 'unrecorded')
    await send(off.url, rest.deleteItem('Tasks', 1))
    const gap = clock.mark()
    await off.stop()
    const second = await started(true)
    await add(second, 'three')
    const late = clock.mark()
    expect(await titleAt(second, early, 1)).toBe('one')
    expect(await titleAt(second, gap, 1)).toMatch(/event sourcing was off between/)
    expect([await titleAt(second, late, 1), await titleAt(second, late, 2), await titleAt(second, late, 3)]).toEqual([
      undefined,
      'unrecorded',
      'three',
    ])
    const { json } = await clientOf(second.url, 'admin').call('GET', '/_admin/eventjournal/verify')
    expect(json).toMatchObject({ valid: true, journals: 1 })
  })

  it('begins the snapshot anew if the server stopped during it', async () => {
    const off = await started(false)
    await add(off, 'one')
    await off.stop()
    const first = await started(true)
    const content = await contentOf(first)
    const head = await headOf(first)
    // As after a crash before the last record of the snapshot.
    const { siteId = '', sequence = 0 } = head ?? {}
    const previous = await content.records.find('JournalRecord', { siteId, sequence: sequence - 1 })
    await content.records.delete('JournalRecord', { siteId, sequence })
    const end = { sequence: sequence - 1, applied: sequence - 1, hash: previous?.hash ?? '', genesis: 0, changeSequence: -1 }
    await content.records.update('JournalHead', { siteId }, end)
    await first.stop()
    const second = await started(true)
    expect((await headOf(second))?.genesis).toBeGreaterThan(sequence)
    await add(second, 'two')
    expect([await titleAt(second, clock.mark(), 1), await titleAt(second, clock.mark(), 2)]).toEqual(['one', 'two'])
    await expectJournaled(second)
    expect((await clientOf(second.url, 'admin').call('GET', '/_admin/eventjournal/verify')).json.valid).toBe(true)
  })
})
