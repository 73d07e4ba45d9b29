import { type RawBuilder, sql } from 'kysely'
import type { IndexCondition, IndexPage, IndexQuery, IndexRefiner } from '../../../core/kernel/search-index.ts'
import { joined } from '../../sql/item-condition.ts'
import type { SqlRow, SqlSession } from '../../sql/session.ts'
import { addValue, bind, type Slot, type StatementShape, type Statements } from '../../sql/statements.ts'
import { sqliteDialect } from '../dialect.ts'
import {
  addCondition,
  addFirst,
  addPath,
  addTrim,
  type DocumentTest,
  documentCondition,
  fullTextOf,
  keysWith,
  shownAt,
  valueAt,
  visibleOf,
} from './search-condition.ts'

/** The statements of searches and refiners, over all documents or a slice of them; their texts are built once for each shape. */

/** The weight of a hit in the title, compared with one in the body. */
const titleWeight = 8

/** Runs the statements of searches. */
export interface SearchReader {
  readonly statements: Statements
  readonly query: SqlSession['query']
  /** On a worker thread, where a statement can be cancelled. */
  readonly isThreaded: boolean
}

/** Documents whose id is greater than the first number and at most the second. */
export type DocumentSlice = readonly [above: number, upTo: number]

const shapeOf = ({ statements, isThreaded }: SearchReader, key: string): StatementShape =>
  statements.shape(isThreaded ? `thread ${key}` : key)

function run({ statements, query }: SearchReader, shape: StatementShape, make: () => RawBuilder<unknown>): Promise<SqlRow[]> {
  const statement = statements.of(shape, ({ builder }) => ({ compile: () => make().compile(builder) }))
  return query(statement.sql, bind(statement, shape.values))
}

/**
 * The most words (including those of phrases) and prefixes that the rank counts: each hit is read once for each word,
 * and a prefix is looked up twice.
 */
const rankedWords = 25
const rankedPrefixes = 5

function isRanked(condition: IndexCondition): boolean {
  const terms = [...matchesIn(condition)]
  const words = terms.reduce((count, term) => count + term.words.length, 0)
  return words <= rankedWords && terms.filter(({ prefix }) => prefix).length <= rankedPrefixes
}

function* matchesIn(condition: IndexCondition): Generator<IndexCondition & { op: 'match' }> {
  if (condition.op === 'match') yield condition
  if (condition.op === 'and' || condition.op === 'or') for (const operand of condition.operands) yield* matchesIn(operand)
}

/** The hits of a query, whose values are slots. */
interface HitsTest {
  /** The full-text part of the condition, which drives the query. */
  readonly text: Slot | undefined
  readonly isRanked: boolean
  readonly rest: readonly DocumentTest[]
  readonly trim: ReturnType<typeof addTrim>
  readonly slice: { readonly above: Slot; readonly upTo: Slot } | undefined
}

/** With more words than the rank counts, all documents have the same rank. */
function addHits(shape: StatementShape, { siteId, where, trim }: IndexQuery, slice: DocumentSlice | undefined): HitsTest {
  const operands = where.op === 'and' ? where.operands : [where]
  const isText = (operand: IndexCondition) => fullTextOf(operand) !== undefined
  const isUnwanted = (operand: IndexCondition) => operand.op === 'not' && isText(operand.operand)
  const texts = operands.filter(isText)
  const text =
    texts.length === 0
      ? undefined
      : fullTextOf({ op: 'and', operands: operands.filter((operand) => isText(operand) || isUnwanted(operand)) })
  const rest = text === undefined ? operands : operands.filter((operand) => !isText(operand) && !isUnwanted(operand))
  const weighs = text !== undefined && isRanked({ op: 'and', operands: texts })
  shape.key += `${text === undefined ? '' : weighs ? '|ranked' : '|text'}${slice ? '|slice' : ''}|rest`
  return {
    text: text === undefined ? undefined : addValue(shape, text),
    isRanked: weighs,
    rest: rest.map((operand) => addCondition(shape, operand)),
    trim: addTrim(shape, addValue(shape, siteId), trim),
    slice: slice && { above: addValue(shape, slice[0]), upTo: addValue(shape, slice[1]) },
  }
}

