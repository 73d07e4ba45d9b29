import type { RetentionPolicyRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { holds } from '../../model/permissions/rights.ts'
import { type ActorNamed, ownerActor } from '../webhooks/owner.ts'

/** The claims of authors from before they were stored. */
const noClaims = JSON.stringify({ scheme: 'Basic', defaultGroup: 'None', groups: [], roles: [] })

/**
 * A function that tells whether the author of a policy, who added or changed it last, may delete what has a permission scope. It
 * judges by the rights of this moment. An author who is gone may nothing. Without `actorNamed`, the claims are those of the request.
 */
export async function authorMayDelete(
  ctx: Context,
  { authorId, createdById, claims }: RetentionPolicyRow,
  actorNamed?: ActorNamed,
): Promise<(scopeId: string) => Promise<boolean>> {
  const row = await recordsOf(ctx).find('Principal', { siteId: ctx.site.id, id: authorId ?? createdById })
  const author = row && ownerActor(row, claims ?? noClaims, actorNamed)
  if (!author) return () => Promise.resolve(false)
  const known = new Map<string, boolean>()
  return async (scopeId) => {
    const may = known.get(scopeId) ?? holds(await rightsOn(ctx, scopeId, author), 'DeleteListItems')
    known.set(scopeId, may)
    return may
  }
}
