import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { itOnOneServer } from '../../../support/several/one-server.ts'
import { expectDecent, expectPlainRefusal, requestText, sendRaw } from '../../../support/wire.ts'

const { server } = await serve({ own: true })
const anyone = createContractClient(server.url)

const stateOf = async () => (await anyone.call('GET', '/_vti_bin/health')).json

describe('GET /_vti_bin/health', () => {
  it('says without credentials that the server is up, since when and what it has answered', async () => {
    const reply = await anyone.call('GET', '/_vti_bin/health')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/json;charset=utf-8')
    expect(reply.json).toMatchObject({ status: 'Healthy', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
    expect(reply.json.uptime.formatted).toMatch(/^\d+d \d\dh \d\dm \d\ds$/)
    expectDecent(reply)
  })

  it('refuses a query option that is given twice', async () => {
    const reply = await anyone.call('GET', '/_vti_bin/health?$select=a&$select=b')
    expect(reply.status).toBe(400)
    expect(reply.json.error).toEqual({ code: '400', message: expect.stringMatching(/'\$select' is given twice/) })
  })

  itOnOneServer('counts what was answered and what of it failed', async () => {
    const { requests: before } = await stateOf()
    await anyone.call('GET', '/_api/nothing')
    await anyone.call('GET', '/_api/web')
    const { requests: after } = await stateOf()
    expect(after.total - before.total).toBe(3)
    expect(after.failed - before.failed).toBe(2)
    expect(after.successful).toBe(after.total - after.failed)
    expect(after.errorRate).toBe(`${((100 * after.failed) / after.total).toFixed(2)}%`)
  })

  it.each(['/_vti_bin/health/', '/_VTI_BIN/Health', '//_vti_bin//health', '/_vti_bin/health?x=1', '/_vti_bin/health()'])(
    'answers at %s',
    async (address) => {
      const [reply] = await sendRaw(server.url, requestText('GET', address))
      expect(reply?.status).toBe(200)
      expect(JSON.parse(reply?.text ?? '')).toMatchObject({ status: 'Healthy' })
    },
  )

  it.each([
    ['a bearer token', { Authorization: 'Bearer old' }],
    ['Basic credentials that cannot be read', { Authorization: 'Basic ???' }],
    ['an empty user name', { Authorization: basic('') }],
    ['a cookie that has been changed', { Cookie: 'FedAuth=a.b' }],
  ])('does not mind %s, which it does not need', async (_, headers) => {
    expect((await anyone.call('GET', '/_vti_bin/health', { headers })).status).toBe(200)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const [reply] = await sendRaw(server.url, requestText('HEAD', '/_vti_bin/health'))
    expect(reply).toMatchObject({ status: 200, text: '' })
    expect(Number(reply?.headers.get('content-length'))).toBeGreaterThan(100)
  })

  it('is only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'MERGE', 'OPTIONS']) {
      const reply = await anyone.call(method, '/_vti_bin/health')
      expectPlainRefusal(reply, 405, /Allowed here: GET, HEAD/)
      expect(reply.headers.get('allow')).toBe('GET, HEAD')
    }
  })

  it('speaks for the whole server, whatever site stands before it', async () => {
    expect((await anyone.call('GET', '/sites/nope/_vti_bin/health')).status).toBe(200)
  })
})

describe('GET /_vti_bin/ready', () => {
  it('says without credentials that the server can do its work', async () => {
    const reply = await anyone.call('GET', '/_vti_bin/ready')
    expect([reply.status, reply.json]).toEqual([200, { status: 'Ready', version: expect.stringMatching(/^\d+\.\d+\.\d+/) }])
    expectDecent(reply)
  })

  it('refuses a query option that is given twice', async () => {
    const reply = await anyone.call('GET', '/_vti_bin/ready?$select=a&$select=b')
    expect(reply.status).toBe(400)
  })
})

describe('the addresses where load balancers and browsers look', () => {
  it.each(['/health', '/live', '/ready', '/Health', '/favicon.ico', '/openapi.json', '/'])('%s answers anyone', async (path) => {
    const reply = await fetch(`${server.url}${path}`)
    expect(reply.status).toBe(200)
    expect((await reply.text()).length).toBeGreaterThan(10)
  })

  it('say the same as those below /_vti_bin', async () => {
    const read = async (path: string) => Object.keys((await (await fetch(`${server.url}${path}`)).json()) as object)
    expect(await read('/health')).toEqual(await read('/_vti_bin/health'))
    expect(await read('/live')).toEqual(await read('/_vti_bin/health'))
    expect(await read('/ready')).toEqual(await read('/_vti_bin/ready'))
  })

  it('welcome a browser by the name of whoever is signed in', async () => {
    const welcome = async (headers: Record<string, string>) => (await fetch(server.url, { headers })).text()
    expect(await welcome({ Accept: 'text/html', Authorization: basic('ann') })).toContain('You are signed in as <strong>ann</strong>')
    expect(await welcome({ Accept: 'text/html' })).toContain('You are not signed in')
    // Only a server with the emulator has an inspector.
    expect(await welcome({ Accept: 'text/html' })).not.toContain('/_emulator')
    expect(await welcome({ Accept: 'text/html', Authorization: 'Bearer x.y.z' })).toContain('You are not signed in')
  })
})
