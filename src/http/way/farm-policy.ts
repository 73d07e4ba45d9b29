import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { demandAdministrator } from '../../core/model/people/actors.ts'
import { percentDecoded } from '../../formats/percent.ts'
import { errorReply } from '../message/error-reply.ts'
import type { Response } from '../message/message.ts'
import { callerOf, demandReach } from './caller.ts'
import type { RequestState, WayParts } from './state.ts'

/** Paths of the farm, in any case and below any site: its pages and operations (protocol/addresses#farm). */
const farmPath = /(?:^\/+(?:_admin|_farm)|\/_api\/+admin)(?:\/|$)/i

/**
 * Whether a path belongs to the farm. Unnecessary percent-encoding makes no difference: `/_%61dmin` is the same
 * address.
 */
export const belongsToFarm = (path: string): boolean => farmPath.test(percentDecoded(path) ?? path)

/**
 * The policy FarmAdmin; at the hosts of a tenant the policy of its administrators. It runs before everything else that belongs to the farm, so that nobody else learns what is
 * there. Refuses other callers, in the second form of error bodies.
 */
export function refuseStrangers(parts: WayParts, state: RequestState): Promise<Response | undefined> | undefined {
  return belongsToFarm(state.request.path) ? refusalOf(parts, state) : undefined
}

async function refusalOf(parts: WayParts, state: RequestState): Promise<Response | undefined> {
  try {
    const actor = await callerOf(parts, state)
    if (!actor) throw new DomainError(kernelReasons.sign_in_required, { message: 'this address is only for farm administrators.' })
    demandAdministrator(actor, state.request.tenant?.slug)
    demandReach(actor, state.request.method === 'GET' || state.request.method === 'HEAD' ? 'read' : 'write')
    return undefined
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { column, edge } = state.route
    // A browser that asks for a page of the farm gets a page.
    return column === 'admin' && edge ? edge.fail(state.request, error) : errorReply(state.request, error)
  }
}
