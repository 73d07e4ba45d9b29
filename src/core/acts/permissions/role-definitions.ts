import type { RoleDefinitionRow } from '../../../../generated/prisma/content.ts'
import { act, demand, read } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { didYouMean } from '../../kernel/near-names.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { demandNoHeldHeirs } from '../../model/archive/hold-guard.ts'
import { demandFreeName } from '../../model/people/free-name.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { permissionReasons } from './reasons.ts'

export type RoleDefinition = RoleDefinitionRow

export type RoleDefinitionAddress = { readonly id: number } | { readonly name: string } | { readonly kind: number }

/** The properties of a role definition that can be set. The mask consists of two 32-bit halves. */
export type RoleDefinitionPatch = Partial<Pick<RoleDefinitionRow, 'name' | 'description' | 'ordinal' | 'maskHigh' | 'maskLow'>>

/** The first id of custom role definitions (protocol/permissions#roles). */
export const firstCustomRoleId = 1073741924

/** All role definitions of the site collection, in their order. Fails with `access_denied`. */
export function queryRoleDefinitions(ctx: Context): Promise<RoleDefinition[]> {
  return read(ctx, 'Open', ctx.web, (records) =>
    records.query('RoleDefinition', { where: { siteId: ctx.site.id }, orderBy: ['ordinal', 'id'] }),
  )
}

/** Fails with `role_not_found`, `access_denied`. */
export function getRoleDefinition(ctx: Context, address: RoleDefinitionAddress): Promise<RoleDefinition> {
  return read(ctx, 'Open', ctx.web, (records) => findRole(ctx, records, address))
}

async function findRole(ctx: Context, records: ContentRecords, address: RoleDefinitionAddress): Promise<RoleDefinition> {
  const siteId = ctx.site.id
  const found =
    'id' in address
      ? await records.find('RoleDefinition', { siteId, id: address.id })
      : 'name' in address
        ? await records.find('RoleDefinition', { siteId, nameKey: fold(address.name.trim()) })
        : (await records.query('RoleDefinition', { where: { siteId, kind: address.kind }, orderBy: ['ordinal', 'id'], limit: 1 }))[0]
  if (found) return found
  const hint = 'name' in address ? didYouMean(address.name, await roleNames(records, siteId)) : ''
  throw new DomainError(permissionReasons.role_not_found, { role: String(Object.values(address)[0]).slice(0, 200), hint })
}

async function roleNames(records: ContentRecords, siteId: string): Promise<string[]> {
  return (await records.query('RoleDefinition', { where: { siteId }, orderBy: ['ordinal', 'id'], limit: 200 })).map(({ name }) => name)
}

/**
 * Makes a role definition with the next id. Fails with `name_taken`,
 * `invalid_request` (a name that is empty or too long), `access_denied`.
 */
export async function addRoleDefinition(ctx: Context, input: RoleDefinitionPatch & { readonly name: string }): Promise<RoleDefinition> {
  const root = await rootWeb(ctx)
  return act(ctx, { name: 'permissions.addRole', right: 'ManagePermissions', target: root, input }, async ({ records, changed }) => {
    const siteId = ctx.site.id
    const site = await records.increment('Site', { siteId }, { nextRoleDefinitionId: 1 })
    if (!site) throw new Error(`site ${siteId} has no row in its content database`)
    const row: RoleDefinitionRow = {
      siteId,
      id: site.nextRoleDefinitionId - 1,
      kind: 0,
      hidden: false,
      description: '',
      ordinal: 2147483647,
      maskHigh: 0,
      maskLow: 0,
      ...input,
      ...named(input.name),
    }
    await demandFreeName(row.name, () => records.insert('RoleDefinition', row))
    changed({ entity: 'role', type: 'roleAdd', webId: root.row.id, objectId: String(row.id) })
    return row
  })
}

/** Built-in role definitions cannot be deleted, so none is ever missing. Fails with `access_denied` for those who may not make one. */
export async function recreateRoleDefinitions(ctx: Context): Promise<void> {
  await demand(ctx, 'ManagePermissions', await rootWeb(ctx))
}

/** Fails with `role_not_found`, `name_taken`, `invalid_operation` (a built-in one), `invalid_request`, `access_denied`. */
export async function updateRoleDefinition(
  ctx: Context,
  address: RoleDefinitionAddress,
  patch: RoleDefinitionPatch,
): Promise<RoleDefinition> {
  const root = await rootWeb(ctx)
  const call = { name: 'permissions.updateRole', right: 'ManagePermissions', target: root, input: { role: address, patch } } as const
  return act(ctx, call, async ({ records, changed }) => {
    const row = await findCustomRole(ctx, records, address)
    const change = { ...patch, ...(patch.name !== undefined && named(patch.name)) }
    if (Object.keys(change).length === 0) return row
    if (patch.maskHigh !== undefined || patch.maskLow !== undefined) await demandNotOfHeld(ctx, records, row.id)
    await demandFreeName(patch.name ?? row.name, () => records.update('RoleDefinition', { siteId: ctx.site.id, id: row.id }, change))
    changed({ entity: 'role', type: 'roleUpdate', webId: root.row.id, objectId: String(row.id) })
    return { ...row, ...change }
  })
}

/** Deletes a role definition and its assignments. Fails with `role_not_found`, `invalid_operation`, `access_denied`. */
export async function deleteRoleDefinition(ctx: Context, address: RoleDefinitionAddress): Promise<void> {
  const root = await rootWeb(ctx)
  const call = { name: 'permissions.deleteRole', right: 'ManagePermissions', target: root, input: { role: address } } as const
  await act(ctx, call, async ({ records, changed }) => {
    const { id } = await findCustomRole(ctx, records, address)
    await demandNotOfHeld(ctx, records, id)
    await records.delete('RoleAssignment', { siteId: ctx.site.id, roleDefinitionId: id })
    await records.delete('RoleDefinition', { siteId: ctx.site.id, id })
    changed({ entity: 'role', type: 'roleDelete', webId: root.row.id, objectId: String(id) })
  })
}

/** Fails with `held` if the role is assigned where something is held. */
async function demandNotOfHeld(ctx: Context, records: ContentRecords, roleDefinitionId: number): Promise<void> {
  const where = { siteId: ctx.site.id, roleDefinitionId }
  const assignments = await records.query('RoleAssignment', { where, columns: ['scopeId'] })
  await demandNoHeldHeirs(ctx.site, records, new Set(assignments.map(({ scopeId }) => scopeId)))
}

async function findCustomRole(ctx: Context, records: ContentRecords, address: RoleDefinitionAddress): Promise<RoleDefinition> {
  const row = await findRole(ctx, records, address)
  if (row.id >= firstCustomRoleId) return row
  throw invalidOperation(`The role definition '${row.name}' is built in: it can be neither changed nor deleted. Add one of your own.`)
}

function named(given: string): { name: string; nameKey: string } {
  const name = given.trim()
  if (name === '' || name.length > 255) throw invalid('The name of a role definition has 1 to 255 characters.')
  return { name, nameKey: fold(name) }
}
