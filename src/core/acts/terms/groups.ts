import type { TermGroupRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { keywordSet, systemGroup } from '../../content/terms/term-store.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { UniqueViolation } from '../../kernel/ports.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { termReasons } from './reasons.ts'
import { termDescription, termName } from './term-names.ts'

const mostGroups = 200

/** A group of term sets. */
export type TermGroupState = TermGroupRow

/** The groups of the term store by name, the system group last. Fails with `access_denied`. */
export async function queryTermGroups(ctx: Context): Promise<TermGroupRow[]> {
  await demand(ctx, 'Open', ctx.web)
  const rows = await recordsOf(ctx).query('TermGroup', { where: { siteId: ctx.site.id }, orderBy: ['nameKey'] })
  return [...rows, systemGroup(ctx.site.id)]
}

/** Fails with `term_group_not_found`, `access_denied`. */
export async function getTermGroup(ctx: Context, id: string): Promise<TermGroupRow> {
  await demand(ctx, 'Open', ctx.web)
  if (isSystemGroup(id)) return systemGroup(ctx.site.id)
  const row = await recordsOf(ctx).find('TermGroup', { siteId: ctx.site.id, id })
  if (row) return row
  throw groupNotFound(id)
}

export interface TermGroupInput {
  readonly name?: string
  readonly description?: string
}

/** Adds a group. With `id` it gets this id. Fails with `term_name_taken`, `invalid_request` (200 groups at most), `access_denied`. */
export async function addTermGroup(
  ctx: Context,
  input: TermGroupInput & { readonly name: string; readonly id?: string },
): Promise<TermGroupRow> {
  const name = termName('name of the group', input.name)
  const description = termDescription(input.description)
  const target = await rootWeb(ctx)
  return act(
    ctx,
    { name: 'terms.addGroup', right: 'ManageWeb', target, input: { name, description, ...(input.id !== undefined && { id: input.id }) } },
    async (scope) => {
      const { records, now } = scope
      if ((await records.query('TermGroup', { where: { siteId: ctx.site.id }, columns: ['id'] })).length >= mostGroups)
        throw invalidOperation(`A term store has at most ${mostGroups} groups. Delete one first.`)
      demandOrdinaryName(name)
      const id = input.id ?? ctx.runtime.newId()
      if (id === systemGroup('').id || (await records.find('TermGroup', { siteId: ctx.site.id, id }, ['id'])))
        throw new DomainError(termReasons.term_name_taken, { what: 'id of a group', name: id })
      const row = { siteId: ctx.site.id, id, name, nameKey: fold(name), description, createdAt: now, modifiedAt: now }
      await records.insert('TermGroup', row).catch(taken('group', name))
      noteTerms(ctx, scope, target.row.id)
      return row
    },
  )
}

/** Changes a group. Fails as `addTermGroup`, and with `term_group_not_found`. */
export async function updateTermGroup(ctx: Context, id: string, patch: TermGroupInput): Promise<void> {
  const target = await rootWeb(ctx)
  const name = patch.name === undefined ? undefined : termName('name of the group', patch.name)
  const change = {
    ...(name !== undefined && { name, nameKey: fold(name) }),
    ...(patch.description !== undefined && { description: termDescription(patch.description) }),
  }
  await act(ctx, { name: 'terms.updateGroup', right: 'ManageWeb', target, input: { id, patch: { ...patch } } }, async (scope) => {
    demandOwnGroup(ctx, id)
    if (name !== undefined) demandOrdinaryName(name)
    const where = { siteId: ctx.site.id, id }
    const count = await scope.records.update('TermGroup', where, { ...change, modifiedAt: scope.now }).catch(taken('group', name ?? ''))
    if (count === 0) throw groupNotFound(id)
    noteTerms(ctx, scope, target.row.id)
  })
}

/** Deletes an empty group. Fails with `term_group_not_found`, `invalid_operation` and `access_denied`. */
export async function deleteTermGroup(ctx: Context, id: string): Promise<void> {
  const target = await rootWeb(ctx)
  await act(ctx, { name: 'terms.deleteGroup', right: 'ManageWeb', target, input: { id } }, async (scope) => {
    demandOwnGroup(ctx, id)
    const { records } = scope
    if (await records.find('TermSet', { siteId: ctx.site.id, groupId: id }, ['id']))
      throw invalidOperation('The group has term sets. Delete them first.')
    if ((await records.delete('TermGroup', { siteId: ctx.site.id, id })) === 0) throw groupNotFound(id)
    noteTerms(ctx, scope, target.row.id)
  })
}

/** Fails with `invalid_operation` for the group that the server uses. */
function demandOwnGroup({ site }: Context, id: string): void {
  if (id === systemGroup(site.id).id) throw invalidOperation('The server uses this group, so nobody can change it.')
}

/** The name of the system group is taken, although the group has no row. */
function demandOrdinaryName(name: string): void {
  if (fold(name) === systemGroup('').nameKey) throw new DomainError(termReasons.term_name_taken, { what: 'group', name })
}

export const groupNotFound = (id: string) => new DomainError(termReasons.term_group_not_found, { id: id.slice(0, 60) })

/** Turns a name that exists already into `term_name_taken`. */
export const taken =
  (what: string, name: string) =>
  (error: unknown): never => {
    throw error instanceof UniqueViolation ? new DomainError(termReasons.term_name_taken, { what, name }) : error
  }

/** A change of the term store is one of the site collection, of which no property shows it. */
export const noteTerms = (ctx: Context, { changed }: Pick<WriteScope, 'changed'>, webId: string): void =>
  changed({ entity: 'site', type: 'systemUpdate', webId, objectId: ctx.site.id })

/** The id of the group that holds the keywords. */
export const isSystemGroup = (id: string): boolean => id === keywordSet('').groupId
