import { checkIn, checkInTypes, checkOut, undoCheckOut } from '../../../core/acts/files/check-out.ts'
import { recycleItem } from '../../../core/acts/recycle-bin/recycle-item.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { html, type Markup } from '../../html.ts'
import { shownMessage } from '../../shown-message.ts'
import { decideOn } from '../page/decide-on.ts'
import { alertBox } from '../page/frame.ts'
import { can } from '../page/rights.ts'
import { idIn, type Sent, type SiteAnswer, type SiteVisit, seeOther } from '../page/visit.ts'
import { listTitle } from '../words/titles.ts'

/** The most rows that one form changes. */
const mostChosen = 500

/** What the buttons below a table do with one chosen item. */
type BulkWork = (sent: Sent, list: List, itemId: number) => Promise<unknown>

const works: ReadonlyMap<string, BulkWork> = new Map<string, BulkWork>([
  ['recycle', ({ ctx }, list, itemId) => recycleItem(ctx, { id: list.row.id }, itemId)],
  ['checkout', ({ ctx }, list, itemId) => checkOut(ctx, { list: { id: list.row.id }, itemId })],
  ['discard', ({ ctx }, list, itemId) => undoCheckOut(ctx, { list: { id: list.row.id }, itemId })],
  [
    'checkin',
    ({ ctx }, list, itemId) =>
      checkIn(ctx, { list: { id: list.row.id }, itemId }, '', list.row.enableMinorVersions ? checkInTypes.minor : checkInTypes.major),
  ],
  ['approve', ({ ctx }, list, itemId) => decideOn(ctx, list, itemId, { isApproved: true, comment: '' })],
  ['reject', ({ ctx }, list, itemId) => decideOn(ctx, list, itemId, { isApproved: false, comment: '' })],
])

/** The buttons for the chosen rows, as far as the visitor may use them; undefined without any. */
export async function bulkTools({ ctx, words }: SiteVisit, list: List): Promise<Markup | undefined> {
  const mayCheckOut = isLibrary(list) && (await can(ctx, 'EditListItems', list))
  const mayDecide = list.row.enableModeration && (await can(ctx, 'ApproveItems', list))
  const mayRemove = await can(ctx, 'DeleteListItems', list)
  if (!mayCheckOut && !mayDecide && !mayRemove) return undefined
  const button = (name: string, text: string) => html`<button class="plain" name="do" value="${name}">${text}</button>`
  return html`<div class="tools bulk" role="group" aria-label="${words.selectedItems}"><span class="soft" data-with-script hidden data-selected="${words.selectedCount('#')}"></span>
${mayCheckOut ? html`${button('checkout', words.checkOut)}${button('checkin', words.checkIn)}${button('discard', words.discardCheckOut)}` : undefined}
${mayDecide ? html`${button('approve', words.approve)}${button('reject', words.reject)}` : undefined}
${mayRemove ? html`<button class="danger" name="do" value="recycle">${words.deleteSelected}</button>` : undefined}</div>`
}

/**
 * Does what a button says with every chosen row. What fails for one row does not stop the others; the page names it. Fails
 * with the first failure if it is a refusal and nothing was changed.
 */
export async function changeChosen(sent: Sent, list: List, back: string): Promise<SiteAnswer> {
  const { form, words, request } = sent
  const page = (body: Markup): SiteAnswer => ({
    title: listTitle(words, list),
    status: 400,
    body: html`${body}<p><a href="${back}">${words.back}</a></p>`,
  })
  const work = works.get(form.text('do'))
  const ids = [...new Set(form.all('id').map(idIn))].filter((id) => id > 0).slice(0, mostChosen)
  if (!work || ids.length === 0) return page(alertBox(words.selectFirst))
  const failures: Markup[] = []
  let first: DomainError | undefined
  for (const id of ids) {
    try {
      await work(sent, list, id)
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'internal') throw error
      first ??= error
      failures.push(html`<li>${words.itemNumber(String(id))}: ${shownMessage(words.language, request.profile, error)}</li>`)
    }
  }
  if (first?.code === 'denied' && failures.length === ids.length) throw first
  if (failures.length === 0) return seeOther(back)
  const done = ids.length - failures.length
  return page(
    html`<div class="alert" role="alert"><p>${words.bulkFailed(String(failures.length), String(done))}</p><ul>${failures.slice(0, 50)}</ul></div>`,
  )
}
