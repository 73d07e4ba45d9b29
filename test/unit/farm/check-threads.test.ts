import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { append, type Draft, newHead, storeHead } from '../../../src/core/acts/journal/chain.ts'
import { verifyJournal } from '../../../src/core/acts/journal/verify.ts'
import { checkThreads } from '../../../src/farm/journal/check-threads.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import { scratchFolders } from '../../support/scratch.ts'

const migrations = new URL('../../../prisma/sqlite/content/migrations', import.meta.url).pathname
const siteId = '00000000-0000-4000-8000-000000000001'
const scratch = scratchFolders('check-threads')
const total = 5_000

/** Some texts have characters of two, three and four bytes. */
const draft = (n: number): Draft => ({
  ...{ actor: 'ann', operation: 'items.add', target: '/Lists/Tasks', payload: { clock: '2026-11-23T02:30:10.000Z' } },
  images: [
    { siteId, tableName: 'Item', rowKey: `list/${n}`, lookupKey: null, image: `{"title":"${n % 7 === 0 ? 'Äpfel ✓ 🍎' : 'apples'}"}` },
    { siteId, tableName: 'List', rowKey: 'list', lookupKey: 'folder', image: n % 11 === 0 ? null : `{"itemCount":${n}}` },
  ],
})

async function journalOf() {
  const path = join(scratch.directory, 'content.db')
  const content = await openContentDatabase({ path, migrations, synchronous: 'Normal' })
  scratch.undo.push(() => content.close())
  let head = newHead(siteId)
  await content.transaction(async (records) => {
    const drafts = Array.from({ length: total }, (_, at) => draft(at + 1))
    for (let at = 0; at < total; at += 500)
      head = await append(records, head, drafts.slice(at, at + 500), { now: 1_795_401_010_000 + at, tenant: '' })
    await storeHead(records, { ...head, applied: total })
  })
  const raw = new Database(path)
  scratch.undo.push(async () => void raw.close())
  let told = 0
  const verify = () => verifyJournal({ ...content, journalThreads: checkThreads(path) }, siteId, (count) => (told += count))
  return { raw, verify, content, told: () => told }
}

it('threads check a journal in slices, tell their progress, and name the first fault of any slice', async () => {
  const { raw, verify, content, told } = await journalOf()
  expect(await verify()).toEqual({ valid: true, records: total, journals: 1 })
  expect(told()).toBe(total)
  raw.prepare(`UPDATE JournalRow SET image = replace(image, 'apples', 'appels') WHERE sequence IN (4500, 2500)`).run()
  const changed = { sequence: 2_500, reason: 'was changed: the hash of its rows is another one' }
  expect(await verify()).toMatchObject({ valid: false, records: 2_499, firstBroken: changed })
  expect((await verifyJournal({ records: content.records }, siteId)).firstBroken).toMatchObject(changed)
  raw.prepare('UPDATE JournalRecord SET hash = previousHash WHERE sequence = 2048').run()
  expect((await verify()).firstBroken).toMatchObject({ sequence: 2_048, reason: 'was changed: its hash is another one' })
  raw.prepare('DELETE FROM JournalRecord WHERE sequence = 2048').run()
  expect((await verify()).firstBroken).toMatchObject({ sequence: 2_048, reason: expect.stringContaining('is missing') })
}, 60_000)

it('a thread that cannot read the database fails the check, and never the process', async () => {
  const threads = checkThreads(join(scratch.directory, 'none', 'content.db'))
  // The first thread that fails ends the others while they load SQLite's library.
  for (let time = 0; time < 8; time++) await expect(threads(({ check }) => check({ siteId, after: 0, upTo: 1 }))).rejects.toThrow()
}, 60_000)
