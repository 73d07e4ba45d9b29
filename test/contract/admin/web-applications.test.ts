import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { addSite } from './add-site.ts'

const { server, clientOf } = await serve({ own: true })
const admin = clientOf('admin')

describe('web applications', () => {
  it('are listed with their bindings and paths', async () => {
    const { status, json } = await admin.call('GET', '/_admin/webapps')
    expect(status).toBe(200)
    expect(json.value).toEqual([
      {
        name: 'Default',
        displayName: 'Default',
        baseUrl: '/',
        anonymousAccess: 'Off',
        hostBindings: [{ host: '*', port: 0, scheme: 'http', isPrimary: true, tlsCertificateRef: null, tlsCertificatePath: null }],
        managedPaths: [
          { path: '', kind: 'Explicit' },
          { path: 'sites', kind: 'Wildcard' },
        ],
        siteCollectionCount: 1,
      },
    ])
  })

  it('are found by name in any letter case', async () => {
    expect((await admin.call('GET', '/_admin/webapps/dEFAULT')).json.name).toBe('Default')
    const missing = await admin.call('GET', '/_admin/webapps/nope')
    expect(missing.status).toBe(404)
    expect(missing.json.error).toEqual({ code: '404', message: "The farm has no web application 'nope'." })
  })

  it('change only what the body has', async () => {
    const changed = await admin.call('PATCH', '/_admin/webapps/Default', { body: { displayName: 'Main' } })
    expect(changed.json).toMatchObject({ name: 'Default', displayName: 'Main', anonymousAccess: 'Off' })
    expect((await admin.call('GET', '/_admin/webapps/Default')).json.displayName).toBe('Main')
  })

  it.each([
    ['not a member', { colour: 'red' }, 400, /colour/],
    ['nothing', {}, 400, /fewer than 1|at least/],
    ['another type', { anonymousAccess: 'Maybe' }, 400, /anonymousAccess/],
  ])('refuse a body with %s', async (_what, body, status, says) => {
    const reply = await admin.call('PATCH', '/_admin/webapps/Default', { body })
    expect(reply.status).toBe(status)
    expect(reply.json.error.message).toMatch(says)
  })

  it('are only for farm administrators', async () => {
    const reply = await clientOf('ann').call('GET', '/_admin/webapps')
    expect(reply.status).toBe(403)
    expect((await fetch(`${server.url}/_admin/webapps`)).status).toBe(401)
  })

  it('refuse other methods, and name those that the address has', async () => {
    const reply = await admin.call('DELETE', '/_admin/webapps')
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toBe('GET, POST, HEAD')
  })

  it('change by a cookie only with the Content-Type of JSON, which no form of another site can send', async () => {
    const signedIn = await fetch(`${server.url}/_forms/default.aspx`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ username: 'admin', password: 'x' }),
    })
    const cookie = /FedAuth=[^;]+/.exec(signedIn.headers.get('set-cookie') ?? '')?.[0] ?? ''
    const change = (type: string) =>
      fetch(`${server.url}/_admin/webapps/Default`, {
        method: 'PATCH',
        headers: { Cookie: cookie, ...(type !== '' && { 'Content-Type': type }) },
        body: '{"displayName":"Cookie"}',
      })
    expect((await change('application/json')).status).toBe(200)
    expect((await change('text/plain')).status).toBe(415)
    const bare = await fetch(`${server.url}/_admin/webapps/Default`, { headers: { Authorization: basic('admin') } })
    expect(((await bare.json()) as { displayName: string }).displayName).toBe('Cookie')
  })
})

