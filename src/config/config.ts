import type { RegisteredTemplates } from '../core/kernel/providers/package-templates.ts'
import type { ProviderBytes } from '../core/kernel/providers/provider-bytes.ts'
import { profiles, usualProfile } from '../profile/profiles.ts'
import { type ConfigSources, resolveSettings } from './config-values.ts'
import { proofKeyFault } from './editing/proof-keys.ts'
import { emulatorFault, emulatorSettings, withEmulatorSwitch } from './emulator/emulator-settings.ts'
import { certificateSections, farmSettings } from './farm-settings.ts'
import { followerSettings } from './follower-settings.ts'
import { tokenAndGuessSettings } from './guess-settings.ts'
import { identitySections } from './identity-sections.ts'
import { limits } from './limits.ts'
import { liveSettings } from './live-settings.ts'
import { auditStoreFault, auditStoreSettings } from './object-store/audit-store-settings.ts'
import { byteLockFault, byteLockSettings } from './object-store/byte-lock-settings.ts'
import { objectStoreFault, objectStoreSettings } from './object-store/object-store-settings.ts'
import { type bytesOfPackage, isOwnProvider, providerSettings, type templatesOfPackages } from './packages/provider-settings.ts'
import { allowed, ConfigError, type ConfigOf, presetOf, type Section, type SectionsOf, type Setting } from './setting.ts'
import { serversFault, storageFault, storageSettings } from './storage-settings.ts'

