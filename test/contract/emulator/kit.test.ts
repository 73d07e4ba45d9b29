import { afterAll, describe, expect, it } from 'vitest'
import { startServer, type TestServerOptions } from '../../../src/testing.ts'
import { tasks } from './emulator-server.ts'

const server = await startServer({ emulator: true })
afterAll(() => server.stop())

const json = { Authorization: `Basic ${btoa('ann:any')}`, Accept: 'application/json;odata=nometadata', 'Content-Type': 'application/json' }
const read = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(server.url + path, { headers: { ...json, ...headers } })
  return { status: reply.status, body: (await reply.json()) as { value: { Id: number; Created: string }[]; LoginName: string } }
}
const addTask = async (Title: string) =>
  (await (await fetch(server.url + tasks, { method: 'POST', headers: json, body: JSON.stringify({ Title }) })).json()) as {
    Created: string
  }

describe('a server of the kit with the emulator', () => {
  it('is put back to its start and to snapshots', async () => {
    const count = async () => (await read(tasks)).body.value.length
    const before = await count()
    await addTask('one')
    await server.snapshot('one-more')
    await addTask('two')
    await server.restore('one-more')
    expect(await count()).toBe(before + 1)
    await server.reset()
    expect(await count()).toBe(before)
  })

  it('puts one site collection back alone', async () => {
    const root = { site: '/' }
    await server.snapshot('root', root)
    const before = (await read(tasks)).body.value.length
    for (const back of [() => server.restore('root'), () => server.restore('root', root), () => server.reset(root)]) {
      await addTask('lost')
      await back()
      expect((await read(tasks)).body.value.length).toBe(before)
    }
    await expect(server.snapshot('none', { site: '/sites/nobody' })).rejects.toThrow('There is no site')
  })

  it('tells which requests and operations it has seen, oldest first', async () => {
    await server.forgetRequests()
    await read('/_api/web')
    await read(tasks)
    expect((await server.requests()).map(({ operation }) => operation)).toEqual(['getWeb', 'listItems'])
    expect(await server.requests({ operation: 'listItems', user: 'ann', path: '/_api/**' })).toMatchObject([{ method: 'GET', status: 200 }])
    await server.forgetRequests({ operation: 'listItems' })
    expect((await server.requests()).map(({ operation }) => operation)).toEqual(['getWeb'])
    expect((await server.coverage()).operations.map(({ id }) => id)).toContain('listItems')
    expect((await server.coverage()).unused).toContain('deleteList')
  })

  it('fails when a test asks for it', async () => {
    const id = await server.faults.add({ when: { count: 1 }, then: { status: 503 } })
    expect([(await read('/_api/web')).status, (await read('/_api/web')).status]).toEqual([503, 200])
    await server.faults.delete(id)
    await server.faults.add({ then: { preset: 'throttled' } })
    await server.faults.clear()
    expect((await read('/_api/web')).status).toBe(200)
    await expect(server.faults.delete(id)).rejects.toThrow(`There is no fault '${id}'.`)
  })

  it('has a clock that the test moves', async () => {
    await server.clock.freeze(new Date('2031-05-05T05:05:05Z'))
    await server.clock.advance('P1D')
    expect(await server.clock.now()).toEqual(new Date('2031-05-06T05:05:05Z'))
    expect((await addTask('then')).Created).toBe('2031-05-06T05:05:05Z')
    await server.clock.run(new Date('2032-01-01T00:00:00Z'))
    expect((await server.clock.now()).getUTCFullYear()).toBe(2032)
    await server.reset()
  })

  it('signs tokens for any user', async () => {
    const Authorization = `Bearer ${await server.token({ sub: 'zoe' })}`
    expect((await read('/_api/web/currentuser', { Authorization })).body.LoginName).toMatch(/\|zoe$/)
    expect((await read('/_api/web', { Authorization: `Bearer ${await server.token({}, -60)}` })).status).toBe(401)
  })

  it('fails with the message of the server', async () => {
    await expect(server.restore('never taken')).rejects.toThrow(/snapshots\/never%20taken\/restore/)
  })
})

describe('servers of the kit', () => {
  it('are twenty in one process, each with its own data', async () => {
    const servers = await Promise.all(Array.from({ length: 20 }, () => startServer({ emulator: true })))
    try {
      await Promise.all(
        servers.map(({ url }, at) =>
          fetch(url + tasks, { method: 'POST', headers: json, body: JSON.stringify({ Title: `Of server ${at}` }) }),
        ),
      )
      const titles = servers.map(
        async ({ url }) => (await (await fetch(`${url}${tasks}?$select=Title`, { headers: json })).json()) as unknown,
      )
      expect(await Promise.all(titles)).toEqual(servers.map((_, at) => ({ value: [{ Title: `Of server ${at}` }] })))
      expect(new Set(servers.map(({ url }) => url)).size).toBe(20)
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  })

  it('do not disturb each other, with a token too, and have no emulator unless asked', async () => {
    await using plain = await startServer()
    expect('reset' in plain).toBe(false)
    expect((await fetch(`${plain.url}/_emulator/coverage`)).status).toBe(404)
    const guarded: TestServerOptions & { emulator: true } = { emulator: true, settings: { 'Emulator:Token': 'sesame' } }
    await using other = await startServer(guarded)
    await other.faults.add({ then: { status: 500 } })
    expect((await read('/_api/web')).status).toBe(200)
    expect((await fetch(`${other.url}/_emulator/coverage`)).status).toBe(401)
    await other.reset()
    expect((await fetch(`${other.url}/_api/web`, { headers: json })).status).toBe(200)
  })
})
