import type { SubscriptionRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findSchema } from '../../access/find-list.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { dayMs } from '../../kernel/days.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { holds, type Right } from '../../model/permissions/rights.ts'
import { shakeHands } from './handshake.ts'
import type { Outgoing } from './outgoing.ts'
import { claimsText } from './owner.ts'
import { webhookReasons } from './reasons.ts'

/** A webhook of a list that has not expired. */
export interface Subscription {
  readonly list: List
  readonly row: SubscriptionRow
}

export interface SubscriptionPatch {
  readonly notificationUrl?: string
  /** Milliseconds since 1970. */
  readonly expiresAt?: number
  readonly clientState?: string | null
}

export interface SubscriptionCreation extends SubscriptionPatch {
  readonly notificationUrl: string
}

/** The maximum number of subscriptions of a list that have not expired. */
const mostSubscriptions = 100
const longestDays = 180
/** The maximum time by which a client's clock may be ahead of the server's, in milliseconds. */
const clockSkewMs = 5 * 60_000

/**
 * The subscriptions of a list that have not expired, the oldest first: the actor's own, or all with the right
 * ManageLists. Fails with `list_not_found`, `access_denied`.
 */
export async function querySubscriptions(ctx: Context, address: ListAddress): Promise<Subscription[]> {
  const list = await findSchema(ctx, address)
  await demand(ctx, 'ViewListItems', list)
  const mayUse = await whoseFor(ctx, list)
  return (await presentRows(ctx, list)).filter(mayUse).map((row) => ({ list, row }))
}

/** A subscription that `querySubscriptions` lists. Fails as it does, and with `subscription_not_found`. */
export async function getSubscription(ctx: Context, address: ListAddress, id: string): Promise<Subscription> {
  const found = (await querySubscriptions(ctx, address)).find(({ row }) => row.id === id)
  if (found) return found
  throw notFound(await findSchema(ctx, address), id)
}

const notFound = (list: List, id: string) =>
  new DomainError(webhookReasons.subscription_not_found, { list: list.row.title, subscription: id.slice(0, 60) })

async function whoseFor(ctx: Context, list: List): Promise<(row: SubscriptionRow) => boolean> {
  if (holds(await rightsOn(ctx, list.scopeId), 'ManageLists')) return () => true
  const own = await findActorPrincipal(ctx)
  return (row) => row.ownerId === own?.id
}

async function presentRows(ctx: Context, list: List, records = recordsOf(ctx)): Promise<SubscriptionRow[]> {
  const where = { siteId: ctx.site.id, listId: list.row.id }
  return records.query('Subscription', { where, above: { expiresAt: ctx.runtime.now() }, orderBy: ['createdAt', 'id'] })
}

/**
 * Adds a subscription after its receiver has confirmed it. It covers the changes that are committed after this act.
 * Fails as `shakeHands`, with `list_not_found`, `access_denied`, and `invalid_request` for a wrong time or a list with
 * 100 subscriptions.
 */
export async function addSubscription(
  ctx: Context,
  address: ListAddress,
  input: SubscriptionCreation,
  outgoing: Outgoing,
): Promise<Subscription> {
  const list = await findSchema(ctx, address)
  await demand(ctx, 'EditListItems', list)
  const expiresAt = checkExpiry(ctx, input.expiresAt)
  demandPlace(list, await presentRows(ctx, list))
  await shakeHands(ctx, outgoing, input.notificationUrl)
  const call = { name: 'webhooks.add', right: 'EditListItems', target: list, input: { list: address, subscription: input } } as const
  return act(ctx, call, async (scope) => {
    const { records, actorId, now } = scope
    demandPlace(list, await presentRows(ctx, list, records))
    const site = await records.find('Site', { siteId: ctx.site.id }, ['changeSequence'])
    const row: SubscriptionRow = {
      siteId: ctx.site.id,
      id: ctx.runtime.newId(),
      listId: list.row.id,
      ownerId: actorId,
      claims: claimsText(ctx.actor),
      notificationUrl: input.notificationUrl,
      clientState: input.clientState ?? null,
      createdAt: now,
      expiresAt,
      sequence: site?.changeSequence ?? 0,
      ...fresh,
      deliveries: 0,
      version: 1,
    }
    await records.insert('Subscription', row)
    note(scope, list)
    return { list, row }
  })
}

