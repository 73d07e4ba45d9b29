import { breathe } from '../../core/kernel/pacing/breathe.ts'
import type { IndexHit, IndexMatch, IndexStep, PropertyValues, SearchIndex } from '../../core/kernel/search-index.ts'
import type { SqlDatabase, SqlRow, SqlSession } from '../sql/session.ts'
import { Statements } from '../sql/statements.ts'
import { principalToken } from './document-words.ts'
import type { IndexSql } from './index-sql.ts'
import { putDocuments } from './put-documents.ts'
import { readDocuments, readHits, readRefiner } from './server-statements.ts'

/** Documents that one step checks for deleted items. */
const sweepSize = 512

/** Clients determine the shapes of searches, so the number of their texts is bounded. */
const textLimit = 200

/** The full-text index of a content database, in tables beside its rows. */
export const serverIndexOn =
  (engine: IndexSql) =>
  (database: SqlDatabase): SearchIndex =>
    indexOn(engine, database)

/** The statements of an index have the marks of its database. */
const markedBy = ({ text }: IndexSql, { query, execute }: Pick<SqlSession, 'query' | 'execute'>): Session => ({
  query: (numbered, parameters) => query(text(numbered), parameters),
  execute: (numbered, parameters) => execute(text(numbered), parameters),
})

type Session = Pick<SqlSession, 'query' | 'execute'>

function indexOn(engine: IndexSql, database: SqlDatabase): SearchIndex {
  const session = markedBy(engine, database.session)
  const reader = { engine, statements: new Statements(engine.dialect, textLimit), query: database.session.query }
  const transaction = <T>(work: (inside: Session) => Promise<T>): Promise<T> =>
    database.transaction((inside) => work(markedBy(engine, inside)), 'derived')
  return {
    async position(siteId) {
      const [row] = await session.query('SELECT "position" FROM "SearchPosition" WHERE "siteId" = $1', [siteId])
      return row && Number(row.position)
    },
    async work(siteId) {
      const text = 'SELECT "listId", "after", "isAwaited" FROM "SearchWork" WHERE "siteId" = $1 ORDER BY "isAwaited" DESC, "turn"'
      const [row] = await session.query(engine.first(text, 1), [siteId])
      const isAwaited = row && engine.dialect.booleans.decode(row.isAwaited ?? null)
      return row && { listId: String(row.listId), after: Number(row.after), isAwaited: isAwaited === true }
    },
    async listsOf(siteId, webId) {
      const text = 'SELECT DISTINCT "ownerId" FROM "SearchDocument" WHERE "siteId" = $1 AND "kind" IN (1, 2) AND "webId" = $2'
      return (await session.query(text, [siteId, webId])).map((row) => String(row.ownerId))
    },
    async listsShowing(siteId, principalId) {
      const text = `SELECT DISTINCT "ownerId" FROM "SearchDocument" WHERE "siteId" = $1 AND "kind" = 1 AND ${engine.hasToken('$2')}`
      return (await session.query(text, [siteId, engine.tokenQuery(principalToken(principalId))])).map((row) => String(row.ownerId))
    },
    // A step lost to a power cut is done again: its position is stored in the same transaction.
    apply: (siteId, step) => transaction((inside) => apply(engine, inside, siteId, step)),
    // The servers tidy their indexes by themselves.
    tidy: () => Promise.resolve(false),
    async forget(siteId) {
      while ((await transaction((inside) => forgetSome(engine, inside, siteId))) > 0) await breathe()
    },
    async search(page) {
      const { total, first, rows } = await readHits(reader, page)
      return { total, first, found: rows.map(({ id, rank }) => ({ id: Number(id), rank: Number(rank) })) }
    },
    async read(found, query) {
      if (found.length === 0) return []
      const rows = await readDocuments(
        reader,
        found.map(({ id }) => id),
        query,
      )
      const documents = new Map(rows.map((row) => [Number(row.id), row]))
      return found.flatMap((match) => {
        const document = documents.get(match.id)
        return document ? [hitOf(document, match)] : []
      })
    },
    async refine(documents, refiner) {
      const rows = await readRefiner(reader, documents, refiner)
      return rows.map((row) => ({ value: JSON.parse(String(row.shown)) as string | number, count: Number(row.count) }))
    },
  }
}

