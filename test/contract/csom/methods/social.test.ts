import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, load, made, method, property, runModel, type Shown, typeItself, value, web } from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { dropFolder } from '../../../support/mails/drop.ts'
import { startServer } from '../../../support/server.ts'
import { itOnOneServer } from '../../../support/several/one-server.ts'

const drop = dropFolder()
const settings = {
  'Identity:DefaultGroup': 'Visitors',
  HostName: 'tenon.test',
  'Mail:DropDirectory': drop.folder,
  'Mail:StoredAddressPerHour': '3',
}
const server = await startServer({ settings })
afterAll(() => server.stop())
const { does, refuses, show } = trier(server.url)

const wrong = /InvalidClientQueryException/
const missing = /^(?!.*InvalidClientQuery|.*NotSupported|no error)/
const done = async (...actions: Parameters<typeof runModel>[1]) => expect((await runModel(server.url, actions)).error).toBeNull()

beforeAll(async () => {
  for (const name of ['ben', 'cleo']) await done({ kind: 'path', on: method(web, 'EnsureUser', name) })
}, 60_000)

describe('a mail', () => {
  const utility = typeItself('Utility')
  const mail = (members: object) => value('EmailProperties', { Subject: 'Grüße', Body: '<p>It is <b>ready</b>.</p>', ...members })

  it('goes to users of the site collection, signed by the caller', async () => {
    const To = ['ben@tenon.test']
    await does('Utility.SendEmail', utility, [mail({ To, CC: ['i:0#.f|membership|cleo'], BCC: null, From: 'x@example.org' })], [], true)
    const mails = drop.mails()
    expect(mails.map(({ to }) => to).sort()).toEqual(['<ben@tenon.test>', '<cleo@tenon.test>'])
    for (const { subject, text, message } of mails) {
      expect(subject).toBe('Grüße')
      expect(text).toBe(`It is ready.\n\n-- \nadmin had this sent from ${server.url}/\n`)
      expect(message).not.toContain('example.org')
    }
  })

  itOnOneServer('goes to nobody else, and not more often than the settings say', async () => {
    for (const [members, why] of [
      [{ To: ['zoe@example.org'] }, /is not a user/],
      [{ To: [] }, /needs a recipient/],
      [{ To: ['ben@tenon.test'], Subject: '' }, /Subject/],
      [{ To: ['ben@tenon.test'], Subject: 'x'.repeat(256) }, /Subject/],
      [{ To: [''] }, /1 to 400/],
    ] as const)
      expect(await refuses('Utility.SendEmail', utility, [mail(members)], wrong)).toMatch(why)
    const again = () => runModel(server.url, [call(utility, 'SendEmail', mail({ To: ['ben@tenon.test'] }))])
    const errors = [await again(), await again(), await again()].map(({ error }) => error?.ErrorMessage ?? 'sent')
    expect(errors).toEqual(['sent', 'sent', expect.stringMatching(/as many mails/)])
  })
})

describe('the picture of a profile', () => {
  it('is set from bytes, and refused if they are no picture', async () => {
    const people = made('PeopleManager')
    const red = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await does('PeopleManager.SetMyProfilePicture', people, [red], [], true)
    expect(String((await show(method(people, 'GetMyProperties'))).PictureUrl)).toMatch(/_MThumb\.jpg\?t=\d+$/)
    await refuses('PeopleManager.SetMyProfilePicture', people, [Buffer.from('no picture')], missing)
    const eleven = Array.from({ length: 11 }, () => call(people, 'SetMyProfilePicture', red))
    expect((await runModel(server.url, eleven.slice(1))).error).toBeNull()
    expect((await runModel(server.url, eleven)).error?.ErrorMessage).toBe('A request changes at most 10 pictures.')
  })
})

describe('the profile loader', () => {
  const loader = method(typeItself('ProfileLoader'), 'GetProfileLoader')

  it('leads to the profile of the caller and that of the owner', async () => {
    await does('ProfileLoader.GetProfileLoader', typeItself('ProfileLoader'))
    const own = (await does('ProfileLoader.GetUserProfile', loader)).path
    expect(await show(own)).toMatchObject({ _ObjectType_: 'SP.UserProfiles.UserProfile', DisplayName: 'admin', IsSelf: true })
    const { results } = await runModel(server.url, [load(own)], 'vera')
    expect(results.get(1)).toMatchObject({ DisplayName: 'vera', IsSelf: true })
    const owner = (await does('ProfileLoader.GetOwnerUserProfile', typeItself('ProfileLoader'))).path
    expect(await show(owner)).toMatchObject({ IsSelf: expect.any(Boolean) })
  })

  it('says whether everybody sees what the caller follows, and has no personal sites', async () => {
    const own = method(loader, 'GetUserProfile')
    await does('UserProfile.ShareAllSocialData', own, [false], [], true)
    expect(await show(own)).toMatchObject({ IsPrivacySettingOn: expect.any(Boolean) })
    await refuses('UserProfile.CreatePersonalSiteEnque', own, [false], /NotSupported/)
    expect(await refuses('UserProfile.CreatePersonalSite', own, [1033], /NotSupported/)).toContain('no personal sites')
    await refuses('ProfileLoader.CreatePersonalSiteEnqueueBulk', loader, [['a@b.c']], /NotSupported/)
    const owner = method(typeItself('ProfileLoader'), 'GetOwnerUserProfile')
    expect((await runModel(server.url, [call(owner, 'ShareAllSocialData', true)], 'vera')).error?.ErrorMessage).toContain(
      'Only the profile',
    )
  })
})

