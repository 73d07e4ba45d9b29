import { type RawBuilder, sql } from 'kysely'
import type {
  DocumentKey,
  IndexCondition,
  IndexedDocument,
  IndexedProperty,
  IndexHit,
  IndexPage,
  IndexQuery,
  IndexRefiner,
  IndexStep,
  PropertyValues,
  RefinerEntry,
  SearchIndex,
} from '../../core/kernel/search-index.ts'
import { joined } from '../sql/item-condition.ts'
import type { SqlDatabase, SqlRow, SqlSession, SqlValue } from '../sql/session.ts'
import { sqliteDialect } from './dialect.ts'
import {
  conditionOf,
  fullTextOf,
  orderValue,
  pathOf,
  principalToken,
  propertyToken,
  textEnds,
  valueBegins,
  valueEnds,
  visibleOf,
} from './search-condition.ts'

/** A hit in the title counts as much as so many in the body. */
const titleWeight = 8

/** Documents that one step looks through for items that are gone. */
const sweepSize = 512

/** The full-text index of a content database, in tables beside its rows (`search-tables.ts`). */
export function searchIndexOn(database: SqlDatabase): SearchIndex {
  const { session } = database
  return {
    async position(siteId) {
      const [row] = await session.query('SELECT "position" FROM "SearchPosition" WHERE "siteId" = ?', [siteId])
      return row && Number(row.position)
    },
    async work(siteId) {
      const [row] = await session.query('SELECT "listId", "after" FROM "SearchWork" WHERE "siteId" = ? LIMIT 1', [siteId])
      return row && { listId: String(row.listId), after: Number(row.after) }
    },
    async listsOf(siteId, webId) {
      const text = 'SELECT DISTINCT "ownerId" FROM "SearchDocument" WHERE "siteId" = ? AND "kind" IN (1, 2) AND "webId" = ?'
      return (await session.query(text, [siteId, webId])).map((row) => String(row.ownerId))
    },
    async listsShowing(siteId, principalId) {
      const text =
        'SELECT DISTINCT "ownerId" FROM "SearchDocument" WHERE "siteId" = ? AND "kind" = 1 AND "id" IN (SELECT rowid FROM "SearchText" WHERE "SearchText" MATCH ?)'
      return (await session.query(text, [siteId, `properties : "${principalToken(principalId)}"`])).map((row) => String(row.ownerId))
    },
    apply: (siteId, step) => database.transaction((transaction) => apply(transaction, siteId, step)),
    search: (page) => search(session, page),
    refine: (query, refiner) => refine(session, query, refiner),
  }
}

async function apply(session: SqlSession, siteId: string, { put, remove, addWork, finish, position }: IndexStep): Promise<void> {
  for (const key of remove) await removeDocument(session, siteId, key)
  for (const document of put) await putDocument(session, siteId, document)
  if (finish) await finishWork(session, siteId, finish)
  for (const { listId, after } of addWork) {
    const text =
      'INSERT INTO "SearchWork" ("siteId", "listId", "after") VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET "after" = excluded."after"'
    await session.execute(text, [siteId, listId, after])
  }
  if (position === undefined) return
  const text =
    'INSERT INTO "SearchPosition" ("siteId", "position") VALUES (?, ?) ON CONFLICT DO UPDATE SET "position" = excluded."position"'
  await session.execute(text, [siteId, position])
}

async function removeDocument(session: SqlSession, siteId: string, { kind, ownerId, number }: DocumentKey): Promise<void> {
  const text = 'DELETE FROM "SearchDocument" WHERE "siteId" = ? AND "kind" = ? AND "ownerId" = ? AND "number" = ? RETURNING "id"'
  for (const { id } of await session.executeReturning(text, [siteId, kind, ownerId, number])) await removeText(session, id ?? null)
}

const removeText = (session: SqlSession, id: SqlValue): Promise<number> => session.execute('DELETE FROM "SearchText" WHERE rowid = ?', [id])

