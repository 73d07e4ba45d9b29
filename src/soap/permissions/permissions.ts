import { type Permission, type PermissionsBindings, permissions } from '../../../generated/soap/permissions.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { runBatch } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { type Principal, principalKinds } from '../../core/access/principals.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { getGroup } from '../../core/acts/people/groups.ts'
import { ensureUser, getUser } from '../../core/acts/people/users.ts'
import { breakInheritance, hasUniqueAssignments } from '../../core/acts/permissions/inheritance.ts'
import { addAssignment, deleteAssignment, queryAssignments, type RoleAssignment } from '../../core/acts/permissions/role-assignments.ts'
import { queryRoleDefinitions, type RoleDefinition } from '../../core/acts/permissions/role-definitions.ts'
import type { SecurableAddress } from '../../core/acts/permissions/securables.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { maskOf } from '../../core/model/permissions/rights.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { webAtUrl } from '../protocol/web-path.ts'
import { trueOrFalse } from '../protocol/wire-text.ts'
import { signedMask } from '../usergroup/permission-mask.ts'
import { demandShortTexts, useToldUser } from '../usergroup/told-user.ts'

interface Asked {
  /** `HostName` is the e-mail domain of users whose name has none. */
  readonly settings: { readonly HostName: string }
}

const bindings = ({ settings: { HostName: hostName } }: Asked): PermissionsBindings<SignedInCall> => ({
  async GetPermissionCollection({ context }, input) {
    const { ctx, address } = await objectOf(context, input)
    const assignments = await queryAssignments(ctx, address)
    return { GetPermissionCollectionResult: { GetPermissionCollection: { Permissions: { Permission: assignments.map(permissionOf) } } } }
  },

  async AddPermission({ context }, input) {
    await changeOwn(context, input, async (ctx, address) => {
      const roleDefinitionId = await roleWith(ctx, input.permissionMask)
      await addAssignment(ctx, address, { principalId: await principalOf(ctx, input, hostName), roleDefinitionId })
    })
    return {}
  },

  async UpdatePermission({ context }, input) {
    await changeOwn(context, input, async (ctx, address) => {
      const roleDefinitionId = await roleWith(ctx, input.permissionMask)
      const principalId = await principalOf(ctx, input)
      await deleteAssignment(ctx, address, principalId)
      await addAssignment(ctx, address, { principalId, roleDefinitionId })
    })
    return {}
  },

  async RemovePermission({ context }, input) {
    await changeOwn(context, input, async (ctx, address) => deleteAssignment(ctx, address, await principalOf(ctx, input)))
    return {}
  },

  async AddPermissionCollection({ context }, { permissionsInfoXml: { Permissions }, ...object }) {
    const { users, groups } = namedIn(Permissions)
    for (const { Name: title, Email: email, Notes: description } of users) demandShortTexts({ title, email, description })
    await changeOwn(context, object, async (ctx, address) => {
      for (const { LoginName, PermissionMask, Name: title, Email: email, Notes: description } of users) {
        const roleDefinitionId = await roleWith(ctx, PermissionMask)
        const grant = (principalId: number) => addAssignment(ctx, address, { principalId, roleDefinitionId })
        await useToldUser(ctx, LoginName, { title, email, description }, hostName, grant)
      }
      for (const { GroupName: name, PermissionMask } of groups) {
        const roleDefinitionId = await roleWith(ctx, PermissionMask)
        await addAssignment(ctx, address, { principalId: (await getGroup(ctx, { name })).row.id, roleDefinitionId })
      }
    })
    return {}
  },

  async RemovePermissionCollection({ context }, { memberIdsXml: { Permissions }, ...object }) {
    const { users, groups } = namedIn(Permissions)
    await changeOwn(context, object, async (ctx, address) => {
      for (const { LoginName: loginName } of users) await deleteAssignment(ctx, address, (await getUser(ctx, { loginName })).id)
      for (const { GroupName: name } of groups) await deleteAssignment(ctx, address, (await getGroup(ctx, { name })).row.id)
    })
    return {}
  },
})

/** permissions.asmx (protocol/soap-services#permissions). */
export const permissionsService = signedInService(permissions, wsdl.permissions, bindings)

interface NamedObject {
  readonly objectName?: string | undefined
  readonly objectType: string
}

/** The object, in a context of its web. */
interface Found {
  readonly ctx: Context
  readonly address: SecurableAddress
}

