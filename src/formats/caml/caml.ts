import { type Expression, maxOrderTerms, type OrderTerm, type Query } from '../../core/kernel/query.ts'
import { readPageToken } from '../odata/page-token.ts'
import { childElements, textOf, type XmlElement } from '../xml.ts'
import { type CamlEnvironment, noPlace, only, readFieldName, refuse, refuseName } from './caml-element.ts'
import { type EventReading, type OverlapWindow, readCalendarDate } from './caml-overlap.ts'
import { parseWhere } from './caml-where.ts'

/** The parts of a GetListItems query, each a separate element (protocol/caml#query, protocol/caml#options). */
export interface CamlParts {
  readonly query?: XmlElement | undefined
  readonly viewFields?: XmlElement | undefined
  readonly rowLimit?: string | undefined
  readonly queryOptions?: XmlElement | undefined
  /** The paging position and the exclusion of folders, if QueryOptions has none. */
  readonly position?: string | undefined
  readonly filesOnly?: boolean
  /** Whether occurrences of series are wanted, if QueryOptions does not say. */
  readonly expandRecurrence?: boolean
}

export interface CamlQuery {
  readonly query: Query
  /** Internal names, as sent; empty means the columns that the list shows by default. */
  readonly viewFields?: readonly string[]
  readonly options: CamlOptions
  /** The time in which series are wanted as their occurrences. */
  readonly occurrencesIn?: OverlapWindow
}

export interface CamlOptions {
  /** Times are written as `yyyy-MM-ddTHH:mm:ssZ`. */
  readonly dateInUtc: boolean
  /** Whether required columns are included although they were not requested. */
  readonly includeMandatoryColumns: boolean
  /** People with their login name, e-mail address and title. */
  readonly expandUserField?: boolean
  /** Attachments as their URLs. */
  readonly includeAttachmentUrls?: boolean
  /** Whether each entry of the property bag is an attribute of its own. */
  readonly properties?: boolean
  /** The URL of the folder to search, as sent. */
  readonly folder?: string
  /** Whether subfolders are included; absent if the query does not say. */
  readonly isRecursive?: boolean
  /** The local day that DateRangesOverlap counts from; today if absent. */
  readonly calendarDay?: number
  /** Whether series are wanted as their occurrences. */
  readonly expandRecurrence?: boolean
}

export const defaultRowLimit = 100
export const maxRowLimit = 5000
const maxViewFields = 500

/**
 * Parses a query. Ignores namespaces, because clients send CAML in the service's, in none and in others. Ignores
 * GroupBy and WithIndex, which do not change the rows. Fails with `invalid_caml`, which names the element.
 */
export function parseCaml(parts: CamlParts, environment: CamlEnvironment): CamlQuery {
  const { filesOnly, ...read } = parts.queryOptions ? parseOptions(parts.queryOptions, environment) : noOptions
  const events: EventReading = {
    expands: read.expandRecurrence ?? parts.expandRecurrence === true,
    ...(read.calendarDay !== undefined && { day: read.calendarDay }),
  }
  const { where, orderBy } = parts.query ? parseQuery(parts.query, environment, events) : {}
  const viewFields = parts.viewFields ? parseViewFields(parts.viewFields, environment) : []
  const { position = parts.position, ...options } = read
  const after =
    position === undefined
      ? undefined
      : readPageToken(position, (why) =>
          refuse('Paging', `has a position that cannot be read: ${why}. It is what the page before gave as ListItemCollectionPositionNext`),
        )
  const complete = filesOnly || parts.filesOnly ? withoutFolders(where) : where
  return {
    query: {
      ...(complete && { where: complete }),
      ...(orderBy && { orderBy }),
      limit: parseRowLimit(parts.rowLimit),
      ...(after && { after }),
    },
    ...(viewFields.length > 0 && { viewFields }),
    ...(events.expands && events.window && { occurrencesIn: events.window }),
    options: { ...options, ...(parts.viewFields?.attributes.get('Properties')?.toUpperCase() === 'TRUE' && { properties: true }) },
  }
}

const queryParts: readonly string[] = ['Where', 'OrderBy', 'GroupBy', 'WithIndex']

function parseQuery(
  query: XmlElement,
  environment: CamlEnvironment,
  events: EventReading,
): { where?: Expression; orderBy?: readonly OrderTerm[] } {
  if (query.name !== 'Query') throw refuse(query, 'is not a Query')
  const parts: { where?: Expression; orderBy?: readonly OrderTerm[] } = {}
  for (const part of childElements(query)) {
    switch (part.name) {
      case 'Where': {
        if (parts.where) throw refuse(part, 'is given more than once')
        // Clients that build a query step by step send an empty Where for all rows.
        const where = childElements(part).length === 0 ? undefined : parseWhere(only(part), environment, events)
        if (where) parts.where = where
        break
      }
      case 'OrderBy':
        if (parts.orderBy) throw refuse(part, 'is given more than once')
        parts.orderBy = parseOrderBy(part, environment)
        break
      case 'GroupBy':
      case 'WithIndex':
        break
      default:
        throw refuseName(part, 'is not allowed in Query; allowed are Where, OrderBy, GroupBy and WithIndex', queryParts)
    }
  }
  return parts
}

