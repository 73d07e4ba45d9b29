import {
  DeleteObjectCommand,
  GetObjectLegalHoldCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { startImmutableServer } from './immutable-server.ts'
import { startObjectServer } from './object-server.ts'

/** What a store says of the first version of an object. */
interface Kept {
  readonly mode: string
  /** 0 for none. */
  readonly until: number
  readonly isHeld: boolean
}

/** A store of objects that can lock them, as whoever has its key sees it. */
export interface LockedStore {
  /** The settings of a Tenon server that uses it; `plain` is a place without locks. */
  readonly settings: (place?: 'plain') => Readonly<Record<string, string>>
  /** The names of all objects that have a version, also of those that readers do not find any more. */
  names(): Promise<string[]>
  keptBy(name: string): Promise<Kept>
  /** Stores other bytes over an object. */
  forge(name: string, text: string): Promise<void>
  /** Lets readers find no object. */
  hide(name: string): Promise<void>
  /** Deletes the first version. Fails while it is locked. */
  destroy(name: string): Promise<void>
  stop(): Promise<void>
}

const bucket = 'locked'

/** Object lock of S3. */
export async function lockedS3(): Promise<LockedStore> {
  const objects = await startObjectServer('farm-a/')
  const { endpoint = '', region, credentials = { accessKeyId: '', secretAccessKey: '' } } = objects.place
  await fetch(`${endpoint}/${bucket}`, { method: 'PUT', headers: { 'x-amz-bucket-object-lock-enabled': 'true' } })
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  const versions = async (Prefix = '') => (await client.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix }))).Versions ?? []
  const first = async (Key: string) => ({ Bucket: bucket, Key, VersionId: (await versions(Key)).at(-1)?.VersionId ?? 'none' })
  return {
    settings: (place) => ({ ...objects.settings, ...(place !== 'plain' && { 'S3:Bucket': bucket }) }),
    names: async () => [...new Set((await versions()).map(({ Key = '' }) => Key))],
    async keptBy(name) {
      const target = await first(name)
      const { ObjectLockMode, ObjectLockRetainUntilDate } = await client.send(new HeadObjectCommand(target))
      const hold = await client.send(new GetObjectLegalHoldCommand(target)).catch(() => undefined)
      const until = ObjectLockRetainUntilDate?.getTime() ?? 0
      return { mode: ObjectLockMode?.toLowerCase() ?? '', until, isHeld: hold?.LegalHold?.Status === 'ON' }
    },
    forge: async (Key, Body) => void (await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body }))),
    hide: async (Key) => void (await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))),
    destroy: async (Key) => void (await client.send(new DeleteObjectCommand(await first(Key)))),
    async stop() {
      client.destroy()
      await objects.stop()
    },
  }
}

/** Immutability policies of Azure, whose unlocked policies are called `governance` here, and locked ones `compliance`. */
export async function lockedAzure(): Promise<LockedStore> {
  const azure = await startImmutableServer()
  const { BlobServiceClient } = await import('@azure/storage-blob')
  const container = BlobServiceClient.fromConnectionString(azure.connectionString).getContainerClient('immutable')
  const first = (name: string) => azure.versions.find((one) => one.name === name)
  const words: Readonly<Record<string, string>> = { unlocked: 'governance', locked: 'compliance' }
  return {
    settings: (place) => ({
      ...{ BlobProvider: 'AzureBlob', 'AzureBlob:ConnectionString': azure.connectionString },
      'AzureBlob:Container': place ?? 'immutable',
    }),
    names: () => Promise.resolve([...new Set(azure.versions.map(({ name }) => name))]),
    keptBy(name) {
      const { mode = '', until = 0, isHeld = false } = first(name) ?? {}
      return Promise.resolve({ mode: words[mode.toLowerCase()] ?? '', until, isHeld })
    },
    forge: (name, text) => Promise.resolve(azure.forge(name, text)),
    hide: async (name) => void (await container.getBlobClient(name).delete()),
    destroy: async (name) =>
      void (await container
        .getBlobClient(name)
        .withVersion(first(name)?.id ?? 'none')
        .delete()),
    stop: () => azure.stop(),
  }
}
