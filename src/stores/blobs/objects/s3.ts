import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { DataUnusable } from '../../../core/kernel/data-unusable.ts'
import type { BlobKey, ByteRange, StoredBytes } from '../../../core/kernel/ports.ts'
import { checkKey } from '../blob-key.ts'
import { isNotThere, putFault, readFault } from './faults.ts'
import { describeObjects, type ObjectBlobs, type ObjectPlace } from './place.ts'

/** The size of one part of an object. The store refuses smaller ones but for the last, and more than 10,000. */
const partBytes = 8 * 1024 * 1024
/** The most objects that the store lists and deletes in one call. */
const deletedAtOnce = 1_000

/** How long a connection may take, and the silence of an open one. */
const connectMs = 5_000
const silentMs = 60_000

type Sdk = typeof import('@aws-sdk/client-s3')

/** A bucket with its client. */
export interface Bucket {
  readonly sdk: Sdk
  readonly client: S3Client
  readonly place: ObjectPlace
}

/** Only a farm that uses an object store loads its client. */
export async function bucketAt(place: ObjectPlace): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3').catch((error: unknown) => {
    const what = 'needs the package @aws-sdk/client-s3, which is not installed. Install Tenon with npm, or set BlobProvider to Database.'
    throw new DataUnusable(describeObjects(place), what, { cause: error })
  })
  const client = new sdk.S3Client({
    region: place.region,
    forcePathStyle: place.hasBucketInPath,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: silentMs, throwOnRequestTimeout: true },
    ...(place.endpoint !== undefined && { endpoint: place.endpoint }),
    ...(place.credentials && { credentials: place.credentials }),
  })
  return { sdk, client, place }
}

/**
 * Keeps bytes as objects, at `<prefix><site>/<first two digits of the id>/<id>`. An object appears when all of it has arrived. At
 * most two parts of an upload are in memory. Fails with `DataUnusable` if the bucket cannot be used.
 */
export async function s3Blobs(place: ObjectPlace): Promise<ObjectBlobs> {
  const bucket = await bucketAt(place)
  await demandBucket(bucket)
  return {
    isInRows: false,
    put: (key, content) => put(bucket, nameOf(place, key), content),
    read: (key, range) => read(bucket, nameOf(place, key), range),
    async delete(key) {
      const { sdk, client } = bucket
      const Key = nameOf(place, key)
      try {
        await client.send(new sdk.DeleteObjectCommand({ Bucket: place.bucket, Key }))
      } catch (error) {
        throw putFault(error)
      }
      return true
    },
    settle: () => Promise.resolve(),
    close: () => bucket.client.destroy(),
  }
}

/** Whether there is an object below the prefix. Fails with `DataUnusable` if the bucket cannot be used. */
export async function hasObjects(place: ObjectPlace): Promise<boolean> {
  const bucket = await bucketAt(place)
  try {
    return (await namesIn(bucket, 1)).length > 0
  } catch (error) {
    throw unusable(place, error)
  } finally {
    bucket.client.destroy()
  }
}

/** Deletes all objects below the prefix. */
export async function removeObjects(place: ObjectPlace): Promise<void> {
  const bucket = await bucketAt(place)
  const { sdk, client } = bucket
  try {
    for (;;) {
      const names = await namesIn(bucket, deletedAtOnce)
      if (names.length === 0) return
      const Objects = names.map((Key) => ({ Key }))
      await client.send(new sdk.DeleteObjectsCommand({ Bucket: place.bucket, Delete: { Objects, Quiet: true } }))
    }
  } catch (error) {
    throw putFault(error)
  } finally {
    client.destroy()
  }
}

