import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { kernelReasons } from '../../kernel/reasons.ts'
import type { Actor, TokenReach } from './actor.ts'
import { claimsOfAll, type Identity } from './login-names.ts'

/** What a sign-in knows of somebody beside the name. */
export interface ActorFacts {
  readonly scheme: Actor['scheme']
  readonly defaultGroup: Actor['defaultGroup']
  /** Login names of group claims, in any case. */
  readonly groups?: Iterable<string>
  /** In any case. */
  readonly roles?: Iterable<string>
  readonly reach?: TokenReach | undefined
}

/** The role that administers the farm (specification, Authorization). */
export const farmAdminRole = 'FarmAdmin'

/**
 * Who a request speaks for. Whoever has signed in holds the claim of everyone,
 * and that of all users of its kind; a client that acts for itself holds none
 * but those it is given.
 */
export function actorOf(identity: Identity, { scheme, defaultGroup, groups = [], roles = [], reach }: ActorFacts): Actor {
  const { loginKey, loginName, title, email } = identity
  const claims = [...new Set([...groups].map(fold).concat(claimsOf(loginKey, scheme)))].sort()
  const held = new Set([...roles].map(fold))
  const rightsKey = JSON.stringify([loginKey, defaultGroup, scheme === 'System', claims, [...held].sort()])
  return { loginName, loginKey, title, email, scheme, defaultGroup, groups: claims, roles: held, rightsKey, ...(reach && { reach }) }
}

function claimsOf(loginKey: string, scheme: Actor['scheme']): string[] {
  if (scheme === 'System') return []
  if (scheme === 'Anonymous') return [claimsOfAll.anonymous]
  if (loginKey.startsWith('i:0#.w|')) return [claimsOfAll.everyone, claimsOfAll.windows]
  if (loginKey.startsWith('i:0#.f|membership|')) return [claimsOfAll.everyone, claimsOfAll.forms]
  return loginKey.startsWith('i:0i.t|') ? [] : [claimsOfAll.everyone]
}

/** Speaks for requests without credentials where a web application lets them read. */
export const anonymousActor: Actor = actorOf(
  { loginKey: 'anonymous', loginName: 'anonymous', title: 'Anonymous', email: '' },
  { scheme: 'Anonymous', defaultGroup: 'None' },
)

export const hasRole = ({ roles }: Pick<Actor, 'roles'>, role: string): boolean => roles.has(fold(role))

/** What to fail with where `actor` lacks a right: `sign_in_required` for an anonymous one, because somebody may have it who signs in. */
export const accessDenied = ({ scheme, loginName }: Actor, right: string): DomainError =>
  scheme === 'Anonymous'
    ? new DomainError(kernelReasons.sign_in_required, { message: 'anonymous users may not do this.' })
    : new DomainError(kernelReasons.access_denied, { actor: loginName, right })

/** The policy of the farm's pages and operations. Fails with `access_denied` unless the actor holds the FarmAdmin role. */
export function demandFarmAdmin(actor: Actor): void {
  if (!hasRole(actor, farmAdminRole)) throw accessDenied(actor, farmAdminRole)
}
