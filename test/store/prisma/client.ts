import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The folder with the packages of package.json beside this file: that of `TENON_PRISMA`, or `.prisma`, which .ci/run makes. */
const installed = process.env.TENON_PRISMA ?? fileURLToPath(new URL('../../../.prisma', import.meta.url))

/** Whether the official client is installed. */
export const hasPrisma = existsSync(join(installed, 'node_modules/prisma/package.json'))

type ReadRow = Readonly<Record<string, unknown>>

/** The client of one database: it reads a table by the name of its model. */
export interface PrismaReader {
  rowsOf(table: string): Promise<ReadRow[]>
  close(): Promise<void>
}

interface Generated {
  readonly PrismaClient: new (options: {
    readonly adapter: unknown
  }) => Record<string, { findMany(): Promise<ReadRow[]> }> & {
    $disconnect(): Promise<void>
  }
}

const run = promisify(execFile)

/** Generates the client of a schema below `prisma/` into a folder. Its command line loads no other program. */
async function generated(provider: 'sqlite' | 'postgresql' | 'mysql', kind: 'farm' | 'content', folder: string): Promise<Generated> {
  const own = join(folder, `${provider}-${kind}`)
  mkdirSync(own)
  const schema = readFileSync(new URL(`../../../prisma/${provider}/${kind}.prisma`, import.meta.url), 'utf8')
  const generator = 'generator client {\n  provider = "prisma-client-js"\n  output = "./client"\n}\n'
  writeFileSync(join(own, 'schema.prisma'), `${generator}\n${schema}`)
  symlinkSync(join(installed, 'node_modules'), join(own, 'node_modules'))
  const words = [join(installed, 'node_modules/prisma/build/index.js'), 'generate', '--schema', join(own, 'schema.prisma'), '--no-hints']
  const env = { PATH: process.env.PATH, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1', HOME: own }
  await run(process.execPath, words, { cwd: own, env, timeout: 120_000 })
  return createRequire(join(own, 'schema.prisma'))('./client') as Generated
}

const fromInstalled = createRequire(join(installed, 'package.json'))

/** A client of the database in a file. */
export async function prismaOfFile(kind: 'farm' | 'content', path: string, folder: string): Promise<PrismaReader> {
  const { PrismaBetterSqlite3 } = fromInstalled('@prisma/adapter-better-sqlite3') as {
    PrismaBetterSqlite3: new (place: { readonly url: string }, options: { readonly timestampFormat: 'unixepoch-ms' }) => unknown
  }
  return readerOf(
    await generated('sqlite', kind, folder),
    new PrismaBetterSqlite3({ url: `file:${path}` }, { timestampFormat: 'unixepoch-ms' }),
  )
}

/** A client of a database on a PostgreSQL server. */
export async function prismaOnServer(kind: 'farm' | 'content', connectionString: string, folder: string): Promise<PrismaReader> {
  const { PrismaPg } = fromInstalled('@prisma/adapter-pg') as { PrismaPg: new (place: { readonly connectionString: string }) => unknown }
  return readerOf(await generated('postgresql', kind, folder), new PrismaPg({ connectionString }))
}

/** A client of a database on a MySQL server that is reached by a socket. */
export async function prismaOnMySql(kind: 'farm' | 'content', socketPath: string, database: string, folder: string): Promise<PrismaReader> {
  const { PrismaMariaDb } = fromInstalled('@prisma/adapter-mariadb') as {
    PrismaMariaDb: new (place: { readonly socketPath: string; readonly user: string; readonly database: string }) => unknown
  }
  return readerOf(await generated('mysql', kind, folder), new PrismaMariaDb({ socketPath, user: 'root', database }))
}

function readerOf({ PrismaClient }: Generated, adapter: unknown): PrismaReader {
  const client = new PrismaClient({ adapter })
  return {
    rowsOf(table) {
      const model = client[`${table.slice(0, 1).toLowerCase()}${table.slice(1)}`]
      if (!model) throw new Error(`The client has no model of ${table}.`)
      return model.findMany()
    },
    close: () => client.$disconnect(),
  }
}
