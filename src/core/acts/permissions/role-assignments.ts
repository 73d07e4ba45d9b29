import type { PrincipalRow, RoleAssignmentRow, RoleDefinitionRow } from '../../../../generated/prisma/content.ts'
import { type ActInput, act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { principalNotFound } from '../../access/principals.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { demandNoHeldHeirs } from '../../model/archive/hold-guard.ts'
import { chunksOf } from '../../model/permissions/scopes.ts'
import { changeOf, findSecurableAgain } from './inheritance.ts'
import { permissionReasons } from './reasons.ts'
import { findSecurable, isUnique, type SecurableAddress, type SecuredObject } from './securables.ts'
import { demandEnumerable, type ShownObject } from './shown-permissions.ts'

/** The roles of a user or group on an object. */
export interface RoleAssignment {
  readonly object: Pick<SecuredObject, 'canonical'>
  readonly principal: PrincipalRow
  readonly roles: readonly RoleDefinitionRow[]
}

const limitedAccessId = 1073741825

/**
 * The assignments on an object by principal, also inherited ones. Fails with
 * `list_not_found`, `item_not_found`, `access_denied`.
 */
export async function queryAssignments(ctx: Context, address: SecurableAddress): Promise<RoleAssignment[]> {
  const [assignments = []] = await assignmentsOfEach(ctx, [await findSecurable(ctx, address)])
  return assignments
}

/** The assignments on several objects, in the order of the objects: one query. Fails with `access_denied` if the actor may not enumerate one of them. */
export async function assignmentsOfEach(ctx: Context, objects: readonly ShownObject[]): Promise<RoleAssignment[][]> {
  await demandEnumerable(ctx, objects)
  const records = recordsOf(ctx)
  const siteId = ctx.site.id
  const rows: RoleAssignmentRow[] = []
  const pace = makePacer()
  for (const ids of chunksOf([...new Set(objects.map(({ scopeId }) => scopeId))])) {
    for (const row of await records.query('RoleAssignment', { where: { siteId, scopeId: { in: ids } }, orderBy: ['principalId'] }))
      rows.push(row)
    await pace()
  }
  const principals = await ctx.site.schema.principalsById(
    rows.map((row) => row.principalId),
    records,
  )
  const roles = new Map((await records.query('RoleDefinition', { where: { siteId }, orderBy: ['ordinal'] })).map((row) => [row.id, row]))
  const byScope = Map.groupBy(rows, (row) => row.scopeId)
  await pace()
  return objects.map((object) => {
    const byPrincipal = Map.groupBy(byScope.get(object.scopeId) ?? [], (row) => row.principalId)
    return [...byPrincipal].flatMap(([principalId, own]) => {
      const principal = principals.get(principalId)
      const ownRoles = own.flatMap((row) => roles.get(row.roleDefinitionId) ?? []).sort((left, right) => left.ordinal - right.ordinal)
      return principal ? [{ object, principal, roles: ownRoles }] : []
    })
  })
}

/** Fails with `role_assignment_not_found` and as `queryAssignments`. */
export async function getAssignment(ctx: Context, address: SecurableAddress, principalId: number): Promise<RoleAssignment> {
  const found = (await queryAssignments(ctx, address)).find(({ principal }) => principal.id === principalId)
  if (found) return found
  throw new DomainError(permissionReasons.role_assignment_not_found, { principal: String(principalId) })
}

/**
 * Checks that the actor may store the roles of a user or group on an object, as they are. Fails with `invalid_operation` (the object
 * inherits), and as `getAssignment`.
 */
export async function demandStorableAssignment(ctx: Context, address: SecurableAddress, principalId: number): Promise<void> {
  const object = await findSecurable(ctx, address)
  await demand(ctx, 'ManagePermissions', object)
  await getAssignment(ctx, address, principalId)
  await demandUnique(ctx, object, recordsOf(ctx))
}

async function demandUnique(ctx: Context, object: SecuredObject, records: ContentRecords): Promise<void> {
  if (await isUnique(ctx, object, records)) return
  throw invalidOperation(`The permissions of this ${object.kind} are inherited. Break the inheritance before you change them.`)
}

/** One role for one user or group. */
export interface RoleGrant {
  readonly principalId: number
  readonly roleDefinitionId: number
}

/**
 * Assigns a role on an object with its own permissions. For a list or item the
 * principal also gets Limited Access on the objects above, with which it can open
 * the web and nothing more. Fails with `principal_not_found`, `role_not_found`,
 * `invalid_operation` (the object inherits; only the server assigns Limited
 * Access), `list_not_found`, `item_not_found`, `access_denied`.
 */
export function addAssignment(ctx: Context, address: SecurableAddress, grant: RoleGrant): Promise<void> {
  const { principalId, roleDefinitionId } = grant
  return changeAssignments(
    ctx,
    address,
    { name: 'permissions.addAssignment', input: { object: address, grant } },
    async (scope, object) => {
      const { records } = scope
      const siteId = ctx.site.id
      await demandPrincipal(ctx, records, principalId)
      await demandRole(ctx, records, roleDefinitionId)
      if (roleDefinitionId === limitedAccessId)
        throw invalidOperation('Limited Access is given by the server where it is needed; it cannot be assigned.')
      const row = { siteId, scopeId: object.scopeId, principalId, roleDefinitionId }
      if (await records.find('RoleAssignment', row)) return
      await records.insert('RoleAssignment', row)
      await records.delete('RoleAssignment', { ...row, roleDefinitionId: limitedAccessId })
      if (object.kind !== 'web') await letThrough(ctx, records, object, principalId)
      scope.changed(changeOf(object, 'assignmentAdd'))
    },
  )
}

/** Assigns Limited Access on the objects above to a principal without a role there, which otherwise could not reach the object. */
async function letThrough(ctx: Context, records: ContentRecords, object: SecuredObject, principalId: number): Promise<void> {
  const siteId = ctx.site.id
  for (const scopeId of new Set(object.above)) {
    if (await records.find('RoleAssignment', { siteId, scopeId, principalId })) continue
    await records.insert('RoleAssignment', { siteId, scopeId, principalId, roleDefinitionId: limitedAccessId })
  }
}

/** Removes one role. Fails with `role_assignment_not_found` and as `addAssignment`. */
export function removeAssignment(ctx: Context, address: SecurableAddress, grant: RoleGrant): Promise<void> {
  return removeRows(ctx, address, { name: 'permissions.removeAssignment', input: { object: address, grant } })
}

/** Removes all roles of a user or group. Fails with `role_assignment_not_found` and as `addAssignment`. */
export function deleteAssignment(ctx: Context, address: SecurableAddress, principalId: number): Promise<void> {
  return removeRows(ctx, address, { name: 'permissions.deleteAssignment', input: { object: address, grant: { principalId } } })
}

type Removal = ActInput<
  ChangeName,
  { readonly object: SecurableAddress; readonly grant: Pick<RoleGrant, 'principalId'> & Partial<RoleGrant> }
>

function removeRows(ctx: Context, address: SecurableAddress, call: Removal): Promise<void> {
  const { principalId, roleDefinitionId } = call.input.grant
  return changeAssignments(ctx, address, call, async (scope, object) => {
    const all = { siteId: ctx.site.id, scopeId: object.scopeId, principalId }
    const removed = await scope.records.delete('RoleAssignment', roleDefinitionId === undefined ? all : { ...all, roleDefinitionId })
    if (removed === 0) throw new DomainError(permissionReasons.role_assignment_not_found, { principal: String(principalId) })
    scope.changed(changeOf(object, 'assignmentDelete'))
  })
}

type ChangeName = `permissions.${'add' | 'remove' | 'delete'}Assignment`

async function changeAssignments<Input>(
  ctx: Context,
  address: SecurableAddress,
  call: ActInput<ChangeName, Input>,
  work: (scope: WriteScope, object: SecuredObject) => Promise<void>,
): Promise<void> {
  const target = await findSecurable(ctx, address)
  await act<ChangeName, Input, void>(ctx, { ...call, right: 'ManagePermissions', target }, async (scope) => {
    const object = await findSecurableAgain(ctx, scope, address, target)
    await demandUnique(ctx, object, scope.records)
    await demandNoHeldHeirs(ctx.site, scope.records, new Set([object.scopeId]))
    await work(scope, object)
  })
}

async function demandPrincipal(ctx: Context, records: ContentRecords, id: number): Promise<void> {
  if (!(await records.find('Principal', { siteId: ctx.site.id, id, deletedAt: null }))) throw principalNotFound('User or group', String(id))
}

async function demandRole(ctx: Context, records: ContentRecords, id: number): Promise<void> {
  if (!(await records.find('RoleDefinition', { siteId: ctx.site.id, id })))
    throw new DomainError(permissionReasons.role_not_found, { role: String(id) })
}