async function objectOf(ctx: Context, { objectName = '', objectType }: NamedObject): Promise<Found> {
  const name = objectName.trim()
  switch (objectType.trim().toLowerCase()) {
    case 'web': {
      const isOwn = name === '' || fold(name) === fold(ctx.web.row.title)
      return { ctx: isOwn ? ctx : { ...ctx, web: await webAtUrl(ctx, 'objectName', name) }, address: { kind: 'web' } }
    }
    case 'list':
      return { ctx, address: { kind: 'list', list: { name } } }
    default:
      throw invalid(`objectType must be Web or List; '${objectType.slice(0, 60)}' was given.`)
  }
}

/**
 * Changes the assignments of an object in one transaction. An object that inherits first gets a copy of what it
 * inherits, because this service has no operation for it.
 */
async function changeOwn(context: Context, input: NamedObject, work: (ctx: Context, address: SecurableAddress) => Promise<void>) {
  const found = await objectOf(context, input)
  // The audit log names lists as the other protocols do.
  const { address: named } = found
  const address: SecurableAddress =
    named.kind === 'list' ? { kind: 'list', list: { id: (await getList(found.ctx, named.list)).row.id } } : named
  const step = async (ctx: Context) => {
    if (!(await hasUniqueAssignments(ctx, address)))
      await breakInheritance(ctx, address, { copyRoleAssignments: true, clearSubscopes: false })
    await work(ctx, address)
  }
  await runBatch(found.ctx, [step], { atomic: true, onError: 'stop' })
}

interface NamedPrincipal {
  readonly permissionIdentifier: string
  readonly permissionType: string
}

/** The id of a user or group. With `hostName` a user may be new here. */
async function principalOf(
  ctx: Context,
  { permissionIdentifier: name, permissionType }: NamedPrincipal,
  hostName?: string,
): Promise<number> {
  switch (permissionType.trim().toLowerCase()) {
    case 'user':
      return (hostName === undefined ? await getUser(ctx, { loginName: name }) : await ensureUser(ctx, name, hostName)).id
    case 'group':
      return (await getGroup(ctx, { name })).row.id
    default:
      throw invalid(`permissionType must be user or group; '${permissionType.slice(0, 60)}' was given. Roles are in usergroup.asmx.`)
  }
}

/** The most users, and the most groups, that one message names. */
const maxNamed = 100

interface Named<User, Group> {
  readonly Users?: { readonly User?: readonly User[] | undefined } | undefined
  readonly Groups?: { readonly Group?: readonly Group[] | undefined } | undefined
  readonly Roles?: { readonly Role?: readonly unknown[] | undefined } | undefined
}

/** The users and groups of a message. Fails with `invalid_request` for too many, for none, and for roles. */
function namedIn<User, Group>({ Users, Groups, Roles }: Named<User, Group>) {
  const [users, groups] = [Users?.User ?? [], Groups?.Group ?? []]
  for (const { length } of [users, groups])
    if (length > maxNamed) throw invalid(`A message names ${maxNamed} users and ${maxNamed} groups at most; ${length} were given.`)
  if ((Roles?.Role ?? []).length > 0) throw invalid('Permissions/Roles must be empty. The rights of roles change in usergroup.asmx.')
  if (users.length + groups.length === 0) throw invalid('Permissions must name a user or a group.')
  return { users, groups }
}

const maskOfRole = ({ maskHigh, maskLow }: RoleDefinition): bigint => maskOf(maskHigh, maskLow)

/** The role definition with these rights. Fails with `invalid_request`. */
async function roleWith(ctx: Context, mask: number): Promise<number> {
  const roles = (await queryRoleDefinitions(ctx)).filter(({ hidden }) => !hidden)
  const role = roles.find((one) => signedMask(maskOfRole(one)) === mask)
  if (role) return role.id
  const known = roles.slice(0, 20).map((one) => `${signedMask(maskOfRole(one))} (${one.name})`)
  throw invalid(`No role definition has the permissionMask ${mask}. Use one of ${known.join(', ')}, or add one with AddRole.`)
}

const combinedMask = (roles: readonly RoleDefinition[]): bigint => roles.reduce((mask, role) => mask | maskOfRole(role), 0n)

function permissionOf({ principal, roles }: RoleAssignment): Permission {
  const isUser = principal.kind !== principalKinds.group
  return {
    MemberID: principal.id,
    Mask: signedMask(combinedMask(roles)),
    MemberIsUser: trueOrFalse(isUser),
    MemberGlobal: trueOrFalse(!isUser),
    ...nameOf(principal, isUser),
  }
}

const nameOf = ({ loginName, title }: Principal, isUser: boolean) => (isUser ? { UserLogin: loginName } : { GroupName: title })