/** All settings (decisions/0027). */
export const settings = [
  ...providerSettings,
  { key: 'DataRootPath', type: 'path', default: './data', help: 'Directory of the FileSystem provider; created if it is missing.' },
  {
    key: 'SqlitePath',
    type: 'path',
    default: './data/tenon.db',
    help: 'Content database of the Sqlite provider; the farm database is beside it, with the prefix farm. before its name.',
  },
  {
    key: 'LiteDbPath',
    type: 'path',
    default: './data/tenon.litedb',
    help: 'The file of the LiteDb provider, with the farm, the first content database and all bytes. It is like LiteDB in its role, not in its format.',
  },
  ...storageSettings,
  ...objectStoreSettings,
  ...auditStoreSettings,
  ...byteLockSettings,
  {
    key: 'Profile',
    type: 'choice',
    default: usualProfile.name,
    choices: [...profiles.keys()],
    help: 'Set of type names, error names and statuses in replies. SharePoint is for unmodified clients of the established server; a web application can have another profile than the server.',
  },
  { key: 'HttpPort', type: 'integer', default: 5000, min: 0, max: 65535, help: 'Port to listen on; 0 selects any free port.' },
  {
    key: 'HttpsPort',
    type: 'integer',
    default: 5001,
    min: 0,
    max: 65535,
    help: 'Port to listen on for HTTPS; 0 selects any free port. Security:HttpsEnabled disables HTTPS.',
  },
  { key: 'Host', type: 'text', default: '127.0.0.1', help: 'Address to listen on; 0.0.0.0 for every interface.' },
  {
    key: 'HostName',
    type: 'text',
    default: 'localhost',
    help: 'Name by which clients reach this server; part of e-mail addresses and of the start-up line.',
  },
  { key: 'SoapNamespace', type: 'text', default: usualProfile.soap.namespace, help: 'XML namespace of the SOAP operations.' },
  {
    key: 'ListViewThreshold',
    type: 'integer',
    default: 0,
    min: 0,
    max: 100_000_000,
    help: 'Number of items of a list above which a query must filter or order by an indexed column; 0 allows every query.',
  },
  {
    key: 'Contract:Mode',
    type: 'choice',
    default: 'loose',
    choices: ['loose', 'strict'],
    help: 'loose passes over what the contract does not allow where its meaning is clear: unknown query options, numbers in quotes, updates without If-Match. strict refuses it with 400, and says what would be right. A request chooses for itself by Prefer: handling=strict or handling=lenient.',
  },
  {
    key: 'Rest:SkipOnItems',
    type: 'boolean',
    default: false,
    help: 'Makes $skip skip list items in the SharePoint profile too, where it has no effect on them otherwise.',
  },
  ...farmSettings,
  { key: 'FarmAdministrators', type: 'list', default: ['admin'], help: 'Login names that hold the FarmAdmin role.' },
  {
    key: 'Identity:Providers:OAuth2:Enabled',
    type: 'boolean',
    default: true,
    help: 'Issues tokens below /oauth2/v2.0, and accepts them and tokens of Identity:Oidc as credentials.',
  },
  {
    key: 'Identity:Providers:OAuth2:Priority',
    type: 'integer',
    default: 50,
    min: 0,
    max: 1_000_000,
    help: 'Position of OAuth2 in the order of providers. It has no effect, because OAuth2 alone checks tokens and checks nothing else.',
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
    help: 'Position of AcceptAll; providers are tried in ascending order.',
  },
  {
    key: 'Identity:Providers:ConfigUsers:Enabled',
    type: 'boolean',
    default: false,
    help: 'Signs in the users of Identity:ConfigUsers. The configuration holds their passwords in plain text: not for production.',
  },
  {
    key: 'Identity:Providers:ConfigUsers:Priority',
    type: 'integer',
    default: 100,
    min: 0,
    max: 1_000_000,
    help: 'Position of ConfigUsers; providers are tried in ascending order.',
  },
  {
    key: 'Identity:Schemes',
    type: 'list',
    default: ['Negotiate', 'NTLM', 'Basic', 'Forms'],
    choices: ['Negotiate', 'NTLM', 'Basic', 'Forms'],
    help: 'Schemes for signing in with name and password. Identity:Providers:OAuth2:Enabled controls bearer tokens.',
  },
  {
    key: 'Identity:NtlmDomain',
    type: 'text',
    default: '',
    help: 'NTLM domain of this server; user names of this domain have no prefix. The default is made from HostName.',
  },
  {
    key: 'Identity:AnonymousAccess',
    type: 'choice',
    default: 'Off',
    choices: ['Off', 'Read'],
    help: 'Whether requests without credentials may read, in the web application Default, what is granted to anonymous users. Counts at the first start; afterwards the mode of the web application does.',
  },
  {
    key: 'Security:DigestSchemes',
    type: 'list',
    default: [],
    choices: ['None', 'Basic', 'NTLM'],
    help: 'Further schemes whose writes need a form digest. Forms always needs one, Bearer never does. Without a value the profile decides: none in the default one, NTLM in SharePoint. None names no scheme.',
  },
  {
    key: 'Identity:AllowAcceptAllInProduction',
    type: 'boolean',
    default: false,
    help: 'Allows AcceptAll when NODE_ENV is production.',
  },
  {
    key: 'Identity:AllowConfigUsersInProduction',
    type: 'boolean',
    default: false,
    help: 'Lets ConfigUsers run although NODE_ENV is production.',
  },
  {
    key: 'Identity:DefaultGroup',
    type: 'choice',
    default: 'Owners',
    choices: ['Owners', 'Members', 'Visitors', 'None'],
    help: 'Group in every site collection whose members include the users of AcceptAll.',
  },
  { key: 'Security:HttpsEnabled', type: 'boolean', default: true, help: 'Whether the server listens for HTTPS on HttpsPort.' },
  {
    key: 'Security:HttpsRedirect',
    type: 'boolean',
    default: false,
    help: 'Redirects plain HTTP (301) to the same address over HTTPS, except /_vti_bin/health, /health, /live and /ready.',
  },
  {
    key: 'Security:TlsCertificatePath',
    type: 'path',
    default: '',
    help: 'Certificate for HTTPS in PEM, with intermediate certificates. By default a development certificate is created and stored with the data.',
  },
  { key: 'Security:TlsKeyPath', type: 'path', default: '', help: 'Private key of that certificate, in PEM, without a passphrase.' },
  {
    key: 'Security:TrustedProxies',
    type: 'list',
    default: [],
    help: 'Addresses and networks (10.0.0.7, 10.0.0.0/8) of proxies whose X-Forwarded-For, -Proto, -Host and -Port headers are trusted.',
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
    help: 'Origins whose pages may call this server from a browser; the port * means any port, * alone any origin.',
  },
  {
    key: 'Cors:AllowCredentials',
    type: 'boolean',
    default: true,
    help: 'Whether those pages may use credentials that the browser has stored.',
  },
  { key: 'Metrics:Enabled', type: 'boolean', default: false, help: 'Serves /metrics in the text format of Prometheus, to anyone.' },
  {
    key: 'Contract:VerifyReplies',
    type: 'number',
    default: 0,
    min: 0,
    max: 1,
    help: 'Share of the replies of REST, administration and identity that are held to the contract; one that breaks it is logged as a defect, and sent all the same.',
  },
  {
    key: 'Cache:Bytes',
    type: 'integer',
    default: 16_777_216,
    min: 0,
    max: 68_719_476_736,
    help: 'Memory for cached replies; 0 disables the cache.',
  },
  {
    key: 'Identity:Issuer',
    type: 'text',
    default: '',
    help: 'Address of this server in its tokens (iss), the same on every node; the default is http://<HostName>:<HttpPort>.',
  },
  {
    key: 'Identity:Audience',
    type: 'text',
    default: '',
    help: 'Audience of access tokens (aud); the default is the issuer with a trailing slash.',
  },
  {
    key: 'Identity:TokenExpirationMinutes',
    type: 'integer',
    default: 60,
    min: 1,
    max: 1440,
    help: 'How long access tokens and ID tokens are valid.',
  },
  {
    key: 'Identity:RefreshTokenExpirationHours',
    type: 'integer',
    default: 168,
    min: 1,
    max: 8760,
    help: 'How long a refresh token is valid; each refresh token that replaces it is valid for the same time again.',
  },
  ...tokenAndGuessSettings,
  { key: 'Identity:ValidateIssuer', type: 'boolean', default: true, help: 'Whether access tokens of another issuer are refused.' },
  { key: 'Identity:ValidateAudience', type: 'boolean', default: true, help: 'Whether access tokens for another audience are refused.' },
  {
    key: 'Identity:ValidateLifetime',
    type: 'boolean',
    default: true,
    help: 'Whether access tokens are refused before nbf and after exp.',
  },
  {
    key: 'Identity:ValidateIssuerSigningKey',
    type: 'boolean',
    default: true,
    help: 'Whether access tokens are refused if their key was replaced so long ago that all of its tokens have expired. Signatures are always checked.',
  },
  {
    key: 'Logging:Level',
    type: 'choice',
    default: 'info',
    choices: ['debug', 'info', 'warn', 'error', 'off'],
    help: 'Lowest level that is logged.',
  },
  ...limits,
  ...liveSettings,
  ...followerSettings,
  ...emulatorSettings,
] as const satisfies readonly Setting[]

