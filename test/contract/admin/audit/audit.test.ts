import { UnsecuredJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { serve, serveUsers } from '../../../support/serve.ts'
import { itOnOneServer, itUnlessKilled } from '../../../support/several/one-server.ts'
import { expectAudited } from '../../../support/stores/audited.ts'

const { server, clientOf } = await serve({ own: true })
const admin = clientOf('admin')
const ann = clientOf('ann')

interface Shown {
  readonly log: string
  readonly index: number
  readonly type: string
  readonly actor: string
  readonly target: string
  readonly timestamp: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly previousHash: string
  readonly hash: string
}

async function records(query = ''): Promise<readonly Shown[]> {
  const { status, json } = await admin.call('GET', `/_admin/audit?top=1000${query}`)
  expect(status).toBe(200)
  return json.value as readonly Shown[]
}

const addItem = (title: string) => ann.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: title } })

describe('the audit log', () => {
  itOnOneServer('has each write once, chained, as soon as it is acknowledged', async () => {
    const before = await records('&type=ContentWritten')
    for (const title of ['one', 'two', 'three']) expect((await addItem(title)).status).toBe(201)
    const added = (await records('&type=ContentWritten')).slice(before.length)
    expect(added.map(({ detail, target, actor }) => [detail.operation, target, actor])).toEqual(
      [1, 2, 3].map((id) => ['items.add', `/Lists/Tasks/${id}`, 'i:0#.f|membership|ann']),
    )
    const all = await records(`&after=${added[0]?.log}.0`)
    expect(all.map(({ index }) => index)).toEqual(all.map((_, at) => at + 1))
    expect(all.map(({ previousHash }) => previousHash)).toEqual(['0'.repeat(64), ...all.slice(0, -1).map(({ hash }) => hash)])
  })

  it('tells changes of permissions and of the farm from other writes, with what was asked for', async () => {
    const group = await admin.call('POST', '/_api/web/sitegroups', { body: { Title: 'Auditors' } })
    expect(group.status).toBe(201)
    const roles = '/_api/web/roleassignments/addroleassignment(principalid=5,roledefid=1073741829)'
    expect((await admin.call('POST', roles)).status).toBe(200)
    expect((await admin.call('PATCH', '/_admin/webapps/Default', { body: { displayName: 'Audited' } })).status).toBe(200)
    await expect.poll(async () => (await records('&type=PermissionChanged')).length, { timeout: 40_000, interval: 100 }).toBeGreaterThan(0)
    const permission = (await records('&type=PermissionChanged')).at(-1)
    expect(permission).toMatchObject({ actor: 'i:0#.f|membership|admin', detail: { operation: 'permissions.addAssignment' } })
    expect(JSON.stringify(permission?.detail)).toContain('1073741829')
    expect((await records('&type=FarmChanged')).at(-1)).toMatchObject({
      log: 'farm',
      target: 'Default',
      detail: { operation: 'farm.updateWebApplication', input: { changes: { displayName: 'Audited' } } },
    })
  })

  it('is read by actor, target and time, and in pages', async () => {
    await addItem('four')
    const ofAnn = () => records(`&actor=${encodeURIComponent('I:0#.F|membership|ann')}`)
    // A record can be late while another server has the right to write the log.
    await expect.poll(async () => (await ofAnn()).length, { timeout: 40_000, interval: 100 }).toBeGreaterThan(0)
    const byAnn = await ofAnn()
    expect(new Set(byAnn.map(({ actor }) => actor))).toEqual(new Set(['i:0#.f|membership|ann']))
    const [last] = byAnn.slice(-1)
    expect(await records(`&target=${encodeURIComponent(last?.target ?? '')}`)).toEqual([last])
    expect(await records('&to=2020-01-01T00:00:00Z')).toEqual([])
    expect((await records(`&from=${last?.timestamp}`)).length).toBeGreaterThan(0)
    const paged: Shown[] = []
    for (let next = ''; next !== 'end'; ) {
      const { json } = await admin.call('GET', `/_admin/audit?top=2${next}`)
      paged.push(...json.value)
      next = json.next === undefined ? 'end' : `&after=${json.next}`
    }
    expect(paged).toEqual(await records())
  })

  it('has every act once, and no other', async () => {
    await clientOf('dora').call('POST', '/_api/web/lists', { body: { Title: 'Plans', BaseTemplate: 100 } })
    await admin.call('DELETE', "/_api/web/lists/getbytitle('Plans')", { headers: { 'If-Match': '*' } })
    // A record can be late while another server has the right to write the log.
    await vi.waitFor(() => expectAudited(server), { timeout: 40_000, interval: 200 })
  })

  it('is verified', async () => {
    const { status, json } = await admin.call('GET', '/_admin/audit/verify')
    expect(status).toBe(200)
    expect(json).toEqual({ valid: true, records: (await records()).length, segments: 2, unsealed: json.records })
  })

  itUnlessKilled('is told to listeners, the latest of it from memory', async () => {
    const heard: string[] = []
    const stop = server.farm.audit.onAppended(({ target }) => heard.push(target))
    await addItem('five')
    await server.farm.audit.flush()
    stop()
    expect(heard).toEqual([server.farm.audit.latest().at(-1)?.target])
  })

  it.each([
    ['top=0', /top/],
    ['top=1001', /top/],
    ['from=yesterday', /from/],
    ['type=Nothing', /type/],
    ['after=nowhere.1', /next of the page before/],
    ['after=farm', /next of the page before/],
    ['from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z', /later than to/],
  ])('refuses %s', async (query, says) => {
    const { status, json } = await admin.call('GET', `/_admin/audit?${query}`)
    expect(status).toBe(400)
    expect(json.error.message).toMatch(says)
  })

  it('is only for farm administrators, and nobody can change it', async () => {
    for (const path of ['/_admin/audit', '/_admin/audit/verify']) {
      expect((await ann.call('GET', path)).status).toBe(403)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect((await admin.call(method, path)).status).toBe(405)
    }
  })
})

