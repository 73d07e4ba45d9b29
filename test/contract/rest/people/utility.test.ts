import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const utility = '/_api/sp.utilities.utility'

describe('Utility', () => {
  it.each(envelopes)('tells the e-mail address of the caller, %s', async (envelope) => {
    const { json } = await reader.call('POST', `${utility}.GetCurrentUserEmailAddresses`, { headers: { Accept: accepts[envelope] } })
    expect(json.d?.GetCurrentUserEmailAddresses ?? json.value).toBe('reader@localhost')
    expectRefusal(await stranger.call('POST', `${utility}.getcurrentuseremailaddresses`), 403, /Open/)
  })

  it.each(envelopes)('finds the one principal that a text means, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const find = (input: string, more: object = {}) =>
      reader.call('POST', `${utility}.ResolvePrincipalInCurrentContext`, { body: { input, scopes: 15, sources: 15, ...more }, headers })
    const reply = (await find('READER')).json
    expect(reply.d ?? reply).toMatchObject({ PrincipalId: ids.reader, DisplayName: 'reader', Email: 'reader@localhost', PrincipalType: 1 })
    for (const input of ['i:0#.f|membership|reader', 'reader@localhost']) {
      const { json } = await find(input)
      expect((json.d ?? json).PrincipalId).toBe(ids.reader)
    }
    const group = (await find('home owners')).json
    expect((group.d ?? group).PrincipalType).toBe(8)
    for (const nobody of [await find('read'), await find('reader', { inputIsEmailOnly: true }), await find('reader', { scopes: 8 })])
      expect(nobody.text).toMatch(/null/)
  })

  it('refuses whom it may not tell, and what it does not understand', async () => {
    const address = `${utility}.resolveprincipalincurrentcontext`
    expectRefusal(await stranger.call('POST', address, { body: { input: 'reader' } }), 403, /BrowseUserInfo/)
    expectRefusal(await reader.call('POST', address, { body: {} }), 400, /input/)
  })
})
