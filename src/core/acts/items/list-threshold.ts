import { type Context, recordsOf } from '../../access/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { ColumnRef, Predicate, RowQuery } from '../../kernel/query.ts'
import type { List } from '../../model/lists/list.ts'
import { itemReasons } from './reasons.ts'

/**
 * Refuses a query that neither filters nor orders by an indexed column, if its list has more items than the threshold
 * of the server (`ListViewThreshold`, protocol/queries#threshold). Fails with `list_view_threshold`.
 */
export async function demandBelowThreshold(ctx: Context, { row }: List, query: Pick<RowQuery, 'where' | 'orderBy'>): Promise<void> {
  const threshold = ctx.budget?.query.threshold ?? 0
  if (threshold === 0 || usesIndex(query)) return
  const counted = await recordsOf(ctx).find('List', { siteId: ctx.site.id, id: row.id }, ['itemCount'])
  if ((counted?.itemCount ?? 0) > threshold)
    throw new DomainError(itemReasons.list_view_threshold, { list: row.title, threshold: String(threshold) })
}

/** Items without a filter are read in the order of an index, the items of a filter through one. */
function usesIndex({ where, orderBy }: Pick<RowQuery, 'where' | 'orderBy'>): boolean {
  if (where) return narrows(where)
  const [first] = orderBy
  return first === undefined || isIndexed(first.column)
}

function narrows(predicate: Predicate): boolean {
  switch (predicate.op) {
    case 'and':
      return predicate.operands.some(narrows)
    case 'or':
      return predicate.operands.every(narrows)
    case 'compare':
      return predicate.comparison !== 'ne' && isIndexed(predicate.column)
    case 'match':
      return predicate.match === 'startswith' && isIndexed(predicate.column)
    case 'in':
    case 'absent':
      return isIndexed(predicate.column)
    case 'not':
      return false
    case 'constant':
      return !predicate.value
  }
}

/** Columns that every list has an index of. */
const always: ReadonlySet<string> = new Set(['itemId', 'title', 'folderId', 'uniqueId'])

/** A changed value is in no index. */
const isIndexed = ({ column, indexed, part, calls, reference }: ColumnRef): boolean =>
  part === undefined && calls === undefined && reference === undefined && (indexed !== undefined || always.has(column))
