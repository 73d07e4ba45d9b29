import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, admin, member, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const manager = '/_api/sp.userprofiles.peoplemanager'
const loader = '/_api/sp.userprofiles.profileloader'
const claims = (name: string) => `i:0#.f|membership|${name}`
const named = (name: string) => `@v=%27${encodeURIComponent(claims(name))}%27`

interface KeyValue {
  readonly Key: string
  readonly Value: string
}

describe('PeopleManager', () => {
  it.each(envelopes)('shows the profile of the caller, %s', async (envelope) => {
    const { json } = await reader.call('GET', `${manager}/GetMyProperties`, { headers: { Accept: accepts[envelope] } })
    const profile = json.d ?? json
    expect(profile).toMatchObject({ AccountName: claims('reader'), DisplayName: 'reader', Email: 'reader@localhost', IsFollowed: false })
    const properties: KeyValue[] = profile.UserProfileProperties.results ?? profile.UserProfileProperties
    expect(properties.find(({ Key }) => Key === 'AccountName')).toMatchObject({ Value: claims('reader'), ValueType: 'Edm.String' })
    expect((await reader.call('POST', `${manager}/getmyproperties`)).json.AccountName).toBe(claims('reader'))
    const one = await reader.call('GET', `${manager}/getmyproperties/userprofileproperties`, { headers: { Accept: accepts[envelope] } })
    const part = one.json.d?.UserProfileProperties.results ?? one.json.value
    expect(part.map(({ Key }: KeyValue) => Key)).toContain('SPS-Skills')
    expectRefusal(await stranger.call('GET', `${manager}/getmyproperties`), 403, /BrowseUserInfo/)
  })

  it('says what the caller may do with its profile, under both names of the service', async () => {
    for (const address of [manager, '/_api/SP.UserProfiles.PeopleManager', '/_api/svc.userprofiles.peoplemanager'])
      expect((await reader.call('GET', address)).json).toEqual({
        EditProfileLink: `${server.url}/_layouts/15/EditProfile.aspx`,
        IsMyPeopleListPublic: true,
      })
    expect((await reader.call('GET', `${manager}/EditProfileLink`)).json.value).toMatch(/EditProfile/)
    expectRefusal(await stranger.call('GET', manager), 403, /BrowseUserInfo/)
  })

  it('shows whom a user works for and with', async () => {
    const set = (accountName: string, propertyValue: string) =>
      admin.call('POST', `${manager}/SetSingleValueProfileProperty`, { body: { accountName, propertyName: 'Manager', propertyValue } })
    expect((await set(claims('reader'), claims('member'))).json).toEqual({ 'odata.null': true })
    await set(claims('owner'), claims('member'))
    await set(claims('member'), claims('admin'))
    const profile = (await member.call('GET', `${manager}/getpropertiesfor(accountName=@v)?${named('reader')}`)).json
    expect(profile).toMatchObject({ ExtendedManagers: [claims('member'), claims('admin')], Peers: [claims('owner')], DirectReports: [] })
    const above = (await member.call('GET', `${manager}/getpropertiesfor(@v)?${named('admin')}`)).json
    expect(above.DirectReports).toEqual([claims('member')])
    expect(new Set(above.ExtendedReports)).toEqual(new Set(['admin', 'member', 'reader', 'owner'].map(claims)))
    const { text } = await member.call('GET', `${manager}/getpropertiesfor(@v)?${named('admin')}&$select=DisplayName,Title`)
    expect(JSON.parse(text)).toEqual({ DisplayName: 'admin', Title: '' })
    expectRefusal(await member.call('GET', `${manager}/getpropertiesfor('nobody')`), 404, /no user profile 'nobody'/)
  })

  it('reads one property as text', async () => {
    const body = { accountName: claims('reader'), propertyName: 'SPS-Skills', propertyValues: ['Algebra', 'Poetry', 'Algebra'] }
    expect((await reader.call('POST', `${manager}/setmultivaluedprofileproperty`, { body })).status).toBe(200)
    const read = (of: string, name: string) =>
      member.call('GET', `${manager}/getuserprofilepropertyfor(accountName=@v, propertyName='${name}')?${named(of)}`)
    expect((await read('reader', 'SPS-Skills')).json.value).toBe('Algebra|Poetry')
    expect((await read('reader', 'Department')).json.value).toBe('')
    expectRefusal(await read('reader', 'Shoes'), 404, /no property 'Shoes'/)
    expectRefusal(await read('nobody', 'Department'), 404, /no user profile/)
  })

  it('lets users change their own profiles, and managers of permissions all', async () => {
    const set = (who: typeof reader, accountName: string, propertyName: string, propertyValue: string) =>
      who.call('POST', `${manager}/setsinglevalueprofileproperty`, { body: { accountName, propertyName, propertyValue } })
    expect((await set(reader, claims('reader'), 'Department', 'Research')).status).toBe(200)
    expect((await set(admin, 'reader', 'Title', 'Engineer')).status).toBe(200)
    expect((await reader.call('GET', `${manager}/getmyproperties?$select=Title`)).json).toEqual({ Title: 'Engineer' })
    expectRefusal(await set(reader, claims('member'), 'Department', 'Sales'), 403, /ManagePermissions/)
    expectRefusal(await set(reader, claims('reader'), 'AccountName', 'other'), 400, /server alone/)
    expectRefusal(await set(reader, claims('reader'), 'SPS-Birthday', 'x'.repeat(41)), 400, /at most 40 characters/)
    const several = { accountName: claims('reader'), propertyName: 'Department', propertyValues: ['a', 'b'] }
    expectRefusal(await reader.call('POST', `${manager}/setmultivaluedprofileproperty`, { body: several }), 400, /at most 1 values/)
    expectRefusal(
      await reader.call('POST', `${manager}/setsinglevalueprofileproperty`, { body: { accountName: 'reader' } }),
      400,
      /propertyName/,
    )
  })
})

