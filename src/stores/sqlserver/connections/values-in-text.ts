import type { SqlValue } from '../../sql/session.ts'

/** A statement with its values in it: for more of them than a request takes. */
export const textWithValues = (text: string, values: readonly SqlValue[]): string =>
  text.replaceAll(/@(\d{1,6})\b/g, (mark, number: string) => {
    const at = Number(number) - 1
    return at < values.length ? literalOf(values[at] ?? null) : mark
  })

/**
 * In a text between apostrophes only the apostrophe has a meaning, and a reverse slash before the end of a line. A text of several parts has a
 * type without a limit: otherwise the server would cut it after 4,000 characters.
 */
export function literalOf(value: SqlValue): string {
  if (typeof value === 'string') {
    const text = value.replaceAll("'", "''")
    const parts = text.replaceAll(/\\(?=\r?\n)/g, String.raw`\' + N'`)
    return parts === text ? `N'${text}'` : `(convert(nvarchar(max), N'') + N'${parts}')`
  }
  if (typeof value === 'boolean') return value ? 'convert(bit, 1)' : 'convert(bit, 0)'
  if (value instanceof Uint8Array) return `0x${Buffer.from(value).toString('hex')}`
  if (typeof value !== 'number' || Number.isNaN(value)) return 'NULL'
  return Number.isSafeInteger(value) ? `convert(bigint, ${value})` : value.toExponential()
}
