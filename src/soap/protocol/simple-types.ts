import { maxNumberLength, numberIn } from '../../core/kernel/plain-text.ts'
import type { SimpleDescription } from './description.ts'

/** The value of a text, or a description of the valid texts. */
export type Decoded = { readonly value: string | number | boolean | Uint8Array } | { readonly wanted: string }

const integers = new Map([
  ['byte', [-128, 127]],
  ['short', [-32768, 32767]],
  ['int', [-2147483648, 2147483647]],
  ['long', [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]],
  ['integer', [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]],
  ['unsignedByte', [0, 255]],
  ['unsignedShort', [0, 65535]],
  ['unsignedInt', [0, 4294967295]],
  ['unsignedLong', [0, Number.MAX_SAFE_INTEGER]],
])

const truths = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

const instant = /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Decodes a text by its XML Schema type. Surrounding white space counts only for strings. */
export function decodeSimple(text: string, simple: SimpleDescription): Decoded {
  if (simple.values && !simple.values.includes(text)) {
    // Proxies spell the names of an enumeration as their language does: Grid.
    const known = simple.values.filter((value) => value.length === text.length && value.toLowerCase() === text.toLowerCase())
    return known[0] !== undefined && known.length === 1 ? { value: known[0] } : { wanted: `one of ${simple.values.join(', ')}` }
  }
  if (simple.pattern !== undefined && !patternOf(simple.pattern).test(text)) return { wanted: `a text of the form ${simple.pattern}` }
  const trimmed = text.trim()
  const range = integers.get(simple.base)
  if (range) return decodeInteger(trimmed, range[0] ?? 0, range[1] ?? 0)
  switch (simple.base) {
    case 'boolean': {
      // JavaScript clients write TRUE, as in the texts of CAML.
      const value = truths.get(trimmed.toLowerCase())
      return value === undefined ? { wanted: 'true or false' } : { value }
    }
    case 'float':
    case 'double':
    case 'decimal': {
      const value = numberIn(trimmed)
      return value === undefined ? { wanted: `a number of at most ${maxNumberLength} characters` } : { value }
    }
    case 'dateTime':
      return instant.test(trimmed) && !Number.isNaN(Date.parse(trimmed))
        ? { value: trimmed }
        : { wanted: 'a time such as 2026-01-31T10:00:00Z' }
    case 'base64Binary': {
      const packed = text.replace(/\s+/g, '')
      return base64.test(packed) ? { value: Buffer.from(packed, 'base64') } : { wanted: 'bytes in base64' }
    }
    default:
      return { value: text }
  }
}

function decodeInteger(text: string, least: number, most: number): Decoded {
  const value = /^[+-]?\d{1,20}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? { value } : { wanted: `a whole number from ${least} to ${most}` }
}

const patterns = new Map<string, RegExp>()

/** Patterns come only from the contracts, so there are few. */
function patternOf(source: string): RegExp {
  const known = patterns.get(source)
  if (known) return known
  const pattern = new RegExp(`^(?:${source})$`, 'u')
  patterns.set(source, pattern)
  return pattern
}

/** A value as XML Schema text, not yet escaped. */
export function encodeSimple(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')
  return String(value)
}
