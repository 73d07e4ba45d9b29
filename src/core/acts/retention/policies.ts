import type { RetentionPolicyRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { claimsText } from '../webhooks/owner.ts'
import { checkPeriod } from './period.ts'
import { retentionReasons } from './reasons.ts'

export type RetentionBasis = 'Created' | 'Modified'
export type RetentionAction = 'Recycle' | 'Delete'

/** A retention policy of a list. */
export interface RetentionPolicy {
  readonly list: List
  readonly row: RetentionPolicyRow
}

export interface RetentionRule {
  /** An ISO 8601 duration. */
  readonly period: string
  readonly from: RetentionBasis
  readonly action: RetentionAction
}

/** The maximum number of policies of a list. */
const mostPolicies = 20

/** The policies of a list, the oldest first. Fails with `list_not_found`, `access_denied`. */
export async function queryPolicies(ctx: Context, address: ListAddress): Promise<RetentionPolicy[]> {
  const list = await findSchema(ctx, address)
  await demand(ctx, 'ManageLists', list)
  return (await rowsOf(ctx, list)).map((row) => ({ list, row }))
}

/** The policies of all lists of the addressed web, by list. Fails with `access_denied`. */
export async function policiesOfWeb(ctx: Context): Promise<RetentionPolicy[]> {
  await demand(ctx, 'ManageLists', ctx.web)
  const found: RetentionPolicy[] = []
  for (const list of await ctx.site.schema.lists(ctx.web, recordsOf(ctx)))
    for (const row of await rowsOf(ctx, list)) found.push({ list, row })
  return found
}

const rowsOf = (ctx: Context, { row }: List, records = recordsOf(ctx)): Promise<RetentionPolicyRow[]> =>
  records.query('RetentionPolicy', { where: { siteId: ctx.site.id, listId: row.id }, orderBy: ['createdAt', 'id'] })

/** Fails as `queryPolicies`, and with `retention_policy_not_found`. */
export async function getPolicy(ctx: Context, address: ListAddress, id: string): Promise<RetentionPolicy> {
  const found = (await queryPolicies(ctx, address)).find(({ row }) => row.id === id.toLowerCase())
  if (found) return found
  throw notFound(await findSchema(ctx, address), id)
}

const notFound = ({ row }: List, id: string) =>
  new DomainError(retentionReasons.retention_policy_not_found, { id: id.slice(0, 60), list: row.title })

/** Adds a policy, which is evaluated in the background. Fails with `list_not_found`, `invalid_request`, `access_denied`. */
export async function addPolicy(ctx: Context, address: ListAddress, rule: RetentionRule): Promise<RetentionPolicy> {
  const list = await findSchema(ctx, address)
  const period = checkPeriod(rule.period)
  const call = { name: 'retention.add', right: 'ManageLists', target: list, input: { list: address, rule } } as const
  return act(ctx, call, async (scope) => {
    if ((await rowsOf(ctx, list, scope.records)).length >= mostPolicies)
      throw invalid(`List '${list.row.title}' has ${mostPolicies} retention policies, which is the most it may have. Delete one first.`)
    const row: RetentionPolicyRow = {
      ...{ siteId: ctx.site.id, id: ctx.runtime.newId(), listId: list.row.id, period, basis: rule.from, action: rule.action },
      ...{
        createdAt: scope.now,
        createdById: scope.actorId,
        ...authorOf(ctx, scope),
        lastRunAt: null,
        lastDone: null,
        lastKept: null,
        lastFailed: null,
      },
    }
    await scope.records.insert('RetentionPolicy', row)
    note(scope, list)
    return { list, row }
  })
}

/** Changes what the patch names. Fails as `getPolicy`, and with `invalid_request`. */
export async function updatePolicy(ctx: Context, address: ListAddress, id: string, patch: Partial<RetentionRule>): Promise<void> {
  const { list, row } = await getPolicy(ctx, address, id)
  const columns = {
    ...(patch.period !== undefined && { period: checkPeriod(patch.period) }),
    ...(patch.from !== undefined && { basis: patch.from }),
    ...(patch.action !== undefined && { action: patch.action }),
  }
  const call = { name: 'retention.update', right: 'ManageLists', target: list, input: { list: address, id, patch } } as const
  await act(ctx, call, async (scope) => {
    const where = { siteId: ctx.site.id, id: row.id }
    if (!(await scope.records.find('RetentionPolicy', where))) throw notFound(list, id)
    if (Object.keys(columns).length > 0) await scope.records.update('RetentionPolicy', where, { ...columns, ...authorOf(ctx, scope) })
    note(scope, list)
  })
}

/** Deletes a policy. Fails as `getPolicy`. */
export async function deletePolicy(ctx: Context, address: ListAddress, id: string): Promise<void> {
  const { list, row } = await getPolicy(ctx, address, id)
  const call = { name: 'retention.delete', right: 'ManageLists', target: list, input: { list: address, id } } as const
  await act(ctx, call, async (scope) => {
    if ((await scope.records.delete('RetentionPolicy', { siteId: ctx.site.id, id: row.id })) === 0) throw notFound(list, id)
    note(scope, list)
  })
}

/** An evaluation takes nothing away that the author may not delete. */
const authorOf = ({ actor }: Context, { actorId }: WriteScope) => ({ authorId: actorId, claims: claimsText(actor) })

/** A policy is a setting of its list that no property of the list shows. */
const note = ({ changed }: WriteScope, { row: { id, webId } }: List) =>
  changed({ entity: 'list', type: 'systemUpdate', webId, listId: id, objectId: id })
