import { describe, expect, it, vi } from 'vitest'
import type { PastSite } from '../../src/core/acts/journal/past-site.ts'
import { siteAt } from '../../src/core/acts/journal/past-site.ts'
import { replayJournals } from '../../src/core/acts/journal/replay.ts'
import { rowsOfSite } from '../../src/core/acts/relocation/rows.ts'
import type { ContentTable } from '../../src/core/kernel/ports.ts'
import { openContentDatabase } from '../../src/stores/database.ts'
import { batchOf, doors, isDone, type Message, rest, send } from '../support/doors.ts'
import { type Random, randomFrom } from '../support/random/random.ts'
import { serve } from '../support/serve.ts'
import { expectJournaled, storedRows } from '../support/stores/journaled.ts'
import { movingClock } from '../support/stores/moving-clock.ts'

// A busy machine makes every request slow.
vi.setConfig({ testTimeout: 120_000 })

const steps = 100
const seeds = [1, 2, 3]

const json = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Message => ({
  method,
  path,
  headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})

const bytes = (method: string, path: string, body?: string): Message => ({ method, path, headers: {}, ...(body !== undefined && { body }) })

const file = (name: string) => `/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/${name}')`
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')"

/** A random write by REST or SOAP; many of them are refused, because what they name does not exist. */
function randomWrite(random: Random): Message {
  const below = (end: number) => Math.floor(random() * end)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T
  const door = pick(doors)
  const list = pick(['Tasks', 'Announcements', 'Plans', 'Books'])
  const title = `title ${below(1000)}`
  const item = 1 + below(8)
  const name = `${pick(['a', 'b', 'c'])}.txt`
  const add = door.addItem(list, { Title: title })
  const writes: readonly (() => Message)[] = [
    () => add,
    () => door.addItem(list, { Title: `${title} ÄÖ` }),
    () => door.updateItem(list, item, { Title: title }),
    () => door.updateItem(list, item, { Title: title }),
    () => door.deleteItem(list, item),
    () => door.attach(list, item, name, title),
    () => door.detach(list, item, name),
    () => door.addList(pick(['Plans', 'Books']), title, 100),
    () => door.deleteList(pick(['Plans', 'Books'])),
    () => batchOf([rest.addItem(list, { Title: title }), rest.updateItem('Tasks', item, { Title: title })]),
    () => json('POST', `/_api/web/lists/getbytitle('${list}')/items(${item})/recycle()`),
    () => json('POST', `/_api/web/lists/getbytitle('${list}')/fields`, { Title: `Column ${below(5)}`, FieldTypeKind: pick([2, 4, 8, 9]) }),
    () => json('POST', `/_api/web/lists/getbytitle('${list}')/items(${item})/breakroleinheritance(copyRoleAssignments=true)`),
    () => json('POST', `/_api/web/lists/getbytitle('${list}')/items(${item})/resetroleinheritance`),
    () => json('POST', '/_api/web/sitegroups', { Title: `Group ${below(4)}` }),
    () => json('POST', '/_api/web/recyclebin/restoreall()'),
    () => json('POST', '/_api/web/recyclebin/deleteall()'),
    () => bytes('POST', `${folder}/files/add(url='${name}',overwrite=true)`, title),
    () => bytes('PUT', `${file(name)}/$value`, `${title} again`),
    () => bytes('POST', `${file(name)}/copyto(strnewurl='/Shared%20Documents/d${below(3)}.txt',boverwrite=true)`),
    () => bytes('POST', `${file(name)}/checkout()`),
    () => bytes('POST', `${file(name)}/checkin(comment='c',checkintype=1)`),
    () => bytes('DELETE', file(name)),
  ]
  return pick(writes)()
}

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
