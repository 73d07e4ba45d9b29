import { act, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { noteTerms } from './groups.ts'
import { removeNodes } from './term-moves.ts'
import { demandOwnSet, setNotFound } from './term-sets.ts'
import { demandOwnPlace, subtree, type TermNode, termAt } from './term-tree.ts'

/**
 * Deletes a term and all terms below it at its place in a term set, or at that of its source. Terms that other term sets reuse
 * stay there: the oldest other place of each becomes that of its source. Items keep the labels of terms that are gone.
 * Fails with `term_not_found`, `invalid_operation` within a pinned copy, `access_denied`.
 */
export async function deleteTerm(ctx: Context, id: string, termSetId?: string): Promise<void> {
  const target = await rootWeb(ctx)
  const input = { id, ...(termSetId !== undefined && { termSetId }) }
  await act(ctx, { name: 'terms.delete', right: 'ManageWeb', target, input }, async (scope) => {
    const inside = within(ctx, scope)
    const term = await termAt(inside, id, termSetId)
    demandOwnPlace(term)
    await removeNodes(inside, scope, term.row.termSetId, (await subtree(inside, term.row)).flat())
    noteTerms(ctx, scope, target.row.id)
  })
}

/** Deletes a term set with its terms, as `deleteTerm` does. Fails with `term_set_not_found`, `invalid_operation`, `access_denied`. */
export async function deleteTermSet(ctx: Context, id: string): Promise<void> {
  const target = await rootWeb(ctx)
  await act(ctx, { name: 'terms.deleteSet', right: 'ManageWeb', target, input: { id } }, async (scope) => {
    demandOwnSet(id)
    const where = { siteId: ctx.site.id, id }
    if (!(await scope.records.find('TermSet', where, ['id']))) throw setNotFound(id)
    await removeNodes(within(ctx, scope), scope, id, await nodesOf(scope, ctx.site.id, id))
    await scope.records.delete('TermSet', where)
    noteTerms(ctx, scope, target.row.id)
  })
}

async function nodesOf({ records }: WriteScope, siteId: string, termSetId: string): Promise<TermNode[]> {
  const own = await records.query('Term', { where: { siteId, termSetId }, columns: ['id'] })
  const placements = await records.query('TermPlacement', { where: { siteId, termSetId } })
  return [...own.map(({ id }) => ({ id })), ...placements.map((placement) => ({ id: placement.termId, placement }))]
}
