import { createJsonEdge } from '../http/json/json-edge.ts'
import type { AddressedEdge } from '../http/way/edge.ts'
import type { WopiParts } from './context.ts'
import { wopiContract } from './contract.ts'
import { wopiHandlers } from './handlers.ts'

/** The maximum size of a JSON body. */
const bodyLimitBytes = 64 * 1024

/** The edge of editors in the browser (docs/editing.md). A token of an editing session names its user. */
export const createWopi = (parts: WopiParts, log: (error: unknown, correlationId: string) => void): AddressedEdge =>
  createJsonEdge<WopiParts>({
    contract: wopiContract,
    handlers: wopiHandlers,
    bodyLimitBytes,
    withoutTags: [],
    contextOf: () => parts,
    report: (error, request) => log(error, request.correlationId),
  })
