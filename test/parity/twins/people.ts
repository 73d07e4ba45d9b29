import { batchOf } from '../../support/doors.ts'
import { idAt, json, merge, type Read, remove, type Step } from './step.ts'

const named = (user: string) => `i:0#.f|membership|${user}`
const userOf = (user: string) => `<userLoginName>${named(user)}</userLoginName>`
const userPath = (user: string) => `/_api/web/siteusers/getbyloginname('${encodeURIComponent(named(user))}')`
const role = '<roleName>Read</roleName>'
const readRole = 1_073_741_826
const contributeRole = 1_073_741_827
const masks = { read: 138_612_833, contribute: 1_011_028_719 }

const idOf = async (read: Read, path: string): Promise<number> => Number(await idAt(read, path))
const userId = (read: Read) => idOf(read, userPath('carol'))
const groupId = (read: Read, name = 'Readers') => idOf(read, `/_api/web/sitegroups/getbyname('${name}')`)
const grant = (principalid: number, verb: 'add' | 'remove', place = '/_api/web', roleId = readRole) =>
  json(`${place}/roleassignments/${verb}roleassignment(principalid=${principalid},roledefid=${roleId})`)
const grants = (principalId: number, place = '/_api/web') =>
  json(`${place}/roleassignments/getbyprincipalid(${principalId})`, undefined, remove)

const newRole = (Name: string) =>
  json('/_api/web/roledefinitions', { Name, Description: 'd', BasePermissions: { High: '0', Low: String(masks.read) } })
const roleParts = (name: string) => `<roleName>${name}</roleName><description>d</description><permissionMask>${masks.read}</permissionMask>`
const owner = `<ownerIdentifier>${named('admin')}</ownerIdentifier><ownerType>user</ownerType><description>d</description>`

const tasksAt = async (read: Read) => `/_api/web/lists(guid'${await idAt(read, "/_api/web/lists/getbytitle('Tasks')")}')`
const onTasks = '<objectName>Tasks</objectName><objectType>List</objectType>'
const toCarol = `<permissionIdentifier>${named('carol')}</permissionIdentifier><permissionType>user</permissionType>`
const mask = (value: number) => `<permissionMask>${value}</permissionMask>`

const group = (name: string) => `<groupName>${name}</groupName>`
const login = '<userLoginName>i:0#.f|membership|bob</userLoginName>'

