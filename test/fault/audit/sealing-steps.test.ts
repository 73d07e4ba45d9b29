import { cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import type { ContentDatabase, FarmDatabase } from '../../../src/core/kernel/ports.ts'
import { systemRuntime } from '../../../src/process/runtime.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { startServer } from '../../support/server.ts'

/**
 * The disk as a killed process leaves it at each step of the audit log: the data folder is copied before and after every
 * transaction that takes place while records are written and segments are sealed or reaped. A server that starts on such
 * a copy has every record once.
 */

const data = join(sharedFolder('sealing'), 'data')
const copies: string[] = []
/** The time of the servers stands still, so that no day ends by itself. */
const noon = Date.UTC(2026, 10, 20, 12)
let ahead = 0
const runtime = { ...systemRuntime, now: () => noon + ahead }

let made = 0
let isOn = false

function point(): void {
  if (!isOn) return
  const copy = `${data}-crash-${made++}`
  cpSync(data, copy, { recursive: true, filter: (path) => !path.endsWith('.lock') })
  copies.push(copy)
}

const watched = <D extends ContentDatabase | FarmDatabase>(database: D): D => ({
  ...database,
  transaction: async (work: Parameters<D['transaction']>[0]) => {
    point()
    const done = await database.transaction(work as never)
    point()
    return done
  },
})

const settingsOf = (folder: string) => ({ StorageProvider: 'FileSystem', DataRootPath: folder, 'Audit:RetentionDays': '1' })

/** The number of acts that wait for the log: more than a segment holds, so one is sealed on the way. */
const waiting = 1_200
const firstSequence = 1_000_000

const wanted = Array.from({ length: waiting }, (_, at) => firstSequence + at)

async function write({ farm }: Running): Promise<void> {
  const content = await farm.content('Content')
  const [site] = await content.records.query('Site', { where: {} })
  const common = { siteId: site?.siteId ?? '', at: farm.runtime.now(), type: 'ContentWritten', operation: 'items.add', detail: null }
  const rows = wanted.map((sequence) => ({ ...common, sequence, actor: 'ann', target: `/Lists/Tasks/${sequence}` }))
  await content.transaction((records) => records.insertAll('AuditRecord', rows))
}

/** The acts in the log, in its order. */
async function logged({ farm }: Running): Promise<number[]> {
  const found: number[] = []
  for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
    const page = await farm.audit.read({ top: 1_000, ...(after !== undefined && { after }) })
    found.push(...page.value.map(({ sequence }) => sequence).filter((sequence) => sequence >= firstSequence))
    after = page.next
  }
  return found
}

async function restarted(folder: string, look: (server: Running) => Promise<void>): Promise<void> {
  const server = await startServer({ settings: settingsOf(folder), runtime })
  try {
    await look(server)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The modes of the files of segments. */
const modes = (folder: string): string[] =>
  readdirSync(join(folder, 'audit'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl') && !name.startsWith('farm'))
    .sort()
    .map((name) => (statSync(join(folder, 'audit', name)).mode & 0o777).toString(8))

it('a server that was killed at any step of sealing and reaping has every record once', async () => {
  const server = await startServer({
    settings: settingsOf(data),
    runtime,
    decorate: watched,
    decorateFarm: watched,
  })
  await server.farm.audit.flush()
  await write(server)
  isOn = true
  await server.farm.audit.flush()
  const sealing = copies.splice(0)
  // The day of the open segment ends, and later the time of both.
  ahead = 86_400_000
  await server.farm.audit.flush()
  ahead = 10 * 86_400_000
  expect(await server.farm.audit.reap()).toBeGreaterThan(0)
  isOn = false
  const reaping = copies.splice(0)
  await server.stop()
  // Three parts of the waiting acts, each stored, and removed from those that wait, before and after.
  expect(sealing.length).toBeGreaterThanOrEqual(12)
  expect(reaping.length).toBeGreaterThanOrEqual(4)
  ahead = 0
  for (const [at, folder] of sealing.entries())
    await restarted(folder, async (again) => {
      expect(await logged(again), `after step ${at}`).toEqual(wanted)
      expect(await again.farm.audit.verify(), `after step ${at}`).toMatchObject({ valid: true })
      expect(modes(folder), `after step ${at}`).toEqual(['444', '600'])
    })
  ahead = 10 * 86_400_000
  for (const [at, folder] of reaping.entries())
    await restarted(folder, async (again) => {
      const left = await logged(again)
      expect(wanted.slice(wanted.length - left.length), `after step ${at} of reaping`).toEqual(left)
      expect(await again.farm.audit.verify(), `after step ${at} of reaping`).toMatchObject({ valid: true })
    })
}, 240_000)
