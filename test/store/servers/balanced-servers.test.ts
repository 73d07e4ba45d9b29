import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractClient, Reply, Sent } from '../../support/contract-client.ts'
import { isOfProxy, servedBy } from '../../support/judge/proxy-replies.ts'
import type { FreshFarm } from '../../support/postgresql/farms.ts'
import { clientOf } from '../../support/serve.ts'
import { freePort } from '../../support/server-process.ts'
import type { Balancer } from '../../support/several/balancer.ts'
import { sharedDatabases } from '../../support/several/databases.ts'
import { hasProxy, startProxy } from '../../support/several/haproxy.ts'
import { Nodes } from '../../support/several/nodes.ts'

const waiting = 240_000
/** One server is killed every ten seconds, this often: `TENON_KILLS=60` for ten minutes. */
const kills = Number(process.env.TENON_KILLS ?? 2)
const betweenKillsMs = 10_000
const isThere = hasProxy || Boolean(process.env.CI)

/** What HAProxy itself has answered, and how many replies came from each server. */
class Tally {
  readonly ofServers = new Map<string, number>()
  ofProxy = 0

  count({ status, headers, text }: Reply): boolean {
    if (isOfProxy(status, text)) {
      this.ofProxy += 1
      return false
    }
    const name = headers.get(servedBy) ?? 'nobody'
    this.ofServers.set(name, (this.ofServers.get(name) ?? 0) + 1)
    return true
  }
}

/** Whether fetch has had the head of a reply, and not its end. */
const isCut = (error: unknown): boolean => error instanceof TypeError && error.message === 'terminated'

/** A user whose requests every reply of a server answers as the contract says, and as the test expects. */
class Worker {
  readonly #client: ContractClient
  readonly #tally: Tally
  constructor(client: ContractClient, tally: Tally) {
    this.#client = client
    this.#tally = tally
  }

  /** The reply of a server; undefined if the server was killed before its end: HAProxy answered, or a reply that had begun breaks off. */
  async once(method: string, path: string, statuses: readonly number[], sent: Sent = {}): Promise<Reply | undefined> {
    const reply = await this.#client.call(method, path, sent).catch((error: unknown) => {
      if (!isCut(error)) throw error
      return undefined
    })
    if (!reply || !this.#tally.count(reply)) return undefined
    expect(statuses, `${method} ${path}: ${reply.status} ${reply.text.slice(0, 500)}`).toContain(reply.status)
    return reply
  }

  /** A read, until a server has answered it. */
  async read(path: string, status = 200): Promise<Reply> {
    for (;;) {
      const reply = await this.once('GET', path, [status])
      if (reply) return reply
    }
  }

  /** A write, until it is done: after an answer of HAProxy `isDone` tells whether the server had stored it before it was killed. */
  async write(method: string, path: string, statuses: readonly number[], sent: Sent, isDone: () => Promise<boolean>): Promise<void> {
    while (!(await this.once(method, path, statuses, sent)) && !(await isDone())) await wait(50)
  }
}

