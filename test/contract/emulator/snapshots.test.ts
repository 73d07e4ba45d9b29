import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { basic } from '../../support/server.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'
import { serveEmulator, tasks } from './emulator-server.ts'

const { server, emulator, ann } = await serveEmulator({ 'Search:IndexIntervalSeconds': '1' })

const count = async () => (await ann.call('GET', `${tasks}?$top=5000`)).json.value.length as number
const addTask = async (title: string) => (await ann.call('POST', tasks, { body: { Title: title } })).json.Id as number
const reset = async () => expect((await emulator.call('POST', '/_emulator/reset')).status).toBe(204)

describe('a reset', () => {
  it('puts all data back to the start, with the ids that come next', async () => {
    const before = await count()
    const first = await addTask('one')
    await ann.call('POST', '/_api/web/lists', { body: { Title: 'Later', BaseTemplate: 100 } })
    await fetch(`${server.url}/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='a.txt')`, {
      method: 'POST',
      headers: { Authorization: basic('ann') },
      body: 'some bytes',
    }).then((reply) => reply.text())
    await reset()
    expect(await count()).toBe(before)
    expect((await ann.call('GET', "/_api/web/lists/getbytitle('Later')")).status).toBe(404)
    expect(await addTask('again')).toBe(first)
    expect((await ann.call('GET', `${tasks}(${first})`)).json.Title).toBe('again')
    await reset()
    expect(await count()).toBe(before)
  })

  it('keeps tokens, refresh tokens and digests valid', async () => {
    const identity = createIdentityClient(server.url)
    const redirect_uri = 'http://localhost:8080/callback'
    const client = { client_id: 'app', client_secret: 'any' }
    const { location } = await identity.authorize(
      { client_id: 'app', response_type: 'code', redirect_uri, scope: 'offline_access AllSites.FullControl' },
      { Authorization: basic('ann') },
    )
    const code = new URL(location).searchParams.get('code') ?? ''
    const tokens = (await identity.token({ grant_type: 'authorization_code', code, redirect_uri, ...client })).json
    const bearer = createContractClient(server.url, {
      Authorization: `Bearer ${tokens.access_token}`,
      Accept: 'application/json;odata=nometadata',
    })
    const digest = (await ann.call('POST', '/_api/contextinfo')).json.FormDigestValue as string
    await reset()
    expect((await bearer.call('GET', '/_api/web/currentuser')).status).toBe(200)
    const write = await ann.call('POST', tasks, { body: { Title: 'with a digest' }, headers: { 'X-RequestDigest': digest } })
    expect(write.status).toBe(201)
    const again = await identity.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token, ...client })
    expect([again.status, again.json]).toEqual([200, expect.objectContaining({ access_token: expect.any(String) })])
    await reset()
  })

  it('deletes faults, sets the clock, and keeps what was recorded', async () => {
    await emulator.call('PUT', '/_emulator/clock', { body: { now: '2040-01-01T00:00:00Z', frozen: true } })
    await emulator.call('POST', '/_emulator/faults', { body: { match: {}, then: { status: 500 } } })
    await ann.call('GET', '/_api/web').catch(() => undefined)
    await reset()
    expect((await emulator.call('GET', '/_emulator/faults')).json).toEqual({ value: [] })
    const { json } = await emulator.call('GET', '/_emulator/clock')
    expect([json.frozen, json.now < '2040']).toEqual([false, true])
    expect((await emulator.call('GET', '/_emulator/requests/count?status=500')).json.count).toBeGreaterThan(0)
  })

  it('removes site collections and databases that came later, and brings back those that were deleted', async () => {
    const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })
    const made = await admin.call('POST', '/_admin/sites', {
      body: { webApplication: 'Default', path: 'sites/later', title: 'Later', owner: 'ann' },
    })
    expect(made.status).toBe(201)
    expect((await ann.call('GET', `${server.url}/sites/later/_api/web`)).status).toBe(200)
    await emulator.call('PUT', '/_emulator/snapshots/with-later')
    await reset()
    expect((await ann.call('GET', `${server.url}/sites/later/_api/web`)).status).toBe(404)
    expect((await emulator.call('POST', '/_emulator/snapshots/with-later/restore')).status).toBe(204)
    expect((await ann.call('GET', `${server.url}/sites/later/_api/web`)).json.Title).toBe('Later')
    await reset()
  })

  it('lets requests that run end before, and others wait', async () => {
    await emulator.call('POST', '/_emulator/faults', { body: { match: { method: 'POST' }, then: { latencyMs: 10 } } })
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, (_, at) => ann.call('POST', tasks, { body: { Title: `busy ${at}` } })),
      emulator.call('POST', '/_emulator/reset'),
      ...Array.from({ length: 10 }, () => ann.call('GET', '/_api/web')),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), ...Array(10).fill(201), 204])
    await reset()
  })

  it('lets a download end before', async () => {
    const body = Buffer.alloc(24 * 1024 * 1024, 'x')
    const files = `${server.url}/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='large.bin')`
    await fetch(files, { method: 'POST', headers: { Authorization: basic('ann') }, body }).then((reply) => reply.text())
    const download = await fetch(`${server.url}/Shared%20Documents/large.bin`, { headers: { Authorization: basic('ann') } })
    const resetting = emulator.call('POST', '/_emulator/reset')
    expect(body.equals(Buffer.from(await download.arrayBuffer()))).toBe(true)
    expect((await resetting).status).toBe(204)
    expect((await fetch(`${server.url}/Shared%20Documents/large.bin`, { headers: { Authorization: basic('ann') } })).status).toBe(404)
  })

  it('leaves the audit log whole', async () => {
    const admin = createContractClient(server.url, { Authorization: basic('admin') })
    await addTask('audited')
    expect((await admin.call('GET', '/_admin/audit/verify')).json).toMatchObject({ valid: true })
    await reset()
    await addTask('audited again')
    expect((await admin.call('GET', '/_admin/audit/verify')).json).toMatchObject({ valid: true })
    await reset()
  })

  it('gives a snapshot its audit log back, also a longer one than that of now', async () => {
    const admin = createContractClient(server.url, { Authorization: basic('admin') })
    const records = async () => (await admin.call('GET', '/_admin/audit?top=1000')).json.value
    for (const title of ['one', 'two', 'three']) await addTask(title)
    await emulator.call('PUT', '/_emulator/snapshots/audited')
    const before = await records()
    await reset()
    await addTask('another')
    expect((await records()).length).toBeLessThan(before.length)
    expect((await emulator.call('POST', '/_emulator/snapshots/audited/restore')).status).toBe(204)
    expect(await records()).toEqual(before)
    await addTask('after')
    expect((await admin.call('GET', '/_admin/audit/verify')).json).toMatchObject({ valid: true })
    expect((await records()).length).toBe(before.length + 1)
    await reset()
  })
})