const putText = `INSERT INTO "SearchDocument" ("siteId", "kind", "ownerId", "number", "webId", "keys", "shown") VALUES (?, ?, ?, ?, ?, jsonb(?), ?)
  ON CONFLICT DO UPDATE SET "webId" = excluded."webId", "keys" = excluded."keys", "shown" = excluded."shown" RETURNING "id"`

async function putDocument(session: SqlSession, siteId: string, document: IndexedDocument): Promise<void> {
  const { kind, ownerId, number, webId, properties, title, texts, principals } = document
  const part = (name: 'keys' | 'shown') =>
    JSON.stringify(Object.fromEntries([...properties].map(([property, one]) => [property, one[name]])))
  const [row] = await session.executeReturning(putText, [siteId, kind, ownerId, number, webId, part('keys'), part('shown')])
  const tokens = [...[...properties].flatMap(([name, property]) => tokensOf(name, property)), ...principals.map(principalToken)]
  // No phrase reaches from one text into the next.
  const body = texts.map((words) => words.join(' ')).join(` ${textEnds} `)
  const text = 'INSERT OR REPLACE INTO "SearchText" (rowid, title, body, properties) VALUES (?, ?, ?, ?)'
  await session.execute(text, [row?.id ?? null, title.join(' '), body, tokens.join(' ')])
}

const tokensOf = (name: string, { words }: IndexedProperty): string[] =>
  words.flatMap((value) => [valueBegins, ...value, valueEnds].map((word) => propertyToken(name, word)))

/** Removes what is gone of a part of a list, as much as one step may, and notes how far it came. */
async function finishWork(session: SqlSession, siteId: string, finish: NonNullable<IndexStep['finish']>): Promise<void> {
  const { listId, after, upTo = Number.MAX_SAFE_INTEGER } = finish
  const kept = new Set(finish.kept)
  const range = '"siteId" = ? AND "kind" = 1 AND "ownerId" = ? AND "number" > ? AND "number" <= ?'
  const found = await session.query(`SELECT "id", "number" FROM "SearchDocument" WHERE ${range} ORDER BY "number" LIMIT ${sweepSize}`, [
    siteId,
    listId,
    after,
    upTo,
  ])
  for (const { id, number } of found) {
    if (kept.has(Number(number))) continue
    await session.execute('DELETE FROM "SearchDocument" WHERE "id" = ?', [id ?? null])
    await removeText(session, id ?? null)
  }
  const reached = found.length === sweepSize ? Number(found.at(-1)?.number) : upTo
  const isDone = reached === Number.MAX_SAFE_INTEGER
  if (isDone) await session.execute('DELETE FROM "SearchWork" WHERE "siteId" = ? AND "listId" = ?', [siteId, listId])
  else await session.execute('UPDATE "SearchWork" SET "after" = ? WHERE "siteId" = ? AND "listId" = ?', [reached, siteId, listId])
}

function run(session: SqlSession, statement: RawBuilder<unknown>): Promise<SqlRow[]> {
  const { sql: text, parameters } = statement.compile(sqliteDialect.builder)
  return session.query(text, parameters as readonly SqlValue[])
}

/** The documents that are found and may be seen, with their rank: what of the condition is full text drives it. */
function hitsOf({ siteId, where, trim }: IndexQuery, columns: readonly RawBuilder<unknown>[], isRanked: boolean): RawBuilder<unknown> {
  const operands = where.op === 'and' ? where.operands : [where]
  const isText = (operand: IndexCondition) => fullTextOf(operand) !== undefined
  const isUnwanted = (operand: IndexCondition) => operand.op === 'not' && isText(operand.operand)
  const text = operands.some(isText)
    ? fullTextOf({ op: 'and', operands: operands.filter((operand) => isText(operand) || isUnwanted(operand)) })
    : undefined
  const rest = text === undefined ? operands : operands.filter((operand) => !isText(operand) && !isUnwanted(operand))
  const conditions = joined('and', [...rest.map(conditionOf), visibleOf(siteId, trim)])
  const rank = text !== undefined && isRanked ? sql`-bm25("SearchText", ${sql.lit(titleWeight)}, 1, 1)` : sql`0`
  const from =
    text === undefined
      ? sql`"SearchDocument" AS d WHERE`
      : sql`"SearchText" JOIN "SearchDocument" AS d ON d."id" = "SearchText".rowid WHERE "SearchText" MATCH ${text} AND`
  const selected = sql.join([sql`d."id" AS id`, sql`${rank} AS rank`, ...columns])
  return sql`WITH hits AS MATERIALIZED (SELECT ${selected} FROM ${from} d."siteId" = ${siteId} AND ${conditions})`
}

