import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { missingClient } from './faults.ts'
import type { ObjectClient, ObjectParts, S3Place } from './place.ts'

/** How long a connection may take, and the silence of an open one. */
const connectMs = 5_000
const silentMs = 60_000

/** A bucket with its client. */
export interface Bucket {
  readonly sdk: typeof import('@aws-sdk/client-s3')
  readonly client: S3Client
  readonly place: S3Place
}

/** Only a farm that uses an object store loads its client. */
export async function bucketAt(place: S3Place): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3').catch(missingClient(place, '@aws-sdk/client-s3'))
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

/** A store that speaks the protocol of S3. */
export async function s3Client(place: S3Place): Promise<ObjectClient> {
  const { sdk, client } = await bucketAt(place)
  const { bucket: Bucket, prefix: Prefix } = place
  const begin = async (Key: string): Promise<ObjectParts> => {
    const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }))
    const target = { Bucket, Key, UploadId }
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    return {
      async add(Body) {
        const PartNumber = Parts.length + 1
        const part = { ...target, PartNumber, Body, ContentLength: Body.length }
        const { ETag } = await client.send(new sdk.UploadPartCommand(part))
        Parts.push({ PartNumber, ETag })
      },
      complete: async () => void (await client.send(new sdk.CompleteMultipartUploadCommand({ ...target, MultipartUpload: { Parts } }))),
      abort: async () => void (await client.send(new sdk.AbortMultipartUploadCommand(target))),
    }
  }
  return {
    place,
    demand: async () => void (await client.send(new sdk.HeadBucketCommand({ Bucket }))),
    putWhole: async (Key, Body) => void (await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }))),
    begin,
    sizeOf: async (Key) => (await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0,
    async read(Key, start, count) {
      const Range = `bytes=${start}-${start + count - 1}`
      const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }))
      return Body instanceof Readable ? { stream: Body, sizeBytes: ContentLength } : { stream: Readable.from([]), sizeBytes: undefined }
    },
    remove: async (Key) => void (await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))),
    async names(MaxKeys) {
      const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, MaxKeys }))
      return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
    },
    async removeAll(names) {
      const Delete = { Objects: names.map((Key) => ({ Key })), Quiet: true }
      await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete }))
    },
    close: () => client.destroy(),
  }
}