describe('ProfileLoader', () => {
  it('shows the profiles of the caller and of the owner of the site collection, by GET and POST', async () => {
    for (const method of ['GET', 'POST']) {
      const own = (await reader.call(method, `${loader}.getprofileloader/getuserprofile`)).json
      expect(own).toMatchObject({ AccountName: claims('reader'), IsSelf: true, IsPeopleListPublic: true, IsPrivacySettingOn: false })
      const owner = (await reader.call(method, `${loader}.getowneruserprofile`)).json
      expect(owner).toMatchObject({ AccountName: expect.stringMatching(/\|/), IsSelf: false, SipAddress: expect.any(String) })
    }
    expectRefusal(await stranger.call('GET', `${loader}.getprofileloader/getuserprofile`), 403, /BrowseUserInfo/)
    expectRefusal(await stranger.call('GET', `${loader}.getowneruserprofile`), 403, /BrowseUserInfo/)
  })

  it('hides and shows what a user follows', async () => {
    await reader.call('POST', `${manager}/follow(accountName=@v)?${named('owner')}`)
    const seen = async () =>
      (await member.call('GET', `${manager}/getpeoplefollowedby(@v)?${named('reader')}&$select=AccountName`)).json.value
    const share = (shared: boolean) => reader.call('POST', `${loader}.getprofileloader/getuserprofile/shareallsocialdata(${shared})`)
    expect(await seen()).toEqual([{ AccountName: claims('owner') }])
    expect((await share(false)).json).toEqual({ 'odata.null': true })
    expect(await seen()).toEqual([])
    expect((await reader.call('GET', `${manager}/ismypeoplelistpublic`)).json.value).toBe(false)
    await share(true)
    expect(await seen()).toHaveLength(1)
    expectRefusal(await stranger.call('POST', `${loader}.getprofileloader/getuserprofile/shareallsocialdata(true)`), 403, /BrowseUserInfo/)
  })
})
