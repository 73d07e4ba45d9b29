import type { Config } from '../config/config.ts'
import type { ContentDatabases } from '../core/access/farm-context.ts'
import { AuditLog, type AuditOptions } from '../core/acts/audit/audit-log.ts'
import { contentDatabaseNames, databaseStoredAs, setDatabaseStatus, storageNameOf } from '../core/acts/farm/content-databases.ts'
import type { Directory, DirectoryRows } from '../core/acts/farm/directory.ts'
import { journaledDatabase } from '../core/acts/journal/journaled.ts'
import { rowsOfSite } from '../core/acts/relocation/rows.ts'
import { purgeInBackground } from '../core/acts/site-collections/purge.ts'
import { demandServedSite } from '../core/acts/site-collections/served-place.ts'
import type { BackupFiles } from '../core/kernel/backups.ts'
import { DataUnusable } from '../core/kernel/data-unusable.ts'
import type { PackageFiles } from '../core/kernel/packages/packages.ts'
import type { Pictures } from '../core/kernel/pictures/pictures.ts'
import type { ContentDatabase, FarmDatabase, MirrorTree, Runtime } from '../core/kernel/ports.ts'
import type { OperationNews } from '../core/model/farm-news.ts'
import type { MigrationForm } from '../core/model/packages/migration.ts'
import { migrationsOf, migrationsOfWhole, version } from '../process/installation.ts'
import { systemRuntime } from '../process/runtime.ts'
import { backupFiles } from '../stores/backups/backup-files.ts'
import { packageFiles } from '../stores/backups/package-files.ts'
import { folderOfBytes, objectsOf, openContentDatabase, openFarmDatabase } from '../stores/database.ts'
import { fileMirror } from '../stores/file-mirror/files.ts'
import { sharpPictures } from '../stores/pictures/sharp-pictures.ts'
import type { JointLock } from '../stores/remote/joint-lock.ts'
import { serverOf } from '../stores/servers.ts'
import { withDataLock } from '../stores/sqlite/data-lock.ts'
import { contentOpener, FirstContent } from './content-opener.ts'
import { beginFrom, type FarmCopies, type FarmFiles, farmCopies, type MemoryCopy } from './copies.ts'
import { DataWatch } from './data-watch.ts'
import { type WhenMissing, whenFarmIsMissing } from './known-database.ts'
import { type AuditStore, openAuditStore } from './logs/audit-store.ts'
import { type ReplaceableFarm, replaceableFarm } from './on-disk/replaceable-farm.ts'
import { endRestore, StoredCopies } from './on-disk/stored-copies.ts'
import { type Attendant, OpenDatabases } from './open-databases.ts'
import { forgetMirrored, operationRunnerOf } from './operations.ts'
import { prepareStorage } from './own-storage.ts'
import { withTemplates } from './packages/with-templates.ts'
import { firstDatabaseName, knownPlaces, type Places, placesOf } from './places.ts'
import { Leading } from './servers/leading.ts'
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
  /** What a farm in memory begins with; its audit logs begin anew. */
  readonly copy?: MemoryCopy
  /** Opens a farm into which another one is being copied; without it, such a farm is refused. */
  readonly isCopyTarget?: true
  /** Opens a farm on a database server together with other servers that do so, instead of alone. */
  readonly isJoint?: boolean
  /** The form of packages of other farms that imports read. */
  readonly migrationForm?: MigrationForm
}

/** The part of a server in a farm that several servers serve. */
export interface JointFarm {
  /** Whether no other server served the farm when this one came. */
  readonly isFirst: boolean
  readonly leading: Leading
  /** Resolves when requests see what other servers have committed in the farm database before this call. */
  seeOthers(): Promise<void>
}

export interface FarmOperations {
  readonly backups: BackupFiles
  readonly packages: PackageFiles
  readonly migrationForm?: MigrationForm
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
  /** Copies of the farm. */
  readonly copies: FarmCopies
  /** Missing if this process has the farm alone. */
  readonly joint?: JointFarm
  /** Ends the operations and the attendants, and closes all databases. */
  close(): Promise<void>
}

/** Opens the farm database and migrates its schema. Fails with `DataUnusable` and `DataInUse`. */
export const openFarm = (config: Config, overrides: FarmOverrides = {}): Promise<Farm> => openPlaces(config, overrides, undefined)

/** Enough for many sign-outs: each is one row. */
const mostFarmReserveBytes = 1024 * 1024

