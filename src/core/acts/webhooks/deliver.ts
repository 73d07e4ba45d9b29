import type { SubscriptionRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Runtime } from '../../kernel/ports.ts'
import { type ChangeType, changeTypes } from '../../model/change.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import type { Web } from '../../model/sites/web.ts'
import { currentChange, queryChanges } from '../changes/change-log.ts'
import { writeChangeToken } from '../changes/change-token.ts'
import { type Attempted, recordAttempt } from './deliveries.ts'
import type { Outgoing, OutgoingPost } from './outgoing.ts'
import { type ActorNamed, ownerActor } from './owner.ts'
import { toldEntities } from './told-changes.ts'

export interface DeliveryParts {
  readonly outgoing: Outgoing
  readonly runtime: Runtime
  readonly actorNamed: ActorNamed
  /** How long a receiver may fail before its subscription is switched off, in milliseconds. */
  readonly retryMs: number
  /** Ends a delivery early. */
  readonly stop: AbortSignal
}

const allTypes = Object.keys(changeTypes) as ChangeType[]

/** The facts about a subscription that this process knows from its last delivery. */
export interface Progress {
  /** The receiver was notified of the changes up to this number, or the owner may not see them. */
  readonly from: number
  /** The number of the last change when the last look found no change for the receiver. */
  readonly looked: number
  /** Whether the owner's rights prevented the last notification. */
  readonly isWithheld: boolean
}

/** The number of changes that are read at a time, to find one that the owner may see. */
const changesAtOnce = 200

/** The changes for the receiver of a subscription; `gone` while its list does not exist. */
type Found =
  | { readonly kind: 'nothing' | 'gone'; readonly upTo: number }
  | { readonly kind: 'withheld'; readonly upTo: number; readonly reason: string }
  | { readonly kind: 'changes'; readonly upTo: number; readonly web: Web }

/**
 * Sends a receiver one notification of the changes after `from` that the owner of its subscription may see now, and stores
 * the result. After a crash before the result is stored, the notification is sent again.
 */
export async function deliverTo(site: SiteHandle, id: string, parts: DeliveryParts, progress: Progress): Promise<Progress> {
  const row = await site.database.records.find('Subscription', { siteId: site.id, id })
  if (!row) return progress
  const from = Math.max(row.sequence, progress.from)
  const found = await changesFor(site, row, parts, from)
  const times = () => ({ now: parts.runtime.now(), retryMs: parts.retryMs })
  if (found.kind === 'withheld') {
    const attempted = { kind: 'withheld', sequence: found.upTo, reason: found.reason, durationMs: 0 } as const
    if (!progress.isWithheld) await recordAttempt(site.database, row, attempted, times())
  }
  // Withheld changes may be sent later, for example after the list was restored.
  if (found.kind !== 'changes')
    return {
      from: found.kind === 'nothing' ? found.upTo : from,
      looked: found.upTo,
      isWithheld: found.kind === 'withheld',
    }
  // A receiver may act at once, so the changes must be on the disk before the notification.
  await site.database.settled()
  const began = performance.now()
  const result = await parts.outgoing.post(notificationOf(row, found.web), parts.stop)
  const seen = { from, looked: progress.looked, isWithheld: false }
  // It is not known whether the receiver got the notification, so the next start sends it again.
  if (parts.stop.aborted && result.kind === 'failed') return seen
  const what = { sequence: found.upTo, durationMs: Math.round(performance.now() - began) }
  const isTold = result.kind === 'answered' && result.status >= 200 && result.status < 300
  const attempted: Attempted = isTold
    ? { ...what, kind: 'delivered', status: result.status }
    : { ...what, kind: 'failed', ...failureOf(result) }
  await recordAttempt(site.database, row, attempted, times())
  return seen
}

function failureOf(result: Awaited<ReturnType<Outgoing['post']>>): { readonly status?: number; readonly reason: string } {
  if (result.kind === 'failed') return { reason: `The receiver was not told: ${result.why}.` }
  return { status: result.status, reason: `The receiver answered with the status ${result.status}.` }
}

async function changesFor(site: SiteHandle, row: SubscriptionRow, { runtime, actorNamed }: DeliveryParts, from: number): Promise<Found> {
  const { records } = site.database
  const list = await records.find('List', { siteId: site.id, id: row.listId })
  const web = list && [...(await site.schema.webs()).values()].find((one) => one.row.id === list.webId)
  const known = web && list.recycledIn === null ? await site.schema.list(web, list.id, records) : undefined
  const owner = await records.find('Principal', { siteId: site.id, id: row.ownerId })
  const actor = owner && ownerActor(owner, row.claims, actorNamed)
  const last = (await records.find('Site', { siteId: site.id }, ['changeSequence']))?.changeSequence ?? row.sequence
  if (!web || !known) return { kind: 'gone', upTo: last }
  if (!actor) return { kind: 'withheld', upTo: last, reason: 'The owner of the subscription is no longer a user here.' }
  const ctx: Context = { site, web, actor, runtime, origin: '' }
  const target = { kind: 'list', id: row.listId, securable: known } as const
  try {
    const end = await currentChange(ctx)
    const after = writeChangeToken(target, { at: 0, sequence: from })
    const upTo = writeChangeToken(target, end)
    const bounds = { after, upTo, latestFirst: true, limit: changesAtOnce }
    const changes = await queryChanges(ctx, target, { entities: toldEntities, types: allTypes, ...bounds })
    const sequence = end.sequence ?? last
    return changes.length === 0 ? { kind: 'nothing', upTo: sequence } : { kind: 'changes', upTo: sequence, web }
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'denied')) throw error
    return { kind: 'withheld', upTo: last, reason: 'The owner of the subscription may not read the list.' }
  }
}

/** The notification of the established server (docs/webhooks.md#notifications). */
function notificationOf(row: SubscriptionRow, web: Web): OutgoingPost {
  const notification = {
    subscriptionId: row.id,
    clientState: row.clientState,
    expirationDateTime: new Date(row.expiresAt).toISOString().replace('Z', '0000Z'),
    resource: row.listId,
    tenantId: '00000000-0000-0000-0000-000000000000',
    siteUrl: web.url,
    webId: web.row.id,
  }
  return { url: row.notificationUrl, type: 'application/json; charset=utf-8', body: JSON.stringify({ value: [notification] }) }
}
