import { afterAll, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { basic, startServer } from '../../support/server.ts'
import { to } from '../../support/tenants/tenant-server.ts'
import { accepts } from '../../support/wire.ts'

/** A web application has a profile of its own, beside others of the same server. */
const server = await startServer({ settings: { 'Security:TrustedProxies': '127.0.0.1' } })
afterAll(() => server.stop())
const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: accepts.minimalmetadata })
const tasks = '/_api/web?$select=Title'

async function typeAt(host: string): Promise<[status: number, type: unknown, header: string]> {
  const headers = { ...to(host), Authorization: basic('ann'), Accept: accepts.minimalmetadata }
  const reply = await fetch(server.url + tasks, { headers })
  const own = [...reply.headers.keys()].find((name) => name.endsWith('requestguid')) ?? ''
  return [reply.status, ((await reply.json()) as Record<string, unknown>)['odata.type'], own]
}

it('answers in the profile of the web application of the host, from the next request on', async () => {
  const made = await admin.call('POST', '/_admin/webapps', {
    body: { name: 'Old', hostBindings: [{ host: 'old.example' }], profile: 'SharePoint' },
  })
  expect([made.status, made.json.profile]).toEqual([201, 'SharePoint'])
  const site = { webApplication: 'Old', path: '', title: 'Old', owner: 'ann' }
  expect((await admin.call('POST', '/_admin/sites', { body: site })).status).toBe(201)
  expect(await typeAt('old.example')).toEqual([200, 'SP.Web', 'sprequestguid'])
  const types = await fetch(`${server.url}/_api/web/contenttypes?$select=Name`, {
    headers: { ...to('old.example'), Authorization: basic('ann'), Accept: accepts.nometadata },
  })
  expect(await types.text()).toContain('"Contact"')
  // A reply that was kept for one host is none of the other.
  expect(await typeAt('new.example')).toEqual([200, 'Svc.Web', 'svcrequestguid'])
  expect(await typeAt('old.example')).toEqual([200, 'SP.Web', 'sprequestguid'])
  const contract = await fetch(`${server.url}/docs/contracts/rest.json`, { headers: to('old.example') })
  expect(await contract.text()).toContain('"SP.Web"')
  expect(await (await fetch(`${server.url}/docs/contracts/rest.json`)).text()).not.toContain('"SP.Web"')

  await admin.call('PATCH', '/_admin/webapps/Old', { body: { profile: null } })
  expect(await typeAt('old.example')).toEqual([200, 'Svc.Web', 'svcrequestguid'])
  await admin.call('PATCH', '/_admin/webapps/Old', { body: { profile: 'SharePoint' } })
  expect(await typeAt('old.example')).toEqual([200, 'SP.Web', 'sprequestguid'])
})

it('refuses a profile that nobody knows', async () => {
  const { status, text } = await admin.call('PATCH', '/_admin/webapps/Default', { body: { profile: 'Other' } })
  expect([status, text.includes('Svc')]).toEqual([400, true])
})
