import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { sweep } from '../../../src/core/content/blobs/sweeper.ts'
import { DatabaseWork } from '../../../src/core/kernel/database-work.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'

const migrations = new URL('../../../prisma/sqlite/content/migrations', import.meta.url).pathname

it('bytes that no row refers to are removed when a power cut cannot bring such a row back any more', async () => {
  const database = await openContentDatabase({ path: ':memory:', migrations, blobs: 'memory' })
  onTestFinished(() => database.close())
  const key = { siteId: randomUUID(), id: randomUUID() }
  await database.records.insert('Blob', { ...key, sizeBytes: 5, sha256: '', useCount: 0, createdAt: 1, releasedAt: 1 })
  await database.blobs.put(
    key,
    (async function* () {
      yield Buffer.from('bytes')
    })(),
  )
  const isThere = async () => (await database.blobs.read(key, { start: 0, end: 5 })) !== undefined
  const disk: { settle?: () => void } = {}
  const settled = () =>
    new Promise<void>((resolve) => {
      disk.settle = resolve
    })
  const sweeping = sweep({ database: { ...database, settled }, work: new DatabaseWork() })
  while (!disk.settle) await turn()
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(await isThere()).toBe(true)
  disk.settle()
  expect(await sweeping).toBe(1)
  expect(await isThere()).toBe(false)
})