/** In this order, each on what the ones before have left. */
export const peopleSteps: readonly Step[] = [
  {
    operation: 'usergroup.AddUserToGroup',
    before: [json('/_api/web/ensureuser', { logonName: 'bob' }), json('/_api/web/sitegroups', { Title: 'Team', Description: '' })],
    rest: json("/_api/web/sitegroups/getbyname('Team')/users", { LoginName: 'i:0#.f|membership|bob' }),
    soap: group('Team') + login,
  },
  {
    operation: 'usergroup.RemoveUserFromGroup',
    rest: json("/_api/web/sitegroups/getbyname('Team')/users/removebyloginname('i%3A0%23.f%7Cmembership%7Cbob')"),
    soap: group('Team') + login,
  },
  { operation: 'usergroup.RemoveGroup', rest: json("/_api/web/sitegroups/removebyloginname('Team')"), soap: group('Team') },
  {
    operation: 'usergroup.UpdateUserInfo',
    rest: json("/_api/web/siteusers/getbyloginname('i%3A0%23.f%7Cmembership%7Cbob')", { Title: 'Bob B.' }, merge),
    soap: `${login}<userName>Bob B.</userName>`,
  },
  {
    operation: 'usergroup.RemoveUserFromSite',
    rest: json("/_api/web/siteusers/removebyloginname('i%3A0%23.f%7Cmembership%7Cbob')"),
    soap: login,
  },
  {
    operation: 'usergroup.AddGroup',
    rest: json('/_api/web/sitegroups', { Title: 'Readers', Description: 'd' }),
    soap: `${group('Readers')}${owner}`,
  },
  {
    operation: 'usergroup.AddGroupToRole',
    rest: async (read) => grant(await groupId(read), 'add'),
    soap: role + group('Readers'),
  },
  {
    operation: 'usergroup.RemoveGroupFromRole',
    rest: async (read) => grant(await groupId(read), 'remove'),
    soap: role + group('Readers'),
  },
  {
    operation: 'usergroup.UpdateGroupInfo',
    rest: async (read) => json(`/_api/web/sitegroups/getbyid(${await groupId(read)})`, { Title: 'All readers', Description: 'd' }, merge),
    soap: `<oldGroupName>Readers</oldGroupName>${group('All readers')}${owner}`,
  },
  {
    operation: 'usergroup.AddUserToRole',
    before: [json('/_api/web/ensureuser', { logonName: 'carol' })],
    rest: async (read) => grant(await userId(read), 'add'),
    soap: `${role}<userName>Carol</userName>${userOf('carol')}`,
  },
  {
    operation: 'usergroup.RemoveUserFromRole',
    rest: async (read) => grant(await userId(read), 'remove'),
    soap: role + userOf('carol'),
  },
  {
    operation: 'usergroup.AddUserToRole',
    rest: async (read) => grant(await userId(read), 'add'),
    soap: `${role}<userName>Carol</userName>${userOf('carol')}`,
  },
  { operation: 'usergroup.RemoveUserFromWeb', rest: async (read) => grants(await userId(read)), soap: userOf('carol') },
  { operation: 'usergroup.AddRole', rest: newRole('Reader'), soap: roleParts('Reader') },
  { operation: 'usergroup.AddRoleDef', rest: newRole('Viewer'), soap: roleParts('Viewer') },
  {
    operation: 'usergroup.RemoveRole',
    rest: async (read) => {
      const all = (await read('/_api/web/roledefinitions')).value as readonly { readonly Id: number; readonly Name: string }[]
      return json(`/_api/web/roledefinitions(${all.find(({ Name }) => Name === 'Reader')?.Id})`, undefined, remove)
    },
    soap: '<roleName>Reader</roleName>',
  },
  {
    operation: 'permissions.AddPermission',
    before: [json(`/_api/web/lists/getbytitle('Tasks')/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)],
    rest: async (read) => grant(await userId(read), 'add', await tasksAt(read), contributeRole),
    soap: onTasks + toCarol + mask(masks.contribute),
  },
  {
    operation: 'permissions.UpdatePermission',
    rest: async (read) => {
      const [user, tasks] = [await userId(read), await tasksAt(read)]
      return batchOf([grants(user, tasks), grant(user, 'add', tasks)])
    },
    soap: onTasks + toCarol + mask(masks.read),
    acts: 2,
  },
  {
    operation: 'permissions.RemovePermission',
    rest: async (read) => grants(await userId(read), await tasksAt(read)),
    soap: onTasks + toCarol,
  },
  {
    operation: 'permissions.AddPermissionCollection',
    rest: async (read) => grant(await userId(read), 'add', await tasksAt(read)),
    soap: `${onTasks}<permissionsInfoXml><Permissions><Users><User LoginName="${named('carol')}" PermissionMask="${masks.read}"/></Users></Permissions></permissionsInfoXml>`,
  },
  {
    operation: 'permissions.RemovePermissionCollection',
    rest: async (read) => grants(await userId(read), await tasksAt(read)),
    soap: `${onTasks}<memberIdsXml><Permissions><Users><User LoginName="${named('carol')}"/></Users></Permissions></memberIdsXml>`,
  },
  {
    operation: 'people.ResolvePrincipals',
    rest: json('/_api/web/ensureuser', { logonName: named('dora') }),
    soap: `<principalKeys><string>${named('dora')}</string></principalKeys><principalType>User</principalType><addToUserInfoList>true</addToUserInfoList>`,
  },
  {
    operation: 'userprofileservice.ModifyUserPropertyByAccountName',
    rest: json('/_api/sp.userprofiles.peoplemanager/setsinglevalueprofileproperty', {
      accountName: named('carol'),
      propertyName: 'SPS-Interests',
      propertyValue: 'maps',
    }),
    soap: `<accountName>${named('carol')}</accountName><newData><PropertyData><IsPrivacyChanged>false</IsPrivacyChanged><IsValueChanged>true</IsValueChanged><Name>SPS-Interests</Name><Privacy>NotSet</Privacy><Values><ValueData><Value xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xsi:type="xsd:string">maps</Value></ValueData></Values></PropertyData></newData>`,
  },
]
