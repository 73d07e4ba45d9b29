import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A build is one file with the migrations beside it; in the sources they are in `prisma/`. */
const isBuilt = existsSync(join(import.meta.dirname, 'migrations'))
const root = join(import.meta.dirname, isBuilt ? '..' : '../..')

/** The version of the product, from package.json. */
export const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** The folder with the migrations of a kind of database. */
export const migrationsOf = (database: 'farm' | 'content'): string =>
  isBuilt ? join(import.meta.dirname, 'migrations', database) : join(root, 'prisma/sqlite', database, 'migrations')
