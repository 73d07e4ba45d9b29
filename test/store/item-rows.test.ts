import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import type { ItemRow } from '../../generated/prisma/content.ts'
import type { ContentDatabase } from '../../src/core/kernel/ports.ts'
import type { ColumnRef, Comparison, Predicate, RowQuery, TextMatch } from '../../src/core/kernel/query.ts'
import { backEnds, freshContent, freshFolder, itemRow, listId, otherListId, siteId, watchedContent } from './open.ts'

const text1: ColumnRef = { column: 'text1', type: 'text' }
const number1: ColumnRef = { column: 'number1', type: 'number' }
const date1: ColumnRef = { column: 'date1', type: 'instant' }
const itemId: ColumnRef = { column: 'itemId', type: 'integer' }
const authorId: ColumnRef = { column: 'authorId', type: 'integer' }

const compare = (column: ColumnRef, comparison: Comparison, value: string | number): Predicate => ({
  op: 'compare',
  comparison,
  column,
  value,
})
const match = (kind: TextMatch, text: string, column = text1): Predicate => ({ op: 'match', match: kind, column, text })
const not = (operand: Predicate): Predicate => ({ op: 'not', operand })

async function addItems(database: ContentDatabase, rows: readonly (Partial<ItemRow> & { itemId: number })[]): Promise<void> {
  await database.transaction(async (records) => {
    for (const row of rows) await records.insert('Item', itemRow(row))
  })
}

async function idsOf(database: ContentDatabase, query: Partial<RowQuery>): Promise<number[]> {
  const rows = await database.records.queryItems({ siteId, listId, orderBy: [], limit: 1000, ...query })
  return rows.map((row) => row.itemId)
}

