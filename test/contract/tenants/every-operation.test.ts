import { describe, expect, it } from 'vitest'
import { isOfProxy } from '../../support/judge/proxy-replies.ts'
import { basic } from '../../support/server.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'
import { envelope } from '../../support/soap/messages.ts'
import { type EveryRequest, everyJsonRequest, everySoapRequest } from '../../support/tenants/every-operation.ts'
import { serveTenants, to } from '../../support/tenants/tenant-server.ts'
import { addTwin, rowsOfTenant, secretsOf, twinList } from '../../support/tenants/twin.ts'

/** Every operation of every contract, called at one tenant with what belongs to its twin. */
const tenants = await serveTenants({
  settings: { 'Search:IndexIntervalSeconds': '0', 'Webhooks:AllowedHosts': '127.0.0.1', 'Audit:IntervalSeconds': '3600' },
})
const { server, ask, admin } = tenants
const acme = await addTwin(tenants, 'acme')
const bolt = await addTwin(tenants, 'bolt')
const secrets = await secretsOf(server, 'acme', 'bolt')
const databaseId = (await admin.call('GET', '/_admin/webapps/acme/contentdatabases')).json.value[0].id as string

const ofFarm = { name: 'acme', slug: 'acme', databaseId, webApplication: 'acme', targetWebApplication: 'acme', host: acme.host }
// What deletes or restores comes last, so that the others find something.
const rank = ({ method, what }: EveryRequest) =>
  method === 'GET' || /\.Get/.test(what) ? 0 : method === 'DELETE' ? 3 : /delete|recycle|remove/i.test(what) ? 2 : 1
const requests = [...everyJsonRequest(acme, ofFarm), ...everySoapRequest(acme, (content) => envelope(content))].sort(
  (one, other) => rank(one) - rank(other),
)

/** What only reads needs no digest, and neither does a report of a browser, which writes no row. */
const needsNoDigest = ({ path }: EveryRequest) =>
  path.includes('/_vti_bin/') || path.startsWith('/api/telemetry') || /contextinfo$/.test(path)

/** Rows that requests at other hosts cannot change; background work writes the others. */
async function rowsOf(slug: string): Promise<string> {
  const { AuditRecord: _, Delivery: __, BlobChunk: ___, Subscription, Blob, ...content } = await rowsOfTenant(server, slug)
  const { records } = server.farm.database
  const [tenant] = await records.query('Tenant', { where: { slug } })
  const tenantId = tenant?.id ?? ''
  const webApplications = await records.query('WebApplication', { where: { tenantId } })
  const where = { webApplicationId: { in: webApplications.map(({ id }) => id) } }
  const ofWebApplications = ['HostBinding', 'ManagedPath', 'UserPolicy', 'ContentDatabase', 'SiteCollection'] as const
  const farm = [tenant, webApplications, ...(await Promise.all(ofWebApplications.map((table) => records.query(table, { where }))))]
  const operations = await records.query('Operation', { where: { tenantId } })
  const hooks = (Subscription as { id: string }[]).map(({ id }) => id)
  return JSON.stringify([content, hooks, (Blob as { useCount: number }[]).filter(({ useCount }) => useCount > 0), farm, operations])
}

/** A request that a killed server did not answer is sent again. */
async function send(request: EveryRequest, credentials: Readonly<Record<string, string>>, host = bolt.host) {
  for (let tries = 1; ; tries += 1) {
    const reply = await sendOnce(request, credentials, host)
    if (tries === 3 || !isOfProxy(reply.status, reply.text)) return reply
  }
}

async function sendOnce({ method, path, headers, body }: EveryRequest, credentials: Readonly<Record<string, string>>, host: string) {
  const init = { method, headers: { ...headers, ...credentials }, ...(body !== undefined && method !== 'GET' && { body }) }
  const reply = await ask(host, path, init)
  return { status: reply.status, text: await reply.text(), sent: `${method} ${path}\n${body ?? ''}` }
}

/** After this many requests the rows of the twin are compared. */
const rowsEvery = 10

/** Names of acme that requests have told bolt, which may have stored them. */
const names = new Set<string>()

/** Fails if a reply has anything that only the tenant acme has, except what the request itself has named, and names that were sent before. */
function expectNothingOfAcme({ text, sent }: { readonly text: string; readonly sent: string }): void {
  const told = decoded(sent) + [...names].join(' ')
  for (const name of secrets.slice(-3)) if (told.includes(name)) names.add(name)
  const found = secrets.filter((secret) => text.toLowerCase().includes(secret) && !told.includes(secret))
  expect(found, `${sent}\n${text.slice(0, 500)}`).toEqual([])
}

