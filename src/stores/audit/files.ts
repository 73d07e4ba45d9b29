import assert from 'node:assert/strict'
import { chmod, type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SegmentStore } from '../../core/kernel/providers/segment-store.ts'
import { makeFolder, syncFolder } from '../disk/folders.ts'
import { orStorageFull } from '../disk/full.ts'

/** Segments in files, from which they can be moved elsewhere. */
export interface LocalSegments extends SegmentStore {
  /** The paths of the sealed segments, the oldest first. */
  sealed(): Promise<string[]>
  /** Removes a segment that is elsewhere now. */
  remove(segment: string): Promise<void>
}

/** Keeps the segments of an audit log as files in a folder, which is created with the first of them. */
export function fileSegments(folder: string): LocalSegments {
  const pathOf = (segment: string) => join(folder, plain(segment))
  const stubOf = (segment: string) => `${pathOf(segment)}.stub`
  return {
    append: (segment, sizeBytes, bytes) =>
      append(pathOf(segment), sizeBytes, bytes).catch((error: unknown) => {
        throw orStorageFull(error)
      }),
    seal: (segment) => chmod(pathOf(segment), 0o444).catch(unlessMissing),
    read: (segment) => readFile(pathOf(segment)).catch(unlessMissing),
    replace: (segment, stub) => replace(pathOf(segment), stubOf(segment), stub),
    readStub: (segment) => readFile(stubOf(segment)).catch(unlessMissing),
    removeAll: () => rm(folder, { recursive: true, force: true }),
    sealed: () => sealedIn(folder),
    remove: (segment) => rm(pathOf(segment), { force: true }),
  }
}

const segmentName = /^\d{4}-\d\d-\d\d\/\d{8,12}\.jsonl$/

/** The read-only files. */
async function sealedIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true }).catch(unlessMissing)) ?? []
  const found: string[] = []
  for (const name of names.map((each) => each.replaceAll('\\', '/')).sort()) {
    if (!segmentName.test(name)) continue
    const about = await stat(join(folder, name)).catch(unlessMissing)
    if (about && (about.mode & 0o222) === 0) found.push(name)
  }
  return found
}

/** A path comes from a row and must not lead elsewhere. */
function plain(segment: string): string {
  assert.match(segment, segmentName, `'${segment}' cannot be the path of a segment`)
  return segment
}

async function append(path: string, sizeBytes: number, bytes: Uint8Array): Promise<boolean> {
  const file = await opened(path, sizeBytes === 0)
  if (!file) return false
  try {
    const { size } = await file.stat()
    if (size < sizeBytes) return false
    if (size > sizeBytes) await file.truncate(sizeBytes)
    await writeAll(file, bytes, sizeBytes)
    await file.datasync()
  } finally {
    await file.close()
  }
  if (sizeBytes === 0) await syncFolder(dirname(path))
  return true
}

/** Undefined if the file is missing and may not be created. */
async function opened(path: string, mayCreate: boolean): Promise<FileHandle | undefined> {
  const found = await open(path, 'r+').catch(unlessMissing)
  if (found || !mayCreate) return found
  await makeFolder(dirname(path))
  return open(path, 'wx+', 0o600)
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}

/** The stub gets its name only when it is complete, so the segment or its stub always exists. */
async function replace(path: string, stubPath: string, stub: Uint8Array): Promise<void> {
  const partial = `${stubPath}.partial`
  await rm(partial, { force: true })
  const file = await open(partial, 'wx', 0o444)
  try {
    await writeAll(file, stub, 0)
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(partial, stubPath)
  await syncFolder(dirname(path))
  await rm(path, { force: true })
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
