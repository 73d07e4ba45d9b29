import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basic, startServer } from '../../support/server.ts'
import { type OneConnection, oneConnection, signInByNtlm } from '../../support/sign-in/ntlm-client.ts'

const server = await startServer({ settings: { 'Cors:AllowedOrigins': 'https://app.example' } })
const ntlm: OneConnection = oneConnection(server.url)
beforeAll(async () => {
  expect((await signInByNtlm(ntlm, '/_api/web', { userName: 'ann', domain: '', password: 'x' })).status).toBe(200)
})
afterAll(() => {
  ntlm.close()
  return server.stop()
})

const json = { Accept: 'application/json', 'Content-Type': 'application/json' }
let number = 0
const list = () => JSON.stringify({ Title: `List ${number++}`, BaseTemplate: 100 })
const xml = `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><GetListCollection xmlns="urn:svc:soap/"/></soap:Body></soap:Envelope>`

const byBasic = async (path: string, headers: Record<string, string>, body: string) => {
  const reply = await fetch(server.url + path, { method: 'POST', headers: { Authorization: basic('ann'), ...headers }, body })
  return { status: reply.status, text: await reply.text() }
}
/** The connection is signed in as ann, and a browser uses it for other pages without asking the user. */
const byNtlm = (path: string, headers: Record<string, string>, body: string) =>
  ntlm.send(path, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }, 'POST', body)

const own = server.url
const foreign: [string, Record<string, string>][] = [
  ['Sec-Fetch-Site cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['Sec-Fetch-Site same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ['an Origin that CORS does not allow', { Origin: 'https://evil.example' }],
  ['the Origin null', { Origin: 'null' }],
  ['both', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['an Origin that says another thing than Sec-Fetch-Site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
]
const welcome: [string, Record<string, string>][] = [
  ['neither', {}],
  ['Sec-Fetch-Site same-origin', { 'Sec-Fetch-Site': 'same-origin' }],
  ['Sec-Fetch-Site none', { 'Sec-Fetch-Site': 'none' }],
  ['an own Origin', { Origin: own, 'Sec-Fetch-Site': 'same-origin' }],
  ['an Origin that CORS allows', { Origin: 'https://app.example', 'Sec-Fetch-Site': 'cross-site' }],
]

describe.each([
  ['Basic', byBasic],
  ['NTLM', byNtlm],
] as const)('a write that is signed in by %s', (_, send) => {
  it.each(foreign)('is refused with %s', async (_name, headers) => {
    for (const [path, type, body] of [
      ['/_api/web/lists', json, list()],
      ['/_api/$batch', { 'Content-Type': 'multipart/mixed; boundary=b' }, '--b--\r\n'],
      ["/_api/web/getfolderbyserverrelativeurl('Shared%20Documents')/files/add(url='x.txt')", { 'Content-Type': 'text/plain' }, 'x'],
      ['/_vti_bin/lists.asmx', { 'Content-Type': 'text/xml' }, xml],
    ] as const) {
      const { status, text } = await send(path, { ...type, ...headers }, body)
      expect({ path, status, says: text.includes('Cors:AllowedOrigins') }).toEqual({ path, status: 403, says: true })
    }
  })

  it.each(welcome)('continues with %s', async (_name, headers) => {
    expect((await send('/_api/web/lists', { ...json, ...headers }, list())).status).toBe(201)
    expect((await send('/_vti_bin/lists.asmx', { 'Content-Type': 'text/xml', ...headers }, xml)).status).toBe(200)
  })
})

it('reads are allowed: nobody can read the reply that may not', async () => {
  for (const [, headers] of foreign) {
    const reply = await fetch(`${server.url}/_api/web`, { headers: { Authorization: basic('ann'), ...headers } })
    expect(reply.status).toBe(200)
  }
})

it('a token is sent by nobody who does not hold it, whatever the browser says', async () => {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'app', client_secret: 'any' })
  const { access_token } = (await (await fetch(`${server.url}/oauth2/v2.0/token`, { method: 'POST', body: form })).json()) as {
    access_token: string
  }
  for (const [, headers] of foreign) {
    const reply = await fetch(`${server.url}/_api/web/lists`, {
      method: 'POST',
      headers: { ...json, Authorization: `Bearer ${access_token}`, ...headers },
      body: list(),
    })
    expect(reply.status).toBe(201)
  }
})