/** The state of a subscription whose last delivery did not fail. */
export const fresh = { attempts: 0, failedSince: null, nextAt: null, switchedOffAt: null } as const

function demandPlace({ row }: List, rows: readonly SubscriptionRow[]): void {
  if (rows.length < mostSubscriptions) return
  throw invalid(`List '${row.title}' has ${mostSubscriptions} subscriptions, which is the most it may have. Delete one first.`)
}

function checkExpiry(ctx: Context, expiresAt: number | undefined): number {
  const now = ctx.runtime.now()
  const last = now + longestDays * dayMs
  if (expiresAt === undefined) return last
  if (expiresAt > now && expiresAt <= last + clockSkewMs) return expiresAt
  const given = new Date(expiresAt).toISOString()
  throw invalid(
    `The expirationDateTime ${given} is not in the future, or more than ${longestDays} days away. The latest time is ${new Date(last).toISOString()}.`,
  )
}

/**
 * Changes the properties that the patch names. If the patch names an address or the subscription is switched off, asks the
 * receiver and switches the subscription on. Notifications that are not sent yet will be sent. Fails as `addSubscription` and
 * `getSubscription`.
 */
export async function updateSubscription(
  ctx: Context,
  address: ListAddress,
  id: string,
  patch: SubscriptionPatch,
  outgoing: Outgoing,
): Promise<Subscription> {
  const { list, row: found } = await getSubscription(ctx, address, id)
  const right = await rightTo(ctx, found, 'EditListItems')
  await demand(ctx, right, list)
  const { notificationUrl, clientState } = patch
  const expiresAt = patch.expiresAt === undefined ? undefined : checkExpiry(ctx, patch.expiresAt)
  const asks = notificationUrl !== undefined || found.switchedOffAt !== null
  if (asks) await shakeHands(ctx, outgoing, notificationUrl ?? found.notificationUrl)
  const call = { name: 'webhooks.update', right, target: list, input: { list: address, subscription: id, patch } } as const
  return act(ctx, call, async (scope) => {
    const columns = {
      ...(notificationUrl !== undefined && { notificationUrl }),
      ...(expiresAt !== undefined && { expiresAt }),
      ...(clientState !== undefined && { clientState }),
      ...(asks && fresh),
      // The owner's claims of today count from now on.
      ...(found.ownerId === scope.actorId && { claims: claimsText(ctx.actor) }),
    }
    const where = { siteId: ctx.site.id, id, listId: list.row.id }
    const row = await scope.records.increment('Subscription', where, { version: 1 }, columns)
    if (!row) throw notFound(list, id)
    note(scope, list)
    return { list, row }
  })
}

/** Deletes a subscription with its deliveries. Fails as `getSubscription`. */
export async function deleteSubscription(ctx: Context, address: ListAddress, id: string): Promise<void> {
  const { list, row } = await getSubscription(ctx, address, id)
  const right = await rightTo(ctx, row, 'ViewListItems')
  const call = { name: 'webhooks.delete', right, target: list, input: { list: address, subscription: id } } as const
  await act(ctx, call, async (scope) => {
    const { records } = scope
    if ((await records.delete('Subscription', { siteId: ctx.site.id, id })) === 0) throw notFound(list, id)
    await records.delete('Delivery', { siteId: ctx.site.id, subscriptionId: id })
    note(scope, list)
  })
}

/** `usual` for the actor's own subscription, ManageLists for that of somebody else. */
async function rightTo<R extends Right>(ctx: Context, row: SubscriptionRow, usual: R): Promise<R | 'ManageLists'> {
  return row.ownerId === (await findActorPrincipal(ctx))?.id ? usual : 'ManageLists'
}

/** A subscription is a setting of its list that no property of the list shows. */
const note = ({ changed }: WriteScope, { row: { id, webId } }: List) =>
  changed({ entity: 'list', type: 'systemUpdate', webId, listId: id, objectId: id })
