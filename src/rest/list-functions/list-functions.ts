import { type Context, recordsOf } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { queryItems } from '../../core/acts/items/item-pages.ts'
import { getItem } from '../../core/acts/items/items.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { getView } from '../../core/acts/lists/views.ts'
import { openLookupTarget } from '../../core/content/items/lookup-target.ts'
import { fieldEditText, textWords } from '../../core/content/shown/field-text.ts'
import { lookupText } from '../../core/content/shown/lookups.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Field } from '../../core/model/lists/field.ts'
import type { List, ListAddress } from '../../core/model/lists/list.ts'
import { fieldNotFound } from '../../core/model/lists/near-columns.ts'
import { form, formsOf } from '../../entities/lists/form.ts'
import type { Json } from '../../entities/shape/shape.ts'
import { maxRowLimit } from '../../formats/caml/caml.ts'
import { readPageToken, writePageToken } from '../../formats/odata/page-token.ts'
import { escapeXml } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { viewAddress } from '../lists/views.ts'
import { badToken, listAddress, pageOf, withoutQuotes } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'
import { openShownPage, type ShownPage } from './list-data.ts'
import { formFieldOf, formFields, type Row, rowParts } from './shown-rows.ts'

type Operations =
  | 'getListItemChangesSinceToken'
  | 'renderListData'
  | 'renderListFormData'
  | 'getLookupFieldChoices'
  | 'listForms'
  | 'getForm'
  | 'renderViewAsHtml'
  | 'renderListFilterData'

/** What a client says of the changes that it wants. */
export interface ChangesAsked {
  readonly viewName?: string | undefined
  readonly query?: string | undefined
  readonly viewFields?: string | undefined
  readonly queryOptions?: string | undefined
  readonly contains?: string | undefined
  readonly changeToken?: string | undefined
  readonly rowLimit?: string | undefined
}

/** Writes the changes of a list as the SOAP edge does: the two replies are one text. */
export type ListChangesWriter = (ctx: Context, address: ListAddress, asked: ChangesAsked) => Promise<string | AsyncIterable<Uint8Array>>

/** contracts/rest/list-functions/list-functions.yaml */
export const listFunctionHandlers = ({
  listChanges,
}: {
  readonly listChanges: ListChangesWriter
}): Pick<Handlers<WireContext>, Operations> => ({
  getListItemChangesSinceToken: async (ctx, { params, body }, reply) => {
    const { ViewName, Query, ViewFields, QueryOptions, Contains, ChangeToken, RowLimit } = body.query
    const asked = {
      viewName: ViewName ?? undefined,
      query: Query ?? undefined,
      viewFields: ViewFields ?? undefined,
      queryOptions: QueryOptions ?? undefined,
      contains: Contains ?? undefined,
      changeToken: ChangeToken ?? undefined,
      rowLimit: RowLimit ?? undefined,
    }
    return reply.media(200, 'text/xml', await listChanges(ctx, listAddress(ctx, params), asked))
  },

  renderListData: async (ctx, { params }, reply) => {
    const list = await openSchema(ctx, listAddress(ctx, params))
    const page = await openShownPage(ctx, list, { parameters: { ViewXml: params.renderedViewXml } })
    return reply.value(200, 'Edm.String', 'RenderListData', JSON.stringify({ ...page.data, Row: await rowsOfPage(ctx, page) }))
  },

  renderListFormData: async (ctx, { params }, reply) => {
    const address = listAddress(ctx, params)
    const { formItemId: itemId, formMode: mode, formId } = params
    const list = itemId === 0 ? await getList(ctx, address) : await openSchema(ctx, address)
    const { fields, values } = itemId === 0 ? newForm(list) : await formOfItem(ctx, address, itemId)
    const data: Json = {
      FormId: formId,
      ItemId: itemId,
      ControlMode: mode,
      ListId: list.row.id,
      ListTitle: list.row.title,
      ListData: { ID: itemId === 0 ? '' : String(itemId), ...values },
      ListSchema: { Field: fields.map(formFieldOf) },
    }
    return reply.value(200, 'Edm.String', 'RenderListFormData', JSON.stringify(data))
  },

  getLookupFieldChoices: async (ctx, { params }, reply) => {
    const list = await getList(ctx, listAddress(ctx, params))
    const field = list.fieldsByName.get(params.lookupFieldName)
    if (!field) throw fieldNotFound(list, params.lookupFieldName)
    if (field.system || (field.type !== 'Lookup' && field.type !== 'LookupMulti'))
      throw invalid(`'${field.internalName}' is no lookup field: its choices are not items.`)
    return reply.value(200, 'Edm.String', 'GetLookupFieldChoices', JSON.stringify(await choicesOf(ctx, field, params.choicesPage)))
  },

  listForms: async (ctx, { params, query }, reply) => {
    const list = await getList(ctx, listAddress(ctx, params))
    return reply.collection(200, form, pageOf(form, formsOf(list), query, ctx))
  },

  getForm: async (ctx, { params, request }, reply) => {
    const found = formsOf(await getList(ctx, listAddress(ctx, params))).find(({ id }) => id === params.formPageId.toLowerCase())
    if (!found) throw new DomainError(kernelReasons.resource_not_found, { path: request.path.slice(0, 200), hint: '' })
    return reply.entity(200, form, found)
  },

  renderListFilterData: async (ctx, { params, query }, reply) => {
    const list = await getList(ctx, listAddress(ctx, params))
    const name = withoutQuotes(query.FieldInternalName)
    const field = list.fieldsByName.get(name)
    if (!field) throw fieldNotFound(list, name)
    const OverrideViewXml = `<View><ViewFields><FieldRef Name="${field.internalName}"/></ViewFields><RowLimit>${maxRowLimit}</RowLimit></View>`
    const page = await openShownPage(ctx, list, { parameters: { OverrideViewXml }, view: query.ViewId && withoutQuotes(query.ViewId) })
    return reply.media(200, 'text/html;charset=utf-8', selectOf(field, await valuesOf(ctx, page, field)))
  },

  renderViewAsHtml: async (ctx, { params }, reply) => {
    const list = await openSchema(ctx, listAddress(ctx, params))
    const { row } = await getView(ctx, { id: list.row.id }, viewAddress(params))
    const page = await openShownPage(ctx, list, { parameters: {}, view: row.id })
    return reply.value(200, 'Edm.String', 'RenderAsHtml', htmlOf(page, await rowsOfPage(ctx, page)))
  },
})