describe('following', () => {
  const manager = made('SocialFollowingManager')
  const user = (name: string) => value('SocialActorInfo', { ActorType: 0, AccountName: `i:0#.f|membership|${name}` })
  const homePage = value('SocialActorInfo', { ActorType: 2, ContentUri: `${server.url}/` })

  it('begins and ends with users and sites', async () => {
    expect((await does('SocialFollowingManager.Follow', manager, [user('ben')], [], true)).answer).toBe(0)
    expect((await does('SocialFollowingManager.Follow', manager, [user('ben')], [], true)).answer).toBe(1)
    await done(call(manager, 'Follow', homePage))
    expect((await does('SocialFollowingManager.IsFollowed', manager, [user('ben')])).answer).toBe(true)
    expect((await does('SocialFollowingManager.GetFollowedCount', manager, [15])).answer).toBe(2)
    expect((await does('SocialFollowingManager.GetFollowed', manager, [15])).answer).toMatchObject([
      { _ObjectType_: 'SP.Social.SocialActor', ActorType: 0, Name: 'ben', IsFollowed: true },
      { ActorType: 2, ContentUri: server.url, AccountName: null },
    ])
    expect((await does('SocialFollowingManager.GetFollowed', manager, [4])).answer).toHaveLength(1)
    const { results } = await runModel(server.url, [call(manager, 'GetFollowers')], 'ben')
    expect((results.get(1) as readonly Shown[]).map(({ Name }) => Name)).toEqual(expect.arrayContaining(['admin']))
    await does('SocialFollowingManager.GetFollowers', manager)
    await does('SocialFollowingManager.GetSuggestions', manager)
    expect((await does('SocialFollowingManager.StopFollowing', manager, [user('ben')], [], true)).answer).toBe(true)
    expect((await does('SocialFollowingManager.StopFollowing', manager, [user('ben')], [], true)).answer).toBe(false)
  })

  it('needs what the kind says, and shows its own addresses', async () => {
    for (const [members, why] of [
      [{ ActorType: 0 }, /AccountName/],
      [{ ActorType: 1 }, /ContentUri/],
      [{ ActorType: 3 }, /TagGuid/],
      [{ ActorType: 2, ContentUri: 'https://elsewhere.example/' }, /this server/],
    ] as const)
      expect(await refuses('SocialFollowingManager.Follow', manager, [value('SocialActorInfo', members)], wrong)).toMatch(why)
    expect(await show(manager)).toMatchObject({
      _ObjectType_: 'SP.Social.SocialFollowingManager',
      FollowedSitesUri: `${server.url}/_layouts/15/sites.aspx`,
    })
  })
})

describe('related items', () => {
  const related = typeItself('RelatedItemManager')
  const titles = async (id: number) =>
    ((await does('RelatedItemManager.GetRelatedItems', related, ['Tasks', id])).answer as readonly Shown[]).map(({ Title }) => Title)

  beforeAll(async () => {
    const tasks = method(property(web, 'Lists'), 'GetByTitle', 'Tasks')
    for (const Title of ['one', 'two', 'three', 'four']) {
      const item = method(tasks, 'AddItem')
      await done(call(item, 'SetFieldValue', 'Title', Title), call(item, 'Update'))
    }
  })

  it('are added by numbers and by URLs, and ended', async () => {
    const page = `${server.url}/Lists/Tasks/DispForm.aspx?ID=`
    await does('RelatedItemManager.AddSingleLink', related, ['Tasks', 1, '/', 'Tasks', 2, '', true])
    await does('RelatedItemManager.AddSingleLinkToUrl', related, ['Tasks', 1, `${page}3`, false])
    await does('RelatedItemManager.AddSingleLinkFromUrl', related, [`${page}1`, 'Tasks', 4, false])
    expect([await titles(1), await titles(2), await titles(3)]).toEqual([['two', 'three', 'four'], ['one'], []])
    const [first] = (await does('RelatedItemManager.GetPageOneRelatedItems', related, ['Tasks', 1])).answer as readonly Shown[]
    expect(first).toMatchObject({ ItemId: 2, Title: 'two', Url: `${page}2` })
    await does('RelatedItemManager.DeleteSingleLink', related, ['Tasks', 1, '', 'Tasks', 2, '', true])
    expect([await titles(1), await titles(2)]).toEqual([['three', 'four'], []])
    await refuses('RelatedItemManager.GetRelatedItems', related, ['None', 1], missing)
    await refuses('RelatedItemManager.AddSingleLinkToUrl', related, ['Tasks', 1, 'https://elsewhere.example/', false], wrong)
  })

  it('are liked and rated', async () => {
    const reputation = typeItself('Reputation')
    const { Id } = await show(method(property(web, 'Lists'), 'GetByTitle', 'Tasks'))
    const list = String(Id).slice(6, 42)
    expect((await does('Reputation.SetLike', reputation, [`{${list}}`, 1, true], [], true)).answer).toBe(1)
    expect((await does('Reputation.SetLike', reputation, [list, 1, false], [], true)).answer).toBe(0)
    expect((await does('Reputation.SetRating', reputation, [list, 1, 4], [], true)).answer).toBe(4)
    expect(await refuses('Reputation.SetRating', reputation, [list, 1, 6], wrong)).toContain('from 1 to 5')
    await refuses('Reputation.SetLike', reputation, ['Tasks', 1, true], wrong)
    await refuses('Reputation.SetLike', reputation, [list, 99, true], missing)
  })

  it('and every other method of the file is called', () => {
    expect(untried(['ProfileLoader', 'UserProfile', 'SocialFollowingManager', 'RelatedItemManager', 'Reputation'])).toEqual([])
  })
})
