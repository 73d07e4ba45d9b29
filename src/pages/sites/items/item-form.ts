import type { Attachment } from '../../../core/acts/items/attachments.ts'
import type { FormResult, FormValue } from '../../../core/acts/items/form-values.ts'
import type { Item } from '../../../core/content/items/item.ts'
import { textWords } from '../../../core/content/shown/field-text.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import { isYesNo } from '../../../core/model/lists/field-types.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { zoneOf } from '../../../core/model/sites/regional/time-zones.ts'
import { html, type Markup } from '../../html.ts'
import { shownMessage } from '../../shown-message.ts'
import type { Form } from '../page/form-body.ts'
import { formatsFor } from '../page/formats.ts'
import { alertBox, digestField } from '../page/frame.ts'
import { layoutsAddress, type SiteVisit } from '../page/visit.ts'
import { columnDescription, columnTitle, contentTypeName } from '../words/titles.ts'
import { offersOf } from './choices.ts'
import { chooseable, type FormColumn } from './form-columns.ts'
import { formTextOf, type Inputs, inputsOf, localInput, sentInputs } from './form-values.ts'
import { columnMarkup } from './inputs.ts'

/** What a form of an item shows. */
export interface ItemForm {
  readonly list: List
  readonly columns: readonly FormColumn[]
  readonly contentTypeId: string
  /** The inputs of each column; those of the item or the defaults for what is missing. */
  readonly inputs: ReadonlyMap<Field, Inputs>
  readonly wrong: ReadonlyMap<string, string | Markup>
  readonly theirs?: ReadonlyMap<Field, Markup>
  /** The version that the form was made of; missing in a form for a new item. */
  readonly version?: number
  readonly attachments?: readonly Attachment[]
  /** Above the form: what happened to the form before. */
  readonly message?: string | undefined
  /** Where the form leads without being sent. */
  readonly cancelHref: string
  readonly live?: string
}

/** The form with its inputs, messages and buttons. It has files only if the list has attachments. */
export async function itemFormMarkup(visit: SiteVisit, form: ItemForm): Promise<Markup> {
  const { words } = visit
  const { list, columns, inputs, wrong, theirs, version, message, cancelHref, attachments = [], live } = form
  const offers = await offersOf(
    visit,
    columns.map(({ field }) => field),
    inputs,
  )
  const hasAttachments = list.row.enableAttachments && !isLibrary(list)
  const shown = columns.map((column) => ({
    ...column,
    title: columnTitle(words, column.field, list),
    description: columnDescription(words, column.field, list),
    inputs: inputs.get(column.field) ?? defaultsOf(visit, column.field),
    offer: offers.get(column.field),
    suggestHref: layoutsAddress(visit.ctx.web, 'suggest.aspx', { List: list.row.id, Field: column.field.internalName }),
    wrong: wrong.get(column.field.internalName),
    theirs: theirs?.get(column.field),
  }))
  const known = new Set(columns.map(({ field }) => field.internalName))
  const others = [...wrong].filter(([name]) => !known.has(name))
  return html`${message === undefined ? undefined : alertBox(message)}${others.map(([name, text]) => alertBox(name === '' ? text : html`${name}: ${text}`))}
<form method="post" class="fields"${hasAttachments ? html` enctype="multipart/form-data"` : undefined}${live === undefined ? undefined : html` data-live-form="${live}" data-live-text="${words.somebodySaved}" data-live-gone="${words.itemDeleted}"`}>${digestField(visit)}
${version === undefined ? undefined : html`<input type="hidden" name="version" value="${version}">`}
${contentTypeSelect(visit, form)}
${shown.map((column) => columnMarkup(column, words))}
${hasAttachments ? attachmentInputs(visit, attachments) : undefined}
<div class="tools"><button name="do" value="save">${words.save}</button><a class="button plain" href="${cancelHref}">${words.cancel}</a></div>
</form>`
}

function contentTypeSelect({ words }: SiteVisit, { list, contentTypeId }: ItemForm): Markup | undefined {
  const types = chooseable(list)
  if (types.length < 2) return html`<input type="hidden" name="contentType" value="${contentTypeId}">`
  return html`<div class="field"><label for="contentType">${words.contentType}</label><select id="contentType" name="contentType">${types.map(({ id, name }) => html`<option value="${id}"${id === contentTypeId ? html` selected` : undefined}>${contentTypeName(words, { id, name }, list)}</option>`)}</select><div><button class="plain small" name="do" value="type" formnovalidate>${words.showItsColumns}</button></div></div>`
}

