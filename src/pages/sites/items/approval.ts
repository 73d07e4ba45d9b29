import type { Context } from '../../../core/access/context.ts'
import { decide } from '../../../core/acts/files/check-out.ts'
import { getItem, updateItem } from '../../../core/acts/items/items.ts'
import type { Item } from '../../../core/content/items/item.ts'
import { moderation } from '../../../core/content/items/moderation.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
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

export interface ApprovalDecision {
  readonly isApproved: boolean
  readonly comment: string
}

/** Approves or rejects an item or a file. Fails as `updateItem` and `decide` do, with `access_denied` without the right ApproveItems. */
export async function decideOn(ctx: Context, list: List, itemId: number, { isApproved, comment }: ApprovalDecision): Promise<void> {
  const address = { id: list.row.id }
  const { row } = await getItem(ctx, address, itemId)
  if (isLibrary(list) && row.kind === 0) await decide(ctx, { list: address, itemId }, isApproved ? 'approved' : 'rejected', comment)
  else {
    const values = new Map<string, string | number>([
      ['_ModerationStatus', isApproved ? moderation.approved : moderation.rejected],
      ['_ModerationComments', comment],
    ])
    await updateItem(ctx, address, itemId, values)
  }
}
