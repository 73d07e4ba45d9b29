import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf } from '../../../../../src/core/content/query/query-cost.ts'
import { resolveExpression } from '../../../../../src/core/content/query/resolve-query.ts'
import { applyCall } from '../../../../../src/core/content/query/value-calls.ts'
import type { QueryLimits } from '../../../../../src/core/kernel/budget.ts'
import type { ColumnRef } from '../../../../../src/core/kernel/query.ts'
import { parseFilter, parseOrderBy } from '../../../../../src/formats/odata/odata.ts'

const endless: QueryLimits = { conditions: 1e9, values: 1e9, literals: 1e9, calls: 1e9, text: 1e12, lookups: 1e9 }
const cost = (filter: string, orderBy = '') =>
  costOf({ where: parseFilter(filter), ...(orderBy && { orderBy: parseOrderBy(orderBy) }) }, endless)
const nothing = { conditions: 0, values: 0, literals: 0, calls: 0, text: 0, lookups: 0 }

describe('the cost of a query', () => {
  it.each<[string, Partial<typeof nothing>]>([
    ['ID eq 1', { conditions: 1 }],
    ['ID eq 1 and not (ID eq 2)', { conditions: 2 }],
    ['ID eq 1 or ID eq 2 or 3 eq ID', { conditions: 1, values: 2 }],
    ['ID eq 1 or AuthorId eq 2 or ID eq 3', { conditions: 2, values: 1 }],
    ['ID ne 1 or ID ne 2', { conditions: 2 }],
    ['Active', { conditions: 1 }],
    ["Title eq 'abc' and startswith(Title,'de')", { conditions: 2, literals: 5 }],
    ["Title eq 'abc' or Title eq 'de'", { conditions: 1, values: 1, literals: 5 }],
    ["Author/Title eq 'ann'", { conditions: 1, literals: 3, lookups: 1 }],
    ["Author/Title eq 'a' or Author/Title eq 'b'", { conditions: 2, literals: 2, lookups: 2 }],
    ['Author/Id eq 1', { conditions: 1 }],
    ["FileRef eq '/a' or FileRef eq '/b'", { conditions: 2, literals: 4, lookups: 2 }],
    ['length(Title) gt 3', { conditions: 1, calls: 1 }],
    ['year(Created) eq 2026', { conditions: 1, calls: 1 }],
    ["tolower(Title) eq 'x'", { conditions: 1, calls: 1, text: 255, literals: 1 }],
    ["concat(Title,'xyz') eq 'x'", { conditions: 1, calls: 1, text: 258, literals: 4 }],
    ["replace(Title,'a','') eq 'x'", { conditions: 1, calls: 1, text: 255, literals: 2 }],
    ["replace(Title,'a','bb') eq 'x'", { conditions: 1, calls: 1, text: 510, literals: 4 }],
    ["replace(Title,'ab','cde') eq 'x'", { conditions: 1, calls: 1, text: 127 * 3 + 1, literals: 6 }],
    ["replace(Title,'','bbbb') eq 'x'", { conditions: 1, calls: 1, text: 255, literals: 5 }],
    ["replace(replace(Title,'a','bb'),'b','cc') eq 'x'", { conditions: 1, calls: 2, text: 510 + 1020, literals: 7 }],
  ])('%s', (filter, expected) => {
    expect(cost(filter)).toEqual({ ...nothing, ...expected })
  })

  it('counts orders behind other rows once each', () => {
    expect(cost('ID eq 1', 'Author/Title,Author/Title desc,Author/Id,Title').lookups).toBe(1)
  })

  it('is never less than what functions make of a text as long as a column', () => {
    const word = fc.stringMatching(/^[ab]{0,4}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 3 }), fc.stringMatching(/^[ab]{255}$/), (calls, value) => {
        const written = calls.reduce((inner, [sought, by]) => `replace(${inner},'${sought}','${by}')`, 'Title')
        const made = calls.reduce<string>((given, [text, by]) => String(applyCall(given, { name: 'replace', text, by })), value)
        expect(made.length).toBeLessThanOrEqual(cost(`${written} eq ''`).text)
      }),
    )
  })
})

describe('alternatives of one column', () => {
  const find = ([name = '']: readonly string[]): ColumnRef => ({ column: name, type: name === 'n' ? 'integer' : 'text' })
  const resolved = (filter: string) => resolveExpression(find, parseFilter(filter))
  const n = find(['n'])

  it('are one list of values', () => {
    expect(resolved('n eq 1 or n eq 2 or n eq 3')).toEqual({ op: 'in', column: n, values: [1, 2, 3] })
    expect(resolved("n eq 1 or t eq 'x' or n eq 2")).toEqual({
      op: 'or',
      operands: [
        { op: 'in', column: n, values: [1, 2] },
        { op: 'compare', comparison: 'eq', column: find(['t']), value: 'x' },
      ],
    })
  })

  it('of functions and of other tests stay what they are', () => {
    expect(resolved('length(t) eq 1 or length(t) eq 2')).toMatchObject({ op: 'or', operands: [{ op: 'compare' }, { op: 'compare' }] })
    expect(resolved('n ne 1 or n gt 2')).toMatchObject({ op: 'or', operands: [{ comparison: 'ne' }, { comparison: 'gt' }] })
    expect(resolved('n eq null or n eq 2')).toMatchObject({ op: 'or', operands: [{ op: 'absent' }, { op: 'compare' }] })
  })
})
