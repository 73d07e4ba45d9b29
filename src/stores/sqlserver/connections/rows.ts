import type { SqlRow, SqlValue } from '../../sql/session.ts'
import { readDatetime2 } from './instants.ts'
import type { TediousDriver, TediousRow } from './tedious.ts'

export interface AddedParameter {
  readonly type: keyof TediousDriver['TYPES']
  readonly value: unknown
  /** For a text or bytes: as long as its type allows. So few forms of a statement are kept. */
  readonly length?: number
}

/** Longer texts, in halves of characters, and bytes have types without a limit. */
const mostText = 4_000
const mostBytes = 8_000
const unlimited = 65_536

/** A value as a parameter. No column holds a number that is none: it stands for no value, as in SQLite. */
export function parameterOf(value: SqlValue): AddedParameter {
  if (typeof value === 'string') return { type: 'NVarChar', value, length: value.length <= mostText ? mostText : unlimited }
  if (typeof value === 'boolean') return { type: 'Bit', value }
  if (typeof value === 'number' && !Number.isNaN(value)) return { type: Number.isSafeInteger(value) ? 'BigInt' : 'Float', value }
  if (value instanceof Uint8Array) {
    const bytes = Buffer.isBuffer(value) ? value : Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    return { type: 'VarBinary', value: bytes, length: bytes.length <= mostBytes ? mostBytes : unlimited }
  }
  return { type: 'NVarChar', value: null, length: mostText }
}

/** Whole numbers of eight bytes, which the driver gives as texts. */
const wholeTypes: ReadonlySet<string> = new Set(['BigInt', 'IntN'])

/** A row with instants and whole numbers as numbers. */
export function rowOf(columns: TediousRow): SqlRow {
  const row: SqlRow = {}
  for (const { value, metadata } of columns) row[metadata.colName] = valueOf(value, metadata.type.name)
  return row
}

function valueOf(value: unknown, type: string): SqlValue {
  if (value instanceof Date) return readDatetime2(value)
  if (typeof value === 'string' && wholeTypes.has(type)) return Number(value)
  return (value ?? null) as SqlValue
}
