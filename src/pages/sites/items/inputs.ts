import type { Field } from '../../../core/model/lists/field.ts'
import { html, type Markup } from '../../html.ts'
import type { Words } from '../words/en.ts'
import { choiceText } from '../words/titles.ts'
import type { Offer } from './choices.ts'
import type { FormColumn } from './form-columns.ts'
import { type Inputs, inputName } from './form-values.ts'

/** A column of a form as it is shown. */
export interface ShownColumn extends FormColumn {
  /** Its title in the language of the page. */
  readonly title: string
  readonly description: string
  readonly inputs: Inputs
  readonly offer?: Offer | undefined
  /** Where the script asks for more than the form offers. */
  readonly suggestHref?: string | undefined
  /** What is wrong with the value that was sent. */
  readonly wrong?: string | Markup | undefined
  /** The value that somebody else has stored meanwhile. */
  readonly theirs?: Markup | undefined
}

/** The label, the inputs, the hint and the messages of a column. */
export function columnMarkup(column: ShownColumn, words: Words): Markup {
  const { field, title, description, isRequired, wrong, theirs } = column
  const id = inputName(field)
  const hint = [description, hintOf(column, words)].filter((text) => text !== '').join(' ')
  const described = [hint === '' ? '' : `${id}-hint`, wrong === undefined ? '' : `${id}-wrong`, theirs ? `${id}-theirs` : ''].filter(
    (one) => one !== '',
  )
  const state = html`${described.length === 0 ? undefined : html` aria-describedby="${described.join(' ')}"`}${wrong === undefined ? undefined : html` aria-invalid="true"`}`
  const need = isRequired ? html` <span class="need" title="${words.required}" aria-hidden="true">*</span>` : undefined
  const messages = html`${hint === '' ? undefined : html`<p class="hint" id="${id}-hint">${hint}</p>`}
${wrong === undefined ? undefined : html`<p class="wrong" id="${id}-wrong">${wrong}</p>`}
${theirs && html`<p class="theirs" id="${id}-theirs">${theirs}</p>`}`
  if (isGroup(field))
    return html`<fieldset class="field"${state}><legend>${title}${need}</legend>
${inputsMarkup(column, words, html``)}
${messages}</fieldset>`
  return html`<div class="field"><label for="${id}">${title}${need}</label>
${inputsMarkup(column, words, html` id="${id}"${state}${isRequired ? html` aria-required="true"` : undefined}`)}
${messages}</div>`
}

/** Columns with several inputs, which a group holds together. */
const isGroup = ({ type, settings }: Field): boolean =>
  type === 'MultiChoice' ||
  type === 'URL' ||
  type === 'Geolocation' ||
  (type === 'Choice' && (settings.editFormat === 1 || settings.fillIn === true))

function hintOf({ field, offer }: ShownColumn, words: Words): string {
  switch (field.type) {
    case 'User':
      return words.peopleHint
    case 'UserMulti':
      return words.severalPeopleHint
    case 'Geolocation':
      return words.placeHint
    case 'TaxonomyFieldType':
      return words.termHint
    case 'TaxonomyFieldTypeMulti':
      return words.severalTermsHint
    case 'LookupMulti':
      return offer?.isCut === true ? `${words.severalHint} ${words.lookupsHint}` : words.severalHint
    case 'Lookup':
      return offer?.isCut === true ? words.lookupHint : ''
    default:
      return field.settings.richText === true ? words.htmlHint : ''
  }
}

/** The longest text that a one-line input takes. */
const longestLine = 1_000

function inputsMarkup(column: ShownColumn, words: Words, attributes: Markup): Markup {
  const { field, inputs } = column
  const name = inputName(field)
  const [first = ''] = inputs
  const { settings } = field
  switch (field.type) {
    case 'Note':
      return html`<textarea${attributes} name="${name}" rows="${Math.min(Math.max(settings.numberOfLines ?? 6, 2), 20)}">
${first}</textarea>`
    case 'Number':
    case 'Currency':
    case 'Integer':
      return html`<input${attributes} name="${name}" inputmode="decimal" maxlength="100" value="${first}">`
    case 'DateTime':
      return html`<input${attributes} name="${name}" type="${settings.dateOnly === true ? 'date' : 'datetime-local'}" value="${first}">`
    case 'Boolean':
    case 'AllDayEvent':
    case 'Recurrence':
    case 'CrossProjectLink':
      return html`<input${attributes} name="${name}" type="checkbox" value="1"${first === '1' ? html` checked` : undefined}>`
    case 'Choice':
      return isGroup(field) ? boxes(column, words, 'radio') : select(column, words, attributes, choicesOf(words, field))
    case 'MultiChoice':
      return boxes(column, words, 'checkbox')
    case 'Lookup':
      return lookup(column, words, attributes)
    case 'LookupMulti':
      return lookups(column, words, attributes)
    case 'URL':
      return hyperlink(column, words)
    case 'Geolocation':
      return place(column, words)
    case 'User':
    case 'UserMulti':
    case 'TaxonomyFieldType':
    case 'TaxonomyFieldTypeMulti':
      return suggested(column, attributes)
    default:
      return html`<input${attributes} name="${name}" maxlength="${Math.min(settings.maxLength ?? 255, longestLine)}" value="${first}">`
  }
}

