import type { SegmentStore } from '../../core/kernel/providers/segment-store.ts'

/** Keeps the segments of an audit log in memory. */
export function memorySegments(): SegmentStore {
  let segments = new Map<string, Uint8Array>()
  let stubs = new Map<string, Uint8Array>()
  return {
    async append(path, sizeBytes, bytes) {
      const before = segments.get(path) ?? new Uint8Array()
      if (before.length < sizeBytes) return false
      segments.set(path, Buffer.concat([before.subarray(0, sizeBytes), bytes]))
      return true
    },
    seal: () => Promise.resolve(),
    read: async (path) => segments.get(path),
    async replace(path, stub) {
      stubs.set(path, stub)
      segments.delete(path)
    },
    readStub: async (path) => stubs.get(path),
    async removeAll() {
      segments.clear()
      stubs.clear()
    },
    // Bytes that a map has never change.
    copy: () => ({ segments: new Map(segments), stubs: new Map(stubs) }),
    putBack(copy) {
      segments = new Map(copy.segments)
      stubs = new Map(copy.stubs)
    },
  }
}
