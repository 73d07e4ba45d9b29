import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The rows of each section of decisions that docs/profiles.md speaks of: A has five, B thirteen. */
const sections = { A: 5, B: 13, C: 12, D: 6, E: 20, F: 23, G: 4, H: 14, I: 5 } as const

/** The rows that the tests of this folder name, in a title or in a table. */
function namedRows(): Set<string> {
  const named = new Set<string>()
  for (const leaf of readdirSync(import.meta.dirname).filter((one) => one.endsWith('.test.ts'))) {
    const text = readFileSync(`${import.meta.dirname}/${leaf}`, 'utf8')
    for (const [, title = ''] of text.matchAll(/\bit(?:OnOneServer)?(?:\.each\([^)]{0,200}\))?\(\s*'([^']{0,300})'/g))
      for (const [row] of (title.split(':')[0] ?? '').matchAll(/\b[A-I]\d{1,2}\b/g)) named.add(row)
    for (const [, row = ''] of text.matchAll(/(?:decision: |\[\s*)'([A-I]\d{1,2})',/g)) named.add(row)
  }
  return named
}

it('every row of the decisions has a test that asks both profiles', () => {
  const named = namedRows()
  const rows = Object.entries(sections).flatMap(([section, count]) => Array.from({ length: count }, (_, at) => `${section}${at + 1}`))
  expect(rows.filter((row) => !named.has(row))).toEqual([])
})
