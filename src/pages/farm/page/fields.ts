import { invalid } from '../../../core/kernel/errors.ts'
import { parseInstant } from '../../../core/model/lists/field-values.ts'
import { html, type Markup } from '../../html.ts'
import type { Form } from '../../sites/page/form-body.ts'
import type { FarmVisit } from './farm-visit.ts'

interface Labelled {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

export interface TextField extends Labelled {
  readonly value?: string
  readonly most: number
  readonly isNeeded?: boolean
  /** Several lines. */
  readonly rows?: number
  readonly type?: 'text' | 'number' | 'search'
}

export interface ChoiceField extends Labelled {
  readonly value?: string
  readonly choices: readonly (readonly [value: string, label: string])[]
}

/** A form of a page: the value of its button tells the forms of a page apart. */
export interface FarmForm {
  readonly act: string
  readonly fields?: readonly (TextField | ChoiceField)[]
  /** Values that the user does not change. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly button: string
  /** What the button does to whom, where several buttons of a page have the same text. */
  readonly about?: string
  readonly isDanger?: boolean
  readonly isSmall?: boolean
}

/** A form with its digest. A refused form shows its values again. */
export function farmForm(visit: FarmVisit, form: FarmForm): Markup {
  const { fields = [], hidden = {}, act, button, about, isDanger = false, isSmall = false } = form
  const sent = visit.refused?.form
  const isSame = sent?.text('do') === act && Object.entries(hidden).every(([name, value]) => sent.text(name) === value)
  const id = [act, ...Object.values(hidden)]
    .join('-')
    .replace(/[^\w-]/g, '_')
    .slice(0, 100)
  const style = [isDanger ? 'danger' : '', isSmall ? 'small' : ''].filter((name) => name !== '').join(' ')
  return html`<form method="post" class="${isSmall && fields.length === 0 ? 'inline' : 'fields'}"><input type="hidden" name="__REQUESTDIGEST" value="${visit.digest}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${fields.map((field) => fieldOf(visit, field, `${id}-${field.name}`, isSame ? sent?.text(field.name) : field.value))}
<div><button name="do" value="${act}" class="${style}">${button}${about === undefined ? undefined : html`<span class="visually-hidden"> ${about}</span>`}</button></div></form>`
}

function fieldOf({ words }: FarmVisit, field: TextField | ChoiceField, id: string, value = ''): Markup {
  const isNeeded = 'most' in field && field.isNeeded === true
  const hint = field.hint === undefined ? undefined : html`<p class="hint" id="${id}-hint">${field.hint}</p>`
  const about = field.hint === undefined ? undefined : html` aria-describedby="${id}-hint"`
  const need = isNeeded ? html` <span class="need">(${words.required})</span>` : undefined
  const label = html`<label for="${id}">${field.label}${need}</label>`
  if ('choices' in field) {
    const options = field.choices.map(
      ([one, text]) => html`<option value="${one}"${one === value ? html` selected` : undefined}>${text}</option>`,
    )
    return html`<div class="field">${label}<select id="${id}" name="${field.name}"${about}>${options}</select>${hint}</div>`
  }
  const must = isNeeded ? html` required` : undefined
  const input =
    field.rows === undefined
      ? html`<input id="${id}" name="${field.name}" type="${field.type ?? 'text'}" maxlength="${field.most}" value="${value}"${must}${about}>`
      : html`<textarea id="${id}" name="${field.name}" rows="${field.rows}" maxlength="${field.most}"${must}${about}>
${value}</textarea>`
  return html`<div class="field">${label}${input}${hint}</div>`
}

/** The text of a field without blanks at its ends. Fails with `invalid_request` if it is longer than `most` characters. */
export function sentText(form: Form, name: string, most: number): string {
  const text = form.text(name).trim()
  if (text.length > most) throw invalid(`The field '${name}' has more than ${most} characters.`)
  return text
}

/** As `sentText`; undefined if the field is empty. */
export const givenText = (form: Form, name: string, most: number): string | undefined => sentText(form, name, most) || undefined

/** One of the values that a field may have; undefined if it is empty. Fails with `invalid_request`. */
export function givenChoice<T extends string>(form: Form, name: string, allowed: readonly T[]): T | undefined {
  const text = sentText(form, name, 100)
  const found = allowed.find((one) => one === text)
  if (found === undefined && text !== '') throw invalid(`The field '${name}' is none of ${allowed.join(', ')}.`)
  return found
}

/** A whole number; undefined if the field is empty. Fails with `invalid_request`. */
export function givenNumber(form: Form, name: string, [least, most]: readonly [number, number]): number | undefined {
  const text = sentText(form, name, 20)
  if (text === '') return undefined
  if (!/^\d{1,10}$/.test(text) || Number(text) < least || Number(text) > most)
    throw invalid(`The field '${name}' is no whole number from ${least} to ${most}.`)
  return Number(text)
}

/** The lines of a field that are not empty. Fails with `invalid_request`. */
export function givenLines(form: Form, name: string, [lines, most]: readonly [number, number]): string[] {
  const given = sentText(form, name, lines * (most + 2))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (given.length > lines || given.some((line) => line.length > most))
    throw invalid(`The field '${name}' has at most ${lines} lines of ${most} characters.`)
  return given
}

/** A time in the query, as UTC unless it says otherwise; undefined if there is none. Fails with `invalid_request`. */
export function instantIn(text: string | undefined): number | undefined {
  const given = (text ?? '').trim().slice(0, 60)
  if (given === '') return undefined
  const at = parseInstant(given)
  if (at === undefined) throw invalid(`The time '${given}' does not exist. Write a time such as 2026-01-31T10:00:00Z.`)
  return at
}
