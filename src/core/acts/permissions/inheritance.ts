import type { PermissionScopeRow } from '../../../../generated/prisma/content.ts'
import { act, demand, read, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { keepingHeldScopes } from '../../model/archive/hold-guard.ts'
import { chunksOf, replaceScopes, rescopeContent } from '../../model/permissions/scopes.ts'
import { findSecurable, isUnique, type SecurableAddress, type SecuredObject } from './securables.ts'

/** The number of folders whose content one statement reads or changes. */
const foldersAtOnce = 500

const fullControlId = 1073741829

/** How to break inheritance. */
export interface Break {
  /** Starts with the inherited assignments; otherwise only the actor gets Full Control. */
  readonly copyRoleAssignments: boolean
  /** Objects below with their own permissions inherit again. */
  readonly clearSubscopes: boolean
}

/** Whether the object has its own permissions. Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export async function hasUniqueAssignments(ctx: Context, address: SecurableAddress): Promise<boolean> {
  const object = await findSecurable(ctx, address)
  return read(ctx, object.kind === 'web' ? 'Open' : 'ViewListItems', object, (records) => isUnique(ctx, object, records))
}

/**
 * Gives the object its own permissions, in one transaction with all objects that
 * inherit through it. An object that has them already keeps its assignments.
 * Fails with `list_not_found`, `item_not_found`, `access_denied`, and with `held` if something that inherits is held.
 */
export async function breakInheritance(ctx: Context, address: SecurableAddress, how: Break): Promise<void> {
  const target = await findSecurable(ctx, address)
  const call = { name: 'permissions.breakInheritance', right: 'ManagePermissions', target, input: { object: address, how } } as const
  await act(ctx, call, async (scope) => {
    const object = await findSecurableAgain(ctx, scope, address, target)
    await keepingHeldScopes(ctx.site, scope.records, async () => {
      const scopeId = (await isUnique(ctx, object, scope.records)) ? object.scopeId : await breakAt(ctx, scope, object, how)
      if (how.clearSubscopes) await clearBelow(ctx, scope, object, scopeId)
    })
  })
}

/** Gives an inheriting object its own scope, and returns its id. */
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

/** Changes the scope of `object`, and of all that inherits the scope `from` through it, to `to`. */
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
      const lists = await records.query('List', { where: { ...where, webId: { in: webIds } } })
      for (const ids of chunksOf(lists.map((list) => list.id))) await records.update('List', { ...where, id: { in: ids } }, patch)
      for (const { id } of lists) await rescopeContent(records, { siteId, listId: id, scopeIds: [from] }, to)
      await records.update('Document', { ...where, webId: { in: webIds } }, patch)
    }
    return
  }
  if (listId === null) return
  if (object.kind === 'list') {
    await records.update('List', { ...where, id: listId }, patch)
    await rescopeContent(records, { siteId, listId, scopeIds: [from] }, to)
    return
  }
  await records.update('Item', { siteId, listId, uniqueId: object.objectId }, patch)
  if (object.itemId !== null) await records.update('Document', { ...where, listId, itemId: object.itemId }, patch)
  for (const folderIds of chunksOf(await foldersBelow(ctx, records, object), foldersAtOnce)) {
    await records.update('Document', { ...where, parentId: { in: folderIds } }, patch)
    await records.update('Item', { ...where, listId, folderId: { in: folderIds } }, patch)
  }
}

/** The web and all webs below it, whatever their permissions. */
async function websBelow(ctx: Context, records: ContentRecords, webId: string): Promise<string[]> {
  const ids = [webId]
  for (let level = [webId]; level.length > 0; ) {
    const children = await records.query('Web', { where: { siteId: ctx.site.id, parentWebId: { in: level } } })
    level = children.map((child) => child.id)
    ids.push(...level)
  }
  return ids
}

/** The folder of an item and all folders below it; none for an item that is not a folder. */
async function foldersBelow(ctx: Context, records: ContentRecords, { folderId }: SecuredObject): Promise<string[]> {
  if (folderId === null) return []
  const ids = [folderId]
  for (let level = [folderId]; level.length > 0; ) {
    const next: string[] = []
    for (const parents of chunksOf(level, foldersAtOnce)) {
      const where = { siteId: ctx.site.id, parentId: { in: parents }, kind: 1 }
      for (const { id } of await records.query('Document', { where, columns: ['id'] })) next.push(id)
    }
    level = next
    for (const id of level) ids.push(id)
  }
  return ids
}

/** Removes every scope below the object; their objects get the scope `scopeId`. */
async function clearBelow(ctx: Context, scope: WriteScope, object: SecuredObject, scopeId: string): Promise<void> {
  const { records } = scope
  const scopes = (await scopesBelow(ctx, records, object)).filter((row) => row.id !== scopeId)
  const ids = await itemIdsOf(records, scopes)
  await replaceScopes(records, ctx.site.id, scopes, scopeId)
  for (const { webId, listId, objectId } of scopes) {
    const deleted = { type: 'scopeDelete', webId, objectId } as const
    const itemId = ids.get(objectId)
    if (listId === null) scope.changed({ ...deleted, entity: 'web' })
    else if (objectId === listId) scope.changed({ ...deleted, entity: 'list', listId })
    else scope.changed({ ...deleted, entity: 'item', listId, ...(itemId !== undefined && { itemId }) })
  }
}

/** The ids of the items among the objects of scopes, by their GUIDs. */
async function itemIdsOf(records: ContentRecords, scopes: readonly PermissionScopeRow[]): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const [listId, rows] of Map.groupBy(scopes, (row) => row.listId)) {
    if (listId === null) continue
    for (const some of chunksOf(rows, foldersAtOnce)) {
      const where = { siteId: some[0]?.siteId ?? '', listId, uniqueId: { in: some.map(({ objectId }) => objectId) } }
      for (const { uniqueId, itemId } of await records.query('Item', { where, columns: ['uniqueId', 'itemId'] })) ids.set(uniqueId, itemId)
    }
  }
  return ids
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
  const below = new Set<string>()
  for (const some of chunksOf(folderIds, foldersAtOnce)) {
    const where = { siteId, listId, folderId: { in: some } }
    for (const { uniqueId } of await records.query('Item', { where, columns: ['uniqueId'] })) below.add(uniqueId)
  }
  return inList.filter((row) => below.has(row.objectId))
}

/**
 * Makes the object inherit again, with all that inherits through it. An object
 * that inherits already does not change. Fails with `invalid_operation` for the
 * root web, with `held` if something that inherits is held, and with `list_not_found`, `item_not_found`, `access_denied`.
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
    await keepingHeldScopes(ctx.site, scope.records, () => replaceScopes(scope.records, ctx.site.id, [{ id, listId }], inherited))
    scope.changed(changeOf(object, 'scopeDelete'))
  })
}

/** The entry in the change log for a change of an object's permissions. */
export const changeOf = (object: SecuredObject, type: 'scopeAdd' | 'scopeDelete' | 'assignmentAdd' | 'assignmentDelete') => ({
  entity: object.kind,
  type,
  webId: object.webId,
  ...(object.listId !== null && { listId: object.listId }),
  ...(object.itemId !== null && { itemId: object.itemId }),
  objectId: object.objectId,
})

/**
 * The object as an act sees it. If another act has changed its scope in between,
 * the right is checked again. Fails as `findSecurable`.
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
