import type { ItemRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { rightsOn, trimOf } from '../../access/effective.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Predicate } from '../../kernel/query.ts'
import type { List } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'
import { chunksOf } from '../../model/permissions/scopes.ts'
import { contentReasons } from '../reasons.ts'
import type { ItemValues } from './values.ts'

/** The values of _ModerationStatus (protocol/items#approval). */
export const moderation = { approved: 0, rejected: 1, pending: 2, draft: 3 } as const

/** The condition that rows have one of these permission scopes. */
export const inScopes = (scopeIds: readonly string[]): Predicate => ({
  op: 'or',
  operands: [...chunksOf(scopeIds)].map((values) => ({ op: 'in', column: { column: 'scopeId', type: 'key' }, values })),
})

/**
 * The items of a list with approval that the actor may see: approved items, its
 * own items, and those that it may approve. Undefined if these are all.
 */
export async function approvedItems(ctx: Context, list: List): Promise<Predicate | undefined> {
  if (!list.row.enableModeration) return undefined
  const { visible, hidden } = await trimOf(ctx, { id: list.row.id, scopeId: list.scopeId }, 'ApproveItems')
  if (hidden.length === 0) return undefined
  const own = await findActorPrincipal(ctx)
  const equals = (column: keyof ItemRow, value: number): Predicate => ({
    op: 'compare',
    comparison: 'eq',
    column: { column, type: 'integer' },
    value,
  })
  const operands = [equals('moderationStatus', moderation.approved)]
  if (own) operands.push(equals('authorId', own.id))
  if (visible.length > 0) operands.push(inScopes(visible))
  return { op: 'or', operands }
}

/** The columns of an item that decide, with the rights on it, who sees it before it is approved. */
type Moderated = Pick<ItemRow, 'moderationStatus' | 'authorId' | 'scopeId'>

/** Whether approval lets the actor, with its principal id, see an item; the same rule as `approvedItems`. */
export async function isVisible(ctx: Context, list: List, row: Moderated, principalId: number): Promise<boolean> {
  if (!list.row.enableModeration || row.moderationStatus === moderation.approved || row.authorId === principalId) return true
  return holds(await rightsOn(ctx, row.scopeId), 'ApproveItems')
}

/** The approval in an item's values, and the other values. */
export interface Decided {
  readonly values: ItemValues
  readonly decision?: Partial<Pick<ItemRow, 'moderationStatus' | 'moderationComments'>>
}

/**
 * Separates the approval in the values of an update from the other values. Fails
 * with `access_denied` without the right ApproveItems on the item, and with
 * `invalid_field_value` for a list without approval or an invalid status.
 */
export async function splitDecision(ctx: Context, list: List, row: ItemRow, values: ItemValues): Promise<Decided> {
  if (!values.has('_ModerationStatus') && !values.has('_ModerationComments')) return { values }
  const wrong = (message: string) => new DomainError(contentReasons.invalid_field_value, { field: '_ModerationStatus', message })
  if (!list.row.enableModeration) throw wrong(`items of list '${list.row.title}' need no approval.`)
  await demand(ctx, 'ApproveItems', { scopeId: row.scopeId, url: list.url })
  const rest = new Map(values)
  const status = rest.get('_ModerationStatus')
  const comments = rest.get('_ModerationComments')
  rest.delete('_ModerationStatus')
  rest.delete('_ModerationComments')
  const number = typeof status === 'string' && /^\s*[0-3]\s*$/.test(status) ? Number(status) : status
  if (number !== undefined && ![0, 1, 2, 3].includes(number as number))
    throw wrong('0 (approved), 1 (rejected), 2 (pending) or 3 (draft) is needed.')
  if (comments !== undefined && comments !== null && typeof comments !== 'string')
    throw new DomainError(contentReasons.invalid_field_value, { field: '_ModerationComments', message: 'text is needed.' })
  return {
    values: rest,
    decision: {
      ...(number !== undefined && { moderationStatus: number as number }),
      ...(comments !== undefined && { moderationComments: comments as string | null }),
    },
  }
}
