import { act, type WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { type ExpectedVersion, matchVersion } from '../../access/expected-version.ts'
import { findSchema, listNotFound } from '../../access/find-list.ts'
import { systemAccountId } from '../../access/principals.ts'
import { addBinEntry, type BinEntry, binKinds, freedKey } from '../../content/bin-entry.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ListAddress } from '../../model/lists/list.ts'
import { storedListSettings } from '../lists/list-settings.ts'
import { eraseListRows } from '../lists/lists.ts'
import { putBackOnQuickLaunch, takeOffQuickLaunch } from '../lists/quick-launch.ts'
import { recycleBinReasons } from './reasons.ts'

/**
 * Moves a list with everything in it to the recycle bin, and returns the id of
 * its entry. Its title and URL become free, and its links leave the quick launch. Fails with `list_not_found`,
 * `version_conflict`, `access_denied`.
 */
export async function recycleList(ctx: Context, address: ListAddress, expected?: ExpectedVersion): Promise<string> {
  const list = await findSchema(ctx, address)
  const call = { name: 'recycle-bin.recycleList', right: 'ManageLists', target: list, input: { list: address, expected } } as const
  return act(ctx, call, async (scope) => {
    const { records, changed } = scope
    const where = { siteId: ctx.site.id, id: list.row.id, recycledIn: null }
    const row = await records.find('List', where)
    const folder = await records.find('Document', { siteId: ctx.site.id, id: list.row.rootFolderId })
    if (!row || !folder) throw listNotFound(ctx, address)
    matchVersion(expected, row.version)
    const id = await addBinEntry(ctx, scope, {
      kind: binKinds.list,
      webId: row.webId,
      listId: row.id,
      itemId: null,
      objectId: row.id,
      title: row.title,
      folderUrl: list.url.slice(0, list.url.lastIndexOf('/')),
      leafName: folder.leafName,
      sizeBytes: 0,
      authorId: row.authorId ?? systemAccountId,
    })
    const recycledLinks = await takeOffQuickLaunch(scope, list)
    const settings = JSON.stringify({ ...storedListSettings(row.settings), recycledLinks })
    await records.update('List', where, { recycledIn: id, titleKey: freedKey(id), ...(recycledLinks.length > 0 && { settings }) })
    await records.update('Document', { siteId: ctx.site.id, id: folder.id }, { recycledIn: id, leafKey: freedKey(id) })
    const seen = { scopeId: row.scopeId }
    changed({ entity: 'list', type: 'delete', webId: row.webId, listId: row.id, objectId: row.id, seen })
    return id
  })
}

/** Restores a list with everything that was in it, and its links on the quick launch. Fails with `restore_conflict` if another list has its title or URL. */
export async function restoreList(_ctx: Context, scope: WriteScope, entry: BinEntry): Promise<void> {
  const { records, changed } = scope
  const { siteId, title } = entry
  const row = await records.find('List', { siteId, id: entry.objectId })
  const folder = row && (await records.find('Document', { siteId, id: row.rootFolderId }))
  if (!row || !folder) throw new Error(`the recycled list ${entry.objectId} has no rows`)
  const titleKey = fold(row.title)
  if (await records.find('List', { siteId, webId: row.webId, titleKey }))
    throw new DomainError(recycleBinReasons.restore_conflict, {
      title,
      message: 'another list has that title now. Rename or delete that list first.',
    })
  const leafKey = fold(folder.leafName)
  if (await records.find('Document', { siteId, parentId: folder.parentId, leafKey }))
    throw new DomainError(recycleBinReasons.restore_conflict, {
      title,
      message: `another folder is at '/${entry.directory}/${folder.leafName}' now. Rename or delete that folder first.`,
    })
  const { recycledLinks = [], ...settings } = storedListSettings(row.settings)
  const kept = Object.keys(settings).length === 0 ? null : JSON.stringify(settings)
  await records.update('List', { siteId, id: row.id }, { recycledIn: null, titleKey, settings: kept })
  await putBackOnQuickLaunch(scope, row, recycledLinks)
  await records.update('Document', { siteId, id: folder.id }, { recycledIn: null, leafKey })
  changed({ entity: 'list', type: 'restore', webId: row.webId, listId: row.id, objectId: row.id })
}

/** Deletes a recycled list and all that was in it for good. */
export async function eraseList({ records, changed, now }: WriteScope, entry: BinEntry): Promise<void> {
  await eraseListRows(records, entry.siteId, entry.objectId, now)
  changed({ entity: 'list', type: 'delete', webId: entry.webId, listId: entry.objectId, objectId: entry.objectId })
}
