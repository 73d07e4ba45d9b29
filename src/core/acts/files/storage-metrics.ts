import { type Context, recordsOf } from '../../access/context.ts'
import type { Document } from '../../content/documents/documents.ts'
import { documentKinds } from '../../content/documents/new-document.ts'

/** What a folder holds with everything below it. */
export interface StorageMetrics {
  readonly fileCount: number
  /** Bytes of the files as they are now. */
  readonly currentBytes: number
  /** Bytes of the files with their old versions. */
  readonly totalBytes: number
  /** Milliseconds, UTC. */
  readonly modifiedAt: number
}

const chunk = 500

/** Adds up the files below a folder, level by level; what somebody may not see counts too, for it takes its room. Checks no right. */
export async function storageMetrics(ctx: Context, { row }: Document): Promise<StorageMetrics> {
  const records = recordsOf(ctx)
  const siteId = ctx.site.id
  let fileCount = 0
  let currentBytes = 0
  let oldBytes = 0
  let modifiedAt = row.modifiedAt
  for (let level = [row.id]; level.length > 0; ) {
    const next: string[] = []
    for (let at = 0; at < level.length; at += chunk) {
      const parentId = { in: level.slice(at, at + chunk) }
      const children = await records.query('Document', { where: { siteId, parentId, recycledIn: null } })
      const files = children.filter(({ kind }) => kind === documentKinds.file)
      for (const child of children) modifiedAt = Math.max(modifiedAt, child.modifiedAt)
      for (const { sizeBytes } of files) currentBytes += sizeBytes
      fileCount += files.length
      oldBytes += await bytesOfVersions(ctx, files)
      next.push(...children.filter(({ kind }) => kind === documentKinds.folder).map(({ id }) => id))
    }
    level = next
  }
  return { fileCount, currentBytes, totalBytes: currentBytes + oldBytes, modifiedAt }
}

async function bytesOfVersions(ctx: Context, files: readonly { readonly id: string }[]): Promise<number> {
  let bytes = 0
  for (let at = 0; at < files.length; at += chunk) {
    const documentId = { in: files.slice(at, at + chunk).map(({ id }) => id) }
    const versions = await recordsOf(ctx).query('DocumentVersion', { where: { siteId: ctx.site.id, documentId } })
    for (const { sizeBytes } of versions) bytes += sizeBytes
  }
  return bytes
}
