import type { BlobStore } from '../../../core/kernel/ports.ts'
import type { BytesLock } from '../../../core/kernel/providers/blob-locks.ts'
import type { ProviderBytes } from '../../../core/kernel/providers/provider-bytes.ts'

/** Bytes as objects, with connections that end at `close`. */
export interface ObjectBlobs extends BlobStore {
  close(): void
}

/** How a store keeps bytes from changes. */
export interface ByteLock {
  /** Whether nobody ends a lock before its time: mode compliance of S3, a locked policy of Azure. */
  readonly isFixed: boolean
  /** How long a lock lasts, in milliseconds. */
  readonly periodMs: number
}

/** A place in a store that speaks the protocol of S3. */
export interface S3Place {
  readonly store: 'S3'
  /** Undefined for the store of Amazon in the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  /** The beginning of the names of all objects; empty, or ends with a slash. */
  readonly prefix: string
  /** Undefined for the credentials that the environment, a file or the machine gives. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  readonly hasBucketInPath: boolean
  /** Missing if the bucket locks nothing of the place. */
  readonly lock?: ByteLock | undefined
}

/** A place in Azure Blob storage. */
export interface AzurePlace {
  readonly store: 'AzureBlob'
  /** As the portal of Azure shows it. It holds a secret. */
  readonly connectionString: string
  readonly container: string
  /** As that of S3. */
  readonly prefix: string
  /** As that of S3. */
  readonly lock?: ByteLock | undefined
}

/** Where a package keeps bytes. */
export interface PackagePlace {
  readonly store: 'Package'
  readonly bytes: ProviderBytes
  /** As that of S3. */
  readonly prefix: string
}

/** A place in an object store. */
export type ObjectPlace = S3Place | AzurePlace | PackagePlace

/** The place for messages: without secrets. */
export function describeObjects(place: ObjectPlace): string {
  const prefix = place.prefix && `, prefix '${place.prefix}',`
  if (place.store === 'AzureBlob') return `The container '${place.container}'${prefix} in Azure Blob storage`
  if (place.store === 'Package') return `The bytes${prefix} of the package of StorageProvider`
  const { endpoint, region, bucket } = place
  return `The bucket '${bucket}'${prefix} at ${endpoint === undefined ? `Amazon S3 in ${region}` : (URL.parse(endpoint)?.host ?? 'S3:Endpoint')}`
}

/** Bytes of an object on their way. */
export interface Coming {
  readonly stream: NodeJS.ReadableStream & { destroy(error?: Error): unknown }
  readonly sizeBytes: number | undefined
}

/**
 * What a kind of object store can do. Its errors are those of its client. An object appears when all of it has arrived.
 */
export interface ObjectClient {
  readonly place: ObjectPlace
  /** Fails if the bucket or container cannot be used. */
  demand(): Promise<void>
  putWhole(name: string, bytes: Uint8Array): Promise<void>
  /** Begins an object in parts; nothing of it stays after `abort`, which fails if the store cannot be reached. */
  begin(name: string): Promise<ObjectParts>
  sizeOf(name: string): Promise<number>
  read(name: string, start: number, count: number): Promise<Coming>
  /** An object that does not exist counts as removed. */
  remove(name: string): Promise<void>
  /** Names below the prefix of the place, at most this many. */
  names(most: number): Promise<readonly string[]>
  removeAll(names: readonly string[]): Promise<void>
  close(): void
}

export interface ObjectParts {
  /** Parts arrive in order. */
  add(bytes: Uint8Array): Promise<void>
  complete(): Promise<void>
  abort(): Promise<void>
}

/** The locks of objects, each with the versions that the store keeps of it. Its errors are those of its client. */
export interface ObjectLocks {
  /** Fails with `DataUnusable` if the bucket or container has no locks. */
  demand(): Promise<void>
  /** As `BlobLocks.set`. */
  set(name: string, lock: BytesLock, before: BytesLock): Promise<boolean>
  /** As `BlobLocks.restore`. */
  restore(name: string): Promise<boolean>
  /** Deletes all versions. False if a lock keeps one. */
  remove(name: string): Promise<boolean>
  close(): void
}