async function namesIn({ sdk, client, place }: Bucket, most: number): Promise<string[]> {
  const listing = await client.send(new sdk.ListObjectsV2Command({ Bucket: place.bucket, Prefix: place.prefix, MaxKeys: most }))
  return (listing.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
}

function nameOf({ prefix }: ObjectPlace, key: BlobKey): string {
  checkKey(key)
  return `${prefix}${key.siteId}/${key.id.slice(0, 2)}/${key.id}`
}

async function demandBucket(bucket: Bucket): Promise<void> {
  try {
    await bucket.client.send(new bucket.sdk.HeadBucketCommand({ Bucket: bucket.place.bucket }))
  } catch (error) {
    bucket.client.destroy()
    throw unusable(bucket.place, error)
  }
}

const unusable = (place: ObjectPlace, error: unknown): DataUnusable =>
  new DataUnusable(
    describeObjects(place),
    isNotThere(error)
      ? 'does not exist. Create the bucket, or correct S3:Bucket.'
      : `cannot be used: ${error instanceof Error ? error.name : 'it does not answer'}. Check that the store runs, the settings S3:*, and the rights of the user.`,
    { cause: error },
  )

async function put(bucket: Bucket, name: string, content: AsyncIterable<Uint8Array>): Promise<StoredBytes> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const parts = partsOf(content, (piece) => {
    hash.update(piece)
    sizeBytes += piece.length
  })
  const { value: first } = await parts.next()
  const { value: second } = first && first.length === partBytes ? await parts.next() : { value: undefined }
  if (second === undefined) await putWhole(bucket, name, first ?? new Uint8Array())
  else await putParts(bucket, name, goingOn([first as Uint8Array, second], parts))
  return { sizeBytes, sha256: hash.digest('hex') }
}

async function* goingOn(begun: readonly Uint8Array[], rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* begun
  yield* rest
}

/** The bytes in parts of the same size, but for the last. */
async function* partsOf(content: AsyncIterable<Uint8Array>, onPiece: (piece: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  let held = 0
  for await (const piece of content) {
    onPiece(piece)
    for (let at = 0; at < piece.length; ) {
      const taken = piece.subarray(at, at + partBytes - held)
      pieces.push(taken)
      at += taken.length
      held += taken.length
      if (held < partBytes) continue
      yield Buffer.concat(pieces)
      pieces = []
      held = 0
    }
  }
  if (held > 0) yield Buffer.concat(pieces)
}

async function putWhole({ sdk, client, place }: Bucket, Key: string, Body: Uint8Array): Promise<void> {
  try {
    await client.send(new sdk.PutObjectCommand({ Bucket: place.bucket, Key, Body, ContentLength: Body.length }))
  } catch (error) {
    throw putFault(error)
  }
}

/** The error of the source is thrown as it is; parts that have arrived are removed then. */
async function putParts({ sdk, client, place }: Bucket, Key: string, parts: AsyncGenerator<Uint8Array>): Promise<void> {
  const target = { Bucket: place.bucket, Key }
  const sent = <T>(answer: Promise<T>): Promise<T> => answer.catch((error: unknown) => Promise.reject(putFault(error)))
  let UploadId: string | undefined
  try {
    ;({ UploadId } = await sent(client.send(new sdk.CreateMultipartUploadCommand(target))))
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1
      const { ETag } = await sent(
        client.send(new sdk.UploadPartCommand({ ...target, UploadId, PartNumber, Body, ContentLength: Body.length })),
      )
      Parts.push({ PartNumber, ETag })
    }
    await sent(client.send(new sdk.CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } })))
  } catch (error) {
    await parts.return(undefined)
    // What stays when the store cannot be reached is for its own rule on incomplete uploads (docs/storage.md).
    if (UploadId !== undefined) await client.send(new sdk.AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => undefined)
    throw error
  }
}

async function read(
  { sdk, client, place }: Bucket,
  Key: string,
  { start, end }: ByteRange,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const target = { Bucket: place.bucket, Key }
  try {
    if (end <= start) {
      const { ContentLength = 0 } = await client.send(new sdk.HeadObjectCommand(target))
      return ContentLength < end ? undefined : noBytes()
    }
    const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand({ ...target, Range: `bytes=${start}-${end - 1}` }))
    const stream = Body instanceof Readable ? Body : undefined
    // A connection may also end while nobody reads: before the first piece is asked for, or after a reader has gone.
    stream?.on('error', () => undefined)
    if (stream && ContentLength === end - start) return closable(stream)
    stream?.destroy()
    return undefined
  } catch (error) {
    if (isNotThere(error)) return undefined
    throw readFault(error)
  }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** The pieces; a reader that goes closes the connection, even if it has asked for none. */
function closable(stream: Readable): AsyncIterable<Uint8Array> {
  const pieces = checked(stream)
  const iterator: AsyncIterator<Uint8Array> = {
    next: () => pieces.next(),
    return() {
      stream.destroy()
      return pieces.return(undefined)
    },
  }
  return { [Symbol.asyncIterator]: () => iterator }
}

/** The pieces, with the errors of the store as callers know them. */
async function* checked(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream
  } catch (error) {
    throw readFault(error)
  }
}
