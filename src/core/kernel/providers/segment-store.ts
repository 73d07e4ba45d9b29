/** The segments of one audit log, each at a path such as `2026-11-22/00000001.jsonl`. A sealed one is never written again. */
export interface SegmentStore {
  /**
   * Writes bytes at the end of an open segment, whose first `sizeBytes` bytes are kept: bytes after them are what a
   * crash left. Returns false, and writes nothing, if the segment is shorter than that. When the promise resolves, the
   * bytes are safe from a power cut. Fails with `storage_full`.
   */
  append(path: string, sizeBytes: number, bytes: Uint8Array): Promise<boolean>
  /** Makes the segment read-only; does nothing if it is missing. */
  seal(path: string): Promise<void>
  /** All bytes of a segment; undefined if it is missing. */
  read(path: string): Promise<Uint8Array | undefined>
  /** Stores the stub that takes the place of a segment, then removes the segment. */
  replace(path: string, stub: Uint8Array): Promise<void>
  /** The stub of a segment; undefined if it is missing. */
  readStub(path: string): Promise<Uint8Array | undefined>
  /** Deletes all segments and stubs, but for those that a lock keeps. */
  removeAll(): Promise<void>
  /** Moves sealed segments to the place where nobody can change them. What fails is tried again by the next call. */
  settle?(): Promise<void>
  /** All segments as they are now; only of a store in memory. */
  copy?(): SegmentsCopy
  /** Replaces all segments by those of a copy; only of a store in memory. */
  putBack?(copy: SegmentsCopy): void
}

/** The segments and the stubs of an audit log, by their paths. */
export interface SegmentsCopy {
  readonly segments: ReadonlyMap<string, Uint8Array>
  readonly stubs: ReadonlyMap<string, Uint8Array>
}