describe('a failed sign-in', () => {
  itOnOneServer('is recorded with its name and address, and a flood of them is counted', async () => {
    const guarded = await serveUsers({ dora: 'secret' })
    const url = `${guarded.server.url}/_api/web`
    const wrong = (name: string) => fetch(url, { headers: { Authorization: `Basic ${Buffer.from(`${name}:wrong`).toString('base64')}` } })
    expect((await wrong('dora')).status).toBe(401)
    for (let at = 0; at < 120; at++) await wrong(`guess${at}`)
    const { value } = await guarded.server.farm.audit.read({ top: 1000, type: 'SignInFailed' })
    expect(value[0]).toMatchObject({ type: 'SignInFailed', target: '/', sequence: 0, detail: { address: '127.0.0.1' } })
    expect(value[0]?.actor).toContain('dora')
    const counted = value.reduce((sum, { detail }) => sum + (typeof detail.furtherFailures === 'number' ? detail.furtherFailures : 1), 0)
    expect(counted).toBe(121)
  })

  it('by a token is recorded with the name that the token claims, at every edge', async () => {
    const { server: own } = await serve({ own: true })
    const forged = new UnsecuredJWT({ sub: 'eve' }).encode()
    const headers = { Authorization: `Bearer ${forged}` }
    const places = ['/_api/web', "/_api/web/lists(guid'x')", '/_admin/webapps', '/Shared%20Documents/none.txt']
    for (const path of places) expect((await fetch(own.url + path, { headers })).status, path).toBe(401)
    const negotiation = `${own.url}/signalr/lists/negotiate?negotiateVersion=1&access_token=`
    expect((await fetch(negotiation + forged, { method: 'POST' })).status).toBe(401)
    expect((await fetch(`${negotiation}nonsense`, { method: 'POST' })).status).toBe(401)
    const noted = async () => (await own.farm.audit.read({ top: 1000, type: 'SignInFailed' })).value
    // A reply does not wait for its record, so two may come in another order, and one of another server later.
    await expect.poll(async () => (await noted()).length, { timeout: 30_000, interval: 100 }).toBe(places.length + 2)
    const value = await noted()
    expect(value.map(({ detail }) => detail)).toEqual([...places, 'hub', 'nonsense'].map(() => ({ address: '127.0.0.1' })))
    expect(value.map(({ actor }) => actor).toSorted()).toEqual(['', ...places.map(() => 'eve'), 'eve'])
  })
})
