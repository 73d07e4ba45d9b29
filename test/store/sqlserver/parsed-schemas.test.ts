import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasParser, parsed } from '../../support/sqlserver/parser.ts'

/** No server of SQL Server can be had for tests: these schemas were never executed, only parsed. */
describe.skipIf(!hasParser)('the schemas for SQL Server', { timeout: 300_000 }, () => {
  it('are T-SQL, every migration of both databases', () => {
    const texts: Record<string, string> = {}
    for (const kind of ['farm', 'content']) {
      const folder = new URL(`../../../prisma/sqlserver/${kind}/migrations/`, import.meta.url)
      for (const entry of readdirSync(folder, { withFileTypes: true }))
        if (entry.isDirectory()) texts[`${kind}/${entry.name}`] = readFileSync(new URL(`${entry.name}/migration.sql`, folder), 'utf8')
    }
    expect(Object.keys(texts).length).toBeGreaterThan(30)
    const faults = Object.entries(parsed(texts)).filter(([, parts]) => parts.length > 0)
    expect(faults).toEqual([])
  })

  it('would be found to be none otherwise', () => {
    const faults = parsed({
      good: 'SELECT TOP (1) [id] FROM [dbo].[Site] WHERE [siteId] = @1;',
      bad: 'SELECT [id] FROM [dbo].[Site] LIMIT 1;',
      worse: 'CREATE TABEL [dbo].[Site] ([id] INT NOT NULL);',
    })
    expect(faults.good).toEqual([])
    expect(faults.bad).not.toEqual([])
    expect(faults.worse).not.toEqual([])
  })
})
