import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesOf, thoroughFiles, tierOf } from '../../../support/runs/tiers.ts'

const root = join(import.meta.dirname, '../../../..')

it('every file of the tests is in one tier', () => {
  const [fast, thorough, measured] = [filesOf('fast'), filesOf('thorough'), filesOf('measured')]
  expect(fast).toContain('test/unit/support/runs/tiers.test.ts')
  expect(thorough).toContain('test/fault/restart.test.ts')
  expect(measured).toContain('test/attack/rows.test.ts')
  expect(new Set([...fast, ...thorough, ...measured]).size).toBe(fast.length + thorough.length + measured.length)
})

it('a test of the whole process is thorough, and so is each file that is named', () => {
  expect(tierOf('test/fault/restart.test.ts')).toBe('thorough')
  expect(Object.keys(thoroughFiles).map(tierOf)).toEqual(Object.keys(thoroughFiles).map(() => 'thorough'))
  expect(Object.keys(thoroughFiles).filter((path) => !existsSync(join(root, path)))).toEqual([])
})
