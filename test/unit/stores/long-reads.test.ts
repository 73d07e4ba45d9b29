import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { slicedReads } from '../../../src/stores/sql/read-turns.ts'
import type { LongReadTurns } from '../../../src/stores/sql/session.ts'
import { openSqlite } from '../../../src/stores/sqlite/driver.ts'
import { OpenReads } from '../../../src/stores/sqlite/open-reads.ts'
import { threadedReads } from '../../../src/stores/sqlite/reader-thread.ts'

const limitMs = 3_000
const tooLong = /longer than 3 s.+Limits:QuerySeconds/

const inMemory = (): LongReadTurns => slicedReads(async () => [{ n: 1 }], limitMs)

async function onThread(): Promise<LongReadTurns> {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-deadline-'))
  const path = join(folder, 'content.db')
  await openSqlite({ name: 'content', path }).close()
  const threads = threadedReads(path, limitMs, new OpenReads())
  onTestFinished(async () => {
    await threads.close(new Error('The test is over.'))
    rmSync(folder, { recursive: true, force: true })
  })
  return threads
}

/** A read with two statements, the second one after `betweenMs`. */
function readWith(turns: LongReadTurns, betweenMs: number): Promise<unknown> {
  return turns.run(async (query) => {
    await query('SELECT 1 AS n', [])
    vi.advanceTimersByTime(betweenMs)
    return query('SELECT 1 AS n', [])
  })
}

describe.each([
  { where: 'in slices', open: inMemory },
  { where: 'on a thread', open: onThread },
])('a long read $where', ({ open }) => {
  it('is refused above Limits:QuerySeconds, not at it', async () => {
    const turns = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(await readWith(turns, limitMs - 1)).toEqual([{ n: 1 }])
    expect(await readWith(turns, limitMs)).toEqual([{ n: 1 }])
    await expect(readWith(turns, limitMs + 1)).rejects.toThrow(tooLong)
    expect(await readWith(turns, 0)).toEqual([{ n: 1 }])
  })
})
