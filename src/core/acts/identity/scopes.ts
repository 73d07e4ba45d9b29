import { DomainError } from '../../kernel/errors.ts'
import type { TokenReach } from '../../model/people/actor.ts'
import { isLoopback } from './clients.ts'
import { identityReasons } from './reasons.ts'

/** The scopes for claims of ID tokens and userinfo (OpenID Connect Core, 5.4), and for refresh tokens. */
const known: ReadonlySet<string> = new Set(['openid', 'profile', 'email', 'offline_access'])

/** What each scope of this server permits, by its lower-case name; scopes are granted bare and below the audience (protocol/sign-in#scopes). */
const opening: ReadonlyMap<string, TokenReach['opens']> = new Map([
  ['.default', 'everything'],
  ['allsites.read', 'reads'],
  ['allsites.write', 'everything'],
  ['allsites.manage', 'everything'],
  ['allsites.fullcontrol', 'everything'],
])

/** The scopes of this server in the spelling of messages and metadata. */
const namesOfScopes = [
  'openid',
  'profile',
  'email',
  'offline_access',
  'AllSites.Read',
  'AllSites.Write',
  'AllSites.Manage',
  'AllSites.FullControl',
]

/**
 * The granted scopes of a request: those of OpenID Connect, and those of this
 * server, bare or below the audience, such as `<audience>.default`, which is the
 * default. Fails with `scope_rejected` for a scope of another audience, and with
 * `scope_unknown` for one that does not exist (RFC 6749, 5.2). In a request with
 * `openid` such scopes are ignored instead (OpenID Connect Core, 3.1.2.1).
 */
export function grantScopes(asked: string | undefined, audience: string): string {
  const scopes = [...new Set((asked ?? '').split(' ').filter((scope) => scope !== ''))]
  if (scopes.length === 0) return `${audience}.default`
  for (const scope of scopes) if (isAddress(scope)) demandAudience(scope, audience)
  const granted = scopes.filter((scope) => known.has(scope) || opening.has(nameOf(scope)))
  const unknown = scopes.find((scope) => !granted.includes(scope))
  if (unknown === undefined || granted.includes('openid')) return granted.join(' ')
  throw new DomainError(identityReasons.scope_unknown, {
    scope: unknown.slice(0, 200),
    known: [`${audience}.default`, ...namesOfScopes].join(', '),
  })
}

/** The lower-case name of a scope of this server, without the audience. */
const nameOf = (scope: string): string => (isAddress(scope) ? scope.slice(scope.lastIndexOf('/') + 1) : scope).toLowerCase()

/** The requested part of the scopes that were granted before. Fails with `scope_rejected` for any other scope. */
export function narrowScopes(asked: string | undefined, granted: string): string {
  if (asked === undefined) return granted
  const held = granted.split(' ')
  const scopes = [...new Set(asked.split(' ').filter((scope) => scope !== ''))]
  const more = scopes.find((scope) => !held.includes(scope))
  if (more === undefined && scopes.length > 0) return scopes.join(' ')
  throw new DomainError(identityReasons.scope_exceeded, { scope: (more ?? '').slice(0, 200) })
}

/** What the scopes of a token permit. This server has granted them, so an audience in them is its own. */
export function tokenReachOf(scopes: string): TokenReach {
  const opened = scopes.split(' ').map((scope) => opening.get(nameOf(scope)))
  const opens = opened.includes('everything') ? 'everything' : opened.includes('reads') ? 'reads' : 'nothing'
  return { opens, tellsUser: hasScope(scopes, 'openid') }
}

export const hasScope = (scopes: string, scope: string): boolean => scopes.split(' ').includes(scope)

const isAddress = (scope: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(scope)

/** Fails for another audience. All names of this machine are equal (protocol/addresses#hosts: the issuer is the same on every host). */
function demandAudience(scope: string, audience: string): void {
  const host = hostOf(audience)
  const asked = hostOf(scope)
  if (asked !== undefined && (asked === host || (isLoopback(asked) && host !== undefined && isLoopback(host)))) return
  throw new DomainError(identityReasons.scope_rejected, { scope: scope.slice(0, 200), audience })
}

const hostOf = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && password === '' ? hostname : undefined
}
