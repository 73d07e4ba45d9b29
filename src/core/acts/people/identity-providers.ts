import { systemActor } from '../../access/principals.ts'
import type { Actor, TokenReach } from '../../model/people/actor.ts'
import { actorOf, farmAdminRole, rolesInTenant } from '../../model/people/actors.ts'
import { type Identity, identify } from '../../model/people/login-names.ts'
import { tenantAdminRole } from '../../model/sites/tenant.ts'

/** A user name with a secret that proves it; each scheme has its own form of secret. */
export interface Credentials {
  readonly scheme: 'Basic' | 'Forms' | 'NTLM'
  readonly userName: string
  /** Whether the secret was made from this password. Takes the same time in both cases. */
  proves(password: string): boolean
}

/** `'not mine'` passes the credentials on to the next provider; `'rejected'` is final (protocol/sign-in#schemes). */
export type Verdict = 'accepted' | 'rejected' | 'not mine'

/** What a provider knows about a user. */
export interface UserProfile {
  /** In the provider's spelling. */
  readonly loginName?: string
  readonly title?: string
  readonly email?: string
  /** Login names of group claims. */
  readonly groups?: readonly string[]
  readonly roles?: readonly string[]
  readonly defaultGroup: Actor['defaultGroup']
  /** The reach of the token, if a token proves the user. */
  readonly reach?: TokenReach | undefined
}

export interface IdentityProvider {
  readonly name: string
  /** Providers are asked in ascending order. */
  readonly priority: number
  check(identity: Identity, credentials: Credentials): Verdict
  /** Undefined for a user of another provider. */
  profileOf(identity: Identity): UserProfile | undefined
}

/** Accepts any user name with any password: the test server's default (protocol/sign-in#schemes). */
export const acceptAll = (priority: number, defaultGroup: Actor['defaultGroup']): IdentityProvider => ({
  name: 'AcceptAll',
  priority,
  check: () => 'accepted',
  profileOf: () => ({ defaultGroup }),
})

/** The users who may sign in, and their actors: the only place that turns names into actors. */
export interface Users {
  /** The user whom the credentials prove; undefined for invalid credentials of any kind. */
  signIn(credentials: Credentials): Actor | undefined
  /** One key for all spellings of a user name, whether or not the user exists; empty for an invalid name. */
  accountOf(userName: string): string
  /** The user with a name that a session or token has proved; undefined if no provider knows it any more. */
  actorNamed(userName: string, scheme: Actor['scheme']): Actor | undefined
  /** An actor whose name and claims the caller vouches for; farm administrators get their role here. */
  actorFor(identity: Identity, profile: UserProfile, scheme: Actor['scheme']): Actor
}

export interface UsersOptions {
  readonly providers: readonly IdentityProvider[]
  /** Login names that hold the FarmAdmin role (protocol/sign-in#schemes). */
  readonly farmAdministrators: readonly string[]
  readonly hostName: string
  /** The tenant of the users; missing for the farm's own tenant. */
  readonly tenant?: { readonly slug: string; readonly owner: string } | undefined
}

/** The prefix of the login keys of users who are known here by their own names. */
const ownUsers = 'i:0#.'

export function createUsers(options: UsersOptions): Users {
  const providers = [...options.providers].sort((a, b) => a.priority - b.priority)
  const { tenant } = options
  // In a tenant nobody administers the farm, and the roles of other tenants mean nothing.
  const named = tenant ? [tenant.owner] : options.farmAdministrators
  const administrators = new Set(named.map((name) => identify(name, options.hostName)?.loginKey))
  const ownRole = tenant ? tenantAdminRole(tenant.slug) : farmAdminRole
  const rolesIn = (roles: readonly string[]) => (tenant ? rolesInTenant(roles, tenant.slug) : roles)
  const actorFor: Users['actorFor'] = (identity, { loginName, title, email, groups = [], roles = [], defaultGroup, reach }, scheme) => {
    const held = administrators.has(identity.loginKey) ? [...rolesIn(roles), ownRole] : rolesIn(roles)
    return actorOf(
      {
        ...identity,
        ...(loginName !== undefined && { loginName }),
        ...(title !== undefined && { title }),
        ...(email !== undefined && { email }),
      },
      { scheme, defaultGroup, groups, reach, roles: held, isEmailGiven: email !== undefined },
    )
  }
  const identified = (userName: string): Identity | undefined => {
    const identity = identify(userName, options.hostName)
    // A password never proves a group, a client, a user of an external provider, or the server itself.
    const isUser = identity?.loginKey.startsWith(ownUsers) && identity.loginKey !== systemActor.loginKey
    return isUser ? identity : undefined
  }
  const actorKnown = (identity: Identity, scheme: Actor['scheme']): Actor | undefined => {
    for (const provider of providers) {
      const profile = provider.profileOf(identity)
      if (profile) return actorFor(identity, profile, scheme)
    }
    return undefined
  }
  return {
    signIn(credentials) {
      const identity = identified(credentials.userName)
      if (!identity) return undefined
      for (const provider of providers) {
        const verdict = provider.check(identity, credentials)
        if (verdict !== 'not mine') return verdict === 'accepted' ? actorKnown(identity, credentials.scheme) : undefined
      }
      return undefined
    },
    accountOf: (userName) => identify(userName, options.hostName)?.loginKey ?? '',
    actorNamed(userName, scheme) {
      const identity = identified(userName)
      return identity && actorKnown(identity, scheme)
    },
    actorFor,
  }
}
