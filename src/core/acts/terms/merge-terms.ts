import type { TermPlacementRow } from '../../../../generated/prisma/content.ts'
import { act, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { placementsOf, termsInSet } from '../../content/terms/placements.ts'
import type { TermState } from '../../content/terms/term-store.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { noteTerms } from './groups.ts'
import { pinsOf, repin } from './pins.ts'
import { moveTerm } from './term-moves.ts'
import { countTerm, demandFreeLabels, subtree, type TermPlace, takenLabel, termAt, touch } from './term-tree.ts'

/**
 * Merges a term into another one, which gets its labels, as further ones, the terms below it, and its places in other term sets
 * than those of the sources. The id of the merged term leads to the other one from now on. Labels that stand beside the
 * other term already are left out. Fails with `term_not_found`, `term_name_taken` for a term below it whose label stands
 * below the other one, `invalid_operation` into itself or a term below it, `access_denied`.
 */
export async function mergeTerms(ctx: Context, id: string, intoId: string): Promise<void> {
  const target = await rootWeb(ctx)
  await act(ctx, { name: 'terms.merge', right: 'ManageWeb', target, input: { id, intoId } }, async (scope) => {
    const inside = within(ctx, scope)
    const { records } = scope
    const siteId = ctx.site.id
    const [term, into] = [await termAt(inside, id), await termAt(inside, intoId)]
    if (id === intoId) throw belowItself()
    for (const placement of await placementsOf(inside, [id])) await mergePlace(inside, scope, into, placement)
    const { termSetId } = term.row
    const own = (await termsInSet(inside, termSetId, [intoId])).get(intoId)
    const pins = await pinsOf(inside, [id, intoId])
    await moveChildren(inside, scope, { id, termSetId }, own?.placement?.pinnedRootId === null ? own : into)
    await giveLabels(inside, scope, term, into)
    await records.update('Term', { siteId, mergedIntoId: id }, { mergedIntoId: intoId })
    await records.update('Term', { siteId, id }, { ...outside, mergedIntoId: intoId, modifiedAt: scope.now })
    await countTerm(ctx, scope, termSetId, -1)
    await touch(ctx, scope, into.row, {})
    await repin(inside, scope, pins)
    noteTerms(ctx, scope, target.row.id)
  })
}

const belowItself = () => invalidOperation('A term cannot be merged into itself, or into a term below it.')

/** The place of a merged term. */
const outside = { termSetId: '', parentId: '', depth: 0 } as const

const mostLabels = 100

/** Moves all that stands below a term in a term set below a place of the other one. */
async function moveChildren(
  inside: Context,
  scope: WriteScope,
  term: { readonly id: string; readonly termSetId: string },
  into: TermState,
): Promise<void> {
  const [, children = [], ...deeper] = await subtree(inside, term)
  const isInSet = into.row.termSetId === term.termSetId
  if (isInSet && [children, ...deeper].some((nodes) => nodes.some(({ id }) => id === into.row.id))) throw belowItself()
  const place = { termSetId: into.row.termSetId, parentId: into.row.id }
  for (const { id } of children) await moveTerm(inside, scope, await termAt(inside, id, term.termSetId), place)
}

/** The other term takes over a place of the merged one, or what stands below it if it has a place in the term set itself. */
async function mergePlace(inside: Context, scope: WriteScope, into: TermState, placement: TermPlacementRow): Promise<void> {
  const { records } = scope
  const siteId = inside.site.id
  const { termSetId, termId, pinnedRootId } = placement
  // The place follows another term, which loses it, or is a pinned copy, which ends.
  if (pinnedRootId !== null && pinnedRootId !== termId) return
  const own = (await termsInSet(inside, termSetId, [into.row.id])).get(into.row.id)
  if (pinnedRootId !== null && own) return
  if (own) {
    await moveChildren(inside, scope, { id: termId, termSetId }, own)
    await records.delete('TermPlacement', { siteId, termSetId, termId })
    await countTerm(inside, scope, termSetId, -1)
    return
  }
  await records.delete('TermPlacement', { siteId, termSetId, termId })
  await demandFreeLabels(scope, siteId, placement, termId, into.labels)
  const isPinned = pinnedRootId !== null
  await records.insert('TermPlacement', { ...placement, termId: into.row.id, pinnedRootId: isPinned ? into.row.id : null })
  const below = { siteId, termSetId, parentId: termId }
  await records.update('TermPlacement', below, { parentId: into.row.id })
  await records.update('TermLabel', below, { parentId: into.row.id })
  await records.update('Term', below, { parentId: into.row.id })
  if (isPinned) await records.update('TermPlacement', { siteId, termSetId, pinnedRootId }, { pinnedRootId: into.row.id })
}

async function giveLabels(inside: Context, scope: WriteScope, term: TermState, into: TermState): Promise<void> {
  const { records } = scope
  const siteId = inside.site.id
  await records.delete('TermLabel', { siteId, termId: term.row.id })
  const { termSetId, parentId, id: termId } = into.row
  const places: TermPlace[] = [into.row, ...(await placementsOf(inside, [termId]))]
  let count = into.labels.length
  for (const { lcid, labelKey, label } of term.labels) {
    if (count >= mostLabels || into.labels.some((one) => one.lcid === lcid && one.labelKey === labelKey)) continue
    const others = []
    for (const place of places) others.push(await takenLabel(scope, siteId, place, termId, [{ lcid, labelKey, label }]))
    if (others.some((one) => one !== undefined)) continue
    const isDefault = !into.labels.some((one) => one.lcid === lcid && one.isDefault)
    await records.insert('TermLabel', { siteId, termId, lcid, labelKey, label, isDefault, termSetId, parentId })
    count += 1
  }
}
