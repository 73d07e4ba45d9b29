import { createHash, hash } from 'node:crypto'
import { DataUnusable } from '../../../core/kernel/data-unusable.ts'
import type { BlobKey, ByteRange, StoredBytes } from '../../../core/kernel/ports.ts'
import type { BlobLocks } from '../../../core/kernel/providers/blob-locks.ts'
import { checkKey } from '../blob-key.ts'
import { isNotThere, putFault, readFault, unusableObjects } from './faults.ts'
import { packageClient } from './package.ts'
import { type Coming, describeObjects, type ObjectBlobs, type ObjectClient, type ObjectLocks, type ObjectPlace } from './place.ts'

/** The size of one part of an object. S3 refuses smaller ones but for the last, and more than 10,000. */
const partBytes = 8 * 1024 * 1024
/** The most objects that are listed and deleted in one call. */
const deletedAtOnce = 1_000
/** How long a reader waits for the next piece. */
const silentMs = 60_000

/** Only a farm with bytes in an object store loads its client. */
async function clientAt(place: ObjectPlace): Promise<ObjectClient> {
  if (place.store === 'S3') return (await import('./s3.ts')).s3Client(place)
  if (place.store === 'AzureBlob') return (await import('./azure.ts')).azureClient(place)
  return packageClient(place)
}

async function locksAt(place: ObjectPlace): Promise<ObjectLocks | undefined> {
  if (place.store === 'Package' || !place.lock) return undefined
  if (place.store === 'S3') return (await import('./s3-locks.ts')).s3Locks(place, place.lock)
  return (await import('./azure-locks.ts')).azureLocks(place, place.lock)
}

/**
 * Keeps bytes as objects, at `<prefix><site>/<first two digits of the id>/<id>`. An object appears when all of it has arrived. At
 * most two parts of an upload are in memory. Fails with `DataUnusable` if the bucket or container cannot be used.
 */
export async function objectBlobs(place: ObjectPlace): Promise<ObjectBlobs> {
  const client = await clientAt(place)
  const locks = await locksAt(place)
  const close = () => {
    client.close()
    locks?.close()
  }
  try {
    await client.demand()
    await locks?.demand()
  } catch (error) {
    close()
    throw error instanceof DataUnusable ? error : unusableObjects(place, error)
  }
  return {
    isInRows: false,
    locks: locks && lockedBytes(place, locks),
    put: (key, content) => put(client, nameOf(place, key), content),
    read: (key, range) => read(client, nameOf(place, key), range),
    async delete(key) {
      if (locks) return sent(locks.remove(nameOf(place, key)))
      await sent(client.remove(nameOf(place, key)))
      return true
    },
    settle: () => Promise.resolve(),
    close,
  }
}

function lockedBytes(place: ObjectPlace, locks: ObjectLocks): BlobLocks | undefined {
  if (place.store === 'Package' || !place.lock) return undefined
  return {
    ...place.lock,
    place: hash('sha256', describeObjects(place)),
    set: (key, lock, before) => sent(locks.set(nameOf(place, key), lock, before)),
    restore: (key) => sent(locks.restore(nameOf(place, key))),
  }
}

/** Whether there is an object below the prefix. Fails with `DataUnusable` if the bucket or container cannot be used. */
export async function hasObjects(place: ObjectPlace): Promise<boolean> {
  const client = await clientAt(place)
  try {
    return (await client.names(1)).length > 0
  } catch (error) {
    throw unusableObjects(place, error)
  } finally {
    client.close()
  }
}

/** Deletes all objects below the prefix. */
export async function removeObjects(place: ObjectPlace): Promise<void> {
  const client = await clientAt(place)
  try {
    for (;;) {
      const names = await client.names(deletedAtOnce)
      if (names.length === 0) return
      await client.removeAll(names)
    }
  } catch (error) {
    throw putFault(error)
  } finally {
    client.close()
  }
}

const sent = <T>(answer: Promise<T>): Promise<T> => answer.catch((error: unknown) => Promise.reject(putFault(error)))

function nameOf({ prefix }: ObjectPlace, key: BlobKey): string {
  checkKey(key)
  return `${prefix}${key.siteId}/${key.id.slice(0, 2)}/${key.id}`
}

async function put(client: ObjectClient, name: string, content: AsyncIterable<Uint8Array>): Promise<StoredBytes> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const parts = partsOf(content, (piece) => {
    hash.update(piece)
    sizeBytes += piece.length
  })
  const { value: first } = await parts.next()
  const { value: second } = first && first.length === partBytes ? await parts.next() : { value: undefined }
  if (second === undefined) await sent(client.putWhole(name, first ?? new Uint8Array()))
  else await putParts(client, name, goingOn([first as Uint8Array, second], parts))
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

/** The error of the source is thrown as it is; parts that have arrived are removed then. */
async function putParts(client: ObjectClient, name: string, parts: AsyncGenerator<Uint8Array>): Promise<void> {
  const begun = await sent(client.begin(name)).catch(async (error: unknown) => {
    await parts.return(undefined)
    throw error
  })
  try {
    for await (const part of parts) await sent(begun.add(part))
    await sent(begun.complete())
  } catch (error) {
    await parts.return(undefined)
    // What stays when the store cannot be reached is for its own rule on incomplete uploads (docs/storage.md).
    await begun.abort().catch(() => undefined)
    throw error
  }
}

async function read(client: ObjectClient, name: string, { start, end }: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    if (end <= start) return (await client.sizeOf(name)) < end ? undefined : noBytes()
    const { stream, sizeBytes } = await client.read(name, start, end - start)
    // A connection may also end while nobody reads: before the first piece is asked for, or after a reader has gone.
    stream.on('error', () => undefined)
    if (sizeBytes === end - start) return closable(stream)
    stream.destroy()
    return undefined
  } catch (error) {
    if (isNotThere(error)) return undefined
    throw readFault(error)
  }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** The pieces; a reader that goes closes the connection, even if it has asked for none. */
function closable(stream: Coming['stream']): AsyncIterable<Uint8Array> {
  const pieces = checked(stream)
  const iterator: AsyncIterator<Uint8Array> = {
    async next() {
      const silence = setTimeout(() => stream.destroy(new Error('The object store sends nothing.')), silentMs)
      try {
        return await pieces.next()
      } finally {
        clearTimeout(silence)
      }
    },
    return() {
      stream.destroy()
      return pieces.return(undefined)
    },
  }
  return { [Symbol.asyncIterator]: () => iterator }
}

/** The pieces, with the errors of the store as callers know them. */
async function* checked(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of stream) yield piece as Uint8Array
  } catch (error) {
    throw readFault(error)
  }
}
