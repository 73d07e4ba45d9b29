import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A build is one program with the migrations and contracts beside it; in the sources they are in `prisma/` and `generated/`. */
const isBuilt = existsSync(join(import.meta.dirname, 'migrations'))
const root = join(import.meta.dirname, isBuilt ? '..' : '../..')

/** The version of the product, from package.json. */
export const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** The folder with the migrations of a kind of database. */
export const migrationsOf = (database: 'farm' | 'content', provider: 'sqlite' | 'postgresql' | 'mysql' | 'sqlserver' = 'sqlite'): string =>
  isBuilt ? join(import.meta.dirname, 'migrations', provider, database) : join(root, 'prisma', provider, database, 'migrations')

/** The folders with the migrations of both databases in one file (LiteDb). */
export const migrationsOfWhole = () => ({ farm: migrationsOf('farm'), content: migrationsOf('content') })

/** The JSON of a contract as the server publishes it, read from its file at each call. */
export function contractText(name: 'rest' | 'identity' | 'admin' | 'wopi' | 'emulator' | 'live' | 'csom'): string {
  const source = join(root, 'generated', name, name === 'live' ? 'asyncapi.json' : name === 'csom' ? 'model.json' : 'openapi.json')
  return readFileSync(isBuilt ? join(import.meta.dirname, 'contracts', `${name}.json`) : source, 'utf8')
}

/** The JSON of the exchanges of SOAP that tests had, read from its file at each call. */
export const soapSampleText = (): string =>
  readFileSync(isBuilt ? join(import.meta.dirname, 'contracts', 'soap.json') : join(root, 'contracts', 'examples', 'soap.json'), 'utf8')

/** The folders of `docs/` whose documents are for users. */
const manualFolders = ['', 'guides/', 'protocol/']

/** The documents in Markdown by their path below `docs/` without the extension, read from their files at each call. */
export const manualTexts = (): { readonly path: string; readonly text: string }[] =>
  manualFolders.flatMap((folder) => {
    const place = join(root, 'docs', folder)
    if (!existsSync(place)) return []
    const names = readdirSync(place).filter((name) => name.endsWith('.md') && name !== 'README.md')
    return names.sort().map((name) => ({ path: `${folder}${name.slice(0, -'.md'.length)}`, text: readFileSync(join(place, name), 'utf8') }))
  })
