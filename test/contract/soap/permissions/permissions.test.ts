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
const denied = { status: 403, errorCode: '0x80070005' }
const bad = { status: 400, errorCode: '0x80070057' }
const masks = { read: 138612833, contribute: 1011028719 }
let made = 0

describe.each(soapForms(namespaces.directory))('permissions.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  let admin: SoapContractClient
  let reader: SoapContractClient
  let list = ''
  beforeAll(async () => {
    const clientOf = (name: string) =>
      createSoapContractClient({
        url: people.server.url,
        service: 'permissions',
        version,
        namespace,
        headers: { Authorization: basic(name) },
      })
    admin = clientOf('admin')
    reader = clientOf('reader')
    made += 1
    list = `Guarded ${made}`
    expect((await people.admin.call('POST', '/_api/web/lists', { body: { Title: list, BaseTemplate: 100 } })).status).toBe(201)
  })

  const permissionsOf = async (objectName: string, objectType: string) =>
    elementsIn(await admin.call('GetPermissionCollection', write({ objectName, objectType })), 'Permission')

  it('GetPermissionCollection returns the users and groups of a web or list', async () => {
    const all = await permissionsOf('', 'web')
    expect(all).toContainEqual(
      expect.objectContaining({ GroupName: 'Home Owners', Mask: '-1', MemberIsUser: 'False', MemberGlobal: 'True' }),
    )
    for (const name of ['Home', '/', people.server.url]) expect(await permissionsOf(name, 'Web'), name).toEqual(all)
    expect(await permissionsOf(list, 'LIST')).toEqual(all)
    const assignments = (await people.admin.call('GET', '/_api/web/roleassignments')).json.value as { PrincipalId: number }[]
    expect(all.map(({ MemberID }) => Number(MemberID))).toEqual(assignments.map(({ PrincipalId }) => PrincipalId))
    const ask = (objectName: string, objectType: string) => admin.fail('GetPermissionCollection', write({ objectName, objectType }))
    expect(await ask('Nope', 'List')).toMatchObject({ status: 404, errorCode: '0x81020015' })
    expect(await ask('/nope', 'Web')).toMatchObject({ status: 404 })
    expect(await ask('', 'Item')).toMatchObject(bad)
    expect(await reader.fail('GetPermissionCollection', write({ objectType: 'Web' }))).toMatchObject(denied)
    expect(await admin.refuse('GetPermissionCollection', '')).toMatchObject({ status: 400 })
  })

  it('AddPermission, UpdatePermission and RemovePermission change a list, which stops inheriting', async () => {
    const object = { objectName: list, objectType: 'List' }
    const user = { ...object, permissionIdentifier: `guest${made}`, permissionType: 'User' }
    const group = { ...object, permissionIdentifier: 'Home Visitors', permissionType: 'group' }
    const mine = async () => (await permissionsOf(list, 'List')).find(({ UserLogin }) => UserLogin?.endsWith(`|guest${made}`))
    const web = await permissionsOf('', 'Web')

    expect(await admin.fail('AddPermission', write({ ...user, permissionMask: 12345 }))).toMatchObject(bad)
    expect(await permissionsOf(list, 'List')).toEqual(web)
    await admin.call('AddPermission', write({ ...user, permissionMask: masks.read }))
    expect(await mine()).toMatchObject({ Mask: String(masks.read), MemberIsUser: 'True', MemberGlobal: 'False' })
    const { json } = await people.admin.call('GET', `/_api/web/lists/getbytitle('${list}')?$select=HasUniqueRoleAssignments`)
    expect(json.HasUniqueRoleAssignments).toBe(true)

    await admin.call('UpdatePermission', write({ ...user, permissionMask: masks.contribute }))
    expect(await mine()).toMatchObject({ Mask: String(masks.contribute) })
    await admin.call('RemovePermission', write(user))
    expect(await mine()).toBeUndefined()
    await admin.call('UpdatePermission', write({ ...group, permissionMask: -1 }))
    expect(await permissionsOf(list, 'List')).toContainEqual(expect.objectContaining({ GroupName: 'Home Visitors', Mask: '-1' }))
    await admin.call('RemovePermission', write(group))
    expect((await permissionsOf('', 'Web')).map(({ GroupName }) => GroupName)).toContain('Home Visitors')

    for (const operation of ['UpdatePermission', 'RemovePermission', 'AddPermission'] as const) {
      const more = operation === 'RemovePermission' ? {} : { permissionMask: masks.read }
      const ask = (given: Readonly<Record<string, string>>) => admin.fail(operation, write({ ...given, ...more }))
      expect(await ask({ ...user, permissionType: 'role' })).toMatchObject(bad)
      expect(await ask({ ...user, objectType: 'Nope' })).toMatchObject(bad)
      expect(await ask({ ...group, permissionIdentifier: '__proto__' })).toMatchObject({ status: 404, errorCode: '0x80131600' })
      expect(await ask({ ...user, objectName: 'Nope' })).toMatchObject({ status: 404, errorCode: '0x81020015' })
      expect(await reader.fail(operation, write({ ...group, ...more }))).toMatchObject({ status: 403 })
      if (operation !== 'AddPermission') expect(await ask(group)).toMatchObject({ status: 404 })
    }
  })

  const named = (given: { readonly users?: readonly string[]; readonly groups?: readonly string[] }) =>
    `<Permissions><Users>${(given.users ?? []).join('')}</Users><Groups>${(given.groups ?? []).join('')}</Groups></Permissions>`
  const user = (LoginName: string, more = '') => `<User LoginName="${LoginName}"${more}/>`
  const group = (GroupName: string, more = '') => `<Group GroupName="${GroupName}"${more}/>`
  const mask = (value: number) => ` PermissionMask="${value}"`

  it('AddPermissionCollection and RemovePermissionCollection change several users and groups, all of them or none', async () => {
    const object = write({ objectName: list, objectType: 'List' })
    const add = (permissions: string) => `${object}<permissionsInfoXml>${permissions}</permissionsInfoXml>`
    const remove = (permissions: string) => `${object}<memberIdsXml>${permissions}</memberIdsXml>`
    const [first, second] = [`one${made}`, `two${made}`]
    const told = ' Name="Uma" Email="uma@example.org" Notes="from a list"'
    const granted = async () =>
      (await permissionsOf(list, 'List')).flatMap(({ UserLogin, GroupName, Mask }) => {
        const name = GroupName ?? UserLogin?.split('|').at(-1) ?? ''
        return [first, second, 'Home Visitors'].includes(name) ? [`${name} ${Mask}`] : []
      })
    const users = [user(first, told + mask(masks.read)), user(second, mask(masks.contribute))]
    expect(await granted()).toEqual([])

    const wrong = named({ users, groups: [group('Nobody', mask(-1))] })
    expect(await admin.fail('AddPermissionCollection', add(wrong))).toMatchObject({ status: 404, errorCode: '0x80131600' })
    expect(await admin.fail('AddPermissionCollection', add(named({ users: [...users, user('x', mask(5))] })))).toMatchObject(bad)
    expect(await granted()).toEqual([])
    await admin.call('AddPermissionCollection', add(named({ users, groups: [group('Home Visitors', mask(masks.read))] })))
    expect((await granted()).sort()).toEqual(
      [`Home Visitors ${masks.read}`, `${first} ${masks.read}`, `${second} ${masks.contribute}`].sort(),
    )
    const { json } = await people.admin.call(
      'GET',
      `/_api/web/siteusers/getbyloginname('${encodeURIComponent(`i:0#.f|membership|${first}`)}')`,
    )
    expect(json).toMatchObject({ Title: 'Uma', Email: 'uma@example.org' })

    expect(await admin.fail('RemovePermissionCollection', remove(named({ users: [user(first), user('nobody')] })))).toMatchObject({
      status: 404,
    })
    expect(await granted()).toHaveLength(3)
    await admin.call('RemovePermissionCollection', remove(named({ users: [user(first), user(second)], groups: [group('Home Visitors')] })))
    expect(await granted()).toEqual([])
  })

  it.each([
    ['AddPermissionCollection', 'permissionsInfoXml', mask(masks.read)],
    ['RemovePermissionCollection', 'memberIdsXml', ''],
  ] as const)('%s refuses nobody, too many, roles and what it cannot find', async (operation, parameter, rights) => {
    const ask = (permissions: string, object: Readonly<Record<string, string>> = { objectName: list, objectType: 'List' }) =>
      `${write(object)}<${parameter}>${permissions}</${parameter}>`
    const one = named({ groups: [group('Home Owners', rights)] })
    const many = named({ users: Array.from({ length: 101 }, (_, at) => user(`many${at}`, rights)) })
    const roles = `<Permissions><Roles><Role RoleName="Read"${rights}/></Roles></Permissions>`
    for (const wrong of [named({}), '<Permissions/>', many, roles])
      expect(await admin.fail(operation, ask(wrong)), wrong.slice(0, 80)).toMatchObject(bad)
    expect(await admin.fail(operation, ask(one, { objectType: 'Item' }))).toMatchObject(bad)
    expect(await admin.fail(operation, ask(one, { objectName: 'Nope', objectType: 'List' }))).toMatchObject({ status: 404 })
    expect(await reader.fail(operation, ask(one))).toMatchObject({ status: 403 })
    for (const wrong of ['', '<Permissions><Users><User/></Users></Permissions>'])
      expect(await admin.refuse(operation, ask(wrong))).toMatchObject({ status: 400 })
  })
})
