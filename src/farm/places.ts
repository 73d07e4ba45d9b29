import assert from 'node:assert/strict'
import { basename, dirname, join, resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { bytesOfPackage } from '../config/packages/provider-settings.ts'
import { ConfigError } from '../config/setting.ts'
import { readStorage } from '../core/model/sites/storage-backends.ts'
import type { ByteLock } from '../stores/blobs/objects/place.ts'
import type { BlobPlace } from '../stores/database.ts'
import { type ServerPlace, serverOf } from '../stores/servers.ts'

/** Where a content database keeps its data. */
export interface ContentPlace {
  /** A file, or ':memory:'; with `server` a name for messages. */
  readonly path: string
  /** Set for a database on a server. */
  readonly server?: ServerPlace
  /** Whether it shares its file with the farm database. */
  readonly isWhole?: true
  /** The file or folder that holds all of it, but for files whose names begin with `path`. */
  readonly base: string
  readonly blobs: BlobPlace
  /** The folder of its documents as ordinary files, if it has one. */
  readonly mirror: { readonly folder: string; readonly blobs: string } | undefined
}

export interface Places {
  /** The file of the farm database, or ':memory:'; with `server` a name for messages. */
  readonly farm: string
  /** Set for a farm database on a server. */
  readonly server?: ServerPlace
  /** Whether its file also holds the first content database. */
  readonly isWhole?: true
  /** The folder of the server's own files; undefined if it has none. */
  readonly folder: string | undefined
  contentOf(name: string): ContentPlace
  /** The folder of the audit logs; undefined if they are kept in memory. */
  readonly audit: string | undefined
}

/** The name of the first content database of a new farm. */
export const firstDatabaseName = 'Content'

/** The places of content databases, also of those that have a storage of their own. */
export interface KnownPlaces extends Places {
  /** Notes the column `storage` of the content database with this name; undefined leaves what is known. */
  note(name: string, storage: string | null | undefined): void
}

/** The places of the storage provider, and below `root` those of content databases with a storage of their own. */
export function knownPlaces(places: Places, root: string): KnownPlaces {
  const own = new Map<string, ContentPlace>()
  return {
    ...places,
    contentOf: (name) => own.get(name) ?? places.contentOf(name),
    note(name, storage) {
      if (storage === undefined) return
      const named = readStorage(storage)
      if (named && named.backend !== 'InMemory') own.set(name, ownPlace(join(resolve(root), named.path), named.backend, plain(name)))
      else own.delete(name)
    },
  }
}

function ownPlace(folder: string, backend: 'FileSystem' | 'Sqlite', name: string): ContentPlace {
  if (backend === 'FileSystem') return folderPlace(join(folder, name))
  const path = join(folder, `${name}.db`)
  return { path, base: path, blobs: undefined, mirror: undefined }
}

function folderPlace(folder: string): ContentPlace {
  const blobs = join(folder, 'blobs')
  return { path: join(folder, 'content.db'), base: folder, blobs: { folder: blobs }, mirror: { folder, blobs } }
}

/** Where each storage provider keeps its data. */
export function placesOf(config: Config): Places {
  switch (config.StorageProvider) {
    case 'InMemory':
      return {
        farm: ':memory:',
        folder: undefined,
        audit: undefined,
        contentOf: () => ({ path: ':memory:', base: ':memory:', blobs: 'memory', mirror: undefined }),
      }
    case 'Sqlite':
    case 'ObjectStore': {
      const folder = dirname(config.SqlitePath)
      const file = basename(config.SqlitePath)
      const pathOf = (name: string) => join(folder, name === firstDatabaseName ? file : `content.${plain(name)}.${file}`)
      return {
        farm: join(folder, `farm.${file}`),
        folder,
        audit: join(folder, 'audit'),
        contentOf: (name) => ({
          path: pathOf(name),
          base: pathOf(name),
          blobs: config.StorageProvider === 'ObjectStore' ? bytesOf(config, folder, plain(name)) : undefined,
          mirror: undefined,
        }),
      }
    }
    case 'LiteDb': {
      const path = config.LiteDbPath
      const folder = dirname(path)
      const besideOf = (name: string) => join(folder, `content.${plain(name)}.${basename(path)}`)
      return {
        farm: path,
        isWhole: true,
        folder,
        audit: join(folder, 'audit'),
        contentOf(name) {
          const isFirst = name === firstDatabaseName
          const own = isFirst ? path : besideOf(name)
          return { path: own, base: own, blobs: undefined, mirror: undefined, ...(isFirst && { isWhole: true }) }
        },
      }
    }
    case 'PostgreSQL':
      return serverPlaces(config, {
        server: 'postgresql',
        connectionString: config.PostgreSqlConnectionString,
        connections: config['PostgreSql:Connections'],
      })
    case 'MySQL':
      return serverPlaces(config, {
        server: 'mysql',
        connectionString: config.MySqlConnectionString,
        connections: config['MySql:Connections'],
      })
    case 'SqlServer':
      return serverPlaces(config, {
        server: 'sqlserver',
        connectionString: config.SqlServerConnectionString,
        connections: config['SqlServer:Connections'],
      })
    case 'FileSystem': {
      const root = config.DataRootPath
      return {
        farm: join(root, 'farm.db'),
        folder: root,
        audit: join(root, 'audit'),
        contentOf: (name) => folderPlace(join(root, plain(name))),
      }
    }
    default:
      // A package has said where the data is before a farm is opened (farm/packages).
      throw new ConfigError(`StorageProvider '${config.StorageProvider}' is that of a package, which this command does not load.`)
  }
}

/** Each content database is a database of its own on the server. */
function serverPlaces(config: Config, on: Omit<ServerPlace, 'database'>): Places {
  const { DataRootPath: folder } = config
  const { databaseIn, contentDatabaseIn, describePlace } = serverOf(on)
  const database = databaseIn(on.connectionString)
  assert(database !== undefined, 'the configuration was checked')
  const server = { ...on, database }
  return {
    farm: describePlace(server),
    server,
    folder,
    audit: join(folder, 'audit'),
    contentOf(name) {
      const own = { ...server, database: contentDatabaseIn(database, plain(name)) }
      const base = join(folder, plain(name))
      const blobs = bytesOf(config, base, plain(name))
      return { path: describePlace(own), server: own, base, blobs, mirror: undefined }
    },
  }
}

/** Each content database has a folder of files, or a prefix of objects, of its own. */
function bytesOf(config: Config, base: string, name: string): BlobPlace {
  const ofPackage = config[bytesOfPackage]
  if (ofPackage) return { store: 'Package', bytes: ofPackage, prefix: `${encodeURIComponent(name)}/` }
  switch (config.BlobProvider) {
    case 'Database':
      return undefined
    case 'Files':
      return { folder: join(base, 'blobs') }
    case 'S3':
      return {
        store: 'S3',
        endpoint: config['S3:Endpoint'] || undefined,
        region: config['S3:Region'],
        bucket: config['S3:Bucket'],
        prefix: `${config['S3:Prefix']}${encodeURIComponent(name)}/`,
        credentials: config['S3:AccessKeyId']
          ? { accessKeyId: config['S3:AccessKeyId'], secretAccessKey: config['S3:SecretAccessKey'] }
          : undefined,
        hasBucketInPath: config['S3:ForcePathStyle'],
        lock: lockOf(config),
      }
    case 'AzureBlob':
      return {
        store: 'AzureBlob',
        connectionString: config['AzureBlob:ConnectionString'],
        container: config['AzureBlob:Container'],
        prefix: `${encodeURIComponent(name)}/`,
        lock: lockOf(config),
      }
  }
}

const lockOf = ({ 'Archive:ByteLock': mode, 'Archive:ByteLockDays': days }: Config): ByteLock | undefined =>
  mode === 'Off' ? undefined : { isFixed: mode === 'Compliance', periodMs: days * 86_400_000 }

/** A name becomes a part of a path and must not lead elsewhere. */
function plain(name: string): string {
  assert.match(name, /^[\p{L}\p{N}_](?:[\p{L}\p{N} ._-]{0,126}[\p{L}\p{N}_-])?$/u, `'${name}' cannot be the name of a content database`)
  return name
}
