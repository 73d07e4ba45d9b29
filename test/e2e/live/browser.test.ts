import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'
import { type Browser, chromium, startBrowser } from './chromium.ts'

/** A page of another origin, with the unmodified browser build of @microsoft/signalr, in Chromium. */

const soon = { timeout: 60_000, interval: 50 }
const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const ann = clientOf('ann')
const items = "/_api/web/lists/getbytitle('Tasks')/items"

const script = join(import.meta.dirname, '../../../node_modules/@microsoft/signalr/dist/browser/signalr.js')
const parts = new Map([
  ['/', { type: 'text/html', text: readFileSync(join(import.meta.dirname, 'page.html')) }],
  ['/signalr.js', { type: 'text/javascript', text: readFileSync(script) }],
])
const pages = createServer(({ url }, reply) => {
  const part = parts.get(url ?? '')
  reply.writeHead(part ? 200 : 404, { 'Content-Type': part?.type ?? 'text/plain' }).end(part?.text)
})

async function tokenOf(user: string): Promise<string> {
  const identity = createIdentityClient(server.url)
  const redirect_uri = 'http://localhost:8080/callback'
  const asked = { client_id: 'app', response_type: 'code', redirect_uri, login_hint: user }
  const code = new URL((await identity.authorize(asked)).location).searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, redirect_uri, client_id: 'app', client_secret: 'any' }
  return (await identity.token(form)).json.access_token as string
}

describe.skipIf(chromium === undefined)('a page in Chromium', () => {
  let browser: Browser
  beforeAll(async () => {
    pages.listen(0, '127.0.0.1')
    await once(pages, 'listening')
    browser = await startBrowser(chromium ?? '')
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    pages.closeAllConnections()
    pages.close()
  })

  it.each(['WebSockets', 'ServerSentEvents', 'LongPolling'])(
    'shows an item when it appears, its new title, and that it is gone, over %s',
    async (transport) => {
      const { port } = pages.address() as AddressInfo
      const facts = new URLSearchParams({ server: server.url, token: await tokenOf('ann'), transport })
      const page = await browser.open(`http://127.0.0.1:${port}/#${facts.toString()}`)
      const shown = () => page.evaluate("[...document.querySelectorAll('li')].map((row) => row.textContent)")
      await expect.poll(() => page.evaluate("document.getElementById('state')?.textContent"), soon).toBe('connected')
      expect(await shown()).toEqual([])
      const { Id } = (await ann.call('POST', items, { body: { Title: 'Water the plants' } })).json
      await expect.poll(shown, soon).toEqual(['Water the plants'])
      await ann.call('PATCH', `${items}(${Id})`, { body: { Title: 'Water them twice' }, headers: { 'If-Match': '*' } })
      await expect.poll(shown, soon).toEqual(['Water them twice'])
      await ann.call('DELETE', `${items}(${Id})`, { headers: { 'If-Match': '*' } })
      await expect.poll(shown, soon).toEqual([])
    },
    240_000,
  )
})
