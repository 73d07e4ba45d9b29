import assert from 'node:assert/strict'
import type { Column, Index, Provider, ScalarType, Table } from './schema.ts'

/**
 * The script that creates the tables of a schema in an empty database, in the form of Prisma's own migrate. Three things
 * differ: indexes of pool slots are partial, text compares binary on MySQL (protocol/queries#comparison), and an index that
 * gives an order of items has rows without a value first on PostgreSQL, as the other databases have them. On the other
 * servers a binary collation is a property of the database.
 */
export function createScript(provider: Provider, tables: readonly Table[]): string {
  return dialects[provider](tables)
}

const columnTypes: Record<Provider, Record<ScalarType, string>> = {
  sqlite: { String: 'TEXT', Boolean: 'BOOLEAN', Int: 'INTEGER', BigInt: 'BIGINT', Float: 'REAL', DateTime: 'DATETIME', Bytes: 'BLOB' },
  postgresql: {
    String: 'TEXT',
    Boolean: 'BOOLEAN',
    Int: 'INTEGER',
    BigInt: 'BIGINT',
    Float: 'DOUBLE PRECISION',
    DateTime: 'TIMESTAMP(3)',
    Bytes: 'BYTEA',
  },
  mysql: {
    String: 'VARCHAR(191)',
    Boolean: 'BOOLEAN',
    Int: 'INTEGER',
    BigInt: 'BIGINT',
    Float: 'DOUBLE',
    DateTime: 'DATETIME(3)',
    Bytes: 'LONGBLOB',
  },
  sqlserver: {
    String: 'NVARCHAR(1000)',
    Boolean: 'BIT',
    Int: 'INT',
    BigInt: 'BIGINT',
    Float: 'FLOAT(53)',
    DateTime: 'DATETIME2',
    Bytes: 'VARBINARY(max)',
  },
}

const dialects: Record<Provider, (tables: readonly Table[]) => string> = { sqlite, postgresql, mysql, sqlserver }

const double = (name: string): string => `"${name}"`
const backtick = (name: string): string => `\`${name}\``
const bracket = (name: string): string => `[${name}]`

/** Names in Prisma's form; PostgreSQL truncates them at 63 characters, so longer ones are refused. */
function nameOf(table: Table, columns: readonly string[], suffix: string): string {
  const name = [table.name, ...columns, suffix].join('_')
  assert(name.length <= 63, `the name ${name} is too long`)
  return name
}

const indexName = (table: Table, index: Index): string => nameOf(table, index.columns, index.unique ? 'key' : 'idx')

const typeOf = (provider: Provider, column: Column): string => column.native ?? columnTypes[provider][column.type]

const createTable = (name: string, lines: readonly string[], options = ''): string =>
  `-- CreateTable\nCREATE TABLE ${name} (\n${lines.join(',\n')}\n)${options};\n`

const createIndex = (kind: string, name: string, target: string, condition: string | undefined): string =>
  `-- CreateIndex\nCREATE ${kind} ${name} ON ${target}${condition === undefined ? '' : ` WHERE ${condition} IS NOT NULL`};\n`

function sqlite(tables: readonly Table[]): string {
  const created = tables.map((table) => {
    const single = table.primaryKey.length === 1 ? table.primaryKey[0] : undefined
    const lines = table.columns.map(
      (column) =>
        `    ${double(column.name)} ${typeOf('sqlite', column)}${column.nullable ? '' : ' NOT NULL'}${column.name === single ? ' PRIMARY KEY' : ''}`,
    )
    if (single === undefined) lines.push(`\n    PRIMARY KEY (${table.primaryKey.map(double).join(', ')})`)
    return createTable(double(table.name), lines)
  })
  return [...created, ...plainIndexes(tables)].join('\n')
}

function postgresql(tables: readonly Table[]): string {
  const created = tables.map((table) =>
    createTable(double(table.name), [
      ...table.columns.map((column) => `    ${double(column.name)} ${typeOf('postgresql', column)}${column.nullable ? '' : ' NOT NULL'}`),
      `\n    CONSTRAINT ${double(nameOf(table, [], 'pkey'))} PRIMARY KEY (${table.primaryKey.map(double).join(', ')})`,
    ]),
  )
  const indexes = plainIndexes(tables, (table, index) => {
    const ordered = index.columns[0] === 'listKey' && index.whereNotNull === undefined
    const isFirst = (name: string) => ordered && table.columns.some((column) => column.name === name && column.nullable)
    return index.columns.map((name) => `${double(name)}${isFirst(name) ? ' NULLS FIRST' : ''}`)
  })
  return ['-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n', ...created, ...indexes].join('\n')
}

const columnsOf = (_: Table, index: Index): string[] => index.columns.map(double)

const plainIndexes = (tables: readonly Table[], termsOf = columnsOf): string[] =>
  tables.flatMap((table) =>
    table.indexes.map((index) =>
      createIndex(
        index.unique ? 'UNIQUE INDEX' : 'INDEX',
        double(indexName(table, index)),
        `${double(table.name)}(${termsOf(table, index).join(', ')})`,
        index.whereNotNull && double(index.whereNotNull),
      ),
    ),
  )

function mysql(tables: readonly Table[]): string {
  const created = tables.map((table) => {
    const columns = table.columns.map(
      (column) => `    ${backtick(column.name)} ${typeOf('mysql', column)} ${column.nullable ? 'NULL' : 'NOT NULL'}`,
    )
    const keys = table.indexes.map(
      (index) =>
        `    ${index.unique ? 'UNIQUE INDEX' : 'INDEX'} ${backtick(indexName(table, index))}(${index.columns.map(backtick).join(', ')})`,
    )
    keys.push(`    PRIMARY KEY (${table.primaryKey.map(backtick).join(', ')})`)
    const [first, ...others] = keys
    return createTable(backtick(table.name), [...columns, `\n${first}`, ...others], ' DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin')
  })
  return created.join('\n')
}

function sqlserver(tables: readonly Table[]): string {
  const created = tables.map((table) =>
    createTable(`[dbo].${bracket(table.name)}`, [
      ...table.columns.map((column) => `    ${bracket(column.name)} ${typeOf('sqlserver', column)}${column.nullable ? '' : ' NOT NULL'}`),
      `    CONSTRAINT ${bracket(nameOf(table, [], 'pkey'))} PRIMARY KEY CLUSTERED (${table.primaryKey.map(bracket).join(',')})`,
      ...table.indexes
        .filter((index) => index.unique)
        .map((index) => `    CONSTRAINT ${bracket(indexName(table, index))} UNIQUE NONCLUSTERED (${index.columns.map(bracket).join(',')})`),
    ]),
  )
  const indexes = tables.flatMap((table) =>
    table.indexes
      .filter((index) => !index.unique)
      .map((index) =>
        createIndex(
          'NONCLUSTERED INDEX',
          bracket(indexName(table, index)),
          `[dbo].${bracket(table.name)}(${index.columns.map(bracket).join(', ')})`,
          index.whereNotNull && bracket(index.whereNotNull),
        ),
      ),
  )
  return [
    'BEGIN TRY\n\nBEGIN TRAN;\n',
    ...created,
    ...indexes,
    'COMMIT TRAN;\n\nEND TRY\nBEGIN CATCH\n\nIF @@TRANCOUNT > 0\nBEGIN\n    ROLLBACK TRAN;\nEND;\nTHROW\n\nEND CATCH\n',
  ].join('\n')
}
