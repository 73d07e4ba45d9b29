import { systemActor } from '../../access/principals.ts'
import type { Actor, TokenReach } from '../../model/people/actor.ts'
import { actorOf, farmAdminRole } from '../../model/people/actors.ts'
import { type Identity, identify } from '../../model/people/login-names.ts'

/** A user name with a secret that proves it; each scheme has another form of secret. */
export interface Credentials {
  readonly scheme: 'Basic' | 'Forms' | 'NTLM'
  readonly userName: string
  /** Whether the secret was made of this password. Takes as long whether or not it was. */
  proves(password: string): boolean
}

/** `'not mine'` passes the credentials on to the next provider; `'rejected'` is final (decisions N). */
export type Verdict = 'accepted' | 'rejected' | 'not mine'

/** What a provider says of a user whom it knows. */
export interface UserProfile {
  /** As the provider spells it. */
  readonly loginName?: string
  readonly title?: string
  readonly email?: string
  /** Login names of group claims. */
  readonly groups?: readonly string[]
  readonly roles?: readonly string[]
  readonly defaultGroup: Actor['defaultGroup']
  /** Of the token, where one vouches for the user. */
  readonly reach?: TokenReach | undefined
}

export interface IdentityProvider {
  readonly name: string
  /** Asked in ascending order. */
  readonly priority: number
  check(identity: Identity, credentials: Credentials): Verdict
  /** Undefined for who is not this provider's. */
  profileOf(identity: Identity): UserProfile | undefined
}

/** Takes any user name with any password: the test server's default (specification, Authentication). */
export const acceptAll = (priority: number, defaultGroup: Actor['defaultGroup']): IdentityProvider => ({
  name: 'AcceptAll',
  priority,
  check: () => 'accepted',
  profileOf: () => ({ defaultGroup }),
})

/** Who may sign in, and what they are then: the one place where names become actors. */
export interface Users {
  /** Whom the credentials prove; undefined when they do not hold, whatever is wrong with them. */
  signIn(credentials: Credentials): Actor | undefined
  /** One text for all spellings of a user name, whether or not there is such a user; empty for what is no name. */
  accountOf(userName: string): string
  /** The user of a name that was proved before, as by a session or a token; undefined where no provider knows it any more. */
  actorNamed(userName: string, scheme: Actor['scheme']): Actor | undefined
  /** An actor whose name and claims somebody else vouches for; farm administrators get their role here. */
  actorFor(identity: Identity, profile: UserProfile, scheme: Actor['scheme']): Actor
}

export interface UsersOptions {
  readonly providers: readonly IdentityProvider[]
  /** Login names that hold the FarmAdmin role (decisions N). */
  readonly farmAdministrators: readonly string[]
  readonly hostName: string
}

/** What the login keys of users begin with who are known here by their own names. */
const ownUsers = 'i:0#.'

export function createUsers(options: UsersOptions): Users {
  const providers = [...options.providers].sort((a, b) => a.priority - b.priority)
  const administrators = new Set(options.farmAdministrators.map((name) => identify(name, options.hostName)?.loginKey))
  const actorFor: Users['actorFor'] = (identity, { loginName, title, email, groups = [], roles = [], defaultGroup, reach }, scheme) =>
    actorOf(
      {
        ...identity,
        ...(loginName !== undefined && { loginName }),
        ...(title !== undefined && { title }),
        ...(email !== undefined && { email }),
      },
      { scheme, defaultGroup, groups, reach, roles: administrators.has(identity.loginKey) ? [...roles, farmAdminRole] : roles },
    )
  const identified = (userName: string): Identity | undefined => {
    const identity = identify(userName, options.hostName)
    // A password proves nobody to be a group, a client, a user of a provider elsewhere, or the server itself.
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
