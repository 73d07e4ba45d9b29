import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { DataUnusable } from '../../core/kernel/data-unusable.ts'
import { isNotThere, putFault, readFault } from '../blobs/objects/faults.ts'
import { describeObjects, type S3Place } from '../blobs/objects/place.ts'
import { type Bucket, bucketAt } from '../blobs/objects/s3.ts'
import { isLocked, versionsOfObject } from '../blobs/objects/s3-versions.ts'

export interface ObjectLock {
  readonly mode: 'COMPLIANCE' | 'GOVERNANCE'
  /** How long an object cannot be changed or deleted, in milliseconds. */
  readonly lockMs: number
}

/** Objects that nobody can change or delete before their lock ends. */
export interface LockedObjects {
  /** Stores an object with a lock that counts from `now`. */
  put(name: string, bytes: Uint8Array, now: number): Promise<void>
  /**
   * The bytes that were stored first below a name; undefined if there never were any. Others can put further versions and marks of
   * deletion above them, which have no effect here.
   */
  first(name: string): Promise<Uint8Array | undefined>
  /** Deletes the versions of an object whose locks have ended; those that are locked stay. */
  remove(name: string): Promise<void>
  close(): void
}

/** Fails with `DataUnusable` if the bucket cannot be used, or has no object lock. */
export async function lockedObjects(place: S3Place, lock: ObjectLock): Promise<LockedObjects> {
  const bucket = await bucketAt(place)
  await demandLock(bucket)
  return {
    put: (name, bytes, now) => put(bucket, lock, { name, bytes, now }),
    first: (name) => first(bucket, place.prefix + name),
    remove: (name) => remove(bucket, place.prefix + name),
    close: () => bucket.client.destroy(),
  }
}

async function demandLock({ sdk, client, place }: Bucket): Promise<void> {
  try {
    const found = await client.send(new sdk.GetObjectLockConfigurationCommand({ Bucket: place.bucket }))
    if (found.ObjectLockConfiguration?.ObjectLockEnabled === 'Enabled') return
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name !== 'ObjectLockConfigurationNotFoundError') {
      client.destroy()
      const what = isNotThere(error) ? 'does not exist' : `cannot be used: ${name || 'it does not answer'}`
      throw new DataUnusable(describeObjects(place), `${what}. Check Audit:Bucket, S3:*, and the rights of the user.`, { cause: error })
    }
  }
  client.destroy()
  throw new DataUnusable(describeObjects(place), 'has no object lock. Make a bucket with object lock, and set Audit:Bucket to its name.')
}

interface Put {
  readonly name: string
  readonly bytes: Uint8Array
  readonly now: number
}

async function put({ sdk, client, place }: Bucket, { mode, lockMs }: ObjectLock, { name, bytes, now }: Put): Promise<void> {
  const target = { Bucket: place.bucket, Key: place.prefix + name, Body: bytes, ContentLength: bytes.length }
  const until = { ObjectLockMode: mode, ObjectLockRetainUntilDate: new Date(now + lockMs) }
  try {
    await client.send(new sdk.PutObjectCommand({ ...target, ...until, ContentType: 'application/jsonl' }))
  } catch (error) {
    throw putFault(error)
  }
}

async function first(bucket: Bucket, key: string): Promise<Uint8Array | undefined> {
  const { sdk, client, place } = bucket
  try {
    const oldest = (await versionsOfObject(bucket, key)).versions.at(-1)
    if (oldest === undefined) return undefined
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: place.bucket, Key: key, VersionId: oldest }))
    return Body instanceof Readable ? await buffer(Body) : new Uint8Array()
  } catch (error) {
    if (isNotThere(error)) return undefined
    throw readFault(error)
  }
}

async function remove(bucket: Bucket, key: string): Promise<void> {
  const { sdk, client, place } = bucket
  const { versions } = await versionsOfObject(bucket, key).catch((error: unknown) => Promise.reject(readFault(error)))
  for (const VersionId of versions)
    await client.send(new sdk.DeleteObjectCommand({ Bucket: place.bucket, Key: key, VersionId })).catch((error: unknown) => {
      // A lock that has not ended; a rule of the bucket on old versions may delete it later.
      if (!isLocked(error)) throw putFault(error)
    })
}
