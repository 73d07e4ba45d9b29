import { demand } from '../../core/access/access.ts'
import { getContentType } from '../../core/acts/content-types/content-types.ts'
import { type FileVersion, getFileVersion } from '../../core/acts/files/document-versions.ts'
import { getFile } from '../../core/acts/files/files.ts'
import { type Attachment, getAttachment } from '../../core/acts/items/attachments.ts'
import { getItem } from '../../core/acts/items/items.ts'
import { getVersion, type ItemVersion } from '../../core/acts/items/versions.ts'
import { getField } from '../../core/acts/lists/fields.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { getSiteColumn, getSiteColumns } from '../../core/acts/lists/site-columns.ts'
import { getView, type View } from '../../core/acts/lists/views.ts'
import { getGroup } from '../../core/acts/people/groups.ts'
import { getUser } from '../../core/acts/people/users.ts'
import { getRoleDefinition } from '../../core/acts/permissions/role-definitions.ts'
import { getNode } from '../../core/acts/sites/navigation.ts'
import { getPart, type OwnedPart } from '../../core/acts/sites/parts.ts'
import { getWebById } from '../../core/acts/sites/webs.ts'
import type { Association } from '../../core/acts/workflow/associations.ts'
import { isItem, isListOwner } from '../../core/acts/workflow/owners.ts'
import type { Started } from '../../core/acts/workflow/started.ts'
import { type Document, getFolder } from '../../core/content/documents/documents.ts'
import type { Item } from '../../core/content/items/item.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { List } from '../../core/model/lists/list.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { file as fileShape } from '../../entities/files/file.ts'
import { fileVersion } from '../../entities/files/file-version.ts'
import { folder as folderShape } from '../../entities/files/folder.ts'
import type { ShownPart } from '../../entities/files/web-part.ts'
import { attachmentShape } from '../../entities/items/attachment.ts'
import { itemVersionShapeOf } from '../../entities/items/item-version.ts'
import { contentTypeShape, fieldLinkShape, linksOf, type ShownLink, type ShownType } from '../../entities/lists/content-type.ts'
import { type FieldIn, fieldSeen, fieldShape } from '../../entities/lists/field.ts'
import { list as listShape } from '../../entities/lists/list.ts'
import { view as viewShape } from '../../entities/lists/view.ts'
import { group as groupShape, user as userShape } from '../../entities/people/principals.ts'
import { roleDefinition } from '../../entities/permissions/role-assignment.ts'
import { inWeb } from '../../entities/shape/navigation.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { navigationNode } from '../../entities/sites/navigation.ts'
import { eventReceiver, userCustomAction } from '../../entities/sites/parts.ts'
import { site as siteShape } from '../../entities/sites/site.ts'
import { web as webShape } from '../../entities/sites/web.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { itemObject, notInModel, objectOf, type PathObject } from './objects.ts'
import { type OwnerShown, ownedKeys, ownedSteps, ownersOfParts } from './owned-identity.ts'
import { termKeys, termObjectOf, termRoot } from './term-identity.ts'

/** The type of the object that all others are reached from. */
const root = '740c6a0b-85e2-48a0-a494-e0f1759d4aa7'

type Ids = Pick<WireContext, 'site' | 'web'>

const siteKey = ({ site }: Ids): string => `site:${site.id}`
const webKey = (ctx: Ids, webId = ctx.web.row.id): string => `${siteKey(ctx)}:web:${webId}`
const listKey = (ctx: Ids, { row }: List): string => `${webKey(ctx, row.webId)}:list:${row.id}`
const itemKey = (ctx: Ids, list: List, itemId: number): string => `${listKey(ctx, list)}:item:${itemId},1`
const ownerKey = (ctx: Ids, { list, web }: { readonly list?: List; readonly web?: Web }): string =>
  list ? listKey(ctx, list) : webKey(ctx, web?.row.id)
const typeKey = (ctx: Ids, shown: ShownType): string => `${ownerKey(ctx, shown)}:contenttype:${shown.type.id}`
const documentKey = (ctx: Ids, { row }: Document, kind: 'file' | 'folder'): string => `${webKey(ctx, row.webId)}:${kind}:${row.id}`
const partKey = (ctx: Ids, { owner, id }: OwnedPart, kind: string): string => {
  const inside = owner.kind === 'site' ? siteKey(ctx) : `${webKey(ctx, owner.webId)}${owner.kind === 'list' ? `:list:${owner.id}` : ''}`
  return `${inside}:${kind}:${id}`
}

