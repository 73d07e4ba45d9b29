import { appendFileSync } from 'node:fs'
import { type ContentTables, contentTables } from '../../../generated/prisma/content.ts'
import { type FarmTables, farmTables } from '../../../generated/prisma/farm.ts'
import type { ContentDatabase, FarmDatabase } from '../../../src/core/kernel/ports.ts'
import type { ColumnRef, Predicate, ValueCall } from '../../../src/core/kernel/query.ts'
import { serverIndexOn } from '../../../src/stores/search/server-index.ts'
import { itemQueriesOf } from '../../../src/stores/sql/item-rows.ts'
import { tableRecordsOf } from '../../../src/stores/sql/records.ts'
import type { SqlDatabase, SqlRow, SqlSession, SqlValue } from '../../../src/stores/sql/session.ts'
import { sqlserverDialect } from '../../../src/stores/sqlserver/dialect.ts'
import { sqlserverIndexSql } from '../../../src/stores/sqlserver/search/index-sql.ts'

/** The file that gets each statement for SQL Server once, as a line of JSON; undefined if nobody asks for them. */
const file = process.env.TENON_TSQL

/** Statements of this process. */
export const kept: WrittenStatement[] = []

/** Whether statements for SQL Server are written: then a suite needs one database only. */
export const isShadowed = file !== undefined

export interface WrittenStatement {
  readonly text: string
  /** How many values were sent with it. */
  readonly values: number
}

const written = new Set<string>()

function write(text: string, values: readonly SqlValue[]): void {
  if (written.has(text)) return
  written.add(text)
  if (file === undefined) kept.push({ text, values: values.length })
  else appendFileSync(file, `${JSON.stringify({ text, values: values.length } satisfies WrittenStatement)}\n`)
}

/** Rows that let the next statement be written: an index has found its work, and documents that are gone. */
function answer(text: string): SqlRow[] {
  if (text.includes('FROM "SearchWork"')) return [{ listId: 'x', after: 0, isAwaited: false }]
  return text.startsWith('SELECT "id", "number"') ? [{ id: 1, number: 1 }] : []
}

const session: SqlSession = {
  query: (text, values) => {
    write(text, values)
    return Promise.resolve(answer(text))
  },
  execute: (text, values) => {
    write(text, values)
    return Promise.resolve(text.startsWith('DELETE') ? 0 : Number.MAX_SAFE_INTEGER)
  },
  executeReturning: () => Promise.reject(new Error('No statement for SQL Server returns what it has changed.')),
  together: (work) => work(session),
}

const database = { session, transaction: (work: (inside: SqlSession) => unknown) => work(session) } as unknown as SqlDatabase

type Methods = Readonly<Record<string, unknown>>

/** Each call goes to both; the second one writes statements, and what it returns is of no use. */
const both = <T extends object>(real: T, twin: object): T =>
  new Proxy(real, {
    get(target, name, receiver) {
      const own: unknown = Reflect.get(target, name, receiver)
      const other = (twin as Methods)[String(name)]
      if (typeof own !== 'function' || typeof other !== 'function') return own
      return (...given: unknown[]): unknown => {
        // Wrong values fail an assertion here as there.
        Promise.resolve()
          .then(() => other(...given) as unknown)
          .catch(() => undefined)
        return own.apply(target, given) as unknown
      }
    },
  })

const contentTwin = {
  ...tableRecordsOf<ContentTables>(sqlserverDialect, contentTables)(session),
  ...itemQueriesOf(sqlserverDialect)(session),
}
const farmTwin = tableRecordsOf<FarmTables>(sqlserverDialect, farmTables)(session)

/** A database whose calls also write the statements that SQL Server would get; the same database if nobody asks for them. */
export function withShadow(content: ContentDatabase): ContentDatabase {
  if (file === undefined) return content
  return {
    ...content,
    records: both(content.records, contentTwin),
    transaction: (work, durability) => content.transaction((inside, attempt) => work(both(inside, contentTwin), attempt), durability),
    search: both(content.search, serverIndexOn(sqlserverIndexSql)(database)),
  }
}

/** As `withShadow`, for a farm database. */
export function farmWithShadow(farm: FarmDatabase): FarmDatabase {
  if (file === undefined) return farm
  return {
    ...farm,
    records: both(farm.records, farmTwin),
    transaction: (work, durability) => farm.transaction((inside, attempt) => work(both(inside, farmTwin), attempt), durability),
  }
}

const siteId = '11111111-aaaa-4aaa-8aaa-111111111111'
const listId = '22222222-bbbb-4bbb-8bbb-222222222222'

const title: ColumnRef = { column: 'title', type: 'text' }
const amount: ColumnRef = { column: 'number1', type: 'number' }
const person: ColumnRef = {
  ...{ column: 'title', type: 'text' },
  reference: { by: { column: 'int1', type: 'integer' }, to: { table: 'Principal', siteId } },
}

const calls: readonly ValueCall[] = [
  ...([{ name: 'trim' }, { name: 'concat', before: 'a', behind: 'b' }, { name: 'replace', text: 'a', by: 'b' }] satisfies ValueCall[]),
  ...([
    { name: 'substring', from: 1 },
    { name: 'substring', from: 1, count: 2 },
  ] satisfies ValueCall[]),
]

const compare = (column: ColumnRef, value: string | number): Predicate => ({ op: 'compare', comparison: 'eq', column, value })

/** What the suites of the ports do not ask for, and those of the contract do. */
const further: readonly Predicate[] = [
  ...(['text', 'number'] as const).map((type) => compare({ column: 'extra', type, values: 'one' }, type === 'text' ? 'x' : 1)),
  { op: 'not', operand: compare({ column: 'extra', type: 'text', values: 'one' }, 'x') },
  ...calls.map((call) => compare({ ...title, calls: [call] }, 'x')),
  compare({ ...title, calls: [{ name: 'indexof', text: 'a' }] }, 1),
  compare({ ...title, calls: [{ name: 'trim' }, { name: 'length' }] }, 1),
  ...(['round', 'floor', 'ceiling'] as const).map((name) => compare({ ...amount, calls: [{ name }] }, 1)),
  compare({ ...amount, calls: [{ name: 'remainder', by: 7 }] }, 1),
  ...(['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map((part) =>
    compare({ column: 'createdAt', type: 'instant', part }, 1),
  ),
  ...(['startswith', 'endswith', 'substringof'] as const).map((match): Predicate => ({ op: 'match', match, column: title, text: 'x' })),
  { op: 'not', operand: { op: 'in', column: title, values: ['a', 'b', 'c'] } },
  ...[compare(person, 'x'), { op: 'not', operand: compare(person, 'x') } as const],
]

/** Writes statements that only the contract suites make. */
export async function writeFurther(): Promise<void> {
  for (const where of further) await contentTwin.queryItems({ siteId, listId, where, orderBy: [], limit: 5 })
  const indexed = { column: 'text1', type: 'text', indexed: { column: 'ixText1', absent: '' } } as const
  for (const descending of [true, false])
    for (const after of [undefined, { itemId: 4, values: ['x'] }])
      for (const skip of [0, 3])
        await contentTwin.queryItems({
          siteId,
          listId,
          orderBy: [{ column: indexed, descending }],
          limit: 5,
          skip,
          ...(after && { after }),
        })
  // A second order by the same value.
  const twice = { column: person, descending: false }
  await contentTwin.queryItems({ siteId, listId, orderBy: [twice, twice], limit: 5, measured: { columns: ['extra'], mostBytes: 9 } })
  await serverIndexOn(sqlserverIndexSql)(database).forget(siteId)
}
