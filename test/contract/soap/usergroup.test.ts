import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../support/samples/people-server.ts'
import { basic } from '../../support/server.ts'
import { createSoapContractClient, type SoapContractClient, type SoapVersion, soapForms } from '../../support/soap/contract-client.ts'
import { namespaces } from '../../support/soap/messages.ts'

let people: Awaited<ReturnType<typeof startWithPeople>>
beforeAll(async () => {
  people = await startWithPeople()
})
afterAll(() => people.server.stop())

const clientOf = (version: SoapVersion, namespace: string, headers: Record<string, string>): SoapContractClient =>
  createSoapContractClient({ url: people.server.url, service: 'usergroup', version, namespace, headers })

/** The values of an attribute, of every element of this name. */
const valuesOf = (reply: string, element: string, attribute: string): string[] =>
  [...reply.matchAll(new RegExp(`<${element} [^>]*?\\b${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)
const names = (reply: string) => valuesOf(reply, 'User', 'Name')
const login = (name: string) => `<userLoginName>${name}</userLoginName>`
const group = (name: string) => `<groupName>${name}</groupName>`
const missing = { status: 404, errorCode: '0x80131600' }
const denied = { status: 403, errorCode: '0x80070005' }

const withoutParameters = [
  'GetCurrentUserInfo',
  'GetUserCollectionFromSite',
  'GetAllUserCollectionFromWeb',
  'GetUserCollectionFromWeb',
  'GetGroupCollectionFromSite',
  'GetGroupCollectionFromWeb',
  'GetRoleCollectionFromWeb',
  'GetRolesAndPermissionsForCurrentUser',
]

describe.each(soapForms(namespaces.directory))('usergroup.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  let admin: SoapContractClient
  let reader: SoapContractClient
  beforeAll(() => {
    admin = clientOf(version, namespace, { Authorization: basic('admin') })
    reader = clientOf(version, namespace, { Authorization: basic('reader') })
  })

  it('GetUserInfo answers a user by every spelling of the login name, or that there is none', async () => {
    for (const name of ['owner', 'OWNER', 'i:0#.f|membership|owner']) {
      const reply = await reader.call('GetUserInfo', login(name))
      expect(reply).toMatch(
        new RegExp(
          `<GetUserInfoResult><GetUserInfo><User ID="${people.ids.owner}" Sid="" Name="owner" LoginName="i:0#\\.f\\|membership\\|owner" Email="owner@[^"]+" Notes="" IsSiteAdmin="False" IsDomainGroup="False" Flags="0"/></GetUserInfo>`,
        ),
      )
    }
    expect(valuesOf(await reader.call('GetUserInfo', login('admin')), 'User', 'IsSiteAdmin')).toEqual(['True'])
    for (const name of ['nobody', '', 'x'.repeat(300), '__proto__', 'Home Owners', 'a&#133;b'])
      expect(await admin.fail('GetUserInfo', login(name)), name).toMatchObject(missing)
    expect(await admin.refuse('GetUserInfo', '')).toMatchObject({ status: 400, errorCode: '0x80070057' })
  })

  it('GetCurrentUserInfo answers who asks, inside the element that clients look for', async () => {
    const reply = await reader.call('GetCurrentUserInfo')
    expect(reply).toContain('<GetCurrentUserInfoResult><GetUserInfo><User ')
    expect(names(reply)).toEqual(['reader'])
  })

  it('lists the users of the site collection, and those who have a role themselves', async () => {
    for (const operation of ['GetUserCollectionFromSite', 'GetAllUserCollectionFromWeb']) {
      const reply = await reader.call(operation)
      expect(reply).toContain(`<${operation}Result><${operation}><Users><User `)
      expect(names(reply)).toEqual(expect.arrayContaining(['admin', 'owner', 'member', 'reader']))
    }
    const grant = `/_api/web/roleassignments/addroleassignment(principalid=${people.ids.member},roledefid=1073741827)`
    expect((await people.admin.call('POST', grant)).status).toBe(200)
    expect(names(await admin.call('GetUserCollectionFromWeb'))).toEqual(['member'])
    const take = `/_api/web/roleassignments/removeroleassignment(principalid=${people.ids.member},roledefid=1073741827)`
    expect((await people.admin.call('POST', take)).status).toBe(200)
    expect(names(await admin.call('GetUserCollectionFromWeb'))).toEqual([])
    expect(await reader.fail('GetUserCollectionFromWeb')).toMatchObject(denied)
  })

  it('answers groups with their owners, and the groups of a user', async () => {
    const site = await reader.call('GetGroupCollectionFromSite')
    expect(valuesOf(site, 'Group', 'Name')).toEqual(['Home Members', 'Home Owners', 'Home Visitors'])
    const web = await admin.call('GetGroupCollectionFromWeb')
    expect(web).toContain('<GetGroupCollectionFromWebResult><GetGroupCollectionFromWeb><Groups><Group ')
    expect(valuesOf(web, 'Group', 'Name')).toEqual(['Home Members', 'Home Owners', 'Home Visitors'])
    const one = await reader.call('GetGroupInfo', group('home VISITORS'))
    expect(one).toMatch(/<GetGroupInfoResult><GetGroupInfo><Group ID="\d+" Name="Home Visitors" Description="[^"]*" OwnerID="\d+"/)
    expect(valuesOf(await reader.call('GetGroupCollectionFromUser', login('member')), 'Group', 'Name')).toEqual(['Home Members'])
    expect(valuesOf(await reader.call('GetGroupCollectionFromUser', login('admin')), 'Group', 'Name')).toEqual(
      valuesOf(await admin.call('GetGroupCollectionFromUser', login('admin')), 'Group', 'Name'),
    )
    expect(await admin.fail('GetGroupCollectionFromUser', login('nobody'))).toMatchObject(missing)
    for (const name of ['Nope', '', '__proto__', 'owner']) expect(await admin.fail('GetGroupInfo', group(name))).toMatchObject(missing)
    expect(await admin.refuse('GetGroupInfo', '')).toMatchObject({ status: 400 })
  })

  it('puts users into groups and takes them out, for users who may do so', async () => {
    const members = async () => names(await admin.call('GetUserCollectionFromGroup', group('Home Visitors')))
    const before = await members()
    expect(before).toContain('reader')
    const newcomer = `newcomer ${version} ${namespace.length}`
    const details = `<userName>The ${newcomer}</userName>${login(newcomer)}<userEmail>n@example.org</userEmail><userNotes>none</userNotes>`
    await admin.call('AddUserToGroup', group('Home Visitors') + details)
    expect(await members()).toEqual([...before, `The ${newcomer}`])
    // The second deletion changes nothing.
    await admin.call('AddUserToGroup', group('Home Visitors') + details)
    expect(await members()).toEqual([...before, `The ${newcomer}`])
    await admin.call('RemoveUserFromGroup', group('Home Visitors') + login(newcomer))
    expect(await members()).toEqual(before)

    expect(await admin.fail('RemoveUserFromGroup', group('Home Visitors') + login(newcomer))).toMatchObject(missing)
    expect(await admin.fail('RemoveUserFromGroup', group('Nope') + login('reader'))).toMatchObject(missing)
    expect(await admin.fail('AddUserToGroup', group('Nope') + login('reader'))).toMatchObject(missing)
    expect(await admin.fail('AddUserToGroup', group('Home Visitors') + login(''))).toMatchObject({ status: 400, errorCode: '0x81020054' })
    expect(await admin.refuse('AddUserToGroup', group('Home Visitors'))).toMatchObject({ status: 400 })
    expect(await reader.fail('AddUserToGroup', group('Home Owners') + login('reader'))).toMatchObject(denied)
    expect(await reader.fail('RemoveUserFromGroup', group('Home Owners') + login('owner'))).toMatchObject(denied)
    expect(await admin.fail('GetUserCollectionFromGroup', group('Nope'))).toMatchObject(missing)
    expect(await members()).toEqual(before)
  })

  it('shows members to members alone where the group says so', async () => {
    const title = `Closed ${version} ${namespace.length}`
    const made = await people.admin.call('POST', '/_api/web/sitegroups', { body: { Title: title, OnlyAllowMembersViewMembership: true } })
    expect(made.status).toBe(201)
    expect(names(await admin.call('GetUserCollectionFromGroup', group(title)))).toEqual(['admin'])
    expect(await reader.fail('GetUserCollectionFromGroup', group(title))).toMatchObject(denied)
    expect(await reader.fail('RemoveGroup', group(title))).toMatchObject(denied)
    await admin.call('RemoveGroup', group(title))
    expect(await admin.fail('RemoveGroup', group(title))).toMatchObject(missing)
    expect(await admin.fail('RemoveGroup', group('Home Owners'))).toMatchObject({ status: 400 })
  })

  it('answers roles with the names of their rights', async () => {
    const all = await reader.call('GetRoleCollectionFromWeb')
    expect(all).toContain('<GetRoleCollectionFromWebResult><GetRoleCollectionFromWeb><Roles><Role ')
    expect(all).toMatch(/<Role ID="1073741829" Name="Full Control" [^>]*Type="Administrator" BasePermissions="FullMask"\/>/)
    const [rights] = valuesOf(await reader.call('GetRoleInfo', '<roleName>read</roleName>'), 'Role', 'BasePermissions')
    expect(rights?.split(', ')).toEqual(expect.arrayContaining(['ViewListItems', 'OpenItems', 'Open', 'ViewPages']))
    expect(rights).not.toContain('EditListItems')
    for (const name of ['Nope', '', '__proto__'])
      expect(await admin.fail('GetRoleInfo', `<roleName>${name}</roleName>`)).toMatchObject(missing)
  })

  it('GetRolesAndPermissionsForCurrentUser answers the rights and roles of who asks', async () => {
    const [rights, ids] = [(reply: string) => valuesOf(reply, 'Permissions', 'Value'), (reply: string) => valuesOf(reply, 'Role', 'ID')]
    const { json } = await people.admin.call('GET', '/_api/web/effectivebasepermissions')
    const all = await admin.call('GetRolesAndPermissionsForCurrentUser')
    expect(rights(all)).toEqual([String((BigInt(json.High) << 32n) | BigInt(json.Low))])
    const own = await reader.call('GetRolesAndPermissionsForCurrentUser')
    expect(own).toMatch(/<RolesAndPermissions><Permissions Value="\d+"\/><Roles><Role ID="1073741826" Name="Read" /)
    expect(own).not.toContain('Order=')
    expect(ids(own)).toEqual(['1073741826'])
    expect(valuesOf(own, 'Role', 'BasePermissions')).toEqual(rights(own))
  })

  it.each(withoutParameters)('%s is only for users who say who they are, and takes nothing', async (operation) => {
    expect(await clientOf(version, namespaces.configured, {}).fail(operation)).toMatchObject({ status: 401, errorCode: '0x80070005' })
    expect(await admin.refuse(operation, login('owner'))).toMatchObject({ status: 400, errorCode: '0x80070057' })
  })
})
