import type { Item } from '../../../core/content/items/item.ts'
import { html, type Markup } from '../../html.ts'
import { digestField } from '../page/frame.ts'
import { can } from '../page/rights.ts'
import type { SiteVisit } from '../page/visit.ts'

/** The state of the approval of an item, and the form of those who decide on it; undefined for a list without approval. */
export async function approvalForm(visit: SiteVisit, { list, row }: Item): Promise<Markup | undefined> {
  if (!list.row.enableModeration || row.kind === 1) return undefined
  const { ctx, words } = visit
  const state = html`<span class="mark">${words.approvalStates[row.moderationStatus] ?? ''}</span>`
  if (!(await can(ctx, 'ApproveItems', row))) return state
  return html`${state}<form method="post" class="tools">${digestField(visit)}<input name="comment" aria-label="${words.approvalComment}" placeholder="${words.approvalComment}" maxlength="1000" value="${row.moderationComments ?? ''}">
<button class="plain" name="do" value="approve">${words.approve}</button><button class="plain" name="do" value="reject">${words.reject}</button></form>`
}
