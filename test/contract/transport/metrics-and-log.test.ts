import { afterAll, describe, expect, it } from 'vitest'
import { basic, startServer } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'

const logged: string[] = []
const server = await startServer({
  settings: { 'Metrics:Enabled': 'true', 'Logging:Level': 'debug' },
  log: (line) => void logged.push(line),
})
afterAll(() => server.stop())

const secret = 'correct-horse-battery'
const ann = { Authorization: `Basic ${Buffer.from(`ann:${secret}`).toString('base64')}` }

describe('/metrics', () => {
  itOnOneServer('shows in the text format of Prometheus what was answered, how fast, and what the process needs', async () => {
    await fetch(`${server.url}/_api/web`, { headers: ann })
    await fetch(`${server.url}/_api/web`)
    const reply = await fetch(`${server.url}/metrics`)
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await reply.text()
    expect(text).toMatch(/^tenon_requests_total\{operation="getWeb",status="200"\} 1$/m)
    expect(text).toMatch(/^tenon_requests_total\{operation="getWeb",status="401"\} 1$/m)
    expect(text).toMatch(/^tenon_request_duration_seconds_bucket\{le="\+Inf",operation="getWeb",status="200"\} 1$/m)
    expect(text).toMatch(/^tenon_cache_entries \d/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m)
  })

  it('has no name in it that a client has made up', async () => {
    for (let n = 0; n < 20; n++) {
      await fetch(`${server.url}/_api/made-up-${n}`, { headers: ann })
      await fetch(`${server.url}/made-up-${n}`, { method: `MADEUP${n}`, headers: ann })
    }
    const text = await (await fetch(`${server.url}/metrics`)).text()
    expect(text).not.toMatch(/made-?up/i)
    expect(text).toContain('operation="unknown"')
  })

  it('is only read', async () => {
    const reply = await fetch(`${server.url}/metrics`, { method: 'POST' })
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('is nowhere unless it is requested', async () => {
    const quiet = await startServer({ own: true })
    expect((await fetch(`${quiet.url}/metrics`, { headers: { Authorization: basic('ann') } })).status).toBe(404)
    await quiet.stop()
  })
})

describe('the log', () => {
  it('has one line for each request, under the id that the client was given', async () => {
    const reply = await fetch(`${server.url}/_api/web/title`, { headers: ann })
    const line = JSON.parse(logged.find((text) => text.includes(reply.headers.get('x-correlation-id') ?? '-')) ?? '{}') as object
    expect(line).toEqual({
      level: 'debug',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      correlationId: reply.headers.get('svcrequestguid'),
      method: 'GET',
      path: '/_api/web/title',
      operation: 'getWeb',
      status: 200,
      durationMs: expect.any(Number),
      clientAddress: '127.0.0.1',
      message: 'answered',
    })
  })

  it('holds no secret: neither credentials, cookies, digests and queries nor what a proxy forwards', async () => {
    const headers = { ...ann, Cookie: 'FedAuth=cookie-secret', 'X-RequestDigest': '0xdigest-secret', 'X-Forwarded-For': 'forwarded-secret' }
    await fetch(`${server.url}/_api/web?code=code-secret&access_token=token-secret`, {
      headers: { ...headers, Referer: 'http://x/?referer-secret' },
    })
    const posted = await fetch(`${server.url}/_api/contextinfo`, { method: 'POST', headers: ann, body: 'body-secret' })
    const digest = ((await posted.json()) as { d: { GetContextWebInformation: { FormDigestValue: string } } }).d.GetContextWebInformation
    await fetch(`${server.url}/_api/web`, { headers: { Authorization: 'Bearer bearer-secret' } })
    const all = logged.join('\n')
    expect(all).not.toMatch(/-secret/)
    expect(all).not.toContain(secret)
    expect(all).not.toContain(ann.Authorization.slice(6))
    expect(all).not.toContain(digest.FormDigestValue.slice(0, 20))
    expect(logged.length).toBeGreaterThan(3)
  })

  it('keeps to its level', async () => {
    const lines: string[] = []
    const quiet = await startServer({ settings: { 'Logging:Level': 'info' }, log: (line) => void lines.push(line) })
    await fetch(`${quiet.url}/_api/web`, { headers: ann })
    await quiet.stop()
    expect(lines).toEqual([])
  })
})
