import { contract } from '../entities/shape/contract.ts'
import type { WireContext } from '../profile/wire-context.ts'
import { type BatchOptions, batchHandler } from './batch/batch.ts'
import { changeHandlers } from './changes.ts'
import { createRestEdge, type RestEdge } from './dispatch.ts'
import { fileStateHandlers } from './files/file-states.ts'
import { fileVersionHandlers } from './files/file-versions.ts'
import { fileHandlers } from './files/files.ts'
import { lookUpItem } from './files/folder-address.ts'
import { folderHandlers } from './files/folders.ts'
import type { Handlers } from './handlers.ts'
import { healthHandlers, type ServerState } from './health.ts'
import { attachmentHandlers } from './items/attachments.ts'
import { camlHandlers } from './items/caml-query.ts'
import { formHandlers } from './items/item-forms.ts'
import { versionHandlers } from './items/item-versions.ts'
import { itemHandlers } from './items/items.ts'
import { contentTypeHandlers } from './lists/content-types.ts'
import { fieldHandlers, webFieldHandlers } from './lists/fields.ts'
import { listDataHandlers } from './lists/list-data.ts'
import { listHandlers } from './lists/lists.ts'
import { viewHandlers } from './lists/views.ts'
import { reply } from './odata/envelope.ts'
import { groupHandlers } from './people/groups.ts'
import { type PeopleOptions, userHandlers } from './people/users.ts'
import { permissionHandlers } from './permissions/permissions.ts'
import { roleDefinitionHandlers } from './permissions/role-definitions.ts'
import { recycleBinHandlers } from './recycle-bin/recycle-bin.ts'
import { searchHandlers } from './search.ts'
import { createContextInfo } from './sites/context-info.ts'
import { regionalSettingsHandlers } from './sites/regional-settings.ts'
import { siteHandlers } from './sites/site.ts'
import { templateHandlers } from './sites/templates.ts'
import { webHandlers } from './sites/web.ts'

export interface RestOptions extends ServerState, BatchOptions, PeopleOptions {
  readonly digestKey: Uint8Array
  readonly bodyLimitBytes: number
  /** The largest file or attachment. */
  readonly uploadLimitBytes: number
  /** The most rows of one page. */
  readonly pageLimit: number
  readonly log: (error: unknown, correlationId: string) => void
}

/** The REST edge with the handlers of every operation; see `RestEdge`. */
export function createRest(options: RestOptions): Promise<RestEdge<WireContext>> {
  const handlers: Handlers<WireContext> = {
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
  return createRestEdge<WireContext>({
    contract,
    handlers,
    render: reply,
    lookUp: (_kind, ctx, params) => lookUpItem(ctx, params),
    bodyLimitBytes,
    report: (error, request) => log(error, request.correlationId),
  })
}