describe.each(backEnds)('item rows in a %s', (backEnd) => {
  it('come from one list, without those in the recycle bin, by ascending id', async () => {
    const database = await freshContent(backEnd)
    await addItems(database, [
      { itemId: 3 },
      { itemId: 1 },
      { itemId: 2, recycledIn: 'bin' },
      { itemId: 4, listId: otherListId },
      { itemId: 5, siteId: 'other' },
    ])
    expect(await idsOf(database, {})).toEqual([1, 3])
    expect(await database.records.countItems(siteId, listId)).toBe(2)
    expect(await idsOf(database, { listId: '99999999-bbbb-4bbb-8bbb-999999999999' })).toEqual([])
    expect(await database.records.countItems(siteId, 'missing')).toBe(0)
  })

  it('have every column in its own type, whatever the order', async () => {
    const database = await freshContent(backEnd)
    await addItems(database, [{ itemId: 1, bool1: true, bool2: false, number1: 1.5, date1: -5, text1: 'x' }])
    const [plain] = await database.records.queryItems({ siteId, listId, orderBy: [], limit: 1 })
    const [sorted] = await database.records.queryItems({ siteId, listId, orderBy: [{ column: text1, descending: true }], limit: 1 })
    expect(plain).toEqual(await database.records.find('Item', { siteId, listId, itemId: 1 }))
    expect(sorted).toEqual(plain)
    expect(plain).toMatchObject({ bool1: true, bool2: false, bool3: null, number1: 1.5, date1: -5, text1: 'x', text2: null })
  })

  it('come from a statement that is compiled once, whatever its values', async () => {
    const database = await freshContent(backEnd)
    await addItems(database, [
      { itemId: 1, text1: 'a' },
      { itemId: 2, text1: 'b' },
    ])
    const asked = (text: string, limit: number) =>
      idsOf(database, { where: compare(text1, 'eq', text), orderBy: [{ column: text1, descending: false }], limit })
    await asked('a', 5)
    // The driver makes a function for the rows of each compilation.
    const compiled = vi.spyOn(globalThis, 'Function')
    try {
      expect(await asked('b', 7)).toEqual([2])
      expect(compiled).not.toHaveBeenCalled()
    } finally {
      compiled.mockRestore()
    }
  })

  it('are measured: the sizes of long columns are added up, and a long value is left out', async () => {
    const database = await freshContent(backEnd)
    await addItems(database, [
      { itemId: 1, note1: 'ü'.repeat(4), note2: 'four' },
      { itemId: 2, note1: 'ü'.repeat(5), note2: 'four' },
      { itemId: 3 },
    ])
    const asked = async (columns: (keyof ItemRow)[], orderBy: RowQuery['orderBy'] = []) => {
      const query = { siteId, listId, orderBy, limit: 9, columns, measured: { columns: ['note1', 'note2'], mostBytes: 8 } }
      return (await database.records.queryItems(query)).map(({ note1, note2, storedBytes }) => ({ note1, note2, storedBytes }))
    }
    const read = [
      { note1: 'üüüü', note2: 'four', storedBytes: 12 },
      { note1: null, note2: 'four', storedBytes: 14 },
      { note1: null, note2: null, storedBytes: 0 },
    ]
    expect(await asked(['itemId', 'note1', 'note2'])).toEqual(read)
    expect(await asked(['itemId', 'note1', 'note2'], [{ column: date1, descending: false }])).toEqual(read)
    expect(await asked(['itemId', 'note2'])).toEqual(read.map((row) => ({ ...row, note1: undefined })))
    expect(await asked(['itemId'])).toEqual(read.map(({ storedBytes }) => ({ storedBytes })))
  })

  it('a comparison with a row without a value is false, and its opposite true', async () => {
    const database = await freshContent(backEnd)
    await addItems(database, [{ itemId: 1, text1: 'a' }, { itemId: 2, text1: 'b' }, { itemId: 3 }])
    const cases: [Predicate, number[]][] = [
      [compare(text1, 'eq', 'a'), [1]],
      [compare(text1, 'ne', 'a'), [2, 3]],
      [not(compare(text1, 'eq', 'a')), [2, 3]],
      [not(compare(text1, 'ne', 'a')), [1]],
      [compare(text1, 'lt', 'b'), [1]],
      [not(compare(text1, 'lt', 'b')), [2, 3]],
      [not(not(compare(text1, 'ge', 'b'))), [2]],
      [match('startswith', 'a'), [1]],
      [not(match('startswith', 'a')), [2, 3]],
      [match('startswith', ''), [1, 2]],
      [not(match('substringof', '')), [3]],
      [{ op: 'in', column: text1, values: ['b', 'c', 'd'] }, [2]],
      [not({ op: 'in', column: text1, values: ['b', 'c', 'd'] }), [1, 3]],
      [{ op: 'in', column: text1, values: [] }, []],
      [not({ op: 'in', column: text1, values: [] }), [1, 2, 3]],
      [{ op: 'absent', column: text1 }, [3]],
      [not({ op: 'absent', column: text1 }), [1, 2]],
      [{ op: 'absent', column: itemId }, []],
      [not({ op: 'or', operands: [compare(text1, 'eq', 'a'), { op: 'absent', column: text1 }] }), [2]],
      [not({ op: 'and', operands: [compare(text1, 'gt', 'a'), compare(itemId, 'lt', 9)] }), [1, 3]],
      [{ op: 'and', operands: [] }, [1, 2, 3]],
      [{ op: 'or', operands: [] }, []],
      [{ op: 'constant', value: false }, []],
      [not({ op: 'constant', value: false }), [1, 2, 3]],
    ]
    for (const [where, expected] of cases) {
      expect(await idsOf(database, { where }), JSON.stringify(where)).toEqual(expected)
      expect(await database.records.countItems(siteId, listId, where), JSON.stringify(where)).toBe(expected.length)
    }
  })

  it('treats what SQL and its patterns mark as plain text', async () => {
    const database = await freshContent(backEnd)
    const texts = ['100%', '100', 'a_b', 'axb', "x' OR '1'='1", '"; DROP TABLE "Item', 'back\\slash', '[a]', '*', '🙂🙂']
    await addItems(
      database,
      texts.map((text, index) => ({ itemId: index + 1, text1: text })),
    )
    for (const [index, text] of texts.entries()) {
      const holders = (test: (other: string) => boolean) => texts.flatMap((other, at) => (test(other) ? [at + 1] : []))
      expect(await idsOf(database, { where: compare(text1, 'eq', text) })).toEqual([index + 1])
      expect(await idsOf(database, { where: match('substringof', text) })).toEqual(holders((other) => other.includes(text)))
      expect(await idsOf(database, { where: match('startswith', text) })).toEqual(holders((other) => other.startsWith(text)))
      expect(await idsOf(database, { where: match('endswith', text) })).toEqual(holders((other) => other.endsWith(text)))
    }
    expect(await idsOf(database, { where: match('endswith', '%') })).toEqual([1])
    expect(await idsOf(database, { where: match('substringof', '_') })).toEqual([3])
    expect(await idsOf(database, { where: match('endswith', '🙂') })).toEqual([10])
  })

  it('finds prefixes that end where the alphabet does', async () => {
    const database = await freshContent(backEnd)
    const texts = ['a\u{10ffff}', 'a\u{10ffff}\u{10ffff}b', 'b', '\u{d7ff}x', '\ue000', '\u{10ffff}', '\u{10ffff}z']
    await addItems(
      database,
      texts.map((text, index) => ({ itemId: index + 1, text1: text })),
    )
    expect(await idsOf(database, { where: match('startswith', 'a\u{10ffff}') })).toEqual([1, 2])
    expect(await idsOf(database, { where: match('startswith', '\u{d7ff}') })).toEqual([4])
    expect(await idsOf(database, { where: match('startswith', '\u{10ffff}') })).toEqual([6, 7])
    expect(await idsOf(database, { where: not(match('startswith', '\u{10ffff}')) })).toEqual([1, 2, 3, 4, 5])
    expect(await idsOf(database, { where: match('startswith', '\ud83d') })).toEqual([])
    expect(await idsOf(database, { where: match('startswith', 'a'.repeat(500_000)) })).toEqual([])
  })

  it('reads the parts of an instant in UTC, before 1970 as well', async () => {
    const database = await freshContent(backEnd)
    const instants = [0, -1, Date.UTC(2024, 1, 29, 23, 59, 59, 999), Date.UTC(1900, 11, 31, 1, 2, 3), Date.UTC(9999, 11, 31, 23, 59, 59)]
    await addItems(database, [...instants.map((date1, index) => ({ itemId: index + 1, date1 })), { itemId: 6 }])
    const withPart = (part: NonNullable<ColumnRef['part']>, value: number) =>
      idsOf(database, { where: compare({ ...date1, part }, 'eq', value) })
    expect(await withPart('year', 1969)).toEqual([2])
    expect(await withPart('year', 9999)).toEqual([5])
    expect(await withPart('month', 12)).toEqual([2, 4, 5])
    expect(await withPart('day', 29)).toEqual([3])
    expect(await withPart('hour', 1)).toEqual([4])
    expect(await withPart('minute', 59)).toEqual([2, 3, 5])
    expect(await withPart('second', 59)).toEqual([2, 3, 5])
    expect(await idsOf(database, { where: compare({ ...date1, part: 'year' }, 'ne', 1969) })).toEqual([1, 3, 4, 5, 6])
    expect(await idsOf(database, { orderBy: [{ column: { ...date1, part: 'year' }, descending: true }] })).toEqual([5, 3, 1, 2, 4, 6])
  })

  it('orders rows without a value first ascending and last descending, and ties by ascending id', async () => {
    const database = await freshContent(backEnd)
    await addItems(database, [
      { itemId: 1, number1: 2 },
      { itemId: 2 },
      { itemId: 3, number1: -1 },
      { itemId: 4, number1: 2 },
      { itemId: 5 },
    ])
    expect(await idsOf(database, { orderBy: [{ column: number1, descending: false }] })).toEqual([2, 5, 3, 1, 4])
    expect(await idsOf(database, { orderBy: [{ column: number1, descending: true }] })).toEqual([1, 4, 3, 2, 5])
    const [numbersDown, idsDown] = [
      { column: number1, descending: true },
      { column: itemId, descending: true },
    ]
    expect(await idsOf(database, { orderBy: [idsDown, { column: number1, descending: false }] })).toEqual([5, 4, 3, 2, 1])
    expect(await idsOf(database, { orderBy: [numbersDown, idsDown] })).toEqual([4, 1, 3, 5, 2])
    expect(await idsOf(database, { orderBy: [{ column: number1, descending: true }], limit: 2, skip: 1 })).toEqual([4, 3])
    expect(await idsOf(database, { limit: 0 })).toEqual([])
    expect(await idsOf(database, { skip: 3, limit: 9 })).toEqual([4, 5])
  })

  it('answers thousands of alternatives, and lists of any length', async () => {
    const database = await freshContent(backEnd)
    await addItems(
      database,
      Array.from({ length: 10 }, (_, index) => ({ itemId: index + 1, text1: `t${index + 1}` })),
    )
    const operands = Array.from({ length: 5000 }, (_, index) => compare(text1, 'eq', `t${index + 5}`))
    expect(await idsOf(database, { where: { op: 'or', operands } })).toEqual([5, 6, 7, 8, 9, 10])
    expect(await idsOf(database, { where: not({ op: 'or', operands }) })).toEqual([1, 2, 3, 4])
    const chain = operands.slice(0, 500).reduce((left, right): Predicate => ({ op: 'or', operands: [left, right] }))
    expect(await idsOf(database, { where: chain })).toEqual([5, 6, 7, 8, 9, 10])
    for (const length of [1, 2, 3, 5, 1000, 10_000]) {
      const values = Array.from({ length }, (_, index) => index + 10)
      expect(await idsOf(database, { where: { op: 'in', column: itemId, values } })).toEqual([10])
      expect(await idsOf(database, { where: not({ op: 'in', column: authorId, values }), limit: 2 })).toEqual([1, 2])
    }
  })

  it('fails an assertion for columns and values that do not fit', async () => {
    const database = await freshContent(backEnd)
    const wrong = (where: Predicate) => idsOf(database, { where })
    await expect(wrong(compare({ column: 'text1" OR 1=1 --', type: 'text' }, 'eq', 'x'))).rejects.toThrow('there is no column')
    await expect(wrong(compare({ column: '__proto__', type: 'text' }, 'eq', 'x'))).rejects.toThrow('there is no column')
    await expect(wrong(compare(text1, 'eq', 5))).rejects.toThrow('cannot be compared')
    await expect(wrong(compare(number1, 'eq', '5'))).rejects.toThrow('cannot be compared')
    await expect(wrong(compare(number1, 'eq', Number.NaN))).rejects.toThrow('cannot be compared')
    await expect(wrong(match('substringof', 'x', number1))).rejects.toThrow('no text')
    await expect(wrong(compare({ ...text1, part: 'year' }, 'eq', 'x'))).rejects.toThrow('has no year')
    await expect(idsOf(database, { orderBy: [{ column: { column: 'constructor', type: 'text' }, descending: false }] })).rejects.toThrow(
      'there is no column',
    )
    await expect(idsOf(database, { orderBy: [{ column: text1, descending: false }], after: { itemId: 1, values: [] } })).rejects.toThrow(
      'page key',
    )
    await expect(idsOf(database, { limit: 1.5 })).rejects.toThrow('not a number of rows')
  })
})

