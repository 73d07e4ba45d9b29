import { Connection } from 'mysql2'
import type { ExecuteValues } from 'mysql2/promise'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentTables, type ItemRow } from '../../../generated/prisma/content.ts'
import type { ContentDatabase } from '../../../src/core/kernel/ports.ts'
import type { ColumnRef, Predicate, RowQuery, Scalar } from '../../../src/core/kernel/query.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import { connectMySql } from '../../../src/stores/mysql/server.ts'
import { connectClient } from '../../../src/stores/postgresql/server.ts'
import type { ServerPlace } from '../../../src/stores/servers.ts'
import { freshMySqlDatabase, mysqlMigrations, mysqlUrl } from '../../support/mysql/databases.ts'
import { freshDatabase, postgresqlUrl, serverMigrations } from '../../support/postgresql/databases.ts'
import { contentMigrations, itemRow, listId, siteId } from '../open.ts'

const waiting = 240_000
const rowCount = 20_000
/** A page has ten rows. */
const limit = 10
/** The most rows that the statement of a page may read. A fifth of all rows have the status that is asked for. */
const mostRead = 1_000

const title: ColumnRef = { column: 'title', type: 'text' }
const amount: ColumnRef = { column: 'number1', type: 'number', indexed: { column: 'ixNumber1', absent: -Number.MAX_VALUE } }
const status: ColumnRef = { column: 'text1', type: 'text', indexed: { column: 'ixText1', absent: '' } }
const due: ColumnRef = { column: 'date1', type: 'instant', indexed: { column: 'ixDate1', absent: -62_200_000_000_000 } }

/** The items of the list. */
const items = Array.from({ length: rowCount }, (_, at) => {
  const n = at + 1
  const name = n % 4_000 === 1 ? null : `t${(n * 31) % rowCount}`
  return { itemId: n, title: name, status: `s${n % 5}`, amount: (n * 7_919) % rowCount, days: (n * 37) % 2_000 }
})
type Item = (typeof items)[number]

const dayOf = (days: number): number => Date.UTC(2026, 0, 1) + days * 86_400_000

/** What the items are in SQL. */
const valuesOf = (dateOf: (days: string) => string): Readonly<Record<string, string>> => ({
  itemId: 'n',
  uniqueId: `'item ' || n`,
  title: `CASE WHEN n % 4000 <> 1 THEN 't' || ((n * 31) % ${rowCount}) END`,
  text1: `'s' || (n % 5)`,
  ixText1: `'s' || (n % 5)`,
  number1: `(n * 7919) % ${rowCount}`,
  ixNumber1: `(n * 7919) % ${rowCount}`,
  date1: dateOf('(n * 37) % 2000'),
  ixDate1: dateOf('(n * 37) % 2000'),
})

/** Adds all items but the first one, which is there. */
function additionOf(dateOf: (days: string) => string): string {
  const values = valuesOf(dateOf)
  const names = Object.keys(contentTables.Item.columns)
  const digits = `(SELECT 0 AS d${Array.from({ length: 9 }, (_, at) => ` UNION ALL SELECT ${at + 1}`).join('')})`
  const numbers = `SELECT 2 + a.d + 10 * b.d + 100 * c.d + 1000 * d.d + 10000 * e.d AS n FROM ${[...'abcde'].map((name) => `${digits} AS ${name}`).join(', ')}`
  return `INSERT INTO "Item" (${names.map((name) => `"${name}"`).join(', ')})
    SELECT ${names.map((name) => values[name] ?? `i."${name}"`).join(', ')} FROM "Item" AS i, (${numbers}) AS s WHERE n <= ${rowCount}`
}

interface Asked extends Pick<RowQuery, 'where' | 'orderBy' | 'after'> {
  /** Whether an item is on this page or a later one. */
  readonly has: (item: Item) => boolean
  /** Which of two items comes first. */
  readonly order: (one: Item, other: Item) => number
}

const by = (column: ColumnRef, descending = false) => [{ column, descending }]
const after = (value: Scalar | null, itemId: number) => ({ after: { values: [value], itemId } })
const byId = (one: Item, other: Item) => one.itemId - other.itemId
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const byTitle = (one: Item, other: Item) => compare(one.title ?? '', other.title ?? '') || byId(one, other)
const byDateBack = (one: Item, other: Item) => other.days - one.days || byId(one, other)

