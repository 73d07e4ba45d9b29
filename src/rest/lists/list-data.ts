import type { Context } from '../../core/access/context.ts'
import { rightsOn } from '../../core/access/effective.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { openItems } from '../../core/acts/items/item-pages.ts'
import { getViewOfRows, type View } from '../../core/acts/lists/views.ts'
import { withFolderScope } from '../../core/content/documents/folder-scope.ts'
import { type Item, uiVersionLabel } from '../../core/content/items/item.ts'
import { idsOf } from '../../core/content/items/references.ts'
import { fieldText, holdsTime, sourceOf, type TextWords, textWords } from '../../core/content/shown/field-text.ts'
import { lookupText } from '../../core/content/shown/lookups.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { Slices } from '../../core/kernel/pacing/slices.ts'
import type { Expression, Operand, Query, TextMatch } from '../../core/kernel/query.ts'
import type { Field } from '../../core/model/lists/field.ts'
import type { List } from '../../core/model/lists/list.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import type { Json } from '../../entities/shape/shape.ts'
import { camlEnvironment } from '../../formats/caml/caml-environment.ts'
import { type CamlView, isRecursive, parseView, viewDefinitionOf, viewXml } from '../../formats/caml/caml-view.ts'
import { parseOptions } from '../../formats/form.ts'
import { writePageToken } from '../../formats/odata/page-token.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

/** The bits of RenderOptions (protocol/lists#rendering) that this server supports. */
const parts = { contextInfo: 1, listData: 2, listSchema: 4, viewMetadata: 1024 } as const

/** Rows of a page if the view sets no limit. */
const defaultRows = 30

/** Columns of every row. */
const always = [
  'ID',
  'PermMask',
  'FSObjType',
  'UniqueId',
  'FileRef',
  'FileLeafRef',
  'ContentTypeId',
  'owshiddenversion',
  '_UIVersionString',
]

type Parameters = Call<'renderListDataAsStream'>['body']['parameters']

/** contracts/rest/lists/list-data.yaml: the rows of a view as a list page shows them (protocol/lists#rendering). */
export const listDataHandlers: Pick<Handlers<WireContext>, 'renderListDataAsStream'> = {
  renderListDataAsStream: async (ctx, { params, body, query, request }, reply) => {
    const { parameters } = body
    const list = await openSchema(ctx, listAddress(ctx, params))
    const { view, stored } = await viewOf(ctx, list, parameters, query.View)
    const options = parseOptions(request.query)
    const scope = { url: parameters.FolderServerRelativeUrl ?? query.RootFolder, isRecursive: isRecursive(view.scope) }
    const where = await withFolderScope(ctx, list, scope, conditions(view.query.where, filtersOf(options)))
    const orderBy = query.SortField ? [sortTerm(query.SortField, query.SortDir)] : view.query.orderBy
    const limit = view.rowLimit ?? defaultRows
    const asked: Query = {
      limit,
      ...(where && { where }),
      ...(orderBy && { orderBy }),
      ...(view.query.after && { after: view.query.after }),
    }
    const { items, next } = await openItems(ctx, { id: list.row.id }, asked)
    ctx.budget?.spendEntities(items.count)
    const fields = shownFields(list, view.viewFields ?? stored.fields)
    const firstRow = firstRowOf(parameters.Paging)
    const data = {
      Row: [],
      FirstRow: firstRow,
      FolderPermissions: `0x${(await rightsOn(ctx, list.scopeId)).toString(16)}`,
      LastRow: firstRow + items.count - 1,
      RowLimit: limit,
      ...(next && { NextHref: `?${writePageToken(next)}&PageFirstRow=${firstRow + items.count}&View=${stored.row.id}` }),
      FilterLink: '?',
      ForceNoHierarchy: '1',
      HierarchyHasIndention: '',
      CurrentFolderSpItemUrl: '',
    }
    const value = withParts(ctx, parameters.RenderOptions ?? 0, { list, stored, fields, data })
    return reply.json(200, value, undefined, { member: 'Row', parts: rowParts(ctx, items, fields) })
  },
}

/**
 * The view for the rows: the XML of the request, else the named stored view, else the default view; then the overrides.
 */
