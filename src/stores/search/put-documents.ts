import { hash } from 'node:crypto'
import type { IndexedDocument } from '../../core/kernel/search-index.ts'
import type { SqlSession, SqlValue } from '../sql/session.ts'
import { writtenOf } from './document-words.ts'
import type { IndexSql } from './index-sql.ts'

type Session = Pick<SqlSession, 'query' | 'execute'>

/** How many documents one statement has: few numbers, so that there are few statements. */
const togetherSizes = [64, 16, 4, 1] as const
/** Documents with more characters are sent by themselves: a statement has a limit. */
const togetherCharacters = 262_144

/** A document as its row, without the site. */
interface Row {
  readonly key: readonly [kind: number, ownerId: string, number: number]
  readonly digest: string
  readonly values: readonly SqlValue[]
  readonly characters: number
}

/**
 * Stores documents of a site; of two with the same key the later one stays. Writes nothing of those that the index has as they are: of a list
 * that is gone through as a whole, most are the same as before.
 */
export async function putDocuments(
  engine: IndexSql,
  session: Session,
  siteId: string,
  documents: readonly IndexedDocument[],
): Promise<void> {
  const rows = new Map<string, Row>()
  for (const document of documents) {
    const row = rowOf(engine, document)
    rows.set(textOf(row.key), row)
  }
  const known = new Map<string, unknown>()
  for (const part of partsOf([...rows.values()], () => 0)) {
    const found = await session.query(findRows(engine, part.length), [siteId, ...part.flatMap(({ key }) => key)])
    for (const { kind, ownerId, number, digest } of found) known.set(textOf([Number(kind), String(ownerId), Number(number)]), digest)
  }
  const changed = [...rows].flatMap(([key, row]) => (known.get(key) === row.digest ? [] : [row]))
  for (const part of partsOf(changed, ({ characters }) => characters)) {
    const values = part.flatMap((row): SqlValue[] => [siteId, ...row.key, ...row.values])
    await session.execute(putRows(engine, part.length), values)
  }
}

const textOf = ([kind, ownerId, number]: Row['key']): string => `${kind} ${ownerId} ${number}`

/** Parts of the sizes that statements have, in order. */
function* partsOf(rows: readonly Row[], charactersOf: (row: Row) => number): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; ) {
    const size = togetherSizes.find((count) => {
      const part = rows.slice(at, at + count)
      return part.length === count && (count === 1 || part.reduce((sum, row) => sum + charactersOf(row), 0) <= togetherCharacters)
    })
    yield rows.slice(at, at + (size ?? 1))
    at += size ?? 1
  }
}

function rowOf(engine: IndexSql, document: IndexedDocument): Row {
  const { kind, ownerId, number, webId, properties } = document
  const written = [...properties].map(([name, property]) => writtenOf(name, property))
  const keys = storable(`{${written.map((one) => one.keys).join()}}`)
  const shown = storable(`{${written.map((one) => one.shown).join()}}`)
  const words = engine.wordsOf(
    document,
    written.map((one) => one.tokens),
  )
  const digest = hash('sha256', [webId, keys, shown, ...words].join('\0'), 'base64')
  const values = [webId, keys, shown, digest, ...words]
  return { key: [kind, ownerId, number], digest, values, characters: values.reduce((sum, text) => sum + text.length, 0) }
}

/** JSON that every server accepts: without the character U+0000 and without halves of characters. */
function storable(json: string): string {
  if (!/\\u(?:0000|d[89a-f])/.test(json)) return json
  const clean = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value)
  return JSON.stringify(JSON.parse(json, (_, value: unknown) => clean(value)))
}

const documentKey = ['siteId', 'kind', 'ownerId', 'number'] as const
const documentColumns = ['webId', 'keys', 'shown', 'digest'] as const

/** Texts like `($2,$3),($4,$5)`: so many rows of parameters, from `first` on. */
const tuples = (rows: number, casts: readonly string[], first: number): string =>
  Array.from({ length: rows }, (_, row) => `(${casts.map((cast, at) => `$${first + row * casts.length + at}${cast}`).join()})`).join()

const findRows = ({ among }: IndexSql, count: number): string =>
  `SELECT "kind", "ownerId", "number", "digest" FROM "SearchDocument"
   WHERE "siteId" = $1 AND ${among('SearchDocument', ['kind', 'ownerId', 'number'], tuples(count, ['', '', ''], 2))}`

function putRows({ wordColumns, put }: IndexSql, count: number): string {
  const casts = [...documentKey, ...documentColumns].map(() => '')
  const values = tuples(count, [...casts, ...wordColumns.map(({ cast }) => cast)], 1)
  return put('SearchDocument', documentKey, [...documentColumns, ...wordColumns.map(({ name }) => name)], values)
}
