import { describe, expect, it } from 'vitest'
import { resolveSearch } from '../../../../../src/core/acts/search/resolve-search.ts'
import { searchCost } from '../../../../../src/core/acts/search/search-cost.ts'
import { parseKql } from '../../../../../src/formats/search/kql.ts'

describe('the cost of a search', () => {
  it.each<[string, ReturnType<typeof searchCost>]>([
    ['*', { words: 0, scans: 0, levels: 0 }],
    ['oak', { words: 1, scans: 0, levels: 0 }],
    ['"red oak" tree', { words: 3, scans: 0, levels: 1 }],
    ['oak* "red oa*"', { words: 3, scans: 2, levels: 1 }],
    ['oak -pine NOT ash', { words: 3, scans: 2, levels: 2 }],
    ['Title:oak Author:ann*', { words: 2, scans: 1, levels: 1 }],
    ['Size>5 Created:today', { words: 0, scans: 2, levels: 1 }],
    ['Path:/a DueDate:*', { words: 0, scans: 2, levels: 1 }],
    ['IsDocument:true', { words: 0, scans: 1, levels: 0 }],
    ['IsDocument:true OR IsDocument:false', { words: 0, scans: 1, levels: 0 }],
    ['a AND (b OR (c AND -d))', { words: 4, scans: 1, levels: 4 }],
  ])('%s', (kql, cost) => {
    expect(searchCost(resolveSearch(parseKql('querytext', kql), { now: 0, origin: 'http://localhost' }))).toEqual(cost)
  })
})