type Key = (ctx: Ids, value: never) => string

const keys: ReadonlyMap<string, Key> = new Map<string, Key>([
  ['Site', siteKey],
  ['Web', (ctx, web: Web) => webKey(ctx, web.row.id)],
  ['List', listKey],
  ['ListItem', (ctx, { list, row }: Item) => itemKey(ctx, list, row.itemId)],
  ['ListItemVersion', (ctx, { list, itemId, uiVersion }: ItemVersion) => `${itemKey(ctx, list, itemId)}:version:${uiVersion}`],
  [
    'Attachment',
    (ctx, { item, row }: Attachment) => `${itemKey(ctx, item.list, row.itemId)}:attachment:${encodeURIComponent(row.fileName)}`,
  ],
  ['Field', (ctx, field: FieldIn) => `${ownerKey(ctx, field)}:field:${field.field.id}`],
  ['View', (ctx, { list, row }: View) => `${listKey(ctx, list)}:view:${row.id}`],
  ['ContentType', typeKey],
  ['FieldLink', (ctx, { of, field }: ShownLink) => `${typeKey(ctx, of)}:fl:${field.id}`],
  ['Folder', (ctx, folder: Document) => documentKey(ctx, folder, 'folder')],
  ['File', (ctx, file: Document) => documentKey(ctx, file, 'file')],
  [
    'WebPartDefinition',
    (ctx, { page, part, scope }: ShownPart) => `${documentKey(ctx, page, 'file')}:${scope === 0 ? 'userpart' : 'webpart'}:${part.id ?? ''}`,
  ],
  ['FileVersion', (ctx, { file, row }: FileVersion) => `${documentKey(ctx, file, 'file')}:version:${row.uiVersion}`],
  ['User', (ctx, { id }: { readonly id: number }) => `${siteKey(ctx)}:u:${id}`],
  ['Group', (ctx, { row }: { readonly row: { readonly id: number } }) => `${siteKey(ctx)}:g:${row.id}`],
  ['RoleDefinition', (ctx, { id }: { readonly id: number }) => `${siteKey(ctx)}:roledefinition:${id}`],
  ['NavigationNode', (ctx, { id }: { readonly id: number }) => `${webKey(ctx)}:node:${id}`],
  ['UserCustomAction', (ctx, part: OwnedPart) => partKey(ctx, part, 'action')],
  ['EventReceiver', (ctx, part: OwnedPart) => partKey(ctx, part, 'receiver')],
  [
    'ModelSubscription',
    (ctx, { owner, row }: Association) => `${isListOwner(owner) ? listKey(ctx, owner) : webKey(ctx)}:workflow:${row.id}`,
  ],
  [
    'WorkflowInstance',
    (ctx, { subject, row }: Started) =>
      `${isItem(subject) ? itemKey(ctx, subject.list, subject.row.itemId) : webKey(ctx)}:started:${row.id}`,
  ],
])

/** The identity of an entity, by which later requests name it; undefined if it has none. Some need the one that has them. */
export function entityIdentity(
  ctx: Ids,
  requestId: string,
  shape: Pick<Shape<unknown>, 'name'>,
  value: unknown,
  owner?: OwnerShown,
): string | undefined {
  if (value === undefined) return undefined
  const key = keys.get(shape.name)
  const owned = owner && ownersOfParts.get(shape.name)?.has(owner.shape.name) ? ownedKeys.get(shape.name) : undefined
  if (owner && owned) return `${entityIdentity(ctx, requestId, owner.shape, owner.value)}:${owned(value as never)}`
  if (key) return `${requestId}|${root}:${key(ctx, value as never)}`
  const termKey = termKeys.get(shape.name)
  return termKey && `${requestId}|${termRoot}:${termKey(value as never)}`
}

/** The identity of an object; undefined if it has none. */
export function identityOf(object: PathObject, requestId: string): string | undefined {
  if (object.kind === 'entity') return entityIdentity(object.ctx, requestId, object.shape, object.value, object.parent)
  return object.kind === 'item' ? entityIdentity(object.ctx, requestId, { name: 'ListItem' }, object.item) : undefined
}

const longest = 1_200

