import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, admin, member, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const content = '/_api/sp.userprofiles.followedcontent'
const noId = '00000000-0000-0000-0000-000000000000'

await admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('Shared Documents')/files/add(url='plan one.txt',overwrite=true)", {
  body: 'x',
})
await admin.call('POST', '/_api/web/webs/add', {
  body: { parameters: { Title: 'Plans', Url: 'plans', WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true } },
})
const file = `${server.url}/Shared%20Documents/plan%20one.txt`
const site = `${server.url}/plans`
const item = (await admin.call('GET', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/plan one.txt')/listitemallfields")).json
const library = (await admin.call('GET', "/_api/web/getlist('/Shared Documents')")).json

/** Calls a method with a URL in the body. */
const call = (method: string, url: string, who = member) => who.call('POST', `${content}/${method}`, { body: { url } })
const items = async (options = 15, subtype = 0) =>
  (await member.call('GET', `${content}/getitems(options=${options},subtype=${subtype})`)).json.value as { readonly Title: string }[]

describe('sp.userprofiles.followedcontent', () => {
  it('names the pages of what is followed', async () => {
    const following = (await member.call('GET', '/_api/social.following')).json
    expect((await member.call('GET', content)).json).toEqual({
      FollowedDocumentsUrl: following.FollowedDocumentsUri,
      FollowedSitesUrl: following.FollowedSitesUri,
    })
    const ofProfile = '/_api/sp.userprofiles.profileloader.getprofileloader/getuserprofile/followedcontent'
    expect((await member.call('GET', `${ofProfile}/followedsitesurl`)).json.value).toBe(following.FollowedSitesUri)
  })

  it.each(envelopes)('follows documents and sites, as social.following does, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const asked = async (method: string, url: string) => {
      const { json } = await member.call('POST', `${content}/${method}`, { body: { url }, headers })
      return json.d ? json.d[method] : 'value' in json ? json.value : json
    }
    for (const [url, shown] of [
      [file, { ItemType: 1, Title: 'plan one.txt', FileType: 'txt', ItemId: item.Id, ListId: library.Id, HasFeed: false, Subtype: 1 }],
      [site, { ItemType: 2, Title: 'Plans', FileType: '', ItemId: 0, ListId: noId, HasFeed: true, Subtype: 1 }],
    ] as const) {
      expect(await asked('GetFollowedStatus', url)).toBe(1)
      expect(await asked('Follow', url)).toMatchObject({ ResultType: 1, Item: { ...shown, Url: url } })
      expect(await asked('Follow', url)).toMatchObject({ ResultType: 2 })
      expect(await asked('IsFollowed', url)).toBe(true)
      expect(await asked('GetFollowedStatus', url)).toBe(0)
      expect(await asked('GetItem', url)).toMatchObject({ ...shown, Url: url })
      expect(await asked('FindAndUpdateFollowedItem', url)).toMatchObject(shown)
    }
    const both = (await member.call('GET', '/_api/social.following/my/followedcount(types=6)')).json.value
    expect(both).toBe(2)
    expect((await items()).map(({ Title }) => Title)).toEqual(['plan one.txt', 'Plans'])
    expect((await items(1)).map(({ Title }) => Title)).toEqual(['Plans'])
    expect((await items(2)).map(({ Title }) => Title)).toEqual(['plan one.txt'])
    expect((await items(3, 2)).map(({ Title }) => Title)).toEqual(['plan one.txt'])
    expect(await items(0)).toEqual([])
    for (const url of [file, site]) {
      expect((await call('stopfollowing', url)).status).toBe(200)
      expect(await asked('IsFollowed', url)).toBe(false)
    }
    expect(await items()).toEqual([])
  })

  it('takes the URL in the address, relative ones, and the document of an item', async () => {
    const ofItem = `${server.url}/?listId={${library.Id}}&itemId=${item.Id}`
    for (const url of ['/Shared Documents/plan one.txt', ofItem]) {
      const at = (method: string) => `${content}/${method}(@v)?@v='${encodeURIComponent(url)}'`
      expect((await member.call('POST', at('follow'))).json).toMatchObject({ ResultType: 1, Item: { Url: file } })
      expect((await member.call('GET', at('isfollowed'))).json.value).toBe(true)
      expect((await member.call('GET', at('getitem'))).json.UniqueId).toBe(item.GUID ?? expect.any(String))
      expect((await member.call('POST', at('stopfollowing'))).status).toBe(200)
    }
  })

  it('answers null for what is not followed, and 2 for what cannot be followed', async () => {
    for (const method of ['getitem', 'findandupdatefolloweditem'])
      for (const url of [file, `${server.url}/nowhere/x.txt`]) expect((await call(method, url)).json).toEqual({ 'odata.null': true })
    expect((await call('getfollowedstatus', `${server.url}/nowhere/x.txt`)).json.value).toBe(2)
    expect((await call('getfollowedstatus', `${server.url}/?listId=${library.Id}&itemId=4711`)).json.value).toBe(2)
  })

  it('forgets a document and a site that are gone by the addresses that they had', async () => {
    await admin.call('POST', '/_api/web/webs/add', {
      body: { parameters: { Title: 'Gone', Url: 'gone', WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true } },
    })
    const add = "/_api/web/getfolderbyserverrelativeurl('Shared Documents')/files/add(url='gone.txt',overwrite=true)"
    await admin.call('POST', add, { body: 'x' })
    const gone = [`${server.url}/gone`, `${server.url}/Shared%20Documents/gone.txt`]
    for (const url of gone) expect((await call('follow', url)).json.ResultType).toBe(1)
    await admin.call('DELETE', '/gone/_api/web')
    await admin.call('DELETE', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/gone.txt')")
    expect(await items()).toEqual([])
    for (const url of gone) expect((await call('stopfollowing', url)).status).toBe(200)
    for (const url of gone) expectRefusal(await call('stopfollowing', url), 404, /gone/)
  })

  it('refuses other servers, wrong arguments, and callers without rights', async () => {
    for (const method of ['follow', 'stopfollowing', 'isfollowed', 'getitem', 'findandupdatefolloweditem', 'getfollowedstatus']) {
      const reply = await call(method, 'https://other.example/x.txt')
      if (method !== 'getfollowedstatus') expectRefusal(reply, 400, /address of a document or a site of this server/)
      else expect(reply.json.value).toBe(2)
      expectRefusal(await member.call('POST', `${content}/${method}`, { body: {} }), 400, /wrong arguments/)
      expectRefusal(await call(method, file, stranger), 403, /right/)
    }
    expectRefusal(await call('follow', `${server.url}/?listId=x&itemId=1`), 400, /listId/)
    expectRefusal(await call('follow', `${server.url}/nowhere.txt`), 404, /nowhere/)
    expectRefusal(await member.call('GET', `${content}/getitems(options=-1,subtype=0)`), 400, /followedOptions/)
    expectRefusal(await stranger.call('GET', content), 403, /right/)
    expectRefusal(await stranger.call('GET', `${content}/getitems(options=3,subtype=0)`), 403, /right/)
    expect((await call('getitem', file, reader)).status).toBe(200)
  })
})