/** A text that is one value is in memory whole; longer pages are streamed by renderlistdataasstream. */
const mostText = 4 * 1024 * 1024

/** All rows of a page. Fails with `invalid_request` if their texts are longer than one value may be. */
async function rowsOfPage(ctx: Context, { items, fields }: ShownPage): Promise<Row[]> {
  const rows: Row[] = []
  let length = 0
  for await (const part of rowParts(ctx, items, fields)) {
    rows.push(...part)
    length += JSON.stringify(part).length
    if (length > mostText)
      throw invalid(`The rows have more than ${mostText} characters. Ask for fewer rows, or read them with renderlistdataasstream.`)
  }
  return rows
}

/** The columns of a form, in the order of the content type, with the texts of their values. */
interface FormTexts {
  readonly fields: readonly Field[]
  readonly values: Readonly<Record<string, string>>
}

function newForm(list: List): FormTexts {
  const fields = formFields(list, undefined)
  return { fields, values: Object.fromEntries(fields.map((field) => [field.internalName, field.defaultValue ?? ''])) }
}

async function formOfItem(ctx: Context, address: ListAddress, itemId: number): Promise<FormTexts> {
  const item = await getItem(ctx, address, itemId)
  const fields = formFields(item.list, item.row.contentTypeId)
  const words = await textWords(ctx, [item], fields)
  return { fields, values: Object.fromEntries(fields.map((field) => [field.internalName, fieldEditText(item, field, words)])) }
}

/** How many choices a page has. */
const choicesAtOnce = 100

async function choicesOf(ctx: WireContext, field: Field, paging: string): Promise<Json> {
  const target = await openLookupTarget(ctx, field)
  const webs = await ctx.site.schema.webs(recordsOf(ctx))
  const web = [...webs.values()].find(({ row }) => row.id === target?.row.webId)
  if (!target || !web) return { Row: [] }
  const shown = target.fieldsByName.get(field.settings.lookupField ?? 'Title')
  const path = [shown?.column ? shown.internalName : 'ID']
  const after = paging === '' ? undefined : readPageToken(paging.replace(/^\?/, ''), badToken)
  const query = { limit: choicesAtOnce, orderBy: [{ path, descending: false, at: -1 }], ...(after && { after }) }
  const { items, next } = await queryItems({ ...ctx, web }, { id: target.row.id }, query)
  ctx.budget?.spendEntities(items.length)
  const Row = items.map((item) => ({ LookupId: item.row.itemId, LookupValue: lookupText(field, item) }))
  return { Row, ...(next && { NextHref: `?${writePageToken(next)}` }) }
}

/** How many values a filter offers at most, and how many characters of each. */
const filterValues = 1_000
const filterText = 255

/** The different texts of a column in a page, in order. */
async function valuesOf(ctx: Context, { items }: ShownPage, field: Field): Promise<string[]> {
  const texts = new Set<string>()
  for await (const rows of rowParts(ctx, items, [field])) {
    for (const row of rows) if (texts.size < filterValues) texts.add(textOf(row[field.internalName]).slice(0, filterText))
    if (texts.size >= filterValues) break
  }
  return [...texts].sort((one, other) => (one < other ? -1 : 1))
}

function selectOf({ internalName, title }: Field, values: readonly string[]): string {
  const quoted = (text: string): string => escapeXml(text).replaceAll('"', '&quot;')
  const options = values.map((value) => `<option value="${quoted(value)}">${value === '' ? '(Empty)' : escapeXml(value)}</option>`)
  return `<select id="filter-${quoted(internalName)}" title="${quoted(title)}"><option value="">(All)</option>${options.join('')}</select>`
}

/** A page as an HTML table. */
function htmlOf({ list, shown }: ShownPage, rows: readonly Row[]): string {
  const fields = shown.flatMap((name) => list.fieldsByName.get(name) ?? [])
  const head = fields.map(({ title }) => `<th>${escapeXml(title)}</th>`).join('')
  const body = rows.map(
    (row) => `<tr>${fields.map(({ internalName }) => `<td>${escapeXml(textOf(row[internalName]))}</td>`).join('')}</tr>`,
  )
  return `<table summary="${escapeXml(list.row.title).replaceAll('"', '&quot;')}"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/** The text of a value of a row: people and lookups by what they show. */
function textOf(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map((one: Json) => textOf(one)).join('; ')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const { title, lookupValue } = value as Readonly<Record<string, Json>>
  return String(title ?? lookupValue ?? '')
}
