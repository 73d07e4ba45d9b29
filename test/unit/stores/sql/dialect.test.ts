import { readdirSync, readFileSync } from 'node:fs'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type ContentTables, contentTables } from '../../../../generated/prisma/content.ts'
import type { ColumnRef } from '../../../../src/core/kernel/query.ts'
import type { SqlDialect } from '../../../../src/stores/sql/dialect.ts'
import { itemQueriesOf } from '../../../../src/stores/sql/item-rows.ts'
import { tableRecordsOf } from '../../../../src/stores/sql/records.ts'
import type { SqlRow, SqlSession, SqlValue } from '../../../../src/stores/sql/session.ts'
import { sqliteDialect } from '../../../../src/stores/sqlite/dialect.ts'

/** A dialect of another kind of database: numbered placeholders, a boolean type, other function names. */
const other: SqlDialect = {
  ...sqliteDialect,
  builder: new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  booleans: { encode: (value) => value, decode: (value) => value === true },
  ordered: (value, descending) => (descending ? sql`${value} desc nulls last` : sql`${value} asc nulls first`),
  withoutIndex: (column) => column,
  storedBytes: (column) => sql`octet_length(${column}::text)`,
  valueOrSize: (column, mostBytes) =>
    sql`case when octet_length(${column}) > ${mostBytes} then to_json(octet_length(${column})) else to_json(${column}) end`,
  datePart: (part, instant) => sql`date_part(${sql.lit(part)}, to_timestamp(${instant} / 1000.0))`,
  elements: (object, name, alias) => sql`jsonb_array_elements(${object} -> ${sql.lit(name)}) as ${sql.ref(alias)}(value)`,
  text: { ...sqliteDialect.text, position: (text, sought) => sql`strpos(${text}, ${sought})` },
}

/** Records the statements and returns the same rows for each. */
function session(rows: SqlRow[] = []) {
  const asked: { sql: string; parameters: readonly SqlValue[] }[] = []
  const note = (sql: string, parameters: readonly SqlValue[]) => {
    asked.push({ sql, parameters })
    return Promise.resolve(structuredClone(rows))
  }
  const noting: SqlSession = {
    query: note,
    executeReturning: note,
    execute: async (text, parameters) => (await note(text, parameters)).length,
  }
  return { noting, asked }
}

it('nothing but a dialect spells what a database calls its own', () => {
  const folder = new URL('../../../../src/stores/sql/', import.meta.url)
  for (const name of readdirSync(folder))
    expect(readFileSync(new URL(name, folder), 'utf8'), name).not.toMatch(
      /sqlite|fts5|strftime|json_each|json_extract|instr\(|substr\(|\? 1 : 0/i,
    )
})

describe('statements are written in the dialect of their database', () => {
  const list = { siteId: 's', id: 'l' }

  it('those of records: placeholders, booleans, order', async () => {
    const { noting, asked } = session([{ ...list, hidden: true }])
    const records = tableRecordsOf<ContentTables>(other, contentTables)(noting)
    await records.update('List', list, { hidden: true })
    const [row] = await records.query('List', {
      where: { siteId: 's', hidden: false },
      orderBy: ['title'],
      descending: ['title'],
      limit: 5,
    })
    expect(row?.hidden).toBe(true)
    expect(asked[0]).toEqual({ sql: 'update "List" set "hidden" = $1 where "siteId" = $2 and "id" = $3', parameters: [true, 's', 'l'] })
    expect(asked[1]?.sql).toMatch(/where "siteId" = \$1 and "hidden" = \$2 order by "title" desc nulls last limit \$3$/)
    expect(asked[1]?.parameters).toEqual(['s', false, 5])
  })

  it('those of item rows: functions, parts of instants, several values, booleans', async () => {
    const { noting, asked } = session()
    const { queryItems } = itemQueriesOf(other)(noting)
    const created: ColumnRef = { column: 'createdAt', type: 'instant', part: 'year' }
    const many: ColumnRef = { column: 'extra', type: 'text', values: 'text1' }
    await queryItems({
      siteId: 's',
      listId: '22222222-bbbb-4bbb-8bbb-222222222222',
      where: {
        op: 'and',
        operands: [
          { op: 'compare', comparison: 'eq', column: created, value: 2026 },
          { op: 'match', match: 'substringof', column: { column: 'title', type: 'text' }, text: 'a' },
          { op: 'compare', comparison: 'eq', column: many, value: 'x' },
          { op: 'compare', comparison: 'ne', column: { column: 'bool1', type: 'boolean' }, value: 1 },
        ],
      },
      orderBy: [{ column: { column: 'number2', type: 'number' }, descending: false }],
      limit: 10,
    })
    const { sql: text = '', parameters = [] } = asked[0] ?? {}
    expect(text).toContain(`date_part('year', to_timestamp("createdAt" / 1000.0)) = $`)
    expect(text).toContain('strpos("title", $')
    expect(text).toContain(`jsonb_array_elements("Item"."extra" -> 'text1') as "one"(value)`)
    expect(text).toContain('asc nulls first')
    expect(text).not.toMatch(/strftime|json_each|instr\(|\?/)
    expect(parameters).toContain(true)
  })

  it('and each database keeps its own', async () => {
    const here = session()
    const there = session()
    await tableRecordsOf<ContentTables>(sqliteDialect, contentTables)(here.noting).find('List', list, ['id'])
    await tableRecordsOf<ContentTables>(other, contentTables)(there.noting).find('List', list, ['id'])
    expect(here.asked[0]?.sql).toBe('select "id" from "List" where "siteId" = +? and "id" = +? limit 1')
    expect(there.asked[0]?.sql).toBe('select "id" from "List" where "siteId" = $1 and "id" = $2 limit 1')
  })
})