/** The kinds and keys in an identity. What stands before the bar belongs to an earlier request. */
function partsOf(identity: string): (readonly [string, string])[] {
  if (identity.length > longest) throw invalid(`An identity has at most ${longest} characters; ${identity.length} were given.`)
  const [kind, ...words] = identity.slice(identity.indexOf('|') + 1).split(':')
  const isTerm = kind === termRoot && words.length === 2
  if ((kind !== root && !isTerm) || words.length === 0 || words.length % 2 !== 0) throw unusable(identity)
  if (isTerm) return [[termRoot, ''], ...[words].map(([of = '', key = '']) => [of, key] as const)]
  return Array.from({ length: words.length / 2 }, (_, at) => [words[2 * at] ?? '', words[2 * at + 1] ?? ''] as const)
}

const unusable = (identity: string) => invalid(`'${identity.slice(0, 200)}' is not the identity of an object of this site collection.`)

const wholeNumber = (key: string): number => (/^\d{1,10}$/.test(key) ? Number(key) : 0)

type Entities = { readonly kind: 'entity'; readonly ctx: WireContext; readonly value: unknown }
type Step = (from: never, key: string) => Promise<PathObject>

const ownerIn = ({ type, value }: PathObject & Entities) =>
  type === 'Site'
    ? ({ kind: 'site' } as const)
    : type === 'List'
      ? ({ kind: 'list', list: { id: (value as List).row.id } } as const)
      : ({ kind: 'web' } as const)

const listIn = ({ value }: Entities) => ({ id: (value as List).row.id })
const isList = (from: PathObject): boolean => from.type === 'List'

async function fieldIn(from: PathObject & Entities, id: string): Promise<PathObject> {
  const { ctx, value } = from
  if (!isList(from)) {
    const [field, fields] = [await getSiteColumn(ctx, { id }), await getSiteColumns(ctx)]
    return objectOf(ctx, fieldShape, await fieldSeen(ctx, field, { fields, web: value as Web }))
  }
  const { list, field } = await getField(ctx, listIn(from), { id })
  return objectOf(ctx, fieldShape, await fieldSeen(ctx, field, { list, fields: list.fields }))
}

async function contentTypeIn(from: PathObject & Entities, id: string): Promise<PathObject> {
  const { type, list } = await getContentType(from.ctx, id, isList(from) ? listIn(from) : undefined)
  return objectOf(from.ctx, contentTypeShape, { type, ...(list ? { list } : { web: from.value as Web }) })
}

async function linkIn({ ctx, value }: Entities, id: string): Promise<PathObject> {
  const { type, list } = value as ShownType
  const link = linksOf(await getContentType(ctx, type.id, list && { id: list.row.id })).find(({ field }) => field.id === id.toLowerCase())
  if (!link) throw invalid(`The content type '${type.name}' has no column with the id '${id.slice(0, 60)}'.`)
  return objectOf(ctx, fieldLinkShape, link)
}

type Stored = PathObject & { readonly kind: 'item'; readonly ctx: WireContext; readonly item: Item }

