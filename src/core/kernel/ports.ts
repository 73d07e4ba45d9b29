import type { ContentTables, ItemRow } from '../../../generated/prisma/content.ts'
import type { FarmTables } from '../../../generated/prisma/farm.ts'
import type { Predicate, RowQuery, Scalar } from './query.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * What core asks of a database. Rows are plain objects in the shape of
 * `generated/prisma`: instants are milliseconds since 1970 (UTC), booleans are
 * booleans, numbers are numbers, bytes are Uint8Array, absent values are null.
 */

/** Equality on columns; `null` tests absence, `{ in }` membership. All must hold. */
export type Where<R> = { readonly [C in keyof R]?: R[C] | { readonly in: readonly NonNullable<R[C]>[] } }

/** Bounds on number columns, and on key columns for going through a table in the order of its keys; all must hold. */
export type Bounds<R> = { readonly [C in keyof R]?: R[C] & (number | string) }

export interface Page<R> {
  readonly where: Where<R>
  /** Only rows whose columns are greater than these. */
  readonly above?: Bounds<R>
  /** Only rows whose columns are these or less. */
  readonly upTo?: Bounds<R>
  /** Ascending unless the name is in `descending`. */
  readonly orderBy?: readonly (keyof R & string)[]
  readonly descending?: readonly (keyof R & string)[]
  readonly limit?: number
}

export interface Records<Tables> {
  /** The first row that matches, or undefined. With `columns` only these are read; the others are absent. */
  find<T extends keyof Tables & string>(
    table: T,
    where: Where<Tables[T]>,
    columns?: readonly (keyof Tables[T] & string)[],
  ): Promise<Tables[T] | undefined>
  query<T extends keyof Tables & string>(table: T, page: Page<Tables[T]>): Promise<Tables[T][]>
  /** Columns left out are null. Throws `UniqueViolation` when a key is taken. */
  insert<T extends keyof Tables & string>(table: T, row: Partial<Tables[T]>): Promise<void>
  /** As `insert`, for any number of rows that all have the same columns in the same order; in few statements. */
  insertAll<T extends keyof Tables & string>(table: T, rows: readonly Partial<Tables[T]>[]): Promise<void>
  /** Answers how many rows matched. */
  update<T extends keyof Tables & string>(table: T, where: Where<Tables[T]>, patch: Partial<Tables[T]>): Promise<number>
  /**
   * Adds `by` to number columns and sets `patch` in one statement, and answers
   * the first row as it is afterwards (undefined when none matched); with
   * `columns` only these of it. Atomic: two callers never see the same result.
   */
  increment<T extends keyof Tables & string>(
    table: T,
    where: Where<Tables[T]>,
    by: { readonly [C in keyof Tables[T]]?: number },
    patch?: Partial<Tables[T]>,
    columns?: readonly (keyof Tables[T] & string)[],
  ): Promise<Tables[T] | undefined>
  delete<T extends keyof Tables & string>(table: T, where: Where<Tables[T]>): Promise<number>
}

/** An item row. `order0` is the value by which the first term of the order has placed it, where that is no column of the row itself; and so on. */
export type OrderedRow = ItemRow & { readonly [order: `order${number}`]: Scalar | null }

/** Rows of a content database; items have a query of their own. */
export interface ContentRecords extends Records<ContentTables> {
  queryItems(query: RowQuery): Promise<OrderedRow[]>
  countItems(siteId: string, listId: string, where?: Predicate): Promise<number>
}

/**
 * Runs a part of a transaction. When `work` fails, what it has written is
 * undone, the rest of the transaction stands, and its error is thrown on.
 */
export type Attempt = <T>(work: () => Promise<T>) => Promise<T>

/** Whose a commit is: of this process, or of another one. */
export type CommitListener = (whose: 'ours' | 'others') => void

export interface Database<R> {
  /** Reads what is committed; each statement sees a state of its own. */
  readonly records: R
  /**
   * Runs `work` in one transaction: all of it is committed when the promise
   * resolves, nothing when it rejects. After a conflict with another writer
   * `work` runs again from its beginning, and nothing of the run before may
   * show: `work` changes nothing but `records`, and answers what it has found
   * out. Writers run one after the other where the database wants that. Never
   * await anything but `records` in `work`.
   */
  transaction<T>(work: (records: R, attempt: Attempt) => Promise<T>): Promise<T>
  /**
   * Calls `listener` after every commit: at once after those of this process,
   * and soon after those of other processes. The writer waits for it, so it
   * only notes that there is something to do. Answers what ends it.
   */
  onCommit(listener: CommitListener): () => void
  /** Waits for the transactions under way. What is asked of it later fails with `database_closed`. */
  close(): Promise<void>
}

/** Names stored bytes. Both parts are GUIDs in lower case, which stores check: a key never leads to another place. */
export interface BlobKey {
  readonly siteId: string
  readonly id: string
}

export interface StoredBytes {
  readonly sizeBytes: number
  /** In lower-case hexadecimal digits. */
  readonly sha256: string
}