/** `reserveBytes`: disk space that each content database reserves for deleting, and the farm database at most 1 MiB of. */
async function openPlaces(config: Config, overrides: FarmOverrides, reserveBytes: number | undefined, lock?: JointLock): Promise<Farm> {
  const { runtime: given = systemRuntime, whenMissing = 'make', decorate, decorateFarm = (farm) => farm, copy, migrationForm } = overrides
  const runtime = withTemplates(given, config)
  const synchronous = config['Sqlite:Synchronous']
  const places = knownPlaces(placesOf(config), config['Farm:StorageRoot'])
  const keeps = places.folder !== undefined && !places.server && reserveBytes !== undefined
  const reserveOf = (path: string, mostBytes = Infinity) =>
    keeps ? { path: `${path}.reserve`, bytes: Math.min(reserveBytes, mostBytes) } : undefined
  const migrations = migrationsOf('farm', places.server?.server)
  const openRows = (path: string) => openFarmDatabase({ path, migrations, synchronous })
  const open = () =>
    openFarmDatabase({
      path: places.farm,
      server: places.server,
      migrations,
      whenMissing: whenFarmIsMissing(whenMissing),
      synchronous,
      // A content database in the same file has a reserve of its own.
      reserve: reserveOf(places.isWhole ? `${places.farm}.farm` : places.farm, mostFarmReserveBytes),
      ...(places.isWhole && {
        whole: migrationsOfWhole(),
        longReadMs: config['Limits:QuerySeconds'] * 1000,
        logBytes: config['Limits:LogBytes'],
      }),
      image: copy?.farm,
    })
  // Only copies of a farm on disk replace its database; a copy would not have bytes that are objects.
  const isCopied = config['Emulator:Enabled'] && keeps && !places.isWhole && !objectsOf(places.contentOf(firstDatabaseName).blobs)
  const replaceable = isCopied ? await replaceableFarm(open) : undefined
  const database = decorateFarm(replaceable?.database ?? (await open()))
  const noteStorage = (rows: DirectoryRows['databases']) => {
    for (const row of rows) places.note(storageNameOf(row), row.storage)
  }
  if (!overrides.isCopyTarget) await demandComplete(database, places.farm)
  noteStorage(await database.records.query('ContentDatabase', { where: {} }))
  const isAlone = reserveBytes !== undefined && !lock
  const leading = lock && new Leading(database, runtime)
  const opener = contentOpener(database, places, {
    whenMissing,
    decorate,
    synchronous,
    reserveOf,
    isAlone,
    isJoint: lock !== undefined,
    longReadMs: config['Limits:QuerySeconds'] * 1000,
    logBytes: config['Limits:LogBytes'],
    journaled: journaledOf(config, runtime),
  })
  if (copy) await beginFrom(copy, database, opener)
  const mirrorOf = (name: string) => {
    const { mirror } = places.contentOf(name)
    return mirror && fileMirror(mirror)
  }
  const sharedUseOf = (name: string) =>
    leading && {
      demandServed: (siteId: string) => demandServedSite(database, siteId, name),
      leads: () => leading.leads(),
      stillLeads: () => leading.stillLeads(),
    }
  const databases = new OpenDatabases(opener.open, {
    columnJobMs: config['Limits:ColumnJobSeconds'] * 1000,
    forgetMirrored: (name, siteId) => forgetMirrored(mirrorOf(name), siteId),
    sharedUseOf,
  })
  const onRows = (rows: DirectoryRows['databases']) => {
    noteStorage(rows)
    // Another server may have asked for operations, and deleted sites.
    if (!leading?.leads()) return
    operations.wake()
    purging?.wake()
  }
  const serving = new Serving(database, databases, { idleMs: config['Farm:IdleMinutes'] * 60_000, onRows })
  const auditStore = await openAuditStore(config, places.audit, () => runtime.now())
  const audit = auditOf(config, auditStore, { farm: database, runtime, isAlone })
  const files = replaceable && filesOf(places, replaceable, { openFarm: openRows, mirrorOf, renewed: () => watch?.renew() })
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
  const packages = packageFiles({ root: config['Farm:BackupRoot'], data: places.folder })
  const operations = operationRunnerOf({
    ...{ farm: database, runtime, databases: contents, backups, packages, hostName: config.HostName },
    sites: () => serving.directory.sites,
    ...(leading && { stillLeads: (records) => leading.stillLeads(records) }),
    ...(migrationForm && { migrationForm }),
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
      packages,
      ...(migrationForm && { migrationForm }),
      start(onError) {
        const begin = () => {
          operations.start(onError)
          const own = purgeInBackground({ farm: database, runtime, databases: contents }, onError)
          purging = own
          return {
            async stop() {
              await operations.stop()
              await own.stop()
            },
          }
        }
        if (leading) leading.add(begin)
        else begin()
      },
      wake: () => operations.wake(),
      tell: (news) => operations.tell(news),
      onNews: (listener) => operations.onNews(listener),
      idle: () => operations.idle(),
    },
    databases: contents,
    copies: farmCopies({ database, runtime, opener, databases, serving, audit, files, idle: () => operations.idle() }),
    directory: serving.directory,
    ...(lock && leading && { joint: { isFirst: lock.isFirst, leading, seeOthers: () => serving.seeOthers() } }),
    audit,
    attend: (attendant) => databases.attend(attendant),
    async serve(onError) {
      await serving.start(onError)
      leading?.add(() => serving.openAll())
      await lock?.started()
      await leading?.start(lock?.isFirst === true, onError)
      if (places.folder !== undefined && !places.server) watch = new DataWatch(openFiles, onError)
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
      await leading?.stop()
      await operations.stop()
      await purging?.stop()
      watch?.stop()
      await serving.stop()
      await databases.closeAll()
      await audit.stop()
      auditStore.close()
      await opener.close()
      await database.close()
      await files?.copies.close()
    },
  }
}

