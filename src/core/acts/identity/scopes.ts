import { DomainError } from '../../kernel/errors.ts'
import type { TokenReach } from '../../model/people/actor.ts'
import { isLoopback } from './clients.ts'
import { identityReasons } from './reasons.ts'

/** What ID tokens and userinfo are made of (OpenID Connect Core, 5.4), and what is asked for with a refresh token. */
const known: ReadonlySet<string> = new Set(['openid', 'profile', 'email', 'offline_access'])

/** What the scopes of this server open, by their names in lower case; they are granted bare and below the audience (decisions AB). */
const opening: ReadonlyMap<string, TokenReach['opens']> = new Map([
  ['.default', 'everything'],
  ['allsites.read', 'reads'],
  ['allsites.write', 'everything'],
  ['allsites.manage', 'everything'],
  ['allsites.fullcontrol', 'everything'],
])

/**
 * The scopes that are granted of those asked for: those of OpenID Connect, those
 * of this server, and whatever is below the audience, such as
 * `<audience>.default`, which is meant when nothing is asked for. Others are left out (OpenID Connect Core, 3.1.2.1).
 * Fails with `scope_rejected` on a scope of another audience.
 */
export function grantScopes(asked: string | undefined, audience: string): string {
  const scopes = [...new Set((asked ?? '').split(' ').filter((scope) => scope !== ''))]
  for (const scope of scopes) if (isAddress(scope)) demandAudience(scope, audience)
  const granted = scopes.filter((scope) => isAddress(scope) || known.has(scope) || opening.has(scope.toLowerCase()))
  return granted.length === 0 ? `${audience}.default` : granted.join(' ')
}

/** Those of the scopes that were granted before that are asked for again. Fails with `scope_rejected` on any other. */
export function narrowScopes(asked: string | undefined, granted: string): string {
  if (asked === undefined) return granted
  const held = granted.split(' ')
  const scopes = [...new Set(asked.split(' ').filter((scope) => scope !== ''))]
  const more = scopes.find((scope) => !held.includes(scope))
  if (more === undefined && scopes.length > 0) return scopes.join(' ')
  throw new DomainError(identityReasons.scope_exceeded, { scope: (more ?? '').slice(0, 200) })
}

/** What the scopes of a token open. They have been granted here, so that those below an audience are below that of this server. */
export function reachOf(scopes: string): TokenReach {
  const opened = scopes.split(' ').map((scope) => opening.get(scope.slice(scope.lastIndexOf('/') + 1).toLowerCase()))
  const opens = opened.includes('everything') ? 'everything' : opened.includes('reads') ? 'reads' : 'nothing'
  return { opens, tellsUser: hasScope(scopes, 'openid') }
}

export const hasScope = (scopes: string, scope: string): boolean => scopes.split(' ').includes(scope)

const isAddress = (scope: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(scope)

/** The names of this machine are one (decisions Q: the issuer is the same on every host). */
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
