import type { SecurableAddress } from '../../core/acts/permissions/securables.ts'
import type { Item } from '../../core/content/items/item.ts'
import type { List } from '../../core/model/lists/list.ts'
import type { EntityObject } from './objects.ts'

/** A web, a list or an item as a target of permissions. */
export function securableAt({ type, value }: Pick<EntityObject, 'type' | 'value'>): SecurableAddress {
  if (type === 'Web') return { kind: 'web' }
  if (type === 'List') return { kind: 'list', list: { id: (value as List).row.id } }
  const { list, row } = value as Item
  return { kind: 'item', list: { id: list.row.id }, itemId: row.itemId }
}
