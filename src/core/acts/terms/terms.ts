import type { TermLabelRow, TermRow, TermSetRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { atPlacements, placementsOf, termsAt, termsInSet } from '../../content/terms/placements.ts'
import { labelOf, type TermState, termStoreId, termsById, withLabels } from '../../content/terms/term-store.ts'
import { DomainError } from '../../kernel/errors.ts'
import { compareText, fold } from '../../kernel/fold.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { termReasons } from './reasons.ts'
import { getTermSet } from './term-sets.ts'

/** The maximum number of terms in a term set. */
export const mostTerms = 5_000
/** The maximum number of levels of terms in a term set. */
export const mostLevels = 7

export const termNotFound = (id: string) => new DomainError(termReasons.term_not_found, { id: id.slice(0, 60) })

/** A term at its place in a term set, or at that of its source. Fails with `term_not_found`, `access_denied`. */
export async function getTerm(ctx: Context, id: string, termSetId?: string): Promise<TermState> {
  await demand(ctx, 'Open', ctx.web)
  const term = (await (termSetId === undefined ? termsById(ctx, [id]) : termsInSet(ctx, termSetId, [id]))).get(id)
  if (term) return term
  throw termNotFound(id)
}

/** The terms with these ids that exist, or that a term set has. Fails with `access_denied`. */
export async function queryTermsById(ctx: Context, ids: readonly string[], termSetId?: string): Promise<TermState[]> {
  await demand(ctx, 'Open', ctx.web)
  const found = await (termSetId === undefined ? termsById(ctx, ids) : termsInSet(ctx, termSetId, ids))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/**
 * The terms below a term, or at the root of a term set, in the order of their labels in the language. Fails with
 * `term_set_not_found`, `term_not_found`, `access_denied`.
 */
export async function queryChildTerms(
  ctx: Context,
  { termSetId, parentId = '' }: { readonly termSetId: string; readonly parentId?: string },
  lcid: number,
): Promise<TermState[]> {
  const set = await getTermSet(ctx, termSetId)
  const above = parentId === '' ? '' : (await getTerm(ctx, parentId, set.id)).row.id
  return inOrder(await termsAt(ctx, set.id, above), lcid)
}

function inOrder(terms: readonly TermState[], lcid: number): TermState[] {
  const keyed = terms.map((term) => ({ term, key: fold(labelOf(term, lcid, lcid)) }))
  return keyed.sort((one, other) => compareText(one.key, other.key)).map(({ term }) => term)
}

/** The number of terms that are read together. */
const pageSize = 500

/** All terms of a term set, parents before their children. Gives other requests turns. Fails as `getTermSet`. */
export async function queryAllTerms(ctx: Context, termSetId: string): Promise<TermState[]> {
  await getTermSet(ctx, termSetId)
  const pace = makePacer()
  const terms: TermState[] = []
  for (let last = '', isOver = false; !isOver; ) {
    const page = { where: { siteId: ctx.site.id, termSetId }, above: { id: last }, orderBy: ['id'], limit: pageSize } as const
    const rows = await recordsOf(ctx).query('Term', page)
    terms.push(...(await withLabels(ctx, rows)))
    last = rows.at(-1)?.id ?? last
    isOver = rows.length < pageSize
    await pace()
  }
  for (let last = '', isOver = false; !isOver; ) {
    const page = { where: { siteId: ctx.site.id, termSetId }, above: { termId: last }, orderBy: ['termId'], limit: pageSize } as const
    const placements = await recordsOf(ctx).query('TermPlacement', page)
    terms.push(...(await atPlacements(ctx, placements)))
    last = placements.at(-1)?.termId ?? last
    isOver = placements.length < pageSize
    await pace()
  }
  return terms.sort((one, other) => one.row.depth - other.row.depth)
}

export interface TermSearch {
  readonly label: string
  readonly lcid: number
  /** The label only begins with the given text. */
  readonly isPrefix: boolean
  /** Only terms of this term set. */
  readonly termSetId?: string
  /** The maximum number of terms. */
  readonly limit: number
}

/** The maximum number of terms that a search returns. */
export const mostFound = 200
/** The number of ids in one query. */
const atOnce = 250
/** The maximum number of labels that a search in one term set reads. */
const mostLabels = 2_000

/**
 * Terms with a label, in any case: those with exactly this label first, then by label. Each costs one read of an index.
 * Fails with `access_denied`.
 */
export async function findTerms(ctx: Context, { label, lcid, isPrefix, termSetId, limit }: TermSearch): Promise<TermState[]> {
  await demand(ctx, 'Open', ctx.web)
  const most = Math.max(0, Math.min(limit, mostFound))
  const labelKey = fold(label.slice(0, 300).trim())
  if (labelKey === '' || most === 0) return []
  const where = { siteId: ctx.site.id, lcid }
  const columns = ['termId', 'termSetId'] as const
  const records = recordsOf(ctx)
  const exact = await records.query('TermLabel', { where: { ...where, labelKey }, orderBy: ['termId'], columns, limit: mostLabels })
  const beginning = isPrefix
    ? await records.query('TermLabel', {
        where,
        above: { labelKey },
        upTo: { labelKey: `${labelKey}\u{10ffff}` },
        orderBy: ['labelKey', 'termId'],
        columns,
        limit: mostLabels,
      })
    : []
  const rows = [...exact, ...beginning]
  if (termSetId === undefined) return queryTermsById(ctx, [...new Set(rows.map(({ termId }) => termId))].slice(0, most))
  const also = await reusedIn(ctx, termSetId, rows)
  const isAsked = (row: FoundLabel) => row.termSetId === termSetId || also.has(row.termId)
  const ids = [...new Set(rows.filter(isAsked).map(({ termId }) => termId))].slice(0, most)
  const found = await termsInSet(ctx, termSetId, ids)
  return ids.flatMap((id) => found.get(id) ?? [])
}

type FoundLabel = Pick<TermLabelRow, 'termId' | 'termSetId'>

/** The ids of the terms of some labels that a term set has from others. */
async function reusedIn(ctx: Context, termSetId: string, rows: readonly FoundLabel[]): Promise<ReadonlySet<string>> {
  const where = { siteId: ctx.site.id, termSetId }
  const others = rows.filter((row) => row.termSetId !== termSetId).map(({ termId }) => termId)
  if (others.length === 0 || !(await recordsOf(ctx).find('TermPlacement', where, ['termId']))) return new Set()
  const found = new Set<string>()
  for (let at = 0; at < others.length; at += atOnce) {
    const termId = { in: others.slice(at, at + atOnce) }
    for (const row of await recordsOf(ctx).query('TermPlacement', { where: { ...where, termId }, columns: ['termId'] }))
      found.add(row.termId)
  }
  return found
}

/** A term with what is above it. */
export interface PlacedTerm extends TermState {
  readonly set: TermSetRow
  /** From the root of the term set down to the parent. */
  readonly ancestors: readonly TermState[]
  readonly childCount: number
  /** All places of the term, that of its source first. */
  readonly places: readonly TermState[]
}

/** Adds to terms their term sets, ancestors and places, and the number of their children. */
export async function placeTerms(ctx: Context, terms: readonly TermState[]): Promise<PlacedTerm[]> {
  const byKey = new Map(terms.map((term) => [keyOf(term.row.termSetId, term.row.id), term]))
  for (let level = 0; level < mostLevels; level++) {
    const missing = [...byKey.values()].filter(({ row }) => row.parentId !== '' && !byKey.has(keyOf(row.termSetId, row.parentId)))
    if (missing.length === 0) break
    for (const [termSetId, below] of Map.groupBy(missing, ({ row }) => row.termSetId)) {
      const ids = below.map(({ row }) => row.parentId)
      for (const [id, term] of await termsInSet(ctx, termSetId, ids)) byKey.set(keyOf(termSetId, id), term)
    }
  }
  const places = await placesOf(ctx, terms)
  const sets = new Map<string, TermSetRow>()
  for (const id of new Set(terms.map(({ row }) => row.termSetId))) sets.set(id, await getTermSet(ctx, id))
  const counts = await childCounts(ctx, terms)
  return terms.flatMap((term) => {
    const set = sets.get(term.row.termSetId)
    const { termSetId, id } = term.row
    const placed = { ...term, ancestors: ancestorsOf(term, byKey), childCount: counts.get(keyOf(termSetId, id)) ?? 0 }
    return set ? [{ ...placed, set, places: places.get(id) ?? [term] }] : []
  })
}

/** A term stands in a term set once. */
const keyOf = (termSetId: string, id: string): string => `${termSetId} ${id}`

function ancestorsOf({ row }: TermState, byKey: ReadonlyMap<string, TermState>): TermState[] {
  const ancestors: TermState[] = []
  const parentOf = ({ termSetId, parentId }: TermRow) => byKey.get(keyOf(termSetId, parentId))
  for (let above = parentOf(row); above && ancestors.length < mostLevels; above = parentOf(above.row)) ancestors.unshift(above)
  return ancestors
}

/** All places of the terms that stand in several term sets, by their ids. */
async function placesOf(ctx: Context, terms: readonly TermState[]): Promise<ReadonlyMap<string, readonly TermState[]>> {
  const ids = terms.map(({ row }) => row.id)
  const others = Map.groupBy(await atPlacements(ctx, await placementsOf(ctx, ids)), ({ row }) => row.id)
  if (others.size === 0) return new Map()
  const sources = await termsById(ctx, others.keys())
  return new Map([...others].map(([id, some]) => [id, [sources.get(id) ?? [], some].flat()]))
}

/** The places of a term, each with what is above it, that of its source first. Fails with `term_not_found`, `access_denied`. */
export async function queryTermPlaces(ctx: Context, id: string): Promise<TermState[]> {
  const source = await getTerm(ctx, id)
  return [source, ...(await atPlacements(ctx, await placementsOf(ctx, [source.row.id])))]
}

async function childCounts(ctx: Context, terms: readonly TermState[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const [termSetId, some] of Map.groupBy(terms, ({ row }) => row.termSetId)) {
    for (let at = 0; at < some.length; at += atOnce) {
      const parentId = { in: some.slice(at, at + atOnce).map(({ row }) => row.id) }
      const page = { where: { siteId: ctx.site.id, termSetId, parentId }, columns: ['parentId'] } as const
      const children = [...(await recordsOf(ctx).query('Term', page)), ...(await recordsOf(ctx).query('TermPlacement', page))]
      for (const child of children) {
        const key = keyOf(termSetId, child.parentId)
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  }
  return counts
}

/** Fails with `term_store_not_found` unless this is the id of the term store. */
export function demandTermStore(id: string): void {
  if (id !== termStoreId) throw new DomainError(termReasons.term_store_not_found, { id: id.slice(0, 60) })
}
