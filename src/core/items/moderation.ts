import type { ItemRow } from '../../../generated/prisma/content.ts'
import { demand } from '../access.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import type { List } from '../lists/list.ts'
import { findActorPrincipal } from '../people/principals.ts'
import { rightsOn } from '../permissions/effective.ts'
import { holds } from '../permissions/rights.ts'
import type { Predicate } from '../query.ts'
import type { ItemValues } from './values.ts'

/** _ModerationStatus of an item (rest.md 8, ModStat). */
export const moderation = { approved: 0, rejected: 1, pending: 2, draft: 3 } as const

/** Whether approval hides nothing of a list from the actor. */
export const seesAll = async (ctx: Context, list: List): Promise<boolean> =>
  !list.row.enableModeration || holds(await rightsOn(ctx, list.scopeId), 'ApproveItems')

/** Whether approval hides an item from somebody for whom `seesAll` does not hold. */
export const isHidden = (row: ItemRow, principalId: number): boolean =>
  row.moderationStatus !== moderation.approved && row.authorId !== principalId

/**
 * The items that the actor may see of a list with approval: approved ones and
 * its own. Undefined where the actor sees all of them.
 */
export async function visibleItems(ctx: Context, list: List): Promise<Predicate | undefined> {
  if (await seesAll(ctx, list)) return undefined
  const own = await findActorPrincipal(ctx)
  const equals = (column: keyof ItemRow, value: number): Predicate => ({
    op: 'compare',
    comparison: 'eq',
    column: { column, type: 'integer' },
    value,
  })
  const approved = equals('moderationStatus', moderation.approved)
  return own ? { op: 'or', operands: [approved, equals('authorId', own.id)] } : approved
}

/** Whether the actor may see an item that has been read by its id: the rule of `visibleItems`. */
export async function isVisible(ctx: Context, list: List, row: ItemRow): Promise<boolean> {
  return (await seesAll(ctx, list)) || !isHidden(row, (await findActorPrincipal(ctx))?.id ?? 0)
}

/** What a write says about the approval of an item, and its other values. */
export interface Decided {
  readonly values: ItemValues
  readonly decision?: Partial<Pick<ItemRow, 'moderationStatus' | 'moderationComments'>>
}

/**
 * Takes the approval out of the values of an update. Fails with
 * `access_denied` without the right ApproveItems, and with
 * `invalid_field_value` for a list without approval or a status that is none.
 */
export async function takeDecision(ctx: Context, list: List, values: ItemValues): Promise<Decided> {
  if (!values.has('_ModerationStatus') && !values.has('_ModerationComments')) return { values }
  const wrong = (message: string) => new DomainError('invalid_field_value', { field: '_ModerationStatus', message })
  if (!list.row.enableModeration) throw wrong(`items of list '${list.row.title}' need no approval.`)
  await demand(ctx, 'ApproveItems', list)
  const rest = new Map(values)
  const status = rest.get('_ModerationStatus')
  const comments = rest.get('_ModerationComments')
  rest.delete('_ModerationStatus')
  rest.delete('_ModerationComments')
  const number = typeof status === 'string' && /^\s*[0-3]\s*$/.test(status) ? Number(status) : status
  if (number !== undefined && ![0, 1, 2, 3].includes(number as number))
    throw wrong('0 (approved), 1 (rejected), 2 (pending) or 3 (draft) is needed.')
  if (comments !== undefined && comments !== null && typeof comments !== 'string')
    throw new DomainError('invalid_field_value', { field: '_ModerationComments', message: 'text is needed.' })
  return {
    values: rest,
    decision: {
      ...(number !== undefined && { moderationStatus: number as number }),
      ...(comments !== undefined && { moderationComments: comments as string | null }),
    },
  }
}
