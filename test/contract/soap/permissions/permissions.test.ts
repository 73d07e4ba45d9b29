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
})
