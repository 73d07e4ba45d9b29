import { afterAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { basic, startServer } from '../../support/server.ts'
import { accepts, expectDecent, expectRefusal, rowsOf } from '../../support/wire.ts'

const server = await startServer({ settings: { FarmAdministrators: 'admin,CORP\\root', 'Identity:AnonymousAccess': 'Read' } })
const strict = await startServer({ settings: { 'Security:DigestSchemes': 'basic,NTLM' } })
afterAll(() => Promise.all([server.stop(), strict.stop()]))

const client = createContractClient(server.url, { Accept: accepts.nometadata })
const as = (userName: string | undefined, method: string, url: string, body?: unknown) =>
  client.call(method, url, {
    headers: userName === undefined ? {} : { Authorization: basic(userName) },
    ...(body !== undefined && { body: body as never }),
  })
const admin = (method: string, url: string, body?: unknown) => as('admin', method, url, body)

describe('what belongs to the farm', () => {
  const paths = [
    '/_admin',
    '/_admin/',
    '/_admin/webapplications.aspx',
    '/_admin/none.aspx',
    '/_ADMIN/farm/topology',
    '/%5Fadmin/sites',
    '/_farm/tenants',
    '//_farm/tenants/x',
    '/_api/admin',
    '/_api/admin/storage/export',
    '/sites/a/_api/Admin/storage/import',
    '/_api/%61dmin/storage/export',
  ]
  const status = async (path: string, userName?: string) => {
    const headers: Record<string, string> = userName === undefined ? {} : { Authorization: basic(userName) }
    const reply = await fetch(server.url + path, { headers })
    const text = await reply.text()
    expectDecent({ headers: reply.headers, text })
    return reply.status
  }

  it.each(paths)('asks for credentials at %s', async (path) => {
    expect(await status(path)).toBe(401)
  })

  it.each(paths)('is refused to users who do not administer the farm at %s', async (path) => {
    expect(await status(path, 'ann')).toBe(403)
    expect(await status(path, 'root')).toBe(403)
  })

  it.each(paths)('tells only administrators of the farm what is at %s, and that nothing is there', async (path) => {
    const isServed = ['/_admin/webapplications.aspx', '/_ADMIN/farm/topology', '/%5Fadmin/sites'].includes(path)
    // An export is asked for by POST.
    const isPosted = /^\/_api\/(?:a|%61)dmin\/storage\/export$/.test(path)
    const expected = isServed ? 200 : isPosted ? 405 : 404
    expect(await status(path, 'admin')).toBe(expected)
    expect(await status(path, 'i:0#.w|Corp\\Root')).toBe(expected)
  })

  it('refuses in the second form of error bodies, and names the role', async () => {
    const reply = await fetch(`${server.url}/_admin/webapps`, { headers: { Authorization: basic('ann') } })
    expect(await reply.json()).toEqual({ error: { code: '403', message: expect.stringMatching(/needs the right FarmAdmin/) } })
  })

  it('is not what only begins like it', async () => {
    expect(await status('/_administration')).toBe(401)
    expect(await status('/_api/administrators', 'ann')).toBe(404)
  })

  it('is closed to parts of a batch too', async () => {
    const part = 'GET /_api/admin/storage/export HTTP/1.1\r\n\r\n'
    const body = `--b\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n${part}\r\n--b--\r\n`
    const headers = { Authorization: basic('ann'), 'Content-Type': 'multipart/mixed; boundary=b' }
    const reply = await fetch(`${server.url}/_api/$batch`, { method: 'POST', headers, body })
    expect(await reply.text()).toMatch(/HTTP\/1\.1 403/)
  })
})

describe('anonymous users', () => {
  const list = "/_api/web/lists/getbytitle('Announcements')"
  const anonymousId = async () => (await admin('POST', '/_api/web/ensureuser', { logonName: 'c:0..s|true' })).json.Id as number

  it('read nothing where nothing is granted to them, also not what everyone may', async () => {
    const everyone = (await admin('POST', '/_api/web/ensureuser', { logonName: 'c:0(.s|true' })).json
    await admin('POST', `/_api/web/roleassignments/addroleassignment(principalid=${everyone.Id},roledefid=1073741826)`)
    const reply = await as(undefined, 'GET', '/_api/web/lists')
    expectRefusal(reply, 401, /anonymous users may not do this/)
    expect(reply.headers.get('www-authenticate')).toMatch(/Basic/)
  })

  it('read what is granted to them, and nothing else', async () => {
    const id = await anonymousId()
    await admin('POST', `${list}/items`, { Title: 'For all the world' })
    await admin('POST', `${list}/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)`)
    // Full Control: anonymous users can only read all the same.
    expect((await admin('POST', `${list}/roleassignments/addroleassignment(principalid=${id},roledefid=1073741829)`)).status).toBe(200)
    expect(rowsOf(await as(undefined, 'GET', `${list}/items?$select=Title`))).toEqual([
      expect.objectContaining({ Title: 'For all the world' }),
    ])
    expectRefusal(await as(undefined, 'GET', "/_api/web/lists/getbytitle('Tasks')/items"), 401, /anonymous/)
  })

  it('write nothing, whatever is granted to them', async () => {
    const before = (await admin('GET', `${list}/items`)).text
    for (const [method, address] of [
      ['POST', `${list}/items`],
      ['PUT', `${list}/items(1)`],
      ['DELETE', `${list}/items(1)`],
      ['DELETE', list],
      ['POST', '/_api/web/ensureuser'],
      ['GET', '/_api/web/currentuser'],
    ] as const)
      expectRefusal(await as(undefined, method, address, method === 'GET' || method === 'DELETE' ? undefined : { Title: 'x' }), 401, /./)
    expect((await admin('GET', `${list}/items`)).text).toBe(before)
  })

  it('do not write by SOAP or in a batch either', async () => {
    const update = `<UpdateListItems xmlns="urn:svc:soap/"><listName>Announcements</listName><updates><Batch><Method ID="1" Cmd="New"><Field Name="Title">x</Field></Method></Batch></updates></UpdateListItems>`
    const soap = await fetch(`${server.url}/_vti_bin/lists.asmx`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml' },
      body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${update}</s:Body></s:Envelope>`,
    })
    expect(await soap.text()).toMatch(/anonymous|0x80070005/i)
    const part = `POST ${list}/items HTTP/1.1\r\nContent-Type: application/json\r\n\r\n{"Title":"x"}\r\n`
    const body = `--b\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n${part}\r\n--b--\r\n`
    const batch = await fetch(`${server.url}/_api/$batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
      body,
    })
    expect(`${batch.status} ${await batch.text()}`).toMatch(/\b401\b/)
    expect(rowsOf(await admin('GET', `${list}/items`))).toHaveLength(1)
  })

  it('are nobody who brings credentials that do not hold', async () => {
    for (const headers of [{ Authorization: 'Basic !!!' }, { Cookie: 'FedAuth=forged.forged' }])
      expectRefusal(await client.call('GET', `${list}/items`, { headers }), 401, /Sign in first/)
  })

  it('are let in nowhere unless the web application does', async () => {
    const reply = await fetch(`${strict.url}/_api/web`)
    expect(reply.status).toBe(401)
  })
})

