import type { Context } from '../core/context.ts'
import type { Request, Response } from '../http/message.ts'
import { createContextInfo } from './context-info.ts'
import { contract } from './contract.ts'
import { createRestEdge } from './dispatch.ts'
import { errorResponse } from './errors.ts'
import type { Anonymous, Handlers } from './handlers.ts'
import { getHealth, type ServerState } from './health.ts'
import { itemHandlers } from './items.ts'
import { listHandlers } from './lists.ts'
import { negotiate } from './negotiate.ts'
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
export async function createRest(options: RestOptions): Promise<(request: Request, resourcePath: string, open: () => Promise<Context | undefined>) => Promise<Response>> {
  const handlers: Handlers<Context> = {
    getHealth: getHealth(options),
    getSite,
    createContextInfo: createContextInfo(options),
    ...webHandlers,
    ...listHandlers,
    ...itemHandlers(options),
  }
  const { bodyLimitBytes, log } = options
  const edge = await createRestEdge<Context>({ contract, handlers, render: reply, bodyLimitBytes, report: (error, request) => log(error, request.correlationId) })
  return async (request, resourcePath, open) => {
    let ctx: Context | undefined
    try {
      ctx = await open()
    } catch (error) {
      return errorResponse(error, negotiate(request.headers.accept))
    }
    return edge(request, resourcePath, ctx ?? ({} as Anonymous<Context>))
  }
}
