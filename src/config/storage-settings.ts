import { type Setting, sameName } from './setting.ts'

/** Where the data is stored, when a write counts as done, what happens if the disk is full, and how long the audit log is kept. */
export const storageSettings = [
  {
    key: 'PostgreSqlConnectionString',
    type: 'text',
    default: '',
    secret: true,
    help: 'Server and farm database of the PostgreSQL provider: postgresql://<user>:<password>@<host>:<port>/<database>. Content databases are beside it, with the name <database>.<name>. Missing databases are created.',
  },
  {
    key: 'PostgreSql:Connections',
    type: 'integer',
    default: 10,
    min: 1,
    max: 500,
    help: 'Connections for reading that the server opens to each database of the PostgreSQL provider, at most; it needs up to four others.',
  },
  {
    key: 'MySqlConnectionString',
    type: 'text',
    default: '',
    secret: true,
    help: 'Server and farm database of the MySQL provider, which MariaDB serves too: mysql://<user>:<password>@<host>:<port>/<database>, with ?ssl=true for TLS, or ?socketPath=<path>. Content databases are beside it, with the name <database>.<name>. Missing databases are created.',
  },
  {
    key: 'MySql:Connections',
    type: 'integer',
    default: 10,
    min: 1,
    max: 500,
    help: 'Connections for reading that the server opens to each database of the MySQL provider, at most; it needs up to three others.',
  },
  {
    key: 'SqlServerConnectionString',
    type: 'text',
    default: '',
    secret: true,
    help: 'Server and farm database of the SqlServer provider: sqlserver://<user>:<password>@<host>:<port>/<database>, with ?trustServerCertificate=true for a certificate that nobody has signed, ?encrypt=false, or ?instance=<name>. Content databases are beside it, with the name <database>.<name>. Missing databases are created.',
  },
  {
    key: 'SqlServer:Connections',
    type: 'integer',
    default: 10,
    min: 1,
    max: 500,
    help: 'Connections for reading that the server opens to each database of the SqlServer provider, at most; it needs up to three others.',
  },
  {
    key: 'BlobProvider',
    type: 'choice',
    default: 'Database',
    choices: ['Database', 'Files', 'S3', 'AzureBlob'],
    help: 'Where the PostgreSQL, MySQL and SqlServer providers store bytes: in the database, in files below DataRootPath, or as objects (S3:*, AzureBlob:*). ObjectStore needs S3 or AzureBlob. FileSystem and Sqlite have places of their own.',
  },
  {
    key: 'Sqlite:Synchronous',
    type: 'choice',
    default: 'Full',
    choices: ['Full', 'Normal'],
    help: 'When a write is acknowledged: Full when it is on the disk; Normal sooner, so that a power cut can lose the latest writes. Both keep the database intact.',
  },
  {
    key: 'Farm:Servers',
    type: 'choice',
    default: 'One',
    choices: ['One', 'Several'],
    help: 'Whether several servers of one version may serve the farm at the same time. Several needs PostgreSQL or MySQL, the same Identity:Issuer for all, and one DataRootPath that all of them see (docs/scale.md).',
  },
  {
    key: 'Farm:SelfServiceSites',
    type: 'boolean',
    default: false,
    help: 'Whether every user may create site collections (SPSiteManager/create). Farm administrators always may.',
  },
  {
    key: 'Farm:IdleMinutes',
    type: 'integer',
    default: 15,
    min: 0,
    max: 1440,
    help: 'A content database that nobody has used for this time is closed until it is used again; 0: it stays open.',
  },
  {
    key: 'Storage:ReserveBytes',
    type: 'integer',
    default: 16_777_216,
    min: 0,
    max: 1_099_511_627_776,
    help: 'Disk space that each content database reserves for deleting when the disk is full, and the farm database at most 1 MiB of it; 0 reserves none.',
  },
  {
    key: 'Farm:BackupRoot',
    type: 'path',
    default: './backups',
    help: 'Directory of the backups of content databases; it cannot be below the data. Created when it is needed.',
  },
  {
    key: 'Farm:StorageRoot',
    type: 'path',
    default: './storage',
    help: 'Directory of the content databases of web applications with a storage back-end of their own; apart from the data and the backups. Created when it is needed.',
  },
  {
    key: 'Audit:IntervalSeconds',
    type: 'integer',
    default: 1,
    min: 1,
    max: 3600,
    help: 'Seconds after which what happened is in the audit log.',
  },
  {
    key: 'Audit:RetentionDays',
    type: 'integer',
    default: 0,
    min: 0,
    max: 36_500,
    help: 'Days that audit records are kept; then a signed stub takes the place of their segment. 0 keeps them for ever.',
  },
] as const satisfies readonly Setting[]

interface StorageConfig {
  readonly StorageProvider: string
  readonly PostgreSqlConnectionString: string
  readonly MySqlConnectionString: string
  readonly SqlServerConnectionString: string
}

