import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { act } from '../../../../../src/core/access/access.ts'
import type { Context } from '../../../../../src/core/access/context.ts'
import { addFile, deleteFile, fileContent } from '../../../../../src/core/acts/files/files.ts'
import { continueUpload, startUpload } from '../../../../../src/core/acts/files/uploads.ts'
import { keepBlob, openBlob, releaseBlobs, shareBlob, withNewBlob } from '../../../../../src/core/content/blobs/blobs.ts'
import { sweep as sweepContent } from '../../../../../src/core/content/blobs/sweeper.ts'
import { verifyBlobs } from '../../../../../src/core/content/blobs/verify.ts'
import { dropIdleUploads } from '../../../../../src/core/content/documents/document-bytes.ts'
import { openFarm } from '../../../../support/farm.ts'

async function* bytesOf(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

const rows = (ctx: Context) => ctx.site.database.records.query('Blob', { where: {} })
const chunks = async (ctx: Context) => (await ctx.site.database.records.query('BlobChunk', { where: {} })).length
const sweep = (ctx: Context) => sweepContent(ctx.site)

/** An act that needs no right; the test decides what it stores. */
const anAct = (ctx: Context) => ({ name: 'people.addSelf', right: 'Open', target: ctx.web, input: {} }) as const

/** Stores bytes with a use count of one. */
const stored = (ctx: Context, text: string) =>
  withNewBlob(ctx, bytesOf(text), (blob) =>
    act(ctx, anAct(ctx), async (scope) => {
      await keepBlob(ctx, scope, blob)
      return blob.id
    }),
  )

const inWrite = (ctx: Context, work: (records: Context['site']['database']['records']) => Promise<void>) =>
  act(ctx, anAct(ctx), ({ records }) => work(records))

describe('stored bytes', () => {
  it('stay as long as something refers to them, and are removed afterwards', async () => {
    const ctx = (await openFarm()).as('ann')
    const blobId = await stored(ctx, 'kept')
    const siteId = ctx.site.id
    const release = () => inWrite(ctx, (records) => releaseBlobs(records, [{ siteId, blobId }], 5))
    await inWrite(ctx, (records) => shareBlob(records, siteId, blobId))
    await release()
    expect(await sweep(ctx)).toBe(0)
    expect(await textOf(await openBlob(ctx, blobId, { start: 0, end: 4 }, { name: 'a', what: 'x' }))).toBe('kept')
    await release()
    expect(await rows(ctx)).toMatchObject([{ useCount: 0, releasedAt: 5 }])
    expect(await sweep(ctx)).toBe(1)
    expect([await rows(ctx), await chunks(ctx)]).toEqual([[], 0])
    await expect(openBlob(ctx, blobId, { start: 0, end: 4 }, { name: 'a', what: 'x' })).rejects.toMatchObject({ reason: 'content_missing' })
    await expect(inWrite(ctx, (records) => shareBlob(records, siteId, blobId))).rejects.toThrow(/no use/)
  })

  it('that a crash left are found by their row, whether they are there or not', async () => {
    const ctx = (await openFarm()).as('ann')
    const { blobs, records } = ctx.site.database
    for (const written of [true, false]) {
      const key = { siteId: ctx.site.id, id: randomUUID() }
      await records.insert('Blob', { ...key, sizeBytes: 0, sha256: '', useCount: 0, createdAt: 1, releasedAt: 1 })
      if (written) await blobs.put(key, bytesOf('left'))
    }
    const kept = await stored(ctx, 'kept')
    expect(await sweep(ctx)).toBe(2)
    expect((await rows(ctx)).map(({ id }) => id)).toEqual([kept])
    expect(await chunks(ctx)).toBe(1)
  })

  it('that arrive are left alone, however often it is swept', async () => {
    const ctx = (await openFarm()).as('ann')
    async function* slowly(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('one ')
      expect(await sweep(ctx)).toBe(0)
      yield Buffer.from('two')
    }
    const id = await withNewBlob(ctx, slowly(), async (blob) => {
      expect(await sweep(ctx)).toBe(0)
      await act(ctx, anAct(ctx), (scope) => keepBlob(ctx, scope, blob))
      return blob.id
    })
    expect(await textOf(await openBlob(ctx, id, { start: 0, end: 7 }, { name: 'a', what: 'x' }))).toBe('one two')
  })

  it('go with the write that fails behind them', async () => {
    const ctx = (await openFarm()).as('ann')
    const failure = new Error('no')
    await expect(withNewBlob(ctx, bytesOf('gone'), () => Promise.reject(failure))).rejects.toBe(failure)
    expect([await rows(ctx), await chunks(ctx)]).toEqual([[], 0])
  })

  it('many more than one look takes are removed, past those that a reader holds', async () => {
    const ctx = (await openFarm()).as('ann')
    const siteId = ctx.site.id
    const ids: string[] = []
    for (let index = 0; index < 600; index += 1) ids.push(await stored(ctx, `${index}`))
    await inWrite(ctx, (records) =>
      releaseBlobs(
        records,
        ids.map((blobId) => ({ siteId, blobId })),
        5,
      ),
    )
    const held = await Promise.all(ids.slice(0, 3).map((id) => openBlob(ctx, id, { start: 0, end: 1 }, { name: 'a', what: 'x' })))
    const readers = held.map((bytes) => bytes[Symbol.asyncIterator]())
    for (const reader of readers) await reader.next()
    expect(await sweep(ctx)).toBe(597)
    for (const reader of readers) await reader.return?.()
    expect(await sweep(ctx)).toBe(3)
    expect([await rows(ctx), await chunks(ctx)]).toEqual([[], 0])
  })
})

describe('uploads in parts', () => {
  const library = { from: { list: { title: 'Documents' } } } as const

  it('that nobody continues with are given up after a day, with their parts', async () => {
    const ctx = (await openFarm()).as('ann')
    const file = { folder: library, name: 'a.txt' }
    await addFile(ctx, library, { name: 'a.txt', whenThere: 'refuse' }, bytesOf('before'))
    const uploadId = randomUUID()
    expect(await startUpload(ctx, { file, uploadId }, bytesOf('12'))).toBe(2)
    expect(await continueUpload(ctx, { file, uploadId }, 2, bytesOf('3', '4'))).toBe(4)
    const { database } = ctx.site
    const now = ctx.runtime.now()
    expect(await dropIdleUploads(database, now + 23 * 3_600_000)).toBe(0)
    expect(await dropIdleUploads(database, now + 25 * 3_600_000)).toBe(1)
    expect(await sweep(ctx)).toBe(2)
    await expect(continueUpload(ctx, { file, uploadId }, 4, bytesOf('5'))).rejects.toMatchObject({ reason: 'upload_not_found' })
    const content = await fileContent(ctx, file)
    expect(await textOf(await content.open({ start: 0, end: content.sizeBytes }))).toBe('before')
  })

  it('go with their file', async () => {
    const ctx = (await openFarm()).as('ann')
    const file = { folder: library, name: 'a.txt' }
    await addFile(ctx, library, { name: 'a.txt', whenThere: 'refuse' }, bytesOf('before'))
    await startUpload(ctx, { file, uploadId: randomUUID() }, bytesOf('12'))
    await deleteFile(ctx, file)
    expect(await ctx.site.database.records.query('UploadSession', { where: {} })).toEqual([])
    expect(await sweep(ctx)).toBe(2)
    expect(await verifyBlobs(ctx.site.database)).toEqual({ checked: 0, checkedBytes: 0, faults: [] })
  })

  it('of others are not gone on with', async () => {
    const farm = await openFarm()
    const ctx = farm.as('ann')
    const file = { folder: library, name: 'a.txt' }
    await addFile(ctx, library, { name: 'a.txt', whenThere: 'refuse' }, bytesOf(''))
    const uploadId = randomUUID()
    await startUpload(ctx, { file, uploadId }, bytesOf('12'))
    await expect(continueUpload(farm.as('bob'), { file, uploadId }, 2, bytesOf('3'))).rejects.toMatchObject({ reason: 'upload_not_found' })
  })
})
