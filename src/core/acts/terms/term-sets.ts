import type { TermSetRow } from '../../../../generated/prisma/content.ts'
import { act, demand } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { findTermSet, keywordSet, keywordsId } from '../../content/terms/term-store.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { groupNotFound, isSystemGroup, noteTerms, taken } from './groups.ts'
import { termReasons } from './reasons.ts'
import { termDescription, termName } from './term-names.ts'
import { demandProperty, withProperty } from './term-properties.ts'

const mostSets = 1_000

/** A term set, without its terms. */
export type TermSetState = TermSetRow

/** The term sets of a group by name. Fails with `term_group_not_found`, `access_denied`. */
export async function queryTermSets(ctx: Context, groupId: string): Promise<TermSetRow[]> {
  await demand(ctx, 'Open', ctx.web)
  const records = recordsOf(ctx)
  if (isSystemGroup(groupId)) return [await getTermSet(ctx, keywordsId)]
  if (!(await records.find('TermGroup', { siteId: ctx.site.id, id: groupId }, ['id']))) throw groupNotFound(groupId)
  return records.query('TermSet', { where: { siteId: ctx.site.id, groupId }, orderBy: ['nameKey'] })
}

/** Fails with `term_set_not_found`, `access_denied`. */
export async function getTermSet(ctx: Context, id: string): Promise<TermSetRow> {
  await demand(ctx, 'Open', ctx.web)
  const row = await findTermSet(ctx, id)
  if (row) return row
  throw setNotFound(id)
}

/** The term sets with a name, in any case. Fails with `access_denied`. */
export async function queryTermSetsNamed(ctx: Context, name: string): Promise<TermSetRow[]> {
  await demand(ctx, 'Open', ctx.web)
  const nameKey = fold(name.slice(0, 300).trim())
  const rows = await recordsOf(ctx).query('TermSet', { where: { siteId: ctx.site.id, nameKey }, orderBy: ['id'] })
  const keywords = keywordSet(ctx.site.id)
  return nameKey === keywords.nameKey && !rows.some(({ id }) => id === keywords.id) ? [...rows, keywords] : rows
}

export const setNotFound = (id: string) => new DomainError(termReasons.term_set_not_found, { id: id.slice(0, 60) })

export interface TermSetInput {
  readonly name?: string
  readonly description?: string
  /** Whoever may add items may add terms. */
  readonly isOpen?: boolean
  /** Users may choose its terms. */
  readonly isAvailable?: boolean
}

/**
 * Adds a term set to a group. With `id` it gets this id. Fails with `term_group_not_found`, `term_name_taken`,
 * `invalid_operation`, `invalid_request`, `access_denied`.
 */
export async function addTermSet(
  ctx: Context,
  groupId: string,
  input: TermSetInput & { readonly name: string; readonly id?: string },
): Promise<TermSetRow> {
  const name = termName('name of the term set', input.name)
  const description = termDescription(input.description)
  const { isOpen = false, isAvailable = true, id = ctx.runtime.newId() } = input
  const target = await rootWeb(ctx)
  const facts = { id, name, description, isOpen, isAvailable }
  return act(ctx, { name: 'terms.addSet', right: 'ManageWeb', target, input: { groupId, ...facts } }, async (scope) => {
    const { records, now } = scope
    if (isSystemGroup(groupId)) throw invalidOperation('The server uses this group, so it takes no other term sets.')
    if (!(await records.find('TermGroup', { siteId: ctx.site.id, id: groupId }, ['id']))) throw groupNotFound(groupId)
    if ((await records.query('TermSet', { where: { siteId: ctx.site.id }, columns: ['id'] })).length >= mostSets)
      throw invalidOperation(`A term store has at most ${mostSets} term sets. Delete one first.`)
    if (await findTermSet(within(ctx, scope), id))
      throw new DomainError(termReasons.term_name_taken, { what: 'id of a term set', name: id })
    const row = {
      siteId: ctx.site.id,
      groupId,
      ...facts,
      nameKey: fold(name),
      termCount: 0,
      properties: null,
      createdAt: now,
      modifiedAt: now,
    }
    await records.insert('TermSet', row).catch(taken('term set', name))
    noteTerms(ctx, scope, target.row.id)
    return row
  })
}

/** Changes a term set. Fails as `addTermSet`, and with `term_set_not_found`. */
export async function updateTermSet(ctx: Context, id: string, patch: TermSetInput): Promise<void> {
  const target = await rootWeb(ctx)
  const { name: given, description, isOpen, isAvailable } = patch
  const name = given === undefined ? undefined : termName('name of the term set', given)
  const change = {
    ...(name !== undefined && { name, nameKey: fold(name) }),
    ...(description !== undefined && { description: termDescription(description) }),
    ...(isOpen !== undefined && { isOpen }),
    ...(isAvailable !== undefined && { isAvailable }),
  }
  await act(ctx, { name: 'terms.updateSet', right: 'ManageWeb', target, input: { id, patch: { ...patch } } }, async (scope) => {
    demandOwnSet(id)
    const where = { siteId: ctx.site.id, id }
    const count = await scope.records.update('TermSet', where, { ...change, modifiedAt: scope.now }).catch(taken('term set', name ?? ''))
    if (count === 0) throw setNotFound(id)
    noteTerms(ctx, scope, target.row.id)
  })
}

/** Sets a custom property of a term set; without a value, deletes it. Fails as `updateTermSet`. */
export async function setTermSetProperty(ctx: Context, id: string, name: string, value?: string): Promise<void> {
  demandProperty(name, value)
  const target = await rootWeb(ctx)
  await act(ctx, { name: 'terms.setPropertyOfSet', right: 'ManageWeb', target, input: { id, property: name, value } }, async (scope) => {
    demandOwnSet(id)
    const row = await getTermSet(within(ctx, scope), id)
    const properties = withProperty(row, name, value)
    await scope.records.update('TermSet', { siteId: ctx.site.id, id }, { properties, modifiedAt: scope.now })
    noteTerms(ctx, scope, target.row.id)
  })
}

/** Fails with `invalid_operation` for the term set that the server uses. */
export function demandOwnSet(id: string): void {
  if (id === keywordSet('').id) throw invalidOperation('The server uses this term set, so nobody can change it.')
}
