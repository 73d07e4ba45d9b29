import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, owner, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const utility = '/_api/sp.utilities.utility'

describe('Utility', () => {
  it.each(envelopes)('tells the e-mail address of the caller, %s', async (envelope) => {
    const { json } = await reader.call('POST', `${utility}.GetCurrentUserEmailAddresses`, { headers: { Accept: accepts[envelope] } })
    expect(json.d?.GetCurrentUserEmailAddresses ?? json.value).toBe('reader@localhost')
    expectRefusal(await stranger.call('POST', `${utility}.getcurrentuseremailaddresses`), 403, /Open/)
  })

  it.each(envelopes)('names the permission levels of the caller, %s', async (envelope) => {
    const levels = async (who: typeof reader, method = 'GET') => {
      const { json } = await who.call(method, `${utility}.GetUserPermissionLevels`, { headers: { Accept: accepts[envelope] } })
      return json.d?.GetUserPermissionLevels.results ?? json.value
    }
    expect(await levels(reader)).toEqual(['Read'])
    expect(await levels(owner, 'POST')).toEqual(['Full Control'])
    expectRefusal(await stranger.call('GET', `${utility}.getuserpermissionlevels`), 403, /Open/)
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

  it.each(envelopes)('searches principals, all or those of a group, %s', async (envelope) => {
    const search = async (body: object) => {
      const { json } = await reader.call('POST', `${utility}.SearchPrincipalsUsingContextWeb`, {
        body,
        headers: { Accept: accepts[envelope] },
      })
      return (json.d?.SearchPrincipalsUsingContextWeb.results ?? json.value).map(({ DisplayName }: { DisplayName: string }) => DisplayName)
    }
    expect(await search({ input: 'read', scopes: 1, sources: 15, groupName: null, maxCount: 10 })).toEqual(['reader'])
    expect(await search({ input: 'home', scopes: 8, maxCount: 1 })).toHaveLength(1)
    expect(await search({ input: 'read', groupName: 'Home Visitors' })).toEqual(['reader'])
    expect(await search({ input: 'read', groupName: 'Home Owners' })).toEqual([])
    const refused = await stranger.call('POST', `${utility}.searchprincipalsusingcontextweb`, { body: { input: 'read' } })
    expectRefusal(refused, 403, /BrowseUserInfo/)
    const nowhere = await reader.call('POST', `${utility}.searchprincipalsusingcontextweb`, { body: { input: 'read', groupName: 'None' } })
    expectRefusal(nowhere, 404, /None/)
  })

  it.each(envelopes)('lists the members of groups, each once, %s', async (envelope) => {
    const expand = async (inputs: string[]) => {
      const reply = await owner.call('POST', `${utility}.ExpandGroupsToPrincipals`, {
        body: { inputs, maxCount: 30 },
        headers: { Accept: accepts[envelope] },
      })
      return (reply.json.d?.ExpandGroupsToPrincipals.results ?? reply.json.value).map(
        ({ PrincipalId }: { PrincipalId: number }) => PrincipalId,
      )
    }
    expect(await expand(['Home Visitors', 'home visitors', 'None'])).toEqual([ids.reader])
    expect((await expand(['Home Visitors', 'Home Members'])).sort()).toEqual([ids.member, ids.reader].sort())
    expect(await expand([])).toEqual([])
    expectRefusal(
      await stranger.call('POST', `${utility}.expandgroupstoprincipals`, { body: { inputs: ['Home Members'] } }),
      403,
      /BrowseUserInfo/,
    )
  })

  it('writes an invitation to a page', async () => {
    const write = (pageAddress: string, who = reader) =>
      who.call('POST', `${utility}.CreateEmailBodyForInvitation`, { body: { pageAddress } })
    expect((await write(`${server.url}/SitePages/a.aspx?x=1&y="2"`)).json.value).toBe(
      `<p>reader invites you to <a href="${server.url}/SitePages/a.aspx?x=1&amp;y=%222%22">Home</a>.</p>`,
    )
    expectRefusal(await write('https://example.org/'), 400, /of this server/)
    expectRefusal(await write('none'), 400, /of this server/)
    expectRefusal(await write(`${server.url}/`, stranger), 403, /Open/)
  })

  it('writes times and addresses', async () => {
    const format = async (body: object) => (await reader.call('POST', `${utility}.FormatDateTime`, { body })).json.value
    const datetime = '2026-01-31T14:05:00Z'
    expect(await format({ datetime })).toBe('1/31/2026 2:05 PM')
    expect(await format({ datetime, format: 1 })).toBe('1/31/2026')
    expect(await format({ datetime, format: 2 })).toBe('2:05 PM')
    expect(await format({ datetime, format: 3 })).toBe('2026-01-31T14:05:00Z')
    expectRefusal(await reader.call('POST', `${utility}.formatdatetime`, { body: { datetime: 'today' } }), 400, /datetime/)
    expect((await reader.call('GET', `${utility}.GetImageUrl('itgen.png')`)).json.value).toBe('/_layouts/15/images/itgen.png')
    expect((await reader.call('GET', `${utility}.GetLayoutsPageUrl('user.aspx')`)).json.value).toBe(`${server.url}/_layouts/15/user.aspx`)
    expectRefusal(await stranger.call('GET', `${utility}.getimageurl('itgen.png')`), 403, /Open/)
    expectRefusal(await stranger.call('GET', `${utility}.getlayoutspageurl('user.aspx')`), 403, /Open/)
    expectRefusal(await stranger.call('POST', `${utility}.formatdatetime`, { body: { datetime } }), 403, /Open/)
  })
})