const hitOf = (row: SqlRow, { id, rank }: IndexMatch): IndexHit => ({
  id,
  rank,
  kind: Number(row.kind) as IndexHit['kind'],
  ownerId: String(row.ownerId),
  number: Number(row.number),
  webId: String(row.webId),
  properties: new Map(Object.entries(JSON.parse(String(row.shown)) as Record<string, PropertyValues>)),
})

/** Whether the index is still where a step found it. Until the transaction ends, nobody else moves it. */
async function isAsFound(session: Session, siteId: string, { since, finish }: IndexStep): Promise<boolean> {
  if (!since) return true
  const [row] = await session.query('SELECT "position" FROM "SearchPosition" WHERE "siteId" = $1', [siteId])
  if ((row && Number(row.position)) !== since.position) return false
  if (!finish) return true
  const text = 'SELECT "after" FROM "SearchWork" WHERE "siteId" = $1 AND "listId" = $2'
  const [work] = await session.query(text, [siteId, finish.listId])
  return work !== undefined && Number(work.after) === finish.after
}

async function apply(engine: IndexSql, session: Session, siteId: string, step: IndexStep): Promise<void> {
  if (!(await isAsFound(session, siteId, step))) return
  const { put, remove, addWork, finish, position } = step
  for (const { kind, ownerId, number } of remove) {
    const text = 'DELETE FROM "SearchDocument" WHERE "siteId" = $1 AND "kind" = $2 AND "ownerId" = $3 AND "number" = $4'
    await session.execute(text, [siteId, kind, ownerId, number])
  }
  await putDocuments(engine, session, siteId, put)
  if (finish) await finishWork(engine, session, siteId, finish)
  for (const { listId, after, isAwaited } of addWork) {
    const text = engine.put('SearchWork', ['siteId', 'listId'], ['after', 'isAwaited'], '($1,$2,$3,$4)')
    await session.execute(text, [siteId, listId, after, engine.dialect.booleans.encode(isAwaited)])
  }
  if (position !== undefined) {
    await session.execute(engine.put('SearchPosition', ['siteId'], ['position'], '($1,$2)'), [siteId, position])
  }
}

/** The number of removed documents. The position goes first: without it, an index that lacks documents is made again. */
async function forgetSome(engine: IndexSql, session: Session, siteId: string): Promise<number> {
  for (const table of ['SearchPosition', 'SearchWork']) await session.execute(`DELETE FROM "${table}" WHERE "siteId" = $1`, [siteId])
  return session.execute(engine.deleteSome(sweepSize), [siteId])
}

/** Removes the rows of deleted items of a part of a list, as many as one step may, and records its progress. */
async function finishWork(engine: IndexSql, session: Session, siteId: string, finish: NonNullable<IndexStep['finish']>): Promise<void> {
  const { listId, after, upTo = Number.MAX_SAFE_INTEGER, isAwaited } = finish
  const kept = new Set(finish.kept)
  const ofPart = `SELECT "id", "number" FROM "SearchDocument" WHERE "siteId" = $1 AND "kind" = 1 AND "ownerId" = $2 AND "number" > $3 AND "number" <= $4
     ORDER BY "number"`
  const found = await session.query(engine.first(ofPart, sweepSize), [siteId, listId, after, upTo])
  const gone = found.flatMap(({ id, number }) => (kept.has(Number(number)) ? [] : [Number(id)]))
  if (gone.length > 0) await session.execute(engine.deleteByIds, [engine.idList(gone)])
  const reached = found.length === sweepSize ? Number(found.at(-1)?.number) : upTo
  await session.execute('DELETE FROM "SearchWork" WHERE "siteId" = $1 AND "listId" = $2', [siteId, listId])
  if (reached === Number.MAX_SAFE_INTEGER) return
  // A new row is the last one: lists take turns, also if one of them begins anew again and again.
  const text = 'INSERT INTO "SearchWork" ("siteId", "listId", "after", "isAwaited") VALUES ($1, $2, $3, $4)'
  await session.execute(text, [siteId, listId, reached, engine.dialect.booleans.encode(isAwaited)])
}
