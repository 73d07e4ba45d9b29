import { DummyDriver, Kysely, MssqlAdapter, MssqlIntrospector, sql } from 'kysely'
import type { AnyTables, ElementKind, Sql, SqlDialect } from '../sql/dialect.ts'
import { datetime2Text } from './connections/instants.ts'
import { SqlServerCompiler } from './query-compiler.ts'

/** Values of other types than the wanted one are left out: their types in JSON, and what they become. */
const elementTypes: Record<ElementKind, { readonly json: number; readonly type: string }> = {
  text: { json: 1, type: 'nvarchar(max)' },
  number: { json: 2, type: 'float' },
  id: { json: 2, type: 'bigint' },
}

/** A text behind which blanks count: without an end, `=`, `LEN` and others do not see them. */
const ended = (text: Sql): Sql => sql`(${text} + N'.')`

/** The length of a text. */
const lengthOf = (text: Sql): Sql => sql`(len(${ended(text)}) - 1)`

/** A position in a text, without its fraction. */
const whole = (value: Sql): Sql => sql`convert(bigint, ${value})`

/** The size of a text in UTF-8; that of bytes as they are. */
const bytesOf = (column: Sql, type: 'text' | 'bytes' = 'text'): Sql =>
  type === 'bytes' ? sql`datalength(${column})` : sql`datalength(convert(varchar(max), ${column} collate Latin1_General_100_BIN2_UTF8))`

/**
 * The SQL of SQL Server 2017 and newer. Texts compare by their numbers, because databases have such a collation (`server.ts`). Connections
 * read `"name"` as a name, which is the setting of the driver.
 */
export const sqlserverDialect: SqlDialect = {
  builder: new Kysely<AnyTables>({
    dialect: {
      createAdapter: () => new MssqlAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new MssqlIntrospector(database),
      createQueryCompiler: () => new SqlServerCompiler(),
    },
  }),
  booleans: { encode: (value) => (value ? 1 : 0), decode: (value) => value === true || value === 1 },
  encodeInstant: datetime2Text,
  castOf: () => undefined,
  hasStatistics: true,
  readsInKeyOrder: false,
  skipsKnownKeys: false,
  returnsChanged: false,
  isRemote: true,
  comparesSingly: true,
  ended,
  // Without a value comes first anyway.
  ordered: (value, descending) => sql`${value} ${sql.raw(descending ? 'desc' : 'asc')}`,
  stillWanted: sql`1 = 1`,
  withoutIndex: (column) => column,
  computedOnce: (name, rows) => sql`${sql.ref(name)} as (${rows})`,
  orAbsent: (condition, value) => sql`(${value} is null or ${condition})`,
  elements(object, name, alias, kind) {
    const { json, type } = elementTypes[kind]
    const rows = sql`openjson(${object}, ${sql.lit(`$."${name}"`)}) as each`
    return sql`(select try_convert(${sql.raw(type)}, each."value") as "value" from ${rows} where each."type" = ${sql.lit(json)}) as ${sql.ref(alias)}`
  },
  storedBytes: bytesOf,
  valueOrSize: (column, mostBytes) => sql`case when ${bytesOf(column)} <= ${mostBytes} then ${column} end`,
  sizeBeside: (column, mostBytes) => sql`case when ${bytesOf(column)} > ${mostBytes} then ${bytesOf(column)} else 0 end`,
  datePart: (part, instant) => sql`datepart(${sql.raw(part)}, ${instant})`,
  text: {
    length: lengthOf,
    trim: (value) => sql`trim(concat(N' ', nchar(9), nchar(10), nchar(13)) from ${value})`,
    // The empty text is at the beginning of each.
    position: (value, sought) => sql`case when datalength(${sought}) = 0 then 1 else charindex(${sought}, ${value}) end`,
    substring: (value, from, count) => sql`substring(${value}, ${whole(from)}, ${count ? whole(count) : sql`2147483647`})`,
    endAsLongAs: (value, other) => sql`right(${value}, ${lengthOf(other)})`,
    concat: (...texts) => sql`(${sql.join(texts, sql` + `)})`,
    replace: (value, sought, by) => sql`replace(${value}, ${sought}, ${by})`,
  },
  number: {
    // `round` would count digits.
    round: (value) => sql`(sign(${value}) * floor(abs(${value}) + 0.5))`,
    floor: (value) => sql`floor(${value})`,
    ceiling: (value) => sql`ceiling(${value})`,
    remainder: (value, by) => sql`(${value} - ${sql.lit(by)} * round(convert(float, ${value}) / ${sql.lit(by)}, 0, 1))`,
  },
}
