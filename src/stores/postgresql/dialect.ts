import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type { AnyTables, ElementKind, Sql, SqlDialect, StoredType } from '../sql/dialect.ts'
import type { SqlValue } from '../sql/session.ts'
import { Slot } from '../sql/statements.ts'
import { instantText } from './instants.ts'

/** Writes the cast of a parameter: PostgreSQL otherwise concludes its type from the column, and refuses what does not fit. */
class WithCasts extends PostgresQueryCompiler {
  protected override appendValue(parameter: unknown): void {
    super.appendValue(parameter)
    if (parameter instanceof Slot && parameter.cast !== undefined) this.append(`::${parameter.cast}`)
  }
}

const casts: Record<StoredType, string | undefined> = {
  text: 'text',
  integer: 'bigint',
  bigint: 'bigint',
  number: 'float8',
  boolean: 'boolean',
  instant: 'timestamptz',
  bytes: undefined,
}

/** Indexes of whole numbers serve comparisons with `bigint`, and not those with a fraction, which are rare. */
const castOf = (type: StoredType, value: SqlValue): string | undefined =>
  typeof value === 'number' && !Number.isSafeInteger(value) ? 'float8' : casts[type]

const text = (value: Sql): Sql => sql`(${value})::text`
/** A position in a text; one beyond every text stays beyond. */
const whole = (value: Sql): Sql => sql`least(greatest(trunc((${value})::numeric), -2147483648), 2147483647)::integer`

/** A list in an object of JSON; an empty one in place of everything else. */
function listIn(object: Sql, name: string): Sql {
  const value = sql`(${object}::jsonb -> ${sql.lit(name)})`
  return sql`case jsonb_typeof(${value}) when 'array' then ${value} else '[]'::jsonb end`
}

const elementsOf: Record<ElementKind, (list: Sql) => Sql> = {
  text: (list) => sql`(select e as "value" from jsonb_array_elements_text(${list}) as e)`,
  number: (list) => sql`(select e::float8 as "value" from jsonb_array_elements(${list}) as e where jsonb_typeof(e) = 'number')`,
  id: (list) => sql`(select e::bigint as "value" from jsonb_array_elements(${list}) as e where jsonb_typeof(e) = 'number')`,
}

/** The SQL of PostgreSQL. Its databases have the collation "C", which compares code points (`server.ts`). */
export const postgresqlDialect: SqlDialect = {
  builder: new Kysely<AnyTables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new WithCasts(),
    },
  }),
  booleans: { encode: (value) => value, decode: (value) => value === true },
  encodeInstant: instantText,
  castOf,
  hasStatistics: true,
  // Rows that were changed have other places.
  readsInKeyOrder: false,
  // A failed statement would end its transaction.
  skipsKnownKeys: true,
  returnsChanged: true,
  isRemote: true,
  // Without the position of nulls an index without nulls serves the order.
  ordered: (value, descending, hasNulls) =>
    sql`${value} ${sql.raw(descending ? 'desc' : 'asc')}${hasNulls ? sql.raw(descending ? ' nulls last' : ' nulls first') : sql``}`,
  stillWanted: sql`true`,
  withoutIndex: (column) => column,
  computedOnce: (name, rows) => sql`${sql.ref(name)} as materialized (${rows})`,
  // The planner takes a time that grows with the square of the number of alternatives, and these are none.
  orAbsent: (condition) => sql`((${condition}) is not false)`,
  elements: (object, name, alias, kind) => sql`${elementsOf[kind](listIn(object, name))} as ${sql.ref(alias)}`,
  // The size is found without reading the value.
  storedBytes: (column) => sql`octet_length(${column})`,
  valueOrSize: (column, mostBytes) => sql`case when octet_length(${column}) <= ${mostBytes}::bigint then ${column} end`,
  sizeBeside: (column, mostBytes) => sql`case when octet_length(${column}) > ${mostBytes}::bigint then octet_length(${column}) else 0 end`,
  datePart: (part, instant) => sql`floor(extract(${sql.raw(part)} from ${instant} at time zone 'UTC'))::integer`,
  text: {
    length: (value) => sql`length(${text(value)})`,
    trim: (value) => sql`btrim(${text(value)}, E' \\t\\n\\r')`,
    position: (value, sought) => sql`strpos(${text(value)}, ${text(sought)})`,
    substring: (value, from, count) =>
      count ? sql`substr(${text(value)}, ${whole(from)}, ${whole(count)})` : sql`substr(${text(value)}, ${whole(from)})`,
    endAsLongAs: (value, other) => sql`right(${text(value)}, length(${text(other)}))`,
    concat: (...texts) =>
      sql`(${sql.join(
        texts.map((part) => text(part)),
        sql` || `,
      )})`,
    replace: (value, sought, by) => sql`replace(${text(value)}, ${text(sought)}, ${text(by)})`,
  },
  number: {
    // PostgreSQL rounds halves to even numbers.
    round: (value) => sql`sign((${value})::float8) * floor(abs((${value})::float8) + 0.5)`,
    floor: (value) => sql`floor((${value})::float8)`,
    ceiling: (value) => sql`ceil((${value})::float8)`,
  },
}
