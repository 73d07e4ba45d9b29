import {
  type Group as GroupElement,
  type OwnRole,
  type Role,
  type UserGroupBindings,
  usergroup,
} from '../../../generated/soap/usergroup.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { Context } from '../../core/access/context.ts'
import { type Principal, principalKinds } from '../../core/access/principals.ts'
import {
  addMember,
  deleteGroup,
  type Group,
  getGroup,
  ownersOfEach,
  queryGroups,
  queryMembers,
  queryUserGroups,
  removeMember,
} from '../../core/acts/people/groups.ts'
import { currentUser, getUser, queryUsers } from '../../core/acts/people/users.ts'
import { ownRights, ownRoles } from '../../core/acts/permissions/asked-rights.ts'
import { queryAssignments } from '../../core/acts/permissions/role-assignments.ts'
import { getRoleDefinition, queryRoleDefinitions, type RoleDefinition } from '../../core/acts/permissions/role-definitions.ts'
import { fullMask, maskOf, rightsIn } from '../../core/model/permissions/rights.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { trueOrFalse } from '../protocol/wire-text.ts'
import { groupChanges } from './group-changes.ts'
import { userElement, userElements } from './user-elements.ts'

interface Asked {
  /** `HostName` is the e-mail domain of users whose name has none. */
  readonly settings: { readonly HostName: string }
}

const bindings = ({ settings: { HostName: hostName } }: Asked): UserGroupBindings<SignedInCall> => ({
  async GetUserInfo({ context }, { userLoginName }) {
    return { GetUserInfoResult: { GetUserInfo: { User: userElement(await getUser(context, { loginName: userLoginName })) } } }
  },

  // The inner element has the name of GetUserInfo, because clients look for that name.
  async GetCurrentUserInfo({ context }) {
    return { GetCurrentUserInfoResult: { GetUserInfo: { User: userElement(await currentUser(context)) } } }
  },

  async GetUserCollectionFromSite({ context }) {
    return { GetUserCollectionFromSiteResult: { GetUserCollectionFromSite: userElements(await queryUsers(context)) } }
  },

  async GetAllUserCollectionFromWeb({ context }) {
    return { GetAllUserCollectionFromWebResult: { GetAllUserCollectionFromWeb: userElements(await queryUsers(context)) } }
  },

  async GetUserCollectionFromWeb({ context }) {
    const users = (await assignedOnWeb(context)).filter(({ kind }) => kind === principalKinds.user)
    return { GetUserCollectionFromWebResult: { GetUserCollectionFromWeb: userElements(users) } }
  },

  async GetUserCollectionFromGroup({ context }, { groupName }) {
    const users = await queryMembers(context, { name: groupName })
    return { GetUserCollectionFromGroupResult: { GetUserCollectionFromGroup: userElements(users) } }
  },

  async GetGroupCollectionFromSite({ context }) {
    return { GetGroupCollectionFromSiteResult: { GetGroupCollectionFromSite: await groupsOf(context, await queryGroups(context)) } }
  },

  async GetGroupCollectionFromWeb({ context }) {
    const assigned = new Set((await assignedOnWeb(context)).map(({ id }) => id))
    const groups = (await queryGroups(context)).filter(({ row }) => assigned.has(row.id))
    return { GetGroupCollectionFromWebResult: { GetGroupCollectionFromWeb: await groupsOf(context, groups) } }
  },

  async GetGroupCollectionFromUser({ context }, { userLoginName }) {
    const groups = await queryUserGroups(context, { loginName: userLoginName })
    return { GetGroupCollectionFromUserResult: { GetGroupCollectionFromUser: await groupsOf(context, groups) } }
  },

  async GetGroupInfo({ context }, { groupName }) {
    const group = await getGroup(context, { name: groupName })
    const [owner] = await ownersOfEach(context, [group])
    return { GetGroupInfoResult: { GetGroupInfo: { Group: groupOf(group, owner) } } }
  },

  async RemoveGroup({ context }, { groupName }) {
    await deleteGroup(context, { name: groupName })
    return {}
  },

  async AddUserToGroup({ context }, { groupName, userLoginName, userName: title, userEmail: email, userNotes: notes }) {
    await addMember(context, { name: groupName }, userLoginName, hostName, { title, email, notes })
    return {}
  },

  async RemoveUserFromGroup({ context }, { groupName, userLoginName }) {
    await removeMember(context, { name: groupName }, { loginName: userLoginName })
    return {}
  },

  async GetRoleCollectionFromWeb({ context }) {
    const roles = await queryRoleDefinitions(context)
    return { GetRoleCollectionFromWebResult: { GetRoleCollectionFromWeb: { Roles: { Role: roles.map(roleOf) } } } }
  },

  async GetRoleInfo({ context }, { roleName }) {
    return { GetRoleInfoResult: { GetRoleInfo: { Role: roleOf(await getRoleDefinition(context, { name: roleName })) } } }
  },

  async GetRolesAndPermissionsForCurrentUser({ context }) {
    const Value = String(await ownRights(context, { kind: 'web' }))
    const Role = (await ownRoles(context)).map(ownRoleOf)
    return { GetRolesAndPermissionsForCurrentUserResult: { RolesAndPermissions: { Permissions: { Value }, Roles: { Role } } } }
  },

  ...groupChanges(hostName),
})

/** usergroup.asmx (protocol/soap-services#usergroup). */
export const usergroupService = signedInService(usergroup, wsdl.usergroup, bindings)

const assignedOnWeb = async (ctx: Context): Promise<Principal[]> =>
  (await queryAssignments(ctx, { kind: 'web' })).map(({ principal }) => principal)

async function groupsOf(ctx: Context, groups: readonly Group[]) {
  const owners = await ownersOfEach(ctx, groups)
  return { Groups: { Group: groups.map((group, index) => groupOf(group, owners[index])) } }
}

const groupOf = ({ row }: Group, owner: Principal | undefined): GroupElement => ({
  ID: row.id,
  Name: row.title,
  Description: row.description,
  ...(owner && { OwnerID: owner.id, OwnerIsUser: trueOrFalse(owner.kind === principalKinds.user) }),
})

const roleTypes = ['None', 'Guest', 'Reader', 'Contributor', 'WebDesigner', 'Administrator', 'Editor'] as const

function roleOf({ id, name, description, ordinal, hidden, kind, maskHigh, maskLow }: RoleDefinition): Role {
  const mask = maskOf(maskHigh, maskLow)
  return {
    ID: id,
    Name: name,
    Description: description,
    Order: ordinal,
    Hidden: trueOrFalse(hidden),
    Type: roleTypes[kind] ?? 'None',
    BasePermissions: mask === fullMask ? 'FullMask' : rightsIn(mask).join(', ') || 'EmptyMask',
  }
}

/** A role of the caller: in this form its rights are a number, and it has no order. */
function ownRoleOf(role: RoleDefinition): OwnRole {
  const { ID, Name, Description, Hidden, Type } = roleOf(role)
  return { ID, Name, Description, Hidden, Type, BasePermissions: String(maskOf(role.maskHigh, role.maskLow)) }
}
