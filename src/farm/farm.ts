import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { ContentDatabases } from '../core/access/farm-context.ts'
import { AuditLog, type AuditOptions } from '../core/acts/audit/audit-log.ts'
import { contentDatabaseNames, databaseStoredAs, setDatabaseStatus, storageNameOf } from '../core/acts/farm/content-databases.ts'
import type { Directory, DirectoryRows } from '../core/acts/farm/directory.ts'
import { journaledDatabase } from '../core/acts/journal/journaled.ts'
import { rowsOfSite } from '../core/acts/relocation/rows.ts'
import { purgeInBackground } from '../core/acts/site-collections/purge.ts'
import type { BackupFiles } from '../core/kernel/backups.ts'
import type { Pictures } from '../core/kernel/pictures/pictures.ts'
import type { ContentDatabase, FarmDatabase, MirrorTree, Runtime } from '../core/kernel/ports.ts'
import type { OperationNews } from '../core/model/farm-news.ts'
import { migrationsOf } from '../process/installation.ts'
import { systemRuntime } from '../process/runtime.ts'
import { fileSegments } from '../stores/audit/files.ts'
import { memorySegments } from '../stores/audit/memory.ts'
import { backupFiles } from '../stores/backups/backup-files.ts'
import { openContentDatabase, openFarmDatabase } from '../stores/database.ts'
import { fileMirror } from '../stores/file-mirror/files.ts'
import { sharpPictures } from '../stores/pictures/sharp-pictures.ts'
import { withDataLock } from '../stores/sqlite/data-lock.ts'
import { contentOpener } from './content-opener.ts'
import { type FarmCopies, farmCopies } from './copies.ts'
import { DataWatch } from './data-watch.ts'
import { type WhenMissing, whenFarmIsMissing } from './known-database.ts'
import { type Attendant, OpenDatabases } from './open-databases.ts'
import { forgetMirrored, operationRunnerOf } from './operations.ts'
import { prepareStorage } from './own-storage.ts'
import { firstDatabaseName, knownPlaces, type Places, placesOf } from './places.ts'
import { Serving } from './serving.ts'

/** Overrides of the configuration. */
export interface FarmOverrides {
  /** Replaces clock and random source, so that a run can be repeated. */
  readonly runtime?: Runtime
  /** Wraps each content database for core. */
  readonly decorate?: (database: ContentDatabase) => ContentDatabase
  /** Wraps the farm database for core. */
  readonly decorateFarm?: (database: FarmDatabase) => FarmDatabase
  /** The default is `make`. */
  readonly whenMissing?: WhenMissing
}

export interface FarmOperations {
  readonly backups: BackupFiles
  start(onError: (error: unknown) => void): void
  /** Runs the waiting operations in the background. */
  wake(): void
  /** Tells those who listen. */
  tell(news: OperationNews): void
  /** Calls `listener` when the status or the progress of an operation changes. It must return at once. */
  onNews(listener: (news: OperationNews) => void): void
  /** Resolves when no operation waits or runs. */
  idle(): Promise<void>
}

