import { describe, expect, it } from 'vitest'
import { type ProfileName as Name, serveBoth } from '../../support/profiles/two-profiles.ts'
import { fetchFrom } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { oneConnection, signInByNtlm } from '../../support/sign-in/ntlm-client.ts'

/** What sign-in does differently in the two profiles: docs/profiles.md has a row for each of these tests. */
const both = await serveBoth()
const { servers, answers } = both
const strict = await serveBoth({ 'Security:DigestSchemes': 'None' })
const json = { 'Content-Type': 'application/json', Accept: 'application/json;odata=nometadata' }
const tasks = "/_api/web/lists/getbytitle('Tasks')/items"

/** The statuses of an NTLM caller's writes: without a digest, with one of nobody, with the own one. */
async function writes(name: Name, { servers: all } = both) {
  const connection = oneConnection(all[name].url)
  try {
    await signInByNtlm(connection, '/_api/web', { userName: 'ann', domain: '', password: 'any' })
    const post = (path: string, body: string, more: Record<string, string> = {}) =>
      connection.send(path, { ...json, 'Content-Length': String(Buffer.byteLength(body)), ...more }, 'POST', body)
    const { FormDigestValue } = JSON.parse((await post('/_api/contextinfo', '')).text) as { FormDigestValue: string }
    const body = '{"Title":"Order chairs"}'
    return [
      (await post(tasks, body)).status,
      (await post(tasks, body, { 'X-RequestDigest': `0x00,${new Date(0).toUTCString()}` })).status,
      (await post(tasks, body, { 'X-RequestDigest': FormDigestValue })).status,
    ]
  } finally {
    connection.close()
  }
}

describe('form digests', () => {
  itOnOneServer('E3: a write that NTLM signs in needs one there, unless a setting names other schemes', async () => {
    expect(await answers((name) => writes(name))).toEqual({ Svc: [201, 201, 201], SharePoint: [403, 403, 201] })
    expect(await strict.answers((name) => writes(name, strict))).toEqual({ Svc: [201, 201, 201], SharePoint: [201, 201, 201] })
  })

  it('E3: a write with Basic needs none, and one that comes is ignored', async () => {
    const write = async (name: Name) => {
      const sent = { method: 'POST', body: '{"Title":"Order chairs"}' }
      const without = await fetchFrom(servers[name].url + tasks, { ...sent, headers: json })
      const wrong = await fetchFrom(servers[name].url + tasks, { ...sent, headers: { ...json, 'X-RequestDigest': 'x' } })
      return [without.status, wrong.status]
    }
    expect(await answers(write)).toEqual({ Svc: [201, 201], SharePoint: [201, 201] })
  })
})

describe('a request without credentials', () => {
  const page = (path: string, headers: Record<string, string>) => async (name: Name) => {
    // The fetch of Node marks its requests as those of a script.
    const connection = oneConnection(servers[name].url)
    try {
      const reply = await connection.send(path, headers)
      return [reply.status, reply.headers.location ?? null]
    } finally {
      connection.close()
    }
  }
  const html = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const refused = { Svc: [401, null], SharePoint: [401, null] }

  it('I1: of a browser for a page is sent to the sign-in page there', async () => {
    expect(await answers(page('/Shared%20Documents/a.txt?x=1', html))).toEqual({
      Svc: [401, null],
      SharePoint: [302, `/_forms/default.aspx?ReturnUrl=${encodeURIComponent('/Shared%20Documents/a.txt?x=1')}`],
    })
    expect(await answers(page('/Shared%20Documents/a.txt', { ...html, 'Sec-Fetch-Mode': 'navigate' }))).toMatchObject({
      SharePoint: [302, expect.anything()],
    })
    const { SharePoint } = await answers(page('/a//other.example/a.txt', html))
    expect(SharePoint[1]).toBe(`/_forms/default.aspx?ReturnUrl=${encodeURIComponent('/a//other.example/a.txt')}`)
  })

  it('I1: of a program, of a script, or for a service is 401 in both', async () => {
    expect(await answers(page('/Shared%20Documents/a.txt', { ...html, 'X-FORMS_BASED_AUTH_ACCEPTED': 'f' }))).toEqual(refused)
    expect(await answers(page('/Shared%20Documents/a.txt', { Accept: 'application/json, text/html' }))).toEqual(refused)
    expect(await answers(page('/Shared%20Documents/a.txt', { ...html, 'Sec-Fetch-Mode': 'cors' }))).toEqual(refused)
    for (const path of ['/_api/web', '/_vti_bin/lists.asmx', '/_vti_bin/client.svc']) {
      const reply = async (name: Name) => {
        const method = path.endsWith('asmx') ? 'POST' : 'GET'
        const headers = { ...html, ...(method === 'POST' && { 'Content-Type': 'text/xml' }) }
        return (await fetch(servers[name].url + path, { method, headers, redirect: 'manual', ...(method === 'POST' && { body: '<x/>' }) }))
          .status
      }
      expect(await answers(reply), path).toEqual({ Svc: 401, SharePoint: 401 })
    }
  })

  it('I5: learns the realm of tokens at client.svc', async () => {
    const challenge = (path: string) => async (name: Name) => {
      const reply = await fetch(servers[name].url + path, { headers: { Accept: 'application/json' } })
      return (reply.headers.get('www-authenticate') ?? '').replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"(?=,client_id)/, '<guid>"')
    }
    const realm = 'Bearer realm="<guid>",client_id="00000003-0000-0ff1-ce00-000000000000"'
    for (const path of ['/_vti_bin/client.svc', '/_VTI_BIN/client.svc/'])
      expect(await answers(challenge(path))).toEqual({ Svc: expect.stringContaining(realm), SharePoint: expect.stringContaining(realm) })
    expect(await answers(challenge('/_api/web'))).toEqual({
      Svc: expect.stringContaining('Bearer realm="Tenon"'),
      SharePoint: expect.stringContaining('Bearer realm="Tenon"'),
    })
    const signedIn = async (name: Name) => (await fetchFrom(`${servers[name].url}/_vti_bin/client.svc`)).status
    expect(await answers(signedIn)).toEqual({ Svc: 404, SharePoint: 404 })
  })
})
