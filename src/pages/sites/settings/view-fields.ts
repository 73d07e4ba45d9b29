import { type AskedTotal, aggregationsOf } from '../../../core/acts/items/item-totals.ts'
import { shownColumns } from '../../../core/content/shown/field-text.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { html, type Markup } from '../../html.ts'
import { canFilter, canSort } from '../lists/view-request.ts'
import type { SiteVisit } from '../page/visit.ts'
import type { Words } from '../words/en.ts'
import { columnTitle } from '../words/titles.ts'
import { type Condition, comparisons, mostConditions, mostGroups, mostOrders, type Operator, type ViewQueryForm } from './view-query.ts'

/** The columns of a list, with names that no two share. */
function namedColumns(words: Words, list: List): { readonly field: Field; readonly name: string }[] {
  const fields = list.fields.filter(({ hidden }) => !hidden)
  const titles = fields.map((field) => columnTitle(words, field, list))
  const isShared = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title)
  return fields.map((field, index) => {
    const title = titles[index] ?? field.title
    return { field, name: isShared(title) ? `${title} (${field.internalName})` : title }
  })
}

/** Which columns a view shows, and in which order: those that it shows come first. */
export function columnsTable({ words }: SiteVisit, list: List, shown: readonly string[]): Markup {
  const place = ({ field }: { readonly field: Field }) => shown.indexOf(field.internalName)
  const all = namedColumns(words, list)
  const columns = [
    ...all.filter((one) => place(one) >= 0).sort((one, other) => place(one) - place(other)),
    ...all.filter((one) => place(one) < 0),
  ]
  const row = ({ field: { internalName }, name }: (typeof all)[number]) => {
    const at = shown.indexOf(internalName)
    return html`<li><label class="choice"><input type="checkbox" name="show" value="${internalName}"${at >= 0 ? html` checked` : undefined}> ${name}</label><input name="at.${internalName}" class="place" inputmode="numeric" maxlength="3" aria-label="${words.placeOf(name)}" value="${at >= 0 ? at + 1 : ''}"></li>
`
  }
  return html`<fieldset class="field"><legend>${words.columns}</legend><p class="hint">${words.columnsHint}</p>
<ul class="columns">${columns.map(row)}</ul></fieldset>`
}

function columnSelect(
  label: string,
  name: string,
  columns: readonly { readonly field: Field; readonly name: string }[],
  chosen: string,
): Markup {
  const isKnown = chosen === '' || columns.some(({ field }) => field.internalName === chosen)
  const other = isKnown ? undefined : html`<option selected>${chosen}</option>`
  return html`<select name="${name}" aria-label="${label}"><option value="">&ndash;</option>${other}${columns.map(({ field, name: text }) => html`<option value="${field.internalName}"${field.internalName === chosen ? html` selected` : undefined}>${text}</option>`)}</select>`
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** The conditions of a view. A filter that they cannot say stands as CAML, and holds instead of them. */
export function filterFields({ words }: SiteVisit, list: List, { conditions, isAny, where }: ViewQueryForm): Markup {
  const columns = namedColumns(words, list).filter(({ field }) => canFilter(list, field))
  const row = (number: number) => {
    const condition: Condition | undefined = conditions[number - 1]
    const label = `${words.filter} ${number}`
    return html`<div class="trio">${columnSelect(`${label}: ${words.column}`, `where${number}`, columns, condition?.name ?? '')}<select name="is${number}" aria-label="${label}: ${words.comparison}">${comparisons.map((one) => html`<option value="${one}"${one === condition?.operator ? html` selected` : undefined}>${operatorText(words.operators, one)}</option>`)}</select><input name="value${number}" maxlength="255" aria-label="${label}: ${words.value}" value="${condition?.value ?? ''}"></div>
`
  }
  const join = (value: string, text: string, isChosen: boolean) =>
    html`<label class="choice"><input type="radio" name="join" value="${value}"${isChosen ? html` checked` : undefined}> ${text}</label>`
  return html`<fieldset class="field"><legend>${words.filter}</legend><p class="hint">${words.conditionsHint}</p>
${upTo(mostConditions).map(row)}<div class="tools">${join('all', words.allConditions, !isAny)}${join('any', words.anyCondition, isAny)}</div>
<details${where === '' ? undefined : html` open`}><summary>${words.camlFilter}</summary><textarea name="where" aria-label="${words.camlFilter}" rows="4" spellcheck="false">
${where}</textarea></details></fieldset>`
}

const operatorText = (texts: Readonly<Record<Operator, string>>, operator: Operator): string => texts[operator]

/** The totals of a view: for each column at most one, of those that its type can have; a view may keep them and not show them. */
export function totalFields({ words }: SiteVisit, list: List, totals: readonly AskedTotal[], areHidden: boolean): Markup {
  const columns = namedColumns(words, list).filter(({ field }) => canTotal(list, field))
  const row = ({ field, name }: (typeof columns)[number]) => {
    const present = totals.find((one) => one.field === field.internalName)?.type
    const options = aggregationsOf(list.fieldsByName.get(shownColumns.get(field.internalName) ?? field.internalName) ?? field)
    return html`<li><label for="total.${field.internalName}">${name}</label><select id="total.${field.internalName}" name="total.${field.internalName}"><option value="">${words.none}</option>${options.map((one) => html`<option value="${one}"${one === present ? html` selected` : undefined}>${words.aggregations[one]}</option>`)}</select></li>
`
  }
  return html`<details class="field"${totals.length > 0 ? html` open` : undefined}><summary>${words.totals}</summary><p class="hint">${words.totalsHint}</p>
<ul class="columns">${columns.map(row)}</ul><label class="choice"><input type="checkbox" name="hidesTotals" value="1"${areHidden ? html` checked` : undefined}> ${words.hideTotals}</label></details>`
}

/** Whether views can have totals of a column: it has values in rows, and is no part of the page such as an icon. */
export const canTotal = (list: List, field: Field): boolean =>
  canFilter(list, field) && !['DocIcon', 'Edit', 'ContentTypeId'].includes(field.internalName)

/** The order of the rows and their groups. */
export function orderFields({ words }: SiteVisit, list: List, { orders, groups, areFolded }: ViewQueryForm): Markup {
  const columns = namedColumns(words, list).filter(({ field }) => canSort(list, field))
  const order = (number: number) => {
    const present = orders[number - 1]
    const label = `${words.sortRows} ${number}`
    const direction = (value: string, text: string, isChosen: boolean) =>
      html`<option value="${value}"${isChosen ? html` selected` : undefined}>${text}</option>`
    return html`<div class="trio">${columnSelect(label, `order${number}`, columns, present?.name ?? '')}<select name="direction${number}" aria-label="${label}: ${words.direction}">${direction('asc', words.ascending, present?.isDescending !== true)}${direction('desc', words.descending, present?.isDescending === true)}</select></div>
`
  }
  const group = (number: number) => columnSelect(`${words.groupRows} ${number}`, `group${number}`, columns, groups[number - 1] ?? '')
  return html`<fieldset class="field"><legend>${words.sortRows}</legend>
${upTo(mostOrders).map(order)}</fieldset>
<fieldset class="field"><legend>${words.groupRows}</legend>
<div class="trio">${upTo(mostGroups).map(group)}</div><label class="choice"><input type="checkbox" name="folded" value="1"${areFolded ? html` checked` : undefined}> ${words.foldGroups}</label></fieldset>`
}
