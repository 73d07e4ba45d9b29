import { demand } from '../../../core/access/access.ts'
import type { AskedTotal } from '../../../core/acts/items/item-totals.ts'
import { aggregations, viewSettingsOf } from '../../../core/acts/lists/view-settings.ts'
import { addView, deleteView, getView, updateView, type View, type ViewPatch } from '../../../core/acts/lists/views.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { camlEnvironment } from '../../../formats/caml/caml-environment.ts'
import { isRecursive, parseViewQuery } from '../../../formats/caml/caml-view.ts'
import { html, type Markup } from '../../html.ts'
import type { Form } from '../page/form-body.ts'
import { digestField } from '../page/frame.ts'
import { can } from '../page/rights.ts'
import { hrefOf, type Sent, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'
import { viewTitle } from '../words/titles.ts'
import { box, settingsCrumbs, textIn } from './list-settings.ts'
import { orRefusal } from './refused.ts'
import { canTotal, columnsTable, filterFields, orderFields, totalFields } from './view-fields.ts'
import {
  type Condition,
  comparisons,
  formOfQuery,
  mostConditions,
  mostGroups,
  mostOrders,
  queryOfForm,
  type ViewQueryForm,
} from './view-query.ts'

/** The form for a new view. */
export const newViewPage = (list: List): SitePage => ({
  show: (visit) => showForm(visit, list, undefined),
  send: (sent) =>
    orRefusal(
      sent,
      async () => {
        const own = { title: sent.form.text('title'), personal: sent.form.has('personal') }
        const made = await addView(sent.ctx, { id: list.row.id }, { ...(await patchOf(sent, list)), ...own })
        return seeOther(hrefOf(made.url))
      },
      (message) => showForm(sent, list, undefined, message),
    ),
})

/** The form of a view, with its deletion. */
export const editViewPage = (list: List): SitePage => ({
  show: async (visit) => showForm(visit, list, await viewOf(visit, list)),
  async send(sent) {
    const { ctx, form } = sent
    const view = await viewOf(sent, list)
    const address = { id: view.row.id }
    const work = async () => {
      if (form.text('do') === 'delete') {
        await deleteView(ctx, { id: list.row.id }, address)
        return seeOther((await viewCrumbs(sent, list)).at(-1)?.href ?? hrefOf(list.url))
      }
      const changed = await updateView(ctx, { id: list.row.id }, address, {
        ...(await patchOf(sent, list, view)),
        title: form.text('title'),
      })
      return seeOther(hrefOf(changed.url))
    }
    return orRefusal(sent, work, (message) => showForm(sent, list, view, message))
  },
})

const viewOf = ({ ctx, query }: SiteVisit, list: List): Promise<View> =>
  getView(ctx, { id: list.row.id }, { id: (query.get('view') ?? '').slice(0, 100).replace(/[{}]/g, '').toLowerCase() })

/** What the form asks of a view. What it has no room for stays: further orders, and a scope of files alone. */
async function patchOf({ ctx, form }: Sent, list: List, view?: View): Promise<ViewPatch> {
  const sent = sentQuery(form)
  const further = view && sent.orders.length === mostOrders ? formOfQuery(view.row.query).orders.slice(mostOrders) : []
  const orders = [...sent.orders, ...further.filter(({ name }) => sent.orders.every((one) => one.name !== name))]
  const asked = queryOfForm(list, { ...sent, orders })
  const { query, queryText } = parseViewQuery(asked, await camlEnvironment(ctx, list, asked))
  const [before, asksAll] = [view?.row.scope ?? 0, form.has('recursive')]
  const place = (name: string) => Number(form.text(`at.${name}`)) || mostColumns
  const fields = form.all('show').toSorted((one, other) => place(one) - place(other))
  const rowLimit = Number(form.text('rowLimit'))
  return {
    query: { text: queryText, query },
    ...(fields.length > 0 && { fields }),
    ...(Number.isInteger(rowLimit) && rowLimit > 0 && { rowLimit }),
    ...(form.has('isDefault') && { isDefault: true }),
    settings: { aggregations: sentTotals(form, list, view), showsAggregations: !form.has('hidesTotals') },
    scope: asksAll === isRecursive(before) ? before : Number(asksAll),
  }
}

/** The totals that a form says. Of a column that has several ones the others stay as long as its first one stays. */
function sentTotals(form: Form, list: List, view?: View): readonly AskedTotal[] {
  const before = view ? (viewSettingsOf(view.row).aggregations ?? []) : []
  return list.fields
    .filter((field) => !field.hidden && canTotal(list, field))
    .flatMap((field): AskedTotal[] => {
      const type = aggregations.find((one) => one === form.text(`total.${field.internalName}`))
      const own = before.filter((one) => one.field === field.internalName)
      if (type === undefined) return []
      return own[0]?.type === type ? own : [{ field: field.internalName, type }]
    })
}

const mostColumns = 500
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** The query that the inputs of a form say. */
function sentQuery(form: Form): ViewQueryForm {
  const conditions = upTo(mostConditions).flatMap((number): Condition[] => {
    const operator = comparisons.find((one) => one === form.text(`is${number}`))
    const name = form.text(`where${number}`)
    return name === '' || operator === undefined ? [] : [{ name, operator, value: form.text(`value${number}`).trim() }]
  })
  const orders = upTo(mostOrders).flatMap((number) => {
    const name = form.text(`order${number}`)
    return name === '' ? [] : [{ name, isDescending: form.text(`direction${number}`) === 'desc' }]
  })
  const groups = upTo(mostGroups).flatMap((number) => form.text(`group${number}`) || [])
  return { conditions, isAny: form.text('join') === 'any', where: textIn(form, 'where'), orders, groups, areFolded: form.has('folded') }
}

/** The links above the form of a view: those of the settings of the list only for those who may change them. */
const viewCrumbs = async (visit: SiteVisit, list: List) =>
  (await settingsCrumbs(visit, list)).slice(0, (await can(visit.ctx, 'ManageLists', list)) ? 2 : 1)

/** Who sees a view: that is decided when it is made, and whoever may not change the list makes views for nobody else. */
async function whoSees({ ctx, words }: SiteVisit, list: List, view: View | undefined, form: Form | undefined): Promise<Markup | undefined> {
  if (view) return view.row.personalOf === null ? undefined : html`<p class="hint">${words.personalView}</p>`
  if (!(await can(ctx, 'ManageLists', list)))
    return html`<input type="hidden" name="personal" value="1"><p class="hint">${words.personalView}</p>`
  return (await can(ctx, 'ManagePersonalViews', list)) ? box('personal', words.onlyForMe, form?.has('personal') ?? false) : undefined
}

async function showForm(visit: SiteVisit, list: List, view: View | undefined, message?: Markup) {
  const { ctx, words } = visit
  const isPersonal = view ? view.row.personalOf !== null : !(await can(ctx, 'ManageLists', list))
  await demand(ctx, isPersonal ? 'ManagePersonalViews' : 'ManageLists', list)
  const remove: Markup = html`<form method="post">${digestField(visit)}<p><button class="danger" name="do" value="delete">${words.deleteIt}</button></p></form>`
  const sent = (visit as Partial<Sent>).form
  const query = sent ? sentQuery(sent) : formOfQuery(view?.row.query ?? '')
  const shown = sent ? sent.all('show') : (view?.fields ?? [])
  const { aggregations: stored = [], showsAggregations } = view ? viewSettingsOf(view.row) : {}
  const totals = sent ? sentTotals(sent, list, view) : stored
  const hidesTotals = sent ? sent.has('hidesTotals') : stored.length > 0 && showsAggregations !== true
  return {
    title: view ? words.editView(viewTitle(words, view)) : words.addView,
    status: message === undefined ? 200 : 400,
    crumbs: await viewCrumbs(visit, list),
    body: html`${message}
<form method="post" class="fields">${digestField(visit)}
<div class="field"><label for="title">${words.title}</label><input id="title" name="title" maxlength="255" required value="${sent?.text('title') ?? view?.row.title ?? ''}"></div>
${columnsTable(visit, list, shown)}
${filterFields(visit, list, query)}
${orderFields(visit, list, query)}
${totalFields(visit, list, totals, hidesTotals)}
<div class="field"><label for="rowLimit">${words.rowsAPage}</label><input id="rowLimit" name="rowLimit" inputmode="numeric" maxlength="4" value="${sent?.text('rowLimit') ?? view?.row.rowLimit ?? 30}"></div>
<fieldset class="field"><legend>${words.settings}</legend>${await whoSees(visit, list, view, sent)}${isPersonal ? undefined : box('isDefault', words.defaultView, sent?.has('isDefault') ?? view?.row.isDefault ?? false)}${box('recursive', words.allFolders, sent?.has('recursive') ?? isRecursive(view?.row.scope ?? 0))}</fieldset>
<div><button name="do" value="save">${words.save}</button></div>
</form>
${view && !view.row.isDefault ? remove : undefined}`,
  }
}
