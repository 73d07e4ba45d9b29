import { describe, expect, it } from 'vitest'
import { parseXml } from '../../../../src/formats/xml.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const profiles = 'http://microsoft.com/webservices/SharePointPortalServer/UserProfileService'
const denied = { status: 403, errorCode: '0x80070005' }
const unknown = { status: 404, errorCode: '0x80131600' }
const invalid = { status: 400, errorCode: '0x80070057' }
const taken = { status: 409, errorCode: '0x80131600' }
const source = '22222222-2222-4222-8222-222222222222'
let made = 0

const part = (name: string, value: string | number | boolean) => `<${name}>${value}</${name}>`
const account = (name: string) => part('accountName', name)

/** The parts of a reply with this name, as text. */
const all = (reply: string, name: string) =>
  [...reply.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner)
/** The texts of the children of each part with this name. */
const facts = (reply: string, name: string) =>
  all(reply, name).map((inner) =>
    Object.fromEntries([...inner.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, key = '', value]) => [key, value])),
  )
/** The values of a property in a reply, and its privacy. */
function property(reply: string, name: string): { readonly values: string[]; readonly privacy: string | undefined } {
  const inner =
    [...all(reply, 'PropertyData'), ...all(reply, 'GetUserPropertyByAccountNameResult')].find((one) =>
      one.includes(`<Name>${name}</Name>`),
    ) ?? ''
  return { values: [...inner.matchAll(/<Value(?: [^>]*)?>([^<]*)</g)].map(([, value = '']) => value), privacy: textIn(inner, 'Privacy') }
}
const change = (name: string, values: readonly string[] | undefined, privacy?: string) => {
  const data = (values ?? []).map((value) =>
    part(
      'ValueData',
      `<Value xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns:d="http://www.w3.org/2001/XMLSchema" i:type="d:string">${value}</Value>`,
    ),
  )
  const switches = part('IsPrivacyChanged', privacy !== undefined) + part('IsValueChanged', values !== undefined)
  return part('PropertyData', `${switches}${part('Name', name)}${part('Privacy', privacy ?? 'NotSet')}${part('Values', data.join(''))}`)
}

