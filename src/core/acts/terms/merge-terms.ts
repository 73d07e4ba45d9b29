import type { TermRow } from '../../../../generated/prisma/content.ts'
import { act, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { withLabels } from '../../content/terms/term-store.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { noteTerms } from './groups.ts'
import { countTerm, moveTerm, subtree, termIn, touch } from './term-tree.ts'

/**
 * Merges a term into another one, which gets its labels, as further ones, and the terms below it. The id of the merged
 * term leads to the other one from now on. Labels that stand beside the other term already are left out. Fails with
 * `term_not_found`, `term_name_taken` for a term below it whose label stands below the other one, `invalid_operation` into
 * itself or a term below it, `access_denied`.
 */
export async function mergeTerms(ctx: Context, id: string, intoId: string): Promise<void> {
  const target = await rootWeb(ctx)
  await act(ctx, { name: 'terms.merge', right: 'ManageWeb', target, input: { id, intoId } }, async (scope) => {
    const inside = within(ctx, scope)
    const { records } = scope
    const siteId = ctx.site.id
    const [term, into] = [await termIn(inside, id), await termIn(inside, intoId)]
    const [, children = [], ...deeper] = await subtree(inside, term)
    if (id === intoId || [children, ...deeper].some((ids) => ids.includes(intoId)))
      throw invalidOperation('A term cannot be merged into itself, or into a term below it.')
    const place = { termSetId: into.termSetId, parentId: into.id }
    for (const child of children) await moveTerm(inside, scope, await termIn(inside, child), place)
    await giveLabels(inside, scope, term, into)
    await records.update('Term', { siteId, mergedIntoId: id }, { mergedIntoId: intoId })
    await records.update('Term', { siteId, id }, { ...outside, mergedIntoId: intoId, modifiedAt: scope.now })
    await countTerm(ctx, scope, term.termSetId, -1)
    await touch(ctx, scope, into, {})
    noteTerms(ctx, scope, target.row.id)
  })
}

/** The place of a merged term. */
const outside = { termSetId: '', parentId: '', depth: 0 } as const

const mostLabels = 100

async function giveLabels(inside: Context, { records }: WriteScope, term: TermRow, into: TermRow): Promise<void> {
  const siteId = inside.site.id
  const [[own], [others]] = [await withLabels(inside, [term]), await withLabels(inside, [into])]
  await records.delete('TermLabel', { siteId, termId: term.id })
  const { termSetId, parentId } = into
  let count = others?.labels.length ?? 0
  for (const { lcid, labelKey, label } of own?.labels ?? []) {
    if (count >= mostLabels || (await records.find('TermLabel', { siteId, termSetId, parentId, lcid, labelKey }))) continue
    const isDefault = !others?.labels.some((one) => one.lcid === lcid && one.isDefault)
    await records.insert('TermLabel', { siteId, termId: into.id, lcid, labelKey, label, isDefault, termSetId, parentId })
    count += 1
  }
}