describe('the provider OAuth2', () => {
  it('is asked for tokens alone: without it none is issued or taken', async () => {
    const without = await startServer({
      settings: { 'Identity:Providers:OAuth2:Enabled': 'false', 'Identity:Providers:OAuth2:Priority': '1' },
    })
    const status = async (path: string, init: RequestInit = {}) => (await fetch(without.url + path, { redirect: 'manual', ...init })).status
    const ann = { Authorization: basic('ann') }
    try {
      expect(await status('/.well-known/openid-configuration', { headers: ann })).toBe(404)
      expect(await status('/oauth2/v2.0/keys', { headers: ann })).toBe(404)
      expect(await status('/oauth2/v2.0/token', { method: 'POST', body: new URLSearchParams({ grant_type: 'client_credentials' }) })).toBe(
        404,
      )
      const refused = await fetch(`${without.url}/_api/web`, { headers: { Authorization: 'Bearer x.y.z' } })
      expect(refused.status).toBe(401)
      expect(refused.headers.get('www-authenticate')).not.toMatch(/Bearer/)
      expect(await status('/_forms/default.aspx')).toBe(200)
      expect(await status('/_api/web', { headers: ann })).toBe(200)
    } finally {
      await without.stop()
    }
  })
})

describe('the setting of schemes whose writes need a digest', () => {
  it('asks Basic for one, which then holds', async () => {
    const headers = { Authorization: basic('ann'), 'Content-Type': 'application/json', Accept: accepts.nometadata }
    const write = (more: Record<string, string> = {}) =>
      fetch(`${strict.url}/_api/web/lists`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify({ Title: 'By Basic' }),
      })
    const refused = await write()
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringMatching(/signed in by Basic needs the header X-RequestDigest/),
    ])
    const info = await fetch(`${strict.url}/_api/contextinfo`, { method: 'POST', headers })
    const { FormDigestValue } = (await info.json()) as { FormDigestValue: string }
    expect((await write({ 'X-RequestDigest': FormDigestValue })).status).toBe(201)
  })
})
