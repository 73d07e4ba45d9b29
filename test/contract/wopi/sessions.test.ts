import { describe, expect, it } from 'vitest'
import { FileLocks } from '../../../src/core/acts/editing/locks.ts'
import { EditingSessions } from '../../../src/core/acts/editing/sessions.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { editorOf, openSession } from '../../support/editing/editor.ts'
import { serve } from '../../support/serve.ts'

const { server, clientOf } = await serve({ settings: { 'Wopi:Enabled': 'true', 'Wopi:MaxSessions': '2' } })
const admin = clientOf('admin')
const anybody = createContractClient(server.url)
await admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.docx')", { body: 'a' })
const url = '/Shared Documents/a.docx'

describe('editing sessions', () => {
  it('have a maximum; the next one gets a clear refusal until one of them ends', async () => {
    const one = await editorOf(admin, anybody, url)
    const two = await editorOf(clientOf('bob'), anybody, url)
    const refused = await openSession(admin, url)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    expect(refused.json.error.message).toMatch(/There are 2 editing sessions, the maximum at a time/)
    await one.close()
    const three = await editorOf(admin, anybody, url)
    await three.close()
    await two.close()
  })

  it('are shown to administrators, who can end them', async () => {
    const one = await editorOf(clientOf('bob'), anybody, url)
    await one.lock('x')
    const shown = await admin.call('GET', '/_admin/wopi/sessions')
    expect(shown.json).toMatchObject({
      maximum: 2,
      value: [{ sessionId: one.sessionId, user: 'i:0#.f|membership|bob', url, canWrite: true, isLocked: true }],
    })
    expect(JSON.stringify(shown.json)).not.toContain(one.token)
    expect((await admin.call('DELETE', `/_admin/wopi/sessions/${one.sessionId}`)).status).toBe(204)
    expect((await one.info()).status).toBe(401)
    expect((await admin.call('DELETE', `/_admin/wopi/sessions/${one.sessionId}`)).status).toBe(404)
    expect((await clientOf('ann').call('GET', '/_admin/wopi/sessions')).status).toBe(403)
    expect((await clientOf('ann').call('DELETE', '/_admin/wopi/sessions/x')).status).toBe(403)
  })

  it('do not exist unless they are switched on', async () => {
    const off = await serve({ own: true })
    const client = off.clientOf('admin')
    expect((await fetch(`${off.server.url}/_vti_bin/wopi.ashx/sessions`, { method: 'POST' })).status).toBe(404)
    expect((await client.call('GET', '/_admin/wopi/sessions')).status).toBe(404)
    expect((await client.call('DELETE', '/_admin/wopi/sessions/x')).status).toBe(404)
  })
})

describe('time', () => {
  let now = 0
  const runtime = { now: () => now, newId: () => `${now}`, randomBytes: (count: number) => new Uint8Array(count).fill(now % 251) }
  const minute = 60_000

  it('ends a session without requests after 30 minutes, and any after 10 hours', () => {
    const sessions = new EditingSessions(runtime, 1)
    const start = { host: 'h', isSecure: true, siteId: 's', webUrl: '/', fileId: 'f', url: '/f', canWrite: true, actor: {} as never }
    const { token } = sessions.open(start)
    for (let passed = 29; passed < 600; passed += 29) {
      now = passed * minute
      expect(sessions.use(token).token).toBe(token)
    }
    now = 600 * minute
    expect(() => sessions.use(token)).toThrow(/no open editing session/)
    const second = sessions.open(start)
    now += 30 * minute
    expect(sessions.list()).toEqual([])
    expect(() => sessions.use(second.token)).toThrow(/no open editing session/)
  })

  it('ends a lock after 30 minutes, counted from the last refresh', () => {
    const locks = new FileLocks(runtime)
    const file = { siteId: 's', fileId: 'f' }
    locks.lock(file, 'a')
    now += 20 * minute
    locks.refresh(file, 'a')
    now += 29 * minute
    expect(locks.valueOf(file)).toBe('a')
    now += minute
    expect(locks.valueOf(file)).toBe('')
    locks.lock(file, 'b')
    expect(locks.valueOf(file)).toBe('b')
  })

  it('frees the room of locks that have ended', () => {
    const locks = new FileLocks(runtime)
    for (let at = 0; at < 1000; at++) locks.lock({ siteId: 's', fileId: `${at}` }, 'a')
    expect(() => locks.lock({ siteId: 's', fileId: 'more' }, 'a')).toThrow(/1000 locks/)
    now += 30 * minute
    locks.lock({ siteId: 's', fileId: 'more' }, 'a')
    expect(locks.valueOf({ siteId: 's', fileId: 'more' })).toBe('a')
  })
})
