import type { Field } from '../../../core/model/lists/field.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { childElements, escapeXml, escapeXmlAttribute, parseXml, textOf, writeXml, type XmlElement } from '../../../formats/xml.ts'

/** What a condition of a view says of a column, by the CAML elements of the same names. */
export const comparisons = ['Eq', 'Neq', 'Lt', 'Leq', 'Gt', 'Geq', 'Contains', 'BeginsWith', 'IsNull', 'IsNotNull'] as const
export type Operator = (typeof comparisons)[number]

export interface Condition {
  readonly name: string
  readonly operator: Operator
  /** A text; `[Today]` and `[Me]` stand for the day and the user of each visit. Empty for IsNull and IsNotNull. */
  readonly value: string
}

export interface Order {
  readonly name: string
  readonly isDescending: boolean
}

/** The query of a view as a form shows it. */
export interface ViewQueryForm {
  readonly conditions: readonly Condition[]
  /** Whether one condition is enough. */
  readonly isAny: boolean
  /** A filter that the conditions of a form cannot say, as CAML; empty if they can. */
  readonly where: string
  readonly orders: readonly Order[]
  readonly groups: readonly string[]
  readonly areFolded: boolean
}

/** The conditions, columns of order and columns of groups that a form has room for. */
export const mostConditions = 4
export const mostOrders = 2
export const mostGroups = 2

/** The form of the content of a Query element. Text that is no XML is a filter as it stands. */
export function formOfQuery(text: string): ViewQueryForm {
  const parts = childElements(parseXml(`<Query>${text}</Query>`))
  const part = (name: string) => parts.find((one) => one.name === name)
  const [where, orderBy, groupBy] = [part('Where'), part('OrderBy'), part('GroupBy')]
  const simple = where && simpleConditions(where)
  return {
    conditions: simple?.conditions ?? [],
    isAny: simple?.isAny ?? false,
    where: where && !simple ? writeXml(where) : '',
    orders: (orderBy ? childElements(orderBy) : []).map((ref) => ({ name: nameOf(ref), isDescending: isOff(ref, 'Ascending') })),
    groups: (groupBy ? childElements(groupBy) : []).map(nameOf),
    areFolded: (groupBy?.attributes.get('Collapse') ?? '').toUpperCase() === 'TRUE',
  }
}

const nameOf = (ref: XmlElement): string => ref.attributes.get('Name') ?? ''
const isOff = (ref: XmlElement, name: string): boolean => (ref.attributes.get(name) ?? '').toUpperCase() === 'FALSE'

type Simple = Pick<ViewQueryForm, 'conditions' | 'isAny'>

/** The conditions of a Where that joins a few of them, all by And or all by Or; undefined for every other one. */
function simpleConditions(where: XmlElement): Simple | undefined {
  const [only, ...more] = childElements(where)
  if (!only || more.length > 0) return undefined
  const join = only.name === 'Or' ? 'Or' : 'And'
  const leaves = leavesOf(only, join, mostConditions)
  const conditions = leaves?.map(conditionOf)
  if (!conditions?.every((one) => one !== undefined)) return undefined
  return { conditions, isAny: join === 'Or' }
}

/** What an element joins, deep first; undefined if there is more than a form has room for. */
function leavesOf(element: XmlElement, join: string, most: number): XmlElement[] | undefined {
  if (element.name !== join) return [element]
  const [first, second, third] = childElements(element)
  if (!first || !second || third || most < 2) return undefined
  const left = leavesOf(first, join, most - 1)
  const right = left && leavesOf(second, join, most - left.length)
  return right && [...left, ...right]
}

function conditionOf(element: XmlElement): Condition | undefined {
  const operator = comparisons.find((one) => one === element.name)
  const [ref, value, more] = childElements(element)
  if (operator === undefined || ref?.name !== 'FieldRef' || more) return undefined
  if (value === undefined) return { name: nameOf(ref), operator, value: '' }
  const [inner, other] = childElements(value)
  if (other || value.attributes.get('IncludeTimeValue')?.toUpperCase() === 'TRUE') return undefined
  if (ref.attributes.has('LookupId') && inner?.name !== 'UserID') return undefined
  const special = inner && { Today: '[Today]', UserID: '[Me]' }[inner.name]
  if (inner && (special === undefined || inner.attributes.size > (inner.name === 'UserID' ? 1 : 0))) return undefined
  const text = textOf(value)
  const shown = value.attributes.get('Type') === 'DateTime' ? text.slice(0, 10) : text
  return { name: nameOf(ref), operator, value: special ?? shown }
}

/** The content of the Query element that a form says. */
export function queryOfForm(list: List, form: ViewQueryForm): string {
  const groups =
    form.groups.length === 0
      ? ''
      : `<GroupBy Collapse="${form.areFolded ? 'TRUE' : 'FALSE'}">${form.groups.map((name) => refOf(name)).join('')}</GroupBy>`
  const orders = form.orders.map(({ name, isDescending }) => refOf(name, isDescending ? ' Ascending="FALSE"' : ''))
  return `${whereOf(list, form)}${groups}${orders.length === 0 ? '' : `<OrderBy>${orders.join('')}</OrderBy>`}`
}

const refOf = (name: string, attribute = ''): string => `<FieldRef Name="${escapeXmlAttribute(name)}"${attribute}/>`

function whereOf(list: List, { where, conditions, isAny }: ViewQueryForm): string {
  if (where.trim() !== '') return where.trim()
  const [first, ...rest] = conditions.map((condition) => conditionXml(list, condition))
  if (first === undefined) return ''
  const join = isAny ? 'Or' : 'And'
  return `<Where>${rest.reduce((before, one) => `<${join}>${before}${one}</${join}>`, first)}</Where>`
}

function conditionXml(list: List, { name, operator, value }: Condition): string {
  const ref = refOf(name)
  if (operator === 'IsNull' || operator === 'IsNotNull') return `<${operator}>${ref}</${operator}>`
  const field = list.fieldsByName.get(name)
  const isMe = value.toLowerCase() === '[me]'
  const type = isMe ? 'Integer' : valueType(field)
  const content = isMe ? '<UserID/>' : value.toLowerCase() === '[today]' ? '<Today/>' : escapeXml(dayOr(field, value))
  const own = isMe ? refOf(name, ' LookupId="TRUE"') : ref
  return `<${operator}>${own}<Value Type="${type}">${content}</Value></${operator}>`
}

const dayOr = (field: Field | undefined, value: string): string =>
  field?.type === 'DateTime' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00Z` : value

/** The type that CAML has for a value of a column: what refers to something is compared by its text. */
function valueType(field: Field | undefined): string {
  switch (field?.type) {
    case 'Number':
    case 'Currency':
    case 'Integer':
    case 'DateTime':
    case 'Boolean':
    case 'AllDayEvent':
    case 'Recurrence':
    case 'CrossProjectLink':
    case 'Note':
    case 'Choice':
    case 'MultiChoice':
    case 'Counter':
    case 'ModStat':
      return field.type
    case 'AverageRating':
    case 'RatingCount':
    case 'Likes':
      return 'Number'
    default:
      return 'Text'
  }
}
