import type { ItemRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { invalid } from '../../kernel/errors.ts'
import type { ContentRecords, OrderedRow } from '../../kernel/ports.ts'
import type { PageKey } from '../../kernel/query.ts'
import type { Field } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'
import { pageKeyOf, resolveQuery } from './resolve-query.ts'

/** The values of a column's `indexStatus`. */
export const columnMarks = { ready: 0, copying: 1, calculating: 2 } as const

const pageSize = 1000

/** Fails with `invalid_request` when two items have the same value of a column that shall be unique. */
export async function demandDistinct(ctx: Context, records: ContentRecords, list: List, field: Field): Promise<void> {
  const { column } = field
  if (!column) return
  const query = { limit: pageSize, orderBy: [{ path: [field.internalName], descending: false, at: -1 }] }
  let last: OrderedRow | undefined
  for (let after: PageKey | undefined; ; ) {
    const rows = await records.queryItems(resolveQuery(ctx.site.id, list, { ...query, ...(after && { after }) }))
    for (const row of rows) {
      const value = row[column.column as keyof ItemRow] ?? null
      if (last && value !== null && value === last[column.column as keyof ItemRow])
        throw invalid(`Column '${field.internalName}' cannot be unique: the items ${last.itemId} and ${row.itemId} have the same value.`)
      last = row
    }
    if (rows.length < pageSize || !last) return
    after = pageKeyOf(ctx.site.id, list, query, last)
  }
}
