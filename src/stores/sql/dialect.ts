import type { Kysely, RawBuilder } from 'kysely'
import type { DatePart } from '../../core/kernel/query.ts'
import type { SqlValue } from './session.ts'

/** Tables by name, their columns by name; which ones exist is checked where a statement is made. */
export type AnyTables = Record<string, Record<string, unknown>>

/** Writes the text of statements: placeholders, quotes and keywords as a database wants them. It never runs one. */
export type SqlBuilder = Kysely<AnyTables>

/** A piece of a statement. */
export type Sql = RawBuilder<unknown>

/**
 * What databases spell differently, as far as the statements of this folder
 * need it. Texts compare and sort by code points everywhere: that is the
 * collation of their columns, so no statement says it.
 */
export interface SqlDialect {
  readonly builder: SqlBuilder
  /** A boolean as a row holds it, and back. */
  readonly booleans: { encode(value: boolean): SqlValue; decode(value: SqlValue): boolean }
  /** A term of an order: no value comes first ascending and last descending. */
  ordered(value: Sql, descending: boolean): Sql
  /** The column, so that no index is taken for a test of it or an order by it. */
  withoutIndex(column: Sql): Sql
  /** A common table that is computed once: `name as (rows)`. */
  computedOnce(name: string, rows: Sql): Sql
  /** A source of rows: the values that a JSON object of lists holds under `name`; the column `value` of `alias` is one of them. */
  elements(object: Sql, name: string, alias: string): Sql
  /** A part of an instant, which is milliseconds since 1970, in UTC as a whole number. */
  datePart(part: DatePart, instant: Sql): Sql
  readonly text: {
    /** How many code points. */
    length(text: Sql): Sql
    /** Without blanks, tabs and line ends at both ends. */
    trim(text: Sql): Sql
    /** Where `sought` begins, counted from 1; 0 where it is not there. */
    position(text: Sql, sought: Sql): Sql
    /** From a position on, counted from 1; `count` code points of it, or all. */
    substring(text: Sql, from: Sql, count?: Sql): Sql
    /** As many code points from the end as `other` has. */
    endAsLongAs(text: Sql, other: Sql): Sql
    concat(...texts: readonly Sql[]): Sql
    replace(text: Sql, sought: Sql, by: Sql): Sql
  }
  readonly number: { round(value: Sql): Sql; floor(value: Sql): Sql; ceiling(value: Sql): Sql }
}
