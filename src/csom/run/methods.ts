import { getFile } from '../../core/acts/files/files.ts'
import { getItem } from '../../core/acts/items/items.ts'
import { type FieldAddress, getField } from '../../core/acts/lists/fields.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { getSiteColumn, getSiteColumns } from '../../core/acts/lists/site-columns.ts'
import { getView, type ViewAddress } from '../../core/acts/lists/views.ts'
import { type GroupAddress, getGroup } from '../../core/acts/people/groups.ts'
import { getUser, type UserAddress } from '../../core/acts/people/users.ts'
import type { WebState } from '../../core/acts/sites/webs.ts'
import { getFolder } from '../../core/content/documents/documents.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { List, ListAddress } from '../../core/model/lists/list.ts'
import { file as fileShape } from '../../entities/files/file.ts'
import { folder as folderShape } from '../../entities/files/folder.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import { fieldSeen, fieldShape } from '../../entities/lists/field.ts'
import { list as listShape } from '../../entities/lists/list.ts'
import { view as viewShape } from '../../entities/lists/view.ts'
import { group as groupShape, user as userShape } from '../../entities/people/principals.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { MethodArguments, textMember, valueMember } from '../message/arguments.ts'
import {
  type CollectionObject,
  type EntityObject,
  type GivenArgument,
  type ItemsObject,
  memberType,
  notInModel,
  objectOf,
  type PathObject,
} from '../objects/objects.ts'
import { addExistingType, contentTypeWith, newContentType } from './content-types.ts'
import { newItem } from './item-writes.ts'

/** A method that leads from an object to another one. */
interface PathMethod {
  readonly parameters: number
  readonly run: (object: never, given: MethodArguments) => PathObject | Promise<PathObject>
}

const method = <O extends PathObject>(
  parameters: number,
  run: (object: O, given: MethodArguments) => PathObject | Promise<PathObject>,
): PathMethod => ({ parameters, run: run as PathMethod['run'] })

const listWith = (ctx: WireContext, address: ListAddress) =>
  getList(ctx, address).then((one) => objectOf(ctx, listShape as Shape<unknown>, one))

const userWith = ({ ctx }: { readonly ctx: WireContext }, address: UserAddress) =>
  getUser(ctx, address).then((one) => objectOf(ctx, userShape as Shape<unknown>, one))

const groupWith = ({ ctx }: { readonly ctx: WireContext }, address: GroupAddress) =>
  getGroup(ctx, address).then((one) => objectOf(ctx, groupShape as Shape<unknown>, one))

const listOf = ({ value }: EntityObject): List => value as List

const viewWith = ({ ctx, ...object }: EntityObject, address: ViewAddress) =>
  getView(ctx, { id: listOf({ ctx, ...object }).row.id }, address).then((one) => objectOf(ctx, viewShape as Shape<unknown>, one))

async function columnWith({ ctx, owner }: CollectionObject, address: FieldAddress): Promise<PathObject> {
  if (owner.shape.name === 'List') {
    const { list, field } = await getField(ctx, { id: listOf(owner).row.id }, address)
    return objectOf(ctx, fieldShape as Shape<unknown>, await fieldSeen(ctx, field, { list, fields: list.fields }))
  }
  const [field, fields] = [await getSiteColumn(ctx, address), await getSiteColumns(ctx)]
  return objectOf(ctx, fieldShape as Shape<unknown>, await fieldSeen(ctx, field, { fields, web: owner.value as WebState }))
}

/** An item by its number. Fails as `getItem`. */
async function itemWith(ctx: WireContext, list: List, id: number): Promise<PathObject> {
  const item = await getItem(ctx, { id: list.row.id }, id)
  return objectOf(ctx, itemShapeOf(item.list) as Shape<unknown>, item)
}

/** The rows that a CAML query asks for; without one, those of a view of everything. */
function itemsOf({ ctx, ...object }: EntityObject, given: MethodArguments): ItemsObject {
  const query = given.value(0, 'CamlQuery')
  const position = query && valueMember(query, 'ListItemCollectionPosition')
  const path = query && valueMember(query, 'FolderServerRelativePath')
  const folderUrl = query && (textMember(query, 'FolderServerRelativeUrl') ?? (path && textMember(path, 'DecodedUrl')))
  const datesInUtc = query?.members.get('DatesInUtc') ?? true
  if (typeof datesInUtc !== 'boolean') throw invalid('CamlQuery.DatesInUtc must be true or false.')
  return {
    kind: 'items',
    ctx,
    list: listOf({ ctx, ...object }),
    query: {
      viewXml: (query && textMember(query, 'ViewXml')) ?? '',
      position: position && textMember(position, 'PagingInfo')?.replace(/^\?/, ''),
      folderUrl,
      datesInUtc,
    },
  }
}

