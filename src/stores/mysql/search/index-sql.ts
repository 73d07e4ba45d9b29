import { type RawBuilder, sql } from 'kysely'
import { addTyped, type IndexSql } from '../../search/index-sql.ts'
import { usualIndexSql } from '../../search/usual-sql.ts'
import type { Slot } from '../../sql/statements.ts'
import { mysqlDialect } from '../dialect.ts'
import { documentTokens, questionOf, rankedQuestion, tokenOf } from './tokens.ts'

const numberTypes = sql`('INTEGER', 'DOUBLE', 'UNSIGNED INTEGER', 'DECIMAL')`

const matches = (column: 'words' | 'title', question: Slot | undefined): RawBuilder<boolean> =>
  sql`MATCH (d.${sql.ref(column)}) AGAINST (${question} IN BOOLEAN MODE)`

/** The full-text index of InnoDB. A phrase is found among the documents that have all of its words. */
export const mysqlIndexSql: IndexSql = {
  ...usualIndexSql,
  dialect: mysqlDialect,
  text: (numbered) => numbered.replaceAll(/\$\d{1,5}/g, '?'),
  put: (table, key, columns, rows) =>
    `INSERT INTO "${table}" (${[...key, ...columns].map((name) => `"${name}"`).join()}) VALUES ${rows}
     ON DUPLICATE KEY UPDATE ${columns.map((name) => `"${name}" = VALUES("${name}")`).join()}`,
  deleteSome: (count) => `DELETE FROM "SearchDocument" WHERE "siteId" = $1 LIMIT ${count}`,
  deleteByIds: `DELETE FROM "SearchDocument" WHERE "id" IN (SELECT v."id" FROM json_table($1, '$[*]' COLUMNS ("id" BIGINT PATH '$')) AS v)`,
  idList: (ids) => JSON.stringify(ids),
  wordColumns: [
    { name: 'title', cast: '' },
    { name: 'words', cast: '' },
  ],
  wordsOf: documentTokens,
  hasToken: (parameter) => `MATCH ("words") AGAINST (${parameter} IN BOOLEAN MODE)`,
  tokenQuery: (token) => `+${tokenOf(token)}`,
  addText(shape, condition) {
    if (condition.op !== 'match') return undefined
    const { against, phrase } = questionOf(condition)
    shape.key += phrase === undefined ? ' word' : ' phrase'
    const question = addTyped(shape, against, 'text')
    return phrase === undefined ? [question] : [question, addTyped(shape, phrase, 'text')]
  },
  hasText: ([question, phrase]) =>
    phrase ? sql`(${matches('words', question)} AND locate(${phrase}, d."words") > 0)` : matches('words', question),
  addRank(shape, conditions) {
    const question = rankedQuestion(conditions)
    return question === undefined ? undefined : [addTyped(shape, question, 'text')]
  },
  // A word of the title has eight times the weight of others, and the rank of long documents grows more slowly.
  rank: ([question]) => sql`((${matches('words', question)} + 7 * ${matches('title', question)}) / (1 + ln(1 + char_length(d."words"))))`,
  // The path of JSON to the property.
  addName: (shape, property) => addTyped(shape, `$.${JSON.stringify(property)}`, 'text'),
  jsonValues: (column, name) => sql`json_extract(d.${sql.ref(column)}, ${name})`,
  jsonValueAt: (column, name, place) => sql`json_extract(d.${sql.ref(column)}, concat(${name}, '[', ${place} - 1, ']'))`,
  // The text of JSON has a collation of its own, and a cast gives it that of the connection.
  textOfJson: (value) => sql`(CASE json_type(${value}) WHEN 'STRING' THEN cast(json_unquote(${value}) AS char) END)`,
  numberOfJson: (value) => sql`(CASE WHEN json_type(${value}) IN ${numberTypes} THEN cast(${value} AS double) END)`,
  isText: (value) => sql`json_type(${value}) = 'STRING'`,
  jsonOfNumber: (value) => sql`cast(${value} AS char)`,
  hasValue: (name, values) =>
    sql`coalesce(${sql.join(
      values.map((value) => sql`json_contains(json_extract(d."keys", ${name}), ${value})`),
      sql` OR `,
    )}, 0)`,
  beginsWith: (text, start) => sql`left(${text}, char_length(${start})) = ${start}`,
  textsIn: (list) => sql`SELECT v."text" FROM json_table(${list}, '$[*]' COLUMNS ("text" VARCHAR(100) PATH '$')) AS v`,
  idsIn: (list) => sql`SELECT v."id" FROM json_table(${list}, '$[*]' COLUMNS ("id" BIGINT PATH '$')) AS v`,
  listOfIds: (rows) => sql`(SELECT json_arrayagg(f.id) FROM (${rows}) AS f)`,
  valuesWithPlaces: (name) => sql`json_table(json_extract(d."keys", ${name}), '$[*]' COLUMNS ("place" FOR ORDINALITY)) AS v`,
  valueAtPlace: (name) => sql`json_extract(d."keys", concat(${name}, '[', v."place" - 1, ']'))`,
  firstPlace: sql`cast(substring_index(group_concat(v."place" ORDER BY d."id", v."place"), ',', 1) AS signed)`,
}
