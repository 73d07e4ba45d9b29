import { findField } from '../../../core/content/query/column-paths.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { fieldNotFound } from '../../../core/model/lists/near-columns.ts'
import { childElements, escapeXml, escapeXmlAttribute, parseXml, writeXml } from '../../../formats/xml.ts'

const operators: ReadonlyMap<string, string> = new Map([
  ['', 'Eq'],
  ['eq', 'Eq'],
  ['neq', 'Neq'],
  ['gt', 'Gt'],
  ['geq', 'Geq'],
  ['lt', 'Lt'],
  ['leq', 'Leq'],
  ['contains', 'Contains'],
  ['beginswith', 'BeginsWith'],
])

/** Filters of an address are numbered from 1 to this. */
const mostFilters = 10

function columnOf(list: List, name: string): { readonly reference: string; readonly type: string } {
  const field = findField(list, name)
  if (!field) throw fieldNotFound(list, name)
  return { reference: `<FieldRef Name="${escapeXmlAttribute(field.internalName)}"/>`, type: field.type }
}

function filterXml(list: List, name: string, operator: string, value: string): string {
  const { reference, type } = columnOf(list, name)
  if (value === '') return `<IsNull>${reference}</IsNull>`
  const element = operators.get(operator.toLowerCase())
  if (!element) throw invalid(`FilterOp says '${operator.slice(0, 60)}'; it may say ${[...operators.keys()].filter(Boolean).join(', ')}.`)
  return `<${element}>${reference}<Value Type="${type}">${escapeXml(value)}</Value></${element}>`
}

/** The options behind the question mark of an address, by their names in lower case. */
function optionsOf(uri: string): ReadonlyMap<string, string> {
  const question = uri.indexOf('?')
  const text = question === -1 ? '' : uri.slice(question + 1).split('#', 1)[0]
  return new Map([...new URLSearchParams(text)].map(([name, value]) => [name.toLowerCase(), value]))
}

function filtersIn(list: List, options: ReadonlyMap<string, string>): string[] {
  const filters: string[] = []
  for (let number = 1; number <= mostFilters; number += 1) {
    const name = options.get(`filterfield${number}`)
    if (name) filters.push(filterXml(list, name, options.get(`filterop${number}`) ?? '', options.get(`filtervalue${number}`) ?? ''))
  }
  return filters
}

const allOf = (conditions: readonly string[]): string =>
  conditions.reduce((left, right) => (left === '' ? right : `<And>${left}${right}</And>`), '')

/**
 * The query of a view, narrowed by the filters in an address of its page, and in the order that the address names, as CAML text.
 * Fails with `field_not_found`, and with `invalid_request` for an unknown operator.
 */
export function filteredQuery(list: List, text: string, uri: string): string {
  const options = optionsOf(uri)
  const parts = childElements(parseXml(`<Query>${text}</Query>`))
  const where = parts.filter(({ name }) => name === 'Where').flatMap(childElements)
  const conditions = [...where.map((one) => writeXml(one)), ...filtersIn(list, options)]
  const sorted = options.get('sortfield')
  const descends = options.get('sortdir')?.toUpperCase().startsWith('DESC') === true
  const order = sorted && columnOf(list, sorted).reference.replace('/>', ` Ascending="${descends ? 'FALSE' : 'TRUE'}"/>`)
  const kept = parts.filter(({ name }) => name !== 'Where' && !(order && name === 'OrderBy')).map((one) => writeXml(one))
  return [conditions.length > 0 ? `<Where>${allOf(conditions)}</Where>` : '', ...kept, order ? `<OrderBy>${order}</OrderBy>` : ''].join('')
}
