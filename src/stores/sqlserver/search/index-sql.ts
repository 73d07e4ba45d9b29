import { type RawBuilder, sql } from 'kysely'
import { addTyped, type IndexSql } from '../../search/index-sql.ts'
import { sqlserverDialect } from '../dialect.ts'
import { documentWords, longestWord, rankedWordsOf, storedWord, wordQuestionOf } from './words.ts'

type Sql = RawBuilder<unknown>

const names = (columns: readonly string[], table = ''): string => columns.map((name) => `${table}"${name}"`).join(', ')
const equal = (columns: readonly string[], one: string, other: string): string =>
  columns.map((name) => `${one}"${name}" = ${other}"${name}"`).join(' AND ')

/** Rows of `OPENJSON` as JSON of their own: those of texts, and of numbers. */
const asJson = (row: string): Sql =>
  sql.raw(`(CASE ${row}."type" WHEN 1 THEN N'"' + STRING_ESCAPE(${row}."value", 'json') + N'"' ELSE ${row}."value" END)`)

/** A value of JSON is read as the only one of a list. */
const onlyOf = (value: Sql, column: 'value' | 'type'): Sql =>
  sql`(SELECT only_one.${sql.ref(column)} FROM OPENJSON(N'[' + ${value} + N']') AS only_one)`

/**
 * Writes rows. A document has its words in a table of their own, by which they are found: they are written again from the list that the
 * document has.
 */
function put(table: string, key: readonly string[], columns: readonly string[], rows: string): string {
  const all = [...key, ...columns]
  const given = `(VALUES ${rows}) AS given (${names(all)})`
  const merged = `MERGE INTO "${table}" WITH (HOLDLOCK) AS kept USING ${given} ON ${equal(key, 'kept.', 'given.')}
     WHEN MATCHED THEN UPDATE SET ${columns.map((name) => `"${name}" = given."${name}"`).join(', ')}
     WHEN NOT MATCHED THEN INSERT (${names(all)}) VALUES (${names(all, 'given.')});`
  if (table !== 'SearchDocument') return merged
  const documents = `"SearchDocument" AS d JOIN ${given} ON ${equal(key, 'd.', 'given.')}`
  return `${merged}
    DELETE FROM "SearchWord" WHERE "documentId" IN (SELECT d."id" FROM ${documents});
    INSERT INTO "SearchWord" ("word", "documentId", "place", "isTitle")
    SELECT CONVERT(NVARCHAR(${longestWord}), each."value"), d."id", CONVERT(INT, each."key"),
      CASE WHEN CONVERT(INT, each."key") < d."titleWords" THEN 1 ELSE 0 END
    FROM ${documents} CROSS APPLY OPENJSON(d."words") AS each WHERE each."value" <> N''`
}

/**
 * Words in a table of their own, by which documents are found. The full-text engine of SQL Server is an option of its installation, and
 * indexes in the background: a search would not find what was stored before it.
 */
