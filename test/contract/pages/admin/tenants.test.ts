import { describe, expect, it } from 'vitest'
import { farmVisitorOf } from '../../../support/pages/farm-visitor.ts'
import { serve } from '../../../support/serve.ts'
import { serveTenants, to } from '../../../support/tenants/tenant-server.ts'

/** The page of tenants, and the administration as an administrator of a tenant sees it. */

const { server, admin, add } = await serveTenants()
const { server: single } = await serve()
const farm = farmVisitorOf(server.url, 'admin')
const ann = farmVisitorOf(server.url, 'ann')

const stateOf = async (slug: string) => (await admin.call('GET', `/_farm/tenants/${slug}`)).json.state

describe('the page of tenants', () => {
  it('creates, suspends, resumes and deletes them', async () => {
    const form = { do: 'create', slug: 'north', displayName: 'North', owner: 'ann', hosts: 'north.example\r\nwww.north.example' }
    expect((await farm.submit('tenants.aspx', form)).status).toBe(303)
    expect((await farm.page('tenants.aspx')).text).toContain('www.north.example')
    expect((await farm.submit('tenants.aspx', form)).status).toBe(409)
    expect((await farm.submit('tenants.aspx', { ...form, slug: 'A' })).status).toBe(400)
    const foreign = { ...form, slug: 'foreign', hosts: 'foreign.example', contentDatabase: 'no-such-data' }
    expect((await farm.submit('tenants.aspx', foreign)).status).toBeGreaterThanOrEqual(400)
    expect((await farm.submit('tenants.aspx', { do: 'suspend', slug: 'north' })).status).toBe(303)
    expect(await stateOf('north')).toBe('Suspended')
    expect((await farm.submit('tenants.aspx', { do: 'suspend', slug: 'north' })).status).toBe(409)
    expect((await farm.submit('tenants.aspx', { do: 'resume', slug: 'north' })).status).toBe(303)
    expect(await stateOf('north')).toBe('Ready')
    expect((await farm.submit('tenants.aspx', { do: 'delete', slug: 'north' })).status).toBe(303)
    expect((await farm.submit('tenants.aspx', { do: 'delete', slug: 'none' })).status).toBe(404)
    expect((await farm.submit('tenants.aspx', { do: 'delete', slug: 'default' })).status).toBe(409)
    expect((await farm.submit('tenants.aspx', { do: 'nothing', slug: 'default' })).status).toBe(400)
  })

  it('does not exist on a server without tenants', async () => {
    const visitor = farmVisitorOf(single.url, 'admin')
    expect((await visitor.page('tenants.aspx')).status).toBe(404)
    expect((await visitor.page('default.aspx')).text).not.toContain('tenants.aspx')
  })
})

describe('an administrator of a tenant', () => {
  it('sees the pages of the tenant, and nothing of the farm', async () => {
    expect((await add('south')).status).toBe(201)
    expect((await add('west')).status).toBe(201)
    const south = to('south.example')
    const list = await ann.page('webapplications.aspx', south)
    expect(list.status).toBe(200)
    expect(list.text).toContain('south.example')
    expect(list.text).not.toMatch(/west|Default|webapplicationcreate|audit\.aspx/)
    const name = /webapplicationsettings\.aspx\?name=([^"]+)"/.exec(list.text)?.[1] ?? ''
    const settings = await ann.page(`webapplicationsettings.aspx?name=${name}`, south)
    expect([settings.status, settings.text.includes('<form method="post" class')]).toEqual([200, false])
    const sites = await ann.page('sitecollections.aspx', south)
    expect(sites.status).toBe(200)
    expect(sites.text).not.toContain('hostName')
    const made = await ann.submit('sitecollections.aspx', { do: 'create', webApplication: name, path: 'sites/a', title: 'A' }, south)
    expect(made.status).toBe(303)
    const page = (made.location ?? '').replace('/_admin/', '')
    const { digest } = await ann.page(page, south)
    expect((await ann.page(page, south)).text).not.toContain('value="copy"')
    const policies = `userpolicies.aspx?name=${name}`
    expect((await ann.submit(policies, { do: 'add', loginName: 'rita', access: 'FullRead' }, south)).status).toBe(303)
    expect((await ann.page(policies, south)).text).toContain('rita')
    expect((await ann.page('userpolicies.aspx?name=Default', south)).status).toBe(404)
    const send = async (at: string, fields: Record<string, string>, host = south) =>
      (await ann.post(`/_admin/${at}`, { __REQUESTDIGEST: digest, ...fields }, host)).status
    expect(await send(page, { do: 'copy', webApplication: name, path: 'sites/b' })).toBe(403)
    expect(await send(`webapplicationsettings.aspx?name=${name}`, { do: 'addHost', host: 'x.example' })).toBe(403)
    expect(await send(`contentdatabases.aspx?name=${name}`, { do: 'create', name: 'X' })).toBe(403)
    expect(await send('webapplicationcreate.aspx', { do: 'create', name: 'X' })).toBe(403)
    // The digest of one tenant is none of another.
    expect(
      await send('sitecollections.aspx', { do: 'create', webApplication: 'west', path: 'sites/z', title: 'Z' }, to('west.example')),
    ).toBe(403)
    for (const name of ['audit', 'eventjournal', 'health', 'telemetry', 'operations', 'tenants', 'webapplicationcreate'])
      expect([name, (await ann.page(`${name}.aspx`, south)).status]).toEqual([name, 403])
    expect((await ann.page('webapplications.aspx', to('west.example'))).text).not.toContain('south.example')
    expect((await ann.page('webapplicationsettings.aspx?name=Default', south)).status).toBe(404)
  })
})
