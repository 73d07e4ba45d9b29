import { profiles, usualProfile } from '../profile/profiles.ts'
import { type ConfigSources, resolveSettings } from './config-values.ts'
import { tokenAndGuessSettings } from './guess-settings.ts'
import { limits } from './limits.ts'
import { allowed, ConfigError, type ConfigOf, presetOf, type Section, type SectionsOf, type Setting } from './setting.ts'

/** Every setting there is (specification, Configuration; decisions M, N, Q). */
export const settings = [
  {
    key: 'StorageProvider',
    type: 'choice',
    default: 'FileSystem',
    choices: ['FileSystem', 'InMemory', 'Sqlite'],
    unavailable: ['LiteDb', 'SqlServer', 'MySQL', 'PostgreSQL'],
    help: 'Where data is kept. FileSystem keeps the bytes of documents in files, Sqlite in the database; InMemory forgets everything at the end.',
  },
  { key: 'DataRootPath', type: 'path', default: './data', help: 'Directory of the FileSystem provider; made when it is missing.' },
  {
    key: 'SqlitePath',
    type: 'path',
    default: './data/tenon.db',
    help: 'Content database of the Sqlite provider; the farm database stands beside it, with farm. in front of its name.',
  },
  {
    key: 'Profile',
    type: 'choice',
    default: usualProfile.name,
    choices: [...profiles.keys()],
    unavailable: ['SharePoint'],
    help: 'Names and statuses on the wire.',
  },
  { key: 'HttpPort', type: 'integer', default: 5000, min: 0, max: 65535, help: 'Port to listen on; 0 takes any free one.' },
  {
    key: 'HttpsPort',
    type: 'integer',
    default: 5001,
    min: 0,
    max: 65535,
    help: 'Port to listen on for HTTPS; 0 takes any free one. Security:HttpsEnabled switches it off.',
  },
  { key: 'Host', type: 'text', default: '127.0.0.1', help: 'Address to listen on; 0.0.0.0 for every interface.' },
  {
    key: 'HostName',
    type: 'text',
    default: 'localhost',
    help: 'Name by which clients reach this server; part of e-mail addresses and of the start-up line.',
  },
  { key: 'SoapNamespace', type: 'text', default: usualProfile.soap.namespace, help: 'XML namespace of the SOAP operations.' },
  { key: 'FarmAdministrators', type: 'list', default: ['admin'], help: 'Login names that hold the FarmAdmin role.' },
  {
    key: 'Identity:Providers:OAuth2:Enabled',
    type: 'boolean',
    default: true,
    help: 'Issues tokens below /oauth2/v2.0, and takes them and those of Identity:Oidc for credentials.',
  },
  {
    key: 'Identity:Providers:OAuth2:Priority',
    type: 'integer',
    default: 50,
    min: 0,
    max: 1_000_000,
    help: 'When OAuth2 is asked; it is the only provider that is asked about tokens, and is asked about nothing else.',
  },
  {
    key: 'Identity:Providers:AcceptAll:Enabled',
    type: 'boolean',
    default: true,
    help: 'Accepts any user name with any password: for tests and trusted networks.',
  },
  {
    key: 'Identity:Providers:AcceptAll:Priority',
    type: 'integer',
    default: 1000,
    min: 0,
    max: 1_000_000,
    help: 'When AcceptAll is asked; providers are asked in ascending order.',
  },
  {
    key: 'Identity:Providers:ConfigUsers:Enabled',
    type: 'boolean',
    default: false,
    help: 'Knows the users of Identity:ConfigUsers. Their passwords stand in the configuration as they are: not for production.',
  },
  {
    key: 'Identity:Providers:ConfigUsers:Priority',
    type: 'integer',
    default: 100,
    min: 0,
    max: 1_000_000,
    help: 'When ConfigUsers is asked; providers are asked in ascending order.',
  },
  {
    key: 'Identity:Schemes',
    type: 'list',
    default: ['Negotiate', 'NTLM', 'Basic', 'Forms'],
    choices: ['Negotiate', 'NTLM', 'Basic', 'Forms'],
    help: 'How users may sign in with name and password. Bearer tokens are a matter of the provider OAuth2.',
  },
  {
    key: 'Identity:NtlmDomain',
    type: 'text',
    default: '',
    help: 'Domain that NTLM names to clients, whose users are known by their bare names. Without one it is made of HostName.',
  },
  {
    key: 'Identity:AnonymousAccess',
    type: 'choice',
    default: 'Off',
    choices: ['Off', 'Read'],
    help: 'Whether requests without credentials may read, in the web application Default, what is granted to anonymous users.',
  },
  {
    key: 'Security:DigestSchemes',
    type: 'list',
    default: [],
    choices: ['Basic', 'NTLM'],
    help: 'Ways of signing in whose writes need a form digest as those of Forms do. Bearer never needs one.',
  },
  {
    key: 'Identity:AllowAcceptAllInProduction',
    type: 'boolean',
    default: false,
    help: 'Lets AcceptAll run although NODE_ENV is production.',
  },
  {
    key: 'Identity:DefaultGroup',
    type: 'choice',
    default: 'Owners',
    choices: ['Owners', 'Members', 'Visitors', 'None'],
    help: 'Group of every site collection that users of AcceptAll count as members of.',
  },
  { key: 'Security:HttpsEnabled', type: 'boolean', default: true, help: 'Whether HTTPS is spoken on HttpsPort.' },
  {
    key: 'Security:HttpsRedirect',
    type: 'boolean',
    default: false,
    help: 'Answers plain HTTP with 301 to the same address over HTTPS, /_vti_bin/health excepted.',
  },
  {
    key: 'Security:TlsCertificatePath',
    type: 'path',
    default: '',
    help: 'Certificate for HTTPS, with those between it and its authority, in PEM. Left out, a certificate for development is made and kept with the data.',
  },
  { key: 'Security:TlsKeyPath', type: 'path', default: '', help: 'Private key of that certificate, in PEM, without a passphrase.' },
  {
    key: 'Security:TrustedProxies',
    type: 'list',
    default: [],
    help: 'Addresses and networks (10.0.0.7, 10.0.0.0/8) of proxies whose X-Forwarded-For, -Proto, -Host and -Port are believed.',
  },
  {
    key: 'Cors:AllowedOrigins',
    type: 'list',
    default: [
      'http://localhost:*',
      'https://localhost:*',
      'http://127.0.0.1:*',
      'https://127.0.0.1:*',
      'http://[::1]:*',
      'https://[::1]:*',
    ],
    help: 'Origins whose pages may call this server from a browser; * as a port is any port, * alone any origin.',
  },
  {
    key: 'Cors:AllowCredentials',
    type: 'boolean',
    default: true,
    help: 'Whether those pages may use what the browser keeps of a sign-in.',
  },
  { key: 'Metrics:Enabled', type: 'boolean', default: false, help: 'Serves /metrics in the text format of Prometheus, to anyone.' },
  {
    key: 'Cache:Bytes',
    type: 'integer',
    default: 16_777_216,
    min: 0,
    max: 68_719_476_736,
    help: 'Memory for replies that are kept until something changes; 0 keeps none.',
  },
  {
    key: 'Identity:Issuer',
    type: 'text',
    default: '',
    help: 'Address of this server in its tokens (iss), the same on every host; http://<HostName>:<HttpPort> when it is not given.',
  },
  {
    key: 'Identity:Audience',
    type: 'text',
    default: '',
    help: 'Whom access tokens are for (aud); the issuer with a slash behind it when it is not given.',
  },
  {
    key: 'Identity:TokenExpirationMinutes',
    type: 'integer',
    default: 60,
    min: 1,
    max: 1440,
    help: 'How long access tokens and ID tokens count.',
  },
  {
    key: 'Identity:RefreshTokenExpirationHours',
    type: 'integer',
    default: 168,
    min: 1,
    max: 8760,
    help: 'How long a refresh token counts; each one that it is exchanged for counts as long again.',
  },
  ...tokenAndGuessSettings,
  { key: 'Identity:ValidateIssuer', type: 'boolean', default: true, help: 'Whether access tokens of another issuer are refused.' },
  { key: 'Identity:ValidateAudience', type: 'boolean', default: true, help: 'Whether access tokens for another audience are refused.' },
  {
    key: 'Identity:ValidateLifetime',
    type: 'boolean',
    default: true,
    help: 'Whether access tokens are refused before and after their time.',
  },
  {
    key: 'Identity:ValidateIssuerSigningKey',
    type: 'boolean',
    default: true,
    help: 'Whether access tokens are refused whose key has been replaced for so long that none of its tokens should count. Signatures are always checked.',
  },
  {
    key: 'Logging:Level',
    type: 'choice',
    default: 'info',
    choices: ['debug', 'info', 'warn', 'error', 'off'],
    help: 'The least that is logged.',
  },
  ...limits,
  {
    key: 'Search:IndexIntervalSeconds',
    type: 'integer',
    default: 1,
    min: 0,
    max: 3600,
    help: 'Seconds between two looks for what is to be indexed; with 0 only searches index what they need.',
  },
] as const satisfies readonly Setting[]

