import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import wasm from '@prisma/prisma-schema-wasm'

/** Reads the master schemas in `prisma/` and writes the variant for each database. */

export const providers = ['sqlite', 'postgresql', 'mysql', 'sqlserver'] as const
export type Provider = (typeof providers)[number]

export const masters = ['farm', 'content'] as const
export type Master = (typeof masters)[number]

export type ScalarType = 'String' | 'Boolean' | 'Int' | 'BigInt' | 'Float' | 'DateTime' | 'Bytes'

export interface Column {
  readonly name: string
  readonly type: ScalarType
  readonly nullable: boolean
  /** The native type, as in `VARCHAR(36)`; undefined for the provider's default. */
  readonly native?: string
}

export interface Index {
  readonly columns: readonly string[]
  readonly unique: boolean
  /** A partial index: only rows with a value in this column, if the database supports it. */
  readonly whereNotNull?: string
}

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly primaryKey: readonly string[]
  /** Unique ones first, as Prisma writes them. */
  readonly indexes: readonly Index[]
}

interface Datamodel {
  readonly enums: readonly unknown[]
  readonly models: readonly {
    readonly name: string
    readonly dbName: string | null
    readonly fields: readonly DatamodelField[]
    readonly primaryKey: { readonly fields: readonly string[] } | null
  }[]
  readonly indexes: readonly { readonly model: string; readonly type: string; readonly fields: readonly { readonly name: string }[] }[]
}

interface DatamodelField {
  readonly name: string
  readonly kind: string
  readonly isList: boolean
  readonly isRequired: boolean
  readonly isId: boolean
  readonly hasDefaultValue: boolean
  readonly type: string
  readonly nativeType: readonly [string, readonly string[]] | null
}

const nativeTypes: Record<Provider, { t: (length: string) => string; long: string; ms: string }> = {
  sqlite: { t: () => '', long: '', ms: '' },
  postgresql: { t: (length) => `@db.VarChar(${length})`, long: '@db.Text', ms: '@db.Timestamptz(3)' },
  mysql: { t: (length) => `@db.VarChar(${length})`, long: '@db.LongText', ms: '@db.DateTime(3)' },
  sqlserver: { t: (length) => `@db.NVarChar(${length})`, long: '@db.NVarChar(Max)', ms: '@db.DateTime2' },
}

const nativeNames: Readonly<Record<string, string>> = {
  VarChar: 'VARCHAR',
  NVarChar: 'NVARCHAR',
  Text: 'TEXT',
  LongText: 'LONGTEXT',
  Timestamptz: 'TIMESTAMPTZ',
  DateTime: 'DATETIME',
  DateTime2: 'DATETIME2',
}

const scalarTypes: ReadonlySet<string> = new Set<ScalarType>(['String', 'Boolean', 'Int', 'BigInt', 'Float', 'DateTime', 'Bytes'])

const root = new URL('../../prisma/', import.meta.url)

/** Text of `prisma/<master>.prisma`. */
export const readMaster = (master: Master): string => readFileSync(new URL(`${master}.prisma`, root), 'utf8')

/**
 * The master's text as a valid, formatted Prisma schema for `provider`. Marks after a field become native types, and
 * every `@pool` slot gets its index. Throws on an unknown mark and if the result is not a valid schema.
 */
export function variantOf(master: Master, text: string, provider: Provider): string {
  const lines = text.slice(text.indexOf('datasource')).split('\n')
  const output: string[] = [
    `// generated from prisma/${master}.prisma; do not edit`,
    ...(poolOf(text).size > 0 && provider !== 'mysql'
      ? ['// The index of a pool slot is partial in the migrations: WHERE the slot IS NOT NULL. So is that of a lookup key.']
      : []),
    '',
  ]
  let pool: string[] = []
  for (const line of lines) {
    const field = /^(\s+(\w+)\s+\w+\??.*?)\s*\/\/\s*(@.*)$/.exec(line)
    if (line.startsWith('}')) {
      output.push(...pool.map((slot) => `  @@index([listKey, ${slot}, itemId])`))
      pool = []
    }
    if (!field) {
      output.push(line.replace('"sqlite"', `"${provider}"`))
      continue
    }
    const marks = field[3]?.trim().split(/\s+/) ?? []
    if (marks.includes('@pool')) pool.push(field[2] ?? '')
    output.push([field[1], ...marks.map((mark) => nativeType(mark, provider))].join(' '))
  }
  return formatted(output.join('\n'))
}

