import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { batchOf, partsOf, type Reply, rest, send } from '../../../support/doors.ts'
import { startServer } from '../../../support/server.ts'

const writers = Array.from({ length: 50 }, (_, index) => `writer${index}`)
const rounds = 4

const directory = mkdtempSync(join(tmpdir(), 'tenon-concurrency-'))
afterAll(() => rmSync(directory, { recursive: true }))

interface Item {
  readonly Id: number
  readonly Title: string
  readonly PercentComplete: number | null
}

const itemOf = ({ text }: { readonly text: string }): Item => JSON.parse(text) as Item

describe.each([
  ['files', { StorageProvider: 'FileSystem', DataRootPath: directory }],
  ['memory', { StorageProvider: 'InMemory' }],
])('50 writers on one list in %s', async (_, settings) => {
  const server = await startServer({ settings })
  afterAll(() => server.stop())

  async function done(reply: Promise<Reply>): Promise<Reply> {
    const { status, text, headers } = await reply
    expect([200, 201, 204], text).toContain(status)
    return { status, text, headers }
  }

  const read = (path: string, user: string) => send(server.url, { method: 'GET', path, headers: { Accept: 'application/json' } }, user)
  const itemPath = (id: number) => `/_api/web/lists/getbytitle('Tasks')/items(${id})`

  /** The column goes from 0 to 1. */
  const next = ({ PercentComplete }: Item): number => (Math.round((PercentComplete ?? 0) * 100) + 1) / 100

  /** Reads, adds one, and writes with the version as IF-MATCH, until there is no conflict. Returns the number of conflicts. */
  async function increment(user: string, id: number): Promise<number> {
    for (let conflicts = 0; ; conflicts++) {
      const before = await done(read(itemPath(id), user))
      const patch = rest.updateItem('Tasks', id, { PercentComplete: next(itemOf(before)) })
      const written = await send(
        server.url,
        { ...patch, headers: { ...patch.headers, 'If-Match': before.headers.get('etag') ?? '' } },
        user,
      )
      if (written.status !== 412) {
        await done(Promise.resolve(written))
        return conflicts
      }
    }
  }

  it('get every id once, by single requests and by batches at the same time', async () => {
    const add = async (user: string, index: number): Promise<Item[]> => {
      const made: Item[] = []
      for (let round = 0; round < rounds; round++) {
        const title = (n: number) => `${user} ${round} ${n}`
        const isBatch = (index + round) % 2 === 0
        if (!isBatch) made.push(itemOf(await done(send(server.url, rest.addItem('Tasks', { Title: title(0) }), user))))
        else {
          const parts = Array.from({ length: 5 }, (__, n) => rest.addItem('Tasks', { Title: title(n) }))
          const reply = await done(send(server.url, batchOf(parts), user))
          made.push(...partsOf(reply).map(({ body }) => itemOf({ text: body })))
        }
      }
      return made
    }
    const made = (await Promise.all(writers.map(add))).flat()
    expect(made).toHaveLength((writers.length * rounds * 6) / 2)
    expect(new Set(made.map(({ Id }) => Id)).size).toBe(made.length)
    const stored = JSON.parse((await done(read("/_api/web/lists/getbytitle('Tasks')/items?$top=5000", 'ann'))).text) as { value: Item[] }
    expect(new Map(stored.value.map(({ Id, Title }) => [Id, Title]))).toEqual(new Map(made.map(({ Id, Title }) => [Id, Title])))
    const list = JSON.parse((await done(read("/_api/web/lists/getbytitle('Tasks')", 'ann'))).text) as { ItemCount: number }
    expect(list.ItemCount).toBe(made.length)
  }, 30_000)

  it('lose no update under IF-MATCH, alone or in a batch with other writes', async () => {
    const counter = itemOf(await done(send(server.url, rest.addItem('Tasks', { Title: 'counter', PercentComplete: 0 }))))
    const other = itemOf(await done(send(server.url, rest.addItem('Tasks', { Title: 'other' }))))
    const inBatch = async (user: string): Promise<number> => {
      for (let conflicts = 0; ; conflicts++) {
        const before = await done(read(itemPath(counter.Id), user))
        const patch = rest.updateItem('Tasks', counter.Id, { PercentComplete: next(itemOf(before)) })
        const parts = [
          rest.updateItem('Tasks', other.Id, { Title: `by ${user}` }),
          { ...patch, headers: { ...patch.headers, 'If-Match': before.headers.get('etag') ?? '' } },
          rest.updateItem('Tasks', other.Id, { Title: `again by ${user}` }),
        ]
        const [first, middle, last] = partsOf(await done(send(server.url, batchOf(parts), user))).map(({ status }) => status)
        expect([200, 204]).toContain(first)
        expect([200, 204]).toContain(last)
        if (middle !== 412) {
          expect([200, 204]).toContain(middle)
          return conflicts
        }
      }
    }
    const conflicts = await Promise.all(writers.map((user, index) => (index % 2 === 0 ? increment(user, counter.Id) : inBatch(user))))
    const after = await done(read(itemPath(counter.Id), 'ann'))
    expect(itemOf(after).PercentComplete).toBe(writers.length / 100)
    expect(after.headers.get('etag')).toMatch(new RegExp(`[",]${writers.length + 1}"$`))
    // Otherwise the test has shown nothing.
    expect(conflicts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0)
  }, 60_000)
})
