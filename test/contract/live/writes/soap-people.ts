import { row, type World, type WriteRow } from './world.ts'

type Values = Readonly<Record<string, string | number>>

const parts = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')

const callOf = (service: 'usergroup' | 'permissions') => (w: World, operation: string, values: Values) =>
  w.soap(service).call(operation, parts(values))
const usergroup = callOf('usergroup')
const permissions = callOf('permissions')

/** The login name of a new user of the site collection. */
async function user(w: World): Promise<string> {
  const logonName = `user${w.next()}`
  await w.post('/_api/web/ensureuser', { logonName })
  return logonName
}

/** The name of a new group. */
async function group(w: World): Promise<string> {
  const title = `Group ${w.next()}`
  await w.post('/_api/web/sitegroups', { Title: title })
  return title
}

/** The name of a new role definition. */
async function role(w: World): Promise<string> {
  const roleName = `Role ${w.next()}`
  await usergroup(w, 'AddRole', { roleName, permissionMask: read })
  return roleName
}

const [read, contribute] = [138612833, 1011028719]
const userGrant = async (w: World) => ({ roleName: 'Read', userLoginName: await user(w) })
const groupGrant = async (w: World) => ({ roleName: 'Read', groupName: await group(w) })
const permissionOf = (objectName: string, permissionIdentifier: string) => ({
  ...{ objectName, objectType: 'List' },
  ...{ permissionIdentifier, permissionType: 'User' },
})

/** A list on which a user has a role. */
async function granted(w: World) {
  const permission = permissionOf((await w.list()).title, await user(w))
  await permissions(w, 'AddPermission', { ...permission, permissionMask: read })
  return permission
}

