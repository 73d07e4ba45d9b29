import type { ProviderBytes } from '../../core/kernel/providers/provider-bytes.ts'

/** What a package exports as `tenonProvider`, so that `StorageProvider` may name its id (docs/providers.md). */
export interface TenonProvider {
  /** The version of this interface. */
  readonly version: 1
  /** 1 to 64 letters, digits, dots, hyphens and underscores; not that of a provider of Tenon. */
  readonly id: string
  /** Says once, before a farm is opened, where it is. An error refuses the start, with its message. */
  storage(given: ProviderStart): ProviderStorage | Promise<ProviderStorage>
}

export interface ProviderStart {
  /** The setting `DataRootPath`. */
  readonly dataRootPath: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

export interface ProviderStorage {
  readonly rows: ProviderRows
  /** Where the bytes of documents are, with rows on a server; if missing, where the provider of the rows keeps them. */
  readonly bytes?: ProviderBytes
}

/** A provider of Tenon for the rows. */
export type ProviderRows =
  | { readonly provider: 'PostgreSQL' | 'MySQL' | 'SqlServer'; readonly connectionString: string; readonly connections?: number }
  | { readonly provider: 'Sqlite' | 'FileSystem'; readonly path: string }
