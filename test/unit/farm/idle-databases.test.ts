import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { ContentDatabase } from '../../../src/core/kernel/ports.ts'
import { OpenDatabases } from '../../../src/farm/open-databases.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'

const migrations = new URL('../../../prisma/sqlite/content/migrations', import.meta.url).pathname

/** Open databases in memory, and a note of what happens to them. */
function noted() {
  const notes: string[] = []
  const databases = new OpenDatabases(async (name): Promise<ContentDatabase> => {
    notes.push(`open ${name}`)
    const database = await openContentDatabase({ path: ':memory:', migrations, blobs: 'memory' })
    const close = async () => {
      await database.close()
      notes.push(`close ${name}`)
    }
    return { ...database, close }
  })
  const idle = () => databases.closeIdle(() => notes.push('hide'))
  return { databases, idle, notes: () => notes.splice(0) }
}

it('a database is closed after a round in which nobody has used it, and opened again on the next use', async () => {
  const { databases, idle, notes } = noted()
  const [one, other] = [await databases.open('one'), await databases.open('other')]
  databases.attend(() => ({ stop: async () => undefined }))
  await databases.serveOnly([one, other])
  await idle()
  expect(notes()).toEqual(['open one', 'open other'])
  one.work.isUsed = true
  await idle()
  expect(notes()).toEqual(['hide', 'close other'])
  expect([databases.opened('one'), databases.opened('other')]).toEqual([one, undefined])
  await idle()
  await databases.open('one')
  expect(notes()).toEqual(['hide', 'close one', 'open one'])
  await databases.closeAll()
})

it('a database that is opened while it closes opens after it has closed', async () => {
  const { databases, idle, notes } = noted()
  await databases.open('one')
  await idle()
  notes()
  const closing = idle()
  await Promise.all([closing, databases.open('one')])
  expect(notes()).toEqual(['hide', 'close one', 'open one'])
  await databases.closeAll()
})

it('work on a database keeps it open, and so do bytes that arrive or are read', async () => {
  const { databases, idle, notes } = noted()
  const { database, work } = await databases.open('one')
  const key = { siteId: randomUUID(), id: randomUUID() }
  async function* bytes() {
    yield Buffer.from('ab')
    yield Buffer.from('cd')
  }
  await database.blobs.put(key, bytes())
  await idle()
  const { promise: done, resolve: end } = Promise.withResolvers<void>()
  const using = databases.use('one', () => done)
  await idle()
  await databases.serveOnly([])
  end()
  await using
  work.arriving.add('x')
  await idle()
  work.arriving.delete('x')
  const read = await database.blobs.read(key, { start: 0, end: 4 })
  const pieces = read?.[Symbol.asyncIterator]()
  await pieces?.next()
  await idle()
  expect(notes()).toEqual(['open one'])
  await pieces?.return?.()
  await idle()
  expect(notes()).toEqual(['hide', 'close one'])
})

it('the attendants of a database start anew when it becomes read-only or writable', async () => {
  const { databases, notes } = noted()
  const one = await databases.open('one')
  const seen: string[] = []
  databases.attend(({ work }) => {
    seen.push(work.isReadOnly ? 'reads' : 'writes')
    return { stop: async () => void seen.push('stop') }
  })
  await databases.serveOnly([one])
  await databases.serveOnly([one])
  one.work.isReadOnly = true
  await databases.serveOnly([one])
  one.work.isReadOnly = false
  await databases.serveOnly([one])
  await databases.serveOnly([])
  expect(seen).toEqual(['writes', 'stop', 'reads', 'stop', 'writes', 'stop'])
  expect(notes()).toEqual(['open one', 'close one'])
})
