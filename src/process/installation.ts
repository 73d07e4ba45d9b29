import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Built code is one file with the migrations beside it; the sources have them where they are written. */
const isBuilt = existsSync(join(import.meta.dirname, 'migrations'))
const root = join(import.meta.dirname, isBuilt ? '..' : '../..')

/** Version of the product, as package.json has it. */
export const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** The folder with the migrations of a kind of database. */
export const migrationsOf = (database: 'farm' | 'content'): string =>
  isBuilt ? join(import.meta.dirname, 'migrations', database) : join(root, 'prisma/sqlite', database, 'migrations')
