import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { demandFarmAdmin } from '../core/model/people/actors.ts'
import { percentDecoded } from '../formats/percent-encoding.ts'
import type { Request } from './message.ts'
import type { SignIn } from './sign-in/sign-in.ts'

/** What belongs to the farm, in any case and below any site: its pages and operations (specification, Farm administration). */
const farmPath = /(?:^\/+(?:_admin|_farm)|\/_api\/+admin)(?:\/|$)/i

/** The path with what is needlessly encoded in it as itself: `/_%61dmin` is no other address. */
const plainPath = (path: string): string => percentDecoded(path) ?? path

export const belongsToFarm = (path: string): boolean => farmPath.test(plainPath(path))

/**
 * The policy FarmAdmin, which stands in front of all that belongs to the farm,
 * so that nobody else learns what is there. Fails with `sign_in_required`,
 * `access_denied`.
 */
export async function demandFarmAccess(signIn: SignIn, request: Request): Promise<void> {
  const actor = request.part?.caller ?? (await signIn.identifyCaller(request))
  if (!actor) throw new DomainError(kernelReasons.sign_in_required, { message: 'this address is for administrators of the farm.' })
  demandFarmAdmin(actor)
}
