import type { FieldRow, ListRow, ViewRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { documentKinds, newDocument } from '../../content/documents/new-document.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { childId } from '../../model/content-types/ids.ts'
import { catalogs } from '../../model/lists/catalogs.ts'
import type { FieldSettings } from '../../model/lists/field.ts'
import { fieldTypes, type SlotKind, slotCounts } from '../../model/lists/field-types.ts'
import { assembleList, type List, type ListPatch } from '../../model/lists/list.ts'
import { entityTypeName, leafNameFromTitle } from '../../model/lists/naming.ts'
import type { TemplateField } from '../../model/lists/template-columns.ts'
import { allListTemplates, type ListTemplate, listTemplateOf, viewsOfTemplate } from '../../model/lists/templates.ts'
import { givenTitle } from '../../model/sites/given-titles.ts'
import { zoneOf } from '../../model/sites/regional/time-zones.ts'
import { isReserved } from '../../model/sites/reserved-names.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { checkTitle, demandFreeTitle } from './list-title.ts'
import { listReasons } from './reasons.ts'

export interface ListCreation {
  readonly title: string
  /** BaseTemplate, such as 100 or 101 (protocol/lists#templates). */
  readonly baseTemplate: number
  /** Settings that differ from the template's. */
  readonly settings?: Omit<ListPatch, 'title'>
  /** The folder's name, if it should not follow from the title. */
  readonly leafName?: string
  /** Whether the quick launch of the web gets a link to it. */
  readonly onQuickLaunch?: boolean
  /** The server has chosen the title, not a user. */
  readonly hasGivenTitle?: true
}

/** A catalog of the root web of a new site collection. */
export interface CatalogCreation extends ListCreation {
  readonly isCatalog: true
}

/** A list that only the server makes. */
export interface HiddenListCreation extends ListCreation {
  readonly template: ListTemplate
}

/** Makes the rows of a new list: the list, its root folder, columns, content types and views. */
export async function createList(
  ctx: Context,
  scope: WriteScope,
  input: ListCreation | CatalogCreation | HiddenListCreation,
): Promise<List> {
  const { records, changed } = scope
  const isCatalog = 'isCatalog' in input
  const template = 'template' in input ? input.template : knownTemplate(ctx, input.baseTemplate, isCatalog)
  if (!template)
    throw new DomainError(listReasons.invalid_template, {
      template: String(input.baseTemplate),
      known: allListTemplates(ctx.runtime)
        .map(({ id }) => id)
        .join(', '),
    })
  const title = checkTitle(input.title)
  await demandFreeTitle(ctx, records, title)

  const id = ctx.runtime.newId()
  const parent = template.baseType === 1 && !isCatalog ? webFolder(ctx) : await folderOfLists(ctx, scope, isCatalog ? '_catalogs' : 'Lists')
  const leafName = await freeLeafName(ctx, records, parent, input.leafName ?? leafNameFromTitle(title))
  const folder = newDocument(ctx, scope, { kind: documentKinds.folder, parentId: parent.id, leafName, listId: id })
  await records.insert('Document', folder)
  const row = listRow(ctx, scope, input, { id, title, template, rootFolderId: folder.id, webRelativeUrl: joinUrl(parent.url, leafName) })
  await records.insert('List', row)

  const fields = templateFieldRows({ siteId: ctx.site.id, ownerId: id, webId: ctx.web.row.id }, template)
  for (const field of fields) await records.insert('Field', field)
  const contentTypes = await addContentTypes(ctx, records, id, template)
  for (const view of viewRows(ctx, id, template)) await records.insert('View', view)
  changed({ entity: 'list', type: 'add', webId: row.webId, listId: id, objectId: id })
  const { url: webUrl, row: webRow } = ctx.web
  return assembleList({ row, fields, contentTypes, url: joinUrl(webUrl, parent.url, leafName), webUrl, zone: zoneOf(webRow) })
}

const knownTemplate = ({ runtime }: Context, baseTemplate: number, isCatalog: boolean): ListTemplate | undefined =>
  isCatalog ? catalogs.get(baseTemplate)?.template : listTemplateOf(runtime, baseTemplate)

/** The parent folder of lists; `url` is relative to the web. */
interface ParentFolder {
  readonly id: string
  readonly url: string
}

const webFolder = (ctx: Context): ParentFolder => ({ id: ctx.web.row.rootFolderId, url: '' })

async function folderOfLists(ctx: Context, scope: WriteScope, leafName: 'Lists' | '_catalogs'): Promise<ParentFolder> {
  const where = { siteId: ctx.site.id, parentId: ctx.web.row.rootFolderId, leafKey: fold(leafName) }
  const existing = await scope.records.find('Document', where)
  if (existing) return { id: existing.id, url: leafName }
  const row = newDocument(ctx, scope, { kind: documentKinds.folder, parentId: where.parentId, leafName })
  await scope.records.insert('Document', row)
  return { id: row.id, url: leafName }
}

/** The name, with a number at its end if another folder has it or the server reserves it. */
async function freeLeafName(ctx: Context, records: ContentRecords, parent: ParentFolder, wanted: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const leafName = attempt === 0 ? wanted : `${wanted}${attempt}`
    if (isReserved(leafName, { url: joinUrl(ctx.web.url, parent.url), isWeb: parent.url === '' })) continue
    const taken = await records.find('Document', { siteId: ctx.site.id, parentId: parent.id, leafKey: fold(leafName) })
    if (!taken) return leafName
  }
}