describe.each(soapForms(profiles))('userprofileservice.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (name: string) =>
    createSoapContractClient({
      url: server.url,
      service: 'userprofileservice',
      version,
      namespace,
      headers: { Authorization: basic(name) },
    })
  const admin = clientOf('admin')
  const names = { ann: `ann${++made}`, bob: `bob${made}`, cid: `cid${made}` }
  const [ann, bob] = [clientOf(names.ann), clientOf(names.bob)]
  const modify = (client: typeof ann, changes: string, of = '') =>
    client.call('ModifyUserPropertyByAccountName', (of === '' ? '' : account(of)) + part('newData', changes))
  const refuseChange = (client: typeof ann, changes: string, of = '') =>
    client.fail('ModifyUserPropertyByAccountName', (of === '' ? '' : account(of)) + part('newData', changes))

  it('everybody who uses the site has a profile, which names and ids find', async () => {
    const own = await ann.call('GetUserProfileByName')
    await bob.call('GetUserProfileByName')
    const [login = ''] = property(own, 'AccountName').values
    expect(login).toContain(names.ann)
    expect(property(own, 'PreferredName').values).toEqual([names.ann])
    expect(property(own, 'FirstName')).toEqual({ values: [], privacy: 'Public' })
    expect(own).toMatch(/<Value xmlns:xsi="[^"]+" xmlns:xsd="[^"]+" xsi:type="xsd:string">/)
    const [guid = ''] = property(own, 'UserProfile_GUID').values
    for (const [operation, parameters] of [
      ['GetUserProfileByName', part('AccountName', login)],
      ['GetUserProfileByName', part('AccountName', names.ann)],
      ['GetUserProfileByGuid', part('guid', guid.toUpperCase())],
    ] as const)
      expect(property(await bob.call(operation, parameters), 'AccountName').values).toEqual([login])
    expect(await ann.fail('GetUserProfileByName', part('AccountName', 'nobody here'))).toMatchObject(unknown)
    expect(await ann.fail('GetUserProfileByGuid', part('guid', source))).toMatchObject(unknown)
    expect(await ann.refuse('GetUserProfileByGuid', part('guid', 'x'))).toMatchObject({ status: 400 })
  })

  it('GetUserProfileCount and GetUserProfileByIndex lead through all profiles', async () => {
    const count = Number(textIn(await ann.call('GetUserProfileCount'), 'GetUserProfileCountResult'))
    const found: string[] = []
    for (let index = '-1', rounds = 0; (rounds === 0 || index !== '-1') && rounds <= count; rounds++) {
      const reply = await admin.call('GetUserProfileByIndex', part('index', index))
      found.push(property(reply, 'PreferredName').values[0] ?? '')
      index = textIn(reply, 'NextValue') ?? ''
    }
    expect(found).toHaveLength(count)
    expect(found).toEqual(expect.arrayContaining([names.ann, names.bob]))
    expect(await ann.fail('GetUserProfileByIndex', part('index', count))).toMatchObject(unknown)
    expect(await ann.refuse('GetUserProfileCount', '<nope/>')).toMatchObject({ status: 400 })
  })

  it('GetUserProfileSchema lists the properties', async () => {
    const schema = facts(await ann.call('GetUserProfileSchema'), 'PropertyInfo')
    expect(schema.find(({ Name }) => Name === 'SPS-Skills')).toMatchObject({
      IsMultiValue: 'true',
      ChoiceType: 'Open',
      IsUserEditable: 'true',
    })
    expect(schema.find(({ Name }) => Name === 'AccountName')).toMatchObject({ IsSystem: 'true', IsUserEditable: 'false' })
    expect(await ann.refuse('GetUserProfileSchema', '<nope/>')).toMatchObject({ status: 400 })
  })

  it('users change their own properties, all or none; whoever manages permissions changes all', async () => {
    await modify(ann, change('Department', ['R&amp;D']) + change('SPS-Skills', ['Chess', ' Go ', 'Chess']))
    const ask = (name: string) => bob.call('GetUserPropertyByAccountName', account(names.ann) + part('propertyName', name))
    expect(property(await ask('Department'), 'Department')).toEqual({ values: ['R&amp;D'], privacy: 'Public' })
    expect(property(await ask('SPS-Skills'), 'SPS-Skills').values).toEqual(['Chess', 'Go'])
    expect(await ann.fail('GetUserPropertyByAccountName', part('propertyName', 'Nope'))).toMatchObject(unknown)
    await modify(admin, change('Department', ['Sales']), names.ann)
    expect(property(await ask('Department'), 'Department').values).toEqual(['Sales'])
    await modify(ann, change('Department', []))
    expect(property(await ask('Department'), 'Department').values).toEqual([])

    expect(await refuseChange(bob, change('Department', ['Mine']), names.ann)).toMatchObject(denied)
    expect(await refuseChange(ann, change('Title', ['Lead']) + change('__proto__', ['x']))).toMatchObject(unknown)
    for (const wrong of [
      change('AccountName', ['other']),
      change('Title', ['one', 'two']),
      change('Title', ['x'.repeat(151)]),
      change('PictureURL', ['javascript:alert(1)']),
      change('Manager', ['nobody here']),
      change(
        'SPS-Skills',
        Array.from({ length: 201 }, (_, at) => `skill ${at}`),
      ),
    ])
      expect(await refuseChange(ann, change('Title', ['Lead']) + wrong), wrong.slice(0, 200)).toMatchObject(invalid)
    expect(property(await ask('Title'), 'Title').values).toEqual([])

    expect(all(await bob.call('GetPropertyChoiceList', part('propertyName', 'SPS-Skills')), 'string')).toEqual(
      expect.arrayContaining(['Chess', 'Go']),
    )
    expect(all(await bob.call('GetPropertyChoiceList', part('propertyName', 'Title')), 'string')).toEqual([])
    expect(await bob.fail('GetPropertyChoiceList', part('propertyName', 'Nope'))).toMatchObject(unknown)
  })

  it('each value is seen by whom its privacy names', async () => {
    const seen = async (client: typeof bob) =>
      property(await client.call('GetUserPropertyByAccountName', account(names.ann) + part('propertyName', 'Office')), 'Office').values
    const office = (privacy: string) => modify(ann, change('Office', ['12'], privacy))
    await office('Private')
    expect([await seen(ann), await seen(bob), await seen(admin)]).toEqual([['12'], [], ['12']])
    await office('Contacts')
    expect(await seen(bob)).toEqual([])
    const colleague = part('colleagueAccountName', names.bob)
    await ann.call('AddColleague', colleague + part('privacy', 'Private') + part('isInWorkGroup', false))
    expect(await seen(bob)).toEqual(['12'])
    await office('Organization')
    expect(await seen(bob)).toEqual([])
    await ann.call('RemoveColleague', colleague)
    await office('Manager')
    expect(await seen(bob)).toEqual([])
    await modify(ann, change('Manager', [names.bob]))
    expect(await seen(bob)).toEqual(['12'])
    await modify(ann, change('Manager', []))
    await office('NotSet')
    expect(await seen(bob)).toEqual(['12'])
  })

  it('colleagues are added, shown and removed', async () => {
    const colleague = part('colleagueAccountName', names.bob)
    const added = await ann.call(
      'AddColleague',
      colleague + part('group', 'Team') + part('privacy', 'Public') + part('isInWorkGroup', true),
    )
    expect(facts(added, 'AddColleagueResult')[0]).toMatchObject({
      Name: names.bob,
      Group: 'Team',
      Privacy: 'Public',
      IsInWorkGroup: 'true',
    })
    const again = colleague + part('privacy', 'Public') + part('isInWorkGroup', true)
    expect(await ann.fail('AddColleague', again)).toMatchObject(taken)
    expect(await ann.fail('AddColleague', part('privacy', 'Public') + part('isInWorkGroup', true))).toMatchObject(invalid)
    expect(await ann.fail('AddColleague', again.replace(names.bob, 'nobody here'))).toMatchObject(unknown)
    expect(await ann.fail('AddColleague', again.replace(names.bob, names.ann))).toMatchObject(invalid)
    expect(await bob.fail('AddColleague', account(names.ann) + again)).toMatchObject(denied)
    const show = async (client: typeof bob) =>
      facts(await client.call('GetUserColleagues', account(names.ann)), 'ContactData').map(({ Name }) => Name)
    expect(await show(bob)).toEqual([names.bob])
    await ann.call('UpdateColleaguePrivacy', colleague + part('newPrivacy', 'Private'))
    expect([await show(bob), await show(ann)]).toEqual([[], [names.bob]])
    expect(await bob.fail('GetUserColleagues', account('nobody here'))).toMatchObject(unknown)

    await admin.call('GetUserProfileByName')
    const both = part('colleagueAccountName', 'admin') + part('privacy', 'Public') + part('isInWorkGroup', false)
    for (const client of [ann, bob]) await client.call('AddColleague', both)
    expect(facts(await bob.call('GetCommonColleagues', account(names.ann)), 'ContactData').map(({ Name }) => Name)).toEqual(['admin'])
    expect(await bob.fail('GetCommonColleagues', account('nobody here'))).toMatchObject(unknown)

    await ann.call('RemoveColleague', colleague)
    expect(await ann.fail('RemoveColleague', colleague)).toMatchObject(unknown)
    expect(await ann.fail('UpdateColleaguePrivacy', colleague + part('newPrivacy', 'Private'))).toMatchObject(unknown)
    await ann.call('RemoveAllColleagues')
    expect(await show(ann)).toEqual([])
    expect(await bob.fail('RemoveAllColleagues', account(names.ann))).toMatchObject(denied)
    await bob.call('RemoveAllColleagues')
  })

  it('links and pinned links are added, changed and removed', async () => {
    const link = part('name', 'Wiki') + part('url', 'https://wiki.example/') + part('group', 'Work')
    const { ID = '' } = facts(await ann.call('AddLink', link + part('privacy', 'Public')), 'AddLinkResult')[0] ?? {}
    expect(await ann.fail('AddLink', link + part('privacy', 'Public'))).toMatchObject(taken)
    for (const wrong of ['', 'javascript:x', `https://a/${'x'.repeat(2_000)}`])
      expect(await ann.fail('AddLink', part('name', 'x') + part('url', wrong) + part('privacy', 'Public'))).toMatchObject(invalid)
    const data = (id: string, privacy: string) =>
      part('data', part('Name', 'New') + part('Group', '') + part('Privacy', privacy) + part('Url', '/new') + part('ID', id))
    await ann.call('UpdateLink', data(ID, 'Private'))
    expect(await ann.fail('UpdateLink', data('4711', 'Private'))).toMatchObject(unknown)
    expect(facts(await ann.call('GetUserLinks'), 'QuickLinkData')).toEqual([{ Name: 'New', Privacy: 'Private', Url: '/new', ID }])
    expect(facts(await bob.call('GetUserLinks', account(names.ann)), 'QuickLinkData')).toEqual([])
    expect(await bob.fail('GetUserLinks', account('nobody here'))).toMatchObject(unknown)
    await ann.call('RemoveLink', part('id', ID))
    expect(await ann.fail('RemoveLink', part('id', ID))).toMatchObject(unknown)
    await ann.call('RemoveAllLinks')
    expect(await bob.fail('RemoveAllLinks', account(names.ann))).toMatchObject(denied)

    const pin = facts(await ann.call('AddPinnedLink', part('name', 'Home') + part('url', '/')), 'AddPinnedLinkResult')[0] ?? {}
    expect(await ann.fail('AddPinnedLink', part('name', 'Home') + part('url', '/'))).toMatchObject(taken)
    await ann.call('UpdatePinnedLink', part('data', part('Name', 'Start') + part('Url', '/start') + part('ID', pin.ID ?? '')))
    expect(await ann.fail('UpdatePinnedLink', part('data', part('Url', '/start') + part('ID', 4711)))).toMatchObject(unknown)
    expect(facts(await ann.call('GetUserPinnedLinks'), 'PinnedLinkData')).toEqual([{ Name: 'Start', Url: '/start', ID: pin.ID }])
    expect(facts(await bob.call('GetUserPinnedLinks', account(names.ann)), 'PinnedLinkData')).toEqual([])
    expect(await bob.fail('GetUserPinnedLinks', account('nobody here'))).toMatchObject(unknown)
    await ann.call('RemovePinnedLink', part('id', pin.ID ?? ''))
    expect(await ann.fail('RemovePinnedLink', part('id', pin.ID ?? ''))).toMatchObject(unknown)
    await ann.call('RemoveAllPinnedLinks')
    expect(await bob.fail('RemoveAllPinnedLinks', account(names.ann))).toMatchObject(denied)
  })

  it('memberships are added, shown and removed, and GetInCommon compares them', async () => {
    const key = part('sourceInternal', source) + part('sourceReference', 'cn=team')
    const group = part('MemberGroup', part('SourceInternal', source) + part('SourceReference', 'cn=team'))
    const rest = `${part('DisplayName', 'Team')}${part('Privacy', 'Public')}${part('MailNickname', 'team')}${part('Url', '/team')}${part('ID', 0)}${part('MemberGroupID', 0)}`
    const membership = part('membershipInfo', part('Source', 'Other') + group + rest) + part('privacy', 'Public')
    for (const client of [ann, bob]) await client.call('AddMembership', membership)
    expect(await ann.fail('AddMembership', membership)).toMatchObject(taken)
    expect(await ann.fail('AddMembership', part('privacy', 'Public'))).toMatchObject(invalid)
    expect(facts(await bob.call('GetUserMemberships', account(names.ann)), 'MembershipData')).toMatchObject([
      { DisplayName: 'Team', MailNickname: 'team' },
    ])
    expect(facts(await bob.call('GetCommonMemberships', account(names.ann)), 'MembershipData')).toHaveLength(1)
    expect(facts(await bob.call('GetInCommon', account(names.ann)), 'MembershipData')).toHaveLength(1)
    await ann.call('UpdateMembershipPrivacy', key + part('newPrivacy', 'Private'))
    expect(facts(await bob.call('GetUserMemberships', account(names.ann)), 'MembershipData')).toEqual([])
    await ann.call('RemoveMembership', key)
    expect(await ann.fail('RemoveMembership', key)).toMatchObject(unknown)
    expect(await ann.fail('UpdateMembershipPrivacy', key + part('newPrivacy', 'Private'))).toMatchObject(unknown)
    await bob.call('RemoveAllMemberships')
    expect(await bob.fail('RemoveAllMemberships', account(names.ann))).toMatchObject(denied)
    for (const operation of ['GetUserMemberships', 'GetCommonMemberships', 'GetInCommon'])
      expect(await bob.fail(operation, account('nobody here')), operation).toMatchObject(unknown)
  })

  it('managers make an organisation', async () => {
    const cid = clientOf(names.cid)
    await cid.call('GetUserProfileByName')
    for (const client of [ann, bob]) await modify(client, change('Manager', [names.cid]))
    expect(facts(await bob.call('GetCommonManager', account(names.ann)), 'GetCommonManagerResult')[0]).toMatchObject({ Name: names.cid })
    const organisation = await bob.call('GetUserOrganizations', account(names.ann))
    expect(facts(organisation, 'Manager')[0]).toMatchObject({ Name: names.cid })
    expect(facts(all(organisation, 'Peers')[0] ?? '', 'ContactData').map(({ Name }) => Name)).toEqual([names.bob])
    const reports = all(await bob.call('GetUserOrganizations', account(names.cid)), 'DirectReports')[0] ?? ''
    expect(facts(reports, 'ContactData').map(({ Name }) => Name)).toEqual([names.ann, names.bob])
    // A circle of managers ends.
    await modify(cid, change('Manager', [names.ann]))
    expect(parseXml(await bob.call('GetInCommon', account(names.cid)))).toBeDefined()
    for (const client of [ann, bob, cid]) await modify(client, change('Manager', []))
    expect(await bob.call('GetCommonManager', account(names.ann))).not.toContain('GetCommonManagerResult')
    for (const operation of ['GetCommonManager', 'GetUserOrganizations'])
      expect(await bob.fail(operation, account('nobody here')), operation).toMatchObject(unknown)
  })

  it('profiles are created and deleted by whoever manages permissions', async () => {
    const name = `new${names.ann}`
    expect(property(await admin.call('CreateUserProfileByAccountName', account(name)), 'PreferredName').values).toEqual([name])
    expect(await admin.fail('CreateUserProfileByAccountName', account(name))).toMatchObject(taken)
    expect(await ann.fail('CreateUserProfileByAccountName', account(`${name}er`))).toMatchObject(denied)
    expect((await admin.fail('CreateUserProfileByAccountName')).status).toBe(400)
    await modify(admin, change('Title', ['Lead']), name)
    expect(await ann.fail('DeleteUserProfileByAccountName', account(name))).toMatchObject(denied)
    await admin.call('DeleteUserProfileByAccountName', account(name))
    expect(await admin.fail('DeleteUserProfileByAccountName', account(name))).toMatchObject(unknown)
    expect(await admin.fail('GetUserProfileByName', part('AccountName', name))).toMatchObject(unknown)
    await admin.call('CreateUserProfileByAccountName', account(name))
    expect(property(await admin.call('GetUserProfileByName', part('AccountName', name)), 'Title').values).toEqual([])
  })
})