const merge = (etag: string) => ({ 'X-HTTP-Method': 'MERGE', 'If-Match': etag })
const remove = { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' }
const eol = '\r\n'

/** A change set that adds items to a list. */
function batchOf(address: string, titles: readonly string[]) {
  const parts = titles.flatMap((Title) => [
    ...['--changeset_1', 'Content-Type: application/http', 'Content-Transfer-Encoding: binary', '', `POST ${address} HTTP/1.1`],
    ...['Content-Type: application/json', '', JSON.stringify({ Title })],
  ])
  const set = ['--batch_1', 'Content-Type: multipart/mixed; boundary=changeset_1', '', ...parts, '--changeset_1--', '--batch_1--', '']
  return { body: set.join(eol), headers: { 'Content-Type': 'multipart/mixed; boundary=batch_1' } }
}

/** What is in a list that one worker has made. */
interface Kept {
  readonly title: string
  readonly items: readonly string[]
  readonly file: { readonly name: string; readonly text: string }
}

/** Writes and reads of many kinds in a new list, each checked. Returns what must be there from then on. */
async function oneRound(worker: Worker, title: string): Promise<Kept> {
  const at = `/_api/web/lists/getbytitle('${title}')`
  const items = async () =>
    (await worker.read(`${at}/items?$select=Id,Title,Colour&$orderby=Id`)).json.value as { Id: number; Title: string }[]
  const hasItem = (name: string) => async () => (await items()).some(({ Title }) => Title === name)
  await worker.write('POST', '/_api/web/lists', [201], { body: { Title: title, BaseTemplate: 100 } }, async () => {
    const { json } = await worker.read(`/_api/web/lists?$filter=Title eq '${title}'&$select=Title`)
    return json.value.length === 1
  })
  await worker.write('POST', `${at}/fields`, [201], { body: { Title: 'Colour', FieldTypeKind: 2 } }, async () => {
    const { json } = await worker.read(`${at}/fields?$filter=InternalName eq 'Colour'&$select=InternalName`)
    return json.value.length === 1
  })
  await worker.write('POST', `${at}/items`, [201], { body: { Title: 'one', Colour: 'red' } }, hasItem('one'))
  const [one] = await items()
  const { json: before } = await worker.read(`${at}/items(${one?.Id})`)
  const etag = before['odata.etag'] ?? '*'
  await worker.write('POST', `${at}/items(${one?.Id})`, [200, 204], { headers: merge(etag), body: { Title: 'two' } }, hasItem('two'))
  const batch = batchOf(`${at}/items`, ['b1', 'b2', 'b3'])
  await worker.write('POST', '/_api/$batch', [200], batch, async () => {
    const stored = (await items()).filter(({ Title }) => Title.startsWith('b'))
    if (stored.length === 3) return true
    // A change set is not atomic (docs/protocol/batch.md): what was stored before the kill goes, and all of it is sent again.
    for (const { Id } of stored) {
      const isRemoved = async () => !(await items()).some((item) => item.Id === Id)
      await worker.write('POST', `${at}/items(${Id})`, [200, 204], { headers: remove }, isRemoved)
    }
    return false
  })
  await worker.write('POST', `${at}/items`, [201], { body: { Title: 'gone' } }, hasItem('gone'))
  const gone = (await items()).find(({ Title }) => Title === 'gone')
  const isGone = async () => !(await hasItem('gone')())
  await worker.write('POST', `${at}/items(${gone?.Id})`, [200, 204], { headers: remove }, isGone)
  const file = { name: `${title}.txt`, text: randomBytes(40_000).toString('hex') }
  const address = `/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files`
  await worker.write('POST', `${address}/add(url='${file.name}',overwrite=true)`, [200, 201], { body: file.text }, async () => {
    const { json } = await worker.read(`${address}?$filter=Name eq '${file.name}'&$select=Length`)
    return json.value.length === 1
  })
  const kept = { title, items: ['two', 'b1', 'b2', 'b3'], file }
  await expectKept(worker, kept)
  return kept
}

async function expectKept(worker: Worker, { title, items, file }: Kept): Promise<void> {
  const { json } = await worker.read(`/_api/web/lists/getbytitle('${title}')/items?$select=Title&$orderby=Id`)
  expect(json.value.map(({ Title }: { Title: string }) => Title)).toEqual(items)
  const { text } = await worker.read(`/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/${file.name}')/$value`)
  expect(text === file.text).toBe(true)
}

describe.each(isThere ? sharedDatabases : [])('three servers on $name behind HAProxy', ({ freshFarm }) => {
  let farm: FreshFarm
  let nodes: Nodes
  let proxy: Balancer
  let attempts = 0

  beforeAll(async () => {
    farm = await freshFarm()
    nodes = new Nodes(farm, [await freePort(), await freePort(), await freePort()])
    await Promise.all([0, 1, 2].map((at) => nodes.start(at)))
    proxy = await startProxy(nodes.urls)
  }, waiting)
  afterAll(async () => {
    await proxy.close()
    for (const at of [0, 1, 2]) await nodes.end(at, 'SIGTERM')
    await farm.remove()
  }, waiting)

  it('answer requests round robin as one server does', { timeout: waiting }, async () => {
    const tally = new Tally()
    const worker = new Worker(clientOf(proxy.url, 'admin'), tally)
    for (let round = 0; round < 3; round += 1) await oneRound(worker, `Robin${round}`)
    expect(tally.ofProxy).toBe(0)
    const counts = [...tally.ofServers.values()]
    expect(counts).toHaveLength(3)
    expect(Math.max(...counts)).toBeLessThan(2 * Math.min(...counts))
  })

  it('go on while one of them is killed every ten seconds: only HAProxy may say 502 or 503', {
    timeout: waiting * 2 + kills * 60_000,
  }, async () => {
    const tally = new Tally()
    let isOver = false
    attempts += 1
    const prefix = `try${attempts}`
    const kept: Kept[] = []
    const working = Promise.all(
      ['ann', 'bob', 'eve'].map(async (name) => {
        const worker = new Worker(clientOf(proxy.url, 'admin'), tally)
        for (let round = 0; !isOver; round += 1) kept.push(await oneRound(worker, `${prefix}${name}${round}`))
      }),
    )
    const killing = (async () => {
      for (let round = 0; round < kills && !isOver; round += 1) {
        const next = wait(betweenKillsMs)
        await wait(1_000)
        // The first server leads at the beginning.
        await nodes.end(round % 3, 'SIGKILL')
        await nodes.start(round % 3)
        await next
      }
    })().finally(() => {
      isOver = true
    })
    try {
      await Promise.all([working, killing])
    } finally {
      isOver = true
      await Promise.allSettled([working, killing])
    }
    expect(kept.length).toBeGreaterThan(2)
    // Everything is there, on every server.
    for (const url of nodes.urls) {
      const worker = new Worker(clientOf(url, 'admin'), new Tally())
      for (const one of kept) await expectKept(worker, one)
    }
    const all = [...tally.ofServers.values()].reduce((sum, count) => sum + count, tally.ofProxy)
    console.log(`${kills} kills, ${kept.length} rounds of requests: ${tally.ofProxy} of ${all} replies came from HAProxy itself`)
  })
})
