import type { ItemRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { invalid } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Field } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'

/** The values of a column's `indexStatus`. Failed work is repeated at the next start, and when the column is changed. */
export const columnMarks = { ready: 0, copying: 1, calculating: 2, copyFailed: 3, calculationFailed: 4 } as const

/** The mark that starts the failed job of a column again. */
export function retriedMark(mark: number): number {
  if (mark === columnMarks.copyFailed) return columnMarks.copying
  return mark === columnMarks.calculationFailed ? columnMarks.calculating : mark
}

const pageSize = 1000

/**
 * Fails with `invalid_request` if two items have the same value in a column that
 * is to become unique. Reads the items once, in the order of their ids.
 */
export async function demandDistinct(ctx: Context, records: ContentRecords, list: List, { column, internalName }: Field): Promise<void> {
  if (!column) return
  const name = column.column as keyof ItemRow
  const query = { siteId: ctx.site.id, listId: list.row.id, columns: ['itemId', name], orderBy: [], limit: pageSize }
  const seen = new Map<ItemRow[typeof name], number>()
  for (let last: number | undefined; ; ) {
    const rows = await records.queryItems({ ...query, ...(last !== undefined && { after: { itemId: last, values: [] } }) })
    for (const row of rows) {
      const other = seen.get(row[name])
      if (other !== undefined)
        throw invalid(`Column '${internalName}' cannot be unique: the items ${other} and ${row.itemId} have the same value.`)
      if (row[name] !== null) seen.set(row[name], row.itemId)
    }
    if (rows.length < pageSize) return
    last = rows.at(-1)?.itemId
  }
}
