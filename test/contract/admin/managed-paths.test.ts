import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { addSite } from './add-site.ts'

const { server, clientOf } = await serve({ own: true })
const admin = clientOf('admin')
await admin.call('POST', '/_admin/webapps', { body: { name: 'Team' } })
const paths = '/_admin/webapps/Team/managedpaths'
const listed = async () =>
  (await admin.call('GET', paths)).json.value.map(({ path, kind }: { path: string; kind: string }) => `${kind} ${path}`)

describe('managed paths', () => {
  it('are added and removed', async () => {
    const made = await admin.call('POST', paths, { body: { path: 'Teams/North', kind: 'Wildcard' } })
    expect([made.status, made.json]).toEqual([201, { path: 'Teams/North', kind: 'Wildcard' }])
    expect((await admin.call('POST', paths, { body: { path: 'hr', kind: 'Explicit' } })).status).toBe(201)
    expect(await listed()).toEqual(['Explicit ', 'Explicit hr', 'Wildcard sites', 'Wildcard Teams/North'])
    expect((await admin.call('DELETE', `${paths}/teams%2Fnorth`)).status).toBe(204)
    expect((await admin.call('DELETE', `${paths}/HR`)).status).toBe(204)
    expect(await listed()).toEqual(['Explicit ', 'Wildcard sites'])
    expect((await admin.call('DELETE', `${paths}/hr`)).status).toBe(404)
  })

  it.each([
    ['the same path', { path: 'SITES', kind: 'Explicit' }],
    ['a path below a wildcard path', { path: 'sites/a', kind: 'Explicit' }],
    ['a path far below a wildcard path', { path: 'sites/a/b', kind: 'Wildcard' }],
    ['the root', { path: '', kind: 'Explicit' }],
  ])('do not overlap: %s is refused', async (_, body) => {
    const reply = await admin.call('POST', paths, { body })
    expect([reply.status, reply.json.error.message]).toEqual([409, expect.stringMatching(/overlaps the managed path/)])
  })

  it('do not overlap: a wildcard path above another path is refused', async () => {
    await admin.call('POST', paths, { body: { path: 'a/b', kind: 'Explicit' } })
    expect((await admin.call('POST', paths, { body: { path: 'a', kind: 'Wildcard' } })).status).toBe(409)
    expect((await admin.call('POST', paths, { body: { path: 'a', kind: 'Explicit' } })).status).toBe(201)
    for (const path of ['a', 'a%2Fb']) expect((await admin.call('DELETE', `${paths}/${path}`)).status).toBe(204)
  })

  it.each([
    '/x',
    'x/',
    'a//b',
    '..',
    'a/../b',
    'a\\b',
    '%2e%2e',
    'a?b',
    '_api',
    'x/_vti_bin',
    '_layouts',
    '_admin',
    'docs',
    'a.',
    'x'.repeat(300),
  ])('climb nowhere and take no reserved name: %s is refused', async (path) => {
    const reply = await admin.call('POST', paths, { body: { path, kind: 'Explicit' } })
    expect([reply.status, reply.json.error.message]).toEqual([400, expect.stringMatching(/path/)])
    expect(await listed()).toEqual(['Explicit ', 'Wildcard sites'])
  })

  it('have a kind, and the root is explicit', async () => {
    expect((await admin.call('POST', paths, { body: { path: 'x' } })).status).toBe(400)
    expect((await admin.call('POST', paths, { body: { path: 'x', kind: 'Other' } })).status).toBe(400)
    await admin.call('POST', '/_admin/webapps', { body: { name: 'Bare', managedPaths: [] } })
    const bare = '/_admin/webapps/Bare/managedpaths'
    expect((await admin.call('GET', bare)).json).toEqual({ value: [] })
    expect((await admin.call('POST', bare, { body: { path: '', kind: 'Wildcard' } })).status).toBe(400)
    expect((await admin.call('POST', bare, { body: { path: '', kind: 'Explicit' } })).status).toBe(201)
  })

  it('that site collections use are not removed', async () => {
    await addSite(server, { webApplication: 'Team', path: '/sites/a' })
    const used = await admin.call('DELETE', `${paths}/sites`)
    expect([used.status, used.json.error.message]).toEqual([
      409,
      "Site collections use the managed path 'sites': 1. Move or delete them first; deleted ones count until they are purged.",
    ])
    await admin.call('POST', paths, { body: { path: 'own', kind: 'Explicit' } })
    await addSite(server, { webApplication: 'Team', path: '/own' })
    expect((await admin.call('DELETE', `${paths}/own`)).status).toBe(409)
    expect((await admin.call('GET', '/_admin/webapps/Team')).json.siteCollectionCount).toBe(2)
  })

  it('are only for farm administrators, and of web applications that exist', async () => {
    const ann = clientOf('ann')
    expect((await ann.call('GET', paths)).status).toBe(403)
    expect((await ann.call('POST', paths, { body: { path: 'x', kind: 'Explicit' } })).status).toBe(403)
    expect((await ann.call('DELETE', `${paths}/sites`)).status).toBe(403)
    const nowhere = '/_admin/webapps/Nope/managedpaths'
    expect((await admin.call('GET', nowhere)).status).toBe(404)
    expect((await admin.call('POST', nowhere, { body: { path: 'x', kind: 'Explicit' } })).status).toBe(404)
    expect((await admin.call('DELETE', `${nowhere}/x`)).status).toBe(404)
  })
})
