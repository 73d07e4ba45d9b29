import { beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../../support/pages/visitor.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'

/** The editor of zones: parts are added, moved, configured and removed by forms, with the rights of the page. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const writer = visitorOf(server.url, 'wim')
const reader = visitorOf(server.url, 'rita')
const soap = createSoapContractClient({
  url: server.url,
  service: 'webpartpages',
  version: '1.2',
  headers: { Authorization: basic('admin') },
})
const page = '/Shared%20Documents/Desk.aspx'
const edit = `${page}?edit=1`
const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
const raw = /<script>alert|<img src=x/
let list = ''

beforeAll(async () => {
  await admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='Desk.aspx')", { body: 'plain' })
  list = (await admin.call('POST', '/_api/web/lists', { body: { Title: 'Plans', BaseTemplate: 100 } })).json.Id as string
  await admin.call('POST', "/_api/web/lists/getbytitle('Plans')/items", { body: { Title: 'First plan' } })
  await admin.call('POST', '/_api/web/associatedmembergroup/users', { body: { LoginName: 'wim' } })
  await admin.call('POST', '/_api/web/associatedvisitorgroup/users', { body: { LoginName: 'rita' } })
})

const browser = { Accept: 'text/html' }
const send = (fields: Record<string, string>, visitor = writer) => visitor.post(edit, fields, browser)
const add = async (kind: string, title: string, zone = 'Main') => {
  const sent = await send({ do: 'add', kind, title, zone })
  expect(sent.status, sent.text).toBe(303)
  return /part=([0-9a-f-]{36})/.exec(sent.location ?? '')?.[1] ?? ''
}
const orderIn = (text: string) =>
  [...text.matchAll(/data-drop-zone="([^"]*)"|data-part-card="[^"]*" aria-label="([^"]*)"/g)].map(([, zone, name]) =>
    zone ? `[${zone}]` : name,
  )
const shownParts = (text: string) => [...text.matchAll(/<section class="part"[^>]*>\n<h2>([^<]*)<\/h2>/g)].map(([, title]) => title)

describe('the editor of a page', () => {
  it('adds parts of every kind to zones, and browsers then see the page of them', async () => {
    expect((await writer.get(page)).text).toBe('plain')
    const empty = await writer.get(edit)
    expect(orderIn(empty.text)).toEqual(['[Left]', '[Main]', '[Right]'])
    for (const [kind, title] of [
      ['text', 'Hello'],
      ['listView', 'Our plans'],
      ['image', 'Hills'],
      ['changes', 'News'],
      ['query', 'Found'],
    ] as const)
      await add(kind, title)
    const shown = await writer.get(page)
    expect(shownParts(shown.text)).toEqual(['Hello', 'Our plans', 'Hills', 'News', 'Found'])
    expect(shown.text).toContain(`href="${edit}"`)
  })

  it('configures them by the form of their kind, and programs see the same', async () => {
    const [text, view] = [await add('text', 'Words', 'Left'), await add('listView', 'Rows', 'Left')]
    expect((await send({ do: 'save', id: text, title: hostile, zone: 'Left', content: `Good day ${hostile}` })).status).toBe(303)
    expect((await send({ do: 'save', id: view, title: 'Rows', zone: 'Left', list })).status).toBe(303)
    const form = await writer.get(`${edit}&part=${view}&open=1`)
    expect(form.text).toContain(`<option value="${list}" selected>Plans</option>`)
    expect(form.text).toContain('>All Items</option>')
    for (const { text: shown } of [form, await writer.get(page)]) {
      expect(shown).not.toMatch(raw)
      expect(shown).toContain('Good day')
    }
    expect((await writer.get(page)).text).toContain('First plan')
    const reply = await soap.call(
      'GetWebPartProperties2',
      '<pageUrl>/Shared Documents/Desk.aspx</pageUrl><storage>Shared</storage><behavior>Version3</behavior>',
    )
    expect(JSON.stringify(reply)).toContain('Good day')
  })

  it('moves them with buttons, and by the place that a script sends after dragging', async () => {
    const [one, two] = [await add('text', 'One', 'Right'), await add('text', 'Two', 'Right')]
    const right = async () => {
      const all = orderIn((await writer.get(edit)).text)
      return all.slice(all.indexOf('[Right]') + 1)
    }
    expect(await right()).toEqual(['One', 'Two'])
    const moved = await send({ do: 'up', id: two, title: 'Two', zone: 'Right' })
    expect(moved.location).toContain(`&moved=up#part-${two}`)
    expect(await right()).toEqual(['Two', 'One'])
    await send({ do: 'down', id: two, title: 'Two', zone: 'Right' })
    expect(await right()).toEqual(['One', 'Two'])
    await send({ do: 'place', id: one, zone: 'Main', ordinal: '0', title: 'ignored' })
    expect(await right()).toEqual(['Two'])
    expect(shownParts((await writer.get(page)).text).filter((title) => title === 'One' || title === 'Hello')).toEqual(['One', 'Hello'])
    await send({ do: 'save', id: one, title: 'One', zone: 'Own zone', content: '' })
    expect(orderIn((await writer.get(edit)).text)).toContain('[Own zone]')
  })

  it('removes them', async () => {
    const part = await add('text', 'Short-lived')
    expect((await send({ do: 'remove', id: part })).status).toBe(303)
    expect((await writer.get(page)).text).not.toContain('Short-lived')
    const gone = await send({ do: 'remove', id: part })
    expect([gone.status, gone.text.includes('class="alert"')]).toEqual([400, true])
  })

  it('says what is wrong, and keeps nothing of it', async () => {
    const wrong = await send({ do: 'add', kind: 'text', title: 'Lost', zone: ' ' })
    expect([wrong.status, wrong.text.includes('The name of a zone must not be empty.')]).toEqual([400, true])
    expect((await send({ do: 'add', kind: 'text', title: 'x', zone: 'z'.repeat(65) })).status).toBe(400)
    expect((await writer.post(edit, { do: 'add', kind: 'text', zone: 'Main', __REQUESTDIGEST: 'wrong' }, browser)).status).toBe(403)
  })

  it('is only for those who may change the page', async () => {
    expect((await reader.get(edit)).status).toBe(403)
    expect((await send({ do: 'add', kind: 'text', title: 'Mine', zone: 'Main' }, reader)).status).toBe(403)
    expect((await reader.get(page)).text).not.toContain('edit=1')
    await admin.call('POST', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/Desk.aspx')/checkout")
    const locked = await send({ do: 'add', kind: 'text', title: 'Late', zone: 'Main' })
    expect(locked.status).toBeGreaterThanOrEqual(400)
    expect((await writer.get('/Shared%20Documents/None.aspx?edit=1')).status).toBe(404)
  })
})