export const sqlserverIndexSql: IndexSql = {
  dialect: sqlserverDialect,
  text: (numbered) => numbered.replaceAll(/\$(\d{1,4})/g, '@$1'),
  put,
  among: (table, columns, rows) =>
    `EXISTS (SELECT 1 FROM (VALUES ${rows}) AS given (${names(columns)}) WHERE ${equal(columns, 'given.', `"${table}".`)})`,
  first: (ordered, count) => `${ordered} OFFSET 0 ROWS FETCH NEXT ${count} ROWS ONLY`,
  part: (limit, skip) => sql`OFFSET ${skip ?? sql`0`} ROWS FETCH NEXT (CASE WHEN ${limit} > 0 THEN ${limit} ELSE 1 END) ROWS ONLY`,
  flag: (column, isSet) => sql`${column} = ${sql.lit(isSet ? 1 : 0)}`,
  known: (condition) => sql`(CASE WHEN ${condition} THEN 1 ELSE 0 END) = 1`,
  byKind(kinds, otherwise) {
    const known = [...kinds].map(([kind, condition]) => sql`(d."kind" = ${sql.lit(kind)} AND ${condition})`)
    const others = sql`(d."kind" NOT IN (${sql.join([...kinds.keys()].map((kind) => sql.lit(kind)))}) AND ${otherwise})`
    return sql`(${sql.join([...known, others], sql` OR `)})`
  },
  grouped: (entry, values) => ({
    rows: sql`"SearchDocument" AS d CROSS APPLY ${values} CROSS APPLY (SELECT ${entry} AS "entry") AS e`,
    entry: sql`e."entry"`,
    by: sql`e."entry"`,
  }),
  deleteSome: (count) => `DELETE TOP (${count}) FROM "SearchDocument" WHERE "siteId" = $1`,
  deleteByIds: `DELETE FROM "SearchDocument" WHERE "id" IN (SELECT CONVERT(BIGINT, v."value") FROM OPENJSON($1) AS v)`,
  idList: (ids) => JSON.stringify(ids),
  wordColumns: [
    { name: 'words', cast: '' },
    { name: 'titleWords', cast: '' },
  ],
  wordsOf: documentWords,
  hasToken: (parameter) => `"id" IN (SELECT w."documentId" FROM "SearchWord" AS w WHERE w."word" = ${parameter})`,
  tokenQuery: storedWord,
  addText(shape, condition) {
    if (condition.op !== 'match') return undefined
    const { words, pattern, before } = wordQuestionOf(condition)
    shape.key += pattern === undefined ? ' words' : ' begin'
    const asked = [addTyped(shape, words, 'text'), addTyped(shape, before, 'bigint')]
    return pattern === undefined ? asked : [...asked, addTyped(shape, pattern, 'text')]
  },
  // Words follow each other if those of the question and of the document are equally far apart: each group is one place to begin.
  hasText([words, before, pattern]) {
    const exact = sql`SELECT w."documentId" AS "documentId", w."place" - CONVERT(INT, q."key") AS "begin" FROM OPENJSON(${words}) AS q
      JOIN "SearchWord" AS w ON w."word" = CONVERT(NVARCHAR(${sql.lit(longestWord)}), q."value")`
    const last = sql`UNION ALL SELECT w."documentId", w."place" - ${before} FROM "SearchWord" AS w WHERE w."word" LIKE ${pattern} ESCAPE N'~'`
    const found = pattern ? sql`${exact} ${last}` : exact
    return sql`d."id" IN (SELECT f."documentId" FROM (${found}) AS f
      GROUP BY f."documentId", f."begin" HAVING COUNT(*) = ${before}${pattern ? sql` + 1` : sql``})`
  },
  addRank(shape, conditions) {
    const words = rankedWordsOf(conditions)
    return words === undefined ? undefined : [addTyped(shape, words, 'text')]
  },
  // A word of the title has eight times the weight of others, and the rank of long documents grows more slowly.
  rank: ([words]) => sql`((SELECT COALESCE(SUM(CASE WHEN w."isTitle" = 1 THEN 8e0 ELSE 1e0 END), 0e0) FROM "SearchWord" AS w
      JOIN OPENJSON(${words}) AS q ON w."word" = CONVERT(NVARCHAR(${sql.lit(longestWord)}), q."value") WHERE w."documentId" = d."id")
      / (1e0 + LOG(1e0 + LEN(d."words"))))`,
  // The path of JSON to the property.
  addName: (shape, property) => addTyped(shape, `$.${JSON.stringify(property)}`, 'text'),
  jsonValues: (column, name) => sql`JSON_QUERY(d.${sql.ref(column)}, ${name})`,
  jsonValueAt: (column, name, place) =>
    sql`(SELECT ${asJson('o')} FROM OPENJSON(d.${sql.ref(column)}, ${name}) AS o WHERE CONVERT(INT, o."key") = ${place} - 1)`,
  textOfJson: (value) => sql`(CASE WHEN ${value} LIKE N'"%' THEN ${onlyOf(value, 'value')} END)`,
  numberOfJson: (value) => sql`TRY_CONVERT(FLOAT, ${value})`,
  isText: (value) => sql`CASE WHEN ${value} LIKE N'"%' THEN 1 ELSE 0 END`,
  // With all its digits.
  jsonOfNumber: (value) => sql`CONVERT(NVARCHAR(40), ${value}, 3)`,
  hasValue(name, values) {
    const wanted = sql`OPENJSON(N'[' + ${sql.join(values, sql` + N',' + `)} + N']')`
    return sql`EXISTS (SELECT 1 FROM OPENJSON(d."keys", ${name}) AS o JOIN ${wanted} AS q ON q."type" = o."type" WHERE
      (o."type" = 1 AND o."value" + N'.' = q."value" + N'.') OR (o."type" = 2 AND TRY_CONVERT(FLOAT, o."value") = TRY_CONVERT(FLOAT, q."value")))`
  },
  beginsWith: (text, start) => sql`LEFT(${text}, LEN(${start} + N'.') - 1) + N'.' = ${start} + N'.'`,
  textsIn: (list) => sql`SELECT CONVERT(NVARCHAR(100), v."value") FROM OPENJSON(${list}) AS v`,
  idsIn: (list) => sql`SELECT CONVERT(BIGINT, v."value") FROM OPENJSON(${list}) AS v`,
  listOfIds: (rows) => sql`(SELECT N'[' + STRING_AGG(CONVERT(NVARCHAR(MAX), f.id), N',') + N']' FROM (${rows}) AS f)`,
  valuesWithPlaces: (name) =>
    sql`(SELECT ${asJson('o')} AS "value", CONVERT(INT, o."key") + 1 AS "place" FROM OPENJSON(d."keys", ${name}) AS o) AS v`,
  valueAtPlace: () => sql`v."value"`,
  // A document has fewer values of a property.
  firstPlace: sql`MIN(d."id" * 1048576 + v."place") % 1048576`,
}
