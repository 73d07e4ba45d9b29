import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { busy } from '../support/busy.ts'
import { contentTables } from '../support/content-tables.ts'
import { batchOf, partsOf, rest, send, soapMessage } from '../support/doors.ts'
import { startServer } from '../support/server.ts'
import { faulty, type StoreCall } from '../support/stores/faulty.ts'

const directory = mkdtempSync(join(tmpdir(), 'tenon-batch-fault-'))
mkdirSync(join(directory, 'Content'))
let beforeCall: (call: StoreCall) => void = () => undefined
const server = await startServer({
  // The test counts calls, so no background work may run.
  settings: {
    StorageProvider: 'Sqlite',
    SqlitePath: join(directory, 'Content/content.db'),
    'Search:IndexIntervalSeconds': '0',
    'Webhooks:Enabled': 'false',
  },
  decorate: (database) => faulty(database, (call) => beforeCall(call)),
})
afterAll(async () => {
  await server.stop()
  rmSync(directory, { recursive: true })
})

const add = (title: string) => rest.addItem('Tasks', { Title: title })
const wrong = rest.addItem('Tasks', { Title: 'never', PercentComplete: 'much' })

async function calls(work: () => Promise<unknown>): Promise<StoreCall[]> {
  const seen: StoreCall[] = []
  beforeCall = (call) => void seen.push(call)
  await work()
  beforeCall = () => undefined
  return seen
}

/** A transaction ends after some milliseconds. Here they are those of this thread, so that a busy machine needs no more of them. */
async function byProcessorTime<T>(work: () => Promise<T>): Promise<T> {
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  })
  try {
    return await work()
  } finally {
    clock.mockRestore()
  }
}

const count = (seen: readonly StoreCall[], kind: StoreCall['kind']) => seen.filter((call) => call.kind === kind).length

describe('writes of items in a batch', () => {
  it('share a commit, and each takes no more statements than one alone', async () => {
    await send(server.url, add('the first, with which the caller becomes known'))
    const alone = await calls(() => send(server.url, add('one')))
    const many = batchOf(Array.from({ length: 100 }, (_, index) => add(`of many ${index}`)))
    const batch = await byProcessorTime(() => calls(() => send(server.url, many)))
    const commits = count(batch, 'commit')
    expect(commits).toBeLessThanOrEqual(25)
    // The list's counters and the row. The changes of a transaction are stored together, so there is nothing to undo.
    expect(count(batch, 'execute')).toBeLessThanOrEqual(2 * 100 + 10 * commits)
    expect(count(alone, 'execute')).toBe(5)
    expect(count(batch, 'savepoint')).toBe(0)
    expect(count(batch, 'query')).toBeLessThanOrEqual((1 + commits) * count(alone, 'query'))
  })

  it('of somebody new ask who that is for each, and only once what that one may do', async () => {
    const parts = Array.from({ length: 100 }, (_, index) => add(`of somebody new ${index}`))
    const message = batchOf(parts)
    const authorization = `Basic ${Buffer.from('newcomer:any').toString('base64')}`
    const seen = await calls(async () => {
      const reply = await send(server.url, { ...message, headers: { ...message.headers, Authorization: authorization } })
      expect(partsOf(reply).map(({ status }) => status)).toEqual(parts.map(() => 201))
    })
    expect(count(seen, 'query')).toBeLessThanOrEqual(110 + 10 * count(seen, 'commit'))
  })

  it('through SOAP share commits as well', async () => {
    const methods = Array.from({ length: 50 }, (_, id) => `<Method ID="${id}" Cmd="New"><Field Name="Title">of ${id}</Field></Method>`)
    const message = soapMessage(
      'UpdateListItems',
      `<listName>Tasks</listName><updates><Batch OnError="Continue">${methods.join('')}</Batch></updates>`,
    )
    expect(count(await byProcessorTime(() => calls(() => send(server.url, message))), 'commit')).toBeLessThanOrEqual(12)
  })

  it('fail alone, and see what those before them have done', async () => {
    const { status, text } = await send(server.url, add('here'))
    expect(status, text).toBe(201)
    const { Id } = JSON.parse(text) as { Id: number }
    const before = contentTables(directory).Item ?? []
    const reply = await send(
      server.url,
      batchOf([
        add('a'),
        rest.updateItem('Tasks', Id, { Title: 'changed' }),
        wrong,
        rest.deleteItem('Tasks', Id),
        rest.updateItem('Tasks', Id, { Title: 'gone' }),
        add('b'),
      ]),
    )
    expect(partsOf(reply).map((part) => part.status)).toEqual([201, expect.toBeOneOf([200, 204]), 400, 200, 404, 201])
    const { Item = [] } = contentTables(directory)
    expect(Item).toHaveLength(before.length + 1)
    expect(Item.slice(-2).map((row) => row.title)).toEqual(['a', 'b'])
  })

  it('fail together when a commit fails, and those that its transaction has not begun run in another one', async () => {
    let commits = 0
    beforeCall = ({ kind }) => {
      // A transaction ends after the write that has used up its time.
      if (kind === 'execute') busy(15)
      if (kind === 'commit') commits += 1
      if (kind === 'commit' && commits === 2) throw new Error('the disk is on fire')
    }
    const reply = await send(server.url, batchOf([add('alone'), add('never'), add('later'), add('last')]))
    beforeCall = () => undefined
    expect(partsOf(reply).map(({ status }) => status)).toEqual([201, 500, 201, 201])
    expect((contentTables(directory).Item ?? []).slice(-3).map(({ title }) => title)).toEqual(['alone', 'later', 'last'])
  })

  it('are stored exactly where they were answered so, whichever call of the database fails', async () => {
    // The item of this change was deleted above.
    await send(server.url, rest.deleteList('Tasks'))
    await send(server.url, rest.addList('Tasks', '', 107))
    const fresh = () => new Map((contentTables(directory).Item ?? []).map((row) => [row.itemId as number, row.title as string]))
    for (let n = 1, failed = true; failed; n++) {
      const before = fresh()
      let seen = 0
      failed = false
      beforeCall = () => {
        seen += 1
        if (seen !== n) return
        failed = true
        throw new Error('the disk is on fire')
      }
      const reply = await send(server.url, batchOf([add(`a${n}`), add(`b${n}`), wrong, add(`c${n}`), add(`d${n}`)]))
      beforeCall = () => undefined
      const made = partsOf(reply).flatMap(({ status, body }) => (status === 201 ? [JSON.parse(body) as { Id: number; Title: string }] : []))
      const after = fresh()
      for (const id of before.keys()) after.delete(id)
      expect([...after], `call ${n}`).toEqual(made.map(({ Id, Title }) => [Id, Title]))
      if (!failed) expect(made).toHaveLength(4)
    }
    const { Item = [], List = [], Change = [] } = contentTables(directory)
    const list = List.find((row) => row.title === 'Tasks')
    expect(list?.itemCount).toBe(Item.length)
    expect(Change.filter((row) => row.listId === list?.id && row.entity === 'item').map((row) => row.objectId)).toEqual(
      Item.map((row) => row.uniqueId),
    )
    expect(Change.map((row) => row.sequence)).toEqual(Change.map((_, index) => index + 1))
  })
})