/** Settings that repeat under a name (decisions N). */
export const sections = [
  {
    key: 'Identity:ConfigUsers:Users',
    named: 'user name',
    members: [
      { key: 'Password', type: 'text', default: '', secret: true, required: true, help: 'Password of a user of ConfigUsers, as it is.' },
      { key: 'Email', type: 'text', default: '', help: 'E-mail address of the user; without one it is made of name and HostName.' },
      { key: 'DisplayName', type: 'text', default: '', help: 'What the user is called; without one the user name.' },
      { key: 'Roles', type: 'list', default: [], help: 'Roles of the user in every site, such as FullControl, or in the farm: FarmAdmin.' },
      { key: 'Groups', type: 'list', default: [], help: 'Groups that the user is in; they are claims that permissions can be given to.' },
    ],
  },
  {
    key: 'Identity:ConfigUsers:Groups',
    named: 'group name',
    members: [{ key: 'Groups', type: 'list', default: [], help: 'Groups that all of the group are in, too.' }],
  },
  {
    key: 'Identity:Oidc',
    named: 'name',
    members: [
      {
        key: 'Issuer',
        type: 'text',
        default: '',
        required: true,
        help: 'Address of an OpenID Connect provider whose bearer tokens are taken: their iss.',
      },
      { key: 'Audience', type: 'text', default: '', required: true, help: 'What its tokens for this server have as aud.' },
      { key: 'UserClaim', type: 'text', default: 'sub', help: 'The claim that names the user, such as sub, email or upn.' },
      {
        key: 'GroupsClaim',
        type: 'text',
        default: 'groups',
        help: 'The claim with the groups of the user; permissions can be given to them.',
      },
      {
        key: 'Scopes',
        type: 'list',
        default: [],
        help: 'Scopes one of which its tokens need, in scp or scope; an empty list demands none. Identity:RequireScope switches this off.',
      },
      { key: 'RolesClaim', type: 'text', default: 'roles', help: 'The claim with its roles, such as FullControl or FarmAdmin.' },
      {
        key: 'DefaultGroup',
        type: 'choice',
        default: 'None',
        choices: ['Owners', 'Members', 'Visitors', 'None'],
        help: 'Group of every site collection that its users count as members of.',
      },
    ],
  },
  {
    key: 'Identity:Clients',
    named: 'client id',
    members: [
      {
        key: 'Secret',
        type: 'text',
        default: '',
        secret: true,
        help: 'What the client proves itself with; without one it is a public client, which uses PKCE and no client_credentials.',
      },
      {
        key: 'RedirectUris',
        type: 'list',
        default: [],
        help: 'Where authorization codes may be sent, each compared character by character.',
      },
      {
        key: 'Roles',
        type: 'list',
        default: [],
        help: 'Roles of the tokens that the client gets for itself, such as FullControl or FarmAdmin.',
      },
    ],
  },
] as const satisfies readonly Section[]

