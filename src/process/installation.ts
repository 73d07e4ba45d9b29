import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A build is one program with the migrations and contracts beside it; in the sources they are in `prisma/` and `generated/`. */
const isBuilt = existsSync(join(import.meta.dirname, 'migrations'))
const root = join(import.meta.dirname, isBuilt ? '..' : '../..')

/** The version of the product, from package.json. */
export const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** The folder with the migrations of a kind of database. */
export const migrationsOf = (database: 'farm' | 'content'): string =>
  isBuilt ? join(import.meta.dirname, 'migrations', database) : join(root, 'prisma/sqlite', database, 'migrations')

/** The JSON of a contract as the server publishes it, read from its file at each call. */
export function contractText(name: 'rest' | 'identity' | 'admin' | 'emulator' | 'live'): string {
  const source = join(root, 'generated', name, name === 'live' ? 'asyncapi.json' : 'openapi.json')
  return readFileSync(isBuilt ? join(import.meta.dirname, 'contracts', `${name}.json`) : source, 'utf8')
}
