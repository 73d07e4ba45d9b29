import type { TermPlacementRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { placementsOf } from '../../content/terms/placements.ts'
import { countTerm, demandAbsent, slices, tooDeep, tooManyTerms } from './term-tree.ts'
import { mostLevels, mostTerms } from './terms.ts'

/** A pinned copy: a term set, and the term whose copy stands there with those below it. */
interface Pin {
  readonly termSetId: string
  readonly rootId: string
}

/** The pinned copies that terms are part of. Read them before a change of the tree, then call `repin`. */
export async function pinsOf(inside: Context, ids: readonly string[]): Promise<Pin[]> {
  const pins = new Map<string, Pin>()
  for (const { termSetId, pinnedRootId } of await placementsOf(
    inside,
    ids.filter((id) => id !== ''),
  ))
    if (pinnedRootId !== null) pins.set(`${termSetId} ${pinnedRootId}`, { termSetId, rootId: pinnedRootId })
  return [...pins.values()]
}

type Wanted = ReadonlyMap<string, { readonly parentId: string; readonly depth: number }>

/**
 * Makes pinned copies follow the terms below their sources: those that came, went and moved. The copy of a term that is gone
 * goes. Fails with `invalid_operation` where a copy would be too large or too deep, or has a term that its term set has already.
 */
export async function repin(inside: Context, scope: WriteScope, pins: readonly Pin[]): Promise<void> {
  const { records } = scope
  const siteId = inside.site.id
  const changes: { readonly pin: Pin; readonly kept: readonly TermPlacementRow[]; readonly wanted: Wanted }[] = []
  // All that goes first: a term may have moved from one copy to another one of the same term set.
  for (const pin of pins) {
    const { termSetId, rootId } = pin
    const rows = await records.query('TermPlacement', { where: { siteId, termSetId, pinnedRootId: rootId } })
    const root = rows.find(({ termId }) => termId === rootId)
    const wanted: Wanted = root ? await below(inside, root) : new Map()
    const gone = rows.filter(({ termId }) => !wanted.has(termId)).map(({ termId }) => termId)
    for (const some of slices(gone)) await records.delete('TermPlacement', { siteId, termSetId, termId: { in: some } })
    if (gone.length > 0) await countTerm(inside, scope, termSetId, -gone.length)
    changes.push({ pin, wanted, kept: rows.filter(({ termId }) => wanted.has(termId)) })
  }
  for (const { pin, kept, wanted } of changes) await follow(inside, scope, pin, kept, wanted)
}

async function follow(inside: Context, scope: WriteScope, pin: Pin, kept: readonly TermPlacementRow[], wanted: Wanted): Promise<void> {
  const { records, now } = scope
  const siteId = inside.site.id
  const { termSetId, rootId } = pin
  const known = new Map(kept.map((row) => [row.termId, row]))
  const added = [...wanted].filter(([id]) => !known.has(id))
  if ([...wanted.values()].some(({ depth }) => depth > mostLevels)) throw tooDeep()
  for (const [termId, place] of wanted) {
    const row = known.get(termId)
    if (row && (row.parentId !== place.parentId || row.depth !== place.depth))
      await records.update('TermPlacement', { siteId, termSetId, termId }, place)
  }
  if (added.length === 0) return
  await demandAbsent(
    inside,
    termSetId,
    added.map(([id]) => id),
  )
  if ((await countTerm(inside, scope, termSetId, added.length)).termCount > mostTerms) throw tooManyTerms()
  await records.insertAll(
    'TermPlacement',
    added.map(([termId, place]) => ({ siteId, termSetId, termId, ...place, pinnedRootId: rootId, createdAt: now })),
  )
}

/** What stands in the pinned copy of a term: that term, and those below it whose source is there. Nothing if the term is gone. */
async function below(inside: Context, root: TermPlacementRow): Promise<Wanted> {
  const records = recordsOf(inside)
  const siteId = inside.site.id
  const wanted = new Map<string, { readonly parentId: string; readonly depth: number }>()
  const source = await records.find('Term', { siteId, id: root.termId })
  if (!source || source.mergedIntoId !== null) return wanted
  wanted.set(source.id, { parentId: root.parentId, depth: root.depth })
  for (const { id, parentId, level } of await ownTermsBelow(inside, source)) wanted.set(id, { parentId, depth: root.depth + level })
  return wanted
}

/** The terms below a term whose source is in the same term set, with the number of levels between them. */
export async function ownTermsBelow(
  inside: Context,
  source: { readonly id: string; readonly termSetId: string },
): Promise<{ readonly id: string; readonly parentId: string; readonly level: number }[]> {
  const found: { readonly id: string; readonly parentId: string; readonly level: number }[] = []
  for (let last = [source.id], level = 1; last.length > 0 && level <= mostLevels; level++) {
    const next: string[] = []
    for (const ids of slices(last)) {
      const where = { siteId: inside.site.id, termSetId: source.termSetId, parentId: { in: ids } }
      for (const { id, parentId } of await recordsOf(inside).query('Term', { where, columns: ['id', 'parentId'] })) {
        found.push({ id, parentId, level })
        next.push(id)
      }
    }
    last = next
  }
  return found
}
