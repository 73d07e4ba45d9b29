import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startServer } from '../../../src/testing.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { accepts } from '../../support/wire.ts'
import { serveEmulator, tasks } from './emulator-server.ts'

const { server, emulator, ann } = await serveEmulator({ 'Emulator:MaxShards': '4' })

const clientIn = (shard: string, url = server.url) =>
  createContractClient(url, { Authorization: basic('ann'), Accept: accepts.nometadata, 'X-Tenon-Shard': shard })
const controlIn = (shard: string, url = server.url) => createContractClient(url, { 'X-Tenon-Shard': shard })
type Client = ReturnType<typeof clientIn>
const titles = async (client: Client) =>
  (await client.call('GET', `${tasks}?$top=5000`)).json.value.map(({ Title }: { Title: string }) => Title) as string[]
const add = async (client: Client, Title: string) => (await client.call('POST', tasks, { body: { Title } })).json.Id as number
const shards = async () => (await emulator.call('GET', '/_emulator/shards')).json.value as { name: string; requests: number }[]

/** A request with headers that fetch does not send. */
const ask = (headers: Record<string, string>, path = '/_api/web/currentuser') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const sent = request({ hostname, port, path, headers: { Authorization: basic('ann'), ...headers } }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (piece: string) => {
        text += piece
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
    })
    sent.on('error', reject).end()
  })

