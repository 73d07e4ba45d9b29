import { type ViewSettings, viewSettingsOf } from '../../core/acts/lists/view-settings.ts'
import type { View } from '../../core/acts/lists/views.ts'
import type { Query } from '../../core/kernel/query.ts'
import { imageUrl } from '../../core/model/lists/list-pages.ts'
import { childElements, escapeXml, escapeXmlAttribute, parseXml, textOf, writeXml, type XmlElement, xmlElement } from '../xml.ts'
import { type CamlOptions, maxRowLimit, parseCaml, readSwitch } from './caml.ts'
import { type CamlEnvironment, refuse, refuseName } from './caml-element.ts'
import type { OverlapWindow } from './caml-overlap.ts'
import { viewSettingsXml } from './caml-view-settings.ts'

/** A View element (protocol/caml#views), by which clients choose rows and columns. */
export interface CamlView {
  readonly query: Query
  readonly viewFields?: readonly string[]
  /** Rows of a page, as sent; absent if the view sets no limit. */
  readonly rowLimit?: number
  readonly paged: boolean
  /** 0 default, 1 recursive, 2 recursiveAll, 3 filesOnly. */
  readonly scope: number
  /** The content of Query, as XML text; empty for all rows. */
  readonly queryText: string
  readonly options: CamlOptions
  /** The time for which the occurrences of series are wanted instead of them. */
  readonly occurrencesIn?: OverlapWindow
}

/** The values of Scope, by number; none and `Default` are 0. */
export const viewScopes = ['Default', 'Recursive', 'RecursiveAll', 'FilesOnly'] as const

/** Whether a scope includes the subfolders of the folder. */
export const isRecursive = (scope: number): boolean => scope === 1 || scope === 2

/** Elements that only change how rows look or are grouped, not which rows there are. */
const passedOver = new Set([
  'Aggregations',
  'Formats',
  'Joins',
  'ProjectedFields',
  'Toolbar',
  'ViewData',
  'JSLink',
  'XslLink',
  'CustomFormatter',
  'ColumnWidth',
  'ViewType2',
  'ViewTypeId',
  'ParameterBindings',
  'Mobile',
  'Method',
])

/**
 * Parses a View. A text without a View element stands for a view of everything. Fails as `readView`, and with
 * `invalid_request` on text that is not XML.
 */
export const parseView = (text: string, environment: CamlEnvironment, page: { readonly position?: string | undefined } = {}): CamlView =>
  readView(text.trim() === '' ? undefined : parseXml(text), environment, page)

const readParts: readonly string[] = ['Query', 'ViewFields', 'RowLimit', 'QueryOptions']

/** Reads a View element. Ignores namespaces. Fails with `invalid_caml`, which names the element. */
export function readView(
  view: XmlElement | undefined,
  environment: CamlEnvironment,
  page: { readonly position?: string | undefined } = {},
): CamlView {
  if (view && view.name !== 'View') throw refuse(view, 'is not a View')
  const parts = new Map<string, XmlElement>()
  for (const part of view ? childElements(view) : []) {
    if (passedOver.has(part.name)) continue
    if (!readParts.includes(part.name)) {
      const names = [...readParts, ...passedOver]
      throw refuseName(part, `is not allowed in View; allowed are ${names.join(', ')}`, names)
    }
    if (parts.has(part.name)) throw refuse(part, 'is given more than once')
    parts.set(part.name, part)
  }
  const [query, viewFields, rowLimit] = [parts.get('Query'), parts.get('ViewFields'), parts.get('RowLimit')]
  const scope = scopeOf(view)
  const caml = parseCaml(
    {
      ...{ query, viewFields, rowLimit: rowLimit && textOf(rowLimit), position: page.position, filesOnly: scope === 1 || scope === 3 },
      ...{ queryOptions: parts.get('QueryOptions'), expandRecurrence: view?.attributes.get('RecurrenceRowset')?.toUpperCase() === 'TRUE' },
    },
    environment,
  )
  const limit = Number(rowLimit ? textOf(rowLimit) : 0)
  return {
    ...caml,
    ...(limit > 0 && { rowLimit: Math.min(limit, maxRowLimit) }),
    paged: rowLimit !== undefined && readSwitch(rowLimit, 'Paged', rowLimit.attributes.get('Paged') ?? ''),
    scope,
    queryText: query ? innerXml(query) : '',
  }
}