function parseOrderBy(orderBy: XmlElement, environment: CamlEnvironment): OrderTerm[] {
  const references = childElements(orderBy)
  if (references.length > maxOrderTerms) throw refuse(orderBy, `may have at most ${maxOrderTerms} columns`)
  return references.map((reference) => {
    if (reference.name !== 'FieldRef') throw refuseName(reference, 'is not allowed in OrderBy; allowed are FieldRef elements', ['FieldRef'])
    const ascending = reference.attributes.get('Ascending') ?? 'TRUE'
    return { path: [readFieldName(reference, environment)], descending: !readSwitch(reference, 'Ascending', ascending), at: noPlace }
  })
}

function parseViewFields(viewFields: XmlElement, environment: CamlEnvironment): string[] {
  if (viewFields.name !== 'ViewFields') throw refuse(viewFields, 'is not a ViewFields')
  const references = childElements(viewFields)
  if (references.length > maxViewFields) throw refuse(viewFields, `may have at most ${maxViewFields} columns`)
  const names = references.map((reference) => {
    if (reference.name !== 'FieldRef')
      throw refuseName(reference, 'is not allowed in ViewFields; allowed are FieldRef elements', ['FieldRef'])
    return readFieldName(reference, environment)
  })
  return [...new Set(names)]
}

interface ParsedOptions extends CamlOptions {
  readonly position?: string
  readonly filesOnly: boolean
}

const noOptions: ParsedOptions = { dateInUtc: false, includeMandatoryColumns: true, filesOnly: false }

const noScope = { filesOnly: false, isRecursive: false }

const scopes: ReadonlyMap<string, { filesOnly: boolean; isRecursive: boolean }> = new Map([
  ['Recursive', { filesOnly: true, isRecursive: true }],
  ['RecursiveAll', { filesOnly: false, isRecursive: true }],
  ['FilesOnly', { filesOnly: true, isRecursive: false }],
])

/** Ignores options that this server does not need: there are many, and clients send them freely. */
function parseOptions(queryOptions: XmlElement, environment: CamlEnvironment): ParsedOptions {
  if (queryOptions.name !== 'QueryOptions') throw refuse(queryOptions, 'is not a QueryOptions')
  let options = noOptions
  for (const option of childElements(queryOptions)) {
    switch (option.name) {
      case 'DateInUtc':
        options = { ...options, dateInUtc: readSwitch(option, 'DateInUtc', textOf(option)) }
        break
      case 'IncludeMandatoryColumns':
        options = { ...options, includeMandatoryColumns: readSwitch(option, 'IncludeMandatoryColumns', textOf(option)) }
        break
      case 'ExpandUserField':
        options = { ...options, expandUserField: readSwitch(option, 'ExpandUserField', textOf(option)) }
        break
      case 'ExpandRecurrence':
        options = { ...options, expandRecurrence: readSwitch(option, 'ExpandRecurrence', textOf(option)) }
        break
      case 'CalendarDate': {
        const calendarDay = readCalendarDate(option, environment)
        if (calendarDay !== undefined) options = { ...options, calendarDay }
        break
      }
      case 'IncludeAttachmentUrls':
        options = { ...options, includeAttachmentUrls: readSwitch(option, 'IncludeAttachmentUrls', textOf(option)) }
        break
      case 'Folder': {
        const folder = textOf(option).trim()
        if (folder !== '') options = { ...options, folder }
        break
      }
      case 'Paging': {
        const position = option.attributes.get('ListItemCollectionPositionNext') ?? ''
        if (position !== '') options = { ...options, position }
        break
      }
      case 'ViewAttributes': {
        // An unknown scope is none, as in the established server.
        options = { ...options, ...(scopes.get(option.attributes.get('Scope') ?? '') ?? noScope) }
        break
      }
    }
  }
  return options
}

/** TRUE or FALSE in any case; an empty text is FALSE. Fails with `invalid_caml`. */
export function readSwitch(element: XmlElement, name: string, text: string): boolean {
  const value = text.trim().toUpperCase()
  if (value === 'TRUE') return true
  if (value === 'FALSE' || value === '') return false
  throw refuse(element, `says ${name} '${text.slice(0, 60)}'; use TRUE or FALSE`)
}

/**
 * The length of a page: `0` and an empty text mean the default; a value above the maximum is reduced to it, and the
 * reply has the position of the next page.
 */
function parseRowLimit(text = ''): number {
  const trimmed = text.trim()
  if (!/^\d{0,10}$/.test(trimmed)) throw refuse('rowLimit', `must be a whole number; '${trimmed.slice(0, 60)}' was given`)
  return Math.min(Number(trimmed) || defaultRowLimit, maxRowLimit)
}

function withoutFolders(where: Expression | undefined): Expression {
  const isFile: Expression = {
    op: 'compare',
    comparison: 'eq',
    left: { kind: 'field', path: ['FSObjType'], at: noPlace },
    right: { kind: 'literal', literal: { type: 'number', value: 0 }, at: noPlace },
  }
  return where ? { op: 'and', operands: [where, isFile] } : isFile
}
