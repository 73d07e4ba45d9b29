import type { Item } from '../../content/items/item.ts'
import { contentTypeFor } from '../../content/items/item-row.ts'
import type { CheckedValues } from '../../content/items/values.ts'
import { parentId } from '../../model/content-types/ids.ts'
import type { Field } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'

/**
 * The values that an item keeps in another list, or in a copy: those of columns
 * that both lists have, by name and type.
 */
export function carriedValues(item: Item, target: List): CheckedValues {
  const own = target.fields.filter((field) => !field.system && field.slot !== undefined && field.type !== 'Calculated')
  const values = own.flatMap((field): [Field, ReturnType<Item['read']>][] => {
    const source = item.list.fieldsByName.get(field.internalName)
    return source && isAlike(source, field) ? [[field, item.read(source)]] : []
  })
  return new Map(values)
}

const isAlike = (one: Field, other: Field): boolean =>
  one.type === other.type &&
  one.settings.lookupListId === other.settings.lookupListId &&
  one.settings.lookupField === other.settings.lookupField

/** The content type of the item in the target: the one with the same parent, else the first of its kind. */
export function carriedType({ list, row }: Item, target: List): string {
  if (list.row.id === target.row.id) return row.contentTypeId
  const isAlike = (id: string) => id === row.contentTypeId || parentId(id) === parentId(row.contentTypeId)
  return target.contentTypes.find(({ id }) => isAlike(id))?.id ?? contentTypeFor(target, row.kind)
}
