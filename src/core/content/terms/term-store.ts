import type { TermGroupRow, TermLabelRow, TermPlacementRow, TermRow, TermSetRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import type { Web } from '../../model/sites/web.ts'

/** The id of the term store. It is the same in every site collection, so that a copy of a site keeps its columns. */
export const termStoreId = '5f8e7a40-9a3d-4c0e-8d36-2b1c6e0f7a11'
export const termStoreName = 'Managed Metadata'

/** The group and the term set of keywords, which exist without rows until a keyword is added. */
const systemGroupId = '5f8e7a40-9a3d-4c0e-8d36-2b1c6e0f7a12'
export const keywordsId = '5f8e7a40-9a3d-4c0e-8d36-2b1c6e0f7a13'

export const systemGroup = (siteId: string): TermGroupRow => ({
  siteId,
  id: systemGroupId,
  name: 'System',
  nameKey: 'system',
  description: 'The server uses this group.',
  createdAt: 0,
  modifiedAt: 0,
})

export const keywordSet = (siteId: string): TermSetRow => ({
  siteId,
  id: keywordsId,
  groupId: systemGroupId,
  name: 'Keywords',
  nameKey: 'keywords',
  description: 'Keywords of users.',
  isOpen: true,
  isAvailable: true,
  termCount: 0,
  properties: null,
  createdAt: 0,
  modifiedAt: 0,
})

/** A term with all of its labels. */
export interface TermState {
  /** With the place at which it was read: that of `placement`, or else that of its source. */
  readonly row: TermRow
  readonly labels: readonly TermLabelRow[]
  /** Absent at the place of its source. */
  readonly placement?: TermPlacementRow
}

/** The language whose labels stand for those that a term does not have: that of the root web. */
export const defaultLcid = (root: Web): number => root.row.language

/** The label of a term in a language, or else in the default language, or else its first one. */
export function labelOf({ labels }: TermState, lcid: number, usual: number): string {
  const defaults = labels.filter(({ isDefault }) => isDefault)
  const own = defaults.find((one) => one.lcid === lcid) ?? defaults.find((one) => one.lcid === usual)
  return (own ?? defaults[0])?.label ?? ''
}

/** The number of ids in one query. */
const atOnce = 250

/**
 * Terms with their labels, by id; ids that no term has are left out, and that of a merged term has the one that it was
 * merged into. Checks no right.
 */
export async function termsById(ctx: Context, ids: Iterable<string>): Promise<Map<string, TermState>> {
  const records = recordsOf(ctx)
  const all = [...new Set(ids)]
  const found = new Map<string, TermState>()
  for (let at = 0; at < all.length; at += atOnce) {
    const some = all.slice(at, at + atOnce)
    const rows = await records.query('Term', { where: { siteId: ctx.site.id, id: { in: some } } })
    const merged = rows.filter(({ mergedIntoId }) => mergedIntoId !== null)
    for (const state of await withLabels(ctx, merged.length === 0 ? rows : rows.filter((row) => row.mergedIntoId === null)))
      found.set(state.row.id, state)
    if (merged.length === 0) continue
    const others = await termsById(
      ctx,
      merged.flatMap(({ mergedIntoId }) => mergedIntoId ?? []),
    )
    for (const { id, mergedIntoId } of merged) {
      const other = others.get(mergedIntoId ?? '')
      if (other) found.set(id, other)
    }
  }
  return found
}

/** Terms with their labels: the default label of each language first, then by label. */
export async function withLabels(ctx: Context, rows: readonly TermRow[]): Promise<TermState[]> {
  const labels = new Map<string, TermLabelRow[]>(rows.map(({ id }) => [id, []]))
  for (let at = 0; at < rows.length; at += atOnce) {
    const termId = { in: rows.slice(at, at + atOnce).map(({ id }) => id) }
    const page = {
      where: { siteId: ctx.site.id, termId },
      orderBy: ['termId', 'lcid', 'isDefault', 'labelKey'],
      descending: ['isDefault'],
    } as const
    for (const label of await recordsOf(ctx).query('TermLabel', page)) labels.get(label.termId)?.push(label)
  }
  return rows.map((row) => ({ row, labels: labels.get(row.id) ?? [] }))
}

/** A term set; undefined if there is none. Checks no right. */
export async function findTermSet(ctx: Context, id: string): Promise<TermSetRow | undefined> {
  const row = await recordsOf(ctx).find('TermSet', { siteId: ctx.site.id, id })
  return row ?? (id === keywordsId ? keywordSet(ctx.site.id) : undefined)
}
