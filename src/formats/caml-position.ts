import type { OrderTerm, PageKey } from '../core/query.ts'
import { refuse } from './caml-element.ts'

/**
 * Where the next page starts, as `ListItemCollectionPositionNext` tells it:
 * `Paged=TRUE&p_Title=a&p_ID=7`, the last row's values in the order of the
 * query, then its id; percent-encoded, empty for no value (soap.md 2.1).
 */
export function writePosition(orderBy: readonly OrderTerm[], next: PageKey): string {
  const values = namesOf(orderBy).map((name) => `p_${encodeURIComponent(name)}=${encodeURIComponent(next.values[name] ?? '')}&`)
  return `Paged=TRUE&${values.join('')}p_ID=${next.itemId}`
}

/**
 * The page position in a text that `writePosition` made, for a query of the
 * same order. Fails with `invalid_caml` when it is of another order, or is
 * none.
 */
export function parsePosition(text: string, orderBy: readonly OrderTerm[]): PageKey {
  const parts = new Map<string, string>()
  for (const part of text.split('&')) {
    const equals = part.indexOf('=')
    if (equals < 0) throw malformed(text)
    parts.set(decode(part.slice(0, equals), text), decode(part.slice(equals + 1), text))
  }
  if (parts.get('PagedPrev')?.toUpperCase() === 'TRUE') throw refuse('Paging', 'asks for the page before; this server only goes forward')
  const id = parts.get('p_ID') ?? ''
  if (!/^\d{1,10}$/.test(id)) throw malformed(text)
  const values = Object.create(null) as Record<string, string | null>
  for (const name of namesOf(orderBy)) {
    const value = parts.get(`p_${name}`)
    if (value === undefined)
      throw refuse('Paging', `lacks p_${name.slice(0, 60)}, by which the query is ordered; take the position from the page before`)
    values[name] = value === '' ? null : value
  }
  return { itemId: Number(id), values }
}

/** The id is always there, so it is not told twice. */
const namesOf = (orderBy: readonly OrderTerm[]): string[] => orderBy.map((term) => term.path.join('/')).filter((name) => name !== 'ID')

function decode(text: string, whole: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw malformed(whole)
  }
}

const malformed = (text: string) =>
  refuse(
    'Paging',
    `has the position '${text.slice(0, 100)}'; it is what the page before gave as ListItemCollectionPositionNext, such as Paged=TRUE&p_ID=7`,
  )
