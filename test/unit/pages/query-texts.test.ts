import { expect, test } from 'vitest'
import {
  type BuiltQuery,
  camlView,
  kqlText,
  odataFilter,
  odataOptions,
  type QueryCondition,
} from '../../../src/pages/docs/query/query-texts.ts'

const title = { name: 'Title', kind: 'text' } as const
const due = { name: 'DueDate', kind: 'date' } as const
const author = { name: 'Author', kind: 'person' } as const
const share = { name: 'PercentComplete', kind: 'number' } as const
const query = (...conditions: QueryCondition[]): BuiltQuery => ({ conditions, join: 'and', rows: 50 })

test('values are quoted and escaped in each language', () => {
  const hostile = query({ column: title, operator: 'eq', value: `O'Neil & "<b>"` })
  expect(odataFilter(hostile)).toBe(`Title eq 'O''Neil & "<b>"'`)
  expect(camlView(hostile)).toContain(`<Value Type="Text">O'Neil &amp; &quot;&lt;b&gt;&quot;</Value>`)
  expect(kqlText(hostile, 'x')).toBe(`ListId:x contentclass:STS_ListItem AND (Title="O'Neil &  <b>")`)
})

test.each([
  ['eq', "(DueDate ge datetime'2026-11-30T00:00:00Z' and DueDate lt datetime'2026-12-01T00:00:00Z')"],
  ['ne', "(DueDate lt datetime'2026-11-30T00:00:00Z' or DueDate ge datetime'2026-12-01T00:00:00Z' or DueDate eq null)"],
  ['gt', "DueDate ge datetime'2026-12-01T00:00:00Z'"],
  ['ge', "DueDate ge datetime'2026-11-30T00:00:00Z'"],
  ['lt', "DueDate lt datetime'2026-11-30T00:00:00Z'"],
  ['le', "DueDate lt datetime'2026-12-01T00:00:00Z'"],
  ['null', 'DueDate eq null'],
] as const)('a date is a whole day: %s', (operator, filter) => {
  expect(odataFilter(query({ column: due, operator, value: '2026-11-30' }))).toBe(filter)
})

test('conditions are joined, ordered and limited', () => {
  const conditions = [
    { column: author, operator: 'eq', value: 'ann' },
    { column: share, operator: 'ge', value: '0.5' },
    { column: title, operator: 'begins', value: 'Order' },
  ] as const
  const built: BuiltQuery = { conditions, join: 'or', order: { column: due, isDescending: true }, rows: 7 }
  const filter = odataFilter(built)
  expect(filter).toBe("Author/Title eq 'ann' or PercentComplete ge 0.5 or startswith(Title,'Order')")
  expect(odataOptions(built, filter)).toEqual([
    ['$filter', filter],
    ['$orderby', 'DueDate desc'],
    ['$select', 'Id,Title,Author/Title'],
    ['$expand', 'Author'],
    ['$top', '7'],
  ])
  expect(camlView(built)).toMatch(/^<View Scope="RecursiveAll"><Query><Where><Or><Or><Eq>.*<\/Eq><Geq>.*<\/Geq><\/Or><BeginsWith>/)
  expect(camlView(built)).toContain('<FieldRef Name="DueDate" Ascending="FALSE"/></OrderBy></Query>')
  expect(kqlText(built, 'x')).toContain('AND (Author="ann" OR PercentComplete>=0.5 OR Title:"Order*")')
})

test('without conditions every item is asked for', () => {
  expect(odataOptions(query(), odataFilter(query()))).toEqual([
    ['$select', 'Id,Title'],
    ['$top', '50'],
  ])
  expect(camlView(query())).toContain('<Query></Query>')
  expect(kqlText(query(), 'x')).toBe('ListId:x contentclass:STS_ListItem')
})
