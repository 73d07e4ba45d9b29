import { type RawBuilder, sql } from 'kysely'
import type { IndexBound, IndexCondition, IndexTrim } from '../../core/kernel/search-index.ts'
import { joined } from '../sql/item-condition.ts'

/** Tokens that stand before the first and behind the last word of a property's value. */
export const valueBegins = '\ue000'
export const valueEnds = '\ue001'

/** The token between two texts of a document. */
export const textEnds = '\ue002'

/** A word of a property as the full-text table holds it. */
export const propertyToken = (property: string, word: string): string => `${property}=${word}`

/** The token of documents that show a principal's name; no property has such a name. */
export const principalToken = (id: number): string => `#=${id}`

/** Deeper conditions are left to SQL: the stack of the full-text parser is small. */
const maxFullTextDepth = 6

/** Text for the full-text parser: words are letters and digits, and stand in quotes all the same. */
const quoted = (words: readonly string[]): string => `"${words.join(' ').replaceAll('"', '')}"`

/**
 * The condition as an expression of the full-text index; undefined where it
 * cannot be one, because it compares values or only says what must not be there.
 */
export function fullTextOf(condition: IndexCondition, depth = 0): string | undefined {
  if (depth > maxFullTextDepth) return undefined
  if (condition.op === 'match') return phraseOf(condition)
  if (condition.op !== 'and' && condition.op !== 'or') return undefined
  const wanted: string[] = []
  const unwanted: string[] = []
  for (const operand of condition.operands) {
    const negative = operand.op === 'not' && condition.op === 'and'
    const text = fullTextOf(negative ? operand.operand : operand, depth + 1)
    if (text === undefined) return undefined
    if (negative) unwanted.push(text)
    else wanted.push(text)
  }
  if (wanted.length === 0) return undefined
  const positive = `(${wanted.join(condition.op === 'and' ? ' AND ' : ' OR ')})`
  return unwanted.length === 0 ? positive : `(${positive} NOT (${unwanted.join(' OR ')}))`
}

function phraseOf({ property, words, prefix, whole }: IndexCondition & { op: 'match' }): string {
  const end = prefix ? ' *' : ''
  if (property === undefined) return `({title body} : ${quoted(words)}${end})`
  const bounded = whole ? [valueBegins, ...words, ...(prefix ? [] : [valueEnds])] : words
  return `(properties : ${quoted(bounded.map((word) => propertyToken(property, word)))}${end})`
}

/** The values of a property in `keys` and `shown` of a document, as a JSON path; names have no quotes. */
export const pathOf = (property: string): string => `$."${property}"`
const firstOf = (property: string): RawBuilder<unknown> => sql`json_extract(d."keys", ${`${pathOf(property)}[0]`})`

export const orderValue = firstOf

/** The condition on a document `d`; never null, so that it can be negated. */
export function conditionOf(condition: IndexCondition): RawBuilder<boolean> {
  const text = fullTextOf(condition)
  if (text !== undefined) return sql`d."id" IN (SELECT rowid FROM "SearchText" WHERE "SearchText" MATCH ${text})`
  switch (condition.op) {
    case 'and':
    case 'or':
      return joined(condition.op, condition.operands.map(conditionOf))
    case 'not':
      return sql`NOT ${conditionOf(condition.operand)}`
    case 'between':
      return between(firstOf(condition.property), condition)
    case 'value':
      return sql`EXISTS (SELECT 1 FROM json_each(d."keys", ${pathOf(condition.property)}) WHERE value = ${condition.value})`
    case 'under':
      return under(firstOf(condition.property), condition)
    case 'present':
      return sql`json_type(d."keys", ${pathOf(condition.property)}) IS NOT NULL`
    default:
      return condition.op === 'constant' && condition.value ? sql`1 = 1` : sql`1 = 0`
  }
}

function between(value: RawBuilder<unknown>, { from, to }: { readonly from?: IndexBound; readonly to?: IndexBound }): RawBuilder<boolean> {
  const bound = (limit: IndexBound, operator: '<' | '>') =>
    sql<boolean>`${value} ${sql.raw(operator + (limit.included ? '=' : ''))} ${limit.value}`
  // Text is greater than every number to SQLite.
  const isNumber = sql<boolean>`typeof(${value}) IN ('integer', 'real')`
  return joined('and', [isNumber, ...(from ? [bound(from, '>')] : []), ...(to ? [bound(to, '<')] : [])])
}

function under(value: RawBuilder<unknown>, { url, open }: { readonly url: string; readonly open: boolean }): RawBuilder<boolean> {
  const begins = (text: string) => sql`substr(${value}, 1, length(${text})) = ${text}`
  const is = open ? begins(url) : sql`${value} = ${url} OR ${begins(`${url}/`)}`
  return sql`coalesce(${is}, 0)`
}

const among = (column: RawBuilder<unknown>, values: readonly string[] | undefined): RawBuilder<boolean> =>
  values === undefined ? sql`${column} IS NOT NULL` : sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`

const column = (name: string): RawBuilder<unknown> => sql.ref(name)

/** What may be seen of a document `d`, by the live rows: a change of rights or settings holds for the next search without indexing anything. */
export function visibleOf(siteId: string, trim: IndexTrim): RawBuilder<boolean> {
  const { viewable, openable, approvable, authorId, people } = trim
  const listsWhere = (condition: RawBuilder<boolean>) => sql`SELECT "id" FROM "List" WHERE "siteId" = ${siteId} AND ${condition}`
  const hiddenLists = listsWhere(sql`("recycledIn" IS NOT NULL OR "noCrawl" = 1)`)
  const item = (condition: RawBuilder<boolean>) => sql<boolean>`EXISTS (
    SELECT 1 FROM "Item" i WHERE i."siteId" = ${siteId} AND i."listId" = d."ownerId" AND i."itemId" = d."number" AND i."recycledIn" IS NULL
    AND ${condition})`
  const approved = sql<boolean>`(i."moderationStatus" = 0 OR i."authorId" = ${authorId} OR ${among(column('i.scopeId'), approvable)})`
  const items = joined('and', [
    sql`d."ownerId" NOT IN (${hiddenLists})`,
    ...(viewable === undefined ? [] : [item(among(column('i.scopeId'), viewable))]),
    ...(approvable === undefined
      ? []
      : [sql<boolean>`(d."ownerId" NOT IN (${listsWhere(sql`"enableModeration" = 1`)}) OR ${item(approved)})`]),
  ])
  return sql`CASE d."kind"
    WHEN 1 THEN ${items}
    WHEN 2 THEN EXISTS (SELECT 1 FROM "List" l WHERE l."siteId" = ${siteId} AND l."id" = d."ownerId" AND l."recycledIn" IS NULL
      AND l."noCrawl" = 0 AND ${among(column('l.scopeId'), viewable)})
    WHEN 3 THEN EXISTS (SELECT 1 FROM "Web" w WHERE w."siteId" = ${siteId} AND w."id" = d."ownerId" AND ${among(column('w.scopeId'), openable)})
    ELSE ${people ? sql`EXISTS (SELECT 1 FROM "Principal" p WHERE p."siteId" = ${siteId} AND p."id" = d."number" AND p."deletedAt" IS NULL AND p."hidden" = 0)` : sql`0`}
    END`
}
