import { hash } from 'node:crypto'
import { breathe } from '../../../core/kernel/pacing/breathe.ts'
import type {
  CommonProperties,
  DocumentKey,
  IndexCondition,
  IndexedDocument,
  IndexHit,
  IndexMatch,
  IndexPage,
  IndexQuery,
  IndexRefiner,
  IndexStep,
  PropertyValues,
  RefinerEntry,
  SearchIndex,
} from '../../../core/kernel/search-index.ts'
import { principalToken, textEnds, type WrittenProperty, writtenOf } from '../../search/document-words.ts'
import { LatestNumbers } from '../../sql/read-cost.ts'
import type { SqlDatabase, SqlRow, SqlSession, SqlValue } from '../../sql/session.ts'
import { Statements } from '../../sql/statements.ts'
import { sqliteDialect } from '../dialect.ts'
import { requiredWords } from './search-condition.ts'
import { entriesInSlices, hitsInSlices, lastDocument } from './search-slices.ts'
import { documentsById, findHits, firstEntries, type SearchReader } from './search-statements.ts'

/** Documents that one step checks for deleted items. */
const sweepSize = 512

/** The full-text index of a content database, in tables beside its rows (`search-tables.ts`). */
export function searchIndexOn(database: SqlDatabase): SearchIndex {
  const { session } = database
  const searches = new Searches(session)
  /** Whether all segments are merged, as far as this process knows. */
  let isTidy = false
  return {
    async position(siteId) {
      const [row] = await session.query('SELECT "position" FROM "SearchPosition" WHERE "siteId" = ?', [siteId])
      return row && Number(row.position)
    },
    async work(siteId) {
      const text = 'SELECT "listId", "after", "isAwaited" FROM "SearchWork" WHERE "siteId" = ? ORDER BY "isAwaited" DESC, rowid LIMIT 1'
      const [row] = await session.query(text, [siteId])
      return row && { listId: String(row.listId), after: Number(row.after), isAwaited: row.isAwaited === 1 }
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
    // A step lost to a power cut is done again: its position is stored in the same transaction.
    async apply(siteId, step) {
      isTidy = false
      await database.transaction((transaction) => apply(transaction, siteId, step), 'derived')
    },
    async tidy() {
      if (isTidy) return false
      // What is applied during the merge has its own segments.
      isTidy = true
      isTidy = !(await database.transaction(merge, 'derived')) && isTidy
      return !isTidy
    },
    async forget(siteId) {
      while ((await database.transaction((transaction) => forgetSome(transaction, siteId), 'derived')) > 0) await breathe()
    },
    search: (page) => searches.search(page),
    read: (found, query) => searches.read(found, query),
    refine: (documents, refiner) => searches.refine(documents, refiner),
  }
}

/**
 * Writes the rows of all documents before their texts. The full-text index keeps new texts in memory, and writes them to
 * a segment of their own as soon as another table is written with `RETURNING` or `ON CONFLICT`: SQLite then begins a
 * statement of several writes, before which every virtual table saves what it has.
 */
async function apply(session: SqlSession, siteId: string, { put, remove, addWork, finish, position }: IndexStep): Promise<void> {
  const gone: SqlValue[] = []
  const written: [id: SqlValue, texts: Texts][] = []
  for (const key of remove) gone.push(...(await removeDocument(session, siteId, key)))
  const commonIds: CommonIds = new Map()
  for (const document of put) {
    const row = await putDocument(session, siteId, { document, commonId: await commonIdOf(session, siteId, { document, commonIds }) })
    if (row) written.push(row)
  }
  if (finish) gone.push(...(await finishWork(session, siteId, finish)))
  for (const { listId, after, isAwaited } of addWork) {
    const text =
      'INSERT INTO "SearchWork" ("siteId", "listId", "after", "isAwaited") VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET "after" = excluded."after", "isAwaited" = excluded."isAwaited"'
    await session.execute(text, [siteId, listId, after, isAwaited ? 1 : 0])
  }
  if (position !== undefined) {
    const text =
      'INSERT INTO "SearchPosition" ("siteId", "position") VALUES (?, ?) ON CONFLICT DO UPDATE SET "position" = excluded."position"'
    await session.execute(text, [siteId, position])
  }
  for (const id of gone) await session.execute('DELETE FROM "SearchText" WHERE rowid = ?', [id])
  for (const [id, texts] of written)
    await session.execute('INSERT OR REPLACE INTO "SearchText" (rowid, title, body, properties) VALUES (?, ?, ?, ?)', [id, ...texts])
}

/** The number of removed documents. The position goes first: without it, an index that lacks documents is made again. */
async function forgetSome(session: SqlSession, siteId: string): Promise<number> {
  for (const table of ['SearchPosition', 'SearchWork', 'SearchCommon'])
    await session.execute(`DELETE FROM "${table}" WHERE "siteId" = ?`, [siteId])
  const some = `SELECT "id" FROM "SearchDocument" WHERE "siteId" = ? LIMIT ${sweepSize}`
  const gone = await session.executeReturning(`DELETE FROM "SearchDocument" WHERE "id" IN (${some}) RETURNING "id"`, [siteId])
  for (const { id } of gone) await session.execute('DELETE FROM "SearchText" WHERE rowid = ?', [id ?? null])
  return gone.length
}

async function removeDocument(session: SqlSession, siteId: string, { kind, ownerId, number }: DocumentKey): Promise<SqlValue[]> {
  const text = 'DELETE FROM "SearchDocument" WHERE "siteId" = ? AND "kind" = ? AND "ownerId" = ? AND "number" = ? RETURNING "id"'
  return (await session.executeReturning(text, [siteId, kind, ownerId, number])).map(({ id }) => id ?? null)
}

const putRow = `INSERT INTO "SearchDocument" ("siteId", "kind", "ownerId", "number", "webId", "commonId", "keys", "shown", "digest")
  VALUES (?, ?, ?, ?, ?, ?, jsonb(?), ?, ?)
  ON CONFLICT DO UPDATE SET "webId" = excluded."webId", "commonId" = excluded."commonId", "keys" = excluded."keys", "shown" = excluded."shown",
  "digest" = excluded."digest" RETURNING "id"`

const putCommon = `INSERT INTO "SearchCommon" ("siteId", "ownerId", "name", "keys", "shown", "digest") VALUES (?, ?, ?, jsonb(?), ?, ?)
  ON CONFLICT DO UPDATE SET "keys" = excluded."keys", "shown" = excluded."shown", "digest" = excluded."digest" RETURNING "id"`

/** The ids of rows of `SearchCommon` that a step has looked up. */
type CommonIds = Map<CommonProperties, SqlValue>

/** The row with the common properties of a document; null if it has none. It changes for all documents of the owner at once. */
async function commonIdOf(
  session: SqlSession,
  siteId: string,
  { document: { ownerId, common }, commonIds }: { document: IndexedDocument; commonIds: CommonIds },
): Promise<SqlValue> {
  if (!common) return null
  const known = commonIds.get(common)
  if (known !== undefined) return known
  const { keys, shown } = membersOf([...common.properties].map(([name, property]) => writtenOf(name, property)))
  const digest = digestOf(keys, shown)
  const text = 'SELECT "id", "digest" FROM "SearchCommon" WHERE "siteId" = ? AND "ownerId" = ? AND "name" = ?'
  const [found] = await session.query(text, [siteId, ownerId, common.name])
  const isSame = found?.digest === digest
  const [row] = isSame ? [found] : await session.executeReturning(putCommon, [siteId, ownerId, common.name, keys, shown, digest])
  const id = row?.id ?? null
  commonIds.set(common, id)
  return id
}

/** The members of both objects of properties. What is shown as it is compared is written once. */
function membersOf(properties: readonly WrittenProperty[]): { keys: string; shown: string } {
  let [keys, shown] = ['', '']
  for (const written of properties) {
    keys += keys === '' ? written.keys : `,${written.keys}`
    if (written.shown !== written.keys) shown += shown === '' ? written.shown : `,${written.shown}`
  }
  return { keys: `{${keys}}`, shown: `{${shown}}` }
}

/** Half of a hash: it tells whether a document changed, and every document has two of them. */
const digestOf = (...texts: readonly string[]): string => hash('sha256', texts.join('\0'), 'base64').slice(0, 22)

/** The texts of a document, in the order of the columns of the full-text index. */
type Texts = readonly [title: string, body: string, properties: string]

/**
 * Writes the row of a document, and answers its id and its texts, which are still to be written. Undefined if the index
 * has these texts: of a list that is gone through as a whole, most documents are the same as before, and many changes of an item
 * change none of its words.
 */
async function putDocument(
  session: SqlSession,
  siteId: string,
  { document, commonId }: { document: IndexedDocument; commonId: SqlValue },
): Promise<[SqlValue, Texts] | undefined> {
  const { kind, ownerId, number, webId, properties, common } = document
  const own: WrittenProperty[] = []
  let tokens = ''
  for (const [name, property] of properties) {
    const written = writtenOf(name, property)
    if (common?.properties.get(name) !== property) own.push(written)
    if (written.tokenText !== '') tokens += tokens === '' ? written.tokenText : ` ${written.tokenText}`
  }
  const { keys, shown } = membersOf(own)
  const texts = textsOf(document, tokens)
  // That of the texts stands apart, so that they are written only when they change.
  const ofTexts = digestOf(...texts)
  const digest = `${digestOf(webId, String(commonId), keys, shown)} ${ofTexts}`
  const text = 'SELECT "digest" FROM "SearchDocument" WHERE "siteId" = ? AND "kind" = ? AND "ownerId" = ? AND "number" = ?'
  const [known] = await session.query(text, [siteId, kind, ownerId, number])
  if (known?.digest === digest) return undefined
  const [row] = await session.executeReturning(putRow, [siteId, kind, ownerId, number, webId, commonId, keys, shown, digest])
  return String(known?.digest ?? '').endsWith(` ${ofTexts}`) ? undefined : [row?.id ?? null, texts]
}

function textsOf({ title, texts, principals }: IndexedDocument, tokens: string): Texts {
  // Prevents a phrase from matching across two texts.
  const body = texts.map((words) => words.join(' ')).join(` ${textEnds} `)
  const named = principals.map(principalToken).join(' ')
  return [title.join(' '), body, tokens === '' || named === '' ? tokens + named : `${tokens} ${named}`]
}

/** Pages that one merge writes, about two milliseconds of processor time. */
const mergedPages = 32

/** Merges a few pages of segments of about the same size. A merge that has nothing to do changes one row at most. */
async function merge(session: SqlSession): Promise<boolean> {
  const changes = async () => Number((await session.query('SELECT total_changes() AS changes', []))[0]?.changes)
  const before = await changes()
  await session.execute(`INSERT INTO "SearchText" ("SearchText", rank) VALUES ('merge', ?)`, [mergedPages])
  return (await changes()) - before > 1
}

/** Of a list without documents. */
const deleteUnused = `DELETE FROM "SearchCommon" WHERE "siteId" = ? AND "ownerId" = ?
  AND NOT EXISTS (SELECT 1 FROM "SearchDocument" WHERE "siteId" = ? AND "kind" = 1 AND "ownerId" = ?)`

/** Removes the rows of deleted items of a part of a list, as many as one step may, records its progress, and answers their ids. */
async function finishWork(session: SqlSession, siteId: string, finish: NonNullable<IndexStep['finish']>): Promise<SqlValue[]> {
  const { listId, after, upTo = Number.MAX_SAFE_INTEGER, isAwaited } = finish
  const kept = new Set(finish.kept)
  // As in `sqliteDialect`: otherwise the statement would be compiled anew each time.
  const range = '"siteId" = +? AND "kind" = 1 AND "ownerId" = +? AND "number" > +? AND "number" <= +?'
  const found = await session.query(`SELECT "id", "number" FROM "SearchDocument" WHERE ${range} ORDER BY "number" LIMIT ${sweepSize}`, [
    siteId,
    listId,
    after,
    upTo,
  ])
  const gone = found.flatMap(({ id, number }) => (kept.has(Number(number)) ? [] : [id ?? null]))
  for (const id of gone) await session.execute('DELETE FROM "SearchDocument" WHERE "id" = ?', [id])
  const reached = found.length === sweepSize ? Number(found.at(-1)?.number) : upTo
  const isDone = reached === Number.MAX_SAFE_INTEGER
  if (isDone) {
    await session.execute('DELETE FROM "SearchWork" WHERE "siteId" = ? AND "listId" = ?', [siteId, listId])
    await session.execute(deleteUnused, [siteId, listId, siteId, listId])
  } else {
    // A new row is the last one: lists take turns, also if one of them begins anew again and again.
    const text = 'REPLACE INTO "SearchWork" ("siteId", "listId", "after", "isAwaited") VALUES (?, ?, ?, ?)'
    await session.execute(text, [siteId, listId, reached, isAwaited ? 1 : 0])
  }
  return gone
}

/** Searches over at most this many documents run at once. */
const fewDocuments = 2_000

/** The maximum number of words of a search that are looked up to see how many documents have them. */
const fewWords = 8

/** Clients determine the shapes of searches, so the number of their texts is bounded. */
const textLimit = 200

/** Searches on committed data. */
class Searches {
  readonly #session: SqlSession
  readonly #atOnce: SearchReader
  readonly #sizes = new LatestNumbers()

  constructor(session: SqlSession) {
    this.#session = session
    this.#atOnce = { statements: new Statements(sqliteDialect, textLimit), query: session.query, isThreaded: false }
  }

  /** Finds the hits once, for the page, the total and the refiners. */
  async search(page: IndexPage): ReturnType<SearchIndex['search']> {
    const { total, first, rows } = await this.#reading(
      (version) => this.#documentsFor(page.where, version),
      (reader) => findHits(reader, page),
      (reader) => hitsInSlices(reader, page),
    )
    return { total, first, found: rows.map(({ id, rank }) => ({ id: Number(id), rank: Number(rank) })) }
  }

  async read(found: readonly IndexMatch[], query: Pick<IndexQuery, 'siteId' | 'trim'>): Promise<IndexHit[]> {
    if (found.length === 0) return []
    const ids = found.map(({ id }) => id)
    const documents = new Map((await documentsById(this.#atOnce, ids, query)).map((row) => [row.id, row]))
    return found.flatMap(({ id, rank }) => {
      const document = documents.get(id)
      return document ? [hitOf(document, rank)] : []
    })
  }

  async refine(documents: readonly number[], refiner: IndexRefiner): Promise<RefinerEntry[]> {
    const rows = await this.#reading(
      () => documents.length,
      (reader) => firstEntries(reader, documents, refiner),
      (reader) => entriesInSlices(reader, documents, refiner),
    )
    return rows.map((row) => ({ value: row.shown as string | number, count: Number(row.count) }))
  }

  /** The number of documents that a search may read: all, or those with its words if these are rare. */
  async #documentsFor(where: IndexCondition, version: number): Promise<number> {
    const all = await this.#sizes.get('documents', version, () => lastDocument(this.#session.query))
    return all > fewDocuments ? Math.min(all, await this.#documentsWith(requiredWords(where), version)) : all
  }

  /** The number of documents that have each of the words, added up; infinite for no words, and above `fewDocuments`. */
  async #documentsWith(words: readonly string[], version: number): Promise<number> {
    if (words.length === 0 || words.length > fewWords) return Number.POSITIVE_INFINITY
    let sum = 0
    for (const word of words) {
      const text = 'SELECT count(*) AS found FROM (SELECT 1 FROM "SearchText" WHERE "SearchText" MATCH ? LIMIT ?)'
      const count = async () => Number((await this.#session.query(text, [word, fewDocuments + 1]))[0]?.found)
      sum += await this.#sizes.get(`with ${word}`, version, count)
      if (sum > fewDocuments) return Number.POSITIVE_INFINITY
    }
    return sum
  }

  /** Runs a read over documents: by one statement at once if they are few, otherwise as a long read. */
  async #reading<T>(
    countOf: (version: number) => number | Promise<number>,
    whole: (reader: SearchReader) => Promise<T>,
    inSlices: (reader: SearchReader) => Promise<T>,
  ): Promise<T> {
    const { long } = this.#session
    if (!long || (await countOf(long.version())) <= fewDocuments) return whole(this.#atOnce)
    const { isThreaded } = long
    return long.run((query) => (isThreaded ? whole : inSlices)({ ...this.#atOnce, query, isThreaded }))
  }
}

const hitOf = (row: SqlRow, rank: number): IndexHit => ({
  id: Number(row.id),
  rank,
  kind: Number(row.kind) as IndexHit['kind'],
  ownerId: String(row.ownerId),
  number: Number(row.number),
  webId: String(row.webId),
  properties: new Map(
    [row.commonKeys, row.commonShown, row.ownKeys, row.ownShown].flatMap((members) =>
      members === null || members === undefined ? [] : Object.entries(JSON.parse(String(members)) as Record<string, PropertyValues>),
    ),
  ),
})
