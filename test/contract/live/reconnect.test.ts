import { afterAll, describe, expect, it } from 'vitest'
import { systemRuntime } from '../../../src/process/runtime.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'
import { type Told, watcher } from './clients.ts'

const scratch = scratchFolders('live')
const server = await startServer({
  settings: { 'Live:SignInCheckSeconds': '1', 'Live:ClientTimeoutSeconds': '2', 'Live:KeepAliveSeconds': '1' },
})
afterAll(() => server.stop())
const ann = clientOf(server.url, 'ann')
await ann.call('POST', '/_api/web/lists', { body: { Title: 'Kept', BaseTemplate: 100 } })
const items = "/_api/web/lists/getbytitle('Kept')/items"
const add = async (client = ann): Promise<number> => (await client.call('POST', items, { body: { Title: 'x' } })).json.Id as number
const idsOf = (told: readonly Told[]) => told.map(({ itemId }) => itemId)

/** The socket below a client, which the client itself does not close. */
const socketOf = (hub: object): { _socket: { destroy(): void } } =>
  (hub as { connection: { transport: { _webSocket: { _socket: { destroy(): void } } } } }).connection.transport._webSocket

/** A token for a user, and a function that sends its code a second time and returns the status. */
async function signIn(url: string): Promise<{ readonly token: string; again(): Promise<number> }> {
  const identity = createIdentityClient(url)
  const redirect_uri = 'http://localhost:8080/callback'
  const options = { client_id: 'app', response_type: 'code', redirect_uri, login_hint: 'ann' }
  const code = new URL((await identity.authorize(options)).location).searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, redirect_uri, client_id: 'app', client_secret: 'any' }
  const token = (await identity.token(form)).json.access_token as string
  return { token, again: async () => (await identity.token(form)).status }
}

describe('a client with stateful reconnect', () => {
  it('goes on where its connection broke off: nothing is lost, nothing is sent twice', async () => {
    const { hub, told, count } = watcher(server.url, { configure: (builder) => builder.withStatefulReconnect() })
    await hub.start()
    const id = hub.connectionId
    await hub.invoke('Subscribe', 'list::Kept')
    const ids = [await add()]
    await count(1)
    for (let round = 0; round < 3; round++) {
      socketOf(hub)._socket.destroy()
      ids.push(await add(), await add())
      await count(ids.length)
      // Acknowledgements go once a second.
      if (round === 1) await new Promise((resolve) => setTimeout(resolve, 1_500))
      ids.push(await add())
      await count(ids.length)
    }
    await hub.invoke('Unsubscribe', 'list::Kept')
    expect(idsOf(told)).toEqual(ids)
    expect(hub.connectionId).toBe(id)
    await hub.stop()
  }, 30_000)
})

describe('a client with automatic reconnect', () => {
  it('connects again after a restart of the server, and gets what it missed by its token', async () => {
    const settings = { StorageProvider: 'FileSystem', DataRootPath: scratch.data(), HttpPort: '0' }
    const first = await startServer({ settings })
    const port = new URL(first.url).port
    const before = clientOf(first.url, 'ann')
    await before.call('POST', '/_api/web/lists', { body: { Title: 'Kept', BaseTemplate: 100 } })
    const { hub, told, count } = watcher(first.url, {
      configure: (builder) => builder.withAutomaticReconnect([100, 300, 600, 1_000, 2_000]).withStatefulReconnect(),
    })
    await hub.start()
    await hub.invoke('Subscribe', 'list::Kept')
    const ids = [await add(before)]
    await count(1)
    const back = new Promise<void>((resolve) => {
      hub.onreconnected(() => void hub.invoke('Subscribe', 'list::Kept', told.at(-1)?.changeToken).then(resolve))
    })
    await first.stop()
    const second = await startServer({ settings: { ...settings, HttpPort: port } })
    const after = clientOf(second.url, 'ann')
    ids.push(await add(after))
    await back
    ids.push(await add(after))
    await count(3)
    expect(idsOf(told)).toEqual(ids)
    await hub.stop()
    await second.stop()
  }, 30_000)
})

describe('a connection', () => {
  // Who cannot run for two seconds sends no ping: on a busy machine it is tried again.
  it('stays open by pings while nothing happens', { timeout: 20_000, retry: 2 }, async () => {
    const { hub } = watcher(server.url)
    hub.keepAliveIntervalInMilliseconds = 500
    hub.serverTimeoutInMilliseconds = 4_000
    await hub.start()
    await new Promise((resolve) => setTimeout(resolve, 5_500))
    expect(hub.state).toBe('Connected')
    await hub.stop()
  })

  it('of a client that is silent is closed, with the reason', async () => {
    const { hub } = watcher(server.url)
    hub.keepAliveIntervalInMilliseconds = 60_000
    const closed = new Promise<string>((resolve) => {
      hub.onclose((error) => resolve(String(error)))
    })
    await hub.start()
    expect(await closed).toMatch(/sent nothing for too long/)
  }, 20_000)

  it('is closed when its token has expired, with the reason, and others are not', async () => {
    let passedMs = 0
    const runtime = { ...systemRuntime, now: () => Date.now() + passedMs }
    const later = await startServer({ runtime, settings: { 'Live:SignInCheckSeconds': '1' } })
    const { token } = await signIn(later.url)
    const [first, second] = [watcher(later.url, { token }), watcher(later.url, { user: 'bob' })]
    const closed = new Promise<string>((resolve) => {
      first.hub.onclose((error) => resolve(String(error)))
    })
    await first.hub.start()
    await second.hub.start()
    passedMs = 86_400_000
    expect(await closed).toMatch(/sign-in of this connection has ended.*expired/)
    expect(second.hub.state).toBe('Connected')
    await second.hub.stop()
    await later.stop()
  }, 60_000)

  it('is closed when its token is revoked, with the reason', async () => {
    const { token, again } = await signIn(server.url)
    const { hub } = watcher(server.url, { token })
    hub.keepAliveIntervalInMilliseconds = 500
    const closed = new Promise<string>((resolve) => {
      hub.onclose((error) => resolve(String(error)))
    })
    await hub.start()
    await hub.invoke('Subscribe', 'list::Kept')
    // A code that comes twice was stolen: its tokens are revoked.
    expect(await again()).toBe(400)
    expect(await closed).toMatch(/sign-in of this connection has ended.*revoked/)
  }, 20_000)
})
