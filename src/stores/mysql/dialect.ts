import { DummyDriver, Kysely, MysqlAdapter, MysqlIntrospector, MysqlQueryCompiler, sql } from 'kysely'
import type { AnyTables, ElementKind, Sql, SqlDialect } from '../sql/dialect.ts'
import { datetimeText } from './instants.ts'

/** A position in a text, without its fraction. */
const whole = (value: Sql): Sql => sql`cast(truncate(${value}, 0) as signed)`

/** Blanks, tabs and line ends at the beginning. A search from the end would take a time that grows with the square of the length. */
const withoutStart = (value: Sql): Sql => sql`regexp_replace(${value}, ${sql.lit(String.raw`\A[ \t\n\r]+`)}, '')`

/** Values of other types than the wanted one are left out. */
const elementTypes: Record<ElementKind, string> = { text: 'longtext', number: 'double', id: 'bigint' }

/**
 * The SQL of MySQL and MariaDB. Texts compare by code points, blanks at their ends included, because tables and connections have such a
 * collation (`server.ts`). Connections read `"name"` as a name and `||` as the concatenation of texts.
 */
export const mysqlDialect: SqlDialect = {
  builder: new Kysely<AnyTables>({
    dialect: {
      createAdapter: () => new MysqlAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new MysqlIntrospector(database),
      createQueryCompiler: () => new MysqlQueryCompiler(),
    },
  }),
  booleans: { encode: (value) => (value ? 1 : 0), decode: (value) => value === 1 },
  encodeInstant: datetimeText,
  castOf: () => undefined,
  hasStatistics: true,
  readsInKeyOrder: false,
  skipsKnownKeys: false,
  returnsChanged: false,
  // A quarter of what a server accepts in a message, unless its operator has changed that.
  mostInsertBytes: 4_194_304,
  isRemote: true,
  // Without a value comes first anyway.
  ordered: (value, descending) => sql`${value} ${sql.raw(descending ? 'desc' : 'asc')}`,
  stillWanted: sql`true`,
  withoutIndex: (column) => column,
  alongIndex: (name) => sql`force index (${sql.ref(name)})`,
  amongIndexes: (names) => sql`use index (${sql.join(names.map((name) => sql.ref(name)))})`,
  computedOnce: (name, rows) => sql`${sql.ref(name)} as (${rows})`,
  orAbsent: (condition) => sql`((${condition}) is not false)`,
  elements: (object, name, alias, kind) =>
    sql`json_table(${object}, ${sql.lit(`$."${name}"[*]`)} columns (${sql.ref('value')} ${sql.raw(elementTypes[kind])} path '$')) as ${sql.ref(alias)}`,
  storedBytes: (column) => sql`octet_length(${column})`,
  valueOrSize: (column, mostBytes) => sql`case when octet_length(${column}) <= ${mostBytes} then ${column} end`,
  sizeBeside: (column, mostBytes) => sql`case when octet_length(${column}) > ${mostBytes} then octet_length(${column}) else 0 end`,
  datePart: (part, instant) => sql`extract(${sql.raw(part)} from ${instant})`,
  text: {
    length: (value) => sql`char_length(${value})`,
    trim: (value) => sql`reverse(${withoutStart(sql`reverse(${withoutStart(value)})`)})`,
    position: (value, sought) => sql`locate(${sought}, ${value})`,
    substring: (value, from, count) =>
      count ? sql`substring(${value}, ${whole(from)}, ${whole(count)})` : sql`substring(${value}, ${whole(from)})`,
    endAsLongAs: (value, other) => sql`right(${value}, char_length(${other}))`,
    concat: (...texts) => sql`concat(${sql.join(texts)})`,
    replace: (value, sought, by) => sql`replace(${value}, ${sought}, ${by})`,
  },
  number: {
    // The rounding of halves depends on the server.
    round: (value) => sql`(sign(${value}) * floor(abs(${value}) + 0.5))`,
    floor: (value) => sql`floor(${value})`,
    ceiling: (value) => sql`ceiling(${value})`,
  },
}
