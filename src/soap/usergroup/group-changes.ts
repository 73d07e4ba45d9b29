import type { UserGroupBindings } from '../../../generated/soap/usergroup.ts'
import { outcomeOf, runBatch, type Step } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { principalKinds } from '../../core/access/principals.ts'
import { addGroup, addMember, getGroup, removeMember, setGroupOwner, updateGroup } from '../../core/acts/people/groups.ts'
import { currentUser, ensureUser, getUser, removeUser, updateUser } from '../../core/acts/people/users.ts'
import { addAssignment, deleteAssignment, queryAssignments, removeAssignment } from '../../core/acts/permissions/role-assignments.ts'
import { addRoleDefinition, deleteRoleDefinition, getRoleDefinition } from '../../core/acts/permissions/role-definitions.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { maskOfSigned, storedHalves } from './permission-mask.ts'
import { demandShortTexts, useToldUser } from './told-user.ts'
import { userElements } from './user-elements.ts'

type Operations =
  | 'GetUserCollectionFromRole'
  | 'AddGroup'
  | 'UpdateGroupInfo'
  | 'AddUserToRole'
  | 'AddGroupToRole'
  | 'RemoveUserFromRole'
  | 'RemoveGroupFromRole'
  | 'RemoveUserFromSite'
  | 'RemoveUserFromWeb'
  | 'UpdateUserInfo'
  | 'AddRole'
  | 'AddRoleDef'
  | 'RemoveRole'
  | 'GetUserLoginFromEmail'

const web = { kind: 'web' } as const
const maxEmails = 200

/** Several acts that happen together or not at all. */
const together = (ctx: Context, step: Step<unknown>) => runBatch(ctx, [step], { atomic: true, onError: 'stop' })

/** The changes of groups, roles and users in usergroup.asmx. `hostName` is the e-mail domain of users whose name has none. */
export const groupChanges = (hostName: string): Pick<UserGroupBindings<SignedInCall>, Operations> => ({
  async GetUserCollectionFromRole({ context }, { roleName }) {
    const { id } = await getRoleDefinition(context, { name: roleName })
    const assigned = (await queryAssignments(context, web)).filter(({ roles }) => roles.some((role) => role.id === id))
    const users = assigned.map(({ principal }) => principal).filter(({ kind }) => kind === principalKinds.user)
    return { GetUserCollectionFromRoleResult: { GetUserCollectionFromRole: userElements(users) } }
  },

  async AddGroup({ context }, input) {
    const { groupName: title, description = '', defaultUserLoginName: first = '' } = input
    await together(context, async (ctx) => {
      const ownerId = await ownerOf(ctx, input, hostName)
      const { row } = await addGroup(ctx, { title, description })
      if (first.trim() !== '') {
        const caller = await currentUser(ctx)
        const member = await addMember(ctx, { id: row.id }, first, hostName)
        if (member.id !== caller.id) await removeMember(ctx, { id: row.id }, { id: caller.id })
      }
      if (ownerId !== row.ownerId) await setGroupOwner(ctx, { id: row.id }, ownerId)
    })
    return {}
  },

  async UpdateGroupInfo({ context }, input) {
    const { oldGroupName, groupName: title, description = '' } = input
    await together(context, async (ctx) => {
      const ownerId = await ownerOf(ctx, input, hostName)
      const { row } = await updateGroup(ctx, { name: oldGroupName }, { title, description })
      if (ownerId !== row.ownerId) await setGroupOwner(ctx, { id: row.id }, ownerId)
    })
    return {}
  },

  async AddUserToRole({ context }, { roleName, userLoginName, userName: title, userEmail: email, userNotes: description }) {
    const told = { title, email, description }
    demandShortTexts(told)
    await together(context, async (ctx) => {
      const { id: roleDefinitionId } = await getRoleDefinition(ctx, { name: roleName })
      const grant = (principalId: number) => addAssignment(ctx, web, { principalId, roleDefinitionId })
      await useToldUser(ctx, userLoginName, told, hostName, grant)
    })
    return {}
  },

  async AddGroupToRole({ context }, { roleName, groupName }) {
    await addAssignment(context, web, await groupGrant(context, roleName, groupName))
    return {}
  },

  async RemoveUserFromRole({ context }, { roleName, userLoginName }) {
    const { id: roleDefinitionId } = await getRoleDefinition(context, { name: roleName })
    const { id: principalId } = await getUser(context, { loginName: userLoginName })
    await removeAssignment(context, web, { principalId, roleDefinitionId })
    return {}
  },

  async RemoveGroupFromRole({ context }, { roleName, groupName }) {
    await removeAssignment(context, web, await groupGrant(context, roleName, groupName))
    return {}
  },

  async RemoveUserFromSite({ context }, { userLoginName }) {
    await removeUser(context, { loginName: userLoginName })
    return {}
  },

  async RemoveUserFromWeb({ context }, { userLoginName }) {
    await deleteAssignment(context, web, (await getUser(context, { loginName: userLoginName })).id)
    return {}
  },

  async UpdateUserInfo({ context }, { userLoginName, userName: title, userEmail: email, userNotes: description }) {
    demandShortTexts({ title, email, description })
    const patch = { title, ...(email !== undefined && { email }), ...(description !== undefined && { description }) }
    await updateUser(context, { loginName: userLoginName }, patch)
    return {}
  },

  async AddRole({ context }, { roleName: name, description = '', permissionMask }) {
    await addRoleDefinition(context, { name, description, ...storedHalves(maskOfSigned(permissionMask)) })
    return {}
  },

  async AddRoleDef({ context }, { roleName: name, description = '', permissionMask }) {
    await addRoleDefinition(context, { name, description, ...storedHalves(BigInt(permissionMask)) })
    return {}
  },

  async RemoveRole({ context }, { roleName }) {
    const { id } = await getRoleDefinition(context, { name: roleName })
    await deleteRoleDefinition(context, { id })
    return {}
  },

  async GetUserLoginFromEmail({ context }, { emailXml }) {
    const given = emailXml.Users.User ?? []
    if (given.length > maxEmails)
      throw invalid(`GetUserLoginFromEmail takes ${maxEmails} User elements at most; ${given.length} were given.`)
    const User = []
    for (const { Email } of given) {
      const found = await outcomeOf(() => getUser(context, { email: Email }))
      if (!found.ok && found.error.code !== 'not_found') throw found.error
      User.push(found.ok ? { Email, Login: found.value.loginName, DisplayName: found.value.title, SiteUser: 1 } : { Email, SiteUser: 0 })
    }
    return { GetUserLoginFromEmailResult: { GetUserLoginFromEmail: { User } } }
  },
})

async function groupGrant(ctx: Context, roleName: string, groupName: string) {
  const { id: roleDefinitionId } = await getRoleDefinition(ctx, { name: roleName })
  return { principalId: (await getGroup(ctx, { name: groupName })).row.id, roleDefinitionId }
}

interface Owner {
  readonly ownerIdentifier: string
  readonly ownerType: string
}

/** The id of the owner: a user, who may be new here, or a group. */
async function ownerOf(ctx: Context, { ownerIdentifier, ownerType }: Owner, hostName: string): Promise<number> {
  switch (ownerType.trim().toLowerCase()) {
    case 'user':
      return (await ensureUser(ctx, ownerIdentifier, hostName)).id
    case 'group':
      return (await getGroup(ctx, { name: ownerIdentifier })).row.id
    default:
      throw invalid(`ownerType must be user or group; '${ownerType.slice(0, 60)}' was given.`)
  }
}
