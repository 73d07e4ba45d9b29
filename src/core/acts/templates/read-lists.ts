import type { Context } from '../../access/context.ts'
import type { StoredContent } from '../../content/blobs/blobs.ts'
import { type Item, leafNameOf } from '../../content/items/item.ts'
import { validationOf } from '../../content/items/validation.ts'
import { breathe } from '../../kernel/pacing/breathe.ts'
import { ownLinks } from '../../model/content-types/field-links.ts'
import { parentId } from '../../model/content-types/ids.ts'
import type { Field, FieldValue } from '../../model/lists/field.ts'
import { isYesNo } from '../../model/lists/field-types.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import { catchAll, catchAllLabel } from '../../model/terms/used-terms.ts'
import { fileContent } from '../files/files.ts'
import { attachmentContent, attachmentsOf } from '../items/attachments.ts'
import { queryItems } from '../items/item-pages.ts'
import { areOnQuickLaunch } from '../lists/quick-launch.ts'
import { viewSettingsOf } from '../lists/view-settings.ts'
import { type View, viewsOfLists } from '../lists/views.ts'
import type { FileDraft, ItemDraft } from './item-draft.ts'
import type { FieldDraft, ListDraft, LookupTarget, ViewDraft } from './list-draft.ts'
import { mostBytes, mostItems, mostLists, templateTooLarge } from './template-file.ts'

/** Lists as drafts, in the same order: what everybody sees of them, without items. */
export async function draftsOf(ctx: Context, lists: readonly List[]): Promise<ListDraft[]> {
  if (lists.length > mostLists) throw templateTooLarge()
  const views = await viewsOfLists(ctx, lists)
  const onQuickLaunch = await areOnQuickLaunch(ctx, lists)
  const places = new Map(lists.map((list, place) => [list.row.id, place]))
  return lists.map((list, place) => ({
    title: list.row.title,
    leafName: list.url.slice(list.url.lastIndexOf('/') + 1),
    baseTemplate: list.row.baseTemplate,
    onQuickLaunch: onQuickLaunch[place] ?? false,
    settings: settingsOf(list),
    fields: list.fields.filter(isKept).map((field) => fieldDraft(field, places)),
    contentTypes: list.contentTypes.map((type) => ({ parent: parentId(type.id), links: ownLinks(type) })),
    views: (views[place] ?? []).filter(({ row }) => row.personalOf === null).map(viewDraft),
    validation: validationOf(list.row),
  }))
}

function settingsOf({ row }: List): ListDraft['settings'] {
  return {
    description: row.description,
    hidden: row.hidden,
    contentTypesEnabled: row.contentTypesEnabled,
    enableAttachments: row.enableAttachments,
    enableFolderCreation: row.enableFolderCreation,
    enableVersioning: row.enableVersioning,
    enableMinorVersions: row.enableMinorVersions,
    enableModeration: row.enableModeration,
    forceCheckout: row.forceCheckout,
    noCrawl: row.noCrawl,
    draftVisibility: row.draftVisibility,
    majorVersionLimit: row.majorVersionLimit,
    majorWithMinorLimit: row.majorWithMinorLimit,
  }
}

/** The server makes the columns beside those of terms again. */
const isKept = ({ system, id }: Field): boolean => !system && id !== catchAll.id && id !== catchAllLabel.id

function fieldDraft(field: Field, places: ReadonlyMap<string, number>): FieldDraft {
  const { lookupListId, lookupWebId: _, ...settings } = field.settings
  const place = lookupListId === undefined ? undefined : places.get(lookupListId)
  const lookup: LookupTarget | undefined = place !== undefined ? { place } : lookupListId === undefined ? undefined : { id: lookupListId }
  const { id, internalName, title, type, description, group, required, hidden, unique, defaultValue = null } = field
  const readOnly = field.readOnly && type !== 'Calculated'
  // Title is always indexed.
  const indexed = field.indexed && field.slot !== 'title'
  return { id, internalName, title, type, description, group, required, hidden, readOnly, unique, indexed, defaultValue, settings, lookup }
}

