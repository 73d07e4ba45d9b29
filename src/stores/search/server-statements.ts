import { type RawBuilder, sql } from 'kysely'
import type { IndexPage, IndexQuery, IndexRefiner } from '../../core/kernel/search-index.ts'
import { joined } from '../sql/item-condition.ts'
import type { SqlRow, SqlSession } from '../sql/session.ts'
import { bind, type Slot, type StatementShape, type Statements } from '../sql/statements.ts'
import { addTyped, type FullText, firstJsonValue, type IndexSql } from './index-sql.ts'
import { addIndexedTest, addVisibility, type IndexedTest, indexedCondition, isShown, type VisibilityTest } from './server-condition.ts'

/** The statements of searches and refiners; their texts are built once for each shape. */

export interface IndexReader {
  readonly engine: IndexSql
  readonly statements: Statements
  readonly query: SqlSession['query']
}

function run({ statements, query }: IndexReader, shape: StatementShape, make: () => RawBuilder<unknown>): Promise<SqlRow[]> {
  const statement = statements.of(shape, ({ builder }) => ({ compile: () => make().compile(builder) }))
  return query(statement.sql, bind(statement, shape.values))
}

/** The hits of a query, whose values are slots. */
interface HitsTest {
  readonly where: IndexedTest
  /** The words that the rank counts. */
  readonly ranked: FullText | undefined
  readonly trim: VisibilityTest
}

/** With more words than the rank counts, all documents have the same rank. */
function addHits(engine: IndexSql, shape: StatementShape, { siteId, where, trim }: IndexQuery): HitsTest {
  const ranked = engine.addRank(shape, where.op === 'and' ? where.operands : [where])
  shape.key += ranked === undefined ? '|plain' : '|ranked'
  return {
    ranked,
    where: addIndexedTest(engine, shape, where),
    trim: addVisibility(shape, siteId, trim),
  }
}

/** The matching documents that the actor may see, as `hits` with their rank. */
function hitsOf(engine: IndexSql, { ranked, where, trim }: HitsTest, columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const conditions = joined('and', [indexedCondition(engine, where), isShown(engine, trim)])
  const rank = ranked ? engine.rank(ranked) : sql`0`
  const selected = sql.join([sql`d."id" AS id`, sql`${rank} AS rank`, ...columns])
  const rows = sql`SELECT ${selected} FROM "SearchDocument" AS d WHERE d."siteId" = ${trim.siteId} AND ${conditions}`
  return sql`WITH ${engine.dialect.computedOnce('hits', rows)}`
}

/** A term of the order: columns of the hits, and the name of the property that they read. */
interface OrderTerm {
  readonly columns: readonly string[]
  readonly property: Slot | undefined
  readonly descending: boolean
}

function addOrder(engine: IndexSql, shape: StatementShape, page: IndexPage): OrderTerm[] {
  shape.key += '|order'
  return page.orderBy.map(({ property, descending }, index) => {
    const isOwn = property === 'rank' || property === 'id'
    const columns = isOwn ? [property] : [`order${index}`, `order${index}number`, `order${index}text`]
    shape.key += ` ${columns[0] ?? ''}${descending ? '-' : '+'}`
    return { columns, property: isOwn ? undefined : engine.addName(shape, property), descending }
  })
}

/** Documents without a value come first, then numbers, then texts. */
const orderColumns = (engine: IndexSql, order: readonly OrderTerm[]): RawBuilder<unknown>[] =>
  order.flatMap(({ columns: [kind = '', number = '', text = ''], property }) => {
    if (!property) return []
    const value = firstJsonValue(engine, property)
    return [
      sql`CASE WHEN ${engine.numberOfJson(value)} IS NOT NULL THEN 1 WHEN ${engine.textOfJson(value)} IS NOT NULL THEN 2 ELSE 0 END AS ${sql.ref(kind)}`,
      sql`${engine.numberOfJson(value)} AS ${sql.ref(number)}`,
      sql`${engine.textOfJson(value)} AS ${sql.ref(text)}`,
    ]
  })

/** The result of a search: the page by `id` and `rank`, the total, and the document ids for the refiners. */
export interface HitsPage {
  readonly rows: readonly SqlRow[]
  readonly total: number
  readonly first: readonly number[]
}