async function viewOf(
  ctx: Context,
  list: List,
  parameters: Parameters,
  named: string | undefined,
): Promise<{ view: CamlView; stored: View }> {
  const environment = await camlEnvironment(ctx, list)
  const id = named?.replace(/[{}]/g, '').toLowerCase()
  const stored = await getViewOfRows(ctx, { id: list.row.id }, id ? { id } : { default: true })
  const text = parameters.ViewXml || viewXml(viewDefinitionOf(stored))
  const view = parseView(text, environment, { position: positionOf(parameters.Paging) })
  if (!parameters.OverrideViewXml) return { view, stored }
  const over = parseView(parameters.OverrideViewXml, environment)
  const { where, orderBy } = over.query
  const query = { ...view.query, ...(where && { where }), ...(orderBy && { orderBy }) }
  const { viewFields, rowLimit } = over
  return { view: { ...view, query, ...(viewFields && { viewFields }), ...(rowLimit !== undefined && { rowLimit }) }, stored }
}

/** The parts of a paging position that tell where a page begins; a client returns NextHref with all its parts. */
function positionOf(paging: string | null | undefined): string | undefined {
  const kept = (paging ?? '')
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => /^(?:Paged(?:Prev)?|p_[^=]*)=/i.test(part))
  return kept.length === 0 ? undefined : kept.join('&')
}

const firstRowOf = (paging: string | null | undefined): number => Number(/[?&]?PageFirstRow=(\d{1,9})/.exec(paging ?? '')?.[1] ?? 1)

const fieldOperand = (name: string): Operand => ({ kind: 'field', path: [name], at: -1 })
const textOperand = (value: string): Operand => ({
  kind: 'literal',
  literal: value === '' ? { type: 'null' } : { type: 'text', value },
  at: -1,
})

const sortTerm = (field: string, direction: string | undefined) => ({
  path: [field],
  descending: direction?.toUpperCase().startsWith('DESC') === true,
  at: -1,
})

const comparisons = new Map([
  ['', 'eq'],
  ['eq', 'eq'],
  ['neq', 'ne'],
  ['gt', 'gt'],
  ['geq', 'ge'],
  ['lt', 'lt'],
  ['leq', 'le'],
] as const)
const matches: ReadonlyMap<string, TextMatch> = new Map([
  ['contains', 'substringof'],
  ['beginswith', 'startswith'],
])

/**
 * `FilterField1=Status&FilterValue1=x`, with numbers up to 10; `FilterFields1` and `FilterValues1` hold several values
 * separated by `;#`.
 */
function filtersOf(options: ReadonlyMap<string, string>): Expression[] {
  const filters: Expression[] = []
  for (let number = 1; number <= 10; number += 1) {
    const one = options.get(`filterfield${number}`)
    const several = options.get(`filterfields${number}`)
    const operator = (options.get(`filterop${number}`) ?? '').toLowerCase()
    if (one) filters.push(filterOf(one, operator, options.get(`filtervalue${number}`) ?? ''))
    if (several) {
      const values = (options.get(`filtervalues${number}`) ?? '').split(';#').map((value) => filterOf(several, '', value))
      filters.push(values.length === 1 && values[0] ? values[0] : { op: 'or', operands: values })
    }
  }
  return filters
}

function filterOf(field: string, operator: string, value: string): Expression {
  const match = matches.get(operator)
  if (match) return { op: 'match', match, subject: fieldOperand(field), text: textOperand(value) }
  const comparison = comparisons.get(operator as 'eq')
  if (!comparison)
    throw invalid(
      `FilterOp says '${operator.slice(0, 60)}'; it may say ${[...comparisons.keys(), ...matches.keys()].filter(Boolean).join(', ')}.`,
    )
  return { op: 'compare', comparison, left: fieldOperand(field), right: textOperand(value) }
}

function conditions(where: Expression | undefined, filters: readonly Expression[]): Expression | undefined {
  const operands = [...(where ? [where] : []), ...filters]
  return operands.length > 1 ? { op: 'and', operands } : operands[0]
}

function shownFields(list: List, names: readonly string[]): Field[] {
  return [...new Set([...names, ...always])].flatMap((name) => list.fieldsByName.get(name) ?? [])
}

type Row = Record<string, Json>

/** Rows that are read and rendered together. */
const rowsAtOnce = 64

async function* rowParts(ctx: Context, items: Slices<Item>, fields: readonly Field[]): AsyncGenerator<Row[]> {
  for (let slice = await items.next(rowsAtOnce); slice; slice = await items.next(rowsAtOnce)) yield await rowsOf(ctx, slice.rows, fields)
}

