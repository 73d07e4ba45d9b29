import type { ListObjectVersionsCommandOutput } from '@aws-sdk/client-s3'
import type { Bucket } from './s3.ts'

export interface ObjectVersions {
  /** The ids of the versions of the object, the newest first. */
  readonly versions: readonly string[]
  /** The ids of the marks of its deletion. */
  readonly marks: readonly string[]
}

/** All versions of one object. */
export async function versionsOfObject({ sdk, client, place }: Bucket, key: string): Promise<ObjectVersions> {
  const versions: string[] = []
  const marks: string[] = []
  let marker: string | undefined
  do {
    const from = marker === undefined ? {} : { KeyMarker: key, VersionIdMarker: marker }
    const page: ListObjectVersionsCommandOutput = await client.send(
      new sdk.ListObjectVersionsCommand({ Bucket: place.bucket, Prefix: key, ...from }),
    )
    for (const { Key, VersionId } of page.Versions ?? []) if (Key === key && VersionId !== undefined) versions.push(VersionId)
    for (const { Key, VersionId } of page.DeleteMarkers ?? []) if (Key === key && VersionId !== undefined) marks.push(VersionId)
    marker = page.IsTruncated === true && page.NextKeyMarker === key ? page.NextVersionIdMarker : undefined
  } while (marker !== undefined)
  return { versions, marks }
}

/** Whether an error says that a lock keeps a version. */
export const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'AccessDenied'
