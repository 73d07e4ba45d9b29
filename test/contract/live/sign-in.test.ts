import { afterAll, describe, expect, it } from 'vitest'
import { clientOf } from '../../support/serve.ts'
import { basic, startServer } from '../../support/server.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'
import { watch, ways } from './clients.ts'

/** How clients of the hubs sign in. */
const lines: string[] = []
const server = await startServer({ settings: { 'Logging:Level': 'debug' }, log: (line) => lines.push(line) })
afterAll(() => server.stop())
const ann = clientOf(server.url, 'ann')
await ann.call('POST', '/_api/web/lists', { body: { Title: 'Signed', BaseTemplate: 100 } })

async function tokenOf(scope?: string): Promise<string> {
  const identity = createIdentityClient(server.url)
  const redirect_uri = 'http://localhost:8080/callback'
  const asked = { client_id: 'app', response_type: 'code', redirect_uri, login_hint: 'ann', ...(scope !== undefined && { scope }) }
  const code = new URL((await identity.authorize(asked)).location).searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, redirect_uri, client_id: 'app', client_secret: 'any' }
  return (await identity.token(form)).json.access_token as string
}

describe('a token', () => {
  it.each(ways)('signs in over $name', async (way) => {
    const token = await tokenOf()
    const watcher = await watch(server.url, ['list::Signed'], { way, token })
    await ann.call('POST', "/_api/web/lists/getbytitle('Signed')/items", { body: { Title: 'x' } })
    expect(await watcher.count(1)).toHaveLength(1)
    await watcher.hub.stop()
  })

  it('for reads is enough, and one for another purpose is not', async () => {
    const { hub } = await watch(server.url, ['list::Signed'], { token: await tokenOf('AllSites.Read') })
    await hub.stop()
    await expect(watch(server.url, [], { token: await tokenOf('openid') })).rejects.toThrow(/403/)
  })

  it('in the query stands in no line of the log, and counts for the hubs alone', async () => {
    const token = await tokenOf()
    const asked = `negotiate?negotiateVersion=1&access_token=${token}`
    expect((await fetch(`${server.url}/signalr/lists/${asked}`, { method: 'POST' })).status).toBe(200)
    expect((await fetch(`${server.url}/_api/web/lists?access_token=${token}`)).status).toBe(401)
    expect(lines.filter((line) => line.includes('live.negotiate')).length).toBeGreaterThan(0)
    expect(lines.some((line) => line.includes(token.slice(-40)) || line.includes('access_token'))).toBe(false)
  })
})

it('what the hub tells counts as a read: no digest is asked for with a cookie of this server', async () => {
  const reply = await fetch(`${server.url}/signalr/lists/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { Authorization: basic('ann'), Origin: server.url },
  })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('cache-control')).toBe('no-store')
})
