import type { DomainError } from '../../core/kernel/errors.ts'
import type { PageKey } from '../../core/kernel/query.ts'
import { percentDecoded } from '../percent.ts'

/**
 * The end of a page, as a page token of both protocols: `Paged=TRUE&p_ID=7&p_Title=x`. It holds the last row's id and
 * its values in the order columns, percent-encoded, empty for no value (protocol/queries#pages). The id occurs once,
 * even if the page is ordered by it. A page that is read backwards has `PagedPrev=TRUE` behind `Paged=TRUE`.
 */
export function writePageToken(key: PageKey): string {
  const values = Object.entries(key.values)
    .filter(([name]) => name !== 'ID')
    .map(([name, value]) => `p_${encode(name)}=${encode(value ?? '')}`)
  return ['Paged=TRUE', ...(key.isBackwards ? ['PagedPrev=TRUE'] : []), `p_ID=${key.itemId}`, ...values].join('&')
}

/** Parameters of the established server beside the order values; this server ignores them. */
const ignored = new Set(['p_SortBehavior'])

const tokenLimit = 8192

/**
 * Parses a token of `writePageToken`, or one that a client built by the same rule; `PagedPrev=TRUE` means the page
 * before that row. An empty value means no value, because no item has an empty text. For an invalid token throws the
 * error that `fail` makes.
 */
export function readPageToken(token: string, fail: (why: string) => DomainError): PageKey {
  if (token.length > tokenLimit) throw fail(`it has more than ${tokenLimit} characters`)
  const parts = new Map(token.split('&').map((part) => readPart(part, fail)))
  if (parts.get('Paged')?.toUpperCase() !== 'TRUE') throw fail("'Paged=TRUE' is missing")
  const id = parts.get('p_ID') ?? ''
  if (!/^[0-9]{1,10}$/.test(id)) throw fail('p_ID must be the id of the last row')
  const values = Object.create(null) as Record<string, string | null>
  for (const [name, value] of parts) {
    if (name === 'Paged' || name === 'PagedPrev' || name === 'p_ID' || ignored.has(name)) continue
    if (!name.startsWith('p_')) throw fail(`'${name.slice(0, 40)}' is not a parameter of it`)
    values[name.slice(2)] = value === '' ? null : value
  }
  const isBackwards = parts.get('PagedPrev')?.toUpperCase() === 'TRUE'
  return { itemId: Number(id), values, ...(isBackwards && { isBackwards: true as const }) }
}

function readPart(part: string, fail: (why: string) => DomainError): [string, string] {
  const equals = part.indexOf('=')
  if (equals < 0) throw fail(`'${part.slice(0, 40)}' has no '='`)
  const [name, value] = [percentDecoded(part.slice(0, equals)), percentDecoded(part.slice(equals + 1))]
  if (name === undefined || value === undefined) throw fail(`'${part.slice(0, 40)}' is not percent-encoded UTF-8`)
  return [name, value]
}

// encodeURIComponent throws on a lone surrogate, which has no UTF-8 form.
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
