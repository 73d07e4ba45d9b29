import type { DocumentRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import type { Document } from '../../content/documents/documents.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'

/** The storage that a folder and everything below it uses. */
export interface StorageMetrics {
  readonly fileCount: number
  /** Bytes of the current versions. */
  readonly currentBytes: number
  /** Bytes of all versions. */
  readonly totalBytes: number
  /** Milliseconds, UTC. */
  readonly modifiedAt: number
}

/** Folders that one statement asks about. */
const chunk = 500
/** Files whose versions one statement reads. A file has many versions. */
const filesAtOnce = 100
/** Children that one statement reads. */
const rowsAtOnce = 2_000

/**
 * Adds up the files below a folder, level by level, a part of them at a time; what somebody may not see counts too, for
 * it takes its room. Checks no right.
 */
export async function storageMetrics(ctx: Context, { row }: Document): Promise<StorageMetrics> {
  const pace = makePacer()
  let fileCount = 0
  let currentBytes = 0
  let oldBytes = 0
  let modifiedAt = row.modifiedAt
  for (let level = [row.id]; level.length > 0; ) {
    const next: string[] = []
    for await (const children of childrenOf(ctx, level, pace)) {
      const files = children.filter(({ kind }) => kind === documentKinds.file)
      for (const child of children) modifiedAt = Math.max(modifiedAt, child.modifiedAt)
      for (const { sizeBytes } of files) currentBytes += sizeBytes
      fileCount += files.length
      oldBytes += await bytesOfVersions(ctx, files, pace)
      for (const { id, kind } of children) if (kind === documentKinds.folder) next.push(id)
    }
    level = next
  }
  return { fileCount, currentBytes, totalBytes: currentBytes + oldBytes, modifiedAt }
}

type Pace = ReturnType<typeof makePacer>
type Child = Pick<DocumentRow, (typeof childColumns)[number]>

const childColumns = ['id', 'parentId', 'leafKey', 'kind', 'sizeBytes', 'modifiedAt'] as const

/** What is in folders. A folder with more children than one statement reads is read alone, in the order of their names. */
async function* childrenOf(ctx: Context, folders: readonly string[], pace: Pace): AsyncGenerator<readonly Child[]> {
  const read = (parentId: string | { readonly in: readonly string[] }, after?: string): Promise<Child[]> =>
    recordsOf(ctx).query('Document', {
      where: { siteId: ctx.site.id, parentId, recycledIn: null },
      ...(after !== undefined && { above: { leafKey: after } }),
      orderBy: ['parentId', 'leafKey'],
      limit: rowsAtOnce,
      columns: childColumns,
    })
  for (let at = 0; at < folders.length; at += chunk) {
    for (let left = new Set(folders.slice(at, at + chunk)); left.size > 0; ) {
      if (!ctx.transaction) await pace()
      const children = await read({ in: [...left] })
      yield children
      const last = children.length < rowsAtOnce ? undefined : children.at(-1)
      if (!last) break
      for (const { parentId } of children) if (parentId !== null) left.delete(parentId)
      let end: Child | undefined = last
      while (end?.parentId) {
        if (!ctx.transaction) await pace()
        const more: Child[] = await read(end.parentId, end.leafKey)
        yield more
        end = more.length < rowsAtOnce ? undefined : more.at(-1)
      }
    }
  }
}

/** The bytes of the old versions of files. */
async function bytesOfVersions(ctx: Context, files: readonly { readonly id: string }[], pace: Pace): Promise<number> {
  let bytes = 0
  for (let at = 0; at < files.length; at += filesAtOnce) {
    if (!ctx.transaction) await pace()
    const documentId = { in: files.slice(at, at + filesAtOnce).map(({ id }) => id) }
    const where = { siteId: ctx.site.id, documentId, recycledIn: null }
    const versions = await recordsOf(ctx).query('DocumentVersion', { where, columns: versionColumns })
    for (const { sizeBytes } of versions) bytes += sizeBytes
  }
  return bytes
}

const versionColumns = ['sizeBytes'] as const
