import { afterAll, describe, expect, it } from 'vitest'
import { trustedProxies } from '../../../src/http/server/forwarded.ts'
import { basic, startServer } from '../../support/server.ts'
import { requestText, sendRaw } from '../../support/wire.ts'

const logged: string[] = []
const behind = await startServer({
  settings: { 'Security:TrustedProxies': '127.0.0.0/8', 'Logging:Level': 'debug' },
  log: (line) => void logged.push(line),
})
const alone = await startServer({ settings: { 'Security:TrustedProxies': '10.0.0.1' } })
afterAll(() => Promise.all([behind.stop(), alone.stop()]))

/** The server's own address, as its replies show it. */
async function seenBy(server: { readonly url: string }, headers: Readonly<Record<string, string>>) {
  const request = requestText('GET', '/_api/web', { Authorization: basic('ann'), Accept: 'application/json;odata=verbose', ...headers })
  const [reply] = await sendRaw(server.url, request)
  const { d, error } = JSON.parse(reply?.text ?? '{}') as { d?: { __metadata: { uri: string } }; error?: { code: string; message: string } }
  return { status: reply?.status, uri: d?.__metadata.uri, error, isSecure: reply?.headers.has('strict-transport-security') }
}

describe('what a proxy says of the client', () => {
  it.each([
    [{ 'X-Forwarded-Proto': 'https' }, 'https://tenon.test'],
    [{ 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'team.example' }, 'https://team.example'],
    [{ 'X-Forwarded-Proto': 'HTTPS', 'X-Forwarded-Host': 'team.example', 'X-Forwarded-Port': '443' }, 'https://team.example'],
    [{ 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '8443' }, 'https://tenon.test:8443'],
    [{ 'X-Forwarded-Host': 'team.example:81' }, 'http://team.example:81'],
    [{ 'X-Forwarded-Host': 'evil.example, team.example', 'X-Forwarded-Proto': 'http, https' }, 'https://team.example'],
    [{ 'X-Forwarded-Host': '[2001:db8::1]', 'X-Forwarded-Port': '080' }, 'http://[2001:db8::1]'],
    [{ 'X-Forwarded-Host': '', 'X-Forwarded-Proto': ' , ' }, 'http://tenon.test'],
  ])('%o makes addresses begin with %s', async (headers, origin) => {
    expect(await seenBy(behind, headers)).toEqual({
      status: 200,
      uri: `${origin}/_api/Web`,
      error: undefined,
      isSecure: origin.startsWith('https'),
    })
    expect(await seenBy(alone, headers)).toMatchObject({ status: 200, uri: 'http://tenon.test/_api/Web', isSecure: false })
  })

  it.each([
    { 'X-Forwarded-Proto': 'javascript' },
    { 'X-Forwarded-Proto': 'https://evil.example' },
    { 'X-Forwarded-Host': 'evil.example/path' },
    { 'X-Forwarded-Host': 'user@evil.example' },
    { 'X-Forwarded-Host': 'evil.example%0d%0aX-Evil: 1' },
    { 'X-Forwarded-Host': 'a b' },
    { 'X-Forwarded-Host': 'team.example:99999' },
    { 'X-Forwarded-Port': '443x' },
    { 'X-Forwarded-Port': '70000' },
    { 'X-Forwarded-Port': '-1' },
  ])('%o is refused from a trusted proxy, and is nothing from anybody else', async (headers) => {
    const refused = await seenBy(behind, headers)
    expect(refused).toMatchObject({ status: 400, error: { code: '400', message: expect.stringMatching(/^X-Forwarded-/) } })
    expect(await seenBy(alone, headers)).toMatchObject({ status: 200, uri: 'http://tenon.test/_api/Web' })
  })

  it('shows the client’s address as far as trusted proxies have written it, and no further', async () => {
    const clientOf = async (forwarded: string) => {
      await seenBy(behind, { 'X-Forwarded-For': forwarded })
      return (JSON.parse(logged.at(-1) ?? '{}') as { clientAddress: string }).clientAddress
    }
    expect(await clientOf('203.0.113.9')).toBe('203.0.113.9')
    expect(await clientOf('198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(await clientOf('198.51.100.1, 203.0.113.9, 127.0.0.5')).toBe('203.0.113.9')
    expect(await clientOf('203.0.113.9:5123')).toBe('203.0.113.9')
    expect(await clientOf('[2001:db8::7]:80')).toBe('2001:db8::7')
    expect(await clientOf('1.2.3.4, <script>')).toBe('127.0.0.1')
    expect(await clientOf('')).toBe('127.0.0.1')
  })
})

describe('Security:TrustedProxies', () => {
  it('takes addresses and networks of both kinds', () => {
    const isTrusted = trustedProxies(['10.1.2.3', '192.168.0.0/16', 'fd00::/8', '::1'])
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '192.168.7.7', 'fd12::1', '::1']) expect(isTrusted(address)).toBe(true)
    for (const address of ['10.1.2.4', '192.169.0.1', 'fe80::1', '', 'x', '::ffff:10.1.2.4']) expect(isTrusted(address)).toBe(false)
  })

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0', '::1/129', '10.0.0.1/', '/8'])("'%s' stops the start", async (text) => {
    await expect(startServer({ settings: { 'Security:TrustedProxies': text } })).rejects.toThrow(
      /Security:TrustedProxies: '.*' is neither an IP address/,
    )
  })
})
