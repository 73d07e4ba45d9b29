import { beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { addFile, fileContent } from '../../../../../src/core/acts/files/files.ts'
import { type ReceivedBytes, receiveBytes } from '../../../../../src/core/content/blobs/received-bytes.ts'
import { sweep } from '../../../../../src/core/content/blobs/sweeper.ts'
import { openFarm, type TestFarm } from '../../../../support/farm.ts'

let farm: TestFarm
let ctx: Context

beforeEach(async () => {
  farm = await openFarm()
  ctx = farm.as('admin')
})

const pieces = 40
const pieceBytes = 10_000
async function* arriving(count = pieces, error?: Error): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at++) yield Buffer.alloc(pieceBytes, at)
  if (error) throw error
}

/** The rows of bytes that no other row refers to, without those that are prepared. */
const unused = async () => (await farm.content.records.query('Blob', { where: { useCount: 0 } })).length

async function wholeOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of bytes) all.push(piece)
  return Buffer.concat(all)
}

const documents = { from: { url: '/Shared Documents' } }
const store = (bytes: ReceivedBytes, name: string) => addFile(ctx, documents, { name, whenThere: 'refuse' }, bytes)
const read = async (name: string) => {
  const content = await fileContent(ctx, { url: `/Shared Documents/${name}` })
  return wholeOf(await content.open({ start: 0, end: content.sizeBytes }))
}

describe.each([
  ['few', 3],
  ['many', pieces],
])('%s received bytes', (_, count) => {
  const all = () => wholeOf(arriving(count))

  it('are read any number of times, and are gone when they are discarded', async () => {
    const bytes = await receiveBytes(ctx, arriving(count))
    for (let round = 0; round < 2; round++) expect((await wholeOf(bytes)).equals(await all())).toBe(true)
    expect(bytes.sizeBytes).toBe(count * pieceBytes)
    // The sweeper leaves what a request still holds.
    expect(await sweep(ctx.site)).toBe(0)
    await bytes.discard()
    expect(await unused()).toBe(0)
  })

  it('are stored by several acts, and stay with them', async () => {
    const bytes = await receiveBytes(ctx, arriving(count))
    for (const name of ['a.bin', 'b.bin']) await store(bytes, name)
    await bytes.discard()
    await sweep(ctx.site)
    for (const name of ['a.bin', 'b.bin']) expect((await read(name)).equals(await all())).toBe(true)
    expect(await unused()).toBe(0)
    expect(await farm.content.records.query('Blob', { where: { useCount: 1, sizeBytes: count * pieceBytes } })).toHaveLength(2)
  })

  it('are still there for the next act when one fails', async () => {
    await store(await receiveBytes(ctx, arriving(1)), 'a.bin')
    const bytes = await receiveBytes(ctx, arriving(count))
    await expect(store(bytes, 'a.bin')).rejects.toThrow(/a\.bin/)
    await store(bytes, 'b.bin')
    await bytes.discard()
    expect((await read('b.bin')).equals(await all())).toBe(true)
    expect(await unused()).toBe(0)
  })

  it('leave nothing when their source fails', async () => {
    await expect(receiveBytes(ctx, arriving(count, new Error('cut')))).rejects.toThrow('cut')
    expect(await unused()).toBe(0)
  })
})
