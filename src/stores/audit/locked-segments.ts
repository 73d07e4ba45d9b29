import { timingSafeEqual } from 'node:crypto'
import type { SegmentStore } from '../../core/kernel/providers/segment-store.ts'
import type { LocalSegments } from './files.ts'
import type { LockedObjects } from './locked-objects.ts'

export interface LockedParts {
  /** Has open segments, those that wait for the object store, and stubs. */
  readonly local: LocalSegments
  readonly objects: LockedObjects
  /** The name of the log, which its objects begin with. */
  readonly id: string
  readonly now: () => number
}

/**
 * Keeps the sealed segments of an audit log as locked objects. A segment grows in a file; when it is sealed, its bytes are stored
 * as an object, and the file is removed after that. What cannot be stored waits as a read-only file for `settle`.
 */
export function lockedSegments({ local, objects, id, now }: LockedParts): SegmentStore {
  const nameOf = (segment: string) => `${id}/${segment}`
  let settling: Promise<void> = Promise.resolve()
  const settleAll = async () => {
    for (const segment of await local.sealed()) await settleOne(segment)
  }
  const settleOne = async (segment: string) => {
    const bytes = await local.read(segment)
    if (!bytes) return
    // A crash may have come between the object and the end of the file.
    const there = await objects.first(nameOf(segment))
    if (!there) await objects.put(nameOf(segment), bytes, now())
    else if (there.length !== bytes.length || !timingSafeEqual(there, bytes))
      throw new Error(`The object store has another segment ${nameOf(segment)} of the audit log: run tenon audit verify.`)
    await local.remove(segment)
  }
  return {
    append: (segment, sizeBytes, bytes) => local.append(segment, sizeBytes, bytes),
    // The log goes on while the object store cannot be reached.
    seal: (segment) => local.seal(segment),
    read: async (segment) => (await local.read(segment)) ?? objects.first(nameOf(segment)),
    async replace(segment, stub) {
      await local.replace(segment, stub)
      await objects.remove(nameOf(segment))
    },
    readStub: (segment) => local.readStub(segment),
    removeAll: () => local.removeAll(),
    settle() {
      const next = settling.then(settleAll)
      settling = next.catch(() => undefined)
      return next
    },
  }
}