/** What an identity may continue with, by the type of the object before it. */
const steps: ReadonlyMap<string, Step> = new Map<string, Step>([
  [
    'Site web',
    async ({ ctx }: Entities, id) => {
      const web = await getWebById(ctx, id.toLowerCase())
      return objectOf(inWeb(ctx, web), webShape, web)
    },
  ],
  ['Site u', async ({ ctx }: Entities, id) => objectOf(ctx, userShape, await getUser(ctx, { id: wholeNumber(id) }))],
  ['Site g', async ({ ctx }: Entities, id) => objectOf(ctx, groupShape, await getGroup(ctx, { id: wholeNumber(id) }))],
  ['Web u', async ({ ctx }: Entities, id) => objectOf(ctx, userShape, await getUser(ctx, { id: wholeNumber(id) }))],
  ['Web g', async ({ ctx }: Entities, id) => objectOf(ctx, groupShape, await getGroup(ctx, { id: wholeNumber(id) }))],
  [
    'Site roledefinition',
    async ({ ctx }: Entities, id) => objectOf(ctx, roleDefinition, await getRoleDefinition(ctx, { id: wholeNumber(id) })),
  ],
  ['Web list', async ({ ctx }: Entities, id) => objectOf(ctx, listShape, await getList(ctx, { id }))],
  ['Web folder', async ({ ctx }: Entities, id) => objectOf(ctx, folderShape, await getFolder(ctx, { from: { id } }))],
  ['Web file', async ({ ctx }: Entities, id) => objectOf(ctx, fileShape, await getFile(ctx, { id }))],
  ['Web node', async ({ ctx }: Entities, id) => objectOf(ctx, navigationNode, await getNode(ctx, wholeNumber(id)))],
  ['List view', async (from: Entities, id) => objectOf(from.ctx, viewShape, await getView(from.ctx, listIn(from), { id }))],
  [
    'List item',
    async (from: Entities, key) => {
      const [, id = ''] = /^(\d{1,10})(?:,\d{1,10})?$/.exec(key) ?? []
      if (id === '') throw invalid(`'${key.slice(0, 60)}' is not the number of an item.`)
      return itemObject(from.ctx, await getItem(from.ctx, listIn(from), Number(id)))
    },
  ],
  ['Web field', fieldIn],
  ['List field', fieldIn],
  ['Web contenttype', contentTypeIn],
  ['List contenttype', contentTypeIn],
  ['ContentType fl', linkIn],
  [
    'File version',
    async ({ ctx, value }: Entities, id) =>
      objectOf(ctx, fileVersion, await getFileVersion(ctx, { id: (value as Document).row.id }, wholeNumber(id))),
  ],
  [
    'ListItem version',
    async ({ ctx, item }: Stored, id) => {
      const version = await getVersion(ctx, { id: item.list.row.id }, item.row.itemId, wholeNumber(id))
      return objectOf(ctx, itemVersionShapeOf(version.list), version)
    },
  ],
  [
    'ListItem attachment',
    async ({ ctx, item }: Stored, name) =>
      objectOf(
        ctx,
        attachmentShape,
        await getAttachment(ctx, { address: { id: item.list.row.id }, itemId: item.row.itemId, name: decoded(name) }),
      ),
  ],
  ...ownedSteps,
  ...['Site', 'Web', 'List'].flatMap((type): (readonly [string, Step])[] => [
    [
      `${type} action`,
      async (from: PathObject & Entities, id) => objectOf(from.ctx, userCustomAction, await getPart(from.ctx, 'action', ownerIn(from), id)),
    ],
    [
      `${type} receiver`,
      async (from: PathObject & Entities, id) => objectOf(from.ctx, eventReceiver, await getPart(from.ctx, 'receiver', ownerIn(from), id)),
    ],
  ]),
])

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    throw invalid(`'${name.slice(0, 60)}' is not the name of an attachment.`)
  }
}

/**
 * Finds the objects of identities for one request. An identity only names an object: it is read with the rights of the
 * actor, and what several identities begin with is read once.
 */
export class IdentityReader {
  readonly #ctx: WireContext
  readonly #found = new Map<string, PathObject>()

  constructor(ctx: WireContext) {
    this.#ctx = ctx
  }

  /** Fails with `invalid_request` for a text that is no identity and for one of another site collection, and as the act that reads. */
  async find(identity: string): Promise<PathObject> {
    const [[first, siteId] = ['', ''], ...others] = partsOf(identity)
    if (first === termRoot) return this.#term(identity, others)
    if (first !== 'site' || siteId.toLowerCase() !== this.#ctx.site.id) throw unusable(identity)
    // What stands behind it is read with its own rights.
    if (others.length === 0) await demand(this.#ctx, 'Open', this.#ctx.web)
    let at: PathObject = objectOf(this.#ctx, siteShape, this.#ctx.site)
    let path = ''
    for (const [place, [kind, key]] of others.entries()) {
      path += `:${kind}:${key}`
      const isLast = place === others.length - 1
      const known = isLast ? undefined : this.#found.get(path)
      const step = steps.get(`${at.type} ${kind}`)
      if (!step) throw notInModel(`The identity of a ${kind.slice(0, 40)} of a ${at.type}`)
      at = known ?? (await step(at as never, key))
      if (!isLast) this.#found.set(path, at)
    }
    return at
  }

  async #term(identity: string, [[kind, key] = ['', '']]: readonly (readonly [string, string])[]): Promise<PathObject> {
    const found = await termObjectOf(this.#ctx, kind, key)
    if (!found) throw unusable(identity)
    return found
  }
}