describe('a shard', () => {
  it('has data of its own, made by its first request from the state of a reset', async () => {
    const before = await titles(ann)
    await add(ann, 'of the server')
    const [one, two] = [clientIn('one'), clientIn('two')]
    expect(await titles(one)).toEqual(before)
    const ids = await Promise.all([add(one, 'of one'), add(two, 'of two')])
    // Equal requests get equal ids.
    expect(ids[0]).toBe(ids[1])
    expect(await titles(one)).toEqual([...before, 'of one'])
    expect(await titles(two)).toEqual([...before, 'of two'])
    expect(await titles(ann)).toEqual([...before, 'of the server'])
    await emulator.call('POST', '/_emulator/reset')
    expect(await titles(one)).toEqual([...before, 'of one'])
    expect((await controlIn('one').call('POST', '/_emulator/reset')).status).toBe(204)
    // The rows of its audit log came back, and their lines with them.
    const auditor = createContractClient(server.url, { Authorization: basic('admin'), 'X-Tenon-Shard': 'one' })
    expect((await auditor.call('GET', '/_admin/audit/verify')).json).toMatchObject({ valid: true })
    expect([await titles(one), (await titles(two)).at(-1)]).toEqual([before, 'of two'])
  })

  it('has snapshots, a clock, recorded requests and coverage of its own', async () => {
    const [one, two] = [controlIn('one'), controlIn('two')]
    await one.call('PUT', '/_emulator/snapshots/mine')
    expect((await two.call('GET', '/_emulator/snapshots')).json.value).toEqual([])
    expect((await two.call('POST', '/_emulator/snapshots/mine/restore')).status).toBe(404)
    await one.call('PUT', '/_emulator/clock', { body: { now: '2040-01-01T00:00:00Z', frozen: true } })
    expect((await two.call('GET', '/_emulator/clock')).json.frozen).toBe(false)
    for (const control of [one, two]) await control.call('DELETE', '/_emulator/requests')
    for (const control of [one, two]) await control.call('DELETE', '/_emulator/coverage')
    await clientIn('one').call('GET', '/_api/web/currentuser')
    expect((await one.call('GET', '/_emulator/requests')).json.value).toMatchObject([{ operation: 'getCurrentUser', shard: 'one' }])
    expect((await two.call('GET', '/_emulator/requests/count')).json.count).toBe(0)
    // A browser cannot send the header: the addresses for tests take it as an option too.
    expect((await emulator.call('GET', '/_emulator/requests/count?shard=one')).json.count).toBe(1)
    expect((await two.call('GET', '/_emulator/coverage')).json.operations).toEqual([])
    expect((await one.call('GET', '/_emulator/coverage')).json.operations.map(({ id }: { id: string }) => id)).toEqual(['getCurrentUser'])
    await one.call('PUT', '/_emulator/clock', { body: { frozen: false } })
  })

  it('is struck by its own faults, and by those for all shards', async () => {
    const statuses = async () => [
      (await ask({})).status,
      (await ask({ 'X-Tenon-Shard': 'one' })).status,
      (await ask({ 'X-Tenon-Shard': 'two' })).status,
    ]
    await controlIn('one').call('POST', '/_emulator/faults', { body: { match: {}, then: { status: 503 } } })
    expect(await statuses()).toEqual([200, 503, 200])
    await emulator.call('POST', '/_emulator/faults', { body: { match: { shard: 'two' }, then: { status: 502 } } })
    expect(await statuses()).toEqual([200, 503, 502])
    await controlIn('one').call('DELETE', '/_emulator/faults')
    await controlIn('two').call('POST', '/_emulator/faults', { body: { match: { shard: '*' }, then: { status: 500 } } })
    expect(await statuses()).toEqual([500, 500, 502])
    // The rule of all shards belongs to the server without one.
    await controlIn('one').call('POST', '/_emulator/reset')
    expect(await statuses()).toEqual([500, 500, 502])
    await emulator.call('DELETE', '/_emulator/faults')
    await controlIn('two').call('DELETE', '/_emulator/faults')
    expect(await statuses()).toEqual([200, 200, 200])
    expect((await emulator.call('POST', '/_emulator/faults', { body: { match: { shard: 'A' }, then: { status: 500 } } })).status).toBe(400)
  })

  it('is struck from its first request by a rule that the server has for it', async () => {
    const rule = { match: { shard: 'later', operation: 'getCurrentUser' }, then: { status: 503 } }
    expect((await emulator.call('POST', '/_emulator/faults', { body: rule })).status).toBe(201)
    expect((await ask({ 'X-Tenon-Shard': 'later' })).status).toBe(503)
    expect((await ask({ 'X-Tenon-Shard': 'later-still' })).status).toBe(200)
    for (const name of ['later', 'later-still']) await emulator.call('DELETE', `/_emulator/shards/${name}`)
  })

  it('takes a seed, to which its own reset returns', async () => {
    const seed = { version: 1, webs: [{ url: '/', lists: [{ title: 'Only', items: [{ Title: 'seeded' }] }] }], faults: [] }
    const one = controlIn('one')
    expect((await one.call('PUT', '/_emulator/state', { body: seed })).status).toBe(204)
    const items = "/_api/web/lists/getbytitle('Only')/items"
    expect((await clientIn('one').call('GET', items)).json.value).toMatchObject([{ Title: 'seeded' }])
    expect((await clientIn('two').call('GET', items)).status).toBe(404)
    const wrong = { ...seed, faults: [{ match: { shard: 'two' }, then: { status: 500 } }] }
    const reply = await one.call('PUT', '/_emulator/state', { body: wrong })
    expect([reply.status, reply.json.error.path]).toEqual([400, 'faults/0'])
  })

  it('is also named by the host, and by two names only if they are equal', async () => {
    await controlIn('two').call('DELETE', '/_emulator/requests')
    const { port } = new URL(server.url)
    for (const headers of [
      { Host: `two.shard.localhost:${port}` },
      { Host: 'TWO.Shard.localhost' },
      { Host: 'two.shard.localhost', 'X-Tenon-Shard': 'two' },
    ])
      expect([headers, (await ask(headers)).status]).toEqual([headers, 200])
    expect((await controlIn('two').call('GET', '/_emulator/requests/count')).json.count).toBe(3)
    const { status, text } = await ask({ Host: 'two.shard.localhost', 'X-Tenon-Shard': 'one' })
    expect([status, text]).toEqual([400, expect.stringContaining('two shards')])
  })

  it('is refused with a name that it cannot have, and the request is recorded', async () => {
    await emulator.call('DELETE', '/_emulator/requests')
    for (const name of ['', 'A', 'a_b', 'a b', 'ä', 'x'.repeat(65), '../a', 'a, b']) {
      const { status, text } = await ask({ 'X-Tenon-Shard': encodeURI(name) })
      expect([name, status, text]).toEqual([name, 400, expect.stringContaining('1 to 64')])
    }
    expect((await ask({ Host: '.shard.localhost' })).status).toBe(400)
    expect((await ask({ 'X-Tenon-Shard': 'A' }, '/_emulator/coverage')).status).toBe(400)
    expect((await ask({}, '/_emulator/coverage?shard=%2F')).status).toBe(400)
    expect((await emulator.call('GET', '/_emulator/requests/count?status=400')).json.count).toBeGreaterThan(5)
  })

  it('is not made for a page of another site', async () => {
    const foreign = { 'X-Tenon-Shard': 'foreign', Origin: 'http://evil.example' }
    expect((await ask(foreign)).status).toBe(403)
    expect((await ask({ Host: 'foreign.shard.localhost', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await shards()).map(({ name }) => name)).not.toContain('foreign')
    expect((await ask({ 'X-Tenon-Shard': 'one', Origin: 'http://localhost:3000' })).status).toBe(200)
  })

  it('is listed and dropped; a later request makes it anew', async () => {
    const before = await titles(clientIn('again'))
    await add(clientIn('again'), 'lost')
    expect(await shards()).toContainEqual(expect.objectContaining({ name: 'again', requests: 2 }))
    expect((await emulator.call('DELETE', '/_emulator/shards/again')).status).toBe(204)
    expect((await emulator.call('DELETE', '/_emulator/shards/again')).status).toBe(404)
    expect((await emulator.call('DELETE', '/_emulator/shards/A')).status).toBe(400)
    expect(await titles(clientIn('again'))).toEqual(before)
    const itself = await controlIn('again').call('DELETE', '/_emulator/shards/again')
    expect([itself.status, itself.json.error.message]).toEqual([409, expect.stringContaining('itself')])
    expect((await controlIn('one').call('DELETE', '/_emulator/shards/again')).status).toBe(204)
  })

  it('gives way to a new one if there are too many: the one that is idle longest', async () => {
    for (const { name } of await shards()) await emulator.call('DELETE', `/_emulator/shards/${name}`)
    for (const name of ['a', 'b', 'c', 'd']) await add(clientIn(name), name)
    await ask({ 'X-Tenon-Shard': 'a' })
    await ask({ 'X-Tenon-Shard': 'e' })
    expect((await shards()).map(({ name }) => name)).toEqual(['a', 'c', 'd', 'e'])
    expect(await titles(clientIn('a'))).toContain('a')
  })

  it('is refused in words if all others are in use', async () => {
    for (const name of ['a', 'c', 'd', 'e'])
      await controlIn(name).call('POST', '/_emulator/faults', { body: { match: {}, then: { latencyMs: 60_000 } } })
    const left = ['a', 'c', 'd', 'e'].map((name) => {
      const { hostname, port } = new URL(server.url)
      const sent = request({ hostname, port, path: '/_api/web', headers: { 'X-Tenon-Shard': name } })
      sent.on('error', () => undefined).end()
      return sent
    })
    await expect.poll(async () => (await ask({ 'X-Tenon-Shard': 'f' })).status, { timeout: 20_000 }).toBe(503)
    expect((await ask({ 'X-Tenon-Shard': 'f' })).text).toContain('Emulator:MaxShards')
    for (const one of left) one.destroy()
  })
})

it('shards need the token of the server to be made', async () => {
  const guarded = await serve({ settings: { 'Emulator:Enabled': 'true', 'Emulator:Token': 'open sesame' } })
  const one = clientIn('one', guarded.server.url)
  expect((await fetch(`${guarded.server.url}/_api/web`, { headers: { 'X-Tenon-Shard': 'one' } })).status).toBe(401)
  const control = { headers: { 'X-Emulator-Token': 'open sesame' } }
  expect((await controlIn('one', guarded.server.url).call('GET', '/_emulator/coverage', control)).status).toBe(200)
  expect((await one.call('GET', '/_api/web')).status).toBe(200)
})

const folder = sharedFolder('shards')

it('a server whose data is on disk has no shards', async () => {
  const stored = await serve({ settings: { 'Emulator:Enabled': 'true', StorageProvider: 'Sqlite', SqlitePath: join(folder, 'tenon.db') } })
  const reply = await fetch(`${stored.server.url}/_api/web`, { headers: { 'X-Tenon-Shard': 'one' } })
  expect([reply.status, await reply.text()]).toEqual([409, expect.stringContaining('InMemory')])
})

describe('shards with random numbers that repeat', () => {
  const settings = { 'Emulator:Enabled': 'true', 'Emulator:Clock': '2026-01-01T00:00:00Z', 'Emulator:Random': '42' }

  it('reply to equal requests equally, and change nothing in the others', async () => {
    const first = await serve({ settings })
    const second = await serve({ settings })
    const answers = async (url: string, shard?: string) => {
      const headers = { Authorization: basic('ann'), ...(shard !== undefined && { 'X-Tenon-Shard': shard }) }
      const told: string[] = []
      for (const [method, path] of [
        ['GET', '/_api/web'],
        ['POST', tasks],
        ['GET', tasks],
      ] as const) {
        const body = method === 'POST' ? { body: '{"Title":"x"}' } : {}
        const reply = await fetch(url + path, { method, headers: { ...headers, 'Content-Type': 'application/json' }, ...body })
        told.push(
          `${JSON.stringify([...reply.headers].filter(([name]) => name !== 'keep-alive'))} ${await reply.text()}`.replaceAll(url, ''),
        )
      }
      return told
    }
    const alone = await answers(first.server.url)
    expect(await answers(second.server.url, 'one')).toEqual(alone)
    expect(await answers(second.server.url, 'two')).toEqual(alone)
    expect(await answers(second.server.url)).toEqual(alone)
  })
})

describe('a shard of the kit', () => {
  it('is the same handle with an address of its own', async () => {
    const kit = await startServer({ emulator: true })
    try {
      const one = await kit.shard('one')
      const two = await kit.shard('two')
      const post = (url: string, headers: Record<string, string> = {}) =>
        fetch(url + tasks, {
          method: 'POST',
          headers: { Authorization: basic('ann'), 'Content-Type': 'application/json', ...headers },
          body: '{"Title":"x"}',
        }).then(async (reply) => [reply.status, (await reply.text()).includes(url)])
      expect(await post(one.url)).toEqual([201, true])
      expect((await post(kit.url, two.headers))[0]).toBe(201)
      expect((await one.requests()).map(({ operation, shard }) => [operation, shard])).toEqual([['addItem', 'one']])
      expect(await two.requests()).toHaveLength(1)
      expect(await kit.requests()).toEqual([])
      await one.faults.add({ then: { status: 503 } })
      expect([(await post(one.url))[0], (await post(two.url))[0]]).toEqual([503, 201])
      await one.reset()
      expect(one.issuer).toBe(kit.issuer)
      await one.stop()
      await one.stop()
      await expect(fetch(one.url)).rejects.toThrow()
      await expect(kit.shard('A')).rejects.toThrow('1 to 64')
    } finally {
      await kit.stop()
    }
  })
})