/** The providers that are servers: the setting with their URL, its schemes, the first one as messages name it, and the longest name of a database. */
const servers = [
  { provider: 'PostgreSQL', key: 'PostgreSqlConnectionString', schemes: ['postgresql', 'postgres'], most: 63, unit: 'bytes' },
  { provider: 'MySQL', key: 'MySqlConnectionString', schemes: ['mysql', 'mariadb'], most: 64, unit: 'characters' },
  { provider: 'SqlServer', key: 'SqlServerConnectionString', schemes: ['sqlserver', 'mssql'], most: 128, unit: 'characters' },
] as const

/** Why a start with these settings is refused; undefined if it is not. The connection string, which holds a password, is in no message. */
export function storageFault(config: StorageConfig): string | undefined {
  const server = servers.find(({ provider }) => sameName(config.StorageProvider, provider))
  return server && urlFault(server, config[server.key])
}

/** The provider of a URL, by its scheme, and why it names no database; undefined if no provider has the scheme. */
export function serverNamedBy(
  given: string,
): { readonly provider: 'PostgreSQL' | 'MySQL' | 'SqlServer'; readonly key: string; readonly fault: string | undefined } | undefined {
  const scheme = given.slice(0, given.indexOf(':')).toLowerCase()
  const server = servers.find(({ schemes }) => schemes.some((own) => own === scheme))
  return server && { provider: server.provider, key: server.key, fault: urlFault(server, given) }
}

function urlFault(server: (typeof servers)[number], given: string): string | undefined {
  const { provider, key, schemes } = server
  const wanted = `Set it to ${schemes[0]}://<user>:<password>@<host>:<port>/<database>.`
  if (given === '') return `StorageProvider is ${provider}, but ${key} is not set. ${wanted}`
  const url = URL.parse(given)
  if (!url || !schemes.some((scheme) => url.protocol === `${scheme}:`)) return `${key} is no URL with the scheme ${schemes[0]}. ${wanted}`
  if (url.pathname.length <= 1) return `${key} names no database. ${wanted}`
  const parts = decodedParts([url.pathname.slice(1), url.username, url.password])
  if (parts === undefined) return `${key} has a % that begins no encoded character. Write a % itself as %25.`
  return nameFault(server, parts[0] ?? '') ?? encryptionFault(server, url.searchParams)
}

function decodedParts(parts: readonly string[]): string[] | undefined {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Some servers cut a name that is too long, and then open the database of another farm. */
function nameFault({ key, most, unit }: (typeof servers)[number], name: string): string | undefined {
  if (name.includes('\0')) return `${key} names a database with the character U+0000, which no server has. Name another one.`
  const length = unit === 'bytes' ? Buffer.byteLength(name) : [...name].length
  return length > most ? `${key} names a database with more than ${most} ${unit}. Choose a shorter name.` : undefined
}

/** Who asks for TLS in the words of another client would go without it. */
function encryptionFault({ provider, key }: (typeof servers)[number], parameters: URLSearchParams): string | undefined {
  if (provider !== 'MySQL') return undefined
  const isKnown = ([name, value]: readonly [string, string]) => !/ssl|tls/i.test(name) || (name === 'ssl' && /^(?:true|false)$/.test(value))
  const other = [...parameters].find((parameter) => !isKnown(parameter))
  return other && `${key} has '${other[0]}', which says nothing here. Write ssl=true for TLS, or ssl=false.`
}

interface ServersConfig {
  readonly 'Farm:Servers': string
  readonly StorageProvider: string
  readonly BlobProvider: string
  readonly 'Identity:Issuer': string
  readonly 'EventSourcing:Enabled': boolean
  readonly 'Wopi:Enabled': boolean
  readonly 'Emulator:Enabled': boolean
}

/** Why several servers cannot share a farm with these settings; undefined if they can, or if one server is to have it. */
export function serversFault(config: ServersConfig): string | undefined {
  if (config['Farm:Servers'] !== 'Several') return undefined
  if (config.StorageProvider !== 'PostgreSQL' && config.StorageProvider !== 'MySQL')
    return `Farm:Servers is Several, but StorageProvider is ${config.StorageProvider}, whose data one server has alone. Set it to PostgreSQL or MySQL, or Farm:Servers to One.`
  if (config.BlobProvider === 'Files')
    return 'Farm:Servers is Several, but BlobProvider is Files. Set it to Database, S3 or AzureBlob: several servers share the bytes only there.'
  if (config['Identity:Issuer'] === '')
    return 'Farm:Servers is Several, but Identity:Issuer is not set. Set it to the same address on every server: tokens of one are good on all of them.'
  const alone = (['EventSourcing:Enabled', 'Wopi:Enabled', 'Emulator:Enabled'] as const).find((key) => config[key])
  return alone === undefined
    ? undefined
    : `Farm:Servers is Several, but ${alone} is true, which works with one server only. Set it to false.`
}
