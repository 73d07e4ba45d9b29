import type { DocumentRow, ListRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import { contentReasons } from '../reasons.ts'

type Lockable = Pick<DocumentRow, 'checkedOutBy' | 'leafName'>

/** Fails with `file_checked_out`, which names `url`, if somebody else has the file checked out. */
export async function demandNotCheckedOut(ctx: Context, { checkedOutBy }: Lockable, url: string, actorId: number): Promise<void> {
  if (checkedOutBy === null || checkedOutBy === actorId) return
  const holder = await ctx.site.schema.principalById(checkedOutBy, recordsOf(ctx))
  throw new DomainError(contentReasons.file_checked_out, { url, who: holder?.title ?? 'somebody else' })
}

/**
 * Fails as `demandNotCheckedOut`, and with `invalid_operation` if the library
 * requires a check-out before changes.
 */
export async function demandEditable(ctx: Context, list: ListRow, row: Lockable, actorId: number): Promise<void> {
  await demandNotCheckedOut(ctx, row, row.leafName, actorId)
  if (list.forceCheckout && row.checkedOutBy === null)
    throw invalidOperation(`'${row.leafName}' has to be checked out before it is changed: library '${list.title}' demands it.`)
}
