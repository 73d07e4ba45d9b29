import type { BlobStore, ContentDatabase } from './ports.ts'

/** A site collection in a backup. */
export interface BackedUpSite {
  readonly id: string
  /** Server-relative. */
  readonly path: string
  readonly hostName: string | null
  /** Its storage quota in MB; missing in backups of a time before quotas. */
  readonly storageMaximum?: number | null
  readonly storageWarning?: number | null
}

/** What a backup tells of itself. */
export interface BackupFacts {
  /** ISO 8601: the moment whose data it has. */
  readonly createdUtc: string
  readonly database: string
  readonly webApplication: string
  readonly sites: readonly BackedUpSite[]
}

/** How a long step reports and ends. */
export interface StepWatch {
  /** Gets the part that is done, from 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/** An open backup. */
export interface OpenBackup {
  readonly facts: BackupFacts
  /** Reads everything. Fails with `backup_unusable` if any byte differs from what was written. */
  verify(watch: StepWatch): Promise<void>
  /** Its rows and bytes, for reading; closing it removes what was unpacked. */
  content(): Promise<ContentDatabase>
  close(): Promise<void>
}

/**
 * The files of backups, below the folder of the setting `Farm:BackupRoot`. Paths are relative to it. Every function fails
 * with `invalid_request` on a path that leads elsewhere, and with `backup_place_refused`.
 */
export interface BackupFiles {
  /** Whether there is a file, finished or not. */
  exists(path: string): Promise<boolean>
  /** Where to put the rows of an unfinished backup (`ContentDatabase.copyTo`). Its folder exists. */
  rowsOf(path: string): Promise<string>
  /**
   * Packs the rows that are there and the bytes that they refer to into the backup, and gives it its name at the end.
   * Goes on after the last entry if it was stopped before. False if rows
   * or bytes have gone meanwhile.
   */
  pack(path: string, facts: BackupFacts, blobs: BlobStore, watch: StepWatch): Promise<boolean>
  /** Removes what an unfinished backup has left. */
  discard(path: string): Promise<void>
  /** Fails with `backup_unusable` if there is no backup of this product. */
  open(path: string): Promise<OpenBackup>
}
