import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, admin, member, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const following = '/_api/social.following'
const claims = (name: string) => `i:0#.f|membership|${name}`
const person = (name: string) => ({ ActorType: 0, Id: null, AccountName: claims(name) })
const post = (method: string, actor: object, who = reader) => who.call('POST', `${following}/${method}`, { body: { actor } })

await admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('Shared Documents')/files/add(url='plan one.txt',overwrite=true)", {
  body: 'x',
})
await admin.call('POST', '/_api/web/webs/add', {
  body: { parameters: { Title: 'Plans', Url: 'plans', WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true } },
})
const file = { ActorType: 1, ContentUri: `${server.url}/Shared%20Documents/plan%20one.txt` }
const site = { ActorType: 2, ContentUri: `${server.url}/plans` }

describe('social.following', () => {
  it.each(envelopes)('follows users, files and webs, and tells what is followed, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const asked = async (method: string, actor: object) =>
      (await reader.call('POST', `${following}/${method}`, { body: { actor }, headers })).json
    for (const actor of [person('member'), file, site]) {
      const first = await asked('follow', actor)
      expect(first.d?.Follow ?? first.value).toBe(0)
      const again = await asked('Follow', actor)
      expect(again.d?.Follow ?? again.value).toBe(1)
      const is = await asked('isfollowed', actor)
      expect(is.d?.IsFollowed ?? is.value).toBe(true)
    }
    const list = async (types: number) => {
      const { json } = await reader.call('GET', `${following}/my/followed(types=${types})`, { headers })
      return json.d?.Followed.results ?? json.value
    }
    expect(await list(15)).toMatchObject([
      { ActorType: 0, AccountName: claims('member'), Id: String(ids.member), Name: 'member', IsFollowed: true },
      { ActorType: 1, Name: 'plan one.txt', ContentUri: file.ContentUri, LibraryUri: `${server.url}/Shared%20Documents` },
      { ActorType: 2, Name: 'Plans', ContentUri: `${server.url}/plans` },
    ])
    expect(await list(4)).toHaveLength(1)
    const count = (await reader.call('GET', `${following}/my/followedcount(types=6)`, { headers })).json
    expect(count.d?.FollowedCount ?? count.value).toBe(2)
    const followers = (await member.call('GET', `${following}/my/followers`, { headers })).json
    expect(followers.d?.Followers.results ?? followers.value).toMatchObject([{ AccountName: claims('reader'), IsFollowed: false }])
    for (const actor of [person('member'), file, site]) await asked('stopfollowing', actor)
    expect(await list(15)).toEqual([])
  })

  it('takes the actor as arguments of the address', async () => {
    const at = (method: string, named: string, value: string) =>
      reader.call('POST', `${following}/${method}(${named}=@v,Id=null)?@v='${encodeURIComponent(value)}'`)
    for (const [named, value] of [
      ['ActorType=0,AccountName', claims('member')],
      ['ActorType=1,ContentUri', file.ContentUri],
      ['ActorType=2,ContentUri', site.ContentUri],
    ] as const) {
      expect((await at('follow', named, value)).json.value).toBe(0)
      expect((await at('IsFollowed', named, value)).json.value).toBe(true)
      expect((await at('stopfollowing', named, value)).status).toBe(200)
      expect((await at('isfollowed', named, value)).json.value).toBe(false)
    }
    expectRefusal(await at('follow', 'ActorType=0,ContentUri', 'x'), 400, /AccountName must name the user/)
  })

  it('names its pages, and suggests users', async () => {
    expect((await reader.call('GET', `${following}/FollowedSitesUri`)).json.value).toMatch(new RegExp(`^${server.url}/`))
    const own = (await reader.call('GET', `${following}/my`)).json
    expect(own).toEqual({
      FollowedDocumentsUri: expect.stringMatching(/^http/),
      FollowedSitesUri: expect.stringMatching(/^http/),
      MyFollowedDocumentsUri: own.FollowedDocumentsUri,
      MyFollowedSitesUri: own.FollowedSitesUri,
      SocialActor: expect.objectContaining({ AccountName: claims('reader'), ActorType: 0, CanFollow: false, IsFollowed: false }),
    })
    expect((await reader.call('GET', following)).json).toEqual(own)
    expect((await reader.call('GET', `${following}/my/followeddocumentsuri`)).json.value).toBe(own.FollowedDocumentsUri)
    await post('follow', person('member'))
    await post('follow', person('owner'), member)
    const suggested = (await reader.call('GET', `${following}/my/suggestions`)).json.value
    expect(suggested).toMatchObject([{ AccountName: claims('owner'), IsFollowed: false }])
    for (const path of ['', '/my/suggestions', '/my/followers', '/my/followed(types=15)', '/my/followedcount(types=15)'])
      expectRefusal(await stranger.call('GET', following + path), 403, /BrowseUserInfo/)
  })

  it('shows nothing that the caller may not see any more', async () => {
    await post('follow', site)
    await admin.call('POST', '/plans/_api/web/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)')
    expect((await reader.call('GET', `${following}/my/followed(types=4)`)).json.value).toEqual([])
    expectRefusal(await post('follow', site), 403, /Open/)
    await admin.call('POST', '/plans/_api/web/resetroleinheritance')
    expect((await reader.call('GET', `${following}/my/followed(types=4)`)).json.value).toHaveLength(1)
    await admin.call('POST', '/plans/_api/web/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)')
    expect((await post('stopfollowing', site)).status).toBe(200)
    expectRefusal(await post('stopfollowing', site), 403, /Open/)
    await admin.call('POST', '/plans/_api/web/resetroleinheritance')
    expect((await reader.call('GET', `${following}/my/followed(types=4)`)).json.value).toEqual([])
  })

  it('ends for a file that is gone', async () => {
    const address = "/_api/web/getfolderbyserverrelativeurl('Shared Documents')/files"
    await admin.call('POST', `${address}/add(url='gone.txt',overwrite=true)`, { body: 'x' })
    const gone = { ActorType: 1, ContentUri: `${server.url}/Shared%20Documents/gone.txt` }
    await post('follow', gone)
    await admin.call('DELETE', `${address}('gone.txt')`)
    expect((await post('stopfollowing', gone)).status).toBe(200)
    expectRefusal(await post('stopfollowing', gone), 404, /gone.txt/)
  })

  it('refuses what cannot be followed', async () => {
    expectRefusal(await post('follow', { ActorType: 0 }), 400, /AccountName/)
    expectRefusal(await post('follow', { ActorType: 3, TagGuid: 'chairs' }), 400, /TagGuid/)
    expectRefusal(await post('follow', { ActorType: 1 }), 400, /ContentUri/)
    expectRefusal(await post('follow', { ActorType: 9 }), 400, /ActorType/)
    expectRefusal(await post('follow', { ActorType: 2, ContentUri: 'https://example.org/a' }), 400, /of this server/)
    expectRefusal(await post('follow', { ActorType: 2, ContentUri: `${server.url}/plans/Lists` }), 400, /not the address of a web/)
    expectRefusal(await post('follow', { ActorType: 1, ContentUri: `${server.url}/Shared Documents/none.txt` }), 404, /none.txt/)
    expectRefusal(await post('follow', { ActorType: 1, ContentUri: '/Shared%20Documents/%ff' }), 400, /UTF-8/)
    expectRefusal(await post('isfollowed', person('nobody')), 404, /no user profile/)
    expectRefusal(await post('stopfollowing', person('nobody')), 404, /no user profile/)
    expectRefusal(await post('isfollowed', person('member'), stranger), 403, /BrowseUserInfo/)
  })
})
