import type { ContentTables, ItemRow } from '../../../generated/prisma/content.ts'
import type { FarmTables } from '../../../generated/prisma/farm.ts'
import type { BlobLocks } from './providers/blob-locks.ts'
import type { RegisteredTemplates } from './providers/package-templates.ts'
import type { ItemTotals, Predicate, RowQuery, Scalar, TotalsQuery } from './query.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * The interfaces that core needs of a database. Rows are plain objects in the shape of `generated/prisma`: instants are milliseconds
 * since 1970 (UTC), booleans and numbers are themselves, bytes are Uint8Array, missing values null.
 */

/** Equality on columns; `null` matches rows without a value, `{ in }` any of several values. All conditions must hold. */
export type Where<R> = { readonly [C in keyof R]?: R[C] | { readonly in: readonly NonNullable<R[C]>[] } }

/** Bounds on number columns, and on key columns for reading a table in key order; all must hold. */
export type Bounds<R> = { readonly [C in keyof R]?: R[C] & (number | string) }

export interface Page<R> {
  readonly where: Where<R>
  /** Only rows whose columns are greater than these. */
  readonly above?: Bounds<R>
  /** Only rows whose columns are at most these. */
  readonly upTo?: Bounds<R>
  /** Ascending unless the name is in `descending`. */
  readonly orderBy?: readonly (keyof R & string)[]
  readonly descending?: readonly (keyof R & string)[]
  readonly limit?: number
  /** Reads only these columns; the others are absent. Without it, all columns are read. */
  readonly columns?: readonly (keyof R & string)[]
  /** Adds `rowBytes` to each row: the stored size of all its texts and bytes, also of those that are not read. */
  readonly withSize?: true
}

