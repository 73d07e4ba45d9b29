import { fold } from '../../kernel/fold.ts'
import { type Identity, identify } from '../../model/people/login-names.ts'
import type { IdentityProvider, UserProfile } from './identity-providers.ts'

/** A user in the configuration. */
export interface ConfigUser {
  readonly password: string
  /** Empty if it follows from the login name. */
  readonly email: string
  readonly displayName: string
  readonly roles: readonly string[]
  /** Its direct groups. */
  readonly groups: readonly string[]
}

export interface ConfigUsersOptions {
  readonly priority: number
  readonly users: ReadonlyMap<string, ConfigUser>
  /** The groups that contain each group. */
  readonly groups: ReadonlyMap<string, readonly string[]>
  readonly hostName: string
}

interface KnownUser {
  readonly password: string
  readonly profile: UserProfile
}

/** The user to compare with if the name is unknown, so that the reply takes as long. */
const nobody: KnownUser = { password: 'nobody', profile: { defaultGroup: 'None' } }

/**
 * Users with passwords and nested groups (protocol/sign-in#schemes). No other
 * provider gets a name that is known here. Fails with an `Error` that says what
 * is wrong if two names mean the same user, or one is not a user name.
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

/** The claims of a group in the established server: as a role, and as a Windows group. */
const groupClaimsOf = (name: string): string[] => [`c:0-.f|rolemanager|${name}`, `c:0+.w|${name}`]

const foldedName = (name: string): string => fold(name.trim())

/** These groups and all groups that contain them, each once: groups may contain each other in a circle. */
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
