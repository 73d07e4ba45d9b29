import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import type { SegmentStore } from '../../core/kernel/providers/segment-store.ts'
import { fileSegments } from '../../stores/audit/files.ts'
import { immutableBlobs } from '../../stores/audit/immutable-blobs.ts'
import { type LockedObjects, lockedObjects } from '../../stores/audit/locked-objects.ts'
import { lockedSegments } from '../../stores/audit/locked-segments.ts'
import { memorySegments } from '../../stores/audit/memory.ts'

/** The stores of the audit logs of a farm. */
export interface AuditStore {
  /** The segments of a log, by its id. */
  segmentsOf(id: string): SegmentStore
  close(): void
}

/** `folder`: that of the audit logs; undefined if they are kept in memory. Fails with `DataUnusable`. */
export async function openAuditStore(config: Config, folder: string | undefined, now: () => number): Promise<AuditStore> {
  if (folder === undefined) return { segmentsOf: memorySegments, close: () => undefined }
  if (config['Audit:Store'] === 'Local') return { segmentsOf: (id) => fileSegments(join(folder, id)), close: () => undefined }
  const objects = await openLocked(config)
  return {
    segmentsOf: (id) => lockedSegments({ local: fileSegments(join(folder, id)), objects, id, now }),
    close: () => objects.close(),
  }
}

function openLocked(config: Config): Promise<LockedObjects> {
  const lock = {
    mode: config['Audit:LockMode'] === 'Compliance' ? 'COMPLIANCE' : 'GOVERNANCE',
    lockMs: config['Audit:LockDays'] * 86_400_000,
  } as const
  if (config['Audit:Store'] === 'Azure') {
    const place = { connectionString: config['AzureBlob:ConnectionString'], container: config['Audit:Bucket'] }
    return immutableBlobs({ store: 'AzureBlob', ...place, prefix: 'audit/' }, lock)
  }
  const keys = { accessKeyId: config['S3:AccessKeyId'], secretAccessKey: config['S3:SecretAccessKey'] }
  return lockedObjects(
    {
      store: 'S3',
      endpoint: config['S3:Endpoint'] || undefined,
      region: config['S3:Region'],
      bucket: config['Audit:Bucket'],
      prefix: `${config['S3:Prefix']}audit/`,
      credentials: keys.accessKeyId ? keys : undefined,
      hasBucketInPath: config['S3:ForcePathStyle'],
    },
    lock,
  )
}