/** Positions of bytes, counted from 0: `start` is the first one, `end` the one behind the last. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Keeps bytes that are written once and never changed. What is there and what
 * may go is the matter of `Blob` rows (core/blobs), which are written before
 * the bytes: a store need not know of any but those it is asked for.
 */
export interface BlobStore {
  /**
   * Takes bytes in until the source ends, as they come. They are whole and
   * durable when the promise resolves, and nothing of them stays when it
   * rejects, which it does with what the source failed with and with
   * `storage_full`. The pieces are the store's from then on: it may give their
   * memory back, so that nobody else may read them any more.
   */
  put(key: BlobKey, content: AsyncIterable<Uint8Array>): Promise<StoredBytes>
  /**
   * Reads a range as it is asked for. Undefined when the store does not hold
   * all of these bytes. Whoever stops early ends the iteration, or destroys it
   * where it is a stream.
   */
  read(key: BlobKey, range: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>
  /** Bytes that are not there, or only in part, count as deleted. False while a reader holds them: ask again later. */
  delete(key: BlobKey): Promise<boolean>
}

/** Names from the folder of a site down to something in it; none for that folder itself. */
export type MirrorPath = readonly string[]

/** A file or folder as the file mirror has it. */
export interface MirrorEntry {
  readonly siteId: string
  /** That of its document. */
  readonly id: string
  /** The folder that it is in; empty for the folder of the site. */
  readonly parentId: string
  /** Its name on the disk, and what file systems that ignore case compare. */
  readonly name: string
  readonly nameKey: string
  /** The list or web whose own folder it is. */
  readonly ownerId: string | null
  /** The bytes that it shows. */
  readonly blobId: string | null
}

/** What stands at a path of the file mirror. */
export interface Standing {
  readonly kind: 'file' | 'folder' | 'other' | undefined
  readonly hasSidecar: boolean
}

/**
 * Documents as ordinary files and folders, each with a sidecar, a text that
 * says what it is, beside it. Nothing in it is ever seen in part. A part of a
 * path that is no plain name fails, so that no path leads out of its site's
 * folder. The tree also remembers what it has put where (`MirrorEntry`), and
 * how far in the change log of a site it has come.
 */
export interface MirrorTree {
  position(siteId: string): number | undefined
  setPosition(siteId: string, sequence: number): void
  entry(siteId: string, id: string): MirrorEntry | undefined
  entryNamed(siteId: string, parentId: string, nameKey: string): MirrorEntry | undefined
  entryOfOwner(siteId: string, ownerId: string): MirrorEntry | undefined
  /** Some of the entries in a folder. */
  entriesIn(siteId: string, parentId: string): MirrorEntry[]
  /** Adds an entry or puts it in the place of the one with its id. */
  keep(entry: MirrorEntry): void
  forget(siteId: string, id: string): void

  standing(siteId: string, path: MirrorPath): Promise<Standing>
  /** Shows stored bytes at a path, in the place of a file that is there; false when the bytes are not there. */
  putFile(siteId: string, path: MirrorPath, blobId: string): Promise<boolean>
  putFolder(siteId: string, path: MirrorPath): Promise<void>
  putSidecar(siteId: string, path: MirrorPath, text: string): Promise<void>
  /** The sidecar of what is at a path; undefined where there is none, or none that can be one. */
  sidecar(siteId: string, path: MirrorPath): Promise<string | undefined>
  /** Gives a file or folder, and its sidecar, another path; false when it is not there. */
  move(siteId: string, from: MirrorPath, to: MirrorPath): Promise<boolean>
  /** Takes a file or an empty folder away, and its sidecar; a folder that holds what the tree did not put there stays. */
  remove(siteId: string, path: MirrorPath): Promise<void>
  /** The names in a folder, without sidecars, and of the sidecars those of what they belong to; none where there is no folder. */
  names(siteId: string, path: MirrorPath): Promise<{ readonly entries: readonly string[]; readonly sidecars: readonly string[] }>
  /** The bytes of a file. */
  read(siteId: string, path: MirrorPath): AsyncIterable<Uint8Array>
  /** The sites that have a folder. */
  sites(): Promise<string[]>
  close(): void
}

/** A content database with the bytes of its documents. */
export interface ContentDatabase extends Database<ContentRecords> {
  /** The full-text index, which is kept with the rows. */
  readonly search: SearchIndex
  readonly blobs: BlobStore
  /**
   * The state of the database as far as this process knows: another number
   * after every commit that `onCommit` tells of. It is asked before each read
   * that a cache could answer, so it is a number in memory on every database;
   * a commit of another process changes it a little later.
   */
  version(): number
}

export type FarmDatabase = Database<Records<FarmTables>>

/** A unique key is taken. Core turns it into the reason that fits. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation'
}

/** Time and chance come from here alone, so that a run can be repeated (architecture: Data). */
export interface Runtime {
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** A new lower-case GUID. */
  newId(): string
  randomBytes(count: number): Uint8Array
}
