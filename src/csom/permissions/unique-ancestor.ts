import { getItem } from '../../core/acts/items/items.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { firstUniqueAncestor } from '../../core/acts/permissions/unique-ancestor.ts'
import { getWebById } from '../../core/acts/sites/webs.ts'
import { list as listShape } from '../../entities/lists/list.ts'
import { inWeb } from '../../entities/shape/navigation.ts'
import { web as webShape } from '../../entities/sites/web.ts'
import type { Objects } from '../objects/object-types.ts'
import { itemObject, objectOf } from '../objects/objects.ts'
import { securableOf } from './permissions.ts'

/** The object whose permissions count for a web, a list or an item. Fails as `firstUniqueAncestor`. */
export async function uniqueAncestor(object: Objects['SecurableObject']): Promise<Objects['SecurableObject']> {
  const { ctx } = object
  const { id, list } = await firstUniqueAncestor(ctx, securableOf(object))
  if (!list) {
    const web = await getWebById(ctx, String(id))
    return objectOf(inWeb(ctx, web), webShape, web)
  }
  if (typeof id === 'string') return objectOf(ctx, listShape, await getList(ctx, { id: list.row.id }))
  return itemObject(ctx, await getItem(ctx, { id: list.row.id }, id))
}
