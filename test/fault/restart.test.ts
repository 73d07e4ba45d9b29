import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentTables, type TableRow } from '../support/content-tables.ts'
import { isDone, type Message, rest, send, soap, soapMessage } from '../support/doors.ts'
import { basic } from '../support/server.ts'
import { type ServerProcess, startProcess as startIn } from '../support/server-process.ts'

let directory: string
let processes: ServerProcess[]

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tenon-restart-'))
  processes = []
})
afterEach(async () => {
  for (const one of processes) await one.end('SIGKILL')
  rmSync(directory, { recursive: true })
})

async function startProcess(): Promise<ServerProcess> {
  const one = await startIn(directory)
  processes.push(one)
  return one
}

const tables = () => contentTables(join(directory, 'data'))

const get = (path: string): Message => ({ method: 'GET', path: `/_api/${path}`, headers: { Accept: 'application/json' } })

async function read(url: string, path: string): Promise<TableRow> {
  const reply = await send(url, get(path))
  expect(reply.status, reply.text).toBe(200)
  return JSON.parse(reply.text) as TableRow
}

async function does(url: string, message: Message): Promise<void> {
  const reply = await send(url, message)
  expect(isDone(reply), reply.text).toBe(true)
}

describe('after a clean stop and a new start', () => {
  it('lists, items, their versions, sessions and digests are unchanged, and ids continue', async () => {
    const first = await startProcess()
    await does(first.url, rest.addList('Plans', 'Ärger 漢字', 107))
    for (const Title of ['a', 'b', 'c']) await does(first.url, rest.addItem('Plans', { Title, PercentComplete: 0.5 }))
    await does(first.url, soap.updateItem('Plans', 1, { Title: 'A', DueDate: '2026-01-31T10:00:00Z' }))
    await does(first.url, soap.deleteItem('Plans', 3))
    const login = await send(first.url, soapMessage('Login', '<username>dora</username><password>any</password>', 'authentication'))
    const Cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
    const asDora = async (url: string, method: string, path: string, headers: Record<string, string> = {}, body?: string) => {
      const response = await fetch(`${url}/_api/${path}`, {
        method,
        headers: { Accept: 'application/json', Cookie, ...headers },
        ...(body && { body }),
      })
      return { status: response.status, body: (await response.json()) as { FormDigestValue: string; Title: string } }
    }
    const digest = (await asDora(first.url, 'POST', 'contextinfo')).body.FormDigestValue
    const listPath = "web/lists/getbytitle('Plans')"
    const seen = {
      list: await read(first.url, `${listPath}?$select=Id,Title,Description,ItemCount`),
      items: await read(first.url, `${listPath}/items?$select=*`),
    }
    const before = tables()

    expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null })
    const log = join(directory, 'data/Content/content.db-wal')
    expect(existsSync(log) ? statSync(log).size : 0).toBe(0)

    const second = await startProcess()
    // The rows of the audit are in its log.
    expect(tables()).toEqual({ ...before, AuditRecord: [] })
    expect(loggedSequences('items.add')).toEqual(
      before.Change?.filter(({ entity, type }) => entity === 'item' && type === 1).map(({ sequence }) => sequence),
    )
    const local = (body: unknown) => JSON.parse(JSON.stringify(body).replaceAll(second.url, first.url)) as unknown
    expect(local(await read(second.url, `${listPath}?$select=Id,Title,Description,ItemCount`))).toEqual(seen.list)
    expect(local(await read(second.url, `${listPath}/items?$select=*`))).toEqual(seen.items)
    expect(seen.items.value).toMatchObject([
      { Id: 1, Title: 'A', 'odata.etag': '"2"' },
      { Id: 2, Title: 'b', 'odata.etag': '"1"' },
    ])
    expect((await asDora(second.url, 'GET', 'web/currentuser')).body.Title).toBe('dora')
    const withDigest = { 'Content-Type': 'application/json', 'X-RequestDigest': digest }
    const added = await asDora(second.url, 'POST', `${listPath}/items`, withDigest, '{"Title":"d"}')
    expect(added).toMatchObject({ status: 201, body: { Id: 4, Title: 'd' } })
    expect(await second.end('SIGINT')).toEqual({ code: 0, signal: null })
  })

  it('requests that are under way when the stop is requested are done or refused, and none is torn', async () => {
    const first = await startProcess()
    await does(first.url, rest.addItem('Tasks', { Title: 'before' }))
    const answered = await createMany(first.url, 300, { connections: 10, onAnswer: (count) => void (count === 50 && first.end('SIGTERM')) })
    expect(await first.ended).toEqual({ code: 0, signal: null })
    expect(answered.length).toBeGreaterThanOrEqual(50)
    expectWhole(answered)
  })
})

interface Answered {
  readonly itemId: number
  readonly title: string
}

/**
 * Adds `count` items concurrently, half of them by each protocol, over
 * several connections. Returns the items that the server has confirmed. A request
 * without a reply is left out.
 */
