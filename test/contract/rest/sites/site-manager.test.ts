import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { accepts } from '../../../support/wire.ts'

const open = await serve({ settings: { 'Farm:SelfServiceSites': 'true' } })
const closed = await serve()

const create = ({ server, clientOf }: typeof open, request: object, user = 'ann', accept?: string) =>
  clientOf(user, accept).call('POST', '/_api/SPSiteManager/create', {
    body: { request: { Url: `${server.url}/sites/x`, Title: 'X', ...request } },
  })
const status = ({ clientOf }: typeof open, url: string) =>
  clientOf('ann').call('GET', `/_api/SPSiteManager/status?url='${encodeURIComponent(url)}'`)

describe('SPSiteManager', () => {
  it('creates a site collection that belongs to its caller, and tells of it', async () => {
    const url = `${open.server.url}/sites/own`
    expect((await status(open, url)).json).toEqual({ SiteId: '', SiteStatus: 0, SiteUrl: '' })
    const made = await create(open, { Url: url, Title: 'Own', WebTemplate: 'STS#3', Lcid: 1033, ShareByEmailEnabled: false, Owner: '' })
    expect([made.status, made.json]).toEqual([200, { SiteId: made.json.SiteId, SiteStatus: 2, SiteUrl: url }])
    expect((await status(open, url)).json).toEqual(made.json)
    expect((await open.clientOf('ann').call('GET', `${url}/_api/web?$select=Title`)).json.Title).toBe('Own')
    const told = await open.clientOf('admin').call('GET', `/_admin/sites/${made.json.SiteId}`)
    expect(told.json).toMatchObject({ owner: 'i:0#.f|membership|ann', serverRelativeUrl: '/sites/own', webApplication: 'Default' })
  })

  it('answers in the envelope that the client accepts', async () => {
    const made = await create(open, { Url: '/sites/verbose' }, 'ann', accepts.verbose)
    expect(made.json.d.Create).toMatchObject({ SiteStatus: 2, SiteUrl: `${open.server.url}/sites/verbose` })
  })

  it('is for farm administrators alone unless a setting opens it', async () => {
    const refused = await create(closed, {})
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Farm:SelfServiceSites')])
    expect((await create(closed, { Owner: 'bob' }, 'admin')).status).toBe(200)
    expect((await create(open, { Url: '/sites/bobs', Owner: 'bob' })).status).toBe(400)
    expect((await create(open, { Url: '/sites/bobs', Owner: 'bob' }, 'admin')).status).toBe(200)
  })

  it.each([
    ['at another host', { Url: 'http://elsewhere.example/sites/x' }, 400],
    ['at a host that begins with ours', { Url: `${open.server.url}.example/sites/x` }, 400],
    ['that climbs', { Url: '/sites/../_admin' }, 400],
    ['that climbs in escapes', { Url: '/sites/%2e%2e' }, 400],
    ['without a scheme', { Url: '//elsewhere.example/sites/x' }, 400],
    ['outside of all managed paths', { Url: '/team' }, 409],
    ['of the root, which is taken', { Url: '/' }, 409],
    ['with a template that does not exist', { Url: '/sites/never', WebTemplate: 'BLOG#0' }, 400],
  ])('creates none %s', async (_what, request, expected) => {
    expect((await create(open, request)).status).toBe(expected)
  })
})
