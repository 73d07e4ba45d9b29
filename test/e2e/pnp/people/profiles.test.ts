import { pnpAs, statusOf } from '../pnp-client.ts'
import '@pnp/sp/profiles/index.js'
import '@pnp/sp/social/index.js'
import '@pnp/sp/site-users/index.js'
import '@pnp/sp/webs/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../../src/commands/serve.ts'
import { startServer } from '../../../support/server.ts'

let server: Running
/** Without typings; see ../permissions.test.ts. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
let sp: any
// biome-ignore lint/suspicious/noExplicitAny: as above.
let ben: any
beforeAll(async () => {
  server = await startServer()
  sp = pnpAs(server.url, 'ann')
  ben = pnpAs(server.url, 'ben')
  for (const client of [sp, ben]) await client.web.currentUser()
})
afterAll(() => server.stop())

const claims = (name: string) => `i:0#.f|membership|${name}`
const named = claims

describe('@pnp/sp on profiles', () => {
  it('reads and changes the profile of the user', async () => {
    expect(await sp.profiles.getEditProfileLink()).toMatch(/EditProfile/)
    expect(await sp.profiles.getIsMyPeopleListPublic()).toBe(true)
    await sp.profiles.setSingleValueProfileProperty(claims('ann'), 'Department', 'Research')
    await sp.profiles.setMultiValuedProfileProperty(claims('ann'), 'SPS-Skills', ['Algebra', 'Poetry'])
    expect(await sp.profiles.getUserProfilePropertyFor(named('ann'), 'Department')).toBe('Research')
    const own = await sp.profiles.myProperties()
    expect(own).toMatchObject({ AccountName: claims('ann'), DisplayName: 'ann' })
    expect(own.UserProfileProperties).toContainEqual({ Key: 'SPS-Skills', Value: 'Algebra|Poetry', ValueType: 'Edm.String' })
    expect((await ben.profiles.getPropertiesFor(named('ann'))).AccountName).toBe(claims('ann'))
    expect((await sp.profiles.myProperties.select('Email')()).Email).toBe('ann@localhost')
    expect(await statusOf(sp.profiles.getPropertiesFor('nobody'))).toBe(404)
  })

  it('reads profiles by the profile loader', async () => {
    expect((await sp.profiles.userProfile).AccountName).toBe(claims('ann'))
    expect((await sp.profiles.ownerUserProfile).AccountName).toEqual(expect.any(String))
    await sp.profiles.shareAllSocialData(true)
  })

  it('tells who follows whom', async () => {
    await sp.social.follow({ ActorType: 0, AccountName: claims('ben') })
    expect(await sp.social.isFollowed({ ActorType: 0, AccountName: claims('ben') })).toBe(true)
    expect(await sp.profiles.amIFollowing(named('ben'))).toBe(true)
    expect(await sp.profiles.amIFollowedBy(named('ben'))).toBe(false)
    expect(await ben.profiles.isFollowing(named('ann'), named('ben'))).toBe(true)
    expect((await ben.profiles.myFollowers()).map((one: { AccountName: string }) => one.AccountName)).toEqual([claims('ann')])
    expect(await ben.profiles.getFollowersFor(named('ben'))).toHaveLength(1)
    expect(await ben.profiles.getPeopleFollowedBy(named('ann'))).toHaveLength(1)
    expect(await sp.profiles.getFollowedTags()).toEqual([])
    expect((await sp.profiles.trendingTags).Items).toEqual([])
    await sp.profiles.hideSuggestion(named('ben'))
    expect(await sp.social.my.followed(15)).toMatchObject([{ AccountName: claims('ben') }])
    expect(await sp.social.my.followedCount(15)).toBe(1)
    expect(await ben.social.my.followers()).toMatchObject([{ AccountName: claims('ann') }])
    expect(await sp.social.my.suggestions()).toEqual([])
    expect(await sp.social.getFollowedSitesUri()).toMatch(/^http/)
    expect(await sp.social.getFollowedDocumentsUri()).toMatch(/^http/)
    await sp.social.stopFollowing({ ActorType: 0, AccountName: claims('ben') })
    expect(await sp.social.my.followed(1)).toEqual([])
  })

  it('finds people as a picker does', async () => {
    const query = { QueryString: 'ben', MaximumEntitySuggestions: 5, PrincipalType: 1, PrincipalSource: 15 }
    expect(await sp.profiles.clientPeoplePickerSearchUser(query)).toMatchObject([{ Key: claims('ben') }])
    expect((await sp.profiles.clientPeoplePickerResolveUser(query)).IsResolved).toBe(true)
  })
})
