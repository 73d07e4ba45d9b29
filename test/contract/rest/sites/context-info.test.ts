import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { accepts, expectDecent, expectRefusal, requestText, sendRaw } from '../../../support/wire.ts'

const { server } = await serve()
const ann = createContractClient(server.url, { Authorization: basic('ann') })

const digest = expect.stringMatching(/^0x[0-9A-F]{32,},\d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d -0000$/)

describe('POST /_api/contextinfo', () => {
  it('returns the digest and the addresses under d.GetContextWebInformation, verbose', async () => {
    const reply = await ann.call('POST', '/_api/contextinfo', { headers: { Accept: accepts.verbose } })
    expect(reply.status).toBe(200)
    expect(reply.json.d.GetContextWebInformation).toMatchObject({
      __metadata: { type: 'Svc.ContextWebInformation' },
      FormDigestTimeoutSeconds: 1800,
      FormDigestValue: digest,
      WebFullUrl: server.url,
      SiteFullUrl: server.url,
      SupportedSchemaVersions: { __metadata: { type: 'Collection(Edm.String)' }, results: ['14.0.0.0', '15.0.0.0'] },
    })
    expectDecent(reply)
  })

  it.each(['minimalmetadata', 'nometadata'] as const)('returns the same at the top, %s', async (envelope) => {
    const { json } = await ann.call('POST', '/_api/contextinfo', { headers: { Accept: accepts[envelope] } })
    expect(json).toMatchObject({
      FormDigestTimeoutSeconds: 1800,
      FormDigestValue: digest,
      SupportedSchemaVersions: ['14.0.0.0', '15.0.0.0'],
    })
    expect('odata.metadata' in json).toBe(envelope === 'minimalmetadata')
    const other = await ann.call('POST', '/_api/SP.Web.GetContextWebInformation', { headers: { Accept: accepts[envelope] } })
    expect(other.json.WebFullUrl).toBe(json.WebFullUrl)
  })

  it('gives a digest whose date clients read for its age', async () => {
    const { json } = await ann.call('POST', '/_api/contextinfo', { headers: { Accept: accepts.nometadata } })
    const age = Date.now() - Date.parse(json.FormDigestValue.split(',')[1])
    expect(Math.abs(age)).toBeLessThan(5_000)
  })

  it.each([
    ['nothing', undefined, {}],
    ['an empty object', '{}', { 'Content-Type': accepts.verbose }],
    ['what is no JSON', 'not json', { 'Content-Type': 'text/plain' }],
  ])('does not mind %s as its body', async (_, body, headers) => {
    expect((await ann.call('POST', '/_api/contextinfo', { headers, ...(body !== undefined && { body }) })).status).toBe(200)
  })

  it.each(['/_api/contextInfo', '/_api/ContextInfo()', '/_api//contextinfo/', '/_vti_bin/client.svc/contextinfo', '//_API/CONTEXTINFO'])(
    'answers at %s',
    async (address) => {
      const [reply] = await sendRaw(server.url, requestText('POST', address, { Authorization: basic('ann'), 'Content-Length': '0' }))
      const body = JSON.parse(reply?.text ?? '')
      expect(inProfile(body.d?.GetContextWebInformation, body).FormDigestValue).toEqual(digest)
    },
  )

  it('builds its URLs from the host that the request came to', async () => {
    const headers = { Authorization: basic('ann'), Accept: accepts.nometadata, Host: '[::1]:81', 'Content-Length': '0' }
    const [reply] = await sendRaw(server.url, requestText('POST', '/_api/contextinfo', headers))
    expect(JSON.parse(reply?.text ?? '')).toMatchObject({ WebFullUrl: 'http://[::1]:81', SiteFullUrl: 'http://[::1]:81' })
  })

  it('wants credentials', async () => {
    expectRefusal(await createContractClient(server.url).call('POST', '/_api/contextinfo'), 401, /credentials/)
  })

  it('is not read with GET', async () => {
    const reply = await ann.call('GET', '/_api/contextinfo')
    expectRefusal(reply, 405, /GET cannot be used.*Allowed here: POST/)
    expect(reply.headers.get('allow')).toBe('POST')
  })

  it('is not found where no site is', async () => {
    expectRefusal(await ann.call('POST', '/sites/nope/_api/contextinfo'), 404, /no site at '\/sites\/nope'/)
  })
})
