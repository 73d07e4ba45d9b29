import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, type SoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn, namespaces } from '../../../support/soap/messages.ts'

let people: Awaited<ReturnType<typeof startWithPeople>>
beforeAll(async () => {
  people = await startWithPeople()
})
afterAll(() => people.server.stop())

const write = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')
const missing = { status: 404, errorCode: '0x80131600' }
const denied = { status: 403, errorCode: '0x80070005' }
const bad = { status: 400, errorCode: '0x80070057' }
let made = 0

describe.each(soapForms(namespaces.directory))('changes in usergroup.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  let admin: SoapContractClient
  let reader: SoapContractClient
  beforeAll(() => {
    const clientOf = (name: string) =>
      createSoapContractClient({
        url: people.server.url,
        service: 'usergroup',
        version,
        namespace,
        headers: { Authorization: basic(name) },
      })
    admin = clientOf('admin')
    reader = clientOf('reader')
    made += 1
  })

  const info = async (groupName: string) => elementsIn(await admin.call('GetGroupInfo', write({ groupName })), 'Group')[0]
  const members = async (groupName: string) =>
    elementsIn(await admin.call('GetUserCollectionFromGroup', write({ groupName })), 'User').map(({ Name }) => Name)

  it('AddGroup and UpdateGroupInfo set name, description, owner and first member', async () => {
    const groupName = `Readers ${made}`
    const group = { groupName, ownerIdentifier: 'owner', ownerType: 'User', defaultUserLoginName: 'member', description: 'Who reads' }
    await admin.call('AddGroup', write(group))
    expect(await info(groupName)).toMatchObject({ Description: 'Who reads', OwnerID: String(people.ids.owner), OwnerIsUser: 'True' })
    expect(await members(groupName)).toEqual(['member'])
    expect(await admin.fail('AddGroup', write(group))).toMatchObject({ status: 409 })
    const plain = { groupName: `Plain ${made}`, ownerIdentifier: groupName, ownerType: 'group' }
    await admin.call('AddGroup', write(plain))
    expect(await members(plain.groupName)).toEqual(['admin'])
    expect(await info(plain.groupName)).toMatchObject({ OwnerIsUser: 'False' })
    for (const [wrong, fault] of [
      [{ ownerType: 'role' }, bad],
      [{ ownerIdentifier: '__proto__', ownerType: 'group' }, missing],
      [{ groupName: ' ' }, bad],
      [{ defaultUserLoginName: 'Home Owners' }, { status: 400 }],
    ] as const)
      expect(await admin.fail('AddGroup', write({ ...group, groupName: `Other ${made}`, ...wrong })), JSON.stringify(wrong)).toMatchObject(
        fault,
      )
    expect(await admin.fail('GetGroupInfo', write({ groupName: `Other ${made}` }))).toMatchObject(missing)
    expect(await reader.fail('AddGroup', write({ ...group, groupName: `Mine ${made}` }))).toMatchObject(denied)

    const update = { oldGroupName: groupName, groupName: `Renamed ${made}`, ownerIdentifier: 'Home Owners', ownerType: 'group' }
    await admin.call('UpdateGroupInfo', write({ ...update, description: 'New' }))
    expect(await info(`Renamed ${made}`)).toMatchObject({ Description: 'New', OwnerIsUser: 'False' })
    expect(await admin.fail('UpdateGroupInfo', write(update))).toMatchObject(missing)
    const back = { ...update, oldGroupName: `Renamed ${made}`, groupName }
    expect(await admin.fail('UpdateGroupInfo', write({ ...back, ownerIdentifier: 'Nope' }))).toMatchObject(missing)
    expect(await reader.fail('UpdateGroupInfo', write({ ...back, ownerIdentifier: 'Home Visitors' }))).toMatchObject(denied)
    expect(await info(`Renamed ${made}`)).toMatchObject({ Description: 'New' })
  })

  it('roles are given to users and groups, and taken from them', async () => {
    const userLoginName = `guest${made}`
    const user = { roleName: 'Contribute', userName: 'A Guest', userLoginName, userEmail: `g${made}@x.test`, userNotes: 'note' }
    await admin.call('AddUserToRole', write(user))
    const inRole = async () =>
      elementsIn(await admin.call('GetUserCollectionFromRole', write({ roleName: 'Contribute' })), 'User').filter(({ LoginName }) =>
        LoginName?.endsWith(`|${userLoginName}`),
      )
    expect(await inRole()).toMatchObject([{ Name: 'A Guest', Email: `g${made}@x.test`, Notes: 'note' }])
    await admin.call('RemoveUserFromRole', write({ roleName: 'contribute', userLoginName }))
    expect(await inRole()).toEqual([])
    await admin.call('AddUserToRole', write(user))
    await admin.call('RemoveUserFromWeb', write({ userLoginName }))
    expect(await inRole()).toEqual([])
    const grant = { roleName: 'Design', groupName: 'Home Members' }
    await admin.call('AddGroupToRole', write(grant))
    await admin.call('RemoveGroupFromRole', write(grant))
    expect(await admin.fail('RemoveGroupFromRole', write(grant))).toMatchObject({ status: 404 })
    expect(await admin.fail('RemoveUserFromWeb', write({ userLoginName }))).toMatchObject({ status: 404 })
    expect(await admin.fail('RemoveUserFromRole', write({ roleName: 'Design', userLoginName: 'nobody' }))).toMatchObject(missing)
    expect(await admin.fail('AddUserToRole', write({ ...user, roleName: '__proto__' }))).toMatchObject({ status: 404 })
    expect(await admin.fail('AddUserToRole', write({ ...user, userNotes: 'x'.repeat(256) }))).toMatchObject(bad)
    expect(await admin.fail('AddGroupToRole', write({ ...grant, groupName: 'Nope' }))).toMatchObject(missing)
    expect(await admin.fail('GetUserCollectionFromRole', write({ roleName: 'Nope' }))).toMatchObject({ status: 404 })
    expect(await reader.fail('AddUserToRole', write(user))).toMatchObject(denied)
    expect(await reader.fail('AddGroupToRole', write(grant))).toMatchObject(denied)
    await admin.call('RemoveUserFromSite', write({ userLoginName }))
    expect(await admin.fail('RemoveUserFromSite', write({ userLoginName }))).toMatchObject(missing)
    expect(await reader.fail('RemoveUserFromSite', write({ userLoginName: 'member' }))).toMatchObject(denied)
  })

  it('role definitions are created and deleted', async () => {
    const roleName = `Readers ${made}`
    const rights = async (name: string) =>
      elementsIn(await admin.call('GetRoleInfo', write({ roleName: name })), 'Role').map(({ BasePermissions }) => BasePermissions)
    await admin.call('AddRole', write({ roleName, description: 'Read', permissionMask: 138612833 }))
    expect((await rights(roleName))[0]).toContain('ViewListItems')
    await admin.call('AddRoleDef', write({ roleName: `All ${made}`, permissionMask: '9223372036854775807' }))
    expect(await rights(`All ${made}`)).toEqual(['FullMask'])
    await admin.call('AddRole', write({ roleName: `Whole ${made}`, permissionMask: -1 }))
    expect(await rights(`Whole ${made}`)).toEqual(['FullMask'])
    expect(await admin.fail('AddRole', write({ roleName, permissionMask: 1 }))).toMatchObject({ status: 409 })
    expect(await admin.fail('AddRoleDef', write({ roleName, permissionMask: 1 }))).toMatchObject({ status: 409 })
    expect(await admin.refuse('AddRoleDef', write({ roleName: 'x', permissionMask: '-5' }))).toMatchObject({ status: 400 })
    expect(await admin.fail('AddRole', write({ roleName: ' ', permissionMask: 1 }))).toMatchObject(bad)
    expect(await reader.fail('AddRole', write({ roleName: 'Mine', permissionMask: 1 }))).toMatchObject(denied)
    for (const name of [roleName, `All ${made}`, `Whole ${made}`]) await admin.call('RemoveRole', write({ roleName: name }))
    expect(await admin.fail('RemoveRole', write({ roleName }))).toMatchObject({ status: 404 })
    expect(await admin.fail('RemoveRole', write({ roleName: 'Full Control' }))).toMatchObject({ status: 400 })
    expect(await reader.fail('RemoveRole', write({ roleName: 'Read' }))).toMatchObject(denied)
  })

  it('UpdateUserInfo changes what is told of a user, and GetUserLoginFromEmail finds users', async () => {
    const about = { userLoginName: 'member', userName: `Mem ${made}`, userEmail: `m${made}@x.test`, userNotes: 'told' }
    await admin.call('UpdateUserInfo', write(about))
    const [user] = elementsIn(await admin.call('GetUserInfo', write({ userLoginName: 'member' })), 'User')
    expect(user).toMatchObject({ Name: `Mem ${made}`, Email: `m${made}@x.test`, Notes: 'told' })
    const emails = (...all: string[]) => `<emailXml><Users>${all.map((Email) => `<User Email="${Email}"/>`).join('')}</Users></emailXml>`
    const found = await reader.call('GetUserLoginFromEmail', emails(`M${made}@x.test`, 'nobody@x.test', '__proto__'))
    expect(elementsIn(found, 'User')).toEqual([
      { Email: `M${made}@x.test`, Login: user?.LoginName, DisplayName: `Mem ${made}`, SiteUser: '1' },
      { Email: 'nobody@x.test', SiteUser: '0' },
      { Email: '__proto__', SiteUser: '0' },
    ])
    expect(await reader.fail('GetUserLoginFromEmail', emails(...Array<string>(201).fill('a@b')))).toMatchObject(bad)
    expect(await admin.fail('UpdateUserInfo', write({ ...about, userName: ' ' }))).toMatchObject(bad)
    expect(await admin.fail('UpdateUserInfo', write({ ...about, userNotes: 'x'.repeat(256) }))).toMatchObject(bad)
    expect(await admin.fail('UpdateUserInfo', write({ ...about, userLoginName: 'nobody' }))).toMatchObject(missing)
    expect(await reader.fail('UpdateUserInfo', write(about))).toMatchObject(denied)
    await admin.call('UpdateUserInfo', write({ userLoginName: 'member', userName: 'member', userNotes: '' }))
  })
})
