import { act, demand, read, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { chunksOf, replaceScope } from '../../model/permissions/scopes.ts'
import { findSecurable, isUnique, type SecurableAddress, type SecuredObject } from './securables.ts'

const fullControlId = 1073741829

/** How inheritance is broken. */
export interface Break {
  /** Starts with the assignments that were inherited; otherwise with Full Control for the actor alone. */
  readonly copyRoleAssignments: boolean
  /** What is below and has permissions of its own inherits from here on. */
  readonly clearSubscopes: boolean
}

/** Whether the object has permissions of its own. Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export async function hasUniqueAssignments(ctx: Context, address: SecurableAddress): Promise<boolean> {
  const object = await findSecurable(ctx, address)
  return read(ctx, object.kind === 'web' ? 'Open' : 'ViewListItems', object, (records) => isUnique(ctx, object, records))
}

/**
 * Gives the object permissions of its own, in one transaction with all that
 * inherits through it; one that has them already keeps its assignments. Fails
 * with `list_not_found`, `item_not_found`, `access_denied`.
 */
export async function breakInheritance(ctx: Context, address: SecurableAddress, how: Break): Promise<void> {
  const target = await findSecurable(ctx, address)
  const call = { name: 'permissions.breakInheritance', right: 'ManagePermissions', target, input: { object: address, how } } as const
  await act(ctx, call, async (scope) => {
    const object = await findSecurableAgain(ctx, scope, address, target)
    const scopeId = (await isUnique(ctx, object, scope.records)) ? object.scopeId : await breakAt(ctx, scope, object, how)
    if (how.clearSubscopes) await clearBelow(ctx, scope, object, scopeId)
  })
}

/** The object, which inherits so far, gets a scope of its own; answers its id. */
export async function breakAt(
  ctx: Context,
  scope: WriteScope,
  object: SecuredObject,
  { copyRoleAssignments }: Pick<Break, 'copyRoleAssignments'>,
): Promise<string> {
  const { records, actorId } = scope
  const siteId = ctx.site.id
  const id = ctx.runtime.newId()
  await records.insert('PermissionScope', { siteId, id, webId: object.webId, listId: object.listId, objectId: object.objectId })
  const inherited = copyRoleAssignments ? await records.query('RoleAssignment', { where: { siteId, scopeId: object.scopeId } }) : []
  const own = copyRoleAssignments ? inherited : [{ principalId: actorId, roleDefinitionId: fullControlId }]
  for (const { principalId, roleDefinitionId } of own)
    await records.insert('RoleAssignment', { siteId, scopeId: id, principalId, roleDefinitionId })
  await rewriteBelow(ctx, records, object, { from: object.scopeId, to: id })
  scope.changed(changeOf(object, 'scopeAdd'))
  return id
}

/** What `object` and all that inherits through it in `from` has, becomes `to`. */
export async function rewriteBelow(
  ctx: Context,
  records: ContentRecords,
  object: SecuredObject,
  { from, to }: { from: string; to: string },
) {
  const siteId = ctx.site.id
  const where = { siteId, scopeId: from }
  const patch = { scopeId: to }
  const { listId } = object
  if (object.kind === 'web') {
    for (const webIds of chunksOf(await websBelow(ctx, records, object.webId))) {
      await records.update('Web', { ...where, id: { in: webIds } }, patch)
      await records.update('Document', { ...where, webId: { in: webIds } }, patch)
      const lists = await records.query('List', { where: { ...where, webId: { in: webIds } } })
      for (const ids of chunksOf(lists.map((list) => list.id))) {
        await records.update('List', { ...where, id: { in: ids } }, patch)
        await records.update('Item', { ...where, listId: { in: ids } }, patch)
      }
    }
    return
  }
  if (listId === null) return
  if (object.kind === 'list') {
    await records.update('List', { ...where, id: listId }, patch)
    await records.update('Document', { ...where, listId }, patch)
    await records.update('Item', { ...where, listId }, patch)
    return
  }
  await records.update('Item', { siteId, listId, uniqueId: object.objectId }, patch)
  if (object.itemId !== null) await records.update('Document', { ...where, listId, itemId: object.itemId }, patch)
  for (const folderIds of chunksOf(await foldersBelow(ctx, records, object))) {
    await records.update('Document', { ...where, parentId: { in: folderIds } }, patch)
    await records.update('Item', { ...where, listId, folderId: { in: folderIds } }, patch)
  }
}

/** The web and all below it, whatever their permissions. */
async function websBelow(ctx: Context, records: ContentRecords, webId: string): Promise<string[]> {
  const ids = [webId]
  for (let level = [webId]; level.length > 0; ) {
    const children = await records.query('Web', { where: { siteId: ctx.site.id, parentWebId: { in: level } } })
    level = children.map((child) => child.id)
    ids.push(...level)
  }
  return ids
}

/** The folder of a folder's item and all folders below it; none for an item that is no folder. */
async function foldersBelow(ctx: Context, records: ContentRecords, { folderId }: SecuredObject): Promise<string[]> {
  if (folderId === null) return []
  const ids = [folderId]
  for (let level = [folderId]; level.length > 0; ) {
    const children = await records.query('Document', { where: { siteId: ctx.site.id, parentId: { in: level }, kind: 1 } })
    level = children.map((child) => child.id)
    ids.push(...level)
  }
  return ids
}

/** Every scope below the object ends; what had it has `scopeId` from here on. */
async function clearBelow(ctx: Context, scope: WriteScope, object: SecuredObject, scopeId: string): Promise<void> {
  const { records } = scope
  for (const row of await scopesBelow(ctx, records, object)) {
    if (row.id === scopeId) continue
    await replaceScope(records, row, scopeId)
    scope.changed(
      row.listId === null
        ? { entity: 'web', type: 'scopeDelete', webId: row.webId, objectId: row.objectId }
        : {
            entity: row.objectId === row.listId ? 'list' : 'item',
            type: 'scopeDelete',
            webId: row.webId,
            listId: row.listId,
            objectId: row.objectId,
          },
    )
  }
}

async function scopesBelow(ctx: Context, records: ContentRecords, object: SecuredObject) {
  const siteId = ctx.site.id
  const { kind, listId } = object
  if (kind === 'web') {
    return records.query('PermissionScope', { where: { siteId, webId: { in: await websBelow(ctx, records, object.webId) } } })
  }
  const inList = listId === null ? [] : await records.query('PermissionScope', { where: { siteId, listId } })
  if (kind === 'list' || listId === null) return inList
  const folderIds = await foldersBelow(ctx, records, object)
  if (folderIds.length === 0) return []
  const items = await records.query('Item', { where: { siteId, listId, folderId: { in: folderIds } } })
  const below = new Set(items.map((item) => item.uniqueId))
  return inList.filter((row) => below.has(row.objectId))
}

/**
 * The object inherits again, and all that inherits through it. One that
 * inherits already stays as it is. Fails with `invalid_operation` on the root
 * web, and with `list_not_found`, `item_not_found`, `access_denied`.
 */
export async function resetInheritance(ctx: Context, address: SecurableAddress): Promise<void> {
  const target = await findSecurable(ctx, address)
  const call = { name: 'permissions.resetInheritance', right: 'ManagePermissions', target, input: { object: address } } as const
  await act(ctx, call, async (scope) => {
    const object = await findSecurableAgain(ctx, scope, address, target)
    const [inherited] = object.above
    if (inherited === undefined) throw invalidOperation('The root web of a site collection has nothing to inherit permissions from.')
    if (!(await isUnique(ctx, object, scope.records))) return
    const { scopeId: id, listId } = object
    await replaceScope(scope.records, { siteId: ctx.site.id, id, listId }, inherited)
    scope.changed(changeOf(object, 'scopeDelete'))
  })
}

/** What a change of an object's permissions is in the change log. */
export const changeOf = (object: SecuredObject, type: 'scopeAdd' | 'scopeDelete' | 'assignmentAdd' | 'assignmentDelete') => ({
  entity: object.kind,
  type,
  webId: object.webId,
  ...(object.listId !== null && { listId: object.listId }),
  ...(object.itemId !== null && { itemId: object.itemId }),
  objectId: object.objectId,
})

/**
 * The object as an act sees it. Another act may have come first: then the right
 * is checked again. Fails as `findSecurable`.
 */
export async function findSecurableAgain(
  ctx: Context,
  scope: WriteScope,
  address: SecurableAddress,
  checked: SecuredObject,
): Promise<SecuredObject> {
  const inside = within(ctx, scope)
  const object = await findSecurable(inside, address)
  if (object.scopeId !== checked.scopeId) await demand(inside, 'ManagePermissions', object)
  return object
}
