import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ItemRow } from '../../generated/prisma/content.ts'
import type { ContentDatabase } from '../../src/core/kernel/ports.ts'
import type { ColumnRef, Comparison, Predicate, RowOrder, RowQuery, Scalar } from '../../src/core/kernel/query.ts'
import { itemRow, listId, siteId, watchedContent } from './open.ts'

const amount: ColumnRef = { column: 'number1', type: 'number', indexed: { column: 'ixNumber1', absent: -Number.MAX_VALUE } }
const status: ColumnRef = { column: 'text1', type: 'text', indexed: { column: 'ixText1', absent: '' } }
const due: ColumnRef = { column: 'date1', type: 'instant', indexed: { column: 'ixDate1', absent: -62_200_000_000_000 } }
const title: ColumnRef = { column: 'title', type: 'text' }
const plain: ColumnRef = { column: 'number2', type: 'number' }
const id: ColumnRef = { column: 'itemId', type: 'integer' }

const compare = (column: ColumnRef, comparison: Comparison, value: Scalar): Predicate => ({ op: 'compare', comparison, column, value })
const all = (...operands: Predicate[]): Predicate => ({ op: 'and', operands })
const by = (column: ColumnRef, descending = false): RowOrder[] => [{ column, descending }]

/** More rows than are counted, with three in ten without a value. */
const rowCount = 6_000
const rows = Array.from({ length: rowCount }, (_, n) => {
  const number = n % 10 < 3 ? null : (n * 7_919) % 1_000
  const text = n % 10 < 3 ? null : `s${n % 4}`
  const date = n % 10 < 3 ? null : ((n * 31) % 500) * 86_400_000
  return {
    itemId: n + 1,
    title: `t${(n * 13) % 997}`,
    number1: number,
    ixNumber1: number ?? amount.indexed?.absent,
    text1: text,
    ixText1: text ?? '',
    date1: date,
    ixDate1: date ?? due.indexed?.absent,
    number2: n % 50,
  } as Partial<ItemRow> & { itemId: number }
})

let directory: string
let database: ContentDatabase
let explained: BetterSqlite.Database
let seen: string[] = []

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'tenon-plans-'))
  const path = join(directory, 'content.db')
  database = watchedContent(path, ({ sql }) => void seen.push(sql))
  await database.transaction(async (records) => {
    for (const row of rows) await records.insert('Item', itemRow(row))
  })
  explained = new BetterSqlite(path, { readonly: true })
})
afterAll(async () => {
  explained.close()
  await database.close()
  rmSync(directory, { recursive: true })
})

/** The ids that a query returns, and its query plan. */
async function run(query: Partial<RowQuery>): Promise<{ ids: number[]; plan: string }> {
  seen = []
  const found = await database.records.queryItems({ siteId, listId, orderBy: [], limit: 20, columns: ['itemId'], ...query })
  const sql = seen.at(-1) ?? ''
  const steps = explained.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(new Array((sql.match(/\?/g) ?? []).length).fill(null)) as {
    detail: string
  }[]
  return { ids: found.map((row) => row.itemId), plan: steps.map(({ detail }) => detail).join('; ') }
}

const valueOf = (row: (typeof rows)[number], { column }: ColumnRef) => (row as Record<string, Scalar | null>)[column] ?? null

/** The same ids by a sort in JavaScript. */
function expected(matches: (row: (typeof rows)[number]) => boolean, column: ColumnRef, descending = false): number[] {
  const less = (a: Scalar | null, b: Scalar | null) => (a === b ? 0 : a === null ? -1 : b === null ? 1 : a < b ? -1 : 1)
  return rows
    .filter(matches)
    .sort((a, b) => less(valueOf(a, column), valueOf(b, column)) * (descending ? -1 : 1) || a.itemId - b.itemId)
    .map((row) => row.itemId)
}

const inList = 'siteId=? AND listId=?'

