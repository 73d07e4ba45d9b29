import { describe, expect, it, vi } from 'vitest'
import type { PastSite } from '../../src/core/acts/journal/past-site.ts'
import { siteAt } from '../../src/core/acts/journal/past-site.ts'
import { replayJournals } from '../../src/core/acts/journal/replay.ts'
import { rowsOfSite } from '../../src/core/acts/relocation/rows.ts'
import type { ContentTable } from '../../src/core/kernel/ports.ts'
import { openContentDatabase } from '../../src/stores/database.ts'
import { isDone, send } from '../support/doors.ts'
import { randomFrom } from '../support/random/random.ts'
import { randomWrite } from '../support/random/random-write.ts'
import { serve } from '../support/serve.ts'
import { expectJournaled, storedRows } from '../support/stores/journaled.ts'
import { movingClock } from '../support/stores/moving-clock.ts'

// A busy machine makes every request slow.
vi.setConfig({ testTimeout: 120_000 })

const steps = 100
const seeds = [1, 2, 3]

/** The rows of a site in the past, of those that are known by their keys at any time. */
async function pastRows(past: PastSite, keys: ReadonlyMap<string, { table: ContentTable; values: readonly unknown[] }>) {
  const rows: Record<string, unknown> = {}
  for (const [key, { table, values }] of keys) {
    const row = await past.row(table, ...values)
    if (row) rows[key] = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  }
  return rows
}

describe('random writes by REST and SOAP', () => {
  it.each(seeds)('are replayed to the same rows, and every state of them is known, with seed %i', async (seed) => {
    const clock = movingClock()
    const { server } = await serve({ runtime: clock.runtime, settings: { 'EventSourcing:Enabled': 'true' } })
    const content = await server.farm.content((await server.farm.names())[0] ?? '')
    const { siteId } = (await content.records.query('Site', { where: {} }))[0] ?? { siteId: '' }
    const random = randomFrom(seed)
    const states: { at: number; rows: Record<string, Readonly<Record<string, unknown>>> }[] = []
    let done = 0
    for (let step = 0; step < steps; step++) {
      const reply = await send(server.url, randomWrite(random))
      expect(reply.status, reply.text.slice(0, 500)).not.toBe(500)
      if (isDone(reply)) done += 1
      // Formulas and indexes of columns are computed behind the requests.
      await server.farm.directory.sites[0]?.work.columns.idle()
      if (step % 5 === 4) states.push({ at: clock.mark(), rows: await storedRows(content, siteId) })
      else clock.mark()
    }
    expect(done).toBeGreaterThan(steps / 5)
    await expectJournaled(server)
    const keys = new Map<string, { table: ContentTable; values: readonly unknown[] }>()
    for (const { rows } of states)
      for (const [key, row] of Object.entries(rows)) {
        const table = key.slice(0, key.indexOf(' ')) as ContentTable
        keys.set(key, { table, values: (content.keys.get(table) ?? []).slice(1).map((name) => row[name]) })
      }
    for (const { at, rows } of states) expect(await pastRows(await siteAt(content, siteId, at), keys)).toEqual(rows)
    const target = await openContentDatabase({
      path: ':memory:',
      migrations: new URL('../../prisma/sqlite/content/migrations', import.meta.url).pathname,
    })
    await replayJournals(content, target, { readRows: rowsOfSite, onProgress: () => undefined })
    expect(await storedRows(target, siteId)).toEqual(await storedRows(content, siteId))
    for (const table of ['JournalRecord', 'JournalRow', 'JournalHead'] as const) {
      const orderBy = content.keys.get(table) as 'siteId'[]
      expect(await target.records.query(table, { where: {}, orderBy })).toEqual(await content.records.query(table, { where: {}, orderBy }))
    }
    await target.close()
  })
})
