import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { copyDatabaseFile } from '../../../../src/stores/sqlite/copy.ts'
import { scratchFolders } from '../../../support/scratch.ts'

const scratch = scratchFolders('cancelled-copy')

it('a copy that is cancelled while the old file is deleted is not made', async () => {
  const [from, to] = [join(scratch.directory, 'from.db'), join(scratch.directory, 'to.db')]
  const database = new Database(from)
  database.exec('CREATE TABLE Word (text); INSERT INTO Word VALUES (1)')
  database.close()
  writeFileSync(to, 'an old file')
  const cancelled = new AbortController()
  const copied = copyDatabaseFile(from, to, () => undefined, cancelled.signal)
  cancelled.abort(new Error('nobody wants it'))
  await expect(copied).rejects.toThrow('nobody wants it')
  expect(existsSync(to)).toBe(false)
  await copyDatabaseFile(from, to, () => undefined, new AbortController().signal)
  const copy = new Database(to, { readonly: true })
  expect(copy.prepare('SELECT text FROM Word').pluck().all()).toEqual([1])
  copy.close()
})