export type Config = ConfigOf<(typeof settings)[number]> & SectionsOf<(typeof sections)[number]>

/**
 * The configuration, frozen: command line over environment over file over
 * default (decisions M), or the help text when `--help` is among the
 * arguments. Fails with `ConfigError`.
 */
export function readConfig(sources: ConfigSources): { readonly config: Config } | { readonly help: string } {
  if (sources.argv.some((word) => word === '--help' || word === '-h')) return { help: helpText() }
  const config = resolveSettings(settings, sources, sections)
  if (
    sources.env.NODE_ENV === 'production' &&
    config['Identity:Providers:AcceptAll:Enabled'] &&
    !config['Identity:AllowAcceptAllInProduction']
  ) {
    throw new ConfigError(
      'Identity:Providers:AcceptAll:Enabled is true while NODE_ENV is production: anyone could sign in as anyone. Set it to false, or Identity:AllowAcceptAllInProduction to true.',
    )
  }
  return { config }
}

/** Those of sections under `<name>`, as they are written. */
const everySetting = (): Setting[] => [
  ...settings,
  ...sections.flatMap(({ key, named, members }) => members.map((member) => ({ ...member, key: `${key}:<${named}>:${member.key}` }))),
]

/** Every setting in words, for the docs. */
export const describeSettings = () =>
  everySetting().map((setting) => ({ key: setting.key, allowed: allowed(setting), default: presetOf(setting), help: setting.help }))

/** The table of all settings, made from the schema alone. */
function helpText(): string {
  const rows = everySetting().map(
    (setting) =>
      `  --${setting.key} <${setting.type}>\n      ${setting.help}\n      Allowed: ${allowed(setting)}. Default: ${presetOf(setting)}`,
  )
  return [
    'Usage: tenon [verify | reindex | keys rotate] [--config <path>] [--<Key> <value>]...',
    '',
    'verify reads all stored bytes and names those that are missing or changed; it starts no server.',
    'reindex restores what the catalogue lacks from the files and sidecars in DataRootPath; the server must not be running.',
    'keys rotate has tokens signed with a new key; those of the old one count until they expire. The server may be running.',
    '',
    'The command line goes over the environment, the environment over the file, the file over the default.',
    'File: svc.config.json in the working directory, or the one of --config. Environment: SVC_ and the key in',
    'upper case, __ for each colon: SVC_HTTP_PORT, SVC_LOGGING__LEVEL. Keys may be written in any case.',
    '',
    ...rows,
    '',
  ].join('\n')
}