describe('the plan of an item query', () => {
  it('by default walks the primary key and sorts nothing, and a pool slot uses its index', async () => {
    const path = join(freshFolder(), 'content.db')
    let last = ''
    const database = watchedContent(path, ({ sql }) => {
      last = sql
    })
    const raw = new BetterSqlite(path)
    const planOf = async (query: Partial<RowQuery>): Promise<string> => {
      await idsOf(database, query)
      const explain = raw.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${last}`)
      return explain
        .all(...Array.from(last.matchAll(/\?/g), () => 1))
        .map((row) => row.detail)
        .join('\n')
    }
    for (const query of [
      {},
      { after: { itemId: 5, values: [] } },
      { where: compare(number1, 'gt', 5) },
      { orderBy: [{ column: itemId, descending: true }] },
    ]) {
      const plan = await planOf(query)
      expect(plan).toContain('sqlite_autoindex_Item_1')
      expect(plan).not.toContain('TEMP B-TREE')
    }
    const pool: ColumnRef = { column: 'ixText3', type: 'text' }
    expect(await planOf({ where: match('startswith', 'ab', pool) })).toContain(
      'Item_listKey_ixText3_itemId_idx (listKey=? AND ixText3>? AND ixText3<?)',
    )
    expect(await planOf({ where: compare(pool, 'eq', 'ab') })).not.toContain('TEMP B-TREE')
    raw.close()
    await database.close()
  })
})