interface Option {
  readonly value: string
  readonly text: string
}

const choicesOf = (words: Words, field: Field): Option[] =>
  (field.settings.choices ?? []).map((value) => ({ value, text: choiceText(words, field, value) }))

function select({ field, inputs: [first = ''] }: ShownColumn, words: Words, attributes: Markup, options: readonly Option[]): Markup {
  // A value that is no choice any more stays until it is changed.
  const all = first === '' || options.some(({ value }) => value === first) ? options : [...options, { value: first, text: first }]
  return html`<select${attributes} name="${inputName(field)}"><option value="">${words.choose}</option>${all.map(({ value, text }) => html`<option value="${value}"${value === first ? html` selected` : undefined}>${text}</option>`)}</select>`
}

function boxes({ field, inputs }: ShownColumn, words: Words, type: 'radio' | 'checkbox'): Markup {
  const name = inputName(field)
  const { choices = [], fillIn } = field.settings
  const others = inputs.filter((value) => value !== '' && !choices.includes(value))
  const shown = fillIn === true ? choices : [...choices, ...others]
  return html`${shown.map((choice) => html`<label class="choice"><input type="${type}" name="${name}" value="${choice}"${inputs.includes(choice) ? html` checked` : undefined}> ${choiceText(words, field, choice)}</label>`)}${fillIn === true ? html`<label class="choice line">${words.ownValue} <input name="${name}.own" maxlength="255" value="${others[0] ?? ''}"></label>` : undefined}`
}

function lookup(column: ShownColumn, words: Words, attributes: Markup): Markup {
  const { field, offer, inputs } = column
  const name = inputName(field)
  if (!offer || offer.choices.length === 0)
    return html`<input${attributes} name="${name}" inputmode="numeric" maxlength="10" value="${inputs[0] ?? ''}">`
  const other = offer.isCut
    ? html`<input name="${name}.id" maxlength="400" aria-label="${field.title}: ID" autocomplete="off"${asking(column)} value="">`
    : undefined
  return html`${select(column, words, attributes, offer.choices)}${other}`
}

function lookups(column: ShownColumn, words: Words, attributes: Markup): Markup {
  const { field, title, offer, inputs } = column
  const offered = offer?.choices ?? []
  const missing = inputs
    .filter((id) => id !== '' && !offered.some(({ value }) => value === id))
    .map((value) => ({ value, text: `#${value}` }))
  const options = [...offered, ...missing]
  return html`<select multiple size="${Math.min(Math.max(options.length, 2), 8)}"${attributes} name="${inputName(field)}">${options.map(({ value, text }) => html`<option value="${value}"${inputs.includes(value) ? html` selected` : undefined}>${text}</option>`)}</select>${offer?.isCut === true ? html`<input name="${inputName(field)}.id" maxlength="2000" aria-label="${words.furtherOf(title)}" autocomplete="off"${asking(column)} value="">` : undefined}`
}

function hyperlink({ field, inputs: [url = '', text = ''] }: ShownColumn, words: Words): Markup {
  const name = inputName(field)
  return html`<label class="choice line">${words.webAddress} <input name="${name}" maxlength="255" value="${url}"></label><label class="choice line">${words.linkText} <input name="${name}.text" maxlength="255" value="${text}"></label>`
}

/** Latitude and longitude; what else the value has stays as it is. */
function place({ field, inputs: [latitude = '', longitude = '', more = ''] }: ShownColumn, words: Words): Markup {
  const name = inputName(field)
  return html`<label class="choice">${words.latitude} <input name="${name}" inputmode="decimal" maxlength="60" value="${latitude}"></label><label class="choice">${words.longitude} <input name="${name}.longitude" inputmode="decimal" maxlength="60" value="${longitude}"></label><input type="hidden" name="${name}.more" value="${more}">`
}

/** The address of the suggestions of a column, and whether it takes several values. */
const asking = ({ field, suggestHref }: ShownColumn): Markup | undefined =>
  suggestHref === undefined ? undefined : html` data-suggest="${suggestHref}"${/Multi$/.test(field.type) ? html` data-several` : undefined}`

/** A line with suggestions, for people and terms. */
function suggested(column: ShownColumn, attributes: Markup): Markup {
  const {
    field,
    inputs: [first = ''],
    offer,
  } = column
  const name = inputName(field)
  const list = `${name}-offer`
  const options = offer?.choices ?? []
  return html`<input${attributes} name="${name}" maxlength="2000" autocomplete="off"${offer?.isCut === true ? asking(column) : undefined}${options.length > 0 ? html` list="${list}"` : undefined} value="${first}">${options.length > 0 ? html`<datalist id="${list}">${options.map(({ value, text }) => html`<option value="${value}">${text}</option>`)}</datalist>` : undefined}`
}
