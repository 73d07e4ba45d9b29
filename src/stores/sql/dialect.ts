import type { Kysely, RawBuilder } from 'kysely'
import type { DatePart } from '../../core/kernel/query.ts'
import type { SqlValue } from './session.ts'

/** Tables and their columns by name; names are checked when a statement is built. */
export type AnyTables = Record<string, Record<string, unknown>>

/** Builds the text of statements: placeholders, quotes and keywords of a database. It never runs a statement. */
export type SqlBuilder = Kysely<AnyTables>

/** The type of a column, in the words of `generated/prisma`. */
export type StoredType = 'text' | 'integer' | 'bigint' | 'number' | 'boolean' | 'instant' | 'bytes'

/** What the values of a list in a JSON object are: texts, numbers, or the whole numbers that identify rows. */
export type ElementKind = 'text' | 'number' | 'id'

/** A fragment of a statement. */
export type Sql = RawBuilder<unknown>

/**
 * The differences between databases, as far as the statements of this folder need them. Text columns have a collation
 * by code points in every database, so no statement names one.
 */
export interface SqlDialect {
  readonly builder: SqlBuilder
  /** Converts a boolean to its stored value and back. */
  readonly booleans: { encode(value: boolean): SqlValue; decode(value: SqlValue): boolean }
  /** Converts an instant, in milliseconds since 1970, to its stored value. The driver converts it back. */
  encodeInstant(instant: number): SqlValue
  /**
   * The type to which a parameter is cast that is compared with a column; undefined if the database needs none. It may
   * depend on the value, because a whole number and another one are parameters of different types.
   */
  castOf(type: StoredType, value: SqlValue): string | undefined
  /** Whether the database knows how many rows have a value, and chooses the access path of a statement by it. */
  readonly hasStatistics: boolean
  /** Whether rows without an order come in that of their keys, as long as no other index is better. */
  readonly readsInKeyOrder: boolean
  /** Whether an insert of a single row skips a row whose key exists, instead of failing: then it has changed no row. */
  readonly skipsKnownKeys: boolean
  /** Whether an update returns the rows that it has changed. Otherwise they are read after it, in the same transaction. */
  readonly returnsChanged: boolean
  /** The most bytes of values in an insert of several rows; undefined if the database has no such limit. */
  readonly mostInsertBytes?: number
  /** Whether each statement is a message to a server. */
  readonly isRemote: boolean
  /** Set if a test compares single values only, not rows of them, and a subquery has no common table expressions. */
  readonly comparesSingly?: true
  /** Set if blanks at the ends of texts do not count in comparisons: a text that is compared like the given one, but has an end that counts. */
  ended?(text: Sql): Sql
  /**
   * A term of ORDER BY: rows without a value are first ascending and last descending. `hasNulls`: whether there can be such rows.
   */
  ordered(value: Sql, descending: boolean, hasNulls: boolean): Sql
  /** A condition that is always true; on a worker thread it makes the statement fail after it was cancelled. */
  readonly stillWanted: Sql
  /** The column, written so that the database uses no index for its tests and order. */
  withoutIndex(column: Sql): Sql
  /** For a server that would read and sort many rows instead: follows a table in FROM, and makes it read along that index. */
  alongIndex?(name: string): Sql
  /** For a server that would estimate by each index of a list: follows a table in FROM, and names the only indexes that a statement can use. */
  amongIndexes?(names: readonly string[]): Sql
  /** A common table expression that is computed once: `name as (rows)`. */
  computedOnce(name: string, rows: Sql): Sql
  /** Holds if the condition on the value holds, and for a row without the value. */
  orAbsent(condition: Sql, value: Sql): RawBuilder<boolean>
  /** A row source: the values of the list under `name` in a JSON object, as the column `value` of `alias`. */
  elements(object: Sql, name: string, alias: string, kind: ElementKind): Sql
  /** The stored size of a column of texts or bytes in bytes, found without reading the value. Null if it has no value. */
  storedBytes(column: Sql, type: 'text' | 'bytes'): Sql
  /**
   * The value of a text column, or only its size in bytes, a number, if it has more than `mostBytes`. The size is found
   * once, without reading the value.
   */
  valueOrSize(column: Sql, mostBytes: Sql): Sql
  /**
   * For a database whose columns cannot hold both: `valueOrSize` has no value if there are more bytes, and this is their
   * number, otherwise 0.
   */
  sizeBeside?(column: Sql, mostBytes: Sql): Sql
  /** A part of an instant (milliseconds since 1970), in UTC, as a whole number. */
  datePart(part: DatePart, instant: Sql): Sql
  readonly text: {
    /** The length in code points. */
    length(text: Sql): Sql
    /** Removes blanks, tabs and line ends at both ends. */
    trim(text: Sql): Sql
    /** The 1-based position of `sought`; 0 if it does not occur. */
    position(text: Sql, sought: Sql): Sql
    /** The substring from a 1-based position; `count` code points, or all. */
    substring(text: Sql, from: Sql, count?: Sql): Sql
    /** The last code points, as many as `other` has. */
    endAsLongAs(text: Sql, other: Sql): Sql
    concat(...texts: readonly Sql[]): Sql
    replace(text: Sql, sought: Sql, by: Sql): Sql
  }
  readonly number: {
    round(value: Sql): Sql
    floor(value: Sql): Sql
    ceiling(value: Sql): Sql
    /** The remainder of a division by a whole number, where `%` is not for numbers with a fraction. */
    remainder?(value: Sql, by: number): Sql
  }
}