/** The open databases of a farm in this process. */
export interface Farm {
  readonly database: FarmDatabase
  readonly runtime: Runtime
  /** The names of its content databases; for a new farm that of the first one. */
  names(): Promise<string[]>
  /** The content database with a name, opened on first use, whether it is served or not. */
  content(name: string): Promise<ContentDatabase>
  /**
   * The documents of a content database as ordinary files; undefined if the storage provider has none. The caller
   * closes it.
   */
  mirrorOf(name: string): MirrorTree | undefined
  /** The content databases for acts on the farm. */
  readonly databases: ContentDatabases
  /** The sites that requests can use: none before `serve`. */
  readonly directory: Directory
  /** The audit logs. They grow while they are served. */
  readonly audit: AuditLog
  /** Starts an attendant for every database; it runs as long as the database is served. */
  attend(attendant: Attendant): void
  /**
   * Opens the first content database, and the others when they are first used; one that is not used for
   * `Farm:IdleMinutes` is closed until it is used again. Follows the farm's rows from then on: databases set to offline
   * are closed. Fails as opening does, and with `FarmConflict`. Later errors go to `onError`, and so does the report that
   * a file was removed under the server.
   */
  serve(onError: (error: unknown) => void): Promise<void>
  /**
   * Sets a content database online, for every node of the farm. When it resolves, requests for its sites are answered
   * again. Fails as opening does; then the database stays offline.
   */
  openDatabase(name: string): Promise<void>
  /**
   * Sets a content database offline, for every node of the farm. When it resolves, this process has none of its files
   * open; requests for its sites fail with `database_closed`.
   */
  closeDatabase(name: string): Promise<void>
  /** The long operations; they run once they are started. */
  readonly operations: FarmOperations
  /** Changes pictures; loads its library at the first one. */
  readonly pictures: Pictures
  /** Copies of a farm in memory. */
  readonly copies: FarmCopies
  /** Ends the operations and the attendants, and closes all databases. */
  close(): Promise<void>
}

/** Opens the farm database and migrates its schema. Fails with `DataUnusable` and `DataInUse`. */
export const openFarm = (config: Config, overrides: FarmOverrides = {}): Promise<Farm> => openPlaces(config, overrides, undefined)

/** Enough for many sign-outs: each is one row. */
const mostFarmReserveBytes = 1024 * 1024

