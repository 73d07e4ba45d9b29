import type { components } from '../../generated/admin/operations.ts'
import { backUpDatabase } from '../core/acts/operations/backup.ts'
import { copySite } from '../core/acts/operations/copy.ts'
import { moveSite } from '../core/acts/operations/move.ts'
import {
  cancelOperation,
  type FarmOperation,
  getOperation,
  listOperations,
  listSiteOperations,
} from '../core/acts/operations/operations.ts'
import { restoreDatabase } from '../core/acts/operations/restore.ts'
import type { AdminHandlers } from './handlers.ts'

type ShownOperation = components['schemas']['Operation']

export const operationHandlers: Pick<
  AdminHandlers,
  | 'listOperations'
  | 'listSiteOperations'
  | 'getOperation'
  | 'cancelOperation'
  | 'moveSite'
  | 'copySite'
  | 'backUpContentDatabase'
  | 'restoreContentDatabase'
> = {
  listOperations: async (_call, reply, ctx) => reply.json(200, { value: (await listOperations(ctx)).map(shownOperation) }),
  listSiteOperations: async ({ params, query }, reply, ctx) =>
    reply.json(200, { value: (await listSiteOperations(ctx, params.siteId, query.webApp)).map(shownOperation) }),
  getOperation: async ({ params }, reply, ctx) => reply.json(200, shownOperation(await getOperation(ctx, params.operationId))),
  async cancelOperation({ params }, reply, ctx) {
    await cancelOperation(ctx, params.operationId)
    return reply.empty(204)
  },
  moveSite: async ({ params, body }, reply, ctx) => reply.json(202, shownOperation(await moveSite(ctx, params.siteId, body))),
  copySite: async ({ params, body }, reply, ctx) => reply.json(202, shownOperation(await copySite(ctx, params.siteId, body))),
  backUpContentDatabase: async ({ params, body }, reply, ctx) =>
    reply.json(202, shownOperation(await backUpDatabase(ctx, params.name, params.databaseId, body.path))),
  restoreContentDatabase: async ({ params, body }, reply, ctx) =>
    reply.json(202, shownOperation(await restoreDatabase(ctx, params.name, body))),
}

/** An operation as the contract describes it. */
export function shownOperation({ id, kind, siteId, status, progress, startedAt, finishedAt, error }: FarmOperation): ShownOperation {
  return {
    operationId: id,
    kind,
    ...(siteId !== null && { siteId }),
    status,
    progress,
    startedUtc: new Date(startedAt).toISOString(),
    ...(finishedAt !== null && { endedUtc: new Date(finishedAt).toISOString() }),
    ...(error !== undefined && { error }),
  }
}