/** The matching documents that the actor may see, as `hits` with their rank. */
function hitsOf({ text, isRanked, rest, trim, slice }: HitsTest, columns: readonly RawBuilder<unknown>[], isThreaded: boolean) {
  const driving = text ? sql`"SearchText".rowid` : sql`d."id"`
  const conditions = joined('and', [
    ...(isThreaded ? [sql<boolean>`${sqliteDialect.stillWanted}`] : []),
    ...(slice ? [sql<boolean>`${driving} > ${slice.above} AND ${driving} <= ${slice.upTo}`] : []),
    ...rest.map(documentCondition),
    visibleOf(trim),
  ])
  const rank = isRanked ? sql`-bm25("SearchText", ${sql.lit(titleWeight)}, 1, 1)` : sql`0`
  const from = text
    ? sql`"SearchText" JOIN "SearchDocument" AS d ON d."id" = "SearchText".rowid WHERE "SearchText" MATCH ${text} AND`
    : sql`"SearchDocument" AS d WHERE`
  const selected = sql.join([sql`d."id" AS id`, sql`${rank} AS rank`, ...columns])
  // A slice is a range of the table's keys; with the index of sites each slice would scan that index.
  const site = slice ? sql`+d."siteId"` : sql`d."siteId"`
  return sql`WITH hits AS MATERIALIZED (SELECT ${selected} FROM ${from} ${site} = ${trim.siteId} AND ${conditions})`
}

/** The names of the order values in the rows of hits. */
export const orderNames = ({ orderBy }: IndexPage): readonly string[] =>
  orderBy.map(({ property }, index) => (property === 'rank' || property === 'id' ? property : `order${index}`))

/** A term of the order: a column of the hits, and the path of the property that it reads. */
interface OrderTerm {
  readonly name: string
  readonly path: Slot | undefined
  readonly descending: boolean
}

function addOrder(shape: StatementShape, page: IndexPage): OrderTerm[] {
  const names = orderNames(page)
  shape.key += '|order'
  return page.orderBy.map(({ property, descending }, index) => {
    const name = names[index] ?? 'rank'
    shape.key += ` ${name}${descending ? '-' : '+'}`
    return { name, path: name === property ? undefined : addFirst(shape, property), descending }
  })
}

const orderColumns = (order: readonly OrderTerm[]): RawBuilder<unknown>[] =>
  order.flatMap(({ name, path }) => (path ? [sql`${valueAt(path)} AS ${sql.ref(name)}`] : []))

/** The result of a search: the page by `id` and `rank`, the total, and the document ids for the refiners. */
export interface FoundHits {
  readonly rows: readonly SqlRow[]
  readonly total: number
  readonly first: readonly number[]
}

/** Finds the page, the total and the first ids by one statement, which finds the hits once. */
export async function findHits(reader: SearchReader, page: IndexPage): Promise<FoundHits> {
  const shape = shapeOf(reader, 'hits')
  const hits = addHits(shape, page, undefined)
  const terms = addOrder(shape, page)
  const [limit, skip] = [addValue(shape, page.limit), addValue(shape, page.skip)]
  if (page.refined > 0) shape.key += '|refined'
  const refined = page.refined > 0 ? addValue(shape, page.refined) : undefined
  const rows = await run(reader, shape, () => {
    const orderOf = (table: string) =>
      sql.join([
        ...terms.map(({ name, descending }) => sql`${sql.ref(`${table}.${name}`)} ${sql.raw(descending ? 'DESC' : 'ASC')}`),
        sql`${sql.ref(`${table}.id`)} DESC`,
      ])
    const sorted = sql`FROM hits ORDER BY ${orderOf('hits')} LIMIT`
    const first = refined ? sql`(SELECT json_group_array(id) FROM (SELECT id ${sorted} ${refined}))` : sql`NULL`
    // The row of the total stays if the page is empty.
    return sql`${hitsOf(hits, orderColumns(terms), reader.isThreaded)}
      SELECT page.id AS id, page.rank AS rank, total, first FROM (SELECT count(*) AS total, ${first} AS first FROM hits)
      LEFT JOIN (SELECT * ${sorted} ${limit} OFFSET ${skip}) AS page ORDER BY ${orderOf('page')}`
  })
  const [any] = rows
  return {
    rows: any?.id === null ? [] : rows,
    total: Number(any?.total),
    first: refined ? (JSON.parse(String(any?.first)) as number[]) : [],
  }
}

/** All hits of a slice, with their ranks and order values. */
export function hitsOfSlice(reader: SearchReader, page: IndexPage, slice: DocumentSlice): Promise<SqlRow[]> {
  const shape = shapeOf(reader, 'slice')
  const hits = addHits(shape, page, slice)
  const terms = addOrder(shape, page)
  return run(reader, shape, () => sql`${hitsOf(hits, orderColumns(terms), reader.isThreaded)} SELECT * FROM hits`)
}

