import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import type { Response } from '../../../src/http/message/message.ts'
import { createLogger } from '../../../src/process/logging.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function logged() {
  const lines: string[] = []
  const logger = createLogger('info', (line) => void lines.push(line))
  const read = () =>
    lines.splice(0).map((line) => JSON.parse(line) as { message: string; correlationId?: string; times?: number; stack?: string })
  return { logger, read }
}

it('the same failure of the same work is logged at once, and then once a minute with its number', () => {
  const { logger, read } = logged()
  const full = new Error('no room')
  for (let n = 0; n < 1000; n++) logger.trouble(full, 'search index')
  logger.trouble(full, 'sweeper')
  logger.trouble(new Error('another one'), 'search index')
  expect(read()).toMatchObject([
    { message: 'no room', correlationId: 'search index', stack: expect.stringContaining('logging.test') as string },
    { message: 'no room', correlationId: 'sweeper' },
    { message: 'another one', correlationId: 'search index' },
  ])
  vi.advanceTimersByTime(59_000)
  logger.trouble(full, 'search index')
  expect(read()).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(read()).toMatchObject([{ message: 'no room', correlationId: 'search index', times: 1000 }])
  vi.advanceTimersByTime(600_000)
  expect(read()).toEqual([])
  // After a minute without this line, it is logged again.
  logger.trouble(full, 'search index')
  expect(read()).toHaveLength(1)
})

it('a database that cannot be reached is a warning with its cause, without a stack', () => {
  const { logger, read } = logged()
  const lost = (n: number) =>
    new DomainError(kernelReasons.database_unreadable, {}, { cause: new Error(`connect ECONNREFUSED 127.0.0.1:${n}`) })
  for (let n = 0; n < 10; n++) logger.trouble(lost(5432 + n), 'search index')
  const lines = read()
  expect(lines).toMatchObject([
    { level: 'warn', correlationId: 'search index', message: expect.stringContaining('connect ECONNREFUSED 127.0.0.1:5432') as string },
  ])
  expect(lines[0]?.stack).toBeUndefined()
  logger.trouble(new DomainError(kernelReasons.internal), 'search index')
  expect(read()).toMatchObject([{ level: 'error', stack: expect.stringContaining('logging.test') as string }])
})

it('requests that found the disk full are one line a minute, and other answers none', () => {
  const { logger, read } = logged()
  const answer = (status: number): Response => ({ status, headers: {} })
  for (let n = 0; n < 500; n++) for (const status of [200, 404, 507]) logger.answered(answer(status), undefined, 1)
  expect(read()).toMatchObject([{ level: 'warn', message: expect.stringContaining('disk is full') as string, times: 1 }])
  vi.advanceTimersByTime(60_000)
  expect(read()).toMatchObject([{ level: 'warn', times: 499 }])
})
