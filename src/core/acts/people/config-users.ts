import { fold } from '../../kernel/fold.ts'
import { type Identity, identify } from '../../model/people/login-names.ts'
import type { IdentityProvider, UserProfile } from './identity-providers.ts'

/** A user as the configuration names it. */
export interface ConfigUser {
  readonly password: string
  /** Empty where the login name is to say it. */
  readonly email: string
  readonly displayName: string
  readonly roles: readonly string[]
  /** The groups that it is in itself. */
  readonly groups: readonly string[]
}

export interface ConfigUsersOptions {
  readonly priority: number
  readonly users: ReadonlyMap<string, ConfigUser>
  /** The groups that each group is in. */
  readonly groups: ReadonlyMap<string, readonly string[]>
  readonly hostName: string
}

interface KnownUser {
  readonly password: string
  readonly profile: UserProfile
}

/** Compared with where there is no such user, so that an answer takes as long. */
const nobody: KnownUser = { password: 'nobody', profile: { defaultGroup: 'None' } }

/**
 * Named users with passwords and nested groups (specification, Authentication).
 * A name that is known here is nobody else's. Fails with an `Error` that names
 * what is wrong when two of the names are one user, or one is no user name.
 */
export function configUsers({ priority, users, groups, hostName }: ConfigUsersOptions): IdentityProvider {
  const above = new Map([...groups].map(([name, parents]) => [foldedName(name), parents]))
  const known = new Map<string, KnownUser>()
  for (const [name, user] of users) {
    const identity = identify(name, hostName)
    if (!identity) throw new Error(`'${name}' is no user name`)
    if (known.has(identity.loginKey)) throw new Error(`'${name}' is the same user as another one`)
    known.set(identity.loginKey, { password: user.password, profile: profileOf(identity.loginName, user, groupsAbove(user.groups, above)) })
  }
  return {
    name: 'ConfigUsers',
    priority,
    check(identity, credentials) {
      const user = known.get(identity.loginKey)
      const holds = credentials.proves((user ?? nobody).password)
      if (!user) return 'not mine'
      return holds ? 'accepted' : 'rejected'
    },
    profileOf: ({ loginKey }: Identity) => known.get(loginKey)?.profile,
  }
}

const profileOf = (loginName: string, { email, displayName, roles }: ConfigUser, groups: readonly string[]): UserProfile => ({
  loginName,
  ...(displayName !== '' && { title: displayName }),
  ...(email !== '' && { email }),
  roles,
  groups: groups.flatMap(groupClaimsOf),
  defaultGroup: 'None',
})

/** The claims by which the established server knows a group: as a role, and as a group of Windows. */
const groupClaimsOf = (name: string): string[] => [`c:0-.f|rolemanager|${name}`, `c:0+.w|${name}`]

const foldedName = (name: string): string => fold(name.trim())

/** These groups and all that they are in, each once: a group may be in itself by way of others. */
function groupsAbove(groups: readonly string[], above: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>()
  const pending = [...groups]
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const key = foldedName(name)
    if (found.has(key)) continue
    found.add(key)
    pending.push(...(above.get(key) ?? []))
  }
  return [...found]
}
