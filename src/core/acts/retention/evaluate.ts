import type { ItemRow, RetentionPolicyRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { breathe } from '../../kernel/pacing/breathe.ts'
import type { Runtime } from '../../kernel/ports.ts'
import { archivedScopeOf } from '../../model/archive/archive-guard.ts'
import { heldIn } from '../../model/archive/hold-guard.ts'
import type { List } from '../../model/lists/list.ts'
import { modelReasons } from '../../model/reasons.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { listForServer } from '../archive/list-for-server.ts'
import { deleteFile } from '../files/files.ts'
import { deleteItem } from '../items/items.ts'
import { recycleFile } from '../recycle-bin/recycle-file.ts'
import { recycleItem } from '../recycle-bin/recycle-item.ts'
import type { ActorNamed } from '../webhooks/owner.ts'
import { authorMayDelete } from './author.ts'
import { instantBefore } from './period.ts'

/** An item that is old enough for a policy. */
export interface DueItem {
  readonly row: Pick<ItemRow, 'itemId' | 'createdAt' | 'modifiedAt' | 'kind' | 'documentId' | 'scopeId'>
  /** The time from which its period counts. */
  readonly since: number
  /** What keeps it; `Rights` if the author of the policy may not delete it. */
  readonly keptBy?: 'LegalHold' | 'Archive' | 'Rights'
}

/** What an evaluation did with the items that were old enough. */
export interface Evaluation {
  done: number
  kept: number
  failed: number
}

/** How an evaluation judges. */
export interface Evaluating {
  /** The time of the evaluation in milliseconds. */
  readonly now: number
  /** Finds the present claims of the author of a policy; without it they are those of the request that wrote the policy. */
  readonly actorNamed?: ActorNamed | undefined
}

/** The number of items that are read together. */
const itemsAtOnce = 500

const columns = ['itemId', 'createdAt', 'modifiedAt', 'kind', 'documentId', 'scopeId'] as const

/** The items and files of a list that are old enough now, in order of id. Folders never are. */
export async function* dueItems(
  ctx: Context,
  { row: { id: listId, webId } }: List,
  policy: RetentionPolicyRow,
  { now, actorNamed }: Evaluating,
): AsyncGenerator<DueItem> {
  const { site } = ctx
  const { period, basis } = policy
  const records = recordsOf(ctx)
  const mayDelete = await authorMayDelete(ctx, policy, actorNamed)
  const upTo = instantBefore(now, period)
  const isArchived = (await archivedScopeOf(site, records, webId, listId)) !== undefined
  const held = await heldIn(site, records, webId, listId)
  const page = { where: { siteId: site.id, listId, recycledIn: null }, orderBy: ['itemId'], limit: itemsAtOnce, columns } as const
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: DueItem['row'][] = await records.query('Item', { ...page, above: { itemId: last } })
    for (const row of rows) {
      const since = basis === 'Created' ? row.createdAt : row.modifiedAt
      if (row.kind !== 0 || since > upTo) continue
      const keptBy = held(row.itemId)
        ? ('LegalHold' as const)
        : isArchived
          ? ('Archive' as const)
          : (await mayDelete(row.scopeId))
            ? undefined
            : ('Rights' as const)
      yield { row, since, ...(keptBy && { keptBy }) }
    }
    last = rows.length < itemsAtOnce ? undefined : rows.at(-1)?.itemId
    await breathe()
  }
}

/**
 * Evaluates a policy: recycles or deletes, as the server itself, what is old enough, and notes what it did. What somebody
 * takes away meanwhile counts as nothing. Returns undefined if its list is not there.
 */
export async function evaluatePolicy(
  site: SiteHandle,
  runtime: Runtime,
  policy: RetentionPolicyRow,
  { isStopped = () => false, actorNamed }: { readonly isStopped?: () => boolean; readonly actorNamed?: ActorNamed | undefined } = {},
): Promise<Evaluation | undefined> {
  const { listId, siteId, id } = policy
  const place = await listForServer(site, runtime, listId)
  if (!place) return undefined
  const lastRunAt = Math.floor(runtime.now() / 1000) * 1000
  const found: Evaluation = { done: 0, kept: 0, failed: 0 }
  for await (const due of dueItems(place.ctx, place.list, policy, { now: lastRunAt, actorNamed })) {
    if (isStopped()) return found
    const outcome = due.keptBy ? 'kept' : await removeDue(place.ctx, policy, due)
    if (outcome) found[outcome] += 1
  }
  const noted = { lastRunAt, lastDone: found.done, lastKept: found.kept, lastFailed: found.failed }
  await site.database.transaction((own) => own.update('RetentionPolicy', { siteId, id }, noted))
  return found
}

/** Someone else has taken it away. */
const isGone: ReadonlySet<string> = new Set(['item_not_found', 'file_not_found', 'list_not_found'])
const keeps: ReadonlySet<string> = new Set([modelReasons.held.name, modelReasons.archived.name])

async function removeDue(ctx: Context, { listId, action }: RetentionPolicyRow, { row }: DueItem): Promise<keyof Evaluation | undefined> {
  const list = { id: listId }
  const { itemId } = row
  try {
    if (row.documentId !== null) await (action === 'Delete' ? deleteFile : recycleFile)(ctx, { list, itemId })
    else await (action === 'Delete' ? deleteItem : recycleItem)(ctx, list, itemId)
    return 'done'
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'internal' || error.code === 'unavailable') throw error
    if (isGone.has(error.reason)) return undefined
    return keeps.has(error.reason) ? 'kept' : 'failed'
  }
}
