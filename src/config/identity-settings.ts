import { longestSecret, redirectFault } from '../core/acts/identity/clients.ts'
import { ownTenantSlug, type ServedTenant } from '../core/model/sites/tenant.ts'
import type { ExternalIssuer } from '../identity/external-issuers.ts'
import type { IdentitySettings } from '../identity/token-service.ts'
import type { Config } from './config.ts'
import { ConfigError } from './setting.ts'
import { configuredRolesIn } from './sign-in-setup.ts'

/**
 * The settings of the identity edge (docs/identity.md). `port` is the actual port, once
 * the server listens. Fails with `ConfigError` on an issuer or a client that cannot work.
 */
export function identitySettings(config: Config, port: () => number): IdentitySettings {
  const issuer = addressIn(config, 'Identity:Issuer')
  const audience = addressIn(config, 'Identity:Audience')
  const issuerNow = () => issuer ?? `http://${config.HostName}:${port()}`
  return {
    offersTokens: config['Identity:Providers:OAuth2:Enabled'],
    requireScope: config['Identity:RequireScope'],
    issuer: issuerNow,
    audience: () => audience ?? `${issuerNow().replace(/\/$/, '')}/`,
    lifetimeSeconds: config['Identity:TokenExpirationMinutes'] * 60,
    refreshLifetimeMs: config['Identity:RefreshTokenExpirationHours'] * 3_600_000,
    ...(config['MultiTenant:Enabled'] && { tenant: ownTenantSlug }),
    validateIssuer: config['Identity:ValidateIssuer'],
    validateAudience: config['Identity:ValidateAudience'],
    validateLifetime: config['Identity:ValidateLifetime'],
    validateIssuerSigningKey: config['Identity:ValidateIssuerSigningKey'],
    clients: {
      known: clientsOf(config),
      // Clients without configuration get all permissions only if any user does.
      openRoles: config['Identity:Providers:AcceptAll:Enabled'] ? ['FullControl'] : [],
    },
    firstAdministrator: config.FarmAdministrators[0] ?? 'admin',
  }
}

/**
 * The settings of a tenant: the host of its issuer and audience is its own, and the configured roles of clients do not
 * count. `tenant` is the tenant as it is now.
 */
export function tenantIdentitySettings(settings: IdentitySettings, tenant: () => ServedTenant): IdentitySettings {
  const { slug, owner } = tenant()
  const issuer = () => addressOf(settings.issuer(), tenant())
  const known = new Map([...settings.clients.known].map(([id, one]) => [id, { ...one, roles: configuredRolesIn(one.roles, { slug }) }]))
  return {
    ...settings,
    tenant: slug,
    issuer,
    audience: () => `${issuer().replace(/\/$/, '')}/`,
    clients: { ...settings.clients, known },
    firstAdministrator: owner,
  }
}

/** The address of the farm with the host of a tenant. */
function addressOf(address: string, { slug, address: own }: ServedTenant): string {
  const url = new URL(address)
  if (own && own.port !== 0) url.protocol = `${own.scheme}:`
  url.host = own ? own.host : `${slug}.${url.hostname}`
  if (own && own.port !== 0) url.port = String(own.port)
  return address.endsWith('/') ? url.href : url.href.replace(/\/$/, '')
}

/**
 * How long a token remains valid that was signed just before a key rotation; another process notices the rotation
 * within a minute.
 */
export const keyOverlapMs = (config: Config): number => config['Identity:TokenExpirationMinutes'] * 60_000 + 60_000

function addressIn(config: Config, key: 'Identity:Issuer' | 'Identity:Audience'): string | undefined {
  const address = config[key]
  if (address === '') return undefined
  const isAddress = /^https?:\/\/[^\s?#@]+$/.test(address) && URL.canParse(address)
  if (!isAddress) throw new ConfigError(`${key} is '${address}', but must be an http or https address without a query or a fragment.`)
  return address
}

/**
 * The external identity providers whose tokens are accepted. Fails with `ConfigError` on one whose keys would be
 * fetched without protection, or that is not distinct from another one.
 */
export function externalIssuersOf(config: Config): ExternalIssuer[] {
  const seen = new Map<string, string>()
  return [...config['Identity:Oidc']].map(([name, one]) => {
    const key = `Identity:Oidc:${name}`
    if (!/^[^|\p{Cc}]{1,60}$/u.test(name)) throw new ConfigError(`${key}: a name has 1 to 60 characters, without | and control characters.`)
    const { Issuer: issuer } = one
    if (!isIssuer(issuer))
      throw new ConfigError(
        `${key}:Issuer is '${issuer}', but must be an https address without a query or a fragment; http is for this machine alone.`,
      )
    const other = seen.get(issuer)
    if (other !== undefined) throw new ConfigError(`${key}:Issuer is the same as that of Identity:Oidc:${other}.`)
    seen.set(issuer, name)
    return {
      name,
      issuer,
      audience: one.Audience,
      userClaim: one.UserClaim,
      groupsClaim: one.GroupsClaim,
      rolesClaim: one.RolesClaim,
      defaultGroup: one.DefaultGroup,
      scopes: config['Identity:RequireScope'] ? one.Scopes : [],
    }
  })
}

const isIssuer = (address: string): boolean =>
  /^https:\/\/[^\s?#@]+$/.test(address) || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/[^\s?#@]*)?$/.test(address)
    ? URL.canParse(address)
    : false

function clientsOf(config: Config): IdentitySettings['clients']['known'] {
  const clients = config['Identity:Clients']
  for (const [id, { RedirectUris, Secret }] of clients) {
    if (!/^[\x20-\x7e]{1,128}$/.test(id))
      throw new ConfigError(`Identity:Clients has '${id}', but a client id has 1 to 128 printable characters.`)
    if (Secret.length > longestSecret) throw new ConfigError(`Identity:Clients:${id}:Secret has more than ${longestSecret} characters.`)
    for (const uri of RedirectUris) {
      const fault = redirectFault(uri)
      if (fault !== undefined) throw new ConfigError(`Identity:Clients:${id}:RedirectUris has '${uri}', which cannot be used: ${fault}.`)
    }
  }
  return new Map([...clients].map(([id, one]) => [id, { secret: one.Secret, redirectUris: one.RedirectUris, roles: one.Roles }]))
}