/** Fails with `DataUnusable` on a farm into which another one was not copied completely. */
async function demandComplete(database: FarmDatabase, place: string): Promise<void> {
  const [copy] = await database.records.query('FarmCopy', { where: {}, limit: 1 })
  if (!copy) return
  await database.close()
  throw new DataUnusable(
    place,
    `holds a copy that is not complete, begun at ${new Date(copy.startedAt).toISOString()}. Run the same tenon copy again to complete it.`,
  )
}

function filesOf(places: Places, { replaced }: ReplaceableFarm, own: Pick<FarmFiles, 'openFarm' | 'mirrorOf' | 'renewed'>): FarmFiles {
  const { folder: data = '', farm, audit } = places
  return {
    copies: new StoredCopies({ data, farm, audit }),
    placeOf(name) {
      const { path, base, blobs } = places.contentOf(name)
      return { path, base, blobs: folderOfBytes(blobs) }
    },
    replaced,
    ...own,
  }
}

function journaledOf(config: Config, runtime: Runtime): (database: ContentDatabase) => ContentDatabase {
  if (!config['EventSourcing:Enabled']) return (database) => database
  const options = { runtime, waitsForDisk: config['Sqlite:Synchronous'] === 'Full', readRows: rowsOfSite }
  return (database) => journaledDatabase(database, options)
}

function auditOf(config: Config, { segmentsOf }: AuditStore, parts: Pick<AuditOptions, 'farm' | 'runtime' | 'isAlone'>): AuditLog {
  return new AuditLog({
    ...parts,
    segmentsOf,
    intervalMs: config['Audit:IntervalSeconds'] * 1000,
    retentionMs: config['Audit:RetentionDays'] * 86_400_000,
  })
}

/** As `openFarm`, with the data lock; closing the farm releases it. With `isJoint` other servers may have it too. Fails with `DataInUse`. */
export function openFarmAlone(config: Config, overrides: FarmOverrides = {}): Promise<Farm> {
  const places = placesOf(config)
  const { farm: path, server, folder } = places
  const open = async (release: () => void | Promise<void>) => {
    if (folder !== undefined && !server) await endRestore(folder)
    const farm = await openPlaces(config, overrides, config['Storage:ReserveBytes'])
    const close = async () => {
      try {
        await farm.close()
      } finally {
        await release()
      }
    }
    return { ...farm, close }
  }
  if (!server) return withDataLock(path, open)
  const first = new FirstContent(places)
  // The target of a copy gets the content databases of its source.
  const onCreating = (overrides.whenMissing ?? 'make') === 'make' ? () => first.begin() : undefined
  if (!overrides.isJoint) return first.beside(serverOf(server).withServerLock(server, open, onCreating))
  const openJoint = async (lock: JointLock, release: () => void) => {
    const farm = await openPlaces(config, overrides, config['Storage:ReserveBytes'], lock)
    return { ...farm, close: () => farm.close().finally(release) }
  }
  return first.beside(serverOf(server).withJointLock(server, version, openJoint, onCreating))
}