function decoded(sent: string): string {
  const lower = sent.toLowerCase()
  try {
    return lower + decodeURIComponent(lower)
  } catch {
    return lower
  }
}

const identity = createIdentityClient(server.url)
async function tokenAt(host: string): Promise<string> {
  const client = { client_id: 'app', client_secret: 'secret' }
  const redirect_uri = 'http://localhost:8080/callback'
  const options = { ...client, redirect_uri, response_type: 'code', login_hint: 'ann', scope: 'openid AllSites.FullControl' }
  const { location } = await identity.authorize(options, to(host))
  const code = new URL(location).searchParams.get('code') ?? ''
  return (await identity.token({ grant_type: 'authorization_code', code, redirect_uri, ...client }, to(host))).json.access_token as string
}
async function cookieAt(host: string): Promise<string> {
  const reply = await ask(host, '/_forms/default.aspx', { method: 'POST', body: new URLSearchParams({ username: 'ann', password: 'any' }) })
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}
async function digestAt(host: string, Cookie: string): Promise<string> {
  const headers = { Cookie, Accept: 'application/json;odata=nometadata' }
  const reply = await ask(host, '/_api/contextinfo', { method: 'POST', headers })
  return ((await reply.json()) as { FormDigestValue: string }).FormDigestValue
}

const token = await tokenAt(acme.host)
const cookie = await cookieAt(acme.host)
const digest = await digestAt(acme.host, cookie)
const ownCookie = await cookieAt(bolt.host)

describe('every operation of every contract, called at a tenant,', () => {
  it.each([
    ['a token', { Authorization: `Bearer ${token}` }, { Authorization: `Bearer ${token.slice(0, -8)}AAAAAAAA` }],
    [
      'a cookie and a digest',
      { Cookie: cookie, 'X-RequestDigest': digest },
      { Cookie: `${cookie.split('=')[0]}=x`, 'X-RequestDigest': 'x' },
    ],
  ])('with %s of its twin answers as to one that nobody has, and changes nothing', async (_what, foreign, unknown) => {
    const before = { acme: await rowsOf('acme'), bolt: await rowsOf('bolt') }
    const signedIn: string[] = []
    for (const request of requests) {
      const reply = await send(request, foreign)
      expectNothingOfAcme(reply)
      expect([reply.status, request.what]).toEqual([(await send(request, unknown)).status, request.what])
      if (reply.status < 300 && !request.isOpen) signedIn.push(request.what)
    }
    expect({ acme: await rowsOf('acme'), bolt: await rowsOf('bolt') }).toEqual(before)
    expect(signedIn).toEqual([])
  })

  it('with a digest of its twin changes nothing', async () => {
    const before = { acme: await rowsOf('acme'), bolt: await rowsOf('bolt') }
    for (const request of requests) {
      if (request.isOpen || request.method === 'GET') continue
      const reply = await send(request, { Cookie: ownCookie, 'X-RequestDigest': digest })
      expectNothingOfAcme(reply)
      expect(reply.status, `${request.what}: ${reply.text.slice(0, 300)}`).toBeGreaterThanOrEqual(needsNoDigest(request) ? 200 : 400)
    }
    expect({ acme: await rowsOf('acme'), bolt: await rowsOf('bolt') }).toEqual(before)
  })

  it('with the addresses, ids and change tokens of its twin tells nothing of it and changes nothing there', async () => {
    const before = await rowsOf('acme')
    const statuses = new Map<number, number>()
    let since: string[] = []
    for (const [at, request] of requests.entries()) {
      const reply = await send(request, { Authorization: basic('ann') })
      since.push(reply.sent)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      expectNothingOfAcme(reply)
      const isFault = (reply.status === 500 && request.path.includes('/_vti_bin/')) || reply.status === 501
      if (!isFault) expect(reply.status, `${reply.sent}\n${reply.text.slice(0, 300)}`).toBeLessThan(500)
      // The number of an error of the server itself.
      expect(reply.text, reply.sent).not.toContain('0x80004005')
      if (at % rowsEvery !== 0 && at !== requests.length - 1) continue
      expect((await rowsOf('acme')) === before, `One of these changed rows of the twin:\n${since.join('\n\n')}`).toBe(true)
      since = []
    }
    // No empty test: many operations go through, on what is the tenant's own.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(100)
  })

  it('leaves the twin its token, its session and its content', async () => {
    const path = `/_api/web/lists/getbytitle('${twinList}')/items`
    for (const credentials of [{ Authorization: `Bearer ${token}` }, { Cookie: cookie }]) {
      const reply = await ask(acme.host, path, { headers: { ...credentials, Accept: 'application/json' } })
      expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining(acme.mark)])
    }
  })
})
