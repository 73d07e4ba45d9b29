import type { BlobStore } from '../../../core/kernel/ports.ts'

/** Bytes as objects, with connections that end at `close`. */
export interface ObjectBlobs extends BlobStore {
  close(): void
}

/** A place in an object store. */
export interface ObjectPlace {
  /** Undefined for the store of Amazon in the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  /** The beginning of the names of all objects; empty, or ends with a slash. */
  readonly prefix: string
  /** Undefined for the credentials that the environment, a file or the machine gives. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  readonly hasBucketInPath: boolean
}

/** The place for messages: without the secret. */
export const describeObjects = ({ endpoint, region, bucket, prefix }: ObjectPlace): string =>
  `The bucket '${bucket}'${prefix && `, prefix '${prefix}',`} at ${endpoint === undefined ? `Amazon S3 in ${region}` : (URL.parse(endpoint)?.host ?? 'S3:Endpoint')}`
