import type { Context } from '../core/context.ts'
import { attachmentHandlers } from './attachments.ts'
import { type BatchOptions, batchHandler } from './batch.ts'
import { camlHandlers } from './caml-query.ts'
import { changeHandlers } from './changes.ts'
import { contentTypeHandlers } from './content-types.ts'
import { createContextInfo } from './context-info.ts'
import { contract } from './contract.ts'
import { createRestEdge, type RestEdge } from './dispatch.ts'
import { fieldHandlers, webFieldHandlers } from './fields.ts'
import { fileStateHandlers } from './file-states.ts'
import { fileVersionHandlers } from './file-versions.ts'
import { fileHandlers } from './files.ts'
import { lookUpItem } from './folder-address.ts'
import { folderHandlers } from './folders.ts'
import { groupHandlers } from './groups.ts'
import type { Handlers, OperationId } from './handlers.ts'
import { healthHandlers, type ServerState } from './health.ts'
import { formHandlers } from './item-forms.ts'
import { versionHandlers } from './item-versions.ts'
import { itemHandlers } from './items.ts'
import { listDataHandlers } from './list-data.ts'
import { listHandlers } from './lists.ts'
import { permissionHandlers } from './permissions.ts'
import { recycleBinHandlers } from './recycle-bin.ts'
import { regionalSettingsHandlers } from './regional-settings.ts'
import { reply } from './reply.ts'
import { roleDefinitionHandlers } from './role-definitions.ts'
import { searchHandlers } from './search.ts'
import { siteHandlers } from './site.ts'
import { templateHandlers } from './templates.ts'
import { type PeopleOptions, userHandlers } from './users.ts'
import { viewHandlers } from './views.ts'
import { webHandlers } from './web.ts'

export interface RestOptions extends ServerState, BatchOptions, PeopleOptions {
  readonly digestKey: Uint8Array
  readonly bodyLimitBytes: number
  /** The largest file or attachment. */
  readonly uploadLimitBytes: number
  /** The most rows of one page. */
  readonly pageLimit: number
  readonly log: (error: unknown, correlationId: string) => void
}

/** Reads whose answers change although nothing was written: a search knows the time, and says how long it took. */
export const volatileOperations: ReadonlySet<OperationId> = new Set(['searchQuery'] as const)

/** The REST edge with the handlers of every operation; see `RestEdge`. */
export function createRest(options: RestOptions): Promise<RestEdge<Context>> {
  const handlers: Handlers<Context> = {
    ...healthHandlers(options),
    ...siteHandlers,
    ...templateHandlers,
    createContextInfo: createContextInfo(options),
    runBatch: batchHandler(options),
    ...changeHandlers,
    ...searchHandlers,
    ...webHandlers,
    ...listHandlers,
    ...viewHandlers,
    ...formHandlers,
    ...versionHandlers,
    ...attachmentHandlers(options),
    ...fileHandlers(options),
    ...fileStateHandlers,
    ...fileVersionHandlers,
    ...recycleBinHandlers,
    ...camlHandlers,
    ...listDataHandlers,
    ...itemHandlers(options),
    ...folderHandlers(options),
    ...userHandlers(options),
    ...groupHandlers(options),
    ...roleDefinitionHandlers,
    ...permissionHandlers,
    ...regionalSettingsHandlers,
    ...fieldHandlers,
    ...webFieldHandlers,
    ...contentTypeHandlers,
  }
  const { bodyLimitBytes, log } = options
  return createRestEdge<Context>({
    contract,
    handlers,
    render: reply,
    lookUp: (_kind, ctx, params) => lookUpItem(ctx, params),
    bodyLimitBytes,
    report: (error, request) => log(error, request.correlationId),
  })
}
