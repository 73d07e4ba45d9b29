import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

const { server, clientOf } = await serve({ own: true, settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const base = '/_admin/webapps/Default/policies'
const team = `${server.url}/sites/team/_api/web`
await admin.call('POST', '/_admin/sites', { body: { webApplication: 'Default', path: 'sites/team', title: 'Team', owner: 'ann' } })

const mayRead = async (user: string) => (await clientOf(user).call('GET', `${team}/lists/getbytitle('Tasks')/items`)).status
const mayWrite = async (user: string) =>
  (await clientOf(user).call('POST', `${team}/lists/getbytitle('Tasks')/items`, { body: { Title: user } })).status
const add = (loginName: string, access: string) => admin.call('POST', base, { body: { loginName, access } })

describe('a policy of a web application', () => {
  it('gives a user rights in its site collections, old and new, until it is deleted', async () => {
    expect([await mayRead('bob'), await mayRead('admin'), await mayWrite('ann')]).toEqual([403, 403, 201])
    const made = await add('bob', 'FullRead')
    expect([made.status, made.json]).toEqual([201, { loginName: 'i:0#.f|membership|bob', access: 'FullRead' }])
    expect([await mayRead('bob'), await mayWrite('bob'), await mayRead('admin')]).toEqual([200, 403, 403])
    expect((await add('ADMIN', 'FullControl')).status).toBe(201)
    expect([await mayRead('admin'), await mayWrite('admin')]).toEqual([200, 201])
    await admin.call('POST', '/_admin/sites', { body: { webApplication: 'Default', path: 'sites/later', title: 'Later', owner: 'ann' } })
    expect((await clientOf('bob').call('GET', `${server.url}/sites/later/_api/web`)).status).toBe(200)
    expect((await admin.call('GET', base)).json.value.map(({ access }: { access: string }) => access)).toEqual(['FullControl', 'FullRead'])
    for (const name of ['bob', encodeURIComponent('i:0#.f|membership|admin')])
      expect((await admin.call('DELETE', `${base}/${name}`)).status).toBe(204)
    expect([await mayRead('bob'), await mayRead('admin'), await mayRead('ann')]).toEqual([403, 403, 200])
    expect((await admin.call('GET', base)).json).toEqual({ value: [] })
  })

  it('is audited, with who gave it', async () => {
    await add('carol', 'FullRead')
    const records = await server.farm.database.records.query('FarmAuditRecord', { where: { type: 'site-collections.addPolicy' } })
    expect(records.at(-1)).toMatchObject({ actor: 'i:0#.f|membership|admin', target: 'Default' })
  })

  it('exists once for a user, and is refused in words', async () => {
    expect((await add('dave', 'FullRead')).status).toBe(201)
    expect((await add('i:0#.f|membership|DAVE', 'FullControl')).status).toBe(409)
    expect((await add(' ', 'FullRead')).status).toBe(400)
    expect((await add('erin', 'Everything')).status).toBe(400)
    expect((await admin.call('DELETE', `${base}/nobody`)).status).toBe(404)
    for (const method of ['GET', 'POST', 'DELETE']) {
      const sent = method === 'POST' ? { body: { loginName: 'x', access: 'FullRead' } } : {}
      const path = `/_admin/webapps/nope/policies${method === 'DELETE' ? '/x' : ''}`
      expect((await admin.call(method, path, sent)).status, method).toBe(404)
    }
  })

  it('is only for farm administrators', async () => {
    const ann = clientOf('ann')
    const refused = [
      await ann.call('GET', base),
      await ann.call('POST', base, { body: { loginName: 'ann', access: 'FullControl' } }),
      await ann.call('DELETE', `${base}/dave`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})
