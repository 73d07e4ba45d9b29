import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'
import { createIdentityClient, expectFailure, expectOAuthError } from '../../support/sign-in/identity-client.ts'

const server = await startServer({ own: true })
const lenient = await startServer({ settings: { 'Identity:RequireScope': 'false' } })
afterAll(() => Promise.all([server.stop(), lenient.stop()]))

const app = { client_id: 'app', client_secret: 'any' }
const redirect_uri = 'http://localhost:8080/callback'

/** A token of admin, who has every right, with these scopes. */
/** The address that scopes name: its own one, or that of Identity:Issuer if several servers share it. */
const address = new URL(server.issuer).port === new URL(server.url).port ? server.url : server.issuer

async function tokenFor(scope: string | undefined, url = server.url): Promise<string> {
  const { authorize, token } = createIdentityClient(url)
  const asked = { client_id: 'app', response_type: 'code', redirect_uri, login_hint: 'admin', ...(scope !== undefined && { scope }) }
  const code = new URL((await authorize(asked)).location).searchParams.get('code') ?? ''
  return (await token({ grant_type: 'authorization_code', code, redirect_uri, ...app })).json.access_token
}

async function send(token: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}, url = server.url) {
  const reply = await fetch(url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

const soap = (token: string, operation: string, input: string, service = 'lists') =>
  send(
    token,
    'POST',
    `/_vti_bin/${service}.asmx`,
    `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${operation} xmlns="urn:svc:soap/">${input}</${operation}></soap:Body></soap:Envelope>`,
    { 'Content-Type': 'text/xml' },
  )

function expectScope(reply: { status: number; headers: Headers; text: string }, scope: string): void {
  expect({ status: reply.status, says: /needs the scope '([^']*)'/.exec(reply.text)?.[1] }).toEqual({ status: 403, says: scope })
  expect(reply.headers.get('www-authenticate')).toBe(`Bearer realm="Tenon", error="insufficient_scope", scope="${scope}"`)
}

const items = "/_api/web/lists/getbytitle('Scoped')/items"
const admin = await tokenFor(undefined)
await send(admin, 'POST', '/_api/web/lists', { Title: 'Scoped', BaseTemplate: 100 })
const listXml = '<listName>Scoped</listName>'

describe.each(['openid', 'openid profile email', 'offline_access'])('a token for %s alone', (scope) => {
  it('opens nothing of the content', async () => {
    const token = await tokenFor(scope)
    // Cached replies are refused too.
    expect((await send(admin, 'GET', '/_api/web')).status).toBe(200)
    expectScope(await send(token, 'GET', '/_api/web'), 'AllSites.Read')
    expectScope(await send(token, 'POST', items, { Title: 'x' }), 'AllSites.Write')
    expectScope(await send(token, 'GET', '/Shared%20Documents/none.txt'), 'AllSites.Read')
    expectScope(await soap(token, 'GetListCollection', ''), 'AllSites.Read')
    expectScope(await send(token, 'GET', '/_admin/sites'), 'AllSites.Read')
    expectScope(await send(token, 'POST', '/_api/admin/storage/export'), 'AllSites.Write')
    expectScope(await send(token, 'POST', '/_api/contextinfo'), 'AllSites.Read')
  })
})

describe('a token for AllSites.Read', () => {
  it.each(['AllSites.Read', 'openid AllSites.Read', 'allsites.read', `${address}/AllSites.Read`])('reads as %s', async (scope) => {
    const token = await tokenFor(scope)
    expect((await send(token, 'GET', '/_api/web')).status).toBe(200)
    expect((await send(token, 'POST', '/_api/contextinfo')).status).toBe(200)
    expect((await send(token, 'POST', "/_api/web/lists/getbytitle('Scoped')/getitems", { query: { ViewXml: '<View/>' } })).status).toBe(200)
    expect((await soap(token, 'GetListItems', listXml)).status).toBe(200)
    expect((await soap(token, 'EnumerateFolder', '<strFolderUrl/>', 'sitedata')).status).toBe(200)
    expect((await soap(token, 'IsClaimsMode', '', 'people')).status).toBe(200)
    expect((await send(token, 'GET', '/Shared%20Documents/none.txt')).status).toBe(404)
  })

  it('writes nothing, at no edge', async () => {
    const token = await tokenFor('AllSites.Read')
    expectScope(await send(token, 'POST', items, { Title: 'x' }), 'AllSites.Write')
    expectScope(await send(token, 'POST', '/_api/web/lists', { Title: 'Other', BaseTemplate: 100 }), 'AllSites.Write')
    expectScope(await send(token, 'DELETE', "/_api/web/lists/getbytitle('Scoped')"), 'AllSites.Write')
    expectScope(await soap(token, 'DeleteList', listXml), 'AllSites.Write')
    const keys = '<principalKeys><string>new</string></principalKeys><principalType>User</principalType>'
    const adding = `${keys}<addToUserInfoList>true</addToUserInfoList>`
    expectScope(await soap(token, 'ResolvePrincipals', adding, 'people'), 'AllSites.Write')
    expectScope(
      await soap(
        token,
        'UpdateListItems',
        `${listXml}<updates><Batch><Method ID="1" Cmd="New"><Field Name="Title">x</Field></Method></Batch></updates>`,
      ),
      'AllSites.Write',
    )
    expect((await send(admin, 'GET', "/_api/web/lists/getbytitle('Scoped')")).status).toBe(200)
  })

  it('reads in a batch, whose writes are refused one by one', async () => {
    const token = await tokenFor('AllSites.Read')
    const part = (lines: string) => `--b\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n${lines}\r\n\r\n`
    const write = `POST ${server.url}${items} HTTP/1.1\r\nContent-Type: application/json\r\n\r\n{"Title":"x"}`
    const body = `${part(`GET ${server.url}/_api/web/title HTTP/1.1`)}--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n${write}\r\n--c--\r\n--b--\r\n`
    const reply = await send(token, 'POST', '/_api/$batch', body, { 'Content-Type': 'multipart/mixed; boundary=b' })
    expect(reply.text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 403'])
    expect(reply.text).toContain('AllSites.Write')
    expect(JSON.parse((await send(admin, 'GET', items)).text).value).toEqual([])
  })
})

describe('everything', () => {
  it.each([undefined, `${address}/.default`, 'AllSites.Write', 'AllSites.Manage', 'AllSites.FullControl', 'openid AllSites.Write'])(
    'is open to a token for %s',
    async (scope) => {
      const token = await tokenFor(scope)
      const added = await send(token, 'POST', items, { Title: 'x' })
      expect(added.status).toBe(201)
      expect((await send(token, 'DELETE', `${items}(${JSON.parse(added.text).Id})`, undefined, { 'IF-MATCH': '*' })).status).toBe(200)
    },
  )

  it.each([undefined, `${address}/.default`, 'openid'])('is open to a client with a token of its own (%s)', async (scope) => {
    const { token } = createIdentityClient(server.url)
    const { json } = await token({ grant_type: 'client_credentials', ...app, ...(scope !== undefined && { scope }) })
    expect((await send(json.access_token, 'GET', items)).status).toBe(200)
  })

  it('is open to any token where no scope is demanded', async () => {
    const token = await tokenFor('openid', lenient.url)
    expect((await send(token, 'POST', '/_api/web/lists', { Title: 'L', BaseTemplate: 100 }, {}, lenient.url)).status).toBe(201)
  })
})

describe('a refresh token', () => {
  it('can be made to give less, which then is all that the token opens', async () => {
    const { authorize, token } = createIdentityClient(server.url)
    const asked = { client_id: 'app', response_type: 'code', redirect_uri, login_hint: 'admin', scope: 'AllSites.Read AllSites.Write' }
    const code = new URL((await authorize(asked)).location).searchParams.get('code') ?? ''
    const first = await token({ grant_type: 'authorization_code', code, redirect_uri, ...app })
    const less = await token({ grant_type: 'refresh_token', refresh_token: first.json.refresh_token, scope: 'AllSites.Read', ...app })
    expectScope(await send(less.json.access_token, 'POST', items, { Title: 'x' }), 'AllSites.Write')
  })
})

describe('userinfo', () => {
  it.each(['GET', 'POST'])('wants openid by %s', async (method) => {
    const client = createIdentityClient(server.url)
    const ask = async (scope: string) =>
      client.call(method, '/oauth2/v2.0/userinfo', { headers: { Authorization: `Bearer ${await tokenFor(scope)}` } })
    const refused = await ask('AllSites.FullControl')
    expectFailure(refused, 403, /needs the scope 'openid'/)
    expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="Tenon", error="insufficient_scope", scope="openid"')
    expect((await ask('openid AllSites.Read')).json.sub).toBe('admin')
  })
})

describe('a scope that does not exist', () => {
  const { authorize, token } = createIdentityClient(server.url)
  const names =
    /There is no scope '.+'\. Ask for some of http.*\/\.default, openid, profile, email, offline_access, AllSites\.Read, AllSites\.Write/

  it.each([
    'everything',
    'AllSites.Read everything',
    'AllSites.Reads',
    'default',
    'OpenID',
    'profile phone',
    'AllSites.Read\tAllSites.Write',
    `${address}/everything`,
    `${address}/`,
  ])('is invalid_scope, with the names of those that there are: %j', async (scope) => {
    expectOAuthError(await token({ grant_type: 'client_credentials', ...app, scope }), 400, 'invalid_scope', names)
    const { location } = await authorize({ client_id: 'app', response_type: 'code', redirect_uri, login_hint: 'admin', scope, state: 's' })
    const answer = new URL(location).searchParams
    expect([answer.get('error'), answer.get('state'), answer.get('code')]).toEqual(['invalid_scope', 's', null])
    expect(answer.get('error_description')).toMatch(names)
  })

  it('is left out beside openid, which the reply says', async () => {
    const { json } = await token({ grant_type: 'client_credentials', ...app, scope: 'openid phone AllSites.Read' })
    expect(json.scope).toBe('openid AllSites.Read')
  })

  it.each(['', ' ', '  '])('is none where no scope is named: %j', async (scope) => {
    const { json } = await token({ grant_type: 'client_credentials', ...app, scope })
    expect([json.access_token, json.scope]).toEqual([expect.any(String), `${address}/.default`.replace('127.0.0.1', 'localhost')])
  })
})
