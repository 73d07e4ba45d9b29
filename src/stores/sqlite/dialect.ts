import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import type { DatePart } from '../../core/kernel/query.ts'
import type { AnyTables, SqlDialect } from '../sql/dialect.ts'
import { wantedFunction } from './connection.ts'

const partFormats: Record<DatePart, string> = { year: '%Y', month: '%m', day: '%d', hour: '%H', minute: '%M', second: '%S' }

/**
 * Writes parameters as `+?`, which has the same value. Where SQLite's planner looks at a bare `?` (in LIMIT, and in
 * comparisons of a statement with ORDER BY), it compiles the statement anew whenever the parameter is bound, because the
 * value could lead to another plan. Compiling takes several times as long as reading a row.
 */
class CompiledOnce extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
}

/** The SQL of SQLite. */
export const sqliteDialect: SqlDialect = {
  builder: new Kysely<AnyTables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new CompiledOnce(),
    },
  }),
  booleans: { encode: (value) => (value ? 1 : 0), decode: (value) => value === 1 },
  encodeInstant: (instant) => instant,
  castOf: () => undefined,
  hasStatistics: false,
  readsInKeyOrder: true,
  skipsKnownKeys: false,
  returnsChanged: true,
  isRemote: false,
  // Without a value comes first anyway.
  ordered: (value, descending) => sql`${value} ${sql.raw(descending ? 'desc' : 'asc')}`,
  stillWanted: sql`${sql.raw(wantedFunction)}()`,
  // A unary plus makes the column an expression, for which SQLite uses no index.
  withoutIndex: (column) => sql`+${column}`,
  computedOnce: (name, rows) => sql`${sql.ref(name)} as materialized (${rows})`,
  orAbsent: (condition, value) => sql`(${condition} or ${value} is null)`,
  elements: (object, name, alias) => sql`json_each(${object}, ${sql.lit(`$."${name}"`)}) as ${sql.ref(alias)}`,
  // The record header has the size, so overflow pages are not read.
  storedBytes: (column) => sql`octet_length(${column})`,
  valueOrSize: (column, mostBytes) => sql`case when octet_length(${column}) > ${mostBytes} then octet_length(${column}) else ${column} end`,
  datePart: (part, instant) => sql`cast(strftime(${sql.lit(partFormats[part])}, ${instant} / 1000.0, 'unixepoch') as integer)`,
  text: {
    length: (text) => sql`length(${text})`,
    trim: (text) => sql`trim(${text}, char(32, 9, 10, 13))`,
    position: (text, sought) => sql`instr(${text}, ${sought})`,
    substring: (text, from, count) => (count ? sql`substr(${text}, ${from}, ${count})` : sql`substr(${text}, ${from})`),
    endAsLongAs: (text, other) => sql`substr(${text}, -length(${other}))`,
    concat: (...texts) => sql`(${sql.join(texts, sql` || `)})`,
    replace: (text, sought, by) => sql`replace(${text}, ${sought}, ${by})`,
  },
  number: {
    round: (value) => sql`round(${value})`,
    floor: (value) => sql`floor(${value})`,
    ceiling: (value) => sql`ceil(${value})`,
  },
}
