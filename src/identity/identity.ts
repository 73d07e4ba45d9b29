import type { Request } from '../http/message/message.ts'
import type { ContractMode } from '../http/strict/handling.ts'
import type { AddressedEdge } from '../http/way/edge.ts'
import { authorize } from './authorize.ts'
import { contract } from './contract.ts'
import { getJwks, getOpenIdConfiguration, userInfoHandlers } from './discovery.ts'
import { createDispatch } from './dispatch.ts'
import { tokenFailureResponse } from './errors.ts'
import { formsHandlers } from './forms.ts'
import { issueToken } from './token.ts'
import type { IdentityParts } from './token-service.ts'

/** The identity edge with the handlers of every operation; see `createDispatch`. */
export function createIdentity(
  parts: IdentityParts,
  mode: ContractMode,
  log: (error: unknown, correlationId: string) => void,
): AddressedEdge {
  return createDispatch({
    contract,
    mode,
    withoutTags: parts.settings.offersTokens ? [] : ['Tokens'],
    handlers: {
      getOpenIdConfiguration: getOpenIdConfiguration(parts),
      getJwks: getJwks(parts),
      authorize: authorize(parts),
      issueToken: issueToken(parts),
      ...userInfoHandlers(parts),
      ...formsHandlers(parts),
    },
    failures: { issueToken: tokenFailureResponse },
    report: (error: unknown, request: Request) => log(error, request.correlationId),
  })
}
