import { type RawBuilder, sql } from 'kysely'
import type { IndexCondition, IndexedDocument } from '../../core/kernel/search-index.ts'
import type { SqlDialect } from '../sql/dialect.ts'
import type { SqlValue } from '../sql/session.ts'
import { Slot, type StatementShape } from '../sql/statements.ts'

type Sql = RawBuilder<unknown>

/** The types of values of searches; a database that needs no casts ignores them. */
export type IndexCast = 'text' | 'jsonb' | 'float8' | 'bigint' | 'bigint[]' | 'tsquery'

/** Adds a value of a type. */
export const addTyped = (shape: StatementShape, value: SqlValue, cast: IndexCast): Slot => new Slot(shape.values.push(value) - 1, cast)

/** A question to the full-text engine: its values, in the form of the engine. */
export type FullText = readonly Slot[]

/** The differences between the full-text indexes of database servers: tables, words, and JSON of a document `d`. */
export interface IndexSql {
  readonly dialect: SqlDialect
  /** A statement whose parameters are `$1`, `$2` and so on, each written once and in this order. */
  text(numbered: string): string
  /** Writes rows like `($1,$2),($3,$4)`, their key first; of a row whose key exists the other columns are changed. */
  put(table: string, key: readonly string[], columns: readonly string[], rows: string): string
  /** Holds if these columns of a table have the values of one of the rows, which are like `($1,$2),($3,$4)`. */
  among(table: string, columns: readonly string[], rows: string): string
  /** The first rows of an ordered query. */
  first(ordered: string, count: number): string
  /** What follows an ordered query of which a part is wanted; it has the whole query in the value of `limit`, if that is more than 0. */
  part(limit: Slot, skip?: Slot): Sql
  /** Whether a boolean column is true, or false. */
  flag(column: Sql, isSet: boolean): RawBuilder<boolean>
  /** The condition, which fails where it is neither true nor false. */
  known(condition: RawBuilder<boolean>): RawBuilder<boolean>
  /** The condition for the kind of the document. */
  byKind(kinds: ReadonlyMap<number, RawBuilder<boolean>>, otherwise: RawBuilder<boolean>): RawBuilder<boolean>
  /** Documents beside the rows of `valuesWithPlaces`, their `entry`, which is computed from the value, and by what they are grouped by it. */
  grouped(entry: Sql, values: Sql): { readonly rows: Sql; readonly entry: Sql; readonly by: Sql }
  /** Deletes rows of a site from `SearchDocument`, at most `count`; the parameter is the site. */
  deleteSome(count: number): string
  /** Deletes documents by their ids, which `idList` writes. */
  readonly deleteByIds: string
  /** Ids as one value. */
  idList(ids: readonly number[]): string
  /** The columns of `SearchDocument` with words, their casts, and their values for a document with these tokens of properties. */
  readonly wordColumns: readonly { readonly name: string; readonly cast: string }[]
  wordsOf(document: IndexedDocument, tokens: readonly (readonly string[])[]): readonly string[]
  /** A condition on the words of a row of `SearchDocument`, and the value that finds the documents with a token. */
  hasToken(parameter: string): string
  tokenQuery(token: string): string
  /** Adds a condition as a question to the full-text engine, and its form; undefined if it is none. */
  addText(shape: StatementShape, condition: IndexCondition): FullText | undefined
  /** Never null. */
  hasText(text: FullText): RawBuilder<boolean>
  /** Adds what the rank of hits of these conditions counts; undefined if all hits have the same rank. */
  addRank(shape: StatementShape, conditions: readonly IndexCondition[]): FullText | undefined
  rank(text: FullText): Sql
  /** Adds the name of a property. */
  addName(shape: StatementShape, property: string): Slot
  /** The list of values of a property. */
  jsonValues(column: 'keys' | 'shown', name: Slot): Sql
  /** The value at a place, from 1. */
  jsonValueAt(column: 'keys' | 'shown', name: Slot, place: Sql): Sql
  /** The text of a value in JSON, and the number of one; null for the other. */
  textOfJson(value: Sql): Sql
  numberOfJson(value: Sql): Sql
  isText(value: Sql): Sql
  jsonOfNumber(value: Sql): Sql
  /** Whether one of the values of a property is among these, which are JSON. */
  hasValue(name: Slot, values: readonly Slot[]): RawBuilder<boolean>
  beginsWith(text: Sql, start: Slot): Sql
  /** The rows of a list of texts in JSON, and of ids of `idList`. */
  textsIn(list: Slot): Sql
  idsIn(list: Slot): Sql
  /** The ids of rows as a list in JSON. */
  listOfIds(rows: Sql): Sql
  /** A row source `v` beside `d`: `place` of each value of a property. */
  valuesWithPlaces(name: Slot): Sql
  /** The value of such a row, in JSON. */
  valueAtPlace(name: Slot): Sql
  /** Of the rows of a group: the place of the first value in the first document. */
  readonly firstPlace: Sql
}

/** The first value of a property. */
export const firstJsonValue = (engine: IndexSql, name: Slot): Sql => engine.jsonValueAt('keys', name, sql.lit(1))
