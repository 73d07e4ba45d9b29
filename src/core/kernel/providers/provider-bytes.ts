/**
 * Where a storage provider of a package keeps bytes (docs/providers.md). A name is at most 250 letters, digits, slashes, hyphens, dots,
 * underscores and per cent signs. Any error means that the place cannot be reached.
 */
export interface ProviderBytes {
  /** Stores all pieces under a name that is not used yet, or nothing: not before this resolves may `read` find any. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** `count` bytes from `start` on; undefined if there are fewer. An open read may go on after a `remove`. */
  read(name: string, start: number, count: number): Promise<AsyncIterable<Uint8Array> | undefined>
  /** The number of bytes; undefined if nothing has the name. */
  size(name: string): Promise<number | undefined>
  /** What does not exist counts as removed. */
  remove(name: string): Promise<void>
  /** Names that begin with `prefix`: all, or `most` of them. */
  names(prefix: string, most: number): Promise<readonly string[]>
}