describe('a snapshot', () => {
  it('is taken, listed, restored, replaced and deleted', async () => {
    await addTask('kept')
    const taken = await emulator.call('PUT', '/_emulator/snapshots/one')
    expect([taken.status, taken.json]).toEqual([201, { name: 'one', createdUtc: expect.any(String), bytes: expect.any(Number) }])
    const before = await count()
    await addTask('lost')
    expect((await emulator.call('POST', '/_emulator/snapshots/one/restore')).status).toBe(204)
    expect(await count()).toBe(before)
    await addTask('kept too')
    await emulator.call('PUT', '/_emulator/snapshots/one')
    await reset()
    await emulator.call('POST', '/_emulator/snapshots/one/restore')
    expect(await count()).toBe(before + 1)
    expect((await emulator.call('GET', '/_emulator/snapshots')).json.value.map(({ name }: { name: string }) => name)).toContain('one')
    expect((await emulator.call('DELETE', '/_emulator/snapshots/one')).status).toBe(204)
    expect((await emulator.call('DELETE', '/_emulator/snapshots/one')).status).toBe(404)
    await reset()
  })

  it('has the bytes of files', async () => {
    const files = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files"
    const put = (body: string) =>
      fetch(`${server.url}${files}/add(url='s.txt',overwrite=true)`, {
        method: 'POST',
        headers: { Authorization: basic('ann') },
        body,
      }).then((reply) => reply.text())
    const read = () =>
      fetch(`${server.url}/Shared%20Documents/s.txt`, { headers: { Authorization: basic('ann') } }).then((reply) => reply.text())
    await put('before')
    await emulator.call('PUT', '/_emulator/snapshots/files')
    await put('after')
    expect(await read()).toBe('after')
    await emulator.call('POST', '/_emulator/snapshots/files/restore')
    expect(await read()).toBe('before')
    await reset()
  })

  it('is refused with a name that the contract does not allow, and if there is none', async () => {
    for (const name of ['%20', 'a%20b', '.hidden', 'x'.repeat(65), 'a%2Fb'])
      expect([name, (await emulator.call('PUT', `/_emulator/snapshots/${name}`)).status]).toEqual([name, 400])
    expect((await emulator.call('POST', '/_emulator/snapshots/none/restore')).status).toBe(404)
  })
})
