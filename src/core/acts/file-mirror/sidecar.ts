import type {
  ContentTypeRow,
  DocumentRow,
  FieldRow,
  ItemRow,
  ListRow,
  PrincipalRow,
  ViewRow,
  WebRow,
} from '../../../../generated/prisma/content.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { itemInRoot, uiVersionLabel } from '../../content/items/item.ts'
import { idsOf } from '../../content/items/references.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Field, FieldValue } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'

/** The version of the sidecar's format. */
export const sidecarFormat = 1

/** The definition of a list, without its items. Its counters are computed again. */
export interface ListDefinition {
  readonly row: Omit<
    ListRow,
    'siteId' | 'itemCount' | 'nextItemId' | 'version' | 'lastItemModifiedAt' | 'lastItemDeletedAt' | 'recycledIn' | 'scopeId'
  >
  readonly columns: readonly FieldRow[]
  readonly contentTypes: readonly ContentTypeRow[]
  readonly views: readonly ViewRow[]
}

/** The definition of a web, and what its lists are made from. */
export interface WebDefinition {
  readonly row: Omit<WebRow, 'siteId' | 'parentWebId' | 'rootFolderId' | 'scopeId' | 'authorId' | 'version' | 'lastItemModifiedAt'>
  readonly columns: readonly FieldRow[]
  readonly contentTypes: readonly ContentTypeRow[]
}

/** A user or group in a sidecar, by its id in the site. */
export interface NamedPrincipal {
  readonly kind: number
  readonly loginKey: string
  readonly loginName: string
  readonly title: string
  readonly email: string
}

/** The file beside a document that describes it (docs/storage.md). */
export interface Sidecar {
  readonly format: typeof sidecarFormat
  readonly id: string
  readonly name: string
  readonly kind: 'file' | 'folder' | 'web'
  readonly size: number
  readonly sha256: string | null
  /** The id of the bytes in their store. */
  readonly blobId: string | null
  readonly contentType: { readonly id: string; readonly name: string } | null
  /** ISO 8601, UTC. */
  readonly created: string
  readonly modified: string
  /** A key of `people`. */
  readonly author: number
  readonly editor: number
  readonly version: string
  readonly revision: number
  readonly contentRevision: number
  readonly level: number
  readonly checkInComment: string | null
  readonly welcomePage: string | null
  readonly properties: Readonly<Record<string, unknown>> | null
  readonly listId: string | null
  readonly itemId: number | null
  readonly moderationStatus: number
  readonly moderationComments: string | null
  /** Whether it has its own permissions, which a sidecar does not contain. */
  readonly ownPermissions: boolean
  /** The list's own columns by internal name. */
  readonly fields: Readonly<Record<string, FieldValue>>
  /** By id. */
  readonly people: Readonly<Record<string, NamedPrincipal>>
  /** Set for the root folder of a list. */
  readonly list: ListDefinition | null
  /** Set for the root folder of a web. */
  readonly web: WebDefinition | null
}

export interface Described {
  readonly row: DocumentRow
  /** The permission scope of the web. */
  readonly webScopeId: string
  readonly list: List | undefined
}

/** The columns whose values a sidecar contains: those that users write. */
export const keptFields = (list: List): Field[] =>
  list.fields.filter((field) => !field.system && field.slot !== undefined && field.type !== 'Calculated')

export const namesPeople = (field: Field): boolean => field.type === 'User' || field.type === 'UserMulti'

