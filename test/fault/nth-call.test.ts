import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running, StartOptions } from '../../src/commands/serve.ts'
import { contentTables, type Tables } from '../support/content-tables.ts'
import { type Door, doors, isDone, type Message, type Reply, rest, send } from '../support/doors.ts'
import { startServer } from '../support/server.ts'
import { faulty } from '../support/stores/faulty.ts'

const secret = 'the disk is on fire in room 4711'

/** The data with which every server here starts: a new farm, and a list with an item. */
const template = mkdtempSync(join(tmpdir(), 'tenon-fault-'))

const alone = (dataRootPath: string) => ({
  // The file mirror would make calls of its own.
  StorageProvider: 'Sqlite',
  SqlitePath: join(dataRootPath, 'Content/content.db'),
  'Logging:Level': 'error',
  // The test counts calls, so no background work may run.
  'Search:IndexIntervalSeconds': '0',
  'Webhooks:Enabled': 'false',
})

beforeAll(async () => {
  mkdirSync(join(template, 'Content'))
  const server = await startServer({ settings: alone(template) })
  await done(server, rest.addList('Plans', 'What comes next', 107))
  await done(server, rest.addItem('Plans', { Title: 'a' }))
  await server.stop()
})
afterAll(() => rmSync(template, { recursive: true }))

async function done(server: Running, message: Message): Promise<Reply> {
  const reply = await send(server.url, message)
  expect(isDone(reply), reply.text).toBe(true)
  return reply
}

/** The numbers, from 1, of the calls of the content database that fail. */
type Failing = (call: number) => boolean

interface Attempt {
  readonly reply: Reply
  readonly calls: number
  readonly failed: boolean
  /** Whether a commit succeeded before the failed call. */
  readonly committed: boolean
}

interface World {
  readonly server: Running
  readonly logged: readonly string[]
  tables(): Tables
  attempt(message: Message, failing: Failing): Promise<Attempt>
}

/** Runs `work` with a new server, whose caches are empty. */
async function inFreshWorld(work: (world: World) => Promise<void>): Promise<void> {
  const dataRootPath = mkdtempSync(join(tmpdir(), 'tenon-fault-'))
  cpSync(template, dataRootPath, { recursive: true })
  const logged: string[] = []
  let failing: Failing = () => false
  let seen = { calls: 0, failed: false, committed: false }
  const beforeCall = ({ kind }: { kind: string }) => {
    seen.calls += 1
    if (failing(seen.calls)) {
      seen.failed = true
      throw new Error(secret)
    }
    if (kind === 'commit' && !seen.failed) seen.committed = true
  }
  const decorate: StartOptions['decorate'] = (database) => faulty(database, beforeCall)
  const server = await startServer({ decorate, log: (line) => logged.push(line), settings: alone(dataRootPath) })
  // The jobs on columns look for work when the server starts to listen.
  for (let known = -1; known !== seen.calls; await setTimeout(20)) known = seen.calls
  try {
    await work({
      server,
      logged,
      tables: () => contentTables(dataRootPath),
      async attempt(message, test) {
        seen = { calls: 0, failed: false, committed: false }
        failing = test
        const reply = await send(server.url, message)
        failing = () => false
        return { reply, ...seen }
      },
    })
  } finally {
    await server.stop()
    rmSync(dataRootPath, { recursive: true })
  }
}

/** Checks a 500 that tells only an id; the log has the details under this id. */
function expectWithheld(door: Door, reply: Reply, logged: readonly string[]): void {
  const correlationId = reply.headers.get('x-correlation-id')
  expect(reply.status).toBe(500)
  expect(correlationId).toMatch(/^[0-9a-f-]{36}$/)
  expect(reply.text).not.toContain(secret.slice(0, 12))
  expect(reply.text).toContain(door.name === 'REST' ? '"code":"-2147467259, ' : '<errorcode xmlns="urn:svc:soap/">0x80004005</errorcode>')
  const entries = logged.map((line) => JSON.parse(line) as { correlationId: string; message: string })
  expect(entries).toContainEqual(expect.objectContaining({ correlationId, message: secret }))
}

type Counts = Readonly<Record<string, number>>

const countsOf = (tables: Tables): Counts => Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]))

const difference = (after: Counts, before: Counts): Counts =>
  Object.fromEntries(Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]))

interface Act {
  readonly name: string
  /** Prepares the state that the act needs, anew for each attempt, and returns the act. */
  arrange(server: Running, door: Door, attempt: number): Message | Promise<Message>
  /** Whether the reply is read before the commit. */
  readonly isShownWhole?: true
}