async function rowsOf(ctx: Context, items: readonly Item[], fields: readonly Field[]): Promise<Row[]> {
  const words = await textWords(ctx, items, fields)
  const masks = new Map<string, string>()
  for (const { row } of items) if (!masks.has(row.scopeId)) masks.set(row.scopeId, `0x${(await rightsOn(ctx, row.scopeId)).toString(16)}`)
  return items.map((item) => {
    const row: Row = Object.create(null) as Row
    for (const field of fields) addValue(row, item, field, words)
    row.PermMask = masks.get(item.row.scopeId) ?? '0x0'
    return row
  })
}

/**
 * Adds a value for display and, under the name with a dot suffix, for programs. People and lookups are objects,
 * everything else is text.
 */
function addValue(row: Row, item: Item, field: Field, words: TextWords): void {
  const name = field.internalName
  const source = sourceOf(item, field)
  const value = item.read(source)
  if (name !== source.internalName && value !== null) row[source.internalName] = fieldText(item, source, words)
  if (value === null && name !== 'PermMask') row[name] = ''
  if (source.type === 'User' || source.type === 'UserMulti') row[name] = value === null ? '' : idsOf(value).map((id) => personOf(id, words))
  else if (!source.system && (source.type === 'Lookup' || source.type === 'LookupMulti'))
    row[name] = value === null ? '' : idsOf(value).map((id) => targetOf(id, source, words))
  else if (value !== null && typeof value === 'object' && 'Url' in value) {
    row[name] = value.Url
    row[`${name}.desc`] = value.Description
  } else if (source.type === 'Boolean' || source.type === 'Attachments') {
    row[name] = source.type === 'Attachments' ? (value ? '1' : '0') : fieldText(item, field, words)
    row[`${name}.value`] = value ? '1' : '0'
  } else if (name === 'UniqueId' || name === 'GUID') row[name] = `{${item.row.uniqueId.toUpperCase()}}`
  else if (name === '_UIVersionString') row[name] = uiVersionLabel(item.row.uiVersion)
  else row[name] = fieldText(item, field, words)
  if (value !== null && holdsTime(source)) row[`${name}.`] = isoTime(Number(value))
  if (value !== null && (source.type === 'Number' || source.type === 'Currency')) row[`${name}.`] = String(value)
}

function personOf(id: number, { people }: TextWords): Row {
  const person = people.get(id)
  return { id: String(id), title: person?.title ?? '', email: person?.email ?? '', sip: '', picture: '' }
}

const targetOf = (id: number, field: Field, { targets }: TextWords): Row => ({
  lookupId: id,
  lookupValue: lookupText(field, targets.get(field)?.get(id)),
  isSecretFieldValue: false,
})

interface Rendered {
  readonly list: List
  readonly stored: View
  readonly fields: readonly Field[]
  readonly data: Record<string, Json>
}

/** ListData alone is the whole reply; with other parts each is a named member. */
function withParts(ctx: Context, options: number, { list, stored, fields, data }: Rendered): Record<string, Json> {
  if ((options & ~parts.listData) === 0) return data
  const asked = (part: number) => (options & part) !== 0
  return {
    wpq: '',
    Templates: {},
    ListData: data,
    ...(asked(parts.contextInfo) && {
      ContextInfo: {
        webUrl: ctx.origin + (list.webUrl === '/' ? '' : list.webUrl),
        listName: `{${list.row.id.toUpperCase()}}`,
        listUrl: list.url,
      },
    }),
    ...(asked(parts.listSchema) && {
      ListSchema: { Field: fields.map(schemaOf), LCID: String(ctx.web.row.language), View: bracedId(stored) },
    }),
    ...(asked(parts.viewMetadata) && { ViewMetadata: { Id: stored.row.id, Title: stored.row.title, ViewQuery: stored.row.query } }),
  }
}

const bracedId = ({ row }: View): string => `{${row.id.toUpperCase()}}`

const schemaOf = (field: Field): Json => ({
  Name: field.internalName,
  RealFieldName: field.internalName,
  DisplayName: field.title,
  ID: field.id,
  FieldType: field.type,
  Type: field.type,
  ReadOnly: field.readOnly ? 'TRUE' : 'FALSE',
})
