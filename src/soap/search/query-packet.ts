import { searchPage } from '../../core/acts/search/search.ts'
import type { SearchOrder, SearchRequest } from '../../core/acts/search/search-query.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { parseKql } from '../../formats/search/kql.ts'
import { childElements, parseXml, textOf, type XmlElement, xmlLimits } from '../../formats/xml.ts'

const usualCount = 10
const maxProperties = 100

/** Finds the first element on a path of names, in any namespace. */
function find(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  let at = element
  for (const name of names) at = at && childElements(at).find((child) => child.name === name)
  return at
}

const all = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? childElements(element).filter((child) => child.name === name) : []

/**
 * The search of a QueryPacket: QueryText, the Range with StartAt from 1 and Count, Properties and SortByProperties. Other
 * elements do not count. Fails with `invalid_request`, `invalid_query`.
 */
export function readQueryPacket(text: string): SearchRequest {
  const packet = parseXml(text, { ...xmlLimits, depth: 20, nodes: 2_000 })
  const query = packet.name === 'QueryPacket' ? find(packet, 'Query') : undefined
  const words = find(query, 'Context', 'QueryText')
  if (!words) throw invalid('queryXml must hold a QueryPacket element with Query/Context/QueryText in it.')
  const type = words.attributes.get('type') ?? 'STRING'
  if (type.toUpperCase() !== 'STRING') throw invalid(`The type of a QueryText must be STRING; '${type.slice(0, 60)}' was given.`)
  const properties = all(find(query, 'Properties'), 'Property').map((property) => property.attributes.get('name')?.trim() ?? '')
  if (properties.length > maxProperties)
    throw invalid(`At most ${maxProperties} properties can be selected; ${properties.length} were given.`)
  const range = find(query, 'Range')
  return {
    where: parseKql('QueryText', textOf(words)),
    filters: [],
    orderBy: all(find(query, 'SortByProperties'), 'SortByProperty').map(orderOf),
    refiners: [],
    startRow: Math.max(1, numberIn(range, 'StartAt', 1)) - 1,
    rowLimit: Math.min(numberIn(range, 'Count', usualCount), searchPage),
    properties: [...new Map(properties.filter((name) => name !== '').map((name) => [name.toLowerCase(), name])).values()],
  }
}

function orderOf({ attributes }: XmlElement): SearchOrder {
  const direction = attributes.get('direction') ?? 'Ascending'
  return { name: attributes.get('name') ?? '', descending: direction.toLowerCase() === 'descending' }
}

function numberIn(range: XmlElement | undefined, name: string, usual: number): number {
  const element = find(range, name)
  if (!element) return usual
  const text = textOf(element).trim()
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw invalid(`Range/${name} must be a whole number; '${text.slice(0, 60)}' was given.`)
}
