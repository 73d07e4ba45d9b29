import type { Context } from '../../../core/access/context.ts'
import { decide } from '../../../core/acts/files/check-out.ts'
import { getItem, updateItem } from '../../../core/acts/items/items.ts'
import { moderation } from '../../../core/content/items/moderation.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'

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
