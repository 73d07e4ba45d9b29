import assert from 'node:assert'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { ByteRange, ContentRecords, StoredBytes } from '../../kernel/ports.ts'
import { contentReasons } from '../reasons.ts'
import { removeUnused } from './sweeper.ts'

/** Bytes that are stored whole, and that no row refers to until `keepBlob` says so. */
export interface NewBlob extends StoredBytes {
  readonly id: string
}

/**
 * Takes bytes in, as they come and outside of any transaction, and hands them
 * to `work`, which stores the row that refers to them. When anything fails,
 * nothing of them stays. Fails with what the source and `work` fail with, and
 * with `storage_full`.
 */
export async function withNewBlob<T>(ctx: Context, content: AsyncIterable<Uint8Array>, work: (blob: NewBlob) => Promise<T>): Promise<T> {
  assert(!ctx.transaction, 'bytes are taken in before a transaction is opened: a slow client would hold it')
  const { database, work: shared, id: siteId } = ctx.site
  const key = { siteId, id: ctx.runtime.newId() }
  shared.arriving.add(key.id)
  try {
    const now = ctx.runtime.now()
    // The row comes before the bytes: after a crash the sweeper finds them by it.
    await database.records.insert('Blob', { ...key, sizeBytes: 0, sha256: '', useCount: 0, createdAt: now, releasedAt: now })
    const stored = await database.blobs.put(key, content)
    const result = await work({ id: key.id, ...stored })
    shared.arriving.delete(key.id)
    return result
  } catch (error) {
    shared.arriving.delete(key.id)
    // What led here is what to report; bytes that cannot be removed now are removed later.
    await removeUnused(ctx.site, key).catch(() => undefined)
    throw error
  }
}

/** The first row that refers to new bytes is stored with this, in one transaction. */
export async function keepBlob(ctx: Context, { records }: WriteScope, { id, sizeBytes, sha256 }: NewBlob): Promise<void> {
  const kept = await records.update('Blob', { siteId: ctx.site.id, id, useCount: 0 }, { useCount: 1, releasedAt: null, sizeBytes, sha256 })
  assert(kept === 1, `the blob ${id} is not new`)
}

/** One row more refers to bytes that another one refers to. */
export async function shareBlob(records: ContentRecords, siteId: string, id: string): Promise<void> {
  const row = await records.increment('Blob', { siteId, id }, { useCount: 1 })
  assert(row && row.useCount > 1, `the blob ${id} is in no use`)
}

/** These rows refer to their bytes no more: what nothing refers to is the sweeper's. `now` in milliseconds. */
export async function releaseBlobs(
  records: ContentRecords,
  rows: readonly { readonly siteId: string; readonly blobId: string | null }[],
  now: number,
): Promise<void> {
  for (const { siteId, blobId } of rows) {
    if (blobId === null) continue
    const row = await records.increment('Blob', { siteId, id: blobId }, { useCount: -1 })
    if (row?.useCount === 0) await records.update('Blob', { siteId, id: blobId }, { releasedAt: now })
  }
}

/** The bytes of something as they are read: what is known of them, and how. */
export interface StoredContent {
  /** The file's name, whose extension says what the bytes are. */
  readonly name: string
  readonly sizeBytes: number
  /** An entity tag with its quotes; another one whenever the bytes are others. */
  readonly etag: string
  /** Milliseconds, UTC. */
  readonly modifiedAt: number
  /** Fails with `content_missing`. */
  open(range: ByteRange): Promise<AsyncIterable<Uint8Array>>
}

/** The bytes that a caller expects something to have: what it was given as, and the entity tags that it names. */
export interface ExpectedTags {
  readonly given: string
  readonly tags: readonly string[]
}

/** Bytes of a file as a stream. `name` is for the message. Fails with `content_missing`. */
export async function openBlob(ctx: Context, id: string, range: ByteRange, name: string): Promise<AsyncIterable<Uint8Array>> {
  const bytes = await ctx.site.database.blobs.read({ siteId: ctx.site.id, id }, range)
  if (bytes) return bytes
  throw new DomainError(contentReasons.content_missing, { name })
}
