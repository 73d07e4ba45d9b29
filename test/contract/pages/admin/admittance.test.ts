import { describe, expect, it } from 'vitest'
import { farmVisitorOf } from '../../../support/pages/farm-visitor.ts'
import { navigate } from '../../../support/pages/visitor.ts'
import { serve } from '../../../support/serve.ts'

/** Who may open the pages of the administration, and which forms they take. */

const { server, clientOf } = await serve()
const farm = farmVisitorOf(server.url, 'admin')
const stranger = farmVisitorOf(server.url, 'stan')
const nobody = farmVisitorOf(server.url, '')
const create = 'webapplicationcreate.aspx'

const pages = [
  'default.aspx',
  'webapplications.aspx',
  'webapplicationcreate.aspx',
  'webapplicationsettings.aspx?name=Default',
  'contentdatabases.aspx?name=Default',
  'userpolicies.aspx?name=Default',
  'sitecollections.aspx',
  'operations.aspx',
  'audit.aspx',
  'eventjournal.aspx',
  'health.aspx',
  'telemetry.aspx',
]

describe('a page of the administration', () => {
  it.each(pages)('%s is for farm administrators alone, in English and German', async (page) => {
    const english = await farm.page(page)
    expect(english.status).toBe(200)
    expect(english.text).toContain('<html lang="en">')
    expect(english.text.length).toBeLessThan(50_000)
    const german = await farm.page(page, { 'Accept-Language': 'fr, de-AT;q=0.9, en;q=0.8' })
    expect(german.text).toContain('<html lang="de">')
    expect(german.text).toContain('Webanwendungen')
    expect((await stranger.page(page)).status).toBe(403)
    expect((await nobody.page(page)).status).toBe(401)
  })

  it('leads a browser without credentials to the sign-in page, and back', async () => {
    const location = '/_forms/default.aspx?ReturnUrl=%2F_admin%2Fhealth.aspx%3Fa%3Db'
    expect(await navigate(`${server.url}/_admin/health.aspx?a=b`)).toEqual({ status: 302, location })
    const start = await farm.get('/_admin/')
    expect(start).toMatchObject({ status: 302, location: '/_admin/default.aspx' })
  })

  it('that does not exist is not found, and a program gets JSON', async () => {
    const { status, text } = await farm.page('none.aspx', { 'Accept-Language': 'de' })
    expect([status, text.includes('<html lang="de">')]).toEqual([404, true])
    const program = await farm.page('none.aspx', { Accept: 'application/json' })
    expect(JSON.parse(program.text)).toMatchObject({ error: { code: '404' } })
    const refused = await stranger.page('health.aspx', { Accept: 'application/json' })
    expect(JSON.parse(refused.text)).toMatchObject({ error: { code: '403' } })
    const method = await fetch(`${server.url}/_admin/health.aspx`, {
      method: 'DELETE',
      headers: { Authorization: `Basic ${btoa('admin:x')}` },
    })
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD'])
    expect((await farm.submit('telemetry.aspx', { do: 'x', __REQUESTDIGEST: '' })).status).toBe(405)
  })

  it('is in no frame of another page, and allows nothing but its own script and style', async () => {
    const { headers, text } = await farm.page('webapplications.aspx')
    const policy = headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(text).toContain(`<script nonce="${nonce}">`)
    expect(text).not.toMatch(/<[^>]+ (?:on[a-z]+|style)=/)
    expect(text).not.toContain('http://')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('a form of the administration', () => {
  it('does nothing without the digest of its sender, or from a page of another server', async () => {
    const form = { do: 'create', name: 'Foreign' }
    const { digest } = await farm.page(create)
    const send = async (fields: Record<string, string>, headers: Record<string, string> = {}, who = farm) =>
      (await who.post(`/_admin/${create}`, { ...form, ...fields }, headers)).status
    expect(await send({ __REQUESTDIGEST: '' })).toBe(403)
    // The digest of a site is none of the farm.
    expect(await send({ __REQUESTDIGEST: await farm.digest() })).toBe(403)
    expect(await send({ __REQUESTDIGEST: digest }, { Origin: 'https://evil.example' })).toBe(403)
    expect(await send({ __REQUESTDIGEST: digest }, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await send({ __REQUESTDIGEST: digest }, { 'Sec-Fetch-Site': 'same-site', Origin: 'null' })).toBe(403)
    expect(await send({ __REQUESTDIGEST: digest }, {}, stranger)).toBe(403)
    expect(await send({ __REQUESTDIGEST: digest }, {}, nobody)).toBe(401)
    expect((await clientOf('admin').call('GET', '/_admin/webapps/Foreign')).status).toBe(404)
    expect(await send({ __REQUESTDIGEST: digest, name: 'Own' })).toBe(303)
  })

  it('leads to no other server', async () => {
    const page = `sitecollections.aspx?webapp=${encodeURIComponent('//evil.example')}`
    expect((await farm.page(page)).status).toBe(404)
    const reply = await farm.submit('webapplicationsettings.aspx?name=Default&ReturnUrl=https://evil.example', {
      do: 'save',
      displayName: 'Default',
    })
    expect(reply.location).toBe('/_admin/webapplicationsettings.aspx?name=Default&saved=1')
  })
})