function viewDraft({ row, fields }: View): ViewDraft {
  const { title, isDefault, hidden, type, scope, query, rowLimit, paged } = row
  const { aggregations = [], showsAggregations = false, jsLink } = viewSettingsOf(row)
  const settings = { ...(aggregations.length > 0 && { aggregations, showsAggregations }), ...(jsLink !== undefined && { jsLink }) }
  return { title, isDefault, hidden, type, scope, query, fields, rowLimit, paged, settings }
}

/** The items of lists that the actor may see, with their bytes: folders before what is in them. Fails with `invalid_operation` if they are too many. */
export async function itemsOf(ctx: Context, lists: readonly List[]): Promise<ItemDraft[]> {
  const room = { bytes: mostBytes }
  const drafts: ItemDraft[] = []
  for (const [place, list] of lists.entries()) {
    const { items, next } = await queryItems(ctx, { id: list.row.id }, { limit: mostItems })
    if (next || drafts.length + items.length > mostItems) throw templateTooLarge()
    const attachments = await attachmentsOf(ctx, items)
    const mine: ItemDraft[] = []
    for (const [index, item] of items.entries()) {
      const files = []
      for (const { row } of attachments[index] ?? []) {
        const target = { address: { id: list.row.id }, itemId: item.row.itemId, name: row.fileName }
        files.push(await bytesOf(await attachmentContent(ctx, target), room))
      }
      mine.push(await itemDraft(ctx, item, place, files, room))
      await breathe()
    }
    const depthOf = ({ kind, folder }: ItemDraft) => (kind === 'folder' ? folder.length : Number.MAX_SAFE_INTEGER)
    drafts.push(...mine.sort((a, b) => depthOf(a) - depthOf(b) || a.id - b.id))
  }
  return drafts
}

/** The bytes that still fit into the template. */
interface Room {
  bytes: number
}

async function itemDraft(ctx: Context, item: Item, place: number, attachments: FileDraft[], room: Room): Promise<ItemDraft> {
  const { row, list, folderUrl } = item
  const kind = row.kind === 1 ? 'folder' : isLibrary(list) ? 'file' : 'item'
  const name = kind === 'item' ? '' : leafNameOf(row)
  // A file and its item have one id.
  const content = kind === 'file' ? await fileContent(ctx, { id: row.uniqueId }) : undefined
  const file = content && (await bytesOf({ ...content, name }, room))
  const folder = folderUrl
    .slice(list.url.length)
    .split('/')
    .filter((part) => part !== '')
  const values = Object.fromEntries(
    list.fields.filter(isWritten).flatMap((field) => {
      const value = clientForm(field, item.read(field))
      return value === null ? [] : [[field.internalName, value]]
    }),
  )
  return { list: place, id: row.itemId, kind, folder, name, contentType: parentId(row.contentTypeId), values, file, attachments }
}

/** Whether items of a new list get values of the column from clients. */
const isWritten = (field: Field): boolean => isKept(field) && !field.readOnly && field.slot !== undefined && field.type !== 'Calculated'

/** A value as clients send it. */
const clientForm = ({ type }: Field, value: FieldValue): FieldValue =>
  type === 'DateTime' && typeof value === 'number'
    ? new Date(value).toISOString()
    : isYesNo(type) && value !== null
      ? Boolean(value)
      : value

async function bytesOf(content: StoredContent, room: Room): Promise<FileDraft> {
  // In base64, four characters stand for three bytes.
  room.bytes -= Math.ceil(content.sizeBytes / 3) * 4
  if (room.bytes < 0) throw templateTooLarge()
  const parts: Uint8Array[] = []
  for await (const part of await content.open({ start: 0, end: content.sizeBytes })) parts.push(Buffer.from(part))
  return { name: content.name, bytes: Buffer.concat(parts) }
}
