import type { TermPlacementRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { type TermState, termsById, withLabels } from './term-store.ts'

/** The number of ids in one query. */
const atOnce = 250

/** The places of terms besides those of their sources, the oldest first. Checks no right. */
export async function placementsOf(ctx: Context, ids: Iterable<string>): Promise<TermPlacementRow[]> {
  const found: TermPlacementRow[] = []
  const all = [...new Set(ids)]
  for (let at = 0; at < all.length; at += atOnce) {
    const where = { siteId: ctx.site.id, termId: { in: all.slice(at, at + atOnce) } }
    found.push(...(await recordsOf(ctx).query('TermPlacement', { where, orderBy: ['createdAt', 'termSetId'] })))
  }
  return found
}

/** A term at a place that is not that of its source. */
export const placedAt = (state: TermState, placement: TermPlacementRow): TermState => {
  const { termSetId, parentId, depth } = placement
  return { ...state, row: { ...state.row, termSetId, parentId, depth }, placement }
}

/** Terms at places that are not those of their sources. Checks no right. */
export async function atPlacements(ctx: Context, placements: readonly TermPlacementRow[]): Promise<TermState[]> {
  if (placements.length === 0) return []
  const terms = await termsById(
    ctx,
    placements.map(({ termId }) => termId),
  )
  return placements.flatMap((placement) => {
    const term = terms.get(placement.termId)
    return term ? [placedAt(term, placement)] : []
  })
}

/** The terms of some that stand in a term set, at their places there, by the ids that were asked for. Checks no right. */
export const termsInSet = async (ctx: Context, termSetId: string, ids: Iterable<string>): Promise<Map<string, TermState>> =>
  ofSet(ctx, termSetId, await termsById(ctx, ids))

/** The same of terms that were read at the places of their sources. Reads no more if these are in the term set. */
export async function ofSet(ctx: Context, termSetId: string, asked: ReadonlyMap<string, TermState>): Promise<Map<string, TermState>> {
  const others = [...asked.values()].filter(({ row }) => row.termSetId !== termSetId).map(({ row }) => row.id)
  const places = new Map<string, TermPlacementRow>()
  for (let at = 0; at < others.length; at += atOnce) {
    const where = { siteId: ctx.site.id, termSetId, termId: { in: others.slice(at, at + atOnce) } }
    for (const placement of await recordsOf(ctx).query('TermPlacement', { where })) places.set(placement.termId, placement)
  }
  const found = new Map<string, TermState>()
  for (const [id, term] of asked) {
    const placement = places.get(term.row.id)
    if (term.row.termSetId === termSetId) found.set(id, term)
    else if (placement) found.set(id, placedAt(term, placement))
  }
  return found
}

/** The terms at a place of a term set, whatever term sets have their sources. `parentId` is empty at the root. Checks no right. */
export async function termsAt(ctx: Context, termSetId: string, parentId: string): Promise<TermState[]> {
  const where = { siteId: ctx.site.id, termSetId, parentId }
  const own = await withLabels(ctx, await recordsOf(ctx).query('Term', { where }))
  return [...own, ...(await atPlacements(ctx, await recordsOf(ctx).query('TermPlacement', { where })))]
}