/** Finds the page, the total and the first ids by one statement, which finds the hits once. */
export async function readHits(reader: IndexReader, page: IndexPage): Promise<HitsPage> {
  const { engine } = reader
  const shape = reader.statements.shape('hits')
  const hits = addHits(engine, shape, page)
  const terms = addOrder(engine, shape, page)
  const [limit, skip] = [addTyped(shape, page.limit, 'bigint'), addTyped(shape, page.skip, 'bigint')]
  if (page.refined > 0) shape.key += '|refined'
  const refined = page.refined > 0 ? addTyped(shape, page.refined, 'bigint') : undefined
  const rows = await run(reader, shape, () => {
    // The first place of a column in the order counts, and not every database takes a second one.
    const directions = new Map<string, string>()
    for (const { columns, descending } of [...terms, { columns: ['id'], descending: true }])
      for (const column of columns) if (!directions.has(column)) directions.set(column, descending ? 'DESC' : 'ASC')
    const orderOf = (table: string) =>
      sql.join([...directions].map(([column, direction]) => sql`${sql.ref(`${table}.${column}`)} ${sql.raw(direction)}`))
    const sorted = sql`FROM hits ORDER BY ${orderOf('hits')}`
    const first = refined ? engine.listOfIds(sql`SELECT hits.id ${sorted} ${engine.part(refined)}`) : sql`NULL`
    // The row of the total stays if the page is empty.
    return sql`${hitsOf(engine, hits, orderColumns(engine, terms))}
      SELECT page.id AS id, page.rank AS rank, counted.total, counted.first FROM (SELECT count(*) AS total, ${first} AS first FROM hits) AS counted
      LEFT JOIN (SELECT hits.* ${sorted} ${engine.part(limit, skip)}) AS page ON ${limit} > 0 ORDER BY ${orderOf('page')}`
  })
  const [any] = rows
  return {
    rows: any?.id === null ? [] : rows,
    total: Number(any?.total),
    first: typeof any?.first === 'string' ? (JSON.parse(any.first) as number[]) : [],
  }
}

/** Documents by their ids, as far as the actor may see them: `id`, `kind`, `ownerId`, `number`, `webId`, `shown`. */
export function readDocuments(
  reader: IndexReader,
  ids: readonly number[],
  { siteId, trim }: Pick<IndexQuery, 'siteId' | 'trim'>,
): Promise<SqlRow[]> {
  const shape = reader.statements.shape('documents')
  const { engine } = reader
  const wanted = addTyped(shape, engine.idList(ids), 'bigint[]')
  const seen = addVisibility(shape, siteId, trim)
  return run(
    reader,
    shape,
    () => sql`SELECT d."id", d."kind", d."ownerId", d."number", d."webId", d."shown" FROM "SearchDocument" AS d
      WHERE d."id" IN (${engine.idsIn(wanted)}) AND d."siteId" = ${seen.siteId} AND ${isShown(engine, seen)}`,
  )
}

/** The first entries of a refiner: `shown`, as JSON, and `count`. The first document with a value defines its display text. */
export function readRefiner(
  reader: IndexReader,
  documents: readonly number[],
  { property, limit, by, descending, step }: IndexRefiner,
): Promise<SqlRow[]> {
  const shape = reader.statements.shape(`entries ${by}${descending ? '-' : '+'}${step === undefined ? '' : '|step'}`)
  const { engine } = reader
  const wanted = addTyped(shape, engine.idList(documents), 'bigint[]')
  const name = engine.addName(shape, property)
  const width = step === undefined ? undefined : addTyped(shape, step, 'float8')
  const most = addTyped(shape, limit, 'bigint')
  return run(reader, shape, () => {
    const value = engine.valueAtPlace(name)
    const entry = width ? engine.jsonOfNumber(sql`floor(${engine.numberOfJson(value)} / ${width}) * ${width}`) : value
    const direction = sql.raw(descending ? 'DESC' : 'ASC')
    const [isText, number, text] = [engine.isText(sql`entry`), engine.numberOfJson(sql`entry`), engine.textOfJson(sql`entry`)]
    const byValue = sql`${isText} ${direction}, ${number} ${direction}, ${text} ${direction}`
    const inOrder = sql`${isText}, ${number}, ${text}`
    const order = by === 'count' ? sql`"count" ${direction}, ${inOrder}` : byValue
    const shown = width
      ? sql`entry`
      : sql`coalesce((SELECT ${engine.jsonValueAt('shown', name, sql`place`)} FROM "SearchDocument" AS d WHERE d."id" = sample), entry)`
    const grouped = engine.grouped(entry, engine.valuesWithPlaces(name))
    return sql`WITH counted AS (
        SELECT ${grouped.entry} AS entry, min(d."id") AS sample, ${engine.firstPlace} AS place, count(*) AS "count" FROM ${grouped.rows}
        WHERE d."id" IN (${engine.idsIn(wanted)})${width ? sql` AND ${engine.numberOfJson(value)} IS NOT NULL` : sql``} GROUP BY ${grouped.by})
      SELECT ${shown} AS shown, "count" FROM counted ORDER BY ${order} ${engine.part(most)}`
  })
}
