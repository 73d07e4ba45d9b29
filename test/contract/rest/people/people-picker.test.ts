import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const service = '/_api/SP.UI.ApplicationPages.ClientPeoplePickerWebServiceInterface'
const search = `${service}.clientPeoplePickerSearchUser`
const resolve = `${service}.clientPeoplePickerResolveUser`

const ask = async (address: string, queryParams: object) => {
  const { status, json } = await reader.call('POST', address, {
    headers: { Accept: 'application/json;odata=nometadata' },
    body: { queryParams },
  })
  return status === 200 ? JSON.parse(json.value) : { status }
}

const keysOf = async (queryParams: object) =>
  (await ask(search, queryParams)).map(({ DisplayText }: { DisplayText: string }) => DisplayText)

describe('a search for people', () => {
  it('finds users and groups by the beginning of a word, an address or a login name', async () => {
    expect(await keysOf({ QueryString: 'OWN' })).toEqual(['Home Owners', 'owner'])
    expect(await keysOf({ QueryString: 'own', PrincipalType: 1 })).toEqual(['owner'])
    expect(await keysOf({ QueryString: 'own', PrincipalType: 8 })).toEqual(['Home Owners'])
    expect(await keysOf({ QueryString: 'i:0#.f|membership|read' })).toEqual(['reader'])
    expect(await keysOf({ QueryString: 'home', MaximumEntitySuggestions: 1 })).toEqual(['Home Members'])
    for (const QueryString of ['', 'wner', 'nobody']) expect(await keysOf({ QueryString })).toEqual([])
  })

  it('tells what pickers show, and takes what it does not need', async () => {
    const queryParams = { QueryString: 'reader', PrincipalType: 1, AllowEmailAddresses: true, UrlZone: 0, AllUrlZones: false }
    expect(await ask(search, queryParams)).toEqual([
      expect.objectContaining({
        Key: 'i:0#.f|membership|reader',
        DisplayText: 'reader',
        EntityType: 'User',
        IsResolved: true,
        EntityData: expect.objectContaining({ Email: 'reader@localhost', SPUserID: String(ids.reader) }),
      }),
    ])
  })

  it('is refused without a text, with a kind that is none, and to who may not browse users', async () => {
    expectRefusal(await reader.call('POST', search, { body: { queryParams: {} } }), 400, /QueryString/)
    expectRefusal(await reader.call('POST', search), 400, /queryParams/)
    const wrong = { QueryString: 'x', PrincipalType: 16 }
    expectRefusal(await reader.call('POST', search, { body: { queryParams: wrong } }), 400, /PrincipalType/)
    expectRefusal(await stranger.call('POST', search, { body: { queryParams: { QueryString: 'x' } } }), 403, /BrowseUserInfo/)
    expectRefusal(await stranger.call('POST', resolve, { body: { queryParams: { QueryString: 'x' } } }), 403, /BrowseUserInfo/)
  })
})

describe('a resolution', () => {
  it('is the one person that is found, or says who might be meant', async () => {
    expect(await ask(resolve, { QueryString: 'reader' })).toMatchObject({ Key: 'i:0#.f|membership|reader', IsResolved: true })
    const several = await ask(resolve, { QueryString: 'own' })
    expect(several).toMatchObject({ Key: 'own', IsResolved: false })
    expect(several.MultipleMatches).toHaveLength(2)
    expect(await ask(resolve, { QueryString: 'nobody' })).toMatchObject({ IsResolved: false, MultipleMatches: [] })
    expectRefusal(await reader.call('POST', resolve, { body: {} }), 400, /queryParams/)
  })
})
