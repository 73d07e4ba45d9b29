import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createScript } from './ddl.ts'
import {
  type Column,
  type Master,
  masters,
  type Provider,
  poolOf,
  providers,
  readMaster,
  type ScalarType,
  type Table,
  tablesOf,
  variantOf,
} from './schema.ts'

/**
 * node scripts/prisma/prisma.ts                        rewrites the variants in prisma/<provider>/ and the row types in generated/prisma/
 * node scripts/prisma/prisma.ts --migration 0001_init  also writes the first migration of each variant, once
 */

const rowTypes: Record<ScalarType, { row: string; tag: string }> = {
  String: { row: 'string', tag: 'text' },
  Int: { row: 'number', tag: 'integer' },
  BigInt: { row: 'number', tag: 'bigint' },
  Float: { row: 'number', tag: 'number' },
  Boolean: { row: 'boolean', tag: 'boolean' },
  DateTime: { row: 'number', tag: 'instant' },
  Bytes: { row: 'Uint8Array', tag: 'bytes' },
}

const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

function write(path: string, text: string): void {
  mkdirSync(dirname(pathOf(path)), { recursive: true })
  writeFileSync(pathOf(path), text)
}

/** The row types of a master schema, and the constant with its tables for stores. */
function rowModule(master: Master, tables: readonly Table[]): string {
  const tableSet = `${master[0]?.toUpperCase()}${master.slice(1)}Tables`
  return [
    `// generated from prisma/${master}.prisma; do not edit`,
    ...tables.flatMap((table) => ['', `export interface ${table.name}Row {`, ...table.columns.map(rowProperty), '}']),
    '',
    `export interface ${tableSet} {`,
    ...tables.map((table) => `  ${table.name}: ${table.name}Row`),
    '}',
    '',
    `export const ${master}Tables = {`,
    ...tables.flatMap((table) => [
      `  ${table.name}: {`,
      '    columns: {',
      ...table.columns.map((column) => `      ${column.name}: { type: '${rowTypes[column.type].tag}', nullable: ${column.nullable} },`),
      '    },',
      `    primaryKey: [${table.primaryKey.map((name) => `'${name}'`).join(', ')}],`,
      '  },',
    ]),
    '} as const',
    '',
  ].join('\n')
}

const rowProperty = (column: Column): string => `  ${column.name}: ${rowTypes[column.type].row}${column.nullable ? ' | null' : ''}`

/** Writes a migration that must not exist yet: an applied migration is never changed. */
function writeMigration(provider: Provider, master: Master, name: string, tables: readonly Table[]): void {
  const folder = `prisma/${provider}/${master}/migrations`
  const others = existsSync(pathOf(folder))
    ? readdirSync(pathOf(folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : []
  if (others.length > 0) {
    throw new Error(`${folder} already has ${others[0]?.name}. Migrations are never rewritten; write the next one by hand.`)
  }
  write(`${folder}/${name}/migration.sql`, createScript(provider, tables))
  write(`${folder}/migration_lock.toml`, `# Prisma reads this file; do not edit it.\nprovider = "${provider}"\n`)
}

function migrationName(args: readonly string[]): string | undefined {
  const [option, name, ...rest] = args
  if (option === undefined) return undefined
  if (option !== '--migration' || name === undefined || rest.length > 0 || !/^\d{4}_[a-z0-9_]+$/.test(name)) {
    throw new Error('Usage: node scripts/prisma/prisma.ts [--migration 0001_init]')
  }
  return name
}

const migration = migrationName(process.argv.slice(2))
for (const master of masters) {
  const text = readMaster(master)
  for (const provider of providers) {
    const variant = variantOf(master, text, provider)
    write(`prisma/${provider}/${master}.prisma`, variant)
    const tables = tablesOf(variant, poolOf(text))
    if (provider === 'sqlite') write(`generated/prisma/${master}.ts`, rowModule(master, tables))
    if (migration !== undefined) writeMigration(provider, master, migration, tables)
  }
}
