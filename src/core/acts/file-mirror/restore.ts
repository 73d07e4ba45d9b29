import type { DocumentRow, ListRow, WebRow } from '../../../../generated/prisma/content.ts'
import { act, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { systemAccountId, userRow } from '../../access/principals.ts'
import { keepBlob, type NewBlob } from '../../content/blobs/blobs.ts'
import { documentKinds, insertDocument, newDocument } from '../../content/documents/new-document.ts'
import { newRow, withValues } from '../../content/items/item-row.ts'
import { idsOf } from '../../content/items/references.ts'
import { type CheckedValues, checkValue } from '../../content/items/values.ts'
import { checkNewName } from '../../content/writes/list-document.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { FieldValue } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'
import { modelReasons } from '../../model/reasons.ts'
import { withTitleOf } from '../../model/sites/given-titles.ts'
import { inheritedSettings } from '../../model/sites/regional/regional-settings.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { listReasons } from '../lists/reasons.ts'
import { keptFields, type ListDefinition, namesPeople, type Sidecar, type WebDefinition } from './sidecar.ts'

/** Where a document is restored: a folder with its URL, and its list. */
export interface RestorePlace {
  readonly row: DocumentRow
  readonly url: string
  readonly listId: string | null
}

/**
 * Stores the rows of a file or folder from its sidecar: its document and, in a
 * list, its item; for a list's root folder, the list with its columns, content
 * types and views. A document that had its own permissions is open to site
 * administrators only. Fails with `illegal_name`, `file_exists`,
 * `invalid_field_value`, `field_not_found`, `invalid_operation`.
 */
export function restoreRows(ctx: Context, place: RestorePlace, sidecar: Sidecar, blob: NewBlob | undefined): Promise<DocumentRow> {
  const input = { place, sidecar, blob }
  return act(ctx, { name: 'file-mirror.restoreDocument', right: 'ManageWeb', target: ctx.web, input }, async (scope) => {
    const { records } = scope
    const inside = within(ctx, scope)
    const name = checkNewName(sidecar.name, place)
    const people = await principalsOf(inside, scope, sidecar)
    const scopeId = sidecar.ownPermissions ? await closedScope(inside, records, sidecar) : place.row.scopeId
    const isOfList = sidecar.list !== null
    const listId = isOfList ? sidecar.listId : place.listId
    const kind = documentKinds[sidecar.kind]
    const webId = sidecar.web?.row.id ?? ctx.web.row.id
    const where = { kind, parentId: place.row.id, leafName: name, scopeId, webId, ...(listId !== null && { listId }) }
    const made = newDocument(inside, scope, where)
    const row = { ...made, ...columnsOf(sidecar, people), ...(blob && { blobId: blob.id, sizeBytes: blob.sizeBytes, sha256: blob.sha256 }) }
    if (blob) await keepBlob(inside, scope, blob)
    if (sidecar.web) {
      await insertDocument(records, row, place.url)
      await restoreWeb(inside, scope, sidecar.web, row)
      return row
    }
    if (sidecar.list && listId !== null) {
      await insertDocument(records, row, place.url)
      await restoreList(inside, scope, sidecar.list, { listId, rootFolderId: row.id, scopeId })
      return row
    }
    if (listId !== null) return restoreItem(inside, scope, { place, row, listId, sidecar, people })
    await insertDocument(records, row, place.url)
    scope.changed({ entity: kind === documentKinds.file ? 'file' : 'folder', type: 'add', webId: row.webId, objectId: row.id })
    return row
  })
}

function columnsOf(sidecar: Sidecar, people: ReadonlyMap<number, number>): Partial<DocumentRow> & { id: string } {
  const [major = '0', minor = '0'] = sidecar.version.split('.')
  const { id, revision, contentRevision, level, checkInComment, welcomePage, properties } = sidecar
  return {
    id,
    authorId: people.get(sidecar.author) ?? systemAccountId,
    editorId: people.get(sidecar.editor) ?? systemAccountId,
    createdAt: Date.parse(sidecar.created),
    modifiedAt: Date.parse(sidecar.modified),
    version: Math.max(revision, 1),
    contentVersion: contentRevision,
    uiVersion: Number(major) * 512 + Number(minor),
    level,
    checkInComment,
    welcomePage,
    properties: properties && JSON.stringify(properties),
  }
}

/** The principals in a sidecar, by their number there: the same people may have other numbers here. */
async function principalsOf(ctx: Context, { records, now, changed }: WriteScope, { people }: Sidecar): Promise<Map<number, number>> {
  const siteId = ctx.site.id
  const ids = new Map<number, number>()
  for (const [key, { kind, ...identity }] of Object.entries(people)) {
    const there = await records.find('Principal', { siteId, loginKey: identity.loginKey })
    if (there) {
      ids.set(Number(key), there.id)
      continue
    }
    const site = await records.find('Site', { siteId })
    const next = site?.nextPrincipalId ?? 1
    const isFree = !(await records.find('Principal', { siteId, id: Number(key) })) && Number(key) < systemAccountId
    const id = isFree ? Number(key) : next
    if (id >= next) await records.update('Site', { siteId }, { nextPrincipalId: id + 1 })
    await records.insert('Principal', { ...userRow(siteId, id, identity, now), kind })
    changed({ entity: kind === 8 ? 'group' : 'user', type: 'add', webId: ctx.web.row.id, objectId: String(id) })
    ids.set(Number(key), id)
  }
  return ids
}

/** A permission scope without assignments: a sidecar does not contain them, so nobody sees the document until an administrator grants rights. */
async function closedScope(ctx: Context, records: ContentRecords, { id, listId, list, web }: Sidecar): Promise<string> {
  const scopeId = ctx.runtime.newId()
  const objectId = web ? web.row.id : list && listId !== null ? listId : id
  const webId = web?.row.id ?? ctx.web.row.id
  await records.insert('PermissionScope', { siteId: ctx.site.id, id: scopeId, webId, listId, objectId })
  return scopeId
}

async function restoreWeb(
  ctx: Context,
  { records, now, changed }: WriteScope,
  { row, ...inside }: WebDefinition,
  folder: DocumentRow,
): Promise<void> {
  const { siteId, id: rootFolderId, scopeId, authorId } = folder
  const own = { siteId, parentWebId: ctx.web.row.id, rootFolderId, scopeId, authorId, version: 1, lastItemModifiedAt: now }
  await records.insert('Web', { ...row, ...own } as WebRow)
  await insertSchema(records, siteId, row.id, inside)
  changed({ entity: 'web', type: 'add', webId: row.id, objectId: row.id })
}

/** The columns and content types of a list or web. */
async function insertSchema(
  records: ContentRecords,
  siteId: string,
  ownerId: string,
  { columns, contentTypes }: Pick<WebDefinition, 'columns' | 'contentTypes'>,
): Promise<void> {
  for (const column of columns) await records.insert('Field', { ...column, siteId, ownerId })
  for (const type of contentTypes) await records.insert('ContentType', { ...type, siteId, ownerId })
}

/** Gives a new root web the title, regional settings, columns and content types of its sidecar. */
export function restoreRootWeb(ctx: Context, web: WebDefinition): Promise<void> {
  const { row, ...inside } = web
  const { title, description, timeZone, properties, locale } = row
  const call = { name: 'file-mirror.restoreRootWeb', right: 'ManageWeb', target: ctx.web, input: { web } } as const
  return act(ctx, call, async ({ records, changed }) => {
    const { siteId, id } = ctx.web.row
    const settings = withTitleOf(inheritedSettings(row.settings), row)
    await records.update('Web', { siteId, id }, { title, description, timeZone, properties, locale, settings })
    for (const table of ['Field', 'ContentType'] as const) await records.delete(table, { siteId, ownerId: id })
    await insertSchema(records, siteId, id, inside)
    changed({ entity: 'web', type: 'update', webId: id, objectId: id })
  })
}

async function restoreList(
  ctx: Context,
  { records, now, changed }: WriteScope,
  definition: ListDefinition,
  { listId, rootFolderId, scopeId }: { readonly listId: string; readonly rootFolderId: string; readonly scopeId: string },
): Promise<void> {
  const siteId = ctx.site.id
  const webId = ctx.web.row.id
  const titleKey = fold(String(definition.row.title))
  if (await records.find('List', { siteId, webId, titleKey }))
    throw new DomainError(listReasons.title_taken, { title: String(definition.row.title) })
  const counters = { itemCount: 0, nextItemId: 1, version: 1, lastItemModifiedAt: now, lastItemDeletedAt: now }
  const own = { siteId, id: listId, webId, rootFolderId, scopeId, titleKey, authorId: systemAccountId, recycledIn: null }
  const row = { ...definition.row, ...counters, ...own }
  await records.insert('List', row as ListRow)
  await insertSchema(records, siteId, listId, definition)
  for (const view of definition.views) await records.insert('View', { ...view, siteId, listId, personalOf: null })
  changed({ entity: 'list', type: 'add', webId, listId, objectId: listId })
}

interface ItemParts {
  readonly place: RestorePlace
  readonly row: DocumentRow
  readonly listId: string
  readonly sidecar: Sidecar
  readonly people: ReadonlyMap<number, number>
}

async function restoreItem(ctx: Context, scope: WriteScope, { place, row, listId, sidecar, people }: ItemParts): Promise<DocumentRow> {
  const { records, changed } = scope
  const { siteId } = row
  const list = await ctx.site.schema.list(ctx.web, listId, records)
  if (!list) throw new DomainError(modelReasons.list_not_found, { list: listId })
  const counted = await records.increment('List', { siteId, id: listId }, { itemCount: 1 })
  const next = counted?.nextItemId ?? 1
  const isFree = sidecar.itemId !== null && !(await records.find('Item', { siteId, listId, itemId: sidecar.itemId }, ['itemId']))
  const itemId = isFree && sidecar.itemId !== null ? sidecar.itemId : next
  if (itemId >= next) await records.update('List', { siteId, id: listId }, { nextItemId: itemId + 1 })
  const document = { ...row, itemId }
  const numbered = { ...list, row: { ...list.row, nextItemId: itemId + 1 } }
  const made = newRow(ctx, scope, numbered, { folderId: place.row.id, scopeId: row.scopeId, document })
  const { authorId, editorId, createdAt, modifiedAt, version, uiVersion } = document
  const { moderationStatus, moderationComments, contentType } = sidecar
  const isType = list.contentTypes.some(({ id }) => id === contentType?.id)
  const item = {
    ...made,
    ...{ authorId, editorId, createdAt, modifiedAt, version, uiVersion, moderationStatus, moderationComments },
    ...(contentType && isType && { contentTypeId: contentType.id }),
  }
  const values = checkedFields(list, sidecar, people)
  await insertDocument(records, document, place.url)
  await records.insert('Item', withValues(list, item, values))
  changed({ entity: 'item', type: 'add', webId: row.webId, listId, itemId, objectId: row.id })
  return document
}

/** The values in a sidecar, checked like those of a client: the sidecar may have been edited. */
function checkedFields(list: List, { fields }: Sidecar, people: ReadonlyMap<number, number>): CheckedValues {
  const known = new Map(keptFields(list).map((field) => [field.internalName, field]))
  const checked = new Map<Parameters<typeof checkValue>[0], FieldValue>()
  for (const [name, given] of Object.entries(fields)) {
    const field = known.get(name)
    if (!field) throw new DomainError(modelReasons.field_not_found, { field: name.slice(0, 100), list: list.row.title })
    const value = checkValue(field, given)
    checked.set(field, namesPeople(field) ? renumbered(value, people) : value)
  }
  return checked
}

function renumbered(value: FieldValue, people: ReadonlyMap<number, number>): FieldValue {
  const ids = idsOf(value).flatMap((id) => people.get(id) ?? [])
  return typeof value === 'number' ? (ids[0] ?? null) : ids
}

/** The place for the content of a restored folder. */
export const placeIn = (place: RestorePlace, row: DocumentRow): RestorePlace => ({
  row,
  url: joinUrl(place.url, row.leafName),
  listId: row.listId,
})
