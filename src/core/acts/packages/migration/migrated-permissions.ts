import type { Context } from '../../../access/context.ts'
import { locateFolder } from '../../../content/documents/documents.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { fold } from '../../../kernel/fold.ts'
import type { MigratedPermissions } from '../../../model/packages/migration.ts'
import { locateFile } from '../../files/files.ts'
import { breakInheritance } from '../../permissions/inheritance.ts'
import { addAssignment, queryAssignments, removeAssignment } from '../../permissions/role-assignments.ts'
import { firstCustomRoleId, queryRoleDefinitions } from '../../permissions/role-definitions.ts'
import type { SecurableAddress } from '../../permissions/securables.ts'
import type { Filling } from './migrated-items.ts'
import type { MadeList } from './migrated-lists.ts'
import type { WebsOfPackage } from './migrated-webs.ts'

/** The server gives it where it is needed. */
const limitedAccessId = 1073741825

/**
 * Gives webs, lists, folders and files the permissions of their own that they had. Roles are known by their names, built-in ones by their ids. An
 * assignment of somebody or something unknown is noted, and nobody has more rights for it.
 */
export async function secureMigrated(filling: Filling, webs: WebsOfPackage): Promise<void> {
  const { migration, notes } = filling
  const roles = await rolesOf(filling)
  for (const { url, assignments } of migration.webPermissions ?? []) {
    const web = webs.get(fold(url))
    if (web?.isNew) await secure(filling, { ctx: web.ctx, object: { kind: 'web' } }, { roles, assignments })
    else notes.add('Permissions of webs, and of what was left out', 'A web that was here keeps its own.')
  }
  for (const given of migration.permissions) {
    const found = await objectOf(filling, given)
    if (found) await secure(filling, found, { roles, assignments: given.assignments })
    else notes.add('Permissions of items and of what was left out', 'This server finds lists, folders and files by their places alone.')
  }
}

interface Found {
  readonly ctx: Context
  readonly object: SecurableAddress
}

interface Given {
  readonly roles: ReadonlyMap<string, number>
  readonly assignments: MigratedPermissions['assignments']
}

async function secure({ people, notes }: Filling, { ctx, object }: Found, { roles, assignments }: Given): Promise<void> {
  await breakInheritance(ctx, object, { copyRoleAssignments: false, clearSubscopes: false })
  const wanted = new Set<string>()
  for (const { role, principalId: id } of assignments) {
    const [roleDefinitionId, principalId] = [roles.get(role), people.get(id)]
    if (roleDefinitionId === limitedAccessId) continue
    if (roleDefinitionId === undefined || principalId === undefined) {
      notes.add('Role assignments', 'This server does not have the role, or not the user or group.')
      continue
    }
    await addAssignment(ctx, object, { principalId, roleDefinitionId })
    wanted.add(`${principalId} ${roleDefinitionId}`)
  }
  for (const { principal, roles: held } of await queryAssignments(ctx, object))
    for (const { id } of held)
      if (id !== limitedAccessId && !wanted.has(`${principal.id} ${id}`))
        await removeAssignment(ctx, object, { principalId: principal.id, roleDefinitionId: id })
}

/** The roles of the site collection by their ids in the package. */
async function rolesOf({ ctx, migration }: Filling): Promise<ReadonlyMap<string, number>> {
  const known = await queryRoleDefinitions(ctx)
  const found = new Map(known.map(({ id }) => [String(id), id]))
  for (const [id, title] of migration.roles) {
    const named = known.find(({ nameKey }) => nameKey === fold(title.trim()))
    if (named) found.set(id, named.id)
    // A role that users have made has the id of another one here.
    else if (Number(id) >= firstCustomRoleId) found.delete(id)
  }
  return found
}

async function objectOf(filling: Filling, { listId, path }: MigratedPermissions): Promise<Found | undefined> {
  const list = filling.made.find(({ from }) => from.id === listId)
  if (!list) return undefined
  const { ctx, address } = list
  if (path.length === 0) return { ctx, object: { kind: 'list', list: address } }
  const itemId = await itemIdAt(list, path)
  return itemId === undefined ? undefined : { ctx, object: { kind: 'item', list: address, itemId } }
}

async function itemIdAt({ ctx, address, itemIds }: MadeList, path: readonly string[]): Promise<number | undefined> {
  const below = path.join('/')
  // An item without a file is called after its id.
  const [, plain] = /^(\d{1,9})_\.000$/.exec(path.at(-1) ?? '') ?? []
  if (plain !== undefined) return itemIds.get(Number(plain))
  for (const find of [
    () => locateFolder(ctx, { from: { list: address }, below }),
    () => locateFile(ctx, { folder: { from: { list: address }, below: path.slice(0, -1).join('/') }, name: path.at(-1) ?? '' }),
  ])
    try {
      return (await find()).row.itemId ?? undefined
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  return undefined
}
