import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { accepts, envelopes, expectDecent, expectRefusal } from '../../../support/wire.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')

describe('GET /_api/site', () => {
  it.each(envelopes)('returns the site collection, %s', async (envelope) => {
    const reply = await admin.call('GET', '/_api/site', { headers: { Accept: accepts[envelope] } })
    expect(reply.status).toBe(200)
    expect(reply.json.d ?? reply.json).toMatchObject({
      Id: expect.stringMatching(/^[0-9a-f]{8}-/),
      Url: server.url,
      PrimaryUri: server.url,
      ServerRelativeUrl: '/',
      ReadOnly: false,
      CompatibilityLevel: 15,
    })
    expectDecent(reply)
  })

  it('returns only what $select names', async () => {
    expect((await admin.call('GET', '/_api/site?$select=ServerRelativeUrl')).json).toEqual({ ServerRelativeUrl: '/' })
  })

  it('refuses a property and an expansion that a site collection has not', async () => {
    expectRefusal(await admin.call('GET', '/_api/site?$select=Title'), 400, /'Title' does not exist on 'Svc\.Site'/)
    expectRefusal(await admin.call('GET', '/_api/site?$expand=Usage'), 400, /'Usage' cannot be expanded/)
  })

  it('wants credentials, and the right to open the site', async () => {
    const nobody = createContractClient(server.url)
    expectRefusal(await nobody.call('GET', '/_api/site'), 401, /credentials/)
    const stranger = createContractClient(server.url, { Authorization: basic('zoe') })
    expectRefusal(await stranger.call('GET', '/_api/site'), 403, /zoe.*Open/)
  })

  it('is not found where no site is', async () => {
    expectRefusal(await admin.call('GET', '/sites/nope/_api/site'), 404, /no site at '\/sites\/nope'/)
  })
})