function nativeType(mark: string, provider: Provider): string {
  const types = nativeTypes[provider]
  const length = /^@t\((\d+)\)$/.exec(mark)?.[1]
  if (length !== undefined) return types.t(length)
  if (mark === '@long') return types.long
  if (mark === '@ms') return types.ms
  assert(mark === '@pool' || mark === '@partial', `unknown mark ${mark}`)
  return ''
}

function formatted(schema: string): string {
  const request = JSON.stringify({ textDocument: { uri: 'file:/schema.prisma' }, options: { tabSize: 2, insertSpaces: true } })
  const text = wasm.format(JSON.stringify([['file:/schema.prisma', schema]]), request)
  const [file] = JSON.parse(text) as [[string, string]]
  validate(file[1])
  return file[1]
}

/** Throws with Prisma's own message if `schema` is not a valid Prisma schema. */
export function validate(schema: string): void {
  try {
    wasm.validate(JSON.stringify({ prismaSchema: [['schema.prisma', schema]], noColor: true }))
  } catch (error) {
    throw new Error(prismaMessage(error))
  }
}

function prismaMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  try {
    return (JSON.parse(text) as { message: string }).message
  } catch {
    return text
  }
}

/** The columns that the master marks with `@pool` or `@partial`: their indexes are partial. */
export const poolOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^\s+(\w+).*\/\/.*@(?:pool|partial)\b/gm)].map((match) => match[1] ?? ''))

/**
 * The tables of a variant, in the order of the schema; indexes of `pool` slots are partial. Throws on features outside
 * of the portable subset: enums, relations, lists, defaults, Json, Decimal.
 */
export function tablesOf(variant: string, pool: ReadonlySet<string>): Table[] {
  const answer = wasm.get_dmmf(JSON.stringify({ prismaSchema: [['schema.prisma', variant]], noColor: true }))
  const { datamodel } = JSON.parse(answer) as { datamodel: Datamodel }
  assert.equal(datamodel.enums.length, 0, 'enums are not portable; use String')
  return datamodel.models.map((model) => ({
    name: model.dbName ?? model.name,
    columns: model.fields.map((field) => columnOf(model.name, field)),
    primaryKey: model.primaryKey?.fields ?? model.fields.filter((field) => field.isId).map((field) => field.name),
    indexes: ['unique', 'normal'].flatMap((type) =>
      datamodel.indexes
        .filter((index) => index.model === model.name && index.type === type)
        .map((index) =>
          indexOf(
            index.fields.map((field) => field.name),
            type === 'unique',
            pool,
          ),
        ),
    ),
  }))
}

function columnOf(model: string, field: DatamodelField): Column {
  const where = `${model}.${field.name}`
  assert(field.kind === 'scalar' && scalarTypes.has(field.type), `${where}: type ${field.type} is not portable`)
  assert(!field.isList && !field.hasDefaultValue, `${where}: lists and defaults are not portable`)
  const column = { name: field.name, type: field.type as ScalarType, nullable: !field.isRequired }
  if (!field.nativeType) return column
  const [name, [length]] = field.nativeType
  const upper = nativeNames[name]
  assert(upper, `${where}: native type ${name} is not known`)
  return { ...column, native: length === undefined ? upper : `${upper}(${length.toLowerCase()})` }
}

function indexOf(columns: readonly string[], unique: boolean, pool: ReadonlySet<string>): Index {
  const slot = columns.find((column) => pool.has(column))
  return slot === undefined ? { columns, unique } : { columns, unique, whereNotNull: slot }
}
