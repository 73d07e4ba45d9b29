import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const python = fileURLToPath(new URL('../../../.sqlfluff/bin/python', import.meta.url))
const program = fileURLToPath(new URL('parse.py', import.meta.url))

/** The parts of each text that are no T-SQL, by an independent parser. */
function parsed(texts: Readonly<Record<string, string>>): Record<string, string[]> {
  const { status, stdout, stderr } = spawnSync(python, [program], { input: JSON.stringify(texts), encoding: 'utf8', timeout: 280_000 })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return JSON.parse(stdout) as Record<string, string[]>
}

/** No server of SQL Server can be had for tests: these schemas were never executed, only parsed. */
describe.skipIf(!existsSync(python) && !process.env.CI)('the schemas for SQL Server', { timeout: 300_000 }, () => {
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