export interface Records<Tables> {
  /** The first row that matches, or undefined. With `columns` only these are read; the others are absent. */
  find<T extends keyof Tables & string>(
    table: T,
    where: Where<Tables[T]>,
    columns?: readonly (keyof Tables[T] & string)[],
  ): Promise<Tables[T] | undefined>
  query<T extends keyof Tables & string>(table: T, page: Page<Tables[T]>): Promise<Tables[T][]>
  /** Missing columns become null. Throws `UniqueViolation` if a unique key exists already. */
  insert<T extends keyof Tables & string>(table: T, row: Partial<Tables[T]>): Promise<void>
  /** Like `insert`, for many rows that have the same columns in the same order; uses few statements. */
  insertAll<T extends keyof Tables & string>(table: T, rows: readonly Partial<Tables[T]>[]): Promise<void>
  /** Returns the number of rows that matched. */
  update<T extends keyof Tables & string>(table: T, where: Where<Tables[T]>, patch: Partial<Tables[T]>): Promise<number>
  /**
   * Adds `by` to number columns and sets `patch` in one statement. Returns the
   * first row after the change (undefined if none matched), with `columns` only
   * these of it. Atomic: two callers never get the same result.
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

/** An item row. `order0` is the value of the first order term if that is not a column of the row itself; `order1` is the second, and so on. */
export type OrderedRow = ItemRow & {
  readonly [order: `order${number}`]: Scalar | null
  /** Set if the query measures its rows. */
  readonly storedBytes?: number
}

/** Rows of a content database; items have their own query. */
export interface ContentRecords extends Records<ContentTables> {
  queryItems(query: RowQuery): Promise<OrderedRow[]>
  countItems(siteId: string, listId: string, where?: Predicate): Promise<number>
  totalItems(query: TotalsQuery): Promise<ItemTotals[]>
  /** Names the act that writes from now on in this transaction. Missing if the database has no event journal. */
  readonly nameAct?: (act: NamedAct) => void
}

/** An act as the event journal records it. */
export interface NamedAct {
  readonly siteId: string
  readonly operation: string
  /** A login name. */
  readonly actor: string
  /** Server-relative. */
  readonly target: string
  readonly input: unknown
  /** The time of the act, for all rows that it writes. */
  readonly clock: number
}

/** Runs a part of a transaction. If `work` fails, its writes are undone, the rest remains, and the error is thrown again. */
export type Attempt = <T>(work: () => Promise<T>) => Promise<T>
/** Whether this process made a commit, or another one. */
export type CommitListener = (whose: 'ours' | 'others') => void

/**
 * When a transaction resolves. `own` data is on the disk then. `derived` data can be made again: it does not wait, and
 * reaches the disk with the next commit that waits. Rows to which nothing leads yet are derived too: whoever makes them
 * reachable waits for `settled` first.
 */
export type Durability = 'own' | 'derived'

export interface Database<R> {
  /** Reads committed rows; each statement sees its own snapshot. */
  readonly records: R
  /**
   * Runs `work` in one transaction: commits everything when the promise resolves, nothing when it rejects. After a conflict with
   * another writer, `work` runs again from its beginning. So `work` changes nothing but `records`, and returns its results; nothing of
   * the earlier run may remain. Some databases run writers one after the other. Never await anything but `records` in `work`. Other
   * requests get turns between the statements of long work, so a transaction holds the event loop only as long as one statement takes.
   *
   * Readers see a commit at once. The promise resolves when the commit is safe
   * from a power cut, unless the database was opened to be faster. The same holds
   * for writes outside transactions. Fails with `storage_full`, and with
   * `storage_failed`: then it is unknown whether the commit is on the disk, and
   * every later write fails in the same way. With `derived`, it resolves at the commit, which reaches the disk no later
   * than the next one that waits.
   */
  transaction<T>(work: (records: R, attempt: Attempt) => Promise<T>, durability?: Durability): Promise<T>
  /**
   * Calls `listener` after every commit: at once after a commit of this process, and soon after one of another process. The
   * writer waits for the listener, so it only notes that there is work. Returns the function that removes it.
   */
  onCommit(listener: CommitListener): () => void
  /**
   * Resolves when everything that is committed by now is safe from a power cut. Wait for it between reading rows and an
   * action outside the database that cannot be undone. Fails with `storage_failed`.
   */
  settled(): Promise<void>
  /** Copies the database of this moment into a new file, which need not be on the disk when it resolves. No write runs meanwhile. */
  copyFile(path: string): Promise<void>
  /** Waits for the open transactions. Every later call fails with `database_closed`. */
  close(): Promise<void>
}

/** Identifies stored bytes. Both parts are lower-case GUIDs, which stores check, so a key never leads to another place. */
export interface BlobKey {
  readonly siteId: string
  readonly id: string
}

export interface StoredBytes {
  readonly sizeBytes: number
  /** In lower-case hexadecimal digits. */
  readonly sha256: string
}

/** Positions of bytes, counted from 0: `start` is the first byte, `end` the one after the last. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Stored bytes that are a file of their own. */
export interface FileOfBytes extends StoredBytes {
  /** Their key in the store that adopts them. */
  readonly key: BlobKey
  readonly path: string
}

/**
 * Keeps bytes that are written once and never changed. `Blob` rows
 * (core/content/blobs) record which bytes exist and which may be deleted; core
 * writes them before the bytes. A store needs no record of its own.
 */
export interface BlobStore {
  /** Whether the bytes are rows of the content database. */
  readonly isInRows: boolean
  /**
   * Stores bytes as they arrive, until the source ends. When the promise resolves,
   * they are complete, and durable no later than any transaction that begins after it. When it rejects, none of them remain; it
   * rejects with the error of the source or with `storage_full`. The store owns
   * the pieces from then on and may reuse their memory, so nobody else may read
   * them.
   */
  put(key: BlobKey, content: AsyncIterable<Uint8Array>): Promise<StoredBytes>
  /**
   * Reads a range, piece by piece. Undefined if the store does not hold all of
   * these bytes. A reader that stops early ends the iteration, or destroys it if
   * it is a stream.
   */
  read(key: BlobKey, range: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>
  /** The path of bytes that are a file of their own; missing in other stores. */
  fileOf?(key: BlobKey): string
  /**
   * Gives files of another store, which never change, names in this one, without copying them; missing in other stores than
   * those of files. It reads them from the disk first. When it resolves, the names are durable. Returns the keys of files that
   * could not get a name, because they are on another file system, are missing, or do not have these bytes.
   */
  adopt?(files: readonly FileOfBytes[]): Promise<ReadonlySet<BlobKey>>
  /** Bytes that are missing or incomplete count as deleted. False while a reader or a lock keeps them: call again later. */
  delete(key: BlobKey): Promise<boolean>
  /** Missing in stores that lock nothing. */
  readonly locks?: BlobLocks | undefined
  /** Resolves when the bytes are safe from a power cut. Wait for it before something other than a row refers to them. */
  settle(key: BlobKey): Promise<void>
}

/** Names from the folder of a site down to a file or folder in it; empty for the site's folder itself. */
export type MirrorPath = readonly string[]

/** A file or folder as the file mirror stores it. */
export interface MirrorEntry {
  readonly siteId: string
  /** The id of its document. */
  readonly id: string
  /** The id of its parent folder; empty for the folder of the site. */
  readonly parentId: string
  /** Its name on the disk, and the folded name that file systems without case compare. */
  readonly name: string
  readonly nameKey: string
  /** The list or web, if this is its root folder. */
  readonly ownerId: string | null
  /** The bytes of the file. */
  readonly blobId: string | null
}

/** What exists at a path of the file mirror. */
export interface Standing {
  readonly kind: 'file' | 'folder' | 'other' | undefined
  readonly hasSidecar: boolean
}

/**
 * Documents as ordinary files and folders, each with a sidecar: a text file beside it that describes it. Readers never see a half-written
 * file. Fails if a part of a path is not a plain name, so no path leaves its site's folder. The tree also records what it has written
 * where (`MirrorEntry`), and its position in the change log of each site.
 */
export interface MirrorTree {
  position(siteId: string): number | undefined
  setPosition(siteId: string, sequence: number): void
  entry(siteId: string, id: string): MirrorEntry | undefined
  entryNamed(siteId: string, parentId: string, nameKey: string): MirrorEntry | undefined
  entryOfOwner(siteId: string, ownerId: string): MirrorEntry | undefined
  /** Some of the entries in a folder. */
  entriesIn(siteId: string, parentId: string): MirrorEntry[]
  /** The next entries of a site by their ids. */
  entriesAfter(siteId: string, id: string): MirrorEntry[]
  /** Adds an entry, or replaces the one with its id. */
  keep(entry: MirrorEntry): void
  forget(siteId: string, id: string): void