async function createMany(
  url: string,
  count: number,
  { connections, onAnswer }: { connections: number; onAnswer: (count: number) => void },
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answered: Answered[] = []
  const create = async (number: number): Promise<void> => {
    const title = `item ${number} of ${url}`
    const reply = await post(url, agent, (number % 2 === 0 ? rest : soap).addItem('Tasks', { Title: title }))
    if (reply === undefined) return
    const itemId = Number(/"Id":(\d+)/.exec(reply.text)?.[1] ?? / ows_ID="(\d+)"/.exec(reply.text)?.[1])
    expect(reply.status, reply.text).toBe(number % 2 === 0 ? 201 : 200)
    expect(itemId).toBeGreaterThan(0)
    answered.push({ itemId, title })
    onAnswer(answered.length)
  }
  await Promise.all(Array.from({ length: count }, (_, number) => create(number)))
  agent.destroy()
  return answered
}

/** Undefined if the connection broke before the end of the reply. */
function post(url: string, agent: Agent, { method, path, headers, body }: Message): Promise<{ status: number; text: string } | undefined> {
  return new Promise((resolve) => {
    const sent = request(url + path, {
      method,
      agent,
      headers: { Authorization: basic('ann'), ...headers, 'Content-Length': Buffer.byteLength(body ?? '') },
    })
    sent.on('error', () => resolve(undefined))
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve(response.complete ? { status: response.statusCode ?? 0, text } : undefined))
      response.on('error', () => resolve(undefined))
    })
    sent.end(body)
  })
}

/** The numbers of the acts of this name in the segments of the audit logs. */
function loggedSequences(operation: string): number[] {
  const folder = join(directory, 'data/audit')
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const lines = names.filter((name) => name.endsWith('.jsonl')).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  // A crash can cut the last line.
  const whole = lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as { sequence: number; detail: TableRow })
  return whole.filter(({ detail }) => detail.operation === operation).map(({ sequence }) => sequence)
}

/** Checks that every confirmed item exists, and that every item has its count, its change and its audit record. */
function expectWhole(answered: readonly Answered[]): void {
  const { Item = [], List = [], Field = [], Change = [], AuditRecord = [], Site = [] } = tables()
  const list = List.find((row) => row.title === 'Tasks')
  const items = Item.filter((row) => row.listId === list?.id)
  const titleField = Field.find((row) => row.ownerId === list?.id && row.internalName === 'Title')
  const titles = new Map(items.map((row) => [row.itemId, row[titleField?.slot as string]]))
  for (const { itemId, title } of answered) expect(titles.get(itemId)).toBe(title)
  expect(new Set(answered.map(({ itemId }) => itemId)).size).toBe(answered.length)

  const ids = items.map((row) => Number(row.itemId))
  expect(ids).toEqual(ids.map((_, index) => index + 1))
  expect(list).toMatchObject({ itemCount: items.length, nextItemId: items.length + 1 })
  const changes = Change.filter((row) => row.listId === list?.id && row.entity === 'item')
  expect(changes.map(({ type, objectId, itemId }) => [type, objectId, itemId])).toEqual(
    items.map(({ uniqueId, itemId }) => [1, uniqueId, itemId]),
  )
  expect(Change.map(({ sequence }) => sequence)).toEqual(Change.map((_, index) => index + 1))
  expect(Site).toMatchObject([{ changeSequence: Change.length }])
  const waiting = AuditRecord.filter((row) => row.operation === 'items.add').map(({ sequence }) => sequence)
  const audited = new Set([...waiting, ...loggedSequences('items.add')])
  expect([...audited].sort((one, other) => Number(one) - Number(other))).toEqual(changes.map(({ sequence }) => sequence))

  const database = new Sqlite(join(directory, 'data/Content/content.db'), { readonly: true })
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  database.close()
}

describe('after kill -9 in the middle of 1,000 creates', () => {
  it('none that was answered is lost or torn, ids are unique, and the server starts again at once, three times', async () => {
    const answered: Answered[] = []
    for (const killAfter of [1, 120, 400]) {
      const server = await startProcess()
      const round = await createMany(server.url, 1000, {
        connections: 16,
        onAnswer: (count) => void (count === killAfter && server.end('SIGKILL')),
      })
      expect(await server.ended).toEqual({ code: null, signal: 'SIGKILL' })
      expect(round.length).toBeGreaterThanOrEqual(killAfter)
      expect(round.length).toBeLessThan(1000)
      answered.push(...round)
      const started = performance.now()
      const again = await startProcess()
      expect(performance.now() - started).toBeLessThan(10_000)
      expectWhole(answered)
      const { ItemCount } = await read(again.url, "web/lists/getbytitle('Tasks')")
      const { value } = await read(again.url, "web/lists/getbytitle('Tasks')/items?$top=5000&$select=Id")
      expect(value).toHaveLength(ItemCount as number)
      await again.end('SIGTERM')
    }
  }, 60_000)
})
