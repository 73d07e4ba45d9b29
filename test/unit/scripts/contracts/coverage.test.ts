import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readRun } from '../../../../scripts/whole-run.ts'
import { scratchFolders } from '../../../support/scratch.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = scratchFolders('coverage')

/** The path of a file with these lines; without lines there is no file. */
function fileOf(lines?: readonly object[]): string {
  const file = join(folder.directory, 'records.jsonl')
  if (lines) writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
  return file
}

/** What the script says of a file with these lines. */
function report(lines?: readonly object[]) {
  const words = [join(root, 'scripts/contracts/coverage.ts'), fileOf(lines)]
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n') }
}

const begin = { run: 'fast', begun: '2026-01-01T00:00:00.000Z' }
const called = (operation: string, outcome: string) => ({ operation, outcome, handled: true, test: `the test of ${operation}` })

it.each([
  ['no file', undefined],
  ['an empty one', []],
  ['one of a run of some files', [called('getItem', 'success')]],
  ['one of a run that broke off', [begin, called('getItem', 'success')]],
])('%s is no ground for a report, and the reason is a line of words', (_, lines) => {
  expect(readRun(fileOf(lines))).toEqual(expect.stringMatching(/whole run.* Run npm test, or npm run test:all/))
})

it('the script ends with that line alone', () => {
  const { status, lines } = report()
  expect([status, lines]).toEqual([1, [expect.stringContaining('No whole run of the tests is recorded')]])
})

it('a whole run is reported, with the operations that it did not call', () => {
  const { status, lines } = report([begin, called('getItem', 'success'), called('getItem', 'failure'), { ended: 'failed' }])
  expect(status).toBe(1)
  expect(lines).toContain('ok      getItem')
  expect(lines).toContain('          failure: the test of getItem')
  expect(lines.filter((line) => line.startsWith('MISSING')).length).toBeGreaterThan(300)
  expect(lines.at(-2)).toMatch(/^From the run of 2026-01-01.* \(fast\)\. Some of its tests failed/)
  expect(lines.at(-1)).toMatch(/^1 of \d+ operations/)
})