const isS3: Predicate = { op: 'compare', comparison: 'eq', column: status, value: 's3' }
const has3 = (item: Item) => item.status === 's3'

const pages: Readonly<Record<string, Asked>> = {
  'by title, with no title first': { orderBy: by(title), has: () => true, order: byTitle },
  'by title, behind an item without one': {
    ...{ orderBy: by(title), ...after(null, 10_000) },
    has: (item) => item.title !== null || item.itemId > 10_000,
    order: byTitle,
  },
  'by title, behind one of the middle': {
    ...{ orderBy: by(title), ...after('t10000', 7) },
    has: (item) => item.title !== null && (item.title > 't10000' || (item.title === 't10000' && item.itemId > 7)),
    order: byTitle,
  },
  'by title backwards': {
    orderBy: by(title, true),
    has: () => true,
    order: (one, other) => compare(other.title ?? '', one.title ?? '') || byId(one, other),
  },
  'by title backwards, behind one of the middle': {
    ...{ orderBy: by(title, true), ...after('t15000', 7) },
    has: ({ title: name, itemId }) => name === null || name < 't15000' || (name === 't15000' && itemId > 7),
    order: (one, other) => compare(other.title ?? '', one.title ?? '') || byId(one, other),
  },
  'by title backwards, behind an item without one': {
    ...{ orderBy: by(title, true), ...after(null, 4_001) },
    has: (item) => item.title === null && item.itemId > 4_001,
    order: byId,
  },
  'by title backwards, from the last one with a title': {
    ...{ orderBy: by(title, true), ...after('t1', 1) },
    has: ({ title: name, itemId }) => name === null || name < 't1' || (name === 't1' && itemId > 1),
    order: (one, other) => compare(other.title ?? '', one.title ?? '') || byId(one, other),
  },
  'an equal status, by title backwards': {
    ...{ where: isS3, orderBy: by(title, true) },
    has: has3,
    order: (one, other) => compare(other.title ?? '', one.title ?? '') || byId(one, other),
  },
  'titles with a beginning, by title': {
    where: { op: 'match', match: 'startswith', column: title, text: 't1' },
    orderBy: by(title),
    has: (item) => item.title?.startsWith('t1') === true,
    order: byTitle,
  },
  'an equal status, by date backwards': { where: isS3, orderBy: by(due, true), has: has3, order: byDateBack },
  'an equal status, by date backwards, behind one of the middle': {
    ...{ where: isS3, orderBy: by(due, true), ...after(dayOf(1_000), 5_000) },
    has: (item) => has3(item) && (item.days < 1_000 || (item.days === 1_000 && item.itemId > 5_000)),
    order: byDateBack,
  },
  'an equal status, by number': {
    ...{ where: isS3, orderBy: by(amount) },
    has: has3,
    order: (one, other) => one.amount - other.amount || byId(one, other),
  },
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** How many rows, or entries of indexes, the nodes of a plan have read. */
function readBy(node: PlanNode): number {
  const isScan = node['Node Type'].includes('Scan') && !['CTE Scan', 'Subquery Scan'].includes(node['Node Type'])
  const own = isScan ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + readBy(child), own)
}

/** A database with the first item, and another program that is connected to it. */
interface Watched {
  readonly database: ContentDatabase
  run(text: string): Promise<unknown>
  dateOf(days: string): string
  readonly analyze: string
  /** How many rows the database reads for the statement that asks for a page, of those that `ask` sends. */
  rowsReadBy<T>(ask: () => Promise<T>): Promise<{ readonly answer: T; readonly read: number; readonly how: unknown }>
  end(): Promise<void>
}

async function opened(place: ServerPlace, migrations: string): Promise<ContentDatabase> {
  const database = await openContentDatabase({ path: place.database, server: place, migrations, copyMigrations: contentMigrations })
  const { absent } = amount.indexed ?? {}
  const first = { itemId: 1, title: null, text1: 's1', ixText1: 's1', ixNumber1: absent, date1: dayOf(37), ixDate1: dayOf(37) }
  await database.transaction((records) => records.insert('Item', itemRow(first as Partial<ItemRow> & { itemId: number })))
  return database
}

