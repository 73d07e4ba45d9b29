import type { Context } from '../../access/context.ts'
import type { Narrow } from '../../content/items/item-rights.ts'
import type { QueryTargets } from '../../content/query/column-paths.ts'
import { pageKeyOf, resolveQuery } from '../../content/query/resolve-query.ts'
import { seesRow } from '../../content/shown/shown-state.ts'
import type { OrderedRow } from '../../kernel/ports.ts'
import type { PageKey, Predicate, Query } from '../../kernel/query.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import { queryRows } from './user-info.ts'

/**
 * Where a page ended, for the next link. If the values of the last row are those of a version that the actor may not see, the
 * key names the row alone; `withPageEnd` reads them when the key comes back.
 */
export async function pageEnd(ctx: Context, list: List, query: Query, last: OrderedRow, targets: QueryTargets): Promise<PageKey> {
  const key = pageKeyOf(ctx.site.id, list, query, last, targets)
  if (!hasVersions(list, targets) || Object.keys(key.values).every((name) => name === 'ID')) return key
  const isSeen = !leadsToFiles(targets) && (await seesRow(ctx, list, last))
  return isSeen ? key : { itemId: key.itemId, values: {} }
}

/** The query with the values of the row after which its page begins, if its key does not have them and the actor may see the row. */
export async function withPageEnd(ctx: Context, list: List, query: Query, targets: QueryTargets, visible: Narrow): Promise<Query> {
  const { after, orderBy } = query
  if (!after || !orderBy || Object.keys(after.values).length > 0 || !hasVersions(list, targets)) return query
  const plain = resolveQuery(ctx.site.id, list, { orderBy, limit: 1 }, targets)
  const own = plain.orderBy.flatMap(({ column }) => (column.reference ? [] : [column.column]))
  if (own.length === plain.orderBy.length && own.every((name) => name === 'itemId')) return query
  const where: Predicate = { op: 'in', column: { column: 'itemId', type: 'integer' }, values: [after.itemId] }
  const columns = [...new Set(['itemId', ...own])]
  const [row] = await queryRows(ctx, list, visible({ ...plain, columns, where }))
  return row ? { ...query, after: { ...after, values: pageKeyOf(ctx.site.id, list, query, row, targets).values } } : query
}

const leadsToFiles = (targets: QueryTargets): boolean => [...targets.values()].some((target) => target && isLibrary(target.list))

/** Only files have versions that some actors may not see. */
const hasVersions = (list: List, targets: QueryTargets): boolean => isLibrary(list) || leadsToFiles(targets)
