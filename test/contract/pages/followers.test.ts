import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../support/pages/visitor.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'

/** Fifty browsers on one list, which follow it as the script of the page does: over WebSockets, with the group that the page names. */

const { server, clientOf } = await serve()
const admin = clientOf('admin')
const browsers = 50
const separator = '\u001e'
const sockets: WebSocket[] = []

interface Heard {
  readonly type: number
  readonly error?: string
  readonly arguments?: readonly { readonly changeType?: string; readonly itemId?: number }[]
}

/** A connection as the script opens it. Resolves when it follows the group; `next` then resolves with what it is told. */
async function follower(group: string): Promise<{ next: Promise<Heard> }> {
  const address = `${server.url.replace('http', 'ws')}/signalr/lists`
  // Browsers send the credentials of the page; the socket of Node takes them as headers.
  const socket = new WebSocket(address, { headers: { Authorization: basic('rita') } } as never)
  sockets.push(socket)
  const send = (message: unknown) => socket.send(JSON.stringify(message) + separator)
  return new Promise((resolve, reject) => {
    let tell: (heard: Heard) => void = () => undefined
    const next = new Promise<Heard>((told) => {
      tell = told
    })
    let isOpen = false
    socket.addEventListener('error', () => reject(new Error('the connection was refused')))
    socket.addEventListener('open', () => send({ protocol: 'json', version: 1 }))
    socket.addEventListener('message', ({ data }) => {
      for (const text of String(data)
        .split(separator)
        .filter((one) => one !== '')) {
        const message = JSON.parse(text) as Heard
        if (!isOpen) {
          isOpen = true
          send({ type: 1, invocationId: '0', target: 'Subscribe', arguments: [group] })
        } else if (message.type === 3) {
          if (message.error === undefined) resolve({ next })
          else reject(new Error(message.error))
        } else if (message.type === 1) tell(message)
      }
    })
  })
}

beforeAll(async () => {
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Watched', BaseTemplate: 100 } })
})
afterAll(() => {
  for (const socket of sockets) socket.close()
})

describe('fifty browsers on one list', () => {
  it('all hear of a change, and read it on the page', async () => {
    const reader = visitorOf(server.url, 'rita')
    const page = await reader.get('/Lists/Watched/AllItems.aspx')
    const group = /data-live="([^"]+)"/.exec(page.text)?.[1] ?? ''
    expect(group).not.toBe('')
    const followers = await Promise.all(Array.from({ length: browsers }, () => follower(group)))
    const { Id } = (await admin.call('POST', "/_api/web/lists/getbytitle('Watched')/items", { body: { Title: 'Seen by all' } })).json
    const heard = await Promise.all(followers.map(({ next }) => next))
    expect(heard).toHaveLength(browsers)
    for (const { arguments: [told] = [] } of heard) expect(told).toMatchObject({ itemId: Id })
    const pages = await Promise.all(followers.map(() => reader.get('/Lists/Watched/AllItems.aspx')))
    expect(pages.filter(({ text }) => text.includes('Seen by all'))).toHaveLength(browsers)
  }, 60_000)

  it('read the rows alone, or the content of a page without its frame, and with the same rights', async () => {
    const reader = visitorOf(server.url, 'rita')
    const list = '/Lists/Watched/AllItems.aspx'
    const whole = await reader.get(list)
    const rows = await reader.get(list, { 'X-Tenon-Part': 'rows' })
    expect([rows.status, rows.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(rows.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(rows.text).toMatch(/^<div data-part="rows" [^>]+>\n/)
    expect(rows.text).toContain('Seen by all')
    const withoutDigest = (text: string) => text.replace(/(name="__REQUESTDIGEST" value=")[^"]*/, '$1')
    expect(withoutDigest(whole.text)).toContain(withoutDigest(rows.text))
    const content = await reader.get('/default.aspx', { 'X-Tenon-Part': 'content' })
    expect(content.status).toBe(200)
    expect(content.text).not.toMatch(/<html|<nav class="side"|<link|<script/)
    expect(content.text).toContain('data-part=')
    // Nothing that is refused, missing or unknown is told another way.
    await admin.call('POST', "/_api/web/lists/getbytitle('Watched')/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)")
    expect((await reader.get(list, { 'X-Tenon-Part': 'rows' })).status).toBe((await reader.get(list)).status)
    expect((await reader.get(list, { 'X-Tenon-Part': 'rows' })).text).not.toContain('Seen by all')
    expect((await reader.get('/_layouts/15/none.aspx', { 'X-Tenon-Part': 'rows' })).status).toBe(404)
  })
})