/** The text of a document's sidecar, from its present rows. */
export async function sidecarOf(records: ContentRecords, { row, webScopeId, list }: Described): Promise<string> {
  const { siteId, id, listId, itemId } = row
  const item = list && itemId !== null ? await records.find('Item', { siteId, listId: list.row.id, itemId }) : undefined
  const isWeb = row.kind === documentKinds.web
  const own = row.scopeId === webScopeId && !isWeb ? undefined : await records.find('PermissionScope', { siteId, id: row.scopeId })
  const isOfList = list !== undefined && itemId === null && list.row.rootFolderId === id
  const values = item && list ? valuesOf(list, item) : []
  const people = [row.authorId, row.editorId, ...values.flatMap(([field, value]) => (namesPeople(field) ? idsOf(value) : []))]
  const sidecar: Sidecar = {
    format: sidecarFormat,
    id,
    name: row.leafName,
    kind: isWeb ? 'web' : row.kind === documentKinds.file ? 'file' : 'folder',
    size: row.sizeBytes,
    sha256: row.sha256,
    blobId: row.blobId,
    contentType: item && list ? { id: item.contentTypeId, name: contentTypeName(list, item) } : null,
    created: new Date(row.createdAt).toISOString(),
    modified: new Date(row.modifiedAt).toISOString(),
    author: row.authorId,
    editor: row.editorId,
    version: uiVersionLabel(row.uiVersion),
    revision: row.version,
    contentRevision: row.contentVersion,
    level: row.level,
    checkInComment: row.checkInComment,
    welcomePage: row.welcomePage,
    properties: row.properties === null ? null : (JSON.parse(row.properties) as Record<string, unknown>),
    listId,
    itemId,
    moderationStatus: item?.moderationStatus ?? 0,
    moderationComments: item?.moderationComments ?? null,
    ownPermissions: row.parentId !== '' && own?.objectId === (isWeb ? row.webId : isOfList ? listId : id),
    fields: Object.fromEntries(values.map(([field, value]) => [field.internalName, shown(field, value)])),
    people: await named(records, siteId, people),
    list: isOfList ? await definitionOf(records, list.row) : null,
    web: isWeb ? await webDefinitionOf(records, siteId, row.webId) : null,
  }
  return `${JSON.stringify(sidecar, null, 2)}\n`
}

function valuesOf(list: List, row: ItemRow): (readonly [Field, FieldValue])[] {
  const item = itemInRoot(list, row)
  return keptFields(list)
    .map((field) => [field, item.read(field)] as const)
    .filter(([, value]) => value !== null)
}

const shown = (field: Field, value: FieldValue): FieldValue =>
  field.type === 'DateTime' && typeof value === 'number' ? new Date(value).toISOString() : value

const contentTypeName = (list: List, { contentTypeId }: ItemRow): string =>
  list.contentTypes.find(({ id }) => id === contentTypeId)?.name ?? ''

async function named(records: ContentRecords, siteId: string, ids: readonly number[]): Promise<Record<string, NamedPrincipal>> {
  const rows = await records.query('Principal', { where: { siteId, id: { in: [...new Set(ids)] } }, orderBy: ['id'] })
  return Object.fromEntries(rows.map((row) => [row.id, namedOf(row)]))
}

const namedOf = ({ kind, loginKey, loginName, title, email }: PrincipalRow): NamedPrincipal => ({ kind, loginKey, loginName, title, email })

async function definitionOf(records: ContentRecords, list: ListRow): Promise<ListDefinition> {
  const {
    siteId,
    itemCount: _,
    nextItemId: _1,
    version: _2,
    lastItemModifiedAt: _3,
    lastItemDeletedAt: _4,
    recycledIn: _5,
    scopeId: _6,
    ...row
  } = list
  const where = { siteId, ownerId: list.id }
  return {
    row,
    columns: await records.query('Field', { where, orderBy: ['ordinal'] }),
    contentTypes: await records.query('ContentType', { where, orderBy: ['ordinal'] }),
    views: await records.query('View', { where: { siteId, listId: list.id, personalOf: null }, orderBy: ['ordinal'] }),
  }
}

async function webDefinitionOf(records: ContentRecords, siteId: string, id: string): Promise<WebDefinition | null> {
  const found = await records.find('Web', { siteId, id })
  if (!found) return null
  const { siteId: _, parentWebId: _1, rootFolderId: _2, scopeId: _3, authorId: _4, version: _5, lastItemModifiedAt: _6, ...row } = found
  const where = { siteId, ownerId: id }
  return {
    row,
    columns: await records.query('Field', { where, orderBy: ['ordinal'] }),
    contentTypes: await records.query('ContentType', { where, orderBy: ['ordinal'] }),
  }
}
