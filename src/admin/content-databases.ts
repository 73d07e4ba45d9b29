import type { components } from '../../generated/admin/operations.ts'
import {
  type ContentDatabaseState,
  createContentDatabase,
  deleteContentDatabase,
  getContentDatabase,
  listContentDatabases,
  updateContentDatabase,
} from '../core/acts/farm/content-databases.ts'
import { readStorage, shownStorage } from '../core/model/sites/storage-backends.ts'
import type { AdminHandlers } from './handlers.ts'

/** contracts/admin/content-databases.yaml */
export const contentDatabaseHandlers: Pick<
  AdminHandlers,
  'listContentDatabases' | 'addContentDatabase' | 'getContentDatabase' | 'updateContentDatabase' | 'deleteContentDatabase'
> = {
  listContentDatabases: async ({ params }, reply, ctx) =>
    reply.json(200, { value: (await listContentDatabases(ctx, params.name)).map(contentDatabase) }),
  addContentDatabase: async ({ params, body }, reply, ctx) =>
    reply.json(201, contentDatabase(await createContentDatabase(ctx, params.name, body))),
  getContentDatabase: async ({ params }, reply, ctx) =>
    reply.json(200, contentDatabase(await getContentDatabase(ctx, params.name, params.databaseId))),
  updateContentDatabase: async ({ params, body }, reply, ctx) =>
    reply.json(200, contentDatabase(await updateContentDatabase(ctx, { webApplication: params.name, id: params.databaseId }, body))),
  deleteContentDatabase: async ({ params, query }, reply, ctx) => {
    await deleteContentDatabase(ctx, { webApplication: params.name, id: params.databaseId }, query.detach ?? false)
    return reply.empty(204)
  },
}

const contentDatabase = ({ row, status, siteCount }: ContentDatabaseState): components['schemas']['ContentDatabase'] => ({
  id: row.id,
  name: row.name,
  status,
  siteCount,
  maxSiteCount: row.maxSiteCount,
  ...shownStorage(readStorage(row.storage)),
  ...(row.connectionRef !== null && { connectionStringRef: row.connectionRef }),
})
