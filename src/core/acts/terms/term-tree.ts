import type { TermRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { keywordSet, keywordsId, withLabels } from '../../content/terms/term-store.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import { taken } from './groups.ts'
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

/** Notes the change of a term, in its row and that of its term set. */
export async function touch(ctx: Context, scope: WriteScope, term: TermRow, patch: Partial<TermRow>): Promise<void> {
  const { records, now } = scope
  await records.update('Term', { siteId: ctx.site.id, id: term.id }, { ...patch, modifiedAt: now })
  await records.update('TermSet', { siteId: ctx.site.id, id: term.termSetId }, { modifiedAt: now })
}

/** A place in the trees of terms. `parentId` is empty at the root of the term set. */
export type TermPlace = Pick<TermRow, 'termSetId' | 'parentId'>

/** Moves a term with all terms below it. Fails with `term_not_found`, `term_set_not_found`, `term_name_taken`, `invalid_operation`. */
export async function moveTerm(inside: Context, scope: WriteScope, term: TermRow, to: TermPlace): Promise<void> {
  const { records } = scope
  const siteId = inside.site.id
  const { termSetId, parentId } = to
  const parent = parentId === '' ? undefined : await termIn(inside, parentId)
  if (parent && parent.termSetId !== termSetId) throw termNotFound(parentId)
  const levels = await subtree(inside, term)
  if (levels.some((ids) => ids.includes(parentId))) throw invalidOperation('A term cannot be moved below itself.')
  const depth = (parent?.depth ?? 0) + 1
  if (depth + levels.length - 1 > mostLevels) throw tooDeep()
  if (termSetId !== term.termSetId) await carry(inside, scope, term.termSetId, termSetId, levels.flat())
  for (const [below, ids] of levels.entries())
    for (const some of slices(ids)) await records.update('Term', { siteId, id: { in: some } }, { depth: depth + below, termSetId })
  await records.update('Term', { siteId, id: term.id }, { parentId })
  const [state] = await withLabels(inside, [term])
  for (const { lcid, labelKey, label } of state?.labels ?? [])
    await records.update('TermLabel', { siteId, termId: term.id, lcid, labelKey }, { parentId, termSetId }).catch(taken('term', label))
}

/** Counts terms that go to another term set, and moves the labels of those below the first of them, whose place is free. */
async function carry(inside: Context, scope: WriteScope, from: string, to: string, [, ...below]: readonly string[]): Promise<void> {
  const count = below.length + 1
  if ((await countTerm(inside, scope, to, count)).termCount > mostTerms) throw tooManyTerms()
  await countTerm(inside, scope, from, -count)
  for (const some of slices(below))
    await scope.records.update('TermLabel', { siteId: inside.site.id, termId: { in: some } }, { termSetId: to })
}

/** The ids of a term and of all terms below it, by level. */
export async function subtree(inside: Context, term: TermRow): Promise<string[][]> {
  const levels = [[term.id]]
  for (let last = levels[0] ?? []; last.length > 0 && levels.length <= mostLevels; ) {
    const next: string[] = []
    for (const ids of slices(last)) {
      const where = { siteId: inside.site.id, termSetId: term.termSetId, parentId: { in: ids } }
      for (const row of await recordsOf(inside).query('Term', { where, columns: ['id'] })) next.push(row.id)
    }
    if (next.length > 0) levels.push(next)
    last = next
  }
  return levels
}

const atOnce = 250

export const slices = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce))
