import type { Context } from '../core/context.ts'
import { contentTypeHandlers } from './content-types.ts'
import { createContextInfo } from './context-info.ts'
import { contract } from './contract.ts'
import { createRestEdge, type RestEdge } from './dispatch.ts'
import { fieldHandlers, webFieldHandlers } from './fields.ts'
import type { Handlers } from './handlers.ts'
import { getHealth, type ServerState } from './health.ts'
import { itemHandlers } from './items.ts'
import { listHandlers } from './lists.ts'
import { reply } from './reply.ts'
import { getSite } from './site.ts'
import { webHandlers } from './web.ts'

export interface RestOptions extends ServerState {
  readonly digestKey: Uint8Array
  readonly bodyLimitBytes: number
  /** The most rows of one page. */
  readonly pageLimit: number
  readonly log: (error: unknown, correlationId: string) => void
}

/** The REST edge with the handlers of every operation; see `RestEdge`. */
export function createRest(options: RestOptions): Promise<RestEdge<Context>> {
  const handlers: Handlers<Context> = {
    getHealth: getHealth(options),
    getSite,
    createContextInfo: createContextInfo(options),
    ...webHandlers,
    ...listHandlers,
    ...itemHandlers(options),
    ...fieldHandlers,
    ...webFieldHandlers,
    ...contentTypeHandlers,
  }
  const { bodyLimitBytes, log } = options
  return createRestEdge<Context>({
    contract,
    handlers,
    render: reply,
    bodyLimitBytes,
    report: (error, request) => log(error, request.correlationId),
  })
}