/** Settings that repeat under an entry name (decisions/0027). */
export const sections = [...identitySections, ...certificateSections] as const satisfies readonly Section[]

export type Config = ConfigOf<(typeof settings)[number]> &
  SectionsOf<(typeof sections)[number]> & {
    readonly [bytesOfPackage]?: ProviderBytes
    readonly [templatesOfPackages]?: RegisteredTemplates
  }

/** Without `Providers` there is nothing else to choose. */
const withoutPackages = settings.map(
  (setting): Setting => (setting.key === 'StorageProvider' ? { ...setting, others: undefined } : setting),
)

/**
 * The configuration, frozen: command line over environment over file over default, or the help text if
 * `--help` is among the arguments. Fails with `ConfigError`.
 */
export function readConfig(sources: ConfigSources): { readonly config: Config } | { readonly help: string } {
  if (sources.argv.some((word) => word === '--help' || word === '-h')) return { help: helpText() }
  const all = { ...sources, argv: withEmulatorSwitch(sources.argv) }
  const config: Config = resolveSettings(settings, all, sections)
  // Fails, with the place where the value was given.
  if (config.Providers.length === 0 && !isOwnProvider(config.StorageProvider)) resolveSettings(withoutPackages, all, sections)
  const fault =
    emulatorFault(config, sources.env) ??
    storageFault(config) ??
    objectStoreFault(config) ??
    auditStoreFault(config) ??
    byteLockFault(config) ??
    proofKeyFault(config) ??
    serversFault(config)
  if (fault !== undefined) throw new ConfigError(fault)
  if (
    sources.env.NODE_ENV === 'production' &&
    config['Identity:Providers:AcceptAll:Enabled'] &&
    !config['Identity:AllowAcceptAllInProduction']
  ) {
    throw new ConfigError(
      'Identity:Providers:AcceptAll:Enabled is true while NODE_ENV is production: anyone could sign in as anyone. Set it to false, or Identity:AllowAcceptAllInProduction to true.',
    )
  }
  if (
    sources.env.NODE_ENV === 'production' &&
    config['Identity:Providers:ConfigUsers:Enabled'] &&
    !config['Identity:AllowConfigUsersInProduction']
  ) {
    throw new ConfigError(
      'Identity:Providers:ConfigUsers:Enabled is true while NODE_ENV is production: passwords would stand in the configuration as they are. Set it to false, or Identity:AllowConfigUsersInProduction to true.',
    )
  }
  return { config }
}

