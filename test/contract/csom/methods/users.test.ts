import { afterAll, describe, expect, it } from 'vitest'
import { elsewhereCalled } from '../../../support/csom/further-methods.ts'
import { made, method, property, runModel, session, typeItself, value, web } from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { startServer } from '../../../support/server.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, makes, refuses, show, showAll, stores } = trier(server.url)

const missing = /^(?!.*InvalidClientQuery|.*NotSupported|no error)/
const users = property(web, 'SiteUsers')
const groups = property(web, 'SiteGroups')
const titles = async (of: typeof users) => (await showAll(of)).map(({ Title }) => Title)

describe('users', () => {
  it('are added, found, changed and removed', async () => {
    const user = await makes('UserCollection.Add', users, [value('UserCreationInformation', { LoginName: 'una' })])
    const { Id, LoginName } = await show(user)
    await does('UserCollection.GetById', users, [Number(Id)])
    await refuses('UserCollection.GetById', users, [999_999], missing)
    await does('UserCollection.GetByLoginName', users, [String(LoginName)])
    await stores('User.Update', user, { Email: 'una@example.org', Title: 'Una' })
    expect(await show(user)).toMatchObject({ Title: 'Una', Email: 'una@example.org' })
    await does('UserCollection.GetByEmail', users, ['una@example.org'])

    const members = property(method(groups, 'GetByName', 'Home Members'), 'Users')
    await does('UserCollection.AddUser', members, [user])
    expect(await titles(members)).toContain('Una')
    await does('UserCollection.Remove', members, [user])
    expect(await titles(members)).not.toContain('Una')
    await does('UserCollection.RemoveByLoginName', users, [String(LoginName)])
    const other = await show(await makes('UserCollection.Add', users, [value('UserCreationInformation', { LoginName: 'otto' })]))
    await does('UserCollection.RemoveById', users, [Number(other.Id)])
    expect(await titles(users)).not.toContain('otto')
  })
})

describe('groups', () => {
  it('are added, found, changed and removed', async () => {
    const add = (Title: string) => makes('GroupCollection.Add', groups, [value('GroupCreationInformation', { Title, Description: 'd' })])
    const [one, two, three] = [await add('One'), await add('Two'), await add('Three')]
    await stores('Group.Update', one, { Title: 'First' })
    expect(await show(one)).toMatchObject({ Title: 'First' })
    await does('GroupCollection.GetByName', groups, ['First'])
    await refuses('GroupCollection.GetByName', groups, ['None'], missing)
    await does('GroupCollection.GetById', groups, [Number((await show(two)).Id)])
    await does('GroupCollection.Remove', groups, [one])
    await does('GroupCollection.RemoveById', groups, [Number((await show(two)).Id)])
    await does('GroupCollection.RemoveByLoginName', groups, [String((await show(three)).Title)])
    expect((await titles(groups)).filter((title) => ['First', 'Two', 'Three'].includes(String(title)))).toEqual([])
  })
})

describe('profiles', () => {
  it('are read and changed, and people are followed', async () => {
    const people = made('PeopleManager')
    await makes('UserCollection.Add', users, [value('UserCreationInformation', { LoginName: 'pia' })])
    const all = await showAll(users)
    const nameOf = (title: string) => String(all.find(({ Title }) => Title === title)?.LoginName)
    const [own, pia] = [nameOf('admin'), nameOf('pia')]
    await does('PeopleManager.GetMyProperties', people)
    await does('PeopleManager.GetPropertiesFor', people, [pia])
    await does('PeopleManager.SetSingleValueProfileProperty', people, [own, 'AboutMe', 'me'], [], true)
    expect((await does('PeopleManager.GetUserProfilePropertyFor', people, [own, 'AboutMe'])).answer).toBe('me')
    await does('PeopleManager.SetMultiValuedProfileProperty', people, [own, 'SPS-Skills', ['a', 'b']], [], true)
    await does('PeopleManager.Follow', people, [pia], [], true)
    expect((await does('PeopleManager.AmIFollowing', people, [pia])).answer).toBe(true)
    expect((await does('PeopleManager.AmIFollowedBy', people, [pia])).answer).toBe(false)
    expect((await does('PeopleManager.IsFollowing', typeItself('PeopleManager'), [own, pia])).answer).toBe(true)
    const followed = [{ _ObjectType_: 'SP.UserProfiles.PersonProperties', DisplayName: 'pia' }]
    expect(await showAll((await does('PeopleManager.GetPeopleFollowedByMe', people)).path)).toMatchObject(followed)
    await does('PeopleManager.GetPeopleFollowedBy', people, [own])
    await does('PeopleManager.GetFollowersFor', people, [pia])
    await does('PeopleManager.GetMyFollowers', people)
    await does('PeopleManager.GetMySuggestions', people)
    await does('PeopleManager.HideSuggestion', people, [pia], [], true)
    const store = method(session, 'GetDefaultKeywordsTermStore')
    const tag = '0195a5c0-0000-7000-8000-000000000021'
    const keyword = method(property(store, 'KeywordsTermSet'), 'CreateTerm', 'Chairs', 1033, tag)
    expect((await runModel(server.url, [{ kind: 'path', on: keyword }])).error).toBeNull()
    await does('PeopleManager.FollowTag', people, [tag], [], true)
    await does('PeopleManager.StopFollowingTag', people, [tag], [], true)
    await does('PeopleManager.StopFollowing', people, [pia], [], true)
    expect((await does('PeopleManager.AmIFollowing', people, [pia])).answer).toBe(false)
  })

  it('are found by texts, as people pickers find them, and add pages', async () => {
    const util = typeItself('Utility')
    expect((await does('Utility.ResolvePrincipal', util, [web, 'admin', 1, 15, null, false])).answer).toMatchObject({
      ...{ _ObjectType_: 'SP.Utilities.PrincipalInfo', DisplayName: 'admin', PrincipalType: 1 },
    })
    expect((await does('Utility.ResolvePrincipal', util, [web, 'nobody', 15, 15, null, false])).answer).toBeNull()
    expect((await does('Utility.SearchPrincipals', util, [web, 'ad', 1, 15, null, 5])).answer).toMatchObject([{ DisplayName: 'admin' }])
    await does('Utility.GetCurrentUserEmailAddresses', util)
    expect((await does('Utility.GetUserPermissionLevels', util)).answer).toContain('Full Control')
    expect((await runModel(server.url, [{ kind: 'path', on: method(property(web, 'Lists'), 'EnsureSitePagesLibrary') }])).error).toBeNull()
    const page = value('WikiPageCreationInformation', { ServerRelativeUrl: '/SitePages/Own.aspx', WikiHtmlContent: '<p>a</p>' })
    await makes('Utility.CreateWikiPageInContextWeb', util, [page])
    const picker = typeItself('ClientPeoplePickerWebServiceInterface')
    const asked = (QueryString: string) =>
      value('ClientPeoplePickerQueryParameters', { QueryString, MaximumEntitySuggestions: 5, PrincipalType: 1 })
    for (const name of ['ClientPeoplePickerSearchUser', 'ClientPeoplePickerResolveUser']) {
      const full = `ClientPeoplePickerWebServiceInterface.${name}`
      expect((await does(full, picker, [asked('admin')])).answer).toContain('"DisplayText":"admin"')
    }
  })

  it('and all else of the file is called as a whole', () => {
    const people = ['PeopleManager', 'Utility', 'ClientPeoplePickerWebServiceInterface']
    expect(untried(['User', 'UserCollection', 'Group', 'GroupCollection', ...people], elsewhereCalled)).toEqual([])
  })
})
