import { beforeEach, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'
import { createSoapContractClient, type SoapContractClient, soapForms } from '../../support/soap/contract-client.ts'
import { textIn } from '../../support/soap/messages.ts'

const { server } = await serve()

const credentials = (userName: string, password = 'any') => `<username>${userName}</username><password>${password}</password>`

const whoIs = async (headers: Record<string, string>) => {
  const response = await fetch(`${server.url}/_api/web/currentuser`, {
    headers: { Accept: 'application/json;odata=nometadata', ...headers },
  })
  return { status: response.status, title: ((await response.json()) as { Title?: string }).Title }
}

describe.each(soapForms())('authentication.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  let client: SoapContractClient

  beforeEach(() => {
    client = createSoapContractClient({ url: server.url, service: 'authentication', version, namespace })
  })

  it('Mode tells nobody in particular that it signs in by forms, and takes nothing', async () => {
    expect(textIn(await client.call('Mode'), 'ModeResult')).toBe('Forms')
    expect(await client.refuse('Mode', '<username>a</username>')).toMatchObject({ status: 400, errorCode: '0x80070057' })
  })

  it('Login sets a cookie that only the server reads, and that signs its user in', async () => {
    const reply = await client.call('Login', credentials('Dörte &amp; co'))
    expect(textIn(reply, 'ErrorCode')).toBe('NoError')
    expect(textIn(reply, 'CookieName')).toBe('FedAuth')
    expect(Number(textIn(reply, 'TimeoutSeconds'))).toBeGreaterThan(0)
    const [cookie = '', ...others] = client.lastHeaders.getSetCookie()
    expect(others).toEqual([])
    expect(cookie).toMatch(/^FedAuth=[\w.-]+; .*Path=\/.*HttpOnly.*SameSite=Lax/)
    expect(await whoIs({ Cookie: cookie.split(';')[0] ?? '' })).toEqual({ status: 200, title: 'Dörte & co' })
  })

  it('Login gives no cookie without a user name, and refuses what it does not take', async () => {
    for (const parameters of [
      '',
      '<password>any</password>',
      credentials(''),
      credentials('  '),
      credentials('a\u0085b'),
      credentials('x'.repeat(201)),
    ]) {
      const reply = await client.call('Login', parameters)
      expect([textIn(reply, 'ErrorCode'), textIn(reply, 'TimeoutSeconds')]).toEqual(['PasswordNotMatch', '0'])
      expect(client.lastHeaders.getSetCookie()).toEqual([])
    }
    expect(await client.refuse('Login', '<user>ann</user>')).toMatchObject({ status: 400, message: expect.stringContaining('user') })
    expect(await client.refuse('Login', '<username><b/></username>')).toMatchObject({ status: 400 })
    expect(await client.refuse('Login', '<__proto__>ann</__proto__>')).toMatchObject({
      status: 400,
      message: expect.stringContaining('__proto__'),
    })
    expect(client.lastHeaders.getSetCookie()).toEqual([])
  })

  it('a cookie that was changed in any part signs nobody in', async () => {
    await client.call('Login', credentials('ann'))
    const value = client.lastHeaders.getSetCookie()[0]?.split(';')[0]?.slice('FedAuth='.length) ?? ''
    const [payload = '', mac = ''] = value.split('.')
    const asAdmin = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('ann', 'admin')).toString('base64url')
    for (const forged of [
      `${asAdmin}.${mac}`,
      `${payload}.${mac.slice(0, -4)}AAAA`,
      `${payload}.`,
      payload,
      `.${mac}`,
      `${payload}x.${mac}`,
      '',
      '.',
      '%00',
    ]) {
      expect((await whoIs({ Cookie: `FedAuth=${forged}` })).status).toBe(401)
    }
    expect(await whoIs({ Cookie: `FedAuth=${value}` })).toEqual({ status: 200, title: 'ann' })
  })
})

describe('sessions', () => {
  it('end: a cookie that is too old signs nobody in', async () => {
    let now = Date.UTC(2026, 0, 31)
    const runtime = { now: () => now, newId: () => crypto.randomUUID() as string, randomBytes: (count: number) => new Uint8Array(count) }
    const other = await startServer({ runtime })
    try {
      const client = createSoapContractClient({ url: other.url, service: 'authentication', version: '1.1' })
      const seconds = Number(textIn(await client.call('Login', credentials('ann')), 'TimeoutSeconds'))
      const Cookie = client.lastHeaders.getSetCookie()[0]?.split(';')[0] ?? ''
      const status = async () => (await fetch(`${other.url}/_api/web`, { headers: { Cookie } })).status
      now += (seconds - 1) * 1000
      expect(await status()).toBe(200)
      now += 1000
      expect(await status()).toBe(401)
    } finally {
      await other.stop()
    }
  })

  it('of one farm are unknown to another', async () => {
    const client = createSoapContractClient({ url: server.url, service: 'authentication', version: '1.1' })
    await client.call('Login', credentials('ann'))
    const Cookie = client.lastHeaders.getSetCookie()[0]?.split(';')[0] ?? ''
    const other = await startServer({ own: true })
    try {
      expect((await fetch(`${other.url}/_api/web`, { headers: { Cookie } })).status).toBe(401)
    } finally {
      await other.stop()
    }
  })

  it('are not opened by a farm that accepts nobody', async () => {
    const strict = await startServer({ settings: { 'Identity:Providers:AcceptAll:Enabled': 'false' } })
    try {
      const client = createSoapContractClient({ url: strict.url, service: 'authentication', version: '1.2' })
      expect(textIn(await client.call('Login', credentials('admin')), 'ErrorCode')).toBe('PasswordNotMatch')
      expect(client.lastHeaders.getSetCookie()).toEqual([])
    } finally {
      await strict.stop()
    }
  })
})
