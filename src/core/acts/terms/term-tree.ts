import type { TermPlacementRow, TermRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { termsInSet } from '../../content/terms/placements.ts'
import { keywordSet, keywordsId, type TermState, withLabels } from '../../content/terms/term-store.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import { termReasons } from './reasons.ts'
import { setNotFound } from './term-sets.ts'
import { mostLevels, mostTerms, termNotFound } from './terms.ts'

/** Parts of acts that change the trees of terms. */

export const tooDeep = () => invalidOperation(`A term set has at most ${mostLevels} levels of terms.`)

export const tooManyTerms = () => invalidOperation(`A term set has at most ${mostTerms} terms.`)

/** Counts terms of a set and notes the time of its change. The row of the keywords is made for the first of them. */
export async function countTerm(ctx: Context, { records, now }: WriteScope, id: string, termCount: number) {
  const where = { siteId: ctx.site.id, id }
  const counted = await records.increment('TermSet', where, { termCount }, { modifiedAt: now })
  if (counted) return counted
  if (id !== keywordsId) throw setNotFound(id)
  const row = { ...keywordSet(ctx.site.id), termCount, createdAt: now, modifiedAt: now }
  await records.insert('TermSet', row)
  return row
}

/** The row of a term that is in a term set. Fails with `term_not_found`, also for one that was merged into another. */
export async function termIn(ctx: Context, id: string): Promise<TermRow> {
  const row = await recordsOf(ctx).find('Term', { siteId: ctx.site.id, id })
  if (row && row.mergedIntoId === null) return row
  throw termNotFound(id)
}

/** A term at its place in a term set, or at that of its source. Fails as `termIn`. */
export async function termAt(ctx: Context, id: string, termSetId?: string): Promise<TermState> {
  const row = await termIn(ctx, id)
  const state = termSetId === undefined ? (await withLabels(ctx, [row]))[0] : (await termsInSet(ctx, termSetId, [id])).get(id)
  if (state) return state
  throw termNotFound(id)
}

/** The place at which terms are put, with its depth. Fails with `term_not_found`, and with `invalid_operation` in a pinned copy. */
export async function placeBelow(ctx: Context, { termSetId, parentId }: TermPlace): Promise<TermPlace & { readonly depth: number }> {
  if (parentId === '') return { termSetId, parentId, depth: 1 }
  const parent = await termAt(ctx, parentId, termSetId)
  if (isPinned(parent)) throw invalidOperation('The parent is part of a pinned copy, which only follows its source. Change the source.')
  return { termSetId, parentId, depth: parent.row.depth + 1 }
}

const isPinned = ({ placement }: Pick<TermState, 'placement'>): boolean => typeof placement?.pinnedRootId === 'string'

/** Fails with `invalid_operation` for a place that follows that of another term. */
export function demandOwnPlace({ placement }: TermState): void {
  if (typeof placement?.pinnedRootId === 'string' && placement.pinnedRootId !== placement.termId)
    throw invalidOperation('The term is part of a pinned copy. Change the source, or the root of the copy.')
}

/** Notes the change of a term, in its row and in those of all term sets that it stands in. */
export async function touch(ctx: Context, scope: WriteScope, { id, termSetId }: TermRow, patch: Partial<TermRow>): Promise<void> {
  const { records, now } = scope
  const siteId = ctx.site.id
  await records.update('Term', { siteId, id }, { ...patch, modifiedAt: now })
  const others = (await records.query('TermPlacement', { where: { siteId, termId: id } })).map((row) => row.termSetId)
  await records.update('TermSet', { siteId, id: { in: [termSetId, ...others] } }, { modifiedAt: now })
}

/** A place in the trees of terms. `parentId` is empty at the root of the term set. */
export type TermPlace = Pick<TermRow, 'termSetId' | 'parentId'>

interface LabelKey {
  readonly lcid: number
  readonly labelKey: string
  readonly label: string
}

/** The first of some labels that another term at the place has already. */
export async function takenLabel(
  { records }: Pick<WriteScope, 'records'>,
  siteId: string,
  { termSetId, parentId }: TermPlace,
  termId: string,
  labels: readonly LabelKey[],
): Promise<LabelKey | undefined> {
  if (labels.length === 0) return undefined
  const labelKey = { in: [...new Set(labels.map((label) => label.labelKey))] }
  const rows = await records.query('TermLabel', { where: { siteId, termSetId, parentId, labelKey } })
  const placed = await records.query('TermPlacement', { where: { siteId, termSetId, parentId }, columns: ['termId'] })
  for (const ids of slices(placed.map((row) => row.termId)))
    rows.push(...(await records.query('TermLabel', { where: { siteId, termId: { in: ids }, labelKey } })))
  return labels.find((label) => rows.some((row) => row.termId !== termId && row.lcid === label.lcid && row.labelKey === label.labelKey))
}

/** Fails with `term_name_taken` if another term at the place has one of the labels. */
export async function demandFreeLabels(scope: WriteScope, siteId: string, place: TermPlace, termId: string, labels: readonly LabelKey[]) {
  const other = await takenLabel(scope, siteId, place, termId, labels)
  if (other) throw new DomainError(termReasons.term_name_taken, { what: 'term', name: other.label })
}

/** Fails with `invalid_operation` if one of the terms stands in the term set already. */
export async function demandAbsent(inside: Context, termSetId: string, ids: readonly string[]): Promise<void> {
  for (const some of slices(ids)) {
    const [first] = await termsInSet(inside, termSetId, some)
    if (first) throw invalidOperation(`The term set has the term ${first[0]} already. A term stands in a term set once.`)
  }
}

/** A term in the tree of a term set; with `placement` if its source stands in another one. */
export interface TermNode {
  readonly id: string
  readonly placement?: TermPlacementRow
}

/** A term and all terms below it in a term set, by level. */
export async function subtree(inside: Context, { id, termSetId }: Pick<TermRow, 'id' | 'termSetId'>): Promise<TermNode[][]> {
  const records = recordsOf(inside)
  const siteId = inside.site.id
  const placement = await records.find('TermPlacement', { siteId, termSetId, termId: id })
  const levels: TermNode[][] = [[placement ? { id, placement } : { id }]]
  for (let last = levels[0] ?? []; last.length > 0 && levels.length <= mostLevels; ) {
    const next: TermNode[] = []
    for (const ids of slices(last.map((node) => node.id))) {
      const where = { siteId, termSetId, parentId: { in: ids } }
      for (const row of await records.query('Term', { where, columns: ['id'] })) next.push({ id: row.id })
      for (const row of await records.query('TermPlacement', { where })) next.push({ id: row.termId, placement: row })
    }
    if (next.length > 0) levels.push(next)
    last = next
  }
  return levels
}

const atOnce = 250

export const slices = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce))
