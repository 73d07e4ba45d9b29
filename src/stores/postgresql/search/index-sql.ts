import { sql } from 'kysely'
import type { IndexCondition, IndexedDocument } from '../../../core/kernel/search-index.ts'
import { principalToken } from '../../search/document-words.ts'
import { addTyped, type IndexSql } from '../../search/index-sql.ts'
import { usualIndexSql } from '../../search/usual-sql.ts'
import { postgresqlDialect } from '../dialect.ts'
import { fullTextQuery, tokenQuery, WordVector } from './full-text.ts'

/** The weights of hits in the four kinds of words; the title has the last one, eight times that of other texts. */
const weights = '{0.125, 0.125, 0.125, 1}'

/** The most words (including those of phrases) and prefixes that the rank counts. */
const rankedWords = 25
const rankedPrefixes = 5

function isRanked(conditions: readonly IndexCondition[]): boolean {
  const terms = conditions.flatMap((condition) => [...matchesIn(condition)])
  const words = terms.reduce((count, term) => count + term.words.length, 0)
  return words <= rankedWords && terms.filter(({ prefix }) => prefix).length <= rankedPrefixes
}

function* matchesIn(condition: IndexCondition): Generator<IndexCondition & { op: 'match' }> {
  if (condition.op === 'match') yield condition
  if (condition.op === 'and' || condition.op === 'or') for (const operand of condition.operands) yield* matchesIn(operand)
}

/** Each text has places of its own, and so does each property. */
function wordsOf({ title, texts, principals }: IndexedDocument, tokens: readonly (readonly string[])[]): string[] {
  const vector = new WordVector()
  let place = vector.apart(vector.add(title, 1, 'A'))
  for (const words of texts) place = vector.apart(vector.add(words, place, ''))
  for (const ofProperty of tokens) vector.add(ofProperty, 1, '')
  vector.add(principals.map(principalToken), 1, '')
  return [vector.text()]
}

/** The full-text index of PostgreSQL. Values of searches have casts, because their parameters have no types otherwise. */
export const postgresqlIndexSql: IndexSql = {
  ...usualIndexSql,
  dialect: postgresqlDialect,
  text: (numbered) => numbered,
  put: (table, key, columns, rows) =>
    `INSERT INTO "${table}" (${[...key, ...columns].map((name) => `"${name}"`).join()}) VALUES ${rows}
     ON CONFLICT (${key.map((name) => `"${name}"`).join()}) DO UPDATE SET ${columns.map((name) => `"${name}" = excluded."${name}"`).join()}`,
  deleteSome: (count) =>
    `DELETE FROM "SearchDocument" WHERE "id" IN (SELECT "id" FROM "SearchDocument" WHERE "siteId" = $1 LIMIT ${count})`,
  deleteByIds: 'DELETE FROM "SearchDocument" WHERE "id" = ANY($1::bigint[])',
  idList: (ids) => `{${ids.join()}}`,
  wordColumns: [{ name: 'words', cast: '::tsvector' }],
  wordsOf,
  hasToken: (parameter) => `"words" @@ ${parameter}::tsquery`,
  tokenQuery,
  addText(shape, condition) {
    const text = fullTextQuery(condition)
    if (text === undefined) return undefined
    shape.key += ' text'
    return [addTyped(shape, text, 'tsquery')]
  },
  hasText: ([text]) => sql`d."words" @@ ${text}`,
  addRank(shape, conditions) {
    const texts = conditions.filter((condition) => fullTextQuery(condition) !== undefined)
    const text = texts.length > 0 && isRanked(texts) ? fullTextQuery({ op: 'and', operands: texts }) : undefined
    return text === undefined ? undefined : [addTyped(shape, text, 'tsquery')]
  },
  // The rank of long documents grows more slowly.
  rank: ([text]) => sql`ts_rank(${sql.lit(weights)}::float4[], d."words", ${text}, 1)::float8`,
  addName: (shape, property) => addTyped(shape, property, 'text'),
  jsonValues: (column, name) => sql`(d.${sql.ref(column)} -> ${name})`,
  jsonValueAt: (column, name, place) => sql`(d.${sql.ref(column)} -> ${name} -> (${place} - 1)::integer)`,
  textOfJson: (value) => sql`(CASE jsonb_typeof(${value}) WHEN 'string' THEN ${value} #>> '{}' END)`,
  numberOfJson: (value) => sql`(CASE jsonb_typeof(${value}) WHEN 'number' THEN ${value}::float8 END)`,
  isText: (value) => sql`jsonb_typeof(${value}) = 'string'`,
  jsonOfNumber: (value) => sql`to_jsonb(${value})`,
  hasValue: (name, values) => sql`EXISTS (SELECT 1 FROM jsonb_array_elements(d."keys" -> ${name}) AS e WHERE e IN (${sql.join(values)}))`,
  beginsWith: (text, start) => sql`starts_with(${text}, ${start})`,
  textsIn: (list) => sql`SELECT jsonb_array_elements_text(${list})`,
  idsIn: (list) => sql`SELECT unnest(${list})`,
  listOfIds: (rows) => sql`(SELECT jsonb_agg(f.id) FROM (${rows}) AS f)`,
  valuesWithPlaces: (name) => sql`jsonb_array_elements(d."keys" -> ${name}) WITH ORDINALITY AS v("value", "place")`,
  valueAtPlace: () => sql`v."value"`,
  firstPlace: sql`(array_agg(v."place" ORDER BY d."id", v."place"))[1]`,
}
