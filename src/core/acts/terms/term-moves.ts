import type { TermPlacementRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { placementsOf } from '../../content/terms/placements.ts'
import type { TermState } from '../../content/terms/term-store.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import { taken } from './groups.ts'
import { pinsOf, repin } from './pins.ts'
import {
  countTerm,
  demandAbsent,
  demandFreeLabels,
  demandOwnPlace,
  placeBelow,
  slices,
  subtree,
  type TermNode,
  type TermPlace,
  tooDeep,
  tooManyTerms,
} from './term-tree.ts'
import { mostLevels, mostTerms } from './terms.ts'

/** Moves and removals of terms with those below them, which pinned copies follow. */

/** Moves a term with all terms below it. Fails with `term_not_found`, `term_set_not_found`, `term_name_taken`, `invalid_operation`. */
export async function moveTerm(inside: Context, scope: WriteScope, term: TermState, to: TermPlace): Promise<void> {
  const { records } = scope
  const siteId = inside.site.id
  const { id, termSetId: from } = term.row
  const { termSetId, parentId } = to
  demandOwnPlace(term)
  const { depth } = await placeBelow(inside, to)
  const levels = await subtree(inside, term.row)
  const all = levels.flat()
  if (all.some((node) => node.id === parentId)) throw invalidOperation('A term cannot be moved below itself.')
  if (depth + levels.length - 1 > mostLevels) throw tooDeep()
  const pins = await pinsOf(inside, [id, parentId])
  if (termSetId !== from) {
    await demandAbsent(
      inside,
      termSetId,
      all.map((node) => node.id),
    )
    if ((await countTerm(inside, scope, termSetId, all.length)).termCount > mostTerms) throw tooManyTerms()
    await countTerm(inside, scope, from, -all.length)
  }
  await demandFreeLabels(scope, siteId, to, id, term.labels)
  for (const [below, nodes] of levels.entries()) await setPlaces(scope, siteId, from, nodes, { depth: depth + below, termSetId })
  if (term.placement) await records.update('TermPlacement', { siteId, termSetId, termId: id }, { parentId })
  else await records.update('Term', { siteId, id }, { parentId })
  const ownBelow = all.flatMap((node) => (node.placement || node.id === id ? [] : node.id))
  if (termSetId !== from)
    for (const some of slices(ownBelow)) await records.update('TermLabel', { siteId, termId: { in: some } }, { termSetId })
  if (term.placement) return
  for (const { lcid, labelKey, label } of term.labels)
    await records.update('TermLabel', { siteId, termId: id, lcid, labelKey }, { parentId, termSetId }).catch(taken('term', label))
  await repin(inside, scope, pins)
}

async function setPlaces(
  { records }: WriteScope,
  siteId: string,
  from: string,
  nodes: readonly TermNode[],
  place: { readonly depth: number; readonly termSetId: string },
): Promise<void> {
  for (const some of slices(nodes.flatMap((node) => (node.placement ? [] : node.id))))
    await records.update('Term', { siteId, id: { in: some } }, place)
  for (const some of slices(nodes.flatMap((node) => (node.placement ? node.id : []))))
    await records.update('TermPlacement', { siteId, termSetId: from, termId: { in: some } }, place)
}

/** Makes another place of a term that of its source. */
export async function moveSource(scope: WriteScope, siteId: string, id: string, to: TermPlacementRow): Promise<void> {
  const { termSetId, parentId, depth } = to
  await scope.records.delete('TermPlacement', { siteId, termSetId, termId: id })
  await scope.records.update('Term', { siteId, id }, { termSetId, parentId, depth })
  await scope.records.update('TermLabel', { siteId, termId: id }, { termSetId, parentId })
}

/**
 * Takes terms out of a term set. A term whose source goes has its oldest other place as its source from now on; without
 * one it is deleted, and its pinned copies with it.
 */
export async function removeNodes(inside: Context, scope: WriteScope, termSetId: string, nodes: readonly TermNode[]): Promise<void> {
  const { records } = scope
  const siteId = inside.site.id
  const sources = nodes.flatMap((node) => (node.placement ? [] : node.id))
  const pins = await pinsOf(inside, sources)
  const others = Map.groupBy(
    (await placementsOf(inside, sources)).filter(({ pinnedRootId }) => pinnedRootId === null),
    ({ termId }) => termId,
  )
  for (const [id, [oldest]] of others) if (oldest) await moveSource(scope, siteId, id, oldest)
  for (const some of slices(sources.filter((id) => !others.has(id)))) {
    await records.delete('TermLabel', { siteId, termId: { in: some } })
    await records.delete('Term', { siteId, id: { in: some } })
    await records.delete('Term', { siteId, mergedIntoId: { in: some } })
  }
  for (const some of slices(nodes.flatMap((node) => (node.placement ? node.id : []))))
    await records.delete('TermPlacement', { siteId, termSetId, termId: { in: some } })
  await countTerm(inside, scope, termSetId, -nodes.length)
  await repin(inside, scope, pins)
}