  standing(siteId: string, path: MirrorPath): Promise<Standing>
  /** Writes stored bytes to a path and replaces the file there; false if the bytes do not exist. */
  putFile(siteId: string, path: MirrorPath, blobId: string): Promise<boolean>
  putFolder(siteId: string, path: MirrorPath): Promise<void>
  putSidecar(siteId: string, path: MirrorPath, text: string): Promise<void>
  /** The sidecar of the file or folder at a path; undefined if there is none or it is not a regular file. */
  sidecar(siteId: string, path: MirrorPath): Promise<string | undefined>
  /** Moves a file or folder and its sidecar to another path; false if it does not exist. */
  move(siteId: string, from: MirrorPath, to: MirrorPath): Promise<boolean>
  /** Removes a file or an empty folder, and its sidecar. A folder that still holds other files stays. */
  remove(siteId: string, path: MirrorPath): Promise<void>
  /** The names in a folder without the sidecars, and the names that sidecars belong to; both empty if there is no folder. */
  names(siteId: string, path: MirrorPath): Promise<{ readonly entries: readonly string[]; readonly sidecars: readonly string[] }>
  /** The bytes of a file. */
  read(siteId: string, path: MirrorPath): AsyncIterable<Uint8Array>
  /** The sites that have a folder. */
  sites(): Promise<string[]>
  close(): void
}

/** A copy of a database in memory. */
export interface DatabaseImage {
  readonly sizeBytes: number
}

/** The disk space that a database reserves for deleting. */
export interface DiskReserve {
  /** Whether the disk reserve for deleting is in use. Until it is restored, writes that can wait are refused. */
  isShort(): boolean
  /** Frees the disk reserve, so that deletes work on a full disk; false if there is none. */
  makeRoom(): Promise<boolean>
}

/** The name of a table of a content database. */
export type ContentTable = keyof ContentTables & string

/** Rows as they were at one moment. */
export interface ContentView {
  readonly records: Records<ContentTables>
  close(): Promise<void>
}

/** A content database with its stored bytes. */
export interface ContentDatabase extends Database<ContentRecords>, DiskReserve {
  /** For every table the columns of its key; the first is `siteId`. */
  readonly keys: ReadonlyMap<ContentTable, readonly string[]>
  /** For every table all of its columns. */
  readonly columns: ReadonlyMap<ContentTable, readonly string[]>
  /**
   * The committed rows of this moment, which stay as they are while writes go on. Close it soon: meanwhile the log of
   * the database grows, and a database in memory takes its memory twice.
   */
  view(): Promise<ContentView>
  /**
   * Writes all rows of this moment to a new file, as a database of this kind, while writes go on. The file is on the disk
   * when it resolves. `onProgress` gets the part that is done, from 0 to 1.
   */
  copyTo(path: string, onProgress: (part: number) => void, signal: AbortSignal): Promise<void>
  /** How long a transaction of many steps should work; it is set where steps wait for a server, and readers have turns meanwhile. */
  readonly turnMs?: number
  /** The event journal; missing unless event sourcing is on. Then every transaction is recorded before it is applied. */
  readonly journal?: ContentJournal
  /** Threads that check slices of journals; missing in memory. They end with the work. */
  readonly journalThreads?: <T>(work: (threads: JournalThreads) => Promise<T>) => Promise<T>
  /** The full-text index, stored beside the rows. */
  readonly search: SearchIndex
  readonly blobs: BlobStore
  /** A copy of a database in memory with its stored bytes, with which a new database can begin; undefined for one on disk. */
  image(): Promise<DatabaseImage | undefined>
  /**
   * The state of the database as this process knows it: the number changes with every commit that `onCommit` reports. It is a
   * number in memory, because caches compare it before each read. After a commit of another process it changes a little later.
   */
  version(): number
}

/** Records of the journal of a site that follow each other, the first of them after the record `after`. */
export interface JournalSlice {
  readonly siteId: string
  readonly after: number
  readonly upTo: number
}

export interface SliceVerdict {
  /** The stored hash of the record `after`. */
  readonly previousHash: string
  /** The last record without a fault. */
  readonly last: { readonly sequence: number; readonly hash: string }
  /** The first record with a fault, by its number, and what it is. */
  readonly fault?: readonly [sequence: number, reason: string]
}

export interface JournalThreads {
  readonly count: number
  /** Checks a slice as soon as a thread is free. */
  check(slice: JournalSlice): Promise<SliceVerdict>
}

/** The event journal of a content database. */
export interface ContentJournal {
  /** The database without its journal, for rows that are copied, moved or removed as a whole. */
  readonly beside: ContentDatabase
  /**
   * Resolves what a crash left without an outcome, and writes a snapshot of each of these sites that the journal does not
   * know completely. The rows of the sites must be complete.
   */
  begin(siteIds: readonly string[]): Promise<void>
}

/** The rows of the farm: its sites and databases, and what users have signed in to and out of. */
export interface FarmDatabase extends Database<Records<FarmTables>>, DiskReserve {
  /** Tells the listeners of `onCommit` if others may have committed anything before this call. Missing where one server uses the database alone. */
  readonly catchUp?: () => Promise<void>
  /** A copy of a database in memory; undefined for one on disk. */
  image(): Promise<DatabaseImage | undefined>
  /** Replaces all rows by those of a copy, as if another process had written them. Only for a database in memory. */
  restore(image: DatabaseImage): Promise<void>
}

/** A unique key exists already. Core turns it into the reason that fits. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation'
}

/** The only source of time and random ids, so that a run can be repeated, and the templates of packages, if there are any. */
export interface Runtime {
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** A new lower-case GUID. */
  newId(): string
  randomBytes(count: number): Uint8Array
  readonly templates?: RegisteredTemplates
}
