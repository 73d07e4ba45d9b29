import { openSchema } from '../../core/access/find-list.ts'
import { addItem, getItem, updateItem } from '../../core/acts/items/items.ts'
import { getFolder } from '../../core/content/documents/documents.ts'
import type { UpdateKind } from '../../core/content/writes/item-rows.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { List } from '../../core/model/lists/list.ts'
import { fieldNotFound } from '../../core/model/lists/near-columns.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { ValueOf } from '../objects/object-types.ts'
import { type GivenArgument, type ItemObject, isObject, type ValueObject } from '../objects/objects.ts'
import { expectedVersion } from './expected-version.ts'

/**
 * A new item, which is stored when `Update` is called. Fails with `invalid_request`, and as `openSchema` and
 * `getFolder`.
 */
export async function newItem(
  ctx: WireContext,
  known: List,
  creation: ValueOf<'ListItemCreationInformation'> | undefined,
): Promise<ItemObject> {
  const list = await openSchema(ctx, { id: known.row.id })
  const { FolderUrl: url, LeafName: leafName, UnderlyingObjectType: kind = 0 } = creation ?? {}
  if (kind !== 0 && kind !== 1) throw invalid('UnderlyingObjectType must be 0, an item, or 1, a folder.')
  const folder = url ? await getFolder(ctx, { from: { url: pathOf(ctx, url) } }) : undefined
  const pending = new Map<string, unknown>(leafName ? [['FileLeafRef', leafName]] : [])
  return {
    kind: 'item',
    type: 'ListItem',
    ctx,
    list,
    item: undefined,
    pending,
    addition: { ...(folder && { folder }), isFolder: kind === 1 },
  }
}

const pathOf = ({ origin }: WireContext, url: string): string => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url)

/** `SetFieldValue`: keeps a value until `Update`. Fails with `field_not_found`, `invalid_request`. */
export function setValue({ list, pending }: ItemObject, name: string, given: GivenArgument): void {
  keepValue({ list, pending }, name, columnValue(given))
}

/** Keeps a value, as the acts accept it, until `Update`. Fails with `field_not_found`. */
export function keepValue({ list, pending }: Pick<ItemObject, 'list' | 'pending'>, name: string, value: unknown): void {
  const field = list.fieldsByName.get(name)
  if (!field) throw fieldNotFound(list, name)
  const isNumber = field.type === 'Number' || field.type === 'Currency' || field.type === 'Integer'
  const holdsNumber = isNumber && typeof value === 'string' && value.trim() !== '' && value.length < 60
  pending.set(field.internalName, holdsNumber && Number.isFinite(Number(value)) ? Number(value) : value)
}

/** A value for a column as the acts accept it. */
function columnValue(given: GivenArgument): unknown {
  if (given === null || typeof given !== 'object') return given
  if (Array.isArray(given)) return (given as readonly GivenArgument[]).map(columnValue)
  if (isObject(given)) {
    if (given.kind === 'null') return null
    if (given.kind === 'value') return valueOfMembers(given)
    if (given.kind === 'service' && given.type === 'TaxonomyFieldValueCollection') return given.collected
    if (given.kind === 'entity' && given.type === 'User') return (given.value as { readonly id: number }).id
  }
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
    case 'FieldGeolocationValue':
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

/** The number of a stored item. Fails with `invalid_request` for another one. */
export function storedId({ item }: ItemObject): number {
  if (item) return item.row.itemId
  throw invalid('The item is not stored, or it was deleted by an earlier action.')
}
