import { openSchema } from '../../core/access/find-list.ts'
import { addItem, deleteItem, getItem, updateItem } from '../../core/acts/items/items.ts'
import { recycleItem } from '../../core/acts/recycle-bin/recycle-item.ts'
import { getFolder } from '../../core/content/documents/documents.ts'
import type { UpdateKind } from '../../core/content/writes/item-rows.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { List } from '../../core/model/lists/list.ts'
import { fieldNotFound } from '../../core/model/lists/near-columns.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type MethodArguments, textMember } from '../message/arguments.ts'
import type { GivenArgument, ItemObject, ValueObject } from '../objects/objects.ts'
import { guidValue, type MarkedText } from '../objects/values.ts'

/**
 * A new item, which is stored when `Update` is called. Fails with `invalid_request`, and as `openSchema` and
 * `getFolder`.
 */
export async function newItem(ctx: WireContext, known: List, creation: ValueObject | undefined): Promise<ItemObject> {
  const list = await openSchema(ctx, { id: known.row.id })
  const kind = creation?.members.get('UnderlyingObjectType') ?? 0
  if (kind !== 0 && kind !== 1) throw invalid('UnderlyingObjectType must be 0, an item, or 1, a folder.')
  const url = creation && textMember(creation, 'FolderUrl')
  const folder = url === undefined ? undefined : await getFolder(ctx, { from: { url: pathOf(ctx, url) } })
  const leafName = creation && textMember(creation, 'LeafName')
  const pending = new Map<string, unknown>(leafName === undefined ? [] : [['FileLeafRef', leafName]])
  return { kind: 'item', ctx, list, item: undefined, pending, addition: { ...(folder && { folder }), isFolder: kind === 1 } }
}

const pathOf = ({ origin }: WireContext, url: string): string => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url)

/** `SetFieldValue`: keeps a value until `Update`. Fails with `field_not_found`, `invalid_request`. */
export function setValue({ list, pending }: ItemObject, given: MethodArguments): void {
  const name = given.text(0)
  const field = list.fieldsByName.get(name)
  if (!field) throw fieldNotFound(list, name)
  const value = columnValue(given.any(1))
  const isNumber = field.type === 'Number' || field.type === 'Currency' || field.type === 'Integer'
  const holdsNumber = isNumber && typeof value === 'string' && value.trim() !== '' && value.length < 60
  pending.set(field.internalName, holdsNumber && Number.isFinite(Number(value)) ? Number(value) : value)
}

/** A value for a column as the acts accept it. */
function columnValue(given: GivenArgument): unknown {
  if (given === null || typeof given !== 'object') return given
  if (!('kind' in given)) return given.map(columnValue)
  if (given.kind === 'null') return null
  if (given.kind === 'value') return valueOfMembers(given)
  if (given.kind === 'entity' && given.shape.name === 'User') return (given.value as { readonly id: number }).id
  throw invalid('The value of a column is a text, a number, a time, a value object, a user, or an array of them.')
}

function valueOfMembers({ type, members }: ValueObject): unknown {
  switch (type) {
    case 'FieldUserValue':
    case 'FieldLookupValue': {
      const id = members.get('LookupId')
      if (typeof id === 'number') return id
      throw invalid(`${type} needs a LookupId, the number of the person or item.`)
    }
    case 'ContentTypeId':
      return members.get('StringValue') ?? null
    case 'FieldUrlValue':
      return { Url: members.get('Url') ?? '', Description: members.get('Description') ?? '' }
    case 'TaxonomyFieldValue':
      return Object.fromEntries(members)
    default:
      throw invalid(`A ${type} is no value of a column.`)
  }
}

/** Stores what was set: adds a new item, or changes a stored one. Fails as the act of the write. */
export async function storeItem(object: ItemObject, kind: UpdateKind, version: number | undefined): Promise<void> {
  const { ctx, list, addition, pending } = object
  const address = { id: list.row.id }
  if (addition) object.item = await addItem(ctx, address, new Map(pending), addition)
  else if (pending.size > 0)
    object.item = await updateItem(ctx, address, storedId(object), new Map(pending), expectedVersion(version), undefined, kind)
  else object.item = await getItem(ctx, address, storedId(object))
  object.addition = undefined
  pending.clear()
}

/** Deletes an item for good. Fails as the act. */
export async function eraseObject(object: ItemObject, version: number | undefined): Promise<void> {
  await deleteItem(object.ctx, { id: object.list.row.id }, storedId(object), expectedVersion(version))
  object.item = undefined
}

/** Puts an item into the recycle bin; returns the id of its entry. Fails as the act. */
export async function binItem(object: ItemObject, version: number | undefined): Promise<MarkedText> {
  const id = await recycleItem(object.ctx, { id: object.list.row.id }, storedId(object), expectedVersion(version))
  object.item = undefined
  return guidValue(id)
}

function storedId({ item }: ItemObject): number {
  if (item) return item.row.itemId
  throw invalid('The item is not stored, or it was deleted by an earlier action.')
}

const expectedVersion = (version: number | undefined) =>
  version === undefined ? undefined : { given: `"${version}"`, versions: [version] }
