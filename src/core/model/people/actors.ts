import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { kernelReasons } from '../../kernel/reasons.ts'
import { tenantAdminRole } from '../sites/tenant.ts'
import type { Actor, TokenReach } from './actor.ts'
import { claimsOfAll, type Identity } from './login-names.ts'

/** What a sign-in knows about an actor besides the name. */
export interface ActorFacts {
  readonly scheme: Actor['scheme']
  readonly defaultGroup: Actor['defaultGroup']
  /** Login names of group claims, in any case. */
  readonly groups?: Iterable<string>
  /** In any case. */
  readonly roles?: Iterable<string>
  readonly reach?: TokenReach | undefined
  /** The identity provider gave the e-mail address. */
  readonly isEmailGiven?: boolean
}

/** The role that administers the farm (protocol/permissions#roles-from-outside). */
export const farmAdminRole = 'FarmAdmin'

/** What tokens and configured users of the established server call it. */
const farmAdminSynonym = fold('CentralAdmin')

/**
 * The roles that an actor keeps in a tenant: its own administration, and roles for every site, which there means every
 * site of the tenant. Nobody administers the farm or another tenant there.
 */
export function rolesInTenant(roles: readonly string[], slug: string): string[] {
  const farmRoles = new Set([fold(farmAdminRole), farmAdminSynonym])
  const own = fold(tenantAdminRole(slug))
  const isOfTenants = (role: string) => role.startsWith(fold(tenantAdminRole('')))
  return roles.filter((role) => !farmRoles.has(fold(role)) && (!isOfTenants(fold(role)) || fold(role) === own))
}

/**
 * Makes an actor. A user who has signed in holds the claim of everyone and that
 * of all users of its kind. A client that acts for itself holds only the claims
 * that it is given.
 */
export function actorOf(identity: Identity, { scheme, defaultGroup, groups = [], roles = [], reach, isEmailGiven }: ActorFacts): Actor {
  const { loginKey, loginName, title, email } = identity
  const claims = [...new Set([...groups].map(fold).concat(claimsOf(loginKey, scheme)))].sort()
  const held = new Set([...roles].map(fold))
  if (held.has(farmAdminSynonym)) held.add(fold(farmAdminRole))
  const rightsKey = JSON.stringify([loginKey, defaultGroup, scheme === 'System', claims, [...held].sort()])
  return {
    ...{ loginName, loginKey, title, email, scheme, defaultGroup, groups: claims, roles: held, rightsKey },
    ...(reach && { reach }),
    ...(isEmailGiven && { isEmailGiven }),
  }
}

function claimsOf(loginKey: string, scheme: Actor['scheme']): string[] {
  if (scheme === 'System') return []
  if (scheme === 'Anonymous') return [claimsOfAll.anonymous]
  if (loginKey.startsWith('i:0#.w|')) return [claimsOfAll.everyone, claimsOfAll.windows]
  if (loginKey.startsWith('i:0#.f|membership|')) return [claimsOfAll.everyone, claimsOfAll.forms]
  return loginKey.startsWith('i:0i.t|') ? [] : [claimsOfAll.everyone]
}

/** The actor of requests without credentials, if a web application permits them to read. */
export const anonymousActor: Actor = actorOf(
  { loginKey: 'anonymous', loginName: 'anonymous', title: 'Anonymous', email: '' },
  { scheme: 'Anonymous', defaultGroup: 'None' },
)

export const hasRole = ({ roles }: Pick<Actor, 'roles'>, role: string): boolean => roles.has(fold(role))

/** The error for `actor` without a right: `sign_in_required` if it is anonymous, because a signed-in user may have the right. */
export const accessDenied = ({ scheme, loginName }: Actor, right: string): DomainError =>
  scheme === 'Anonymous'
    ? new DomainError(kernelReasons.sign_in_required, { message: 'anonymous users may not do this.' })
    : new DomainError(kernelReasons.access_denied, { actor: loginName, right })

/** Whether the actor holds the FarmAdmin role. */
export const isFarmAdmin = (actor: Actor): boolean => hasRole(actor, farmAdminRole)

/**
 * The check for the administration: of the farm, or at a host of a tenant that of the tenant. Fails with `access_denied`
 * unless the actor holds the role for it.
 */
export function demandAdministrator(actor: Actor, tenantSlug: string | undefined): void {
  if (tenantSlug === undefined) demandFarmAdmin(actor)
  else if (!hasRole(actor, tenantAdminRole(tenantSlug))) throw accessDenied(actor, tenantAdminRole(tenantSlug))
}

/** The check for the farm's pages and operations. Fails with `access_denied` unless the actor holds the FarmAdmin role. */
export function demandFarmAdmin(actor: Actor): void {
  if (!isFarmAdmin(actor)) throw accessDenied(actor, farmAdminRole)
}