/** The query of a view, from the content of its Query element, with or without that element. Fails as `parseView`. */
export function parseViewQuery(text: string, environment: CamlEnvironment): { readonly query: Query; readonly queryText: string } {
  const trimmed = text.trim()
  const { query, queryText } = parseView(
    `<View>${/^<Query[\s>/]/.test(trimmed) ? trimmed : `<Query>${trimmed}</Query>`}</View>`,
    environment,
  )
  return { query, queryText }
}

/** An unknown scope is none, as in the established server. */
const scopeOf = (view: XmlElement | undefined): number =>
  Math.max(0, (viewScopes as readonly string[]).indexOf(view?.attributes.get('Scope') ?? ''))

/** The content of an element as CAML is stored. */
export const innerXml = (element: XmlElement): string =>
  childElements(element)
    .map((child) => writeXml(withoutNamespaces(child)))
    .join('')

/** CAML that the server writes has no namespace. */
const withoutNamespaces = (element: XmlElement): XmlElement => ({
  ...element,
  namespace: '',
  prefix: '',
  declarations: new Map(),
  attributes: new Map([...element.attributes].filter(([name]) => !name.startsWith('{'))),
  children: element.children.map((child) => (typeof child === 'string' ? child : withoutNamespaces(child))),
})

/** The content of a stored view's XML. */
export interface ViewDefinition {
  readonly id: string
  readonly title: string
  /** Server-relative. */
  readonly url: string
  readonly type: string
  readonly isDefault: boolean
  readonly hidden: boolean
  readonly personal: boolean
  readonly scope: number
  readonly query: string
  readonly fields: readonly string[]
  readonly rowLimit: number
  readonly paged: boolean
  readonly shown: ViewSettings
}

/** `ViewFields` with one `FieldRef` for each column. */
export const viewFieldsXml = (fields: readonly string[]): string =>
  fields.map((name) => `<FieldRef Name="${escapeXmlAttribute(name)}" />`).join('')

/** The XML content of a view. */
export const viewDefinitionOf = ({ row, fields, url }: View): ViewDefinition => ({
  ...row,
  ...{ url, fields, personal: row.personalOf !== null, shown: viewSettingsOf(row) },
})

function viewAttributes(view: ViewDefinition): Map<string, string> {
  const attributes = new Map([['Name', `{${view.id.toUpperCase()}}`]])
  const switches = { DefaultView: view.isDefault, Hidden: view.hidden, Personal: view.personal }
  for (const [name, isOn] of Object.entries(switches)) if (isOn) attributes.set(name, 'TRUE')
  attributes
    .set('Type', view.type)
    .set('DisplayName', view.title)
    .set('Url', view.url)
    .set('Level', '1')
    .set('BaseViewID', '1')
    .set('ContentTypeID', '0x')
    .set('ImageUrl', imageUrl('generic'))
  const scope = viewScopes[view.scope]
  return scope !== undefined && view.scope > 0 ? attributes.set('Scope', scope) : attributes
}

/** The summary of a view: a View element without its query and columns (protocol/caml#views). */
export const viewSummaryElement = (view: ViewDefinition): XmlElement => xmlElement('', 'View', viewAttributes(view))

/** A stored view as a View element (protocol/caml#views). */
export const viewElement = (view: ViewDefinition): XmlElement => parseXml(viewXml(view))

/** `viewElement` as text. */
export function viewXml(view: ViewDefinition): string {
  let head = ''
  for (const [name, value] of viewAttributes(view)) head += ` ${name}="${escapeXmlAttribute(value)}"`
  const limit = `<RowLimit Paged="${view.paged ? 'TRUE' : 'FALSE'}">${escapeXml(String(view.rowLimit))}</RowLimit>`
  return `<View${head}><Query>${view.query}</Query><ViewFields>${viewFieldsXml(view.fields)}</ViewFields>${limit}${viewSettingsXml(view.shown)}</View>`
}