function listRow(
  ctx: Context,
  scope: WriteScope,
  input: ListCreation,
  made: { id: string; title: string; template: ListTemplate; rootFolderId: string; webRelativeUrl: string },
): ListRow {
  const { template } = made
  const isLibrary = template.baseType === 1
  return {
    siteId: ctx.site.id,
    id: made.id,
    webId: ctx.web.row.id,
    rootFolderId: made.rootFolderId,
    scopeId: ctx.web.scopeId,
    title: made.title,
    titleKey: fold(made.title),
    description: '',
    entityTypeName: entityTypeName(made.webRelativeUrl.replace(/^\//, '')),
    baseType: template.baseType,
    baseTemplate: template.id,
    hidden: false,
    contentTypesEnabled: false,
    enableAttachments: !isLibrary,
    enableFolderCreation: template.hasFolders,
    enableVersioning: template.isVersioned ?? false,
    enableMinorVersions: false,
    enableModeration: false,
    forceCheckout: false,
    noCrawl: false,
    draftVisibility: 0,
    majorVersionLimit: 0,
    majorWithMinorLimit: 0,
    itemCount: 0,
    nextItemId: 1,
    authorId: scope.actorId,
    version: 1,
    createdAt: scope.now,
    lastItemModifiedAt: scope.now,
    lastItemDeletedAt: scope.now,
    recycledIn: null,
    properties: null,
    settings: input.hasGivenTitle ? givenTitle : null,
    ...input.settings,
  }
}

/** The list that gets the columns of a template. */
interface NewOwner extends Pick<FieldRow, 'siteId' | 'ownerId'> {
  readonly webId: string
}

/** The settings of a column; a lookup of a template shows items of its own list. */
const settingsOf = ({ ownerId, webId }: NewOwner, { type, settings }: TemplateField): FieldSettings | undefined =>
  type === 'Lookup' || type === 'LookupMulti' ? { ...settings, lookupListId: ownerId, lookupWebId: webId } : settings

/** The columns of a template as rows of a list. */
export function templateFieldRows(owner: NewOwner, template: ListTemplate): FieldRow[] {
  const used = new Map<SlotKind, number>()
  return template.fields.map((field, ordinal) => {
    // Title has its own slot, which is always indexed.
    const kind = field.internalName === 'Title' ? undefined : fieldTypes[field.type].slots
    const number = kind === undefined ? 0 : (used.get(kind) ?? 0) + 1
    if (kind !== undefined) used.set(kind, number)
    const settings = settingsOf(owner, field)
    if (kind !== undefined && number > slotCounts[kind]) throw new Error(`template ${template.id} has more ${kind} columns than slots`)
    return {
      siteId: owner.siteId,
      ownerId: owner.ownerId,
      id: field.id,
      ordinal,
      internalName: field.internalName,
      title: field.title,
      description: '',
      groupName: 'Custom Columns',
      type: field.type,
      required: field.required ?? false,
      hidden: field.hidden ?? false,
      readOnly: false,
      sealed: false,
      unique: false,
      indexed: false,
      indexStatus: 0,
      slot: field.internalName === 'Title' ? 'title' : kind === undefined ? null : `${kind}${number}`,
      poolSlot: null,
      defaultValue: field.defaultValue ?? null,
      settings: settings ? JSON.stringify(settings) : null,
      version: 1,
    }
  })
}

const usualFolder = '0x0120'

/** Adds children of the site's content types: the parent's id, `00` and 32 hex digits of their own (protocol/lists#content-types). */
async function addContentTypes(ctx: Context, records: ContentRecords, listId: string, template: ListTemplate) {
  const { item, folder } = template.ownTypes ?? {}
  const wanted = [[item, template.contentTypeId].filter((id) => id !== undefined), [folder, usualFolder].filter((id) => id !== undefined)]
  const known = await records.query('ContentType', { where: { siteId: ctx.site.id, id: { in: wanted.flat() } } })
  const parents = wanted.flatMap((ids) => ids.flatMap((id) => known.find((type) => type.id === id) ?? []).slice(0, 1))
  const rows = parents.map((parent, ordinal) => ({
    ...parent,
    ownerId: listId,
    id: childId(parent.id, ctx.runtime.newId()),
    ordinal,
    fieldLinks: JSON.stringify(parent.id === usualFolder ? ['Title'] : template.fields.map((field) => field.internalName)),
    version: 1,
  }))
  for (const row of rows) await records.insert('ContentType', row)
  return rows
}

function viewRows(ctx: Context, listId: string, template: ListTemplate): ViewRow[] {
  return viewsOfTemplate(template).map(({ title, page, type, fields, query }, ordinal) => ({
    siteId: ctx.site.id,
    listId,
    id: ctx.runtime.newId(),
    ordinal,
    title,
    leafName: page,
    isDefault: ordinal === 0,
    hidden: false,
    personalOf: null,
    type,
    scope: 0,
    query,
    fields: JSON.stringify(fields),
    rowLimit: 30,
    paged: true,
    settings: null,
    version: 1,
  }))
}
