import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import contract from '../../../generated/admin/openapi.json' with { type: 'json' }
import { serveTenants } from '../../support/tenants/tenant-server.ts'

const { admin, at, add } = await serveTenants({ settings: { 'Identity:DefaultGroup': 'None' } })
expect((await add('acme', { owner: 'ann' })).status).toBe(201)
expect((await add('bolt', { owner: 'bob' })).status).toBe(201)
const ann = at('acme.example', 'ann')
const sitesOf = async (webApp: string) => (await admin.call('GET', `/_admin/sites?webApp=${webApp}`)).json.value as { id: string }[]
const bolt = (await sitesOf('bolt'))[0]?.id ?? ''
const acme = (await sitesOf('acme'))[0]?.id ?? ''

interface Operation {
  readonly operationId?: string
  readonly 'x-tenant'?: boolean
}

const operations = Object.entries(contract.paths as unknown as Record<string, Record<string, Operation>>).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([verb, operation]) => (operation.operationId === undefined ? [] : [{ path, verb, operation }])),
)

describe('the administrator of a tenant', () => {
  it('sees the web application, the content database and the site collections of the tenant alone', async () => {
    const { json } = await ann.call('GET', '/_admin/webapps')
    expect(json.value.map(({ name }: { name: string }) => name)).toEqual(['acme'])
    expect((await ann.call('GET', '/_admin/webapps/acme')).json).toEqual((await admin.call('GET', '/_admin/webapps/acme')).json)
    expect((await ann.call('GET', '/_admin/webapps/acme/hostbindings')).json.value).toHaveLength(1)
    expect((await ann.call('GET', '/_admin/webapps/acme/managedpaths')).json.value).toHaveLength(2)
    const [database] = (await ann.call('GET', '/_admin/webapps/acme/contentdatabases')).json.value
    expect((await ann.call('GET', `/_admin/webapps/acme/contentdatabases/${database.id}`)).json.siteCount).toBe(1)
    expect((await ann.call('GET', '/_admin/sites')).json.value.map(({ id }: { id: string }) => id)).toEqual([acme])
    expect((await ann.call('GET', `/_admin/sites/${acme}`)).json.url).toBe('http://acme.example')
  })

  it('creates, deletes and restores site collections of the tenant', async () => {
    const made = await ann.call('POST', '/_admin/sites', {
      body: { webApplication: 'acme', path: 'sites/team', title: 'Team', owner: 'carl' },
    })
    expect(made.status).toBe(201)
    expect((await at('acme.example', 'carl').call('GET', '/sites/team/_api/web?$select=Title')).json.Title).toBe('Team')
    expect((await ann.call('DELETE', `/_admin/sites/${made.json.id}`)).status).toBe(204)
    expect((await ann.call('POST', `/_admin/sites/${made.json.id}/restore`)).status).toBe(200)
    expect((await ann.call('POST', '/_admin/webapps/acme/policies', { body: { loginName: 'dora', access: 'FullRead' } })).status).toBe(201)
    expect((await ann.call('GET', '/_admin/webapps/acme/policies')).json.value).toHaveLength(1)
    expect((await at('acme.example', 'dora').call('GET', '/sites/team/_api/web?$select=Title')).status).toBe(200)
    expect((await at('bolt.example', 'dora').call('GET', '/_api/web?$select=Title')).status).toBe(403)
    expect((await ann.call('DELETE', '/_admin/webapps/acme/policies/dora')).status).toBe(204)
  })

  it('meets everything else as unknown', async () => {
    const same = async (method: string, path: (name: string, id: string) => string, body?: object) => {
      const sent = body ? { body } : {}
      const unknown = { name: 'nobody', id: randomUUID() }
      const expected = await ann.call(method, path(unknown.name, unknown.id), sent)
      expect(expected.status).toBeGreaterThanOrEqual(400)
      for (const name of ['bolt', 'Default']) {
        const { status, text } = await ann.call(method, path(name, bolt), sent)
        expect([status, text.replaceAll(name, 'nobody').replaceAll(bolt, unknown.id)]).toEqual([expected.status, expected.text])
      }
    }
    await same('GET', (name) => `/_admin/webapps/${name}`)
    await same('GET', (name) => `/_admin/webapps/${name}/hostbindings`)
    await same('GET', (name) => `/_admin/webapps/${name}/managedpaths`)
    await same('GET', (name) => `/_admin/webapps/${name}/policies`)
    await same('POST', (name) => `/_admin/webapps/${name}/policies`, { loginName: 'ann', access: 'FullControl' })
    await same('DELETE', (name) => `/_admin/webapps/${name}/policies/bob`)
    await same('GET', (name) => `/_admin/webapps/${name}/contentdatabases`)
    await same('GET', (name) => `/_admin/sites?webApp=${name}`)
    await same('GET', (_, id) => `/_admin/sites/${id}`)
    await same('DELETE', (_, id) => `/_admin/sites/${id}`)
    await same('POST', (_, id) => `/_admin/sites/${id}/restore`)
    for (const webApplication of ['bolt', 'Default', 'nobody'])
      expect((await ann.call('POST', '/_admin/sites', { body: { webApplication, path: 'sites/mine', title: 'Mine' } })).status).toBe(404)
    const [database] = (await admin.call('GET', '/_admin/webapps/bolt/contentdatabases')).json.value
    for (const contentDatabaseId of [database.id, randomUUID()]) {
      const body = { webApplication: 'acme', path: 'sites/mine', title: 'Mine', contentDatabaseId }
      expect((await ann.call('POST', '/_admin/sites', { body })).status).toBe(409)
    }
    const named = { webApplication: 'acme', hostName: 'bank.example', title: 'Mine' }
    expect((await ann.call('POST', '/_admin/sites', { body: named })).status).toBe(400)
  })

  it.each(operations.filter(({ operation }) => operation['x-tenant'] !== true))('is refused at $verb $path', async ({ path, verb }) => {
    const address = path
      .replace(/\{\w+\}(?::\{\w+\})?/g, (name) => (name.includes(':') ? 'acme.example:0' : 'acme'))
      .replace('{path}', 'sites')
    const { status } = await ann.call(verb.toUpperCase(), address, verb === 'post' || verb === 'patch' ? { body: {} } : {})
    // A body that is wrong by itself is refused before the caller is.
    expect([400, 403]).toContain(status)
  })

  it('is nobody elsewhere', async () => {
    for (const client of [
      at('bolt.example', 'ann'),
      at('elsewhere.example', 'ann'),
      at('acme.example', 'bob'),
      at('acme.example', 'admin'),
    ])
      for (const path of ['/_admin/webapps', '/_admin/sites', '/_farm/tenants']) expect((await client.call('GET', path)).status).toBe(403)
  })
})