/** `reserveBytes`: disk space that each content database reserves for deleting, and the farm database at most 1 MiB of. */
async function openPlaces(config: Config, overrides: FarmOverrides, reserveBytes: number | undefined): Promise<Farm> {
  const { runtime = systemRuntime, whenMissing = 'make', decorate, decorateFarm = (farm) => farm } = overrides
  const synchronous = config['Sqlite:Synchronous']
  const places = knownPlaces(placesOf(config), config['Farm:StorageRoot'])
  const keeps = places.folder !== undefined && reserveBytes !== undefined
  const reserveOf = (path: string, mostBytes = Infinity) =>
    keeps ? { path: `${path}.reserve`, bytes: Math.min(reserveBytes, mostBytes) } : undefined
  const opened = await openFarmDatabase({
    path: places.farm,
    migrations: migrationsOf('farm'),
    whenMissing: whenFarmIsMissing(whenMissing),
    synchronous,
    reserve: reserveOf(places.farm, mostFarmReserveBytes),
  })
  const database = decorateFarm(opened)
  const noteStorage = (rows: DirectoryRows['databases']) => {
    for (const row of rows) places.note(storageNameOf(row), row.storage)
  }
  noteStorage(await database.records.query('ContentDatabase', { where: {} }))
  const opener = contentOpener(database, places, {
    whenMissing,
    decorate,
    synchronous,
    reserveOf,
    isAlone: reserveBytes !== undefined,
    longReadMs: config['Limits:QuerySeconds'] * 1000,
    logBytes: config['Limits:LogBytes'],
    journaled: journaledOf(config, runtime),
  })
  const mirrorOf = (name: string) => {
    const { mirror } = places.contentOf(name)
    return mirror && fileMirror(mirror)
  }
  const databases = new OpenDatabases(opener.open, config['Limits:ColumnJobSeconds'] * 1000, (name, siteId) =>
    forgetMirrored(mirrorOf(name), siteId),
  )
  const serving = new Serving(database, databases, { idleMs: config['Farm:IdleMinutes'] * 60_000, onRows: noteStorage })
  const audit = auditOf(config, places, { farm: database, runtime, isAlone: reserveBytes !== undefined })
  const openFiles = () => [places.farm, ...databases.names().map((name) => places.contentOf(name).path)]
  let watch: DataWatch | undefined
  // A name is a part of a path, which may be case-sensitive.
  const spelled = async (name: string) => {
    const known = await databaseStoredAs(database, name)
    return known ? storageNameOf(known) : name
  }
  let purging: ReturnType<typeof purgeInBackground> | undefined
  const contents: ContentDatabases = {
    isStored(name, storage) {
      places.note(name, storage)
      return opener.isStored(name)
    },
    create(name, storage) {
      places.note(name, storage)
      return databases.create(name, opener.isStored)
    },
    prepare: (storage) =>
      prepareStorage({ data: places.folder, root: config['Farm:StorageRoot'], backups: config['Farm:BackupRoot'] }, storage),
    use: async (name, work) => databases.use(await spelled(name), work),
    close: (name) => databases.close(name),
    async remove(name, storage) {
      places.note(name, storage)
      await databases.close(name)
      await opener.remove(name)
    },
    removeAudit: (databaseId) => audit.remove(databaseId),
    refresh: () => serving.refresh(),
    purgeSoon: () => purging?.wake(),
  }
  const backups = backupFiles({
    root: config['Farm:BackupRoot'],
    data: places.folder,
    openRows: (path) =>
      openContentDatabase({ path, name: 'backup', migrations: migrationsOf('content'), whenMissing: 'Restore another backup.' }),
  })
  const operations = operationRunnerOf({
    ...{ farm: database, runtime, databases: contents, backups, hostName: config.HostName },
    sites: () => serving.directory.sites,
  })
  return {
    database,
    runtime,
    pictures: sharpPictures(),
    async names() {
      const names = await contentDatabaseNames(database)
      return names.length === 0 ? [firstDatabaseName] : names
    },
    content: async (name) => (await databases.open(await spelled(name))).database,
    mirrorOf,
    operations: {
      backups,
      start(onError) {
        operations.start(onError)
        purging = purgeInBackground({ farm: database, runtime, databases: contents }, onError)
      },
      wake: () => operations.wake(),
      tell: (news) => operations.tell(news),
      onNews: (listener) => operations.onNews(listener),
      idle: () => operations.idle(),
    },
    databases: contents,
    copies: farmCopies({ database, runtime, opener, databases, serving, audit, idle: () => operations.idle() }),
    directory: serving.directory,
    audit,
    attend: (attendant) => databases.attend(attendant),
    async serve(onError) {
      await serving.start(onError)
      if (places.folder !== undefined) watch = new DataWatch(openFiles, onError)
    },
    async openDatabase(name) {
      await databases.open(await spelled(name))
      await setDatabaseStatus(database, runtime, name, 'Online')
      await serving.refresh()
    },
    async closeDatabase(name) {
      await setDatabaseStatus(database, runtime, name, 'Offline')
      await serving.refresh()
      await databases.close(name)
    },
    async close() {
      await operations.stop()
      await purging?.stop()
      watch?.stop()
      await serving.stop()
      await databases.closeAll()
      await audit.stop()
      await opener.close()
      await database.close()
    },
  }
}

function journaledOf(config: Config, runtime: Runtime): (database: ContentDatabase) => ContentDatabase {
  if (!config['EventSourcing:Enabled']) return (database) => database
  const options = { runtime, waitsForDisk: config['Sqlite:Synchronous'] === 'Full', readRows: rowsOfSite }
  return (database) => journaledDatabase(database, options)
}

function auditOf(config: Config, { audit }: Places, parts: Pick<AuditOptions, 'farm' | 'runtime' | 'isAlone'>): AuditLog {
  return new AuditLog({
    ...parts,
    segmentsOf: (id) => (audit === undefined ? memorySegments() : fileSegments(join(audit, id))),
    intervalMs: config['Audit:IntervalSeconds'] * 1000,
    retentionMs: config['Audit:RetentionDays'] * 86_400_000,
  })
}

/** As `openFarm`, with the data lock; closing the farm releases it. Fails with `DataInUse`. */
export function openFarmAlone(config: Config, overrides: FarmOverrides = {}): Promise<Farm> {
  return withDataLock(placesOf(config).farm, async (release) => {
    const farm = await openPlaces(config, overrides, config['Storage:ReserveBytes'])
    return { ...farm, close: () => farm.close().finally(release) }
  })
}