describe('the plan of a page', () => {
  it('is one statement without a filter, and the count of all of them another', async () => {
    await run({})
    expect(seen).toHaveLength(1)
    await run({ orderBy: by(amount), after: { itemId: 4_445, values: [1] } })
    expect(seen).toHaveLength(1)
    seen = []
    await database.records.countItems(siteId, listId)
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['a number', amount, 'ixNumber1'],
    ['a text', status, 'ixText1'],
    ['a date', due, 'ixDate1'],
    ['the title', title, 'title'],
  ])('in the order of %s is a walk along its index, without a filter, with one, and behind a page', async (_, column, indexed) => {
    const index = `SEARCH Item USING INDEX Item_listKey_${indexed}_itemId_idx (listKey=?`
    const from = valueOf(rows[4_444] as (typeof rows)[number], column) as Scalar
    const first = await run({ orderBy: by(column) })
    expect(first.plan).toMatch(indexed === 'title' ? `${index})` : `${index} AND ${indexed}>?)`)
    const filtered = await run({ orderBy: by(column), where: compare(column, 'ge', from) })
    expect(filtered.plan).toBe(`${index} AND ${indexed}>?)`)
    const next = await run({ orderBy: by(column), after: { itemId: 4_445, values: [from] }, where: compare(column, 'ge', from) })
    expect(next.plan).toBe(`${index} AND (${indexed},itemId)>(?,?))`)
    for (const { plan } of [first, filtered, next]) expect(plan).not.toMatch(/TEMP B-TREE|SCAN/)
    const descending = await run({ orderBy: by(column, true), where: compare(column, 'le', from) })

    expect(first.ids).toEqual(expected(() => true, column).slice(0, 20))
    const ge = expected((row) => valueOf(row, column) !== null && (valueOf(row, column) as Scalar) >= from, column)
    expect(filtered.ids).toEqual(ge.slice(0, 20))
    expect(next.ids).toEqual(ge.slice(ge.indexOf(4_445) + 1).slice(0, 20))
    const le = expected((row) => valueOf(row, column) !== null && (valueOf(row, column) as Scalar) <= from, column, true)
    expect(descending.ids).toEqual(le.slice(0, 20))
    const lower = await run({
      orderBy: by(column, true),
      after: { itemId: 4_445, values: [from] },
      where: compare(column, 'le', from),
      skip: 3,
    })
    expect(lower.ids).toEqual(le.slice(le.indexOf(4_445) + 1).slice(3, 23))
  })

  it.each([[status], [amount]])('down an index looks at no more rows of one value than it shows, on every page', async (column) => {
    const sorted = expected(() => true, column, true)
    let after: RowQuery['after']
    for (let at = 0; at < rowCount; at += 500) {
      const { ids, plan } = await run({ orderBy: by(column, true), limit: 500, ...(after && { after }) })
      expect(ids).toEqual(sorted.slice(at, at + 500))
      const index = `SEARCH Item USING (?:COVERING )?INDEX Item_listKey_${column.indexed?.column}_itemId_idx`
      expect(plan.match(new RegExp(index, 'g'))).toHaveLength(after ? 4 : 3)
      expect(plan).toMatch(`${column.indexed?.column}=?)`)
      expect(plan).not.toMatch(/SEARCH Item USING INDEX sqlite_autoindex/)
      const last = rows[(ids.at(-1) ?? 0) - 1] as (typeof rows)[number]
      after = { itemId: last.itemId, values: [valueOf(last, column)] }
    }
  })

  it('down an index ends with the page, not where the filter ends', async () => {
    const { ids } = await run({ orderBy: by(amount, true), where: compare(amount, 'lt', 900) })
    expect(ids).toEqual(expected((row) => row.number1 !== null && (row.number1 as number) < 900, amount, true).slice(0, 20))
    expect(seen.at(-1)).toMatch(
      /order by "ixNumber1" desc limit \+?\?\) as "part" where "order0" > coalesce\(\(select "value" from "bound"\), \+\?\)/,
    )
  })

  it('by id, behind any of them, and of one value is one search', async () => {
    const key = `SEARCH Item USING INDEX sqlite_autoindex_Item_1 (${inList}`
    expect((await run({})).plan).toBe(`${key})`)
    expect((await run({ after: { itemId: 3_000, values: [] } })).plan).toBe(`${key} AND itemId>?)`)
    const equal = await run({ where: compare(status, 'eq', 's2') })
    expect(equal.plan).toBe(`SEARCH Item USING INDEX Item_listKey_ixText1_itemId_idx (listKey=? AND ixText1=?)`)
    expect(equal.ids).toEqual(expected((row) => row.text1 === 's2', id).slice(0, 20))
    const absent = await run({ where: { op: 'absent', column: amount } })
    expect(absent.plan).toBe(`SEARCH Item USING INDEX Item_listKey_ixNumber1_itemId_idx (listKey=? AND ixNumber1=?)`)
    expect(absent.ids).toEqual(expected((row) => row.number1 === null, id).slice(0, 20))
  })

  it('walks along the order where many rows pass the filter of another column, and by the filter where few do', async () => {
    const many = compare(amount, 'ge', 10)
    const walk = await run({ where: all(many, compare(plain, 'lt', 25)), orderBy: by(due) })
    expect(walk.plan).toBe(`SEARCH Item USING INDEX Item_listKey_ixDate1_itemId_idx (listKey=? AND ixDate1>?)`)
    const isMany = (row: (typeof rows)[number]) => row.number1 !== null && (row.number1 as number) >= 10 && (row.number2 as number) < 25
    expect(walk.ids).toEqual(expected(isMany, due).slice(0, 20))
    const next = await run({
      where: all(many, compare(plain, 'lt', 25)),
      orderBy: by(due),
      after: { itemId: walk.ids[19] ?? 0, values: [valueOf(rows[(walk.ids[19] ?? 0) - 1] as (typeof rows)[number], due)] },
    })
    expect(next.ids).toEqual(expected(isMany, due).slice(20, 40))

    const rare = await run({ where: compare(amount, 'lt', 10), orderBy: by(due, true) })
    expect(rare.plan).toMatch(`SEARCH Item USING INDEX Item_listKey_ixNumber1_itemId_idx (listKey=? AND ixNumber1>? AND ixNumber1<?)`)
    const isRare = (row: (typeof rows)[number]) => row.number1 !== null && (row.number1 as number) < 10
    expect(rare.ids).toEqual(expected(isRare, due, true).slice(0, 20))
    const byId = await run({ where: compare(amount, 'lt', 10) })
    expect(byId.ids).toEqual(expected(isRare, id).slice(0, 20))
    const rest = await run({ where: compare(amount, 'lt', 10), after: { itemId: byId.ids[9] ?? 0, values: [] } })
    expect(rest.ids.slice(0, 10)).toEqual(byId.ids.slice(10))
  })
})
