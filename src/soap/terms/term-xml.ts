import type { PlacedTerm } from '../../core/acts/terms/terms.ts'
import { labelOf } from '../../core/content/terms/term-store.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { childElements, parseXml, textOf, writeXml, type XmlElement, xmlElement, xmlLimits } from '../../formats/xml.ts'
import { plainGuid } from '../protocol/addresses.ts'

const guid = /^\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$/i
const mostEntries = 1_000

/** The child elements of a list that is XML in a text; an empty text is an empty list. Fails with `invalid_request`. */
export function entriesIn(parameter: string, text = ''): XmlElement[] {
  if (text.trim() === '') return []
  const entries = childElements(parseXml(text, { ...xmlLimits, depth: 3, nodes: 8_000 }))
  if (entries.length > mostEntries) throw invalid(`${parameter} holds ${entries.length} entries; at most ${mostEntries} are allowed.`)
  return entries
}

/** The texts of such a list, whatever its elements are called. */
export const textsIn = (parameter: string, text?: string): string[] => entriesIn(parameter, text).map((entry) => textOf(entry).trim())

/** The GUIDs of such a list. Fails with `invalid_request`. */
export const guidsIn = (parameter: string, text?: string): string[] => textsIn(parameter, text).map((entry) => guidOf(parameter, entry))

/** Fails with `invalid_request` for a text that is no GUID. */
export function guidOf(parameter: string, text: string): string {
  if (text.length <= 60 && guid.test(text.trim())) return plainGuid(text)
  throw invalid(`${parameter} holds '${text.slice(0, 60)}' where a GUID is needed.`)
}

const plain = (name: string, attributes: Readonly<Record<string, string>>, children: readonly XmlElement[] = []): XmlElement =>
  xmlElement('', name, new Map(Object.entries(attributes)), children)

/**
 * A term for editors of managed metadata: LS has its labels in the language, DS its description, TMS its place in the
 * term set, then those in other ones (protocol/soap-terms#terms-in-a-text).
 */
function termElement({ term, elsewhere }: ShownTerm, lcid: number, usual: number, more: Readonly<Record<string, string>>): XmlElement {
  const { row } = term
  const own = term.labels.filter((label) => label.lcid === lcid)
  const shown = own.some(({ isDefault }) => isDefault)
    ? own
    : term.labels.filter(({ label }) => label === labelOf(term, lcid, usual)).slice(0, 1)
  const labels = shown.map(({ label, isDefault }) => plain('TL', { a32: label, a31: String(isDefault) }))
  const memberships = [term, ...elsewhere].map((place) =>
    plain('TM', {
      a24: place.set.id,
      a12: place.set.name,
      a40: place.ancestors.map((above) => labelOf(above, lcid, usual)).join(';'),
      a45: [...place.ancestors, place].map((each) => each.row.id).join('|'),
      ...(place.row.parentId !== '' && { a25: place.row.parentId }),
      a17: String(row.isAvailable && place.set.isAvailable),
    }),
  )
  const description = plain('DS', {}, row.description === '' ? [] : [plain('TD', { a11: row.description })])
  return plain('T', { a9: row.id, a21: String(row.isDeprecated), ...more }, [
    plain('LS', {}, labels),
    description,
    plain('TMS', {}, memberships),
  ])
}

/** A term with its places in other term sets. */
interface ShownTerm {
  readonly term: PlacedTerm
  readonly elsewhere: readonly PlacedTerm[]
}

export interface TermsText {
  readonly terms: readonly ShownTerm[]
  readonly lcid: number
  /** The language whose labels stand for missing ones. */
  readonly usual: number
  /** Further attributes of a term. */
  readonly more?: (at: number) => Readonly<Record<string, string>>
}

const storeElement = ({ terms, lcid, usual, more }: TermsText): XmlElement =>
  plain(
    'TermStore',
    {},
    terms.map((term, at) => termElement(term, lcid, usual, more?.(at) ?? {})),
  )

/** Terms as XML in a text: `TermStore/T`. */
export const termsText = (terms: TermsText): string => writeXml(storeElement(terms))

/** Terms as XML in a text: `Container/TermStore/T`. */
export const containerText = (terms: TermsText): string => writeXml(plain('Container', {}, [storeElement(terms)]))

/** Times as XML in a text. */
export const timesText = (times: readonly string[]): string =>
  writeXml(
    plain(
      'dateTimes',
      {},
      times.map((time) => xmlElement('', 'dateTime', undefined, [time])),
    ),
  )