describe('a new web application', () => {
  it('has the usual paths, takes its address from its primary binding, and is deleted again', async () => {
    const made = await admin.call('POST', '/_admin/webapps', {
      body: { name: 'Intranet', hostBindings: [{ host: 'Intranet.Example.' }, { host: 'other.example', isPrimary: true }] },
    })
    expect(made.status).toBe(201)
    const binding = { port: 0, scheme: 'http', tlsCertificateRef: null, tlsCertificatePath: null }
    expect(made.json).toEqual({
      name: 'Intranet',
      displayName: 'Intranet',
      baseUrl: 'http://other.example',
      anonymousAccess: 'Off',
      hostBindings: [
        { ...binding, host: 'intranet.example', isPrimary: false },
        { ...binding, host: 'other.example', isPrimary: true },
      ],
      managedPaths: [
        { path: '', kind: 'Explicit' },
        { path: 'sites', kind: 'Wildcard' },
      ],
      siteCollectionCount: 0,
    })
    expect((await admin.call('GET', '/_admin/webapps/intranet')).json).toEqual(made.json)
    expect((await admin.call('GET', '/_admin/webapps')).json.value.map(({ name }: { name: string }) => name)).toEqual([
      'Default',
      'Intranet',
    ])
    expect((await admin.call('DELETE', '/_admin/webapps/INTRANET')).status).toBe(204)
    expect((await admin.call('DELETE', '/_admin/webapps/Intranet')).status).toBe(404)
    // Its hosts and its name are free again.
    const again = await admin.call('POST', '/_admin/webapps', { body: { name: 'Intranet', hostBindings: [{ host: 'intranet.example' }] } })
    expect(again.status).toBe(201)
    expect((await admin.call('DELETE', '/_admin/webapps/Intranet')).status).toBe(204)
  })

  it('has what its body says, and nothing of it if a part is refused', async () => {
    const full = {
      name: 'Full.App-1',
      displayName: 'Everything',
      baseUrl: 'https://full.example/x',
      anonymousAccess: 'Read',
      managedPaths: [{ path: 'teams/north', kind: 'Wildcard' }],
      profile: 'Svc',
    }
    expect((await admin.call('POST', '/_admin/webapps', { body: full })).json).toEqual({
      ...full,
      hostBindings: [],
      siteCollectionCount: 0,
    })
    const changed = await admin.call('PATCH', '/_admin/webapps/Full.App-1', { body: { profile: null, displayName: 'Less' } })
    expect(changed.json).not.toHaveProperty('profile')
    const half = { name: 'Half', hostBindings: [{ host: 'half.example' }], managedPaths: [...full.managedPaths, ...full.managedPaths] }
    expect((await admin.call('POST', '/_admin/webapps', { body: half })).status).toBe(409)
    expect((await admin.call('GET', '/_admin/webapps/Half')).status).toBe(404)
    const free = await admin.call('POST', '/_admin/webapps/Full.App-1/hostbindings', { body: { host: 'half.example' } })
    expect(free.status).toBe(201)
    expect((await admin.call('DELETE', '/_admin/webapps/Full.App-1')).status).toBe(204)
  })

  it.each([
    ['without a name', {}, /name/],
    ['with an empty name', { name: '' }, /name/],
    ...['a/b', '..', 'a..b', '.a', 'a.', 'con', 'COM1.x', 'a b', 'ä', 'a:b', 'x'.repeat(65)].map((name) => [
      `with the name ${name}`,
      { name },
      /name/,
    ]),
    ...['ftp://a', 'http://u:p@a', 'http://a?b', 'a', 'http://'].map((baseUrl) => [
      `with the address ${baseUrl}`,
      { name: 'X', baseUrl },
      /baseUrl/,
    ]),
    ['with a profile that is none', { name: 'X', profile: 'Other' }, /profile/],
    [
      'with two primary bindings',
      {
        name: 'X',
        hostBindings: [
          { host: 'a', isPrimary: true },
          { host: 'b', isPrimary: true },
        ],
      },
      /primary/,
    ],
    [
      'with two schemes of a port',
      {
        name: 'X',
        hostBindings: [
          { host: 'a', port: 81 },
          { host: 'b', port: 81, scheme: 'https' },
        ],
      },
      /two schemes/,
    ],
    ['with the host of Default', { name: 'X', hostBindings: [{ host: '*' }] }, /Default/],
    ['with a member of another kind', { name: 'X', hostBindings: 'a' }, /hostBindings/],
    ['with too many bindings', { name: 'X', hostBindings: Array.from({ length: 101 }, (_, n) => ({ host: `h${n}` })) }, /hostBindings/],
  ] as [string, object, RegExp][])('%s is refused', async (_, body, says) => {
    const reply = await admin.call('POST', '/_admin/webapps', { body })
    expect(reply.status).toBe(400)
    expect(reply.json.error.message).toMatch(says)
    expect((await admin.call('GET', '/_admin/webapps')).json.value).toHaveLength(1)
  })

  it('cannot have a name that is taken, in any letter case', async () => {
    const reply = await admin.call('POST', '/_admin/webapps', { body: { name: 'dEfault' } })
    expect([reply.status, reply.json.error.message]).toEqual([
      409,
      "The farm already has a web application 'dEfault'. Choose another name.",
    ])
  })

  it('is made and deleted only by farm administrators', async () => {
    const ann = clientOf('ann')
    expect((await ann.call('POST', '/_admin/webapps', { body: { name: 'Anns' } })).status).toBe(403)
    expect((await ann.call('DELETE', '/_admin/webapps/Default')).status).toBe(403)
  })

  it('named Default cannot be deleted, and neither can one that has site collections', async () => {
    const last = await admin.call('DELETE', '/_admin/webapps/Default')
    expect(last.status).toBe(409)
    expect(last.json.error.message).toMatch(/Default cannot be deleted/)
    await admin.call('POST', '/_admin/webapps', { body: { name: 'Used' } })
    await addSite(server, { webApplication: 'Used', path: '/' })
    const used = await admin.call('DELETE', '/_admin/webapps/Used')
    expect([used.status, used.json.error.message]).toEqual([
      409,
      "The web application 'Used' has site collections: 1. Move or delete them first; deleted ones count until they are purged.",
    ])
    expect((await admin.call('GET', '/_admin/webapps/Used')).json.siteCollectionCount).toBe(1)
  })

  it('has a content database of its own, which goes with it', async () => {
    await admin.call('POST', '/_admin/webapps', { body: { name: 'Own.Data' } })
    const own = await admin.call('GET', '/_admin/webapps/Own.Data/contentdatabases')
    expect(own.json.value).toEqual([expect.objectContaining({ name: 'Own-Data Content', status: 'Online', siteCount: 0 })])
    const site = { webApplication: 'Own.Data', path: '', title: 'Start', owner: 'ann' }
    const made = await admin.call('POST', '/_admin/sites', { body: site })
    expect([made.status, made.json.contentDatabaseId]).toEqual([201, own.json.value[0].id])
    expect((await admin.call('DELETE', '/_admin/webapps/Own.Data')).status).toBe(409)
    await admin.call('POST', '/_admin/webapps', { body: { name: 'Again' } })
    expect((await admin.call('DELETE', '/_admin/webapps/Again')).status).toBe(204)
    await admin.call('POST', '/_admin/webapps', { body: { name: 'Again' } })
    expect((await admin.call('GET', '/_admin/webapps/Again/contentdatabases')).json.value[0].name).toBe('Again Content')
  })

  it('is in the audit log of the farm, with who made it', async () => {
    await admin.call('POST', '/_admin/webapps', { body: { name: 'Audited' } })
    const rows = await server.farm.database.records.query('FarmAuditRecord', {
      where: { type: 'farm.addWebApplication', target: 'Audited' },
    })
    expect(rows.map(({ actor }) => actor)).toEqual([expect.stringContaining('admin')])
  })
})
