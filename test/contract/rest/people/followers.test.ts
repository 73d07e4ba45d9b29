import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, member, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const manager = '/_api/sp.userprofiles.peoplemanager'
const claims = (name: string) => `i:0#.f|membership|${name}`
const quoted = (name: string) => `%27${encodeURIComponent(claims(name))}%27`
const on = (method: string, name: string) => `${manager}/${method}(accountName=@v)?@v=${quoted(name)}`
const names = (reply: Parameters<typeof rowsOf>[0]) => rowsOf(reply).map(({ AccountName }) => AccountName)

describe('PeopleManager: followers', () => {
  it('follows a user, once, and stops', async () => {
    for (const _ of [1, 2]) expect((await reader.call('POST', on('Follow', 'owner'))).json).toEqual({ 'odata.null': true })
    expect(names(await reader.call('GET', `${manager}/GetPeopleFollowedByMe`))).toEqual([claims('owner')])
    expect((await reader.call('GET', on('AmIFollowing', 'owner'))).json.value).toBe(true)
    expect((await owner.call('GET', on('AmIFollowedBy', 'reader'))).json.value).toBe(true)
    for (const _ of [1, 2]) expect((await reader.call('POST', on('StopFollowing', 'owner'))).json).toEqual({ 'odata.null': true })
    expect((await reader.call('GET', on('amifollowing', 'owner'))).json.value).toBe(false)
    expect((await owner.call('GET', on('amifollowedby', 'reader'))).json.value).toBe(false)
    expectRefusal(await reader.call('POST', on('follow', 'reader')), 400, /Nobody follows oneself/)
    expectRefusal(await reader.call('POST', on('follow', 'nobody')), 404, /no user profile/)
    expectRefusal(await reader.call('POST', on('stopfollowing', 'nobody')), 404, /no user profile/)
    expectRefusal(await stranger.call('GET', on('amifollowing', 'owner')), 403, /BrowseUserInfo/)
    expectRefusal(await stranger.call('GET', on('amifollowedby', 'owner')), 403, /BrowseUserInfo/)
  })

  it.each(envelopes)('lists who follows and who is followed, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    await reader.call('POST', on('follow', 'member'))
    await owner.call('POST', on('follow', 'member'))
    expect(names(await member.call('GET', `${manager}/getmyfollowers`, { headers })).sort()).toEqual([claims('owner'), claims('reader')])
    expect(names(await owner.call('GET', on('getfollowersfor', 'member'), { headers }))).toHaveLength(2)
    expect(names(await owner.call('GET', on('getpeoplefollowedby', 'reader'), { headers }))).toEqual([claims('member')])
    const [first] = rowsOf(await owner.call('GET', `${manager}/getpeoplefollowedbyme`, { headers }))
    expect(first).toMatchObject({ AccountName: claims('member'), IsFollowed: true })
    const pair = (one: string, other: string) =>
      `isfollowing(possibleFollowerAccountName=@v,possibleFolloweeAccountName=@y)?@v=${quoted(one)}&@y=${quoted(other)}`
    const asked = async (path: string) => {
      const { json } = await owner.call('GET', path, { headers })
      return json.d?.IsFollowing ?? json.value
    }
    expect(await asked(`${manager}/${pair('reader', 'member')}`)).toBe(true)
    expect(await asked(`${manager}.${pair('member', 'reader')}`)).toBe(false)
    expectRefusal(await owner.call('GET', `${manager}/${pair('nobody', 'member')}`), 404, /no user profile/)
  })

  it('shows nobody a follower who hides it', async () => {
    const soap = createSoapContractClient({
      url: server.url,
      service: 'userprofileservice',
      version: '1.1',
      headers: { Authorization: basic('member') },
    })
    const input = `<colleagueAccountName>${claims('owner')}</colleagueAccountName><privacy>Private</privacy><isInWorkGroup>false</isInWorkGroup>`
    expect(elementsIn(await soap.call('AddColleague', input), 'ContactData')).toHaveLength(0)
    expect((await member.call('GET', on('amifollowing', 'owner'))).json.value).toBe(true)
    expect((await owner.call('GET', on('amifollowedby', 'member'))).json.value).toBe(true)
    expect(names(await reader.call('GET', on('getfollowersfor', 'owner')))).toEqual([])
    expect(names(await member.call('GET', on('getfollowersfor', 'owner')))).toEqual([claims('member')])
    for (const path of [on('getfollowersfor', 'owner'), on('getpeoplefollowedby', 'owner'), `${manager}/getmyfollowers`])
      expectRefusal(await stranger.call('GET', path), 403, /BrowseUserInfo/)
    expectRefusal(await stranger.call('GET', `${manager}/getpeoplefollowedbyme`), 403, /BrowseUserInfo/)
  })

  it('suggests whom followed users follow, without those that are hidden', async () => {
    const suggested = async () => names(await reader.call('GET', `${manager}/getmysuggestions`))
    await member.call('POST', on('follow', 'owner'))
    await member.call('POST', `${manager}.follow`.replace('.follow', '/follow'), { body: { accountName: claims('admin') } })
    expect(await suggested()).toContain(claims('admin'))
    expect((await reader.call('POST', on('hidesuggestion', 'admin'))).json).toEqual({ 'odata.null': true })
    expect(await suggested()).not.toContain(claims('admin'))
    expect((await reader.call('POST', on('hidesuggestion', 'reader'))).json).toEqual({ 'odata.null': true })
    expectRefusal(await stranger.call('POST', on('hidesuggestion', 'admin')), 403, /BrowseUserInfo/)
    expectRefusal(await stranger.call('GET', `${manager}/getmysuggestions`), 403, /BrowseUserInfo/)
  })
})