const attachmentInputs = ({ words }: SiteVisit, attachments: readonly Attachment[]): Markup =>
  html`${
    attachments.length === 0
      ? undefined
      : html`<fieldset class="field"><legend>${words.attachedFiles}</legend>${attachments.map(({ row: { fileName } }) => html`<label class="choice"><input type="checkbox" name="detach" value="${fileName}"> ${words.removeAttachment(fileName)}</label>`)}</fieldset>`
  }<div class="field"><label for="attach">${words.attachFiles}</label><input id="attach" name="attach" type="file" multiple></div>`

/** The inputs of a column of a new item: its default, as far as an input can show it. */
function defaultsOf({ ctx }: SiteVisit, { type, defaultValue = '', settings }: Field): Inputs {
  if (type === 'DateTime') {
    const moment = localInput(ctx.runtime.now(), zoneOf(ctx.web.row))
    const text = /^\s*\[(?:today|now)\]\s*$/i.test(defaultValue) ? moment : defaultValue
    return [text.slice(0, settings.dateOnly === true ? 10 : 16)]
  }
  if (type === 'Number' || type === 'Currency' || type === 'Integer')
    return [/^-?\d+(?:\.\d+)?$/.test(defaultValue) ? formatsFor(ctx.web.row).input(Number(defaultValue)) : defaultValue]
  if (type === 'MultiChoice') return defaultValue.split(';#').filter((part) => part !== '')
  if (isYesNo(type)) return [/^(?:1|true|yes)$/i.test(defaultValue) ? '1' : '0']
  return type.startsWith('User') || type.startsWith('Lookup') || type.startsWith('Taxonomy') ? [''] : [defaultValue]
}

/** The inputs of all columns of an item. */
export async function inputsOfItem(visit: SiteVisit, item: Item, columns: readonly FormColumn[]): Promise<ReadonlyMap<Field, Inputs>> {
  const words = await textWords(
    visit.ctx,
    [item],
    columns.map(({ field }) => field),
  )
  const formats = formatsFor(visit.ctx.web.row)
  return new Map(columns.map(({ field }) => [field, inputsOf(item, field, words, formats)]))
}

/** What a browser has sent: the inputs, what core gets of them, and what is wrong already. */
export interface SentForm {
  readonly inputs: ReadonlyMap<Field, Inputs>
  readonly values: readonly FormValue[]
  readonly wrong: ReadonlyMap<string, string | Markup>
}

/** Reads the columns of a form. Values that are those of `before` are left out, so that nothing is written that was not changed. */
export async function readColumns(
  visit: SiteVisit,
  form: Form,
  columns: readonly FormColumn[],
  hostName: string,
  before?: ReadonlyMap<Field, Inputs>,
): Promise<SentForm> {
  const inputs = new Map<Field, Inputs>()
  const values: FormValue[] = []
  const wrong = new Map<string, string>()
  for (const { field, isRequired } of columns) {
    const sent = sentInputs(form, field)
    inputs.set(field, sent)
    const isEmpty = sent.every((value) => value.trim() === '')
    if (isRequired && isEmpty) wrong.set(field.internalName, visit.words.valueNeeded)
    const old = before?.get(field)
    const isSame = old ? sameInputs(old, sent) : isEmpty && field.defaultValue === undefined
    if (isSame) continue
    const read = await formTextOf(visit, field, sent, hostName)
    if ('wrong' in read) wrong.set(field.internalName, read.wrong)
    else values.push({ name: field.internalName, text: read.text })
  }
  return { inputs, values, wrong }
}

const sameInputs = (one: Inputs, other: Inputs): boolean =>
  one.length === other.length && one.every((value, index) => value.replaceAll('\r\n', '\n') === other[index])

/** The messages of core beside their columns. */
export const messagesOf = ({ words, request }: SiteVisit, results: readonly FormResult[]): ReadonlyMap<string, Markup> =>
  new Map(results.flatMap(({ name, error }) => (error ? [[name, shownMessage(words.language, request.profile, error)] as const] : [])))