const webMethods: readonly (readonly [string, PathMethod])[] = [
  ['Web.GetList', method<EntityObject>(1, ({ ctx }, given) => listWith(ctx, { url: given.text(0) }))],
  ['Web.GetUserById', method<EntityObject>(1, (object, given) => userWith(object, { id: given.number(0) }))],
  [
    'Web.GetFolderByServerRelativeUrl',
    method<EntityObject>(1, async ({ ctx }, given) =>
      objectOf(ctx, folderShape as Shape<unknown>, await getFolder(ctx, { from: { url: given.text(0) } })),
    ),
  ],
  [
    'Web.GetFileByServerRelativeUrl',
    method<EntityObject>(1, async ({ ctx }, given) =>
      objectOf(ctx, fileShape as Shape<unknown>, await getFile(ctx, { url: given.text(0) })),
    ),
  ],
  ['Web.Lists.GetByTitle', method<CollectionObject>(1, ({ ctx }, given) => listWith(ctx, { title: given.text(0) }))],
  ['Web.Lists.GetById', method<CollectionObject>(1, ({ ctx }, given) => listWith(ctx, { id: given.guid(0) }))],
  ['Web.SiteUsers.GetById', method<CollectionObject>(1, (object, given) => userWith(object, { id: given.number(0) }))],
  ['Web.SiteUsers.GetByLoginName', method<CollectionObject>(1, (object, given) => userWith(object, { loginName: given.text(0) }))],
  ['Web.SiteUsers.GetByEmail', method<CollectionObject>(1, (object, given) => userWith(object, { email: given.text(0) }))],
  ['Web.SiteGroups.GetById', method<CollectionObject>(1, (object, given) => groupWith(object, { id: given.number(0) }))],
  ['Web.SiteGroups.GetByName', method<CollectionObject>(1, (object, given) => groupWith(object, { name: given.text(0) }))],
]

const columnMethods = ['Web.Fields', 'List.Fields'].flatMap((owner): (readonly [string, PathMethod])[] => [
  [`${owner}.GetById`, method<CollectionObject>(1, (object, given) => columnWith(object, { id: given.guid(0) }))],
  [`${owner}.GetByTitle`, method<CollectionObject>(1, (object, given) => columnWith(object, { title: given.text(0) }))],
  [`${owner}.GetByInternalNameOrTitle`, method<CollectionObject>(1, (object, given) => columnWith(object, { name: given.text(0) }))],
])

const typeMethods: readonly (readonly [string, PathMethod])[] = [
  ['Web.ContentTypes.GetById', method<CollectionObject>(1, contentTypeWith)],
  ['Web.AvailableContentTypes.GetById', method<CollectionObject>(1, contentTypeWith)],
  ['List.ContentTypes.GetById', method<CollectionObject>(1, contentTypeWith)],
  ['Web.ContentTypes.Add', method<CollectionObject>(1, newContentType)],
  ['List.ContentTypes.AddExistingContentType', method<CollectionObject>(1, addExistingType)],
]

/** The methods that write, or that begin a write. */
const writing: ReadonlySet<string> = new Set(['List.AddItem', 'Web.ContentTypes.Add', 'List.ContentTypes.AddExistingContentType'])

const listMethods: readonly (readonly [string, PathMethod])[] = [
  ['List.GetItems', method<EntityObject>(1, itemsOf)],
  ['List.GetItemById', method<EntityObject>(1, (object, given) => itemWith(object.ctx, listOf(object), given.number(0)))],
  ['List.GetView', method<EntityObject>(1, (object, given) => viewWith(object, { id: given.guid(0) }))],
  ['List.Views.GetById', method<CollectionObject>(1, ({ owner }, given) => viewWith(owner, { id: given.guid(0) }))],
  ['List.Views.GetByTitle', method<CollectionObject>(1, ({ owner }, given) => viewWith(owner, { title: given.text(0) }))],
  ['ListItemCollection.GetById', method<ItemsObject>(1, ({ ctx, list }, given) => itemWith(ctx, list, given.number(0)))],
  [
    'List.AddItem',
    method<EntityObject>(1, (object, given) => newItem(object.ctx, listOf(object), given.value(0, 'ListItemCreationInformation'))),
  ],
]

const methods: ReadonlyMap<string, PathMethod> = new Map([...webMethods, ...columnMethods, ...typeMethods, ...listMethods])

/** The names of the methods that lead to an object and change nothing. */
const reading: ReadonlySet<string> = new Set(
  [...methods.keys()].filter((name) => !writing.has(name)).map((name) => name.slice(name.lastIndexOf('.') + 1)),
)

/** Whether a method only reads, by its name alone: the objects are not known before the request runs. */
export const onlyReads = (name: string): boolean => reading.has(name)

/** What a method of an object leads to. Fails with `operation_unsupported`, `invalid_request`, and as the act that reads. */
export function callMethod(object: PathObject, name: string, given: readonly GivenArgument[]): PathObject | Promise<PathObject> {
  const full = `${memberType(object)}.${name}`
  const found = methods.get(full)
  if (!found) throw notInModel(full)
  return found.run(object as never, new MethodArguments(full, given, found.parameters))
}
