import assert from 'node:assert/strict'
import { basename, dirname, join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { BlobPlace } from '../stores/database.ts'

/** Where a content database keeps what it has. */
export interface ContentPlace {
  /** A file, or ':memory:'. */
  readonly path: string
  readonly blobs: BlobPlace
  /** The folder of its documents as ordinary files, where it shows them so. */
  readonly mirror: { readonly folder: string; readonly blobs: string } | undefined
}

export interface Places {
  /** The file of the farm database, or ':memory:'. */
  readonly farm: string
  /** Where the files of this server are; undefined where it keeps none. */
  readonly folder: string | undefined
  contentOf(name: string): ContentPlace
}

/** The content database that a new farm begins with. */
export const firstDatabaseName = 'Content'

/** Where each storage provider keeps what there is (specification, Configuration). */
export function placesOf(config: Config): Places {
  switch (config.StorageProvider) {
    case 'InMemory':
      return { farm: ':memory:', folder: undefined, contentOf: () => ({ path: ':memory:', blobs: 'memory', mirror: undefined }) }
    case 'Sqlite': {
      const folder = dirname(config.SqlitePath)
      const file = basename(config.SqlitePath)
      const pathOf = (name: string) => join(folder, name === firstDatabaseName ? file : `content.${plain(name)}.${file}`)
      return {
        farm: join(folder, `farm.${file}`),
        folder,
        contentOf: (name) => ({ path: pathOf(name), blobs: undefined, mirror: undefined }),
      }
    }
    case 'FileSystem': {
      const root = config.DataRootPath
      return {
        farm: join(root, 'farm.db'),
        folder: root,
        contentOf(name) {
          const folder = join(root, plain(name))
          const blobs = join(folder, 'blobs')
          return { path: join(folder, 'content.db'), blobs: { folder: blobs }, mirror: { folder, blobs } }
        },
      }
    }
  }
}

/** A name becomes a part of a path: it leads nowhere else. */
function plain(name: string): string {
  assert.match(name, /^[\p{L}\p{N}_](?:[\p{L}\p{N} ._-]{0,126}[\p{L}\p{N}_-])?$/u, `'${name}' cannot be the name of a content database`)
  return name
}