describe('PeopleManager: tags', () => {
  const taxonomy = () =>
    createSoapContractClient({
      url: server.url,
      service: 'taxonomywebservice',
      version: '1.1',
      headers: { Authorization: basic('admin') },
    })
  const idIn = (reply: string, name: string) => elementsIn(reply, name)[0]?.Id ?? ''
  let chairs = ''
  beforeAll(async () => {
    const soap = taxonomy()
    const groupId = idIn(await soap.call('CreateTermGroup', '<name>Office</name>'), 'CreateTermGroupResult')
    const termSetId = idIn(await soap.call('CreateTermSet', `<groupId>${groupId}</groupId><name>Things</name>`), 'CreateTermSetResult')
    chairs = idIn(await soap.call('CreateTerm', `<termSetId>${termSetId}</termSetId><name>Chairs</name>`), 'CreateTermResult')
  })

  it.each(envelopes)('follows a tag, and stops, %s', async (envelope) => {
    const followed = async (count: number) => {
      const { json } = await reader.call('GET', `${manager}/getfollowedtags(${count})`, { headers: { Accept: accepts[envelope] } })
      return json.d?.GetFollowedTags.results ?? json.value
    }
    for (const _ of [1, 2]) expect((await reader.call('POST', `${manager}/followtag('${chairs}')`)).status).toBe(200)
    expect(await followed(20)).toEqual(['Chairs'])
    expect(await followed(0)).toEqual([])
    expect((await reader.call('POST', `${manager}/stopfollowingtag('${chairs.toUpperCase()}')`)).status).toBe(200)
    expect(await followed(20)).toEqual([])
    const unknown = chairs.replace(/^.{8}/, '00000000')
    expectRefusal(await reader.call('POST', `${manager}/followtag('${unknown}')`), 404, /00000000/)
    expectRefusal(await reader.call('POST', `${manager}/followtag('chairs')`), 400, /tagId|uuid/)
    expectRefusal(await stranger.call('POST', `${manager}/stopfollowingtag('${chairs}')`), 403, /BrowseUserInfo/)
    expectRefusal(await stranger.call('GET', `${manager}/getfollowedtags(3)`), 403, /BrowseUserInfo/)
  })

  it('lists the tags that were given most often', async () => {
    const soap = createSoapContractClient({
      url: server.url,
      service: 'socialdataservice',
      version: '1.1',
      headers: { Authorization: basic('member') },
    })
    const tag = (url: string) =>
      soap.call('AddTag', `<url>${url}</url><termID>${chairs}</termID><title>t</title><isPrivate>false</isPrivate>`)
    await tag('/a')
    await tag('/b')
    expect((await reader.call('GET', `${manager}.gettrendingtags`)).json).toEqual({ Items: [{ Name: 'Chairs', UseCount: 2 }] })
    const verbose = await reader.call('GET', `${manager}/gettrendingtags`, { headers: { Accept: accepts.verbose } })
    expect(verbose.json.d.GetTrendingTags.__metadata.type).toBe('Svc.UserProfiles.HashTagCollection')
    expect(verbose.json.d.GetTrendingTags.Items.results).toMatchObject([{ Name: 'Chairs', UseCount: 2 }])
    expectRefusal(await stranger.call('GET', `${manager}/gettrendingtags`), 403, /BrowseUserInfo/)
  })
})
