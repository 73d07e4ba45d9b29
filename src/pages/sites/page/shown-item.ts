import type { Item } from '../../../core/content/items/item.ts'
import { isLibrary } from '../../../core/model/lists/list.ts'

/** What people call an item: the name of its file or folder, else its title, else its number. */
export function titleOf(item: Item): string {
  const name = item.list.fieldsByName.get('FileLeafRef')
  if (name && (isLibrary(item.list) || item.row.kind === 1)) return String(item.read(name) ?? '') || `#${item.row.itemId}`
  const title = item.list.fieldsByName.get('Title')
  const text = title ? item.read(title) : null
  return typeof text === 'string' && text.trim() !== '' ? text : `#${item.row.itemId}`
}
