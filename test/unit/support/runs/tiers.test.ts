import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { asksDatabase } from '../../../support/runs/asked-databases.ts'
import { filesOf, furtherPlaces, thoroughFiles, tierOf } from '../../../support/runs/tiers.ts'

const root = join(import.meta.dirname, '../../../..')

it('every file of the tests is in one tier', () => {
  const [fast, further, thorough, measured] = [filesOf('fast'), filesOf('further'), filesOf('thorough'), filesOf('measured')]
  expect(fast).toContain('test/unit/support/runs/tiers.test.ts')
  expect(thorough).toContain('test/fault/restart.test.ts')
  expect(measured).toContain('test/attack/rows.test.ts')
  expect(further).toContain('test/store/mysql/conflicts.test.ts')
  const all = [...fast, ...further, ...thorough, ...measured]
  expect(new Set(all).size).toBe(all.length)
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'))
  expect(all.length).toBe(files.filter((path) => !path.includes('node_modules')).length)
})

it('each place of further files has files of that tier', () => {
  const further = filesOf('further')
  expect(Object.keys(furtherPlaces).filter((place) => !further.some((path) => path.startsWith(place)))).toEqual([])
})

it('a run starts database servers for tests that use them, and for all tests', () => {
  const asks = (...words: string[]) => asksDatabase(['run', ...words], ['store', 'mysql'])
  expect(asks('--config', 'test/vitest.config.ts')).toBe(true)
  expect(asks('--config=test/vitest.config.ts')).toBe(true)
  expect(asks()).toBe(true)
  expect(asks('--config', 'test/fast.config.ts')).toBe(false)
  expect(asks('--config', 'test/share-point.config.ts')).toBe(false)
  expect(asks('--config', 'test/fast.config.ts', 'test/store/rows')).toBe(true)
  expect(asks('--config', 'test/vitest.config.ts', 'test/unit')).toBe(false)
  expect(asks('--config', 'test/vitest.config.ts', 'test/contract/settings/mysql.test.ts')).toBe(true)
})

it('a test of the whole process is thorough, and so is each file that is named', () => {
  expect(tierOf('test/fault/restart.test.ts')).toBe('thorough')
  expect(Object.keys(thoroughFiles).map(tierOf)).toEqual(Object.keys(thoroughFiles).map(() => 'thorough'))
  expect(Object.keys(thoroughFiles).filter((path) => !existsSync(join(root, path)))).toEqual([])
})
