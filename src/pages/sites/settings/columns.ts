import { demand } from '../../../core/access/access.ts'
import { addField, canBeDeleted, deleteField, getField, updateField } from '../../../core/acts/lists/fields.ts'
import { queryLists } from '../../../core/acts/lists/lists.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import type { Field, FieldSettings, FieldTypeName } from '../../../core/model/lists/field.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { hasSetting } from '../../../core/model/lists/type-settings.ts'
import { html, type Markup } from '../../html.ts'
import type { Form } from '../page/form-body.ts'
import { digestField } from '../page/frame.ts'
import { layoutsAddress, type Sent, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'
import { columnTitle, listTitle } from '../words/titles.ts'
import { columnTypeText } from './column-types.ts'
import { box, settingsCrumbs, textIn } from './list-settings.ts'
import { orRefusal } from './refused.ts'

/** The types of columns that people add. */
const types = [
  ...(['Text', 'Note', 'Number', 'Currency', 'Integer', 'DateTime', 'Boolean', 'Choice', 'MultiChoice'] as const),
  ...([
    'Lookup',
    'LookupMulti',
    'User',
    'UserMulti',
    'URL',
    'Geolocation',
    'Calculated',
    'TaxonomyFieldType',
    'TaxonomyFieldTypeMulti',
    'Guid',
  ] as const),
] as const

const resultTypes = ['Text', 'Number', 'Currency', 'DateTime', 'Boolean'] as const

/** The present values of a column's form. */
interface ColumnForm {
  readonly title: string
  readonly description: string
  readonly defaultValue: string
  readonly switches: { readonly required: boolean; readonly unique: boolean; readonly indexed: boolean }
  readonly settings: FieldSettings
}

const empty: ColumnForm = {
  ...{ title: '', description: '', defaultValue: '' },
  switches: { required: false, unique: false, indexed: false },
  settings: {},
}

const formOfField = ({ title, description, defaultValue = '', required, unique, indexed, settings }: Field): ColumnForm => ({
  ...{ title, description, defaultValue, settings },
  switches: { required, unique, indexed },
})

/** A new column: first its type, then the form of this type. Settings that a type does not have are ignored. */
export const newColumnPage = (list: List): SitePage => ({
  show: (visit) => showNew(visit, list),
  async send(sent) {
    const { ctx, form } = sent
    const type = typeNamed(form.text('type'))
    if (!type) throw invalid('A new column has one of the types of the form.')
    const input = { ...patchOf(form, type), type, title: form.text('title') }
    const work = async () => {
      await addField(ctx, { id: list.row.id }, input, { defaultView: true })
      return seeOther(layoutsAddress(ctx.web, 'listedit.aspx', { List: list.row.id, saved: 1 }))
    }
    return orRefusal(sent, work, (message) => showNew(sent, list, message))
  },
})

const typeNamed = (name: string | undefined): (typeof types)[number] | undefined => types.find((one) => one === name)

async function showNew(visit: SiteVisit, list: List, message?: Markup) {
  const { ctx, words, query } = visit
  await demand(ctx, 'ManageLists', list)
  const sent = (visit as Partial<Sent>).form
  const type = typeNamed(sent?.text('type') ?? query.get('type'))
  return {
    title: type ? words.newColumnOf(words.columnTypes[type]) : words.addColumn,
    status: message === undefined ? 200 : 400,
    crumbs: await settingsCrumbs(visit, list),
    body: html`${message}
${
  type
    ? html`<form method="post" class="fields">${digestField(visit)}<input type="hidden" name="type" value="${type}">
${await inputs(visit, sent ? formOfSent(sent, type) : empty, type, true)}
<div class="tools"><button name="do" value="save">${words.add}</button></div>
</form>`
    : typeLinks(visit, list)
}`,
  }
}

/** Every type of column with what it is for, as a way to its form. */
const typeLinks = ({ ctx, words }: SiteVisit, list: List): Markup =>
  html`<p class="lead">${words.chooseType}</p>
<ul class="cards">${types.map((type) => html`<li><a href="${layoutsAddress(ctx.web, 'fldnew.aspx', { List: list.row.id, Type: type })}">${words.columnTypes[type]}</a></li>`)}</ul>`

/** The values of a form that was refused. */
function formOfSent(form: Form, type: FieldTypeName): ColumnForm {
  const { settings } = patchOf(form, type)
  return {
    ...{ title: form.text('title'), description: form.text('description'), defaultValue: form.text('defaultValue'), settings },
    switches: { required: form.has('required'), unique: form.has('unique'), indexed: form.has('indexed') },
  }
}

/** The form of a column, with its deletion. */
export const columnPage = (list: List): SitePage => ({
  show: (visit) => showColumn(visit, list),
  async send(sent) {
    const { ctx, form } = sent
    const field = await fieldOf(sent, list)
    const column = { name: field.internalName }
    const work = async () => {
      if (form.text('do') === 'delete') await deleteField(ctx, { id: list.row.id }, column)
      else await updateField(ctx, { id: list.row.id }, column, { ...patchOf(form, field.type), title: form.text('title') })
      return seeOther(layoutsAddress(ctx.web, 'listedit.aspx', { List: list.row.id, saved: 1 }))
    }
    return orRefusal(sent, work, (message) => showColumn(sent, list, message))
  },
})

async function fieldOf({ ctx, query }: SiteVisit, list: List): Promise<Field> {
  return (await getField(ctx, { id: list.row.id }, { name: (query.get('field') ?? '').slice(0, 300) })).field
}

async function showColumn(visit: SiteVisit, list: List, message?: Markup) {
  const { ctx, words } = visit
  await demand(ctx, 'ManageLists', list)
  const field = await fieldOf(visit, list)
  const remove = html`<form method="post">${digestField(visit)}<p><button class="danger" name="do" value="delete">${words.deleteIt}</button></p></form>`
  return {
    title: words.editColumn(columnTitle(words, field)),
    status: message === undefined ? 200 : 400,
    crumbs: await settingsCrumbs(visit, list),
    body: html`${message}
<p class="lead">${field.internalName} &middot; ${columnTypeText(words, field.type)}</p>
<form method="post" class="fields">${digestField(visit)}
${await inputs(visit, formOfField(field), field.type, false)}
<div><button name="do" value="save">${words.save}</button></div>
</form>
${canBeDeleted(field) ? remove : undefined}`,
  }
}

/** The inputs of a column of a type. Only a new column can choose the list that it looks up in. */
async function inputs(visit: SiteVisit, form: ColumnForm, type: FieldTypeName, isNew: boolean): Promise<Markup> {
  const { words } = visit
  const { settings } = form
  const has = (setting: keyof FieldSettings) => hasSetting(type, setting)
  const line = (name: string, label: string, value: string | number | undefined) =>
    html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" maxlength="1000" value="${value ?? ''}"></div>`
  const optional = (setting: keyof FieldSettings, markup: () => Markup) => (has(setting) ? markup() : undefined)
  return html`<div class="field"><label for="title">${words.title}</label><input id="title" name="title" maxlength="255" required value="${form.title}"></div>
${line('description', words.description, form.description)}
<fieldset class="field"><legend>${words.settings}</legend>${box('required', words.requiredColumn, form.switches.required)}${box('unique', words.uniqueColumn, form.switches.unique)}${box('indexed', words.indexedColumn, form.switches.indexed)}${optional('dateOnly', () => box('dateOnly', words.dateOnly, settings.dateOnly === true))}${optional('richText', () => box('richText', words.richText, settings.richText === true))}${optional('fillIn', () => box('fillIn', words.fillIn, settings.fillIn === true))}</fieldset>
${line('defaultValue', words.defaultValue, form.defaultValue)}
${optional(
  'choices',
  () => html`<div class="field"><label for="choices">${words.choices}</label><textarea id="choices" name="choices" rows="5">
${(settings.choices ?? []).join('\n')}</textarea></div>`,
)}
${optional('maxLength', () => line('maxLength', words.maximumLength, settings.maxLength))}
${optional('minimum', () => html`${line('minimum', words.minimum, settings.minimum)}${line('maximum', words.maximum, settings.maximum)}`)}
${has('lookupListId') ? await lookupInputs(visit, settings, isNew) : undefined}
${optional('formula', () => html`${line('formula', words.formula, settings.formula)}<div class="field"><label for="outputType">${words.resultType}</label><select id="outputType" name="outputType">${resultTypes.map((one) => html`<option${one === (settings.outputType ?? 'Text') ? html` selected` : undefined}>${one}</option>`)}</select></div>`)}
${optional('termSetId', () => line('termSetId', words.termSetId, settings.termSetId))}`
}

async function lookupInputs({ ctx, words }: SiteVisit, { lookupListId, lookupField }: FieldSettings, mayChoose: boolean): Promise<Markup> {
  const lists = mayChoose ? (await queryLists(ctx)).filter(({ row }) => !row.hidden) : []
  const list = html`<div class="field"><label for="lookupList">${words.lookupList}</label><select id="lookupList" name="lookupList"><option value="">${words.choose}</option>${lists.map((one) => html`<option value="${one.row.id}"${one.row.id === lookupListId ? html` selected` : undefined}>${listTitle(words, one)}</option>`)}</select></div>`
  return html`${mayChoose ? list : undefined}<div class="field"><label for="lookupField">${words.lookupColumn}</label><input id="lookupField" name="lookupField" maxlength="255" value="${lookupField ?? 'Title'}"></div>`
}

/** What a form says of a column of a type. */
function patchOf(form: Form, type: FieldTypeName) {
  const has = (setting: keyof FieldSettings) => hasSetting(type, setting)
  const number = (name: string) => (form.text(name).trim() === '' ? undefined : Number(form.text(name)))
  const settings: FieldSettings = {
    ...(has('dateOnly') && { dateOnly: form.has('dateOnly') }),
    ...(has('richText') && { richText: form.has('richText') }),
    ...(has('fillIn') && { fillIn: form.has('fillIn') }),
    ...(has('choices') && { choices: textLines(textIn(form, 'choices')) }),
    ...(has('maxLength') && defined('maxLength', number('maxLength'))),
    ...(has('minimum') && { ...defined('minimum', number('minimum')), ...defined('maximum', number('maximum')) }),
    ...(has('lookupListId') && {
      ...(form.text('lookupList') !== '' && { lookupListId: form.text('lookupList') }),
      lookupField: form.text('lookupField') || 'Title',
    }),
    ...(has('formula') && {
      formula: form.text('formula'),
      outputType: resultTypes.find((one) => one === form.text('outputType')) ?? 'Text',
    }),
    ...(has('termSetId') && form.text('termSetId').trim() !== '' && { termSetId: form.text('termSetId').trim() }),
  }
  const isComputed = type === 'Calculated'
  return {
    description: form.text('description'),
    settings,
    ...(!isComputed && { required: form.has('required'), unique: form.has('unique'), indexed: form.has('indexed') }),
    ...(!isComputed && { defaultValue: form.text('defaultValue') === '' ? null : form.text('defaultValue') }),
  }
}

const defined = <Name extends string>(name: Name, value: number | undefined): Partial<Record<Name, number>> =>
  value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, number>>)

const textLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