async function onPostgreSql(): Promise<Watched> {
  const { place, drop } = await freshDatabase('content')
  const database = await opened(place, serverMigrations('content'))
  const other = await connectClient(place, 60_000)
  await other.query('ALTER TABLE "Item" SET (autovacuum_enabled = off)')
  return {
    database,
    run: (text) => other.query(text),
    dateOf: (days) => `timestamptz '2026-01-01 00:00:00Z' + ${days} * interval '1 day'`,
    analyze: 'ANALYZE "Item"',
    async rowsReadBy(ask) {
      const sent = vi.spyOn(pg.Client.prototype, 'query')
      const answer = await ask()
      const statements = sent.mock.calls.map(([first]) => first as unknown as pg.QueryConfig)
      sent.mockRestore()
      const { text, values = [] } = statements.find((statement) => String(statement.text).includes('from "Item"')) ?? {}
      const explained = await other.query({ text: `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`, values })
      const [{ Plan: how }] = JSON.parse(explained.rows[0]['QUERY PLAN'])
      return { answer, read: readBy(how), how }
    },
    async end() {
      await other.end()
      await database.close()
      await drop()
    },
  }
}

interface Executes {
  execute(...words: unknown[]): unknown
}

/** The class of all connections of the driver of MySQL. */
const connections = Object.getPrototypeOf((Connection as unknown as { readonly prototype: object }).prototype) as Executes

async function onMySql(): Promise<Watched> {
  const { place, drop } = await freshMySqlDatabase('content')
  const database = await opened(place, mysqlMigrations('content'))
  const other = await connectMySql(place, 0)
  return {
    database,
    run: (text) => other.connection.query(text),
    dateOf: (days) => `timestamp '2026-01-01 00:00:00' + interval ${days} day`,
    analyze: 'ANALYZE TABLE "Item"',
    async rowsReadBy(ask) {
      const sent = vi.spyOn(connections, 'execute')
      const answer = await ask()
      const statements = sent.mock.calls.map(([first, second]) =>
        typeof first === 'string' ? { sql: first, values: second } : (first as { readonly sql: string; readonly values?: unknown }),
      )
      sent.mockRestore()
      // Statements before the last one find out whether few rows pass a test: they stop at 2,000.
      const { sql = '', values } = statements.findLast((statement) => statement.sql.includes('from `Item`')) ?? {}
      await other.connection.query('FLUSH STATUS')
      await other.connection.execute(sql, values as ExecuteValues)
      const counts = await other.rows(`SHOW SESSION STATUS LIKE 'Handler_read%'`)
      return { answer, read: counts.reduce((sum, { Value }) => sum + Number(Value), 0), how: counts }
    },
    async end() {
      await other.end()
      await database.close()
      await drop()
    },
  }
}

const databases = {
  ...((postgresqlUrl !== undefined || process.env.CI) && { PostgreSQL: onPostgreSql }),
  ...((mysqlUrl !== undefined || process.env.CI) && { MariaDB: onMySql }),
}

describe.each(Object.entries(databases))('an ordered page of a long list on %s', (_, open) => {
  let watched: Watched

  beforeAll(async () => {
    watched = await open()
    await watched.run(additionOf(watched.dateOf))
    await watched.run(watched.analyze)
  }, waiting)
  afterAll(() => watched.end(), waiting)

  it.each(Object.entries(pages))('has the right rows, and few of the others are read: %s', { timeout: waiting }, async (_name, asked) => {
    const { has, order, ...query } = asked
    const ask = () => watched.database.records.queryItems({ siteId, listId, limit, ...query })
    const { answer, read, how } = await watched.rowsReadBy(ask)
    const expected = items.filter(has).toSorted(order).slice(0, limit)
    expect(answer.map(({ itemId }) => itemId)).toEqual(expected.map(({ itemId }) => itemId))
    expect(read, JSON.stringify(how)).toBeGreaterThan(0)
    expect(read, JSON.stringify(how)).toBeLessThan(mostRead)
  })
})
