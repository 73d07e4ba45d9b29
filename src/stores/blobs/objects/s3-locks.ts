import { DataUnusable } from '../../../core/kernel/data-unusable.ts'
import { isNotThere } from './faults.ts'
import { type ByteLock, describeObjects, type ObjectLocks, type S3Place } from './place.ts'
import { type Bucket, bucketAt } from './s3.ts'
import { isLocked, versionsOfObject } from './s3-versions.ts'

/** Object lock: retention and legal holds of the version that was stored first. A retention in the mode governance is ended with the right to bypass it. */
export async function s3Locks(place: S3Place, { isFixed }: ByteLock): Promise<ObjectLocks> {
  const bucket = await bucketAt(place)
  const { sdk, client } = bucket
  const bypass = isFixed ? {} : ({ BypassGovernanceRetention: true } as const)
  const remove = async (Key: string, ids: readonly string[]): Promise<boolean> => {
    for (const VersionId of ids)
      try {
        await client.send(new sdk.DeleteObjectCommand({ Bucket: place.bucket, Key, VersionId, ...bypass }))
      } catch (error) {
        if (isLocked(error)) return false
        throw error
      }
    return true
  }
  return {
    demand: () => demandLock(bucket),
    async set(Key, { until, isHeld }, before) {
      const VersionId = (await versionsOfObject(bucket, Key)).versions.at(-1)
      if (VersionId === undefined) return false
      const target = { Bucket: place.bucket, Key, VersionId }
      if (until !== before.until) {
        const Mode = isFixed ? 'COMPLIANCE' : 'GOVERNANCE'
        const Retention = until === null ? {} : ({ Mode, RetainUntilDate: new Date(until) } as const)
        await client.send(new sdk.PutObjectRetentionCommand({ ...target, Retention, ...bypass }))
      }
      if (isHeld !== before.isHeld)
        await client.send(new sdk.PutObjectLegalHoldCommand({ ...target, LegalHold: { Status: isHeld ? 'ON' : 'OFF' } }))
      return true
    },
    async restore(Key) {
      const { versions, marks } = await versionsOfObject(bucket, Key)
      const later = [...marks, ...versions.slice(0, -1)]
      return versions.length > 0 && later.length > 0 && (await remove(Key, later))
    },
    async remove(Key) {
      const { versions, marks } = await versionsOfObject(bucket, Key)
      return (await remove(Key, versions)) && (await remove(Key, marks))
    },
    close: () => client.destroy(),
  }
}

async function demandLock({ sdk, client, place }: Bucket): Promise<void> {
  const found = await client.send(new sdk.GetObjectLockConfigurationCommand({ Bucket: place.bucket })).catch((error: unknown) => {
    if (isNotThere(error) && error instanceof Error && error.name === 'ObjectLockConfigurationNotFoundError') return undefined
    throw error
  })
  if (found?.ObjectLockConfiguration?.ObjectLockEnabled !== 'Enabled')
    throw new DataUnusable(describeObjects(place), 'has no object lock. Make a bucket with object lock, or set Archive:ByteLock to Off.')
}
