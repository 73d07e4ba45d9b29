import { backUpDatabase } from '../core/acts/operations/backup.ts'
import { copySite } from '../core/acts/operations/copy.ts'
import { moveSite } from '../core/acts/operations/move.ts'
import { cancelOperation, getOperation, listOperations, listSiteOperations, operationNews } from '../core/acts/operations/operations.ts'
import { restoreDatabase } from '../core/acts/operations/restore.ts'
import type { AdminHandlers } from './handlers.ts'

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
  listOperations: async (_call, reply, ctx) => reply.json(200, { value: (await listOperations(ctx)).map(operationNews) }),
  listSiteOperations: async ({ params, query }, reply, ctx) =>
    reply.json(200, { value: (await listSiteOperations(ctx, params.siteId, query.webApp)).map(operationNews) }),
  getOperation: async ({ params }, reply, ctx) => reply.json(200, operationNews(await getOperation(ctx, params.operationId))),
  async cancelOperation({ params }, reply, ctx) {
    await cancelOperation(ctx, params.operationId)
    return reply.empty(204)
  },
  moveSite: async ({ params, body }, reply, ctx) => reply.json(202, operationNews(await moveSite(ctx, params.siteId, body))),
  copySite: async ({ params, body }, reply, ctx) => reply.json(202, operationNews(await copySite(ctx, params.siteId, body))),
  backUpContentDatabase: async ({ params, body }, reply, ctx) =>
    reply.json(202, operationNews(await backUpDatabase(ctx, params.name, params.databaseId, body.path))),
  restoreContentDatabase: async ({ params, body }, reply, ctx) =>
    reply.json(202, operationNews(await restoreDatabase(ctx, params.name, body))),
}