const acts: readonly Act[] = [
  { name: 'adding an item', isShownWhole: true, arrange: (_, door) => door.addItem('Plans', { Title: 'b', AssignedTo: 1 }) },
  {
    name: 'updating an item',
    isShownWhole: true,
    arrange: (_, door, attempt) => door.updateItem('Plans', 1, { Title: `b${attempt}`, AssignedTo: 1 }),
  },
  {
    name: 'deleting an item',
    isShownWhole: true,
    async arrange(server, door) {
      const added = await done(server, rest.addItem('Plans', { Title: 'c' }))
      return door.deleteItem('Plans', (JSON.parse(added.text) as { Id: number }).Id)
    },
  },
  { name: 'adding a list', arrange: (_, door, attempt) => door.addList(`More plans ${attempt}`, 'What comes after', 107) },
  {
    name: 'deleting a list with an item',
    async arrange(server, door, attempt) {
      await done(server, rest.addList(`Past plans ${attempt}`, '', 107))
      await done(server, rest.addItem(`Past plans ${attempt}`, { Title: 'd' }))
      return door.deleteList(`Past plans ${attempt}`)
    },
  },
]

/**
 * Makes the calls of `failing` fail. Checks that nothing or all of the act
 * happened, and that it succeeds when it is repeated. `whole` is the change of
 * the numbers of rows by the act. Returns whether a call failed.
 */
async function attempt(
  { server, logged, tables, ...world }: World,
  door: Door,
  message: Message,
  failing: Failing,
  { whole, isShownWhole }: Pick<Act, 'isShownWhole'> & { readonly whole: Counts },
): Promise<boolean> {
  const before = tables()
  const { reply, failed, committed } = await world.attempt(message, failing)
  if (!failed) {
    expect(isDone(reply), reply.text).toBe(true)
    return false
  }
  expectWithheld(door, reply, logged)
  const after = tables()
  if (committed) {
    // After the commit the server only reads the reply.
    expect(isShownWhole, 'the write was done, and the reply says that it failed').toBeUndefined()
    expect(difference(countsOf(after), countsOf(before))).toEqual(whole)
    return true
  }
  expect(after).toEqual(before)
  await done(server, message)
  expect(difference(countsOf(tables()), countsOf(before))).toEqual(whole)
  return true
}

/** The change of the numbers of rows by an act without failures. */
async function undisturbed({ server, tables, ...world }: World, act: Act, door: Door): Promise<{ calls: number; whole: Counts }> {
  const message = await act.arrange(server, door, 0)
  const before = countsOf(tables())
  const { reply, calls } = await world.attempt(message, () => false)
  expect(isDone(reply), reply.text).toBe(true)
  return { calls, whole: difference(countsOf(tables()), before) }
}

describe.each(doors.map((door) => [door.name, door] as const))('through %s', (_, door) => {
  it.each(acts)('$name is all done or not at all, whichever call of the database fails, and is done when asked for again', async (act) => {
    await inFreshWorld(async (world) => {
      const { calls, whole } = await undisturbed(world, act, door)
      expect(whole).toMatchObject({ Change: 1, AuditRecord: 1 })
      expect(calls).toBeGreaterThan(5)
      let n = 1
      while (await attempt(world, door, await act.arrange(world.server, door, n), (call) => call === n, { ...act, whole })) n += 1
      expect(n).toBeGreaterThan(5)
    })
  })

  it.each(acts)('$name changes nothing when every call from one on fails, the rollback among them', async (act) => {
    await inFreshWorld(async (world) => {
      const { whole } = await undisturbed(world, act, door)
      let n = 1
      while (await attempt(world, door, await act.arrange(world.server, door, n), (call) => call >= n, { ...act, whole })) n += 1
      expect(n).toBeGreaterThan(5)
    })
  })

  it('no first request after a start is spoiled by a call that fails, and none leaves its trace in a cache', async () => {
    const message = door.addItem('Plans', { Title: 'b', AssignedTo: 1 })
    let whole: Counts = {}
    let calls = 0
    await inFreshWorld(async (world) => {
      const act: Act = { name: '', arrange: () => message }
      ;({ whole, calls } = await undisturbed(world, act, door))
    })
    expect(calls).toBeGreaterThan(15)
    for (let n = 1; n <= calls; n++) {
      await inFreshWorld(async (world) => {
        expect(await attempt(world, door, message, (call) => call === n, { whole, isShownWhole: true })).toBe(true)
      })
    }
  })
})
