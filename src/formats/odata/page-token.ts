import type { DomainError } from '../../core/kernel/errors.ts'
import type { PageKey } from '../../core/kernel/query.ts'
import { percentDecoded } from '../percent.ts'

/**
 * Where a page ended, as both protocols write it: `Paged=TRUE&p_ID=7&p_Title=x`,
 * the last row's id and its values in the columns that order the page,
 * percent-encoded, empty for no value (rest.md 6; soap.md 2.1). The id stands
 * once, also when the page is ordered by it.
 */
export function writePageToken(key: PageKey): string {
  const values = Object.entries(key.values)
    .filter(([name]) => name !== 'ID')
    .map(([name, value]) => `p_${encode(name)}=${encode(value ?? '')}`)
  return ['Paged=TRUE', `p_ID=${key.itemId}`, ...values].join('&')
}

/** Parameters that the established server writes beside the order values; nothing depends on them here. */
const ignored = new Set(['p_SortBehavior'])

const tokenLimit = 8192

/**
 * The page key of a token that `writePageToken` made, or that a client made by
 * the same rule, with `PagedPrev=TRUE` for the page before that row. An empty
 * value is none: no item has an empty text. What is no token fails as `fail`
 * words it.
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
    if (!name.startsWith('p_')) throw fail(`'${name.slice(0, 40)}' is no part of it`)
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

// Half a surrogate has no UTF-8, and encodeURIComponent throws on one.
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
