import type { Context } from '../../../core/access/context.ts'
import { openSchema } from '../../../core/access/find-list.ts'
import { attachmentFolder, attachmentsOf } from '../../../core/acts/items/attachments.ts'
import { getItem } from '../../../core/acts/items/items.ts'
import { getList } from '../../../core/acts/lists/lists.ts'
import { getView, type ViewAddress } from '../../../core/acts/lists/views.ts'
import { fieldEditText, textWords } from '../../../core/content/shown/field-text.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import type { List, ListAddress } from '../../../core/model/lists/list.ts'
import { fieldNotFound } from '../../../core/model/lists/near-columns.ts'
import { maxRowLimit } from '../../../formats/caml/caml.ts'
import { escapeXml } from '../../../formats/xml.ts'
import type { WireContext } from '../../../profile/wire-context.ts'
import { absoluteUrl } from '../../shape/navigation.ts'
import type { Json } from '../../shape/shape.ts'
import { hasPart, withParts } from './list-parts.ts'
import { openShownPage, type RowParameters, type RowsAsked, type ShownPage } from './shown-page.ts'
import { formFieldOf, formFields, type Row, rowParts } from './shown-rows.ts'

/** The rows of a view as JSON, for RenderListData. Fails as `openShownPage`, and with `invalid_request` for too long a text. */
export async function renderedRows(ctx: WireContext, address: ListAddress, parameters: RowParameters): Promise<string> {
  const page = await openShownPage(ctx, await openSchema(ctx, address), { parameters })
  return JSON.stringify({ ...page.data, Row: await rowsOfPage(ctx, page) })
}

/** What RenderListDataAsStream returns, as one text: the rows, and the parts beside them that `options` names. Fails as `renderedRows`. */
export async function renderedParts(ctx: WireContext, address: ListAddress, asked: RowsAsked, options: number): Promise<string> {
  const page = await openShownPage(ctx, await openSchema(ctx, address), asked)
  const folder = asked.parameters.FolderServerRelativeUrl ?? asked.rootFolder
  const Row = await rowsOfPage(ctx, page, hasPart(options, 'fileSystemItemId'))
  return JSON.stringify(await withParts(ctx, { ...page, data: { ...page.data, Row } }, { options, folder }))
}

/** The rows of a view as an HTML table, for RenderAsHtml. Fails as `renderedRows`. */
export async function renderedView(ctx: WireContext, address: ListAddress, view: ViewAddress): Promise<string> {
  const list = await openSchema(ctx, address)
  const { row } = await getView(ctx, { id: list.row.id }, view)
  const page = await openShownPage(ctx, list, { parameters: {}, view: row.id })
  return htmlOf(page, await rowsOfPage(ctx, page))
}

/** A form of a list: that of an item, or of a new item. */
export interface FormAsked {
  /** 0 for a new item. */
  readonly itemId: number
  readonly formId: string
  readonly mode: number
}

/** A form with its values as JSON, for RenderListFormData. Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export const renderedForm = async (ctx: WireContext, address: ListAddress, asked: FormAsked): Promise<string> =>
  JSON.stringify(await formData(ctx, address, asked))

/** The parts that RenderExtendedListFormData adds or leaves out, each a bit. */
const extendedParts = { withoutSchema: 1, attachments: 2, row: 4 } as const

/** The data of a form with the parts that `options` names. Fails as `renderedForm`. */
export async function renderedExtendedForm(ctx: WireContext, address: ListAddress, asked: FormAsked, options: number): Promise<string> {
  const { ListSchema, ListData, ...rest } = await formData(ctx, address, asked)
  const isNew = asked.itemId === 0
  const has = (part: keyof typeof extendedParts) => (options & extendedParts[part]) !== 0
  const attached = has('attachments') && !isNew ? { Attachments: await attachmentsShown(ctx, address, asked.itemId) } : {}
  const row = has('row') && !isNew ? { Data: await rowOfItem(ctx, address, asked.itemId) } : {}
  return JSON.stringify({ ...rest, ListData: { ...ListData, ...attached }, ...(!has('withoutSchema') && { ListSchema }), ...row })
}

async function formData(ctx: WireContext, address: ListAddress, { itemId, formId, mode }: FormAsked) {
  const list = itemId === 0 ? await getList(ctx, address) : await openSchema(ctx, address)
  const { fields, values } = itemId === 0 ? newForm(list) : await formOfItem(ctx, address, itemId)
  return {
    FormId: formId,
    ItemId: itemId,
    ControlMode: mode,
    ListId: list.row.id,
    ListTitle: list.row.title,
    ListData: { ID: itemId === 0 ? '' : String(itemId), ...values },
    ListSchema: { Field: fields.map(formFieldOf) },
  }
}

/** The attachments of an item, as forms show them. */
async function attachmentsShown(ctx: WireContext, address: ListAddress, itemId: number) {
  const item = await getItem(ctx, address, itemId)
  const [found = []] = await attachmentsOf(ctx, [item])
  return {
    Attachments: found.map(({ row }) => ({ AttachmentId: row.blobId, FileName: row.fileName, RedirectUrl: '' })),
    UrlPrefix: absoluteUrl(ctx, `${attachmentFolder(item.list, itemId)}/`),
  }
}

/** The row of an item in a view with all columns that are not hidden. */
async function rowOfItem(ctx: WireContext, address: ListAddress, itemId: number): Promise<Json> {
  const list = await openSchema(ctx, address)
  const shown = list.fields.filter(({ hidden }) => !hidden).map(({ internalName }) => `<FieldRef Name="${internalName}"/>`)
  const where = `<Where><Eq><FieldRef Name="ID"/><Value Type="Counter">${itemId}</Value></Eq></Where>`
  const ViewXml = `<View Scope="RecursiveAll"><Query>${where}</Query><ViewFields>${shown.join('')}</ViewFields><RowLimit>1</RowLimit></View>`
  const page = await openShownPage(ctx, list, { parameters: { ViewXml } })
  return { ...page.data, Row: await rowsOfPage(ctx, page) }
}

/** The values of a column in a view as an HTML `select`, for RenderListFilterData. Fails as `renderedRows`, and with `field_not_found`. */
export async function renderedFilter(ctx: WireContext, address: ListAddress, name: string, view: string | undefined): Promise<string> {
  const list = await getList(ctx, address)
  const field = list.fieldsByName.get(name)
  if (!field) throw fieldNotFound(list, name)
  const OverrideViewXml = `<View><ViewFields><FieldRef Name="${field.internalName}"/></ViewFields><RowLimit>${maxRowLimit}</RowLimit></View>`
  const page = await openShownPage(ctx, list, { parameters: { OverrideViewXml }, view })
  return selectOf(field, await valuesOf(ctx, page, field))
}

/** A text that is one value is in memory whole; longer pages are streamed by renderlistdataasstream of REST. */
const mostText = 4 * 1024 * 1024

/** All rows of a page. Fails with `invalid_request` if their texts are longer than one value may be. */
async function rowsOfPage(ctx: Context, { items, fields, totals }: ShownPage, withDocument = false): Promise<Row[]> {
  const rows: Row[] = []
  let length = 0
  for await (const part of rowParts(ctx, items, fields, { withDocument, totals })) {
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
