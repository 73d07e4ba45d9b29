import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileSegments } from '../../src/stores/audit/files.ts'
import { memorySegments } from '../../src/stores/audit/memory.ts'
import { scratchFolders } from '../support/scratch.ts'

const scratch = scratchFolders('segments')
const segment = '2026-01-31/00000007.jsonl'
const bytes = (text: string) => Buffer.from(text)

it.each([
  ['files', () => fileSegments(join(scratch.directory, 'audit/farm'))],
  ['memory', memorySegments],
])('%s keep what is known of a segment, and overwrite what is not', async (_name, open) => {
  const store = open()
  expect(await store.read(segment)).toBeUndefined()
  expect(await store.append(segment, 3, bytes('x'))).toBe(false)
  expect(await store.read(segment)).toBeUndefined()
  expect(await store.append(segment, 0, bytes('abc'))).toBe(true)
  expect(await store.append(segment, 3, bytes('def'))).toBe(true)
  expect(await store.append(segment, 4, bytes('!'))).toBe(true)
  expect(String(await store.read(segment))).toBe('abcd!')
  expect(await store.append(segment, 6, bytes('?'))).toBe(false)
  await store.seal(segment)
  await store.replace(segment, bytes('stub'))
  expect(await store.read(segment)).toBeUndefined()
  expect(String(await store.readStub(segment))).toBe('stub')
  await store.replace(segment, bytes('stub'))
  await store.seal('2026-01-31/00000008.jsonl')
})

it('segments are files that nobody else may read, and that nobody may write once they are sealed', async () => {
  const folder = join(scratch.directory, 'audit/farm')
  const store = fileSegments(folder)
  await store.append(segment, 0, bytes('abc'))
  const modes = () => readdirSync(join(folder, '2026-01-31')).map((name) => [name, statSync(join(folder, '2026-01-31', name)).mode & 0o777])
  expect(modes()).toEqual([['00000007.jsonl', 0o600]])
  await store.seal(segment)
  expect(modes()).toEqual([['00000007.jsonl', 0o444]])
  await store.replace(segment, bytes('stub'))
  expect(modes()).toEqual([['00000007.jsonl.stub', 0o444]])
})
