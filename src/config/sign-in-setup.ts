import type { EndedSessions } from '../core/acts/identity/ended-sessions.ts'
import { configUsers } from '../core/acts/people/config-users.ts'
import { acceptAll, createUsers, type IdentityProvider, type Users } from '../core/acts/people/identity-providers.ts'
import { fold } from '../core/kernel/fold.ts'
import type { Runtime } from '../core/kernel/ports.ts'
import { type ServedTenant, tenantAdminRole } from '../core/model/sites/tenant.ts'
import { areInBounds, longestPasswordBytes, longestUserName } from '../http/sign-in/credentials.ts'
import { createGuesses, type Guesses, unlimitedGuesses } from '../http/sign-in/guesses.ts'
import { ntlmSchemes } from '../http/sign-in/ntlm.ts'
import { basicScheme, createSignIn, type Scheme, type SignIn } from '../http/sign-in/sign-in.ts'
import type { Config } from './config.ts'
import { ConfigError } from './setting.ts'

/**
 * The users of the configured providers; in a tenant the configured roles do not count, except the one that administers
 * this tenant. Fails with `ConfigError`.
 */
export const usersOf = (config: Config, tenant?: TenantFacts): Users =>
  createUsers({ providers: providersOf(config, tenant), farmAdministrators: config.FarmAdministrators, hostName: config.HostName, tenant })

type TenantFacts = Pick<ServedTenant, 'slug' | 'owner'>

/** The roles of a configured user or client that count in a tenant. */
export const configuredRolesIn = (roles: readonly string[], { slug }: Pick<ServedTenant, 'slug'>): string[] =>
  roles.filter((role) => fold(role) === fold(tenantAdminRole(slug)))

function providersOf(config: Config, tenant: TenantFacts | undefined): IdentityProvider[] {
  const providers: IdentityProvider[] = []
  if (config['Identity:Providers:ConfigUsers:Enabled']) providers.push(configUsersOf(config, tenant))
  if (config['Identity:Providers:AcceptAll:Enabled'])
    providers.push(acceptAll(config['Identity:Providers:AcceptAll:Priority'], config['Identity:DefaultGroup']))
  return providers
}

function configUsersOf(config: Config, tenant: TenantFacts | undefined): IdentityProvider {
  const users = config['Identity:ConfigUsers:Users']
  const groups = config['Identity:ConfigUsers:Groups']
  for (const [name, { Password: password }] of users)
    if (!areInBounds(name, password))
      throw new ConfigError(
        `Identity:ConfigUsers:Users:${name.slice(0, 60)}: a name has at most ${longestUserName} characters, and a password at most ${longestPasswordBytes} bytes.`,
      )
  try {
    return configUsers({
      priority: config['Identity:Providers:ConfigUsers:Priority'],
      users: new Map(
        [...users].map(([name, { Password: password, Email: email, DisplayName: displayName, Roles: roles, Groups: own }]) => [
          name,
          { password, email, displayName, roles: tenant ? configuredRolesIn(roles, tenant) : roles, groups: own },
        ]),
      ),
      groups: new Map([...groups].map(([name, group]) => [name, group.Groups])),
      hostName: config.HostName,
    })
  } catch (error) {
    throw new ConfigError(`Identity:ConfigUsers:Users: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** The delay of guesses; none if any password signs in (protocol/sign-in#wrong-passwords). */
export const guessesOf = (config: Config, now: () => number): Guesses =>
  config['Identity:Providers:AcceptAll:Enabled']
    ? unlimitedGuesses
    : createGuesses(
        {
          free: config['Identity:Guesses:Free'],
          delayMs: config['Identity:Guesses:DelayMilliseconds'],
          forgetMs: config['Identity:Guesses:ForgetMinutes'] * 60_000,
          pairs: config['Identity:Guesses:Pairs'],
        },
        now,
      )

export interface SignInParts {
  readonly users: Users
  readonly guesses: Guesses
  /** The scheme for tokens, offered first. */
  readonly bearer: Scheme
  /** Signs session cookies. */
  readonly key: Uint8Array
  readonly ended: EndedSessions
  readonly runtime: Runtime
}

/** The sign-in service with the configured schemes. */
export function signInOf(config: Config, { users, guesses, bearer, key, ended, runtime }: SignInParts): SignIn {
  const server = { domain: config['Identity:NtlmDomain'] || netBiosName(config.HostName), host: config.HostName }
  const [negotiate, ntlm] = ntlmSchemes({ users, guesses, server, randomBytes: runtime.randomBytes, now: runtime.now })
  const offered: ReadonlySet<string> = new Set(config['Identity:Schemes'])
  const tokens = config['Identity:Providers:OAuth2:Enabled'] ? [bearer] : []
  const schemes = [...tokens, ...[negotiate, ntlm, basicScheme(users, guesses)].filter(({ name }) => offered.has(name))]
  return createSignIn({ users, guesses, schemes, forms: offered.has('Forms'), key, ended, runtime })
}

/** A host name shortened as Windows does: its first label, at most 15 characters. */
const netBiosName = (hostName: string): string => (hostName.split('.')[0] ?? hostName).slice(0, 15).toUpperCase()
