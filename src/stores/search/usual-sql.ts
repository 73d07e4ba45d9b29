import { sql } from 'kysely'
import type { IndexSql } from './index-sql.ts'

/** What most database servers write alike. */
export const usualIndexSql: Pick<IndexSql, 'among' | 'first' | 'part' | 'flag' | 'known' | 'byKind' | 'grouped'> = {
  among: (_, columns, rows) => `(${columns.map((name) => `"${name}"`).join(', ')}) IN (${rows})`,
  first: (ordered, count) => `${ordered} LIMIT ${count}`,
  part: (limit, skip) => (skip ? sql`LIMIT ${limit} OFFSET ${skip}` : sql`LIMIT ${limit}`),
  flag: (column, isSet) => (isSet ? sql`${column}` : sql`NOT ${column}`),
  known: (condition) => sql`coalesce(${condition}, false)`,
  byKind(kinds, otherwise) {
    const cases = [...kinds].map(([kind, condition]) => sql`WHEN ${sql.lit(kind)} THEN ${condition}`)
    return sql`CASE d."kind" ${sql.join(cases, sql` `)} ELSE ${otherwise} END`
  },
  grouped: (entry, values) => ({ rows: sql`"SearchDocument" AS d, ${values}`, entry, by: sql`1` }),
}
