import type { StepWatch } from '../backups.ts'
import type { BlobKey, ByteRange, ContentTable } from '../ports.ts'

/** A site collection in an export package. */
export interface PackedSite {
  readonly id: string
  /** Server-relative. */
  readonly path: string
  readonly hostName: string | null
  /** The name of its web application. */
  readonly webApplication: string
  /** A login name. */
  readonly owner: string | null
  /** Its storage quota in MB. */
  readonly storageMaximum: number | null
  readonly storageWarning: number | null
}

/**
 * Tables of which packages have no rows. The history of the original is not exported: what is imported has a new change log and
 * event journal. Receivers of webhooks have confirmed the original, and places of alerts are in its change log. Pieces of
 * stored bytes are the store's own.
 */
export const tablesOutside: ReadonlySet<ContentTable> = new Set([
  ...(['Change', 'Subscription', 'Delivery', 'Alert', 'AuditRecord'] as const),
  ...(['JournalRecord', 'JournalRow', 'JournalHead', 'BlobChunk', 'LockedBytes', 'ImportReport'] as const),
])

export type PackageScope = 'farm' | 'site' | 'web' | 'list'

/** The web or the list of a package that has only that. */
export interface PackedPart {
  readonly webId: string
  /** Null for a web. */
  readonly listId: string | null
  readonly title: string
  /** The server-relative URL of the web. */
  readonly url: string
  /** The web above it; null for a list. */
  readonly parentWebId: string | null
  /** The folder that contains its root folder. */
  readonly parentFolderId: string
  /** The names of the folders between the web and the root folder of the list. */
  readonly folders: readonly string[]
}

/** What an export package tells of itself. */
export interface PackageFacts {
  /** ISO 8601: when the export began. */
  readonly createdUtc: string
  readonly scope: PackageScope
  /** For the scopes `web` and `list` the site collection that they are from. */
  readonly sites: readonly PackedSite[]
  /** Only for the scopes `web` and `list`. */
  readonly part?: PackedPart
}

/** A row of a table of a site collection. */
export type PackedRow = Readonly<Record<string, unknown>>

/** A package that is being written. Nothing is visible of it before `finish`. */
export interface PackageWriter {
  /** Adds stored bytes; false if there are more or fewer than `sizeBytes`, or if their hash differs. */
  addBytes(
    key: BlobKey,
    expected: { readonly sizeBytes: number; readonly sha256: string },
    content: AsyncIterable<Uint8Array>,
  ): Promise<boolean>
  /** Adds the rows of a table of a site collection. */
  addRows(siteId: string, table: ContentTable, pages: AsyncIterable<readonly PackedRow[]>): Promise<void>
  finish(facts: PackageFacts): Promise<void>
  close(): Promise<void>
}

/** An open package. */
export interface OpenPackage {
  readonly facts: PackageFacts
  /** Reads everything. Fails with `package_unusable` if a byte differs from its hash, or a row is no row of its table. */
  verify(watch: StepWatch): Promise<void>
  /** The rows of a table of a site collection, page by page; none if the package has no rows of it. */
  rows(siteId: string, table: ContentTable): AsyncIterable<readonly PackedRow[]>
  /** Stored bytes; undefined if the package does not have so many of them. */
  bytes(key: BlobKey, sizeBytes: number): AsyncIterable<Uint8Array> | undefined
  close(): Promise<void>
}

/** An open ZIP file of another program, without the folder that contains all of it. */
export interface LooseFiles {
  /** The file that was looked for. */
  readonly mark: string
  readonly names: readonly string[]
  /** The declared size of a file; undefined if there is none with this name. */
  sizeOf(name: string): number | undefined
  /** The bytes of a file; undefined if there is none with this name. They fail with `package_unusable` if they are not what was declared. */
  read(name: string): AsyncIterable<Uint8Array> | undefined
  /** Reads everything. Fails with `package_unusable` if a file is not what was declared. */
  verify(watch: StepWatch): Promise<void>
  close(): Promise<void>
}

/** The bytes of a finished package. */
export interface PackageBytes {
  readonly sizeBytes: number
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
  open(range: ByteRange): AsyncIterable<Uint8Array>
}

/**
 * The files of export packages, below the folder of the setting `Farm:BackupRoot`. They are named by ids of operations.
 * Every function fails with `backup_place_refused`.
 */
export interface PackageFiles {
  /** Begins the package of an export; an unfinished one with this id is gone. */
  begin(id: string): Promise<PackageWriter>
  /**
   * Stores the package of an import as it arrives. With `file` the content is that file, short enough for the memory, and the package is a ZIP
   * file with it alone. Fails with the error of the source; then nothing remains.
   */
  receive(id: string, content: AsyncIterable<Uint8Array>, file?: string): Promise<void>
  /** Opens the package of an import. Fails with `package_unusable` if no server of this product has written it. */
  open(id: string): Promise<OpenPackage>
  /**
   * Opens the package of an import as files, if it is a ZIP file with one of these in it; undefined if not. Fails with `package_unusable` if the
   * file is no ZIP file that can be read safely: with paths that climb, encrypted or overlapping entries, or over a hundred times as long as it is.
   */
  openLoose(id: string, wanted: readonly string[]): Promise<LooseFiles | undefined>
  /** The finished package of an export; undefined if there is none. */
  find(id: string): Promise<PackageBytes | undefined>
  /** Removes all that is there of an export or import. */
  discard(id: string): Promise<void>
  /** The ids whose files were all written before a time (milliseconds since 1970). */
  idsBefore(time: number): Promise<readonly string[]>
}
