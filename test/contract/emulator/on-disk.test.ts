import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { clientOf, serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { tasks } from './emulator-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'tenon-emulator-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const storages = {
  InMemory: (_name: string) => ({ StorageProvider: 'InMemory' }),
  FileSystem: (name: string) => ({ StorageProvider: 'FileSystem', DataRootPath: join(folder, name) }),
  Sqlite: (name: string) => ({ StorageProvider: 'Sqlite', SqlitePath: join(folder, name, 'content.db') }),
} as const

const start = async (settings: Readonly<Record<string, string>>) => {
  const { server } = await serve({ settings: { 'Emulator:Enabled': 'true', ...settings } })
  const client = (user: string) => clientOf(server.url, user)
  return { server, emulator: createContractClient(server.url), ann: client('ann'), admin: client('admin') }
}

const filesOf = (url: string, path: string) => `${url}/_api/web/getfolderbyserverrelativeurl('${path}/Shared%20Documents')/files`

const put = async (url: string, path: string, name: string, body: string) => {
  const reply = await fetch(`${filesOf(url, path)}/add(url='${name}',overwrite=true)`, {
    method: 'POST',
    headers: { Authorization: basic('ann') },
    body,
  })
  return [reply.status, (await reply.text()).length > 0]
}

const read = async (url: string, name: string) => {
  const reply = await fetch(`${url}/Shared%20Documents/${name}`, { headers: { Authorization: basic('ann') } })
  return [reply.status, reply.status === 200 ? await reply.text() : void (await reply.text())]
}

describe.each(['FileSystem', 'Sqlite'] as const)('a server with data on disk (%s)', (storage) => {
  it('is reset, and put back to snapshots, with tokens, digests and bytes', async () => {
    const { server, emulator, ann, admin } = await start(storages[storage](`${storage}-reset`))
    const add = async (title: string) => (await ann.call('POST', tasks, { body: { Title: title } })).status
    const titles = async () => (await ann.call('GET', tasks)).json.value.map(({ Title }: { Title: string }) => Title)
    const digest = (await ann.call('POST', '/_api/contextinfo')).json.FormDigestValue as string
    const { access_token: token } = (await emulator.call('POST', '/_emulator/tokens', { body: {} })).json
    const before = await titles()
    expect(await add('first')).toBe(201)
    expect(await put(server.url, '', 'a.txt', 'before')).toEqual([200, true])
    expect((await emulator.call('PUT', '/_emulator/snapshots/one')).status).toBe(201)
    await put(server.url, '', 'a.txt', 'after')
    await put(server.url, '', 'b.txt', 'new')
    await add('second')
    expect((await emulator.call('POST', '/_emulator/reset')).status).toBe(204)
    expect(await titles()).toEqual(before)
    expect((await read(server.url, 'a.txt'))[0]).toBe(404)
    await put(server.url, '', 'a.txt', 'another')
    expect((await emulator.call('POST', '/_emulator/snapshots/one/restore')).status).toBe(204)
    expect(await titles()).toEqual([...before, 'first'])
    expect(await read(server.url, 'a.txt')).toEqual([200, 'before'])
    expect((await read(server.url, 'b.txt'))[0]).toBe(404)
    const bearer = createContractClient(server.url, { Authorization: `Bearer ${token}`, Accept: 'application/json;odata=nometadata' })
    expect((await bearer.call('GET', '/_api/web/currentuser')).status).toBe(200)
    const write = await ann.call('POST', tasks, { body: { Title: 'with a digest' }, headers: { 'X-RequestDigest': digest } })
    expect(write.status).toBe(201)
    expect((await admin.call('GET', '/_admin/audit/verify')).json).toMatchObject({ valid: true })
    expect((await emulator.call('DELETE', '/_emulator/snapshots/one')).status).toBe(204)
  })

  it('is put back with the same random numbers, whose bytes have the same names', async () => {
    const { server, emulator } = await start({ ...storages[storage](`${storage}-random`), 'Emulator:Random': '7' })
    await put(server.url, '', 'a.txt', 'one')
    await emulator.call('PUT', '/_emulator/snapshots/one')
    await emulator.call('POST', '/_emulator/reset')
    await put(server.url, '', 'a.txt', 'two')
    await emulator.call('PUT', '/_emulator/snapshots/two')
    for (const name of ['one', 'two', 'one']) {
      expect((await emulator.call('POST', `/_emulator/snapshots/${name}/restore`)).status).toBe(204)
      expect(await read(server.url, 'a.txt')).toEqual([200, name])
    }
  })

  it.each(['true', 'false'])('puts back one site collection alone, and removes later ones (a database for each: %s)', async (own) => {
    const settings = { ...storages[storage](`${storage}-site-${own}`), 'Emulator:DatabasePerSite': own }
    const { server, emulator, ann, admin } = await start(settings)
    const team = `${server.url}/sites/team`
    const count = async (url: string) => (await ann.call('GET', `${url}${tasks}`)).json.value.length as number
    const body = { webApplication: 'Default', path: 'sites/team', title: 'Team', owner: 'ann' }
    expect((await admin.call('POST', '/_admin/sites', { body })).status).toBe(201)
    await put(team, '/sites/team', 'a.txt', 'before')
    const [before, others] = [await count(team), await count(server.url)]
    expect((await emulator.call('PUT', '/_emulator/snapshots/team?site=/sites/team')).status).toBe(201)
    await put(team, '/sites/team', 'a.txt', 'after')
    await ann.call('POST', `${team}${tasks}`, { body: { Title: 'lost' } })
    await ann.call('POST', `${server.url}${tasks}`, { body: { Title: 'stays' } })
    expect((await emulator.call('POST', '/_emulator/snapshots/team/restore')).status).toBe(204)
    expect([await count(team), await count(server.url)]).toEqual([before, others + 1])
    expect(await read(team, 'a.txt')).toEqual([200, 'before'])
    const { value } = (await admin.call('GET', '/_admin/sites')).json
    expect(new Set(value.map((each: { contentDatabaseId: string }) => each.contentDatabaseId)).size).toBe(own === 'true' ? 2 : 1)
    expect((await admin.call('GET', '/_admin/audit/verify')).json).toMatchObject({ valid: true })
    const reset = await emulator.call('POST', '/_emulator/reset')
    expect(reset.status).toBe(204)
    expect((await ann.call('GET', `${team}/_api/web`)).status).toBe(404)
    expect((await emulator.call('POST', '/_emulator/snapshots/team/restore')).status).toBe(409)
  })

  it('begins a new process with what the last restore has put back, and without copies', async () => {
    const settings = storages[storage](`${storage}-again`)
    const first = await start(settings)
    await first.ann.call('POST', tasks, { body: { Title: 'kept' } })
    await first.emulator.call('PUT', '/_emulator/snapshots/one')
    await first.ann.call('POST', tasks, { body: { Title: 'lost' } })
    await first.emulator.call('POST', '/_emulator/snapshots/one/restore')
    await first.server.stop()
    const again = await start({ ...settings, 'Emulator:Enabled': 'false' })
    expect((await again.ann.call('GET', tasks)).json.value.map(({ Title }: { Title: string }) => Title)).toEqual(['kept'])
    expect(existsSync(join(folder, `${storage}-again`, '.copies'))).toBe(false)
  })

  it('refuses a snapshot that another process or version has left in its data, in words, and changes nothing', async () => {
    const settings = storages[storage](`${storage}-left`)
    const first = await start(settings)
    await first.ann.call('POST', tasks, { body: { Title: 'kept' } })
    await first.emulator.call('PUT', '/_emulator/snapshots/one')
    await first.server.stop()
    // As a process of another version that was killed leaves it.
    const left = join(folder, `${storage}-left`, '.copies', '1')
    mkdirSync(left, { recursive: true })
    writeFileSync(join(left, 'farm.db'), 'of another version')
    const { emulator, ann } = await start(settings)
    expect((await emulator.call('GET', '/_emulator/snapshots')).json).toEqual({ value: [] })
    const { status, json } = await emulator.call('POST', '/_emulator/snapshots/one/restore')
    expect([status, json.error.message]).toEqual([
      404,
      expect.stringMatching(/no snapshot 'one' in this server.*none is of another version/),
    ])
    expect((await ann.call('GET', tasks)).json.value.map(({ Title }: { Title: string }) => Title)).toEqual(['kept'])
  })
})

describe('the file mirror after a reset', () => {
  it('has the documents of now alone', async () => {
    const settings = storages.FileSystem('mirror')
    const { server, emulator } = await start(settings)
    const mirrored = () =>
      readdirSync(join(folder, 'mirror'), { recursive: true, encoding: 'utf8' })
        .filter((path) => /[ab]\.txt$/.test(path))
        .map((path) => path.slice(-5))
    await put(server.url, '', 'a.txt', 'one')
    await vi.waitUntil(() => mirrored().length === 1, { timeout: 60_000 })
    await emulator.call('PUT', '/_emulator/snapshots/one')
    await put(server.url, '', 'b.txt', 'two')
    await vi.waitUntil(() => mirrored().length === 2, { timeout: 60_000 })
    await emulator.call('POST', '/_emulator/snapshots/one/restore')
    await vi.waitUntil(() => mirrored().join() === 'a.txt', { timeout: 60_000 })
  })
})

describe.each(['InMemory', 'FileSystem', 'Sqlite'] as const)('a site collection that has its database for itself (%s)', (storage) => {
  it('is put back with its files, its index and its audit log, again and again, and what is beside it stays', async () => {
    const { server, emulator, ann, admin } = await start(storages[storage](`${storage}-alone`))
    const call = async (method: string, path: string) => (await emulator.call(method, `/_emulator/${path}`)).status
    const add = async (Title: string) => (await ann.call('POST', tasks, { body: { Title } })).json.Id as number
    const titles = async () => (await ann.call('GET', tasks)).json.value.map(({ Title }: { Title: string }) => Title) as string[]
    const found = async (words: string) => {
      const { json } = await ann.call('GET', `/_api/search/query?querytext='${words}'`)
      return json.PrimaryQueryResult.RelevantResults.TotalRows as number
    }
    const first = await titles()
    const own = await add('chestnut')
    await put(server.url, '', 'a.txt', 'before')
    expect(await found('chestnut')).toBe(1)
    expect(await call('PUT', 'snapshots/own?site=/')).toBe(201)
    const { json: farm } = await admin.call('GET', '/_admin/webapps/Default/contentdatabases')
    for (const word of ['hazelnut', 'walnut']) {
      await add(word)
      await put(server.url, '', 'a.txt', 'after')
      await put(server.url, '', 'b.txt', 'new')
      expect(await found(word)).toBe(1)
      expect(await call('POST', 'snapshots/own/restore')).toBe(204)
      expect([await titles(), await found(word), await found('chestnut')]).toEqual([[...first, 'chestnut'], 0, 1])
      expect([await read(server.url, 'a.txt'), (await read(server.url, 'b.txt'))[0]]).toEqual([[200, 'before'], 404])
      expect(await add('next')).toBe(own + 1)
      expect((await admin.call('GET', '/_admin/audit/verify')).json).toMatchObject({ valid: true })
    }
    expect((await admin.call('GET', '/_admin/webapps/Default/contentdatabases')).json).toEqual(farm)
    expect([await call('POST', 'reset?site=/'), await titles(), await found('chestnut')]).toEqual([204, first, 0])
  })
})
