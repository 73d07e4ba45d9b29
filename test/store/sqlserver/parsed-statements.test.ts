import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { viewText } from '../../../src/stores/sqlserver/driver.ts'
import { recordedText, recordTable, recordText, tablesText } from '../../../src/stores/sqlserver/migrations.ts'
import { releaseText, takeText } from '../../../src/stores/sqlserver/named-lock.ts'
import { searchTables } from '../../../src/stores/sqlserver/search/search-tables.ts'
import { droppedBy, formText, madeBy } from '../../../src/stores/sqlserver/server.ts'
import { saveText, undoText } from '../../../src/stores/sqlserver/transaction.ts'
import {
  beginText,
  endReadText,
  endWriteText,
  lockedNumber,
  rollbackText,
  writerLockTable,
} from '../../../src/stores/sqlserver/writer-lock.ts'
import { formOf, hasParser, parsed } from '../../support/sqlserver/parser.ts'
import { kept, type WrittenStatement, writeFurther } from '../../support/sqlserver/shadow.ts'

/** The suites of the ports, which also write the statements that SQL Server would get (`support/sqlserver/shadow.ts`). */
const suites = ['item-rows', 'item-rows-random', 'records', 'search-index', 'transactions', 'blobs']

/** Statements of thousands of values repeat parts that others have too, and take the parser minutes. */
const longest = 20_000

function writtenBySuites(): WrittenStatement[] {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-tsql-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'statements.jsonl')
  const run = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/fast.config.ts', '--testTimeout', '120000']
  const { status, stdout, stderr } = spawnSync(process.execPath, [...run, ...suites.map((suite) => `test/store/${suite}.test.ts`)], {
    env: { ...process.env, TENON_TSQL: file },
    encoding: 'utf8',
    timeout: 280_000,
  })
  expect(status, `${stdout}\n${stderr}`).toBe(0)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as WrittenStatement)
}

const besides = [
  ...[viewText, recordedText, recordTable, recordText, tablesText, takeText(5), releaseText, ...searchTables],
  ...[...madeBy("a]'b", 15), droppedBy("a]'b"), formText, saveText, undoText],
  ...[beginText, endReadText, endWriteText, lockedNumber, rollbackText, writerLockTable],
]

/** Parts that only some statements have: the suites reach all of them. */
const reached = [
  ...[
    'select top (',
    'offset @',
    'fetch next (case when',
    'insert into',
    'update "',
    'delete from',
    'openjson("Item"."extra"',
    'datepart(',
  ],
  ...['union all', 'charindex(', 'trim(', 'right(', 'datalength(', 'MERGE INTO "SearchDocument"', 'INSERT INTO "SearchWord"'],
  ...['DELETE TOP (', 'OFFSET 0 ROWS FETCH NEXT 1 ROWS ONLY', 'STRING_AGG(', 'CROSS APPLY', 'HAVING COUNT(*)', 'LIKE @', 'JSON_QUERY('],
]

/** No server of SQL Server can be had for tests: these statements were never executed, only parsed. */
describe.skipIf(!hasParser)('the statements for SQL Server', { timeout: 600_000 }, () => {
  it('are T-SQL, all that the suites of the ports make, and have a value for each parameter', async () => {
    await writeFurther()
    const written = [...kept, ...writtenBySuites()]
    for (const part of reached)
      expect(
        written.some(({ text }) => text.includes(part)),
        part,
      ).toBe(true)
    for (const { text, values } of written) {
      const named = [...text.matchAll(/@(\d{1,6})/g)].map(([, number]) => Number(number))
      expect(Math.max(0, ...named), text.slice(0, 500)).toBe(values)
    }
    const forms = new Set([...written.map(({ text }) => formOf(text)), ...besides].filter((text) => text.length < longest))
    expect(forms.size).toBeGreaterThan(150)
    const faults = parsed(Object.fromEntries([...forms].map((text) => [text, text])))
    expect(Object.entries(faults).filter(([, parts]) => parts.length > 0)).toEqual([])
  })
})
