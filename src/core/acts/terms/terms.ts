import type { TermLabelRow, TermRow, TermSetRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
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

/** Fails with `term_not_found`, `access_denied`. */
export async function getTerm(ctx: Context, id: string): Promise<TermState> {
  await demand(ctx, 'Open', ctx.web)
  const term = (await termsById(ctx, [id])).get(id)
  if (term) return term
  throw termNotFound(id)
}

/** The terms with these ids that exist. Fails with `access_denied`. */
export async function queryTermsById(ctx: Context, ids: readonly string[]): Promise<TermState[]> {
  await demand(ctx, 'Open', ctx.web)
  const found = await termsById(ctx, ids)
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
  if (parentId !== '' && (await getTerm(ctx, parentId)).row.termSetId !== set.id) throw termNotFound(parentId)
  const rows = await recordsOf(ctx).query('Term', { where: { siteId: ctx.site.id, termSetId, parentId } })
  return inOrder(await withLabels(ctx, rows), lcid)
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
  const isAsked = (row: Pick<TermLabelRow, 'termSetId'>) => termSetId === undefined || row.termSetId === termSetId
  const ids = [...new Set([...exact, ...beginning].filter(isAsked).map(({ termId }) => termId))].slice(0, most)
  return queryTermsById(ctx, ids)
}

/** A term with what is above it. */
export interface PlacedTerm extends TermState {
  readonly set: TermSetRow
  /** From the root of the term set down to the parent. */
  readonly ancestors: readonly TermState[]
  readonly hasChildren: boolean
}

/** Adds to terms their term sets and ancestors, and whether they have children. `known` has terms that were read before. */
export async function placeTerms(ctx: Context, terms: readonly TermState[], known: Iterable<TermState> = []): Promise<PlacedTerm[]> {
  const byId = new Map([...known, ...terms].map((term) => [term.row.id, term]))
  for (let level = 0; level < mostLevels; level++) {
    const missing = [...byId.values()].map(({ row }) => row.parentId).filter((id) => id !== '' && !byId.has(id))
    if (missing.length === 0) break
    for (const [id, term] of await termsById(ctx, missing)) byId.set(id, term)
  }
  const sets = new Map<string, TermSetRow>()
  for (const id of new Set(terms.map(({ row }) => row.termSetId))) sets.set(id, await getTermSet(ctx, id))
  const parents = await parentsAmong(ctx, terms)
  return terms.flatMap((term) => {
    const set = sets.get(term.row.termSetId)
    return set ? [{ ...term, set, ancestors: ancestorsOf(term, byId), hasChildren: parents.has(term.row.id) }] : []
  })
}

function ancestorsOf({ row }: TermState, byId: ReadonlyMap<string, TermState>): TermState[] {
  const ancestors: TermState[] = []
  for (let above = byId.get(row.parentId); above && ancestors.length < mostLevels; above = byId.get(above.row.parentId))
    ancestors.unshift(above)
  return ancestors
}

const parentsAtOnce = 250

async function parentsAmong(ctx: Context, terms: readonly TermState[]): Promise<ReadonlySet<string>> {
  const parents = new Set<string>()
  for (const [termSetId, some] of Map.groupBy(terms, ({ row }) => row.termSetId)) {
    for (let at = 0; at < some.length; at += parentsAtOnce) {
      const parentId = { in: some.slice(at, at + parentsAtOnce).map(({ row }) => row.id) }
      const where = { siteId: ctx.site.id, termSetId, parentId }
      for (const child of await recordsOf(ctx).query('Term', { where, columns: ['parentId'] })) parents.add(child.parentId)
    }
  }
  return parents
}

/** The custom properties of a term. */
export const customProperties = ({ properties }: TermRow): ReadonlyMap<string, string> =>
  new Map(properties === null ? [] : (JSON.parse(properties) as [string, string][]))

/** Fails with `term_store_not_found` unless this is the id of the term store. */
export function demandTermStore(id: string): void {
  if (id !== termStoreId) throw new DomainError(termReasons.term_store_not_found, { id: id.slice(0, 60) })
}
