import type { FarmTables, OperationRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { dayMs } from '../../kernel/days.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { FarmDatabase, Records, Runtime } from '../../kernel/ports.ts'
import type { OperationNews } from '../../model/farm-news.ts'
import { siteCollectionReasons } from '../site-collections/reasons.ts'
import { siteCollectionRow } from '../site-collections/site-collections.ts'
import { relocationReasons } from './reasons.ts'

/** The kind of an operation. */
export type OperationKind = OperationNews['kind']

export type OperationStatus = OperationNews['status']

/** The text in the row of an operation: enough to continue or to undo the operation after a stop at any point. */
export interface OperationDetail {
  /** The requested operation, with the ids that were chosen for it. */
  readonly input: Readonly<Record<string, string | boolean | null>>
  /** The last finished step. */
  readonly step?: string
  /** The reason of its failure. */
  readonly error?: string
}

/** A long operation on the farm. */
export interface FarmOperation extends OperationDetail {
  readonly id: string
  readonly kind: OperationKind
  readonly siteId: string | null
  readonly status: OperationStatus
  /** From 0 to 100. */
  readonly progress: number
  readonly actor: string
  /** Milliseconds, UTC: the time of the request, and the time of its end. */
  readonly startedAt: number
  readonly finishedAt: number | null
}

/** How long operations are kept after their end. */
const keptMs = 30 * dayMs

/** The maximum number of operations in one answer. */
const mostShown = 1_000

const unfinished: readonly OperationStatus[] = ['Queued', 'Running']

export function operationOf(row: OperationRow): FarmOperation {
  const { id, siteId, progress, actor, startedAt, finishedAt, kind, status, detail } = row
  // Only this module writes the column.
  const { input, step, error } = JSON.parse(detail ?? '{"input":{}}') as OperationDetail
  return {
    ...{ id, siteId, progress, actor, startedAt, finishedAt, input },
    kind: kind as OperationKind,
    status: status as OperationStatus,
    ...(step !== undefined && { step }),
    ...(error !== undefined && { error }),
  }
}

/** An operation as administrators see it. */
export function operationNews({ id, kind, siteId, status, progress, startedAt, finishedAt, step, error }: FarmOperation): OperationNews {
  return {
    ...{ operationId: id, kind, status, progress },
    ...(siteId !== null && { siteId }),
    startedUtc: new Date(startedAt).toISOString(),
    ...(finishedAt !== null && { endedUtc: new Date(finishedAt).toISOString() }),
    ...(error !== undefined && { error }),
    ...(kind === 'Import' && step !== undefined && { result: resultOf(step) }),
  }
}

/** What an import has done. Its step has the numbers. */
function resultOf(step: string): NonNullable<OperationNews['result']> {
  const { imported, skipped, replaced, leftOut } = JSON.parse(step) as NonNullable<OperationNews['result']>
  return { imported, skipped, replaced, ...(leftOut && { leftOut }) }
}

export interface OperationRequest {
  /** Its id, if it was chosen before. */
  readonly id?: string
  readonly kind: OperationKind
  readonly siteId: string | null
  /** The target in the audit record. */
  readonly target: string
  readonly input: OperationDetail['input']
}

const actsOfKinds = {
  Move: { name: 'operations.moveSite' },
  Copy: { name: 'operations.copySite' },
  Backup: { name: 'operations.backUpDatabase' },
  Restore: { name: 'operations.restoreDatabase' },
  Export: { name: 'operations.exportStorage' },
  Import: { name: 'operations.importStorage' },
  DeleteTenant: { name: 'operations.deleteTenant' },
  Archive: { name: 'operations.archive' },
} as const

/**
 * Queues an operation. `check` runs in the same transaction, and fails if the present state of the farm does not allow the
 * operation.
 */
export async function queueOperation(
  ctx: Pick<FarmContext, 'farm' | 'runtime' | 'actor'> & { readonly operations: Pick<FarmContext['operations'], 'wake' | 'tell'> },
  { id: chosen, kind, siteId, target, input }: OperationRequest,
  check: (records: Records<FarmTables>) => Promise<unknown>,
): Promise<FarmOperation> {
  const { farm, runtime, actor } = ctx
  const id = chosen ?? runtime.newId()
  const call = { ...actsOfKinds[kind], actor: actor.loginName, target, input } as const
  const row = await actOnFarm(farm, runtime, call, async (records, now) => {
    await check(records)
    const made: OperationRow = {
      ...{ id, kind, siteId, tenantId: null, status: 'Queued', progress: 0, finishedAt: null },
      detail: JSON.stringify({ input }),
      actor: actor.loginName,
      startedAt: now,
    }
    await records.insert('Operation', made)
    return made
  })
  const operation = operationOf(row)
  ctx.operations.tell(operationNews(operation))
  ctx.operations.wake()
  return operation
}

/** Fails with `relocation_refused` if an operation on the site waits or runs. */
export async function demandIdle(records: Records<FarmTables>, siteId: string): Promise<void> {
  const [other] = await records.query('Operation', { where: { siteId, status: { in: unfinished } }, limit: 1 })
  if (other)
    throw relocationRefused(`The operation ${other.id} (${other.kind}, ${other.status}) uses this site collection. Wait until it ends.`)
}

export const relocationRefused = (message: string): DomainError => new DomainError(relocationReasons.relocation_refused, { message })

/** The latest operations, newest first. */
export async function listOperations({ farm: { records } }: FarmContext): Promise<FarmOperation[]> {
  const newest = { orderBy: ['startedAt', 'id'], descending: ['startedAt', 'id'], limit: mostShown } as const
  return (await records.query('Operation', { where: {}, ...newest })).map(operationOf)
}

/**
 * The latest operations on a site collection, newest first. The site collection must belong to `webApplication`, a name.
 * Fails with `site_collection_not_found`.
 */
export async function listSiteOperations(
  { farm: { records } }: FarmContext,
  siteId: string,
  webApplication?: string,
): Promise<FarmOperation[]> {
  const site = await siteCollectionRow(records, siteId)
  if (webApplication !== undefined) {
    const [row] = await records.query('WebApplication', { where: { id: site.webApplicationId } })
    if (row?.nameKey !== fold(webApplication))
      throw new DomainError(siteCollectionReasons.site_collection_not_found, { id: siteId.slice(0, 60) })
  }
  const newest = { orderBy: ['startedAt', 'id'], descending: ['startedAt', 'id'], limit: mostShown } as const
  return (await records.query('Operation', { where: { siteId: site.id }, ...newest })).map(operationOf)
}

/** An operation. Fails with `operation_not_found`. */
export async function getOperation({ farm: { records } }: FarmContext, id: string): Promise<FarmOperation> {
  const row = await records.find('Operation', { id: id.toLowerCase() })
  if (!row) throw notFound(id)
  return operationOf(row)
}

/**
 * Cancels an operation that has not begun. Fails with `operation_not_found`, `operation_begun`, and with
 * `relocation_refused` for the deletion of a tenant.
 */
export async function cancelOperation({ farm, runtime, actor, operations }: FarmContext, id: string): Promise<void> {
  const call = { name: 'operations.cancel', actor: actor.loginName, target: id.slice(0, 60), input: { id } } as const
  const cancelled = await actOnFarm(farm, runtime, call, async (records, now) => {
    const row = await records.find('Operation', { id: id.toLowerCase() })
    if (!row) throw notFound(id)
    if (row.kind === ('DeleteTenant' satisfies OperationKind))
      throw relocationRefused('The tenant is not served any more. Its deletion cannot be cancelled.')
    const patch = { status: 'Cancelled' satisfies OperationStatus, finishedAt: now }
    if ((await records.update('Operation', { id: row.id, status: 'Queued' }, patch)) > 0) return operationOf({ ...row, ...patch })
    throw new DomainError(relocationReasons.operation_begun, { status: row.status })
  })
  // An import has its package already.
  if (cancelled.kind === 'Import') await operations.packages.discard(cancelled.id)
  operations.tell(operationNews(cancelled))
}

const notFound = (id: string) => new DomainError(relocationReasons.operation_not_found, { id: id.slice(0, 60) })

/** Deletes the operations that ended long ago. */
export async function forgetOldOperations(farm: FarmDatabase, runtime: Runtime): Promise<void> {
  const old = await farm.records.query('Operation', {
    where: {},
    upTo: { finishedAt: runtime.now() - keptMs },
    columns: ['id', 'finishedAt'],
  })
  for (const { id } of old) await farm.records.delete('Operation', { id })
}