/** A configuration with other values for some settings. Its secrets stay, and stay out of every enumeration. */
export function changedConfig(config: Config, changes: Partial<Config>): Config {
  const descriptors = Object.getOwnPropertyDescriptors(config)
  for (const key of Reflect.ownKeys(changes) as (keyof Config)[]) {
    const known = Object.getOwnPropertyDescriptor(descriptors, key)?.value as PropertyDescriptor | undefined
    Object.defineProperty(descriptors, key, { value: { ...known, value: changes[key] }, enumerable: true })
  }
  return Object.freeze(Object.create(null, descriptors)) as Config
}

/** With those of sections under `<name>`, as in the documentation. */
const everySetting = (): Setting[] => [
  ...settings,
  ...sections.flatMap(({ key, named, members }) => members.map((member) => ({ ...member, key: `${key}:<${named}>:${member.key}` }))),
]

/** The description of every setting, for the documentation. */
export const describeSettings = () =>
  everySetting().map((setting) => ({ key: setting.key, allowed: allowed(setting), default: presetOf(setting), help: setting.help }))

/** The table of all settings, built from the schema. */
function helpText(): string {
  const rows = everySetting().map(
    (setting) =>
      `  --${setting.key} <${setting.type}>\n      ${setting.help}\n      Allowed: ${allowed(setting)}. Default: ${presetOf(setting)}`,
  )
  return [
    'Usage: tenon [verify | reindex | keys rotate | audit verify | journal verify | journal replay | copy | health | record | replay | conform <url>] [--config <path>] [--<Key> <value>]...',
    '',
    'verify reads all stored bytes and names those that are missing or changed; it starts no server.',
    'reindex restores what the catalogue lacks from the files and sidecars in DataRootPath; the server must not be running.',
    'keys rotate has tokens signed with a new key; those of the old one count until they expire. The server may be running.',
    'audit verify checks every record of the audit logs, and names the first one that was changed. The server may be running.',
    'journal verify checks every record of the event journals. The server may be running.',
    'journal replay --into <file> [--database <name>] makes a new content database of the journals of one. The server may be running.',
    'copy --from <place> --to <place> copies a farm to an empty place, also with another storage provider, and compares both; no server may use',
    'them. A place is FileSystem:<folder>, Sqlite:<file>, a URL of PostgreSQL or MySQL, or a file of settings (docs/storage.md).',
    'conform <url> tells whether a server keeps the contract; conform --help shows its options.',
    'health asks the server that runs here with the same settings, and ends with 1 if it is not healthy.',
    'record --target <url> --out <folder> [--port <n>] passes requests on to another server and keeps the replies as fixtures;',
    'replay <folder> [--port <n>] answers with them (docs/recording.md).',
    '',
    '--emulator is short for --Emulator:Enabled true: the addresses for tests below /_emulator (docs/testing.md).',
    '',
    'Exit codes: 0 ended as asked, 1 something to look at or a fault of the program, 2 wrong configuration, 3 data that cannot be',
    'opened, 4 an address that cannot be listened on, 5 data in use by another process, 6 a Node that is too old, 7 conform: something',
    'that the server does not support, and nothing wrong (docs/operations.md).',
    '',
    'The command line goes over the environment, the environment over the file, the file over the default.',
    'File: svc.config.json in the working directory, or the one of --config. Environment: SVC_ and the key in',
    'upper case, __ for each colon: SVC_HTTP_PORT, SVC_LOGGING__LEVEL. Keys may be written in any case.',
    '',
    ...rows,
    '',
  ].join('\n')
}
