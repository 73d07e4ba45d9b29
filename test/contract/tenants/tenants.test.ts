import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actOnFarm } from '../../../src/core/access/farm-act.ts'
import { operationEnd } from '../../support/samples/farm-places.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { clientOf, serve } from '../../support/serve.ts'
import { basic, startServer } from '../../support/server.ts'
import { serveTenants, tenantSettings, to } from '../../support/tenants/tenant-server.ts'

const { server, admin, at, ask, add } = await serveTenants()
const tenants = '/_farm/tenants'
const directory = sharedFolder('tenants-off')
const titleAt = async (host: string, userName = 'ann') => {
  const { status, json } = await at(host, userName).call('GET', '/_api/web?$select=Title,Url')
  return { status, ...json }
}

describe('tenants', () => {
  it('are created with a host, a root site and lists, and are served at once', async () => {
    const made = await add('acme', { hosts: ['Acme.Example.', 'bücher.example'] })
    expect(made.status).toBe(201)
    expect(made.json).toEqual({
      slug: 'acme',
      displayName: 'The acme',
      state: 'Ready',
      hosts: ['acme.example', 'xn--bcher-kva.example'],
      owner: 'i:0#.f|membership|ann',
      createdUtc: expect.any(String),
    })
    expect(await titleAt('acme.example')).toEqual({ status: 200, Title: 'The acme', Url: 'http://acme.example' })
    expect((await titleAt('xn--bcher-kva.example')).Title).toBe('The acme')
    const lists = await at('acme.example', 'ann').call('GET', '/_api/web/lists?$select=Title')
    expect(lists.json.value.map((list: { Title: string }) => list.Title)).toEqual(expect.arrayContaining(['Documents', 'Tasks']))
    expect((await admin.call('GET', `${tenants}/acme`)).json).toEqual(made.json)
    const own = await admin.call('GET', '/_admin/webapps/acme')
    expect(own.json).toMatchObject({ name: 'acme', siteCollectionCount: 1 })
    expect((await admin.call('GET', '/_admin/webapps/acme/contentdatabases')).json.value).toHaveLength(1)
  })

  it('have the host of their slug unless they name one', async () => {
    const made = await admin.call('POST', tenants, { body: { slug: 'plain', displayName: 'Plain', owner: 'ann' } })
    expect(made.json.hosts).toEqual(['plain.localhost'])
    expect((await titleAt('plain.localhost')).Title).toBe('Plain')
  })

  it("are listed after the farm's own tenant, which stays as it is", async () => {
    const { json } = await admin.call('GET', tenants)
    const slugs = json.value.map(({ slug }: { slug: string }) => slug)
    expect(slugs[0]).toBe('default')
    expect(slugs.slice(1)).toEqual([...slugs.slice(1)].sort())
    expect(json.value[0]).toMatchObject({ state: 'Ready', hosts: ['*'], owner: 'i:0#.f|membership|admin' })
    expect((await admin.call('POST', `${tenants}/default/suspend`)).status).toBe(409)
    expect((await admin.call('POST', `${tenants}/default/resume`)).status).toBe(409)
    expect((await admin.call('DELETE', `${tenants}/default`)).status).toBe(409)
    expect((await titleAt('elsewhere.example', 'admin')).Title).toBe('Home')
  })

  it('refuse everything with 403 while they are suspended', async () => {
    await add('quiet')
    expect((await ask('quiet.example', '/_vti_bin/health')).status).toBe(200)
    expect((await admin.call('POST', `${tenants}/quiet/suspend`)).status).toBe(204)
    expect((await admin.call('POST', `${tenants}/quiet/suspend`)).status).toBe(409)
    expect((await admin.call('GET', `${tenants}/quiet`)).json.state).toBe('Suspended')
    const refused = [
      await ask('quiet.example', '/_api/web'),
      await ask('quiet.example', '/_api/$batch', { method: 'POST' }),
      await ask('quiet.example', '/_vti_bin/lists.asmx', { method: 'POST', headers: { 'Content-Type': 'text/xml' } }),
      await ask('quiet.example', '/_vti_bin/health'),
      await ask('quiet.example', '/Shared Documents/a.txt'),
      await ask('quiet.example', '/.well-known/openid-configuration'),
      await ask('quiet.example', '/oauth2/v2.0/token', { method: 'POST' }),
      await ask('quiet.example', '/_forms/default.aspx'),
      await ask('quiet.example', '/signalr/lists/negotiate', { method: 'POST' }),
      await ask('quiet.example', '/_admin/sites'),
      await ask('quiet.example', '/docs'),
      await ask('quiet.example', '/_api/web', {
        method: 'OPTIONS',
        headers: { Origin: 'http://a', 'Access-Control-Request-Method': 'GET' },
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    for (const reply of refused) expect(await reply.text()).toContain('Suspended')
    expect((await titleAt('acme.example')).status).toBe(200)
    expect((await admin.call('POST', `${tenants}/quiet/resume`)).status).toBe(204)
    expect((await admin.call('POST', `${tenants}/quiet/resume`)).status).toBe(409)
    expect((await titleAt('quiet.example')).Title).toBe('The quiet')
  })

  it.each([
    ['Provisioning', 503, 'is being created'],
    ['Deleting', 403, 'is not served'],
  ])('that are %s answer with %i', async (state, status, says) => {
    const slug = state.toLowerCase()
    await add(slug)
    const { database, databases, runtime } = server.farm
    const call = { name: 'tenants.suspend', actor: 'test', target: slug, input: { slug } } as const
    await actOnFarm(database, runtime, call, (records) => records.update('Tenant', { slug }, { state }))
    await databases.refresh()
    for (const path of ['/_api/web', '/_vti_bin/lists.asmx', '/Shared Documents/a.txt', '/docs']) {
      const reply = await ask(`${slug}.example`, path)
      expect([reply.status, reply.headers.has('retry-after')], path).toEqual([status, status === 503])
      expect(await reply.text()).toContain(says)
    }
    expect((await admin.call('DELETE', `${tenants}/${slug}`)).status).toBe(state === 'Deleting' ? 409 : 202)
    await server.farm.operations.idle()
  })

  it('are removed with their rows, bytes, keys and audit log, and leave their names to others', async () => {
    await add('gone')
    const upload = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.txt',overwrite=true)"
    expect((await at('gone.example', 'ann').call('POST', upload, { body: 'bytes' })).status).toBe(200)
    const token = { method: 'POST', body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'a', client_secret: 'b' }) }
    expect((await ask('gone.example', '/oauth2/v2.0/token', token)).status).toBe(200)
    const { records } = server.farm.database
    const [row] = await records.query('Tenant', { where: { slug: 'gone' } })
    const tenantId = row?.id ?? ''
    const [database] = await records.query('ContentDatabase', { where: { tenantId } })
    expect(await records.query('Key', { where: { tenantId } })).toHaveLength(1)
    await server.farm.audit.flush()
    const deleted = await admin.call('DELETE', `${tenants}/gone`)
    expect(deleted.status).toBe(202)
    expect(deleted.json).toMatchObject({ kind: 'DeleteTenant', status: 'Queued' })
    expect(await operationEnd(server, admin, deleted)).toMatchObject({ status: 'Succeeded' })
    expect((await admin.call('GET', `${tenants}/gone`)).status).toBe(404)
    expect((await admin.call('DELETE', `${tenants}/gone`)).status).toBe(404)
    for (const table of ['WebApplication', 'ContentDatabase', 'SiteCollection', 'Key', 'RefreshToken', 'AuthorizationCode'] as const)
      expect(await records.query(table, { where: { tenantId } }), table).toEqual([])
    expect(await records.find('AuditChain', { id: database?.id ?? '' })).toBeUndefined()
    expect(await records.query('AuditSegment', { where: { chainId: database?.id ?? '' } })).toEqual([])
    expect((await server.farm.audit.verify()).valid).toBe(true)
    expect(await server.farm.databases.isStored(database?.name ?? '')).toBe(false)
    expect((await titleAt('gone.example', 'admin')).Title).toBe('Home')
    expect((await add('gone')).status).toBe(201)
    expect((await at('gone.example', 'ann').call('GET', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/a.txt')")).status).toBe(
      404,
    )
  })

  it('are deleted while they are suspended, and keep their web application until then', async () => {
    await add('leaving')
    expect((await admin.call('DELETE', '/_admin/webapps/leaving')).status).toBe(409)
    await admin.call('POST', `${tenants}/leaving/suspend`)
    const deleted = await admin.call('DELETE', `${tenants}/leaving`)
    expect(deleted.status).toBe(202)
    expect(await operationEnd(server, admin, deleted)).toMatchObject({ status: 'Succeeded' })
    expect((await admin.call('GET', `${tenants}/leaving`)).status).toBe(404)
  })

  it.each([
    ['a slug that is too short', { slug: 'ab' }, 400],
    ['a slug that is too long', { slug: 'a'.repeat(41) }, 400],
    ['a slug in upper case', { slug: 'Upper' }, 400],
    ['a slug with a separator', { slug: 'a/b' }, 400],
    ['a slug with a period', { slug: 'a.b' }, 400],
    ['a slug that climbs', { slug: '...' }, 400],
    ['a slug that begins with a hyphen', { slug: '-ab' }, 400],
    ['a slug that ends with a hyphen', { slug: 'ab-' }, 400],
    ['a slug that is an encoded name', { slug: 'xn--abc' }, 400],
    ['the name of a device', { slug: 'com1' }, 400],
    ['the slug of the farm', { slug: 'default' }, 409],
    ['a slug in use', { slug: 'acme' }, 409],
    ['a host with a port', { hosts: ['never.example:80'] }, 400],
    ['a host with a path', { hosts: ['never.example/x'] }, 400],
    ['a host with two dots at the end', { hosts: ['never.example..'] }, 400],
    ['the wildcard', { hosts: ['*'] }, 400],
    ['no host', { hosts: [] }, 400],
    ['a host twice', { hosts: ['never.example', 'NEVER.example.'] }, 400],
    ['a host in use', { hosts: ['acme.example'] }, 409],
    ['a host in use, in another spelling', { hosts: ['BÜCHER.example.'] }, 409],
    ['an owner that is a group', { owner: 'c:0(.s|true' }, 400],
    ['an owner without a name', { owner: ' ' }, 400],
    ['a display name of blanks', { displayName: '  ' }, 400],
    ['a member that does not exist', { colour: 'red' }, 400],
  ])('are not created with %s', async (_what, more, status) => {
    const before = (await admin.call('GET', tenants)).json
    const reply = await add('never', more)
    expect([reply.status, reply.json.error.code]).toEqual([status, String(status)])
    expect((await admin.call('GET', tenants)).json).toEqual(before)
  })

  it('have one place: of two that are created with the same slug, one exists', async () => {
    const both = await Promise.all([add('twin', { hosts: ['a.example'] }), add('twin', { hosts: ['b.example'] })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('are not created with the name of a web application', async () => {
    await admin.call('POST', '/_admin/webapps', { body: { name: 'intranet' } })
    expect((await add('intranet')).status).toBe(409)
  })

  it('are unknown by a slug that no tenant has', async () => {
    const missing = [
      await admin.call('GET', `${tenants}/nobody`),
      await admin.call('DELETE', `${tenants}/nobody`),
      await admin.call('POST', `${tenants}/nobody/suspend`),
      await admin.call('POST', `${tenants}/nobody/resume`),
      await admin.call('GET', `${tenants}/ACME`),
    ]
    expect(missing.map(({ status }) => status)).toEqual(missing.map(() => 404))
  })

  it('are administered by farm administrators alone, and not from a tenant', async () => {
    const outsiders = [clientOf(server.url, 'ann'), at('acme.example', 'ann'), at('acme.example', 'admin')]
    for (const client of outsiders) {
      const refused = [
        await client.call('GET', tenants),
        await client.call('POST', tenants, { body: { slug: 'mine', displayName: 'Mine', owner: 'ann' } }),
        await client.call('GET', `${tenants}/acme`),
        await client.call('DELETE', `${tenants}/acme`),
        await client.call('POST', `${tenants}/acme/suspend`),
        await client.call('POST', `${tenants}/acme/resume`),
      ]
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    }
    expect((await ask('', tenants)).status).toBe(401)
  })

  it('keep their site collections: none moves, and none is copied, to another tenant', async () => {
    const [site] = (await admin.call('GET', '/_admin/sites?webApp=acme')).json.value
    const body = { targetWebApplication: 'Default', targetPath: 'sites/acme' }
    for (const what of ['move', 'copy'])
      expect((await admin.call('POST', `/_admin/sites/${site.id}/${what}`, { body })).status, what).toBe(409)
  })
})

describe('after MultiTenant:Enabled was switched off', () => {
  it('tenants stay, and stay separate', async () => {
    const data = join(directory, 'data')
    const settings = { StorageProvider: 'FileSystem', DataRootPath: data, 'Identity:DefaultGroup': 'None' }
    const before = await startServer({ settings: { ...tenantSettings, ...settings } })
    const body = { slug: 'acme', displayName: 'Acme', hosts: ['acme.example'], owner: 'ann' }
    expect((await clientOf(before.url, 'admin').call('POST', tenants, { body })).status).toBe(201)
    await before.stop()
    const after = await startServer({ settings: { ...tenantSettings, ...settings, 'MultiTenant:Enabled': 'false' } })
    try {
      const title = async (userName: string) => {
        const headers = { ...to('acme.example'), Authorization: basic(userName), Accept: 'application/json' }
        const reply = await fetch(`${after.url}/_api/web?$select=Title`, { headers })
        return [reply.status, (await reply.text()).includes('"Acme"')]
      }
      expect(await title('ann')).toEqual([200, true])
      expect(await title('admin')).toEqual([403, false])
      expect((await clientOf(after.url, 'admin').call('GET', tenants)).status).toBe(404)
    } finally {
      await after.stop()
    }
  })
})

describe('without MultiTenant:Enabled', async () => {
  const { server: single } = await serve({ own: true })
  const alone = clientOf(single.url, 'admin')

  it('the addresses of tenants do not exist', async () => {
    const missing = [
      await alone.call('GET', tenants),
      await alone.call('POST', tenants, { body: { slug: 'acme', displayName: 'Acme', owner: 'ann' } }),
      await alone.call('POST', tenants, { body: 'no JSON' }),
      await alone.call('GET', `${tenants}/default`),
      await alone.call('DELETE', `${tenants}/acme`),
      await alone.call('POST', `${tenants}/acme/suspend`),
      await alone.call('POST', `${tenants}/acme/resume`),
      await alone.call('GET', '/_farm/%74enants'),
    ]
    expect(missing.map(({ status }) => status)).toEqual(missing.map(() => 404))
  })
})
