import assert from 'node:assert'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { ByteRange, ContentRecords, StoredBytes } from '../../kernel/ports.ts'
import { demandRoom, refuseReadOnly } from '../../model/full-disk.ts'
import { contentReasons } from '../reasons.ts'
import { takePrepared } from './prepared-rows.ts'
import { ReceivedBlob } from './received-bytes.ts'
import { removeUnused } from './sweeper.ts'

/** Bytes that are completely stored, but not referenced by a row until `keepBlob`. */
export interface NewBlob extends StoredBytes {
  readonly id: string
}

/**
 * Stores bytes as they arrive, outside any transaction, and passes them to
 * `work`, which stores the row that refers to them. On any failure the bytes are
 * removed. Fails as the source and `work` do, with `storage_full` and with `read_only_database`.
 */
export async function withNewBlob<T>(ctx: Context, content: AsyncIterable<Uint8Array>, work: (blob: NewBlob) => Promise<T>): Promise<T> {
  assert(!ctx.transaction, 'bytes are taken in before a transaction is opened: a slow client would hold it')
  const { database, work: shared, id: siteId } = ctx.site
  const received = content instanceof ReceivedBlob ? content.take(siteId) : undefined
  if (received) return withReceived(received, work)
  refuseReadOnly(ctx.site)
  demandRoom(database)
  const prepared = takePrepared(ctx.site, siteId, ctx.runtime)
  const key = { siteId, id: prepared ?? ctx.runtime.newId() }
  shared.arriving.add(key.id)
  try {
    // The row is on the disk before the bytes, so that the sweeper finds the bytes after a crash. A prepared row is
    // missing if the site was removed from the database and has come back since.
    if (prepared === undefined || !(await database.records.find('Blob', { ...key, useCount: 0 }))) {
      const now = ctx.runtime.now()
      await database.records.insert('Blob', { ...key, sizeBytes: 0, sha256: '', useCount: 0, createdAt: now, releasedAt: now })
    }
    const stored = await database.blobs.put(key, content)
    const result = await work({ id: key.id, ...stored })
    shared.arriving.delete(key.id)
    return result
  } catch (error) {
    shared.arriving.delete(key.id)
    // Report the original error; bytes that cannot be removed now are removed later.
    await removeUnused(ctx.site, key).catch(() => undefined)
    throw error
  }
}

/** Passes bytes that have arrived before to `work`. After a failure they are still there, until the request ends. */
async function withReceived<T>(
  { giveBack, ...blob }: NonNullable<ReturnType<ReceivedBlob['take']>>,
  work: (blob: NewBlob) => Promise<T>,
): Promise<T> {
  try {
    return await work(blob)
  } catch (error) {
    giveBack()
    throw error
  }
}

/**
 * Counts the first use of new bytes, and adds them to those of the site. Call it in the transaction that stores the row that
 * refers to them. The act fails with `quota_exceeded` when it ends, if the site collection has more bytes than its quota then.
 */
export async function keepBlob(ctx: Context, { records, storing }: WriteScope, { id, sizeBytes, sha256 }: NewBlob): Promise<void> {
  const kept = await records.update('Blob', { siteId: ctx.site.id, id, useCount: 0 }, { useCount: 1, releasedAt: null, sizeBytes, sha256 })
  assert(kept === 1, `the blob ${id} is not new`)
  if (sizeBytes > 0) await records.increment('Site', { siteId: ctx.site.id }, { storedBytes: sizeBytes }, {}, ['siteId'])
  storing.hasNew = true
}

/** Counts another use of bytes that a row refers to already. */
export async function shareBlob(records: ContentRecords, siteId: string, id: string): Promise<void> {
  const row = await records.increment('Blob', { siteId, id }, { useCount: 1 })
  assert(row && row.useCount > 1, `the blob ${id} is in no use`)
}

/**
 * Ends these rows' uses of their bytes. Bytes without a use no longer count as those of the site; the sweeper removes them.
 * `now` in milliseconds.
 */
export async function releaseBlobs(
  records: ContentRecords,
  rows: readonly { readonly siteId: string; readonly blobId: string | null }[],
  now: number,
): Promise<void> {
  const unused = new Map<string, number>()
  for (const { siteId, blobId } of rows) {
    if (blobId === null) continue
    const row = await records.increment('Blob', { siteId, id: blobId }, { useCount: -1 })
    if (row?.useCount !== 0) continue
    await records.update('Blob', { siteId, id: blobId }, { releasedAt: now })
    unused.set(siteId, (unused.get(siteId) ?? 0) + row.sizeBytes)
  }
  for (const [siteId, sizeBytes] of unused)
    if (sizeBytes > 0) await records.increment('Site', { siteId }, { storedBytes: -sizeBytes }, {}, ['siteId'])
}

/** The bytes of a file for reading, with their facts. */
export interface StoredContent {
  /** The file's name; its extension tells the type of the bytes. */
  readonly name: string
  /** For the log: the id of the bytes and their owner. */
  readonly source: string
  readonly sizeBytes: number
  /** An entity tag with its quotes; it changes whenever the bytes change. */
  readonly etag: string
  /** Milliseconds, UTC. */
  readonly modifiedAt: number
  /** Fails with `content_missing`. */
  open(range: ByteRange): Promise<AsyncIterable<Uint8Array>>
}

/** The bytes that a caller expects: the header as sent and the entity tags in it. */
export interface ExpectedTags {
  readonly given: string
  readonly tags: readonly string[]
}

/** The owner of bytes: `name` is for messages, `what` for the log. */
export interface BlobOwner {
  readonly name: string
  /** Such as `document <id>`. */
  readonly what: string
}

/** The name of bytes in the log. */
export const blobSource = ({ site }: Context, id: string | null, { what }: BlobOwner): string => `blob ${id} of ${what} in site ${site.id}`

/**
 * Bytes of a file as a stream. Fails with `content_missing` if the bytes are
 * missing or end before the range does; the cause names their owner for the
 * log.
 */
export async function openBlob(ctx: Context, id: string, range: ByteRange, owner: BlobOwner): Promise<AsyncIterable<Uint8Array>> {
  const bytes = await ctx.site.database.blobs.read({ siteId: ctx.site.id, id }, range)
  if (bytes) return bytes
  const cause = new Error(`${blobSource(ctx, id, owner)} is missing, or has less than the ${range.end} bytes that its row says`)
  throw new DomainError(contentReasons.content_missing, { name: owner.name }, { cause })
}