/** Documents by their ids, as far as the actor may see them: `id`, `kind`, `ownerId`, `number`, `webId`, and the objects of their properties. */
export function documentsById(
  reader: SearchReader,
  ids: readonly number[],
  { siteId, trim }: Pick<IndexQuery, 'siteId' | 'trim'>,
): Promise<SqlRow[]> {
  const shape = shapeOf(reader, 'documents')
  const wanted = addValue(shape, JSON.stringify(ids))
  const seen = addTrim(shape, addValue(shape, siteId), trim)
  return run(
    reader,
    shape,
    () => sql`SELECT d."id", d."kind", d."ownerId", d."number", d."webId", json(c."keys") AS "commonKeys", c."shown" AS "commonShown",
        json(d."keys") AS "ownKeys", d."shown" AS "ownShown"
      FROM "SearchDocument" AS d LEFT JOIN "SearchCommon" AS c ON c."id" = d."commonId"
      WHERE d."id" IN (SELECT value FROM json_each(${wanted})) AND +d."siteId" = ${seen.siteId} AND ${visibleOf(seen)}`,
  )
}

/** The values of a refiner's property in documents. */
interface CountTest {
  readonly documents: Slot
  readonly path: Slot
  readonly step: Slot | undefined
}

function addCounts(shape: StatementShape, documents: readonly number[], { property, step }: IndexRefiner): CountTest {
  if (step !== undefined) shape.key += '|step'
  return {
    documents: addValue(shape, JSON.stringify(documents)),
    path: addPath(shape, property),
    step: step === undefined ? undefined : addValue(shape, step),
  }
}

/**
 * The values of a property in documents, with their counts. With min() SQLite takes a bare column from the row with the
 * minimum; its text is shown for the group.
 */
function countedValues({ documents, path, step }: CountTest, isThreaded: boolean): RawBuilder<unknown> {
  const value = step ? sql`v.value - ((v.value % ${step}) + ${step}) % ${step}` : sql`v.value`
  const wanted = isThreaded ? sql`WHERE ${sqliteDialect.stillWanted}` : sql``
  return sql`SELECT ${value} AS entry, min(d."id") AS sample, v.key AS place, count(*) AS count
    FROM json_each(${documents}) AS found CROSS JOIN "SearchDocument" AS d ON d."id" = found.value, json_each(${keysWith(path)}, ${path}) AS v
    ${wanted} GROUP BY entry`
}

/** The first entries of a refiner: `entry`, `shown`, `count`. */
export function firstEntries(reader: SearchReader, documents: readonly number[], refiner: IndexRefiner): Promise<SqlRow[]> {
  const { limit, by, descending } = refiner
  const shape = shapeOf(reader, `entries ${by}${descending ? '-' : '+'}`)
  const counts = addCounts(shape, documents, refiner)
  const most = addValue(shape, limit)
  return run(reader, shape, () => {
    const direction = sql.raw(descending ? 'DESC' : 'ASC')
    const order = by === 'count' ? sql`count ${direction}, entry` : sql`entry ${direction}`
    const shown = sql`(SELECT ${shownAt(sql`${counts.path} || '[' || place || ']'`)} FROM "SearchDocument" AS d WHERE d."id" = sample)`
    return sql`WITH counted AS (${countedValues(counts, reader.isThreaded)} ORDER BY ${order} LIMIT ${most})
      SELECT entry, ${counts.step ? sql`entry` : shown} AS shown, count FROM counted ORDER BY ${order}`
  })
}

/** All entries of a refiner: `entry`, `sample` (a document), `place` (of the value in it), `count`. */
export function allEntries(reader: SearchReader, documents: readonly number[], refiner: IndexRefiner): Promise<SqlRow[]> {
  const shape = shapeOf(reader, 'all entries')
  const counts = addCounts(shape, documents, refiner)
  return run(reader, shape, () => countedValues(counts, reader.isThreaded))
}

/** The display texts of values: `at` has a document and a place for each. */
export function spelledValues(
  reader: SearchReader,
  property: string,
  at: readonly (readonly [sample: number, place: number])[],
): Promise<SqlRow[]> {
  const shape = shapeOf(reader, 'spellings')
  const [path, wanted] = [addPath(shape, property), addValue(shape, JSON.stringify(at))]
  return run(
    reader,
    shape,
    () => sql`SELECT ${shownAt(sql`${path} || '[' || (wanted.value ->> 1) || ']'`)} AS shown
      FROM json_each(${wanted}) AS wanted LEFT JOIN "SearchDocument" AS d ON d."id" = wanted.value ->> 0 ORDER BY wanted.key`,
  )
}