async function search(session: SqlSession, page: IndexPage): Promise<{ hits: readonly IndexHit[]; total: number }> {
  const terms = page.orderBy.map(({ property }, index) =>
    property === 'rank' || property === 'id' ? undefined : { property, alias: `order${index}` },
  )
  const columns = terms.flatMap((term) => (term ? [sql`${orderValue(term.property)} AS ${sql.ref(term.alias)}`] : []))
  const order = page.orderBy.map(
    ({ property, descending }, index) => sql`${sql.ref(terms[index]?.alias ?? property)} ${sql.raw(descending ? 'DESC' : 'ASC')}`,
  )
  const isRanked = page.limit > 0
  const hits = hitsOf(page, columns, isRanked)
  const rows = await run(
    session,
    sql`${hits} SELECT id, rank, (SELECT count(*) FROM hits) AS total FROM hits ORDER BY ${sql.join([...order, sql`id DESC`])}
      LIMIT ${page.limit} OFFSET ${page.skip}`,
  )
  const total = rows[0] ? Number(rows[0].total) : await countOf(session, page)
  const found = await run(
    session,
    sql`SELECT "id", "kind", "ownerId", "number", "webId", "shown" FROM "SearchDocument"
      WHERE "id" IN (SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`,
  )
  const documents = new Map(found.map((row) => [row.id, row]))
  return {
    total,
    hits: rows.flatMap(({ id, rank }) => {
      const document = documents.get(id ?? null)
      return document ? [hitOf(document, Number(rank))] : []
    }),
  }
}

async function countOf(session: SqlSession, query: IndexQuery): Promise<number> {
  const [row] = await run(session, sql`${hitsOf(query, [], false)} SELECT count(*) AS total FROM hits`)
  return Number(row?.total)
}

const hitOf = (row: SqlRow, rank: number): IndexHit => ({
  id: Number(row.id),
  rank,
  kind: Number(row.kind) as IndexHit['kind'],
  ownerId: String(row.ownerId),
  number: Number(row.number),
  webId: String(row.webId),
  properties: new Map(Object.entries(JSON.parse(String(row.shown)) as Record<string, PropertyValues>)),
})

async function refine(
  session: SqlSession,
  query: IndexQuery,
  { property, limit, by, descending, step }: IndexRefiner,
): Promise<RefinerEntry[]> {
  const path = pathOf(property)
  const value = step === undefined ? sql`v.value` : sql`v.value - ((v.value % ${step}) + ${step}) % ${step}`
  const direction = sql.raw(descending ? 'DESC' : 'ASC')
  const order = by === 'count' ? sql`count ${direction}, entry` : sql`entry ${direction}`
  // Beside min() a bare column is that of the row with the least, whose spelling stands for the others.
  const counted = sql`SELECT ${value} AS entry, min(hits.id) AS sample, v.key AS place, count(*) AS count
    FROM hits JOIN "SearchDocument" AS d ON d."id" = hits.id, json_each(d."keys", ${path}) AS v
    GROUP BY entry ORDER BY ${order} LIMIT ${limit}`
  const shown = sql`(SELECT json_extract(d."shown", ${path} || '[' || place || ']') FROM "SearchDocument" AS d WHERE d."id" = sample)`
  const rows = await run(
    session,
    sql`${hitsOf(query, [], false)}, counted AS (${counted}) SELECT entry, ${step === undefined ? shown : sql`entry`} AS shown, count
      FROM counted ORDER BY ${order}`,
  )
  return rows.map((row) => ({ value: row.shown as string | number, count: Number(row.count) }))
}
