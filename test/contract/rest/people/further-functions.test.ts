import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, owner, reader, member, stranger } = await startWithPeople()
afterAll(() => server.stop())

const claims = (name: string) => `i:0#.f|membership|${name}`

describe('getuserprofilepropertiesfor', () => {
  const people = '/_api/sp.userprofiles.peoplemanager'
  const ask = (AccountName: string, PropertyNames: readonly string[], who = member, Accept: string = accepts.nometadata) =>
    who.call('POST', `${people}/getuserprofilepropertiesfor`, {
      body: { propertiesForUser: { AccountName, PropertyNames } },
      headers: { Accept },
    })

  it.each(envelopes)('returns values in the order of their names, %s', async (envelope) => {
    const body = { accountName: claims('member'), propertyName: 'Department', propertyValue: 'Plans' }
    await member.call('POST', `${people}/setsinglevalueprofileproperty`, { body })
    const { json } = await ask(claims('member'), ['Department', 'AccountName'], member, accepts[envelope])
    expect(json.d?.GetUserProfilePropertiesFor.results ?? json.value).toEqual(['Plans', claims('member')])
  })

  it('is refused in words', async () => {
    expectRefusal(await ask(claims('member'), ['Departmnt']), 404, /Departmnt/)
    expectRefusal(await ask(claims('nobody'), ['Department']), 404, /nobody/)
    expectRefusal(await ask(claims('member'), ['Department'], stranger), 403, /BrowseUserInfo/)
  })
})

describe('createnewdiscussionitem', () => {
  it('starts a discussion, whose replies are in it', async () => {
    const { json: board } = await owner.call('POST', '/_api/web/lists', { body: { Title: 'Talk', BaseTemplate: 108 } })
    const start = (body: object, who = owner) => who.call('POST', '/_api/sp.utilities.utility.createnewdiscussionitem', { body })
    const made = await start({ listId: board.Id, title: 'Which day?' })
    expect(made.json).toMatchObject({ Title: 'Which day?', FileSystemObjectType: 1, ContentTypeId: expect.stringMatching(/^0x0120/) })
    const address = `listid=guid'${board.Id}',title='Which day%3F'`
    expect((await owner.call('POST', `/_api/sp.utilities.utility.createnewdiscussionitem(${address})`)).json.Title).toBe('Which day?')
    const { json: long } = await start({ listId: board.Id, title: `${'a'.repeat(99)}😀 and more` })
    const names = await owner.call('GET', `/_api/web/lists(guid'${board.Id}')/items(${long.Id})?$select=FileLeafRef`)
    expect(names.json.FileLeafRef, 'no half character').toBe('a'.repeat(99))
    expectRefusal(await start({ listId: board.Id, title: 'x' }, reader), 403, /AddListItems/)
    const { json: tasks } = await owner.call('POST', '/_api/web/lists', { body: { Title: 'No talk' } })
    expectRefusal(await start({ listId: tasks.Id, title: 'x' }), 400, /discussion board/)
  })
})

it('getlowercasestring writes a text by the rules of a language', async () => {
  const lower = async (text: string, lcid: number, who = reader) =>
    who.call('GET', `/_api/sp.utilities.utility.getlowercasestring(sourcevalue='${encodeURIComponent(text)}',lcid=${lcid})`)
  expect((await lower('ÄB I', 1033)).json.value).toBe('äb i')
  expect((await lower('I', 1055)).json.value).toBe('ı')
  expectRefusal(await lower('A', 1033, stranger), 403, /Open/)
})

it('web/author is who made the web', async () => {
  expect((await reader.call('GET', '/_api/web/author')).json.LoginName).toBe((await reader.call('GET', '/_api/site/owner')).json.LoginName)
  await owner.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Below', Url: 'below', WebTemplate: 'STS' } } })
  const { json } = await owner.call('GET', '/below/_api/web?$select=Title&$expand=Author')
  expect(json).toMatchObject({ Title: 'Below', Author: { LoginName: claims('owner') } })
  expectRefusal(await stranger.call('GET', '/_api/web/author'), 403, /BrowseUserInfo/)
})

it('recreatemissingdefaultroledefinitions needs the right to make roles, and finds none missing', async () => {
  const method = '/_api/web/roledefinitions/recreatemissingdefaultroledefinitions'
  const count = async () => (await owner.call('GET', '/_api/web/roledefinitions')).json.value.length
  const before = await count()
  expect((await owner.call('POST', method)).status).toBe(200)
  expect(await count()).toBe(before)
  expectRefusal(await reader.call('POST', method), 403, /ManagePermissions/)
})

describe('SP.Social.SocialFollowingManager', () => {
  const manager = '/_api/sp.social.socialfollowingmanager'
  it('is the following of social.following, with the names of its methods', async () => {
    const actor = { ActorType: 0, AccountName: claims('owner') }
    expect((await member.call('POST', `${manager}/follow`, { body: { actor } })).json.value).toBe(0)
    expect((await member.call('POST', `${manager}/isfollowed`, { body: { actor } })).json.value).toBe(true)
    expect((await member.call('GET', `${manager}/getfollowed(types=1)`)).json.value).toMatchObject([{ AccountName: claims('owner') }])
    expect((await member.call('GET', `${manager}/getfollowedcount(1)`)).json.value).toBe(1)
    expect((await owner.call('GET', `${manager}/getfollowers`)).json.value).toMatchObject([{ AccountName: claims('member') }])
    expect((await member.call('GET', `${manager}/getsuggestions`)).json.value).toEqual([])
    expect((await member.call('POST', `${manager}/stopfollowing`, { body: { actor } })).status).toBe(200)
    expectRefusal(await stranger.call('GET', manager), 403, /BrowseUserInfo/)
  })
})
