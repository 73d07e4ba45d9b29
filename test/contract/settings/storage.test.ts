import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { ContentDatabase } from '../../../src/core/kernel/ports.ts'
import { GroupCommit } from '../../../src/stores/sqlite/log-file.ts'
import { rootSiteId } from '../../support/samples/farm-places.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { clientOf, serve } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'
import { decorated } from '../../support/stores/decorated.ts'

/** Settings of storage and of work in the background, each with two values that servers tell apart. */
const scratch = scratchFolders('settings')
const soon = { timeout: 60_000, interval: 20 }

describe('Sqlite:Synchronous', () => {
  it('decides whether a write waits for the disk', async () => {
    const waits = async (synchronous: string) => {
      const settings = {
        StorageProvider: 'Sqlite',
        SqlitePath: join(scratch.directory, `${synchronous}.db`),
        'Sqlite:Synchronous': synchronous,
      }
      const server = await startServer({ settings })
      scratch.undo.push(() => server.stop())
      const settled = vi.spyOn(GroupCommit.prototype, 'settled')
      try {
        const ann = clientOf(server.url, 'ann')
        expect((await ann.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'x' } })).status).toBe(201)
        return settled.mock.calls.length > 0
      } finally {
        settled.mockRestore()
      }
    }
    expect(await waits('Full')).toBe(true)
    expect(await waits('Normal')).toBe(false)
  })
})

describe('Limits:ColumnJobSeconds', () => {
  it('is the time that the jobs of each open content database may take', async () => {
    const { server: short } = await serve({ settings: { 'Limits:ColumnJobSeconds': '7' } })
    const { server: usual } = await serve({ own: true })
    const limits = [short, usual].map(({ farm }) => farm.directory.sites[0]?.work.columnJobMs)
    expect(limits).toEqual([7_000, 600_000])
  })
})

/** A folder of data with an archived library of some files. */
async function archived(files: number) {
  const settings = { StorageProvider: 'FileSystem', DataRootPath: scratch.data() }
  const server = await startServer({ settings: { ...settings, 'Archive:WalkIntervalHours': '0' } })
  const admin = clientOf(server.url, 'admin')
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Papers', BaseTemplate: 101 } })
  const library = "/_api/web/lists/getbytitle('Papers')"
  for (let count = 0; count < files; count++) {
    const path = `${library}/rootfolder/files/add(url='${count}.txt')`
    expect((await admin.call('POST', path, { body: `bytes ${count}`, headers: { 'Content-Type': 'text/plain' } })).status).toBe(200)
  }
  expect((await admin.call('POST', `${library}/setarchivemode`, { body: { archive_mode: true } })).status).toBe(200)
  return { settings, server }
}

describe('Archive:WalkIntervalHours', () => {
  it('has all archived items checked from the start on, and with 0 none', { timeout: 120_000 }, async () => {
    const { settings, server } = await archived(1)
    const { records } = await server.farm.content('Content')
    expect(
      await records.update('Item', { siteId: await rootSiteId(server), itemId: 1 }, { title: 'changed behind its back' }),
    ).toBeGreaterThan(0)
    await server.stop()
    const damagedAt = async (hours: string) => {
      const again = await startServer({ settings: { ...settings, 'Archive:WalkIntervalHours': hours } })
      const content = await again.farm.content('Content')
      const read = async () => (await content.records.query('ArchivedItem', { where: {} })).some((row) => row.damagedAt !== null)
      return { again, read }
    }
    const never = await damagedAt('0')
    for (let times = 0; times < 50; times++) await turn()
    expect(await never.read()).toBe(false)
    await never.again.stop()
    const daily = await damagedAt('24')
    await expect.poll(daily.read, soon).toBe(true)
    // The page and the address of the archive show when that was.
    const admin = clientOf(daily.again.url, 'admin')
    const checked = async () => (await admin.call('GET', "/_api/web/lists/getbytitle('Papers')/archivemode")).json.CheckedTime
    await expect.poll(checked, soon).toMatch(/^\d{4}-\d\d-\d\dT/)
    await daily.again.stop()
  })
})

describe('Archive:WalkConcurrency', () => {
  it('is how many archived items a walk checks at a time', { timeout: 120_000 }, async () => {
    const { settings, server } = await archived(5)
    await server.stop()
    const atOnce = async (most: string) => {
      let reading = 0
      let highest = 0
      let release: () => void = () => undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const decorate = (database: ContentDatabase): ContentDatabase =>
        decorated({
          ...database,
          blobs: {
            ...database.blobs,
            read: async (key, range) => {
              reading += 1
              highest = Math.max(highest, reading)
              await released
              reading -= 1
              return database.blobs.read(key, range)
            },
          },
        })
      const again = await startServer({ settings: { ...settings, 'Archive:WalkConcurrency': most }, decorate })
      await expect.poll(() => reading, soon).toBe(Number(most))
      for (let times = 0; times < 50; times++) await turn()
      release()
      await again.stop()
      return highest
    }
    expect(await atOnce('3')).toBe(3)
    expect(await atOnce('1')).toBe(1)
  })
})

describe('Retention:IntervalMinutes', () => {
  it('has policies evaluated from the start on, and with 0 never', { timeout: 120_000 }, async () => {
    const settings = { StorageProvider: 'FileSystem', DataRootPath: scratch.data() }
    const list = "/_api/web/lists/getbytitle('Tasks')"
    const leftWith = async (minutes: string) => {
      const server = await startServer({ settings: { ...settings, 'Retention:IntervalMinutes': minutes } })
      const admin = clientOf(server.url, 'admin')
      const left = async () => (await admin.call('GET', `${list}/items?$select=Id`)).json.value.length
      return { server, admin, left }
    }
    const first = await leftWith('0')
    expect((await first.admin.call('POST', `${list}/items`, { body: { Title: 'old' } })).status).toBe(201)
    const policy = { period: 'P1Y', from: 'Modified', action: 'Recycle' }
    expect((await first.admin.call('POST', `${list}/retentionpolicies`, { body: policy })).status).toBe(201)
    const { records } = await first.server.farm.content('Content')
    await records.update('Item', { siteId: await rootSiteId(first.server), itemId: 1 }, { modifiedAt: Date.UTC(1900, 0, 1) })
    await first.server.stop()
    const never = await leftWith('0')
    for (let times = 0; times < 50; times++) await turn()
    expect(await never.left()).toBe(1)
    await never.server.stop()
    const often = await leftWith('1')
    await expect.poll(often.left, soon).toBe(0)
    await often.server.stop()
  })
})