/** Writes by usergroup.asmx, permissions.asmx and people.asmx, as service and operation. */
export const soapPeopleWrites: Readonly<Record<string, WriteRow>> = {
  'usergroup.AddGroup': row(
    'Group Add, Group MemberAdd, Group MemberAdd, Group MemberDelete, Group Update',
    '',
    'ContentWritten people.addGroup, PermissionChanged people.addMember, PermissionChanged people.removeMember, PermissionChanged people.setGroupOwner',
    async (w) => {
      const [ownerIdentifier, defaultUserLoginName] = [await user(w), await user(w)]
      const values = { groupName: `Group ${w.next()}`, ownerIdentifier, ownerType: 'user', defaultUserLoginName }
      return () => usergroup(w, 'AddGroup', values)
    },
  ),
  'usergroup.UpdateGroupInfo': row(
    'Group Update, Group Update',
    '',
    'ContentWritten people.updateGroup, PermissionChanged people.setGroupOwner',
    async (w) => {
      const [oldGroupName, ownerIdentifier] = [await group(w), await user(w)]
      const values = { oldGroupName, groupName: `Group ${w.next()}`, ownerIdentifier, ownerType: 'user' }
      return () => usergroup(w, 'UpdateGroupInfo', values)
    },
  ),
  'usergroup.AddUserToRole': row(
    'User Add, Web AssignmentAdd, User Update',
    '',
    'ContentWritten people.ensureUser, PermissionChanged permissions.addAssignment, PermissionChanged people.updateUser',
    async (w) => {
      const values = { roleName: 'Read', userName: 'A Guest', userLoginName: `user${w.next()}` }
      return () => usergroup(w, 'AddUserToRole', values)
    },
  ),
  'usergroup.AddGroupToRole': row('Web AssignmentAdd', '', 'PermissionChanged permissions.addAssignment', async (w) => {
    const values = await groupGrant(w)
    return () => usergroup(w, 'AddGroupToRole', values)
  }),
  'usergroup.RemoveUserFromRole': row('Web AssignmentDelete', '', 'PermissionChanged permissions.removeAssignment', async (w) => {
    const values = await userGrant(w)
    await usergroup(w, 'AddUserToRole', values)
    return () => usergroup(w, 'RemoveUserFromRole', values)
  }),
  'usergroup.RemoveGroupFromRole': row('Web AssignmentDelete', '', 'PermissionChanged permissions.removeAssignment', async (w) => {
    const values = await groupGrant(w)
    await usergroup(w, 'AddGroupToRole', values)
    return () => usergroup(w, 'RemoveGroupFromRole', values)
  }),
  'usergroup.RemoveUserFromWeb': row('Web AssignmentDelete', '', 'PermissionChanged permissions.deleteAssignment', async (w) => {
    const values = await userGrant(w)
    await usergroup(w, 'AddUserToRole', values)
    return () => usergroup(w, 'RemoveUserFromWeb', { userLoginName: values.userLoginName })
  }),
  'usergroup.RemoveUserFromSite': row('User Delete', '', 'PermissionChanged people.removeUser', async (w) => {
    const userLoginName = await user(w)
    return () => usergroup(w, 'RemoveUserFromSite', { userLoginName })
  }),
  'usergroup.UpdateUserInfo': row('User Update', '', 'PermissionChanged people.updateUser', async (w) => {
    const values = { userLoginName: await user(w), userName: 'Other' }
    return () => usergroup(w, 'UpdateUserInfo', values)
  }),
  'usergroup.AddRole': row('Web RoleAdd', '', 'PermissionChanged permissions.addRole', async (w) => {
    const values = { roleName: `Role ${w.next()}`, permissionMask: read }
    return () => usergroup(w, 'AddRole', values)
  }),
  'usergroup.AddRoleDef': row('Web RoleAdd', '', 'PermissionChanged permissions.addRole', async (w) => {
    const values = { roleName: `Role ${w.next()}`, permissionMask: read }
    return () => usergroup(w, 'AddRoleDef', values)
  }),
  'usergroup.RemoveRole': row('Web RoleDelete', '', 'PermissionChanged permissions.deleteRole', async (w) => {
    const roleName = await role(w)
    return () => usergroup(w, 'RemoveRole', { roleName })
  }),
  'permissions.AddPermissionCollection': row(
    'List ScopeAdd, User Add, List AssignmentAdd, User Update, List AssignmentAdd',
    '',
    'PermissionChanged permissions.breakInheritance, ContentWritten people.ensureUser, PermissionChanged permissions.addAssignment, PermissionChanged people.updateUser, PermissionChanged permissions.addAssignment',
    async (w) => {
      const [{ title }, name] = [await w.list(), await group(w)]
      const user = `<Users><User LoginName="user${w.next()}" Name="A Guest" PermissionMask="${read}"/></Users>`
      const given = `${user}<Groups><Group GroupName="${name}" PermissionMask="${read}"/></Groups>`
      const object = parts({ objectName: title, objectType: 'List' })
      const message = `${object}<permissionsInfoXml><Permissions>${given}</Permissions></permissionsInfoXml>`
      return () => w.soap('permissions').call('AddPermissionCollection', message)
    },
  ),
  'permissions.RemovePermissionCollection': row(
    'List AssignmentDelete',
    '',
    'PermissionChanged permissions.deleteAssignment',
    async (w) => {
      const { objectName, objectType, permissionIdentifier } = await granted(w)
      const given = `<memberIdsXml><Permissions><Users><User LoginName="${permissionIdentifier}"/></Users></Permissions></memberIdsXml>`
      return () => w.soap('permissions').call('RemovePermissionCollection', parts({ objectName, objectType }) + given)
    },
  ),
  'permissions.AddPermission': row(
    'List ScopeAdd, User Add, List AssignmentAdd',
    '',
    'PermissionChanged permissions.breakInheritance, ContentWritten people.ensureUser, PermissionChanged permissions.addAssignment',
    async (w) => {
      const values = { ...permissionOf((await w.list()).title, `user${w.next()}`), permissionMask: read }
      return () => permissions(w, 'AddPermission', values)
    },
  ),
  'permissions.UpdatePermission': row(
    'List AssignmentDelete, List AssignmentAdd',
    '',
    'PermissionChanged permissions.deleteAssignment, PermissionChanged permissions.addAssignment',
    async (w) => {
      const values = { ...(await granted(w)), permissionMask: contribute }
      return () => permissions(w, 'UpdatePermission', values)
    },
  ),
  'permissions.RemovePermission': row('List AssignmentDelete', '', 'PermissionChanged permissions.deleteAssignment', async (w) => {
    const values = await granted(w)
    return () => permissions(w, 'RemovePermission', values)
  }),
  'people.ResolvePrincipals': row('User Add', '', 'ContentWritten people.ensureUser', async (w) => {
    const keys = `<principalKeys><string>user${w.next()}</string></principalKeys>`
    const how = parts({ principalType: 'User', addToUserInfoList: 'true' })
    return () => w.soap('people').call('ResolvePrincipals', keys + how)
  }),
}
