import { act } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { placedAt } from '../../content/terms/placements.ts'
import type { TermState } from '../../content/terms/term-store.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { noteTerms } from './groups.ts'
import { ownTermsBelow, pinsOf, repin } from './pins.ts'
import { moveSource } from './term-moves.ts'
import { countTerm, demandAbsent, demandFreeLabels, placeBelow, type TermPlace, termAt, tooDeep, tooManyTerms } from './term-tree.ts'
import { mostLevels, mostTerms } from './terms.ts'

export interface ReuseInput extends TermPlace {
  /** The copy has all terms below the source, now and later, and takes no others. */
  readonly isPinned: boolean
  /** The terms that are below the source now are reused too. */
  readonly withBelow: boolean
}

/**
 * Puts a term in another term set as well. The term stays one: its labels and properties are the same everywhere. Fails with
 * `term_not_found`, `term_set_not_found`, `term_name_taken`, `invalid_operation` for a term set that has one of the terms
 * already, in a pinned copy, at 5,000 terms or seven levels, and `access_denied`.
 */
export async function reuseTerm(ctx: Context, id: string, input: ReuseInput): Promise<TermState> {
  const { termSetId, parentId, isPinned, withBelow } = input
  const target = await rootWeb(ctx)
  const facts = { id, termSetId, parentId, isPinned, withBelow }
  return act(ctx, { name: 'terms.reuse', right: 'ManageWeb', target, input: facts }, async (scope) => {
    const { records, now } = scope
    const inside = within(ctx, scope)
    const siteId = ctx.site.id
    const term = await termAt(inside, id)
    const { depth } = await placeBelow(inside, input)
    const below = isPinned || withBelow ? await ownTermsBelow(inside, term.row) : []
    await demandAbsent(inside, termSetId, [id, ...below.map((one) => one.id)])
    if (below.some(({ level }) => depth + level > mostLevels) || depth > mostLevels) throw tooDeep()
    if ((await countTerm(inside, scope, termSetId, below.length + 1)).termCount > mostTerms) throw tooManyTerms()
    await demandFreeLabels(scope, siteId, input, id, term.labels)
    const shared = { siteId, termSetId, pinnedRootId: isPinned ? id : null, createdAt: now }
    const root = { ...shared, termId: id, parentId, depth }
    const placed = below.map((one) => ({ ...shared, termId: one.id, parentId: one.parentId, depth: depth + one.level }))
    await records.insertAll('TermPlacement', [root, ...placed])
    noteTerms(ctx, scope, target.row.id)
    return placedAt(term, root)
  })
}

/**
 * Makes the place of a term in a term set that of its source; the earlier place stays. Fails with `term_not_found`,
 * `invalid_operation` for a place in a pinned copy, `access_denied`.
 */
export async function setTermSource(ctx: Context, id: string, termSetId: string): Promise<void> {
  const target = await rootWeb(ctx)
  await act(ctx, { name: 'terms.setSource', right: 'ManageWeb', target, input: { id, termSetId } }, async (scope) => {
    const inside = within(ctx, scope)
    const siteId = ctx.site.id
    const [source, { placement }] = [await termAt(inside, id), await termAt(inside, id, termSetId)]
    // The place of the source is that of the source already.
    if (!placement) return
    if (placement.pinnedRootId !== null)
      throw invalidOperation('The place is in a pinned copy, which follows its source. Reuse the term without pinning it first.')
    const pins = await pinsOf(inside, [id])
    await moveSource(scope, siteId, id, placement)
    const earlier = { termSetId: source.row.termSetId, parentId: source.row.parentId, depth: source.row.depth }
    await scope.records.insert('TermPlacement', { siteId, termId: id, ...earlier, pinnedRootId: null, createdAt: scope.now })
    for (const one of [termSetId, earlier.termSetId]) await countTerm(inside, scope, one, 0)
    await repin(inside, scope, pins)
    noteTerms(ctx, scope, target.row.id)
  })
}
