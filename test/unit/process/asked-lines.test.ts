import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '../../../src/process/logging.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('clients write at most 100 lines a minute, and the log says how many are missing', () => {
  const lines: string[] = []
  const { asked } = createLogger('info', (line) => lines.push(line))
  for (let line = 0; line < 130; line += 1) asked.write('info', 'a line', {})
  expect(lines).toHaveLength(100)
  vi.advanceTimersByTime(60_000)
  expect(JSON.parse(lines[100] ?? '')).toMatchObject({ level: 'warn', missing: 30 })
  asked.write('info', 'another', {})
  expect(lines).toHaveLength(102)
  vi.advanceTimersByTime(120_000)
  expect(lines).toHaveLength(102)
})

it('a new level counts from the next line on', () => {
  const lines: string[] = []
  const { asked, note } = createLogger('info', (line) => lines.push(line))
  asked.setLevel('off')
  note('unheard', 'id')
  asked.write('error', 'unheard', {})
  asked.setLevel('debug')
  asked.write('debug', 'heard', {})
  expect(asked.level()).toBe('debug')
  expect(lines).toHaveLength(1)
})
