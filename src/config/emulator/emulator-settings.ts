import { isLoopback } from '../../core/acts/identity/clients.ts'

/** The addresses for tests below `/_emulator` (docs/testing.md). */
export const emulatorSettings = [
  {
    key: 'Emulator:Enabled',
    type: 'boolean',
    default: false,
    help: 'Serves the addresses for tests below /_emulator: recorded requests, faults, coverage, tokens. Anybody who reaches them controls the server. --emulator does the same. Refused when NODE_ENV is production.',
  },
  {
    key: 'Emulator:Token',
    type: 'text',
    default: '',
    secret: true,
    help: 'Secret that every request to /_emulator must carry in the header X-Emulator-Token, or the cookie that the page there sets. Needed unless Host is a loopback address.',
  },
  {
    key: 'Emulator:Seed',
    type: 'text',
    default: '',
    help: 'Path of a seed, a JSON or YAML file with the content of the server at its start and after a reset, or of a folder with one named seed. Needs Emulator:Enabled.',
  },
  {
    key: 'Emulator:Clock',
    type: 'text',
    default: '',
    help: 'Time at which the clock of the server stands still from the start, as 2026-01-01T00:00:00Z. By default the clock runs. Needs Emulator:Enabled.',
  },
  {
    key: 'Emulator:Random',
    type: 'integer',
    default: 0,
    min: 0,
    max: 4_294_967_295,
    help: 'Start of the random numbers: with the same one, the same requests get the same ids, cookies and digests, which are easy to guess then. Only for a loopback address; 0 is off. Needs Emulator:Enabled.',
  },
  {
    key: 'Emulator:MaxShards',
    type: 'integer',
    default: 64,
    min: 1,
    max: 1_000,
    help: 'How many shards there are at the same time: farms of their own in memory for requests with the header X-Tenon-Shard. Beyond it the one that was idle longest is dropped. Needs Emulator:Enabled.',
  },
  {
    key: 'Emulator:ShardIdleMinutes',
    type: 'integer',
    default: 10,
    min: 0,
    max: 10_000,
    help: 'After so many minutes without a request a shard is dropped; 0 is never. Needs Emulator:Enabled.',
  },
  {
    key: 'Emulator:DatabasePerSite',
    type: 'boolean',
    default: true,
    help: 'Gives a new site collection a content database of its own, unless its request names one: then it is put back alone in a moment. Needs Emulator:Enabled, and data in memory or on disk.',
  },
] as const

interface EmulatorConfig {
  readonly Host: string
  readonly 'Emulator:Enabled': boolean
  readonly 'Emulator:Token': string
  readonly 'Emulator:Clock': string
  readonly 'Emulator:Random': number
  readonly 'Emulator:DatabasePerSite': boolean
  readonly StorageProvider: string
}

/** Whether a new site collection gets a content database of its own: none on a server of databases, which no snapshot copies. */
export const hasDatabasePerSite = (config: EmulatorConfig): boolean =>
  config['Emulator:Enabled'] && config['Emulator:DatabasePerSite'] && ['InMemory', 'FileSystem', 'Sqlite'].includes(config.StorageProvider)

/** The command line with the short form of `--Emulator:Enabled` written out. */
export const withEmulatorSwitch = (argv: readonly string[]): string[] =>
  argv.map((word) => (word === '--emulator' ? '--Emulator:Enabled=true' : word))

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/

/** The time of `Emulator:Clock` in milliseconds; undefined if it is none. */
export function emulatedStart(clock: string): number | undefined {
  const time = instant.test(clock) ? Date.parse(clock) : Number.NaN
  return time >= 0 ? time : undefined
}

/** The host name of an address to listen on, as URL parsers write it. */
const hostOf = (address: string): string => (address.includes(':') ? `[${address}]` : address.toLowerCase())

/** Why a start with these settings is refused: others than the tests of this machine could control the server. Undefined if it is not. */
export function emulatorFault(config: EmulatorConfig, env: Readonly<Record<string, string | undefined>>): string | undefined {
  if (!config['Emulator:Enabled']) return undefined
  if (env.NODE_ENV === 'production')
    return 'Emulator:Enabled is true while NODE_ENV is production: the addresses below /_emulator let anybody control the server. Set it to false.'
  const clock = config['Emulator:Clock']
  if (clock !== '' && emulatedStart(clock) === undefined)
    return `Emulator:Clock is '${clock.slice(0, 100)}', which is no time from 1970 to 9999 in the form 2026-01-01T00:00:00Z.`
  if (isLoopback(hostOf(config.Host))) return undefined
  if (config['Emulator:Random'] !== 0)
    return `Emulator:Random is set, and Host is '${config.Host.slice(0, 100)}', which is no loopback address: anybody could guess ids, cookies and digests. Set Host to 127.0.0.1, or Emulator:Random to 0.`
  if (config['Emulator:Token'] !== '') return undefined
  return `Emulator:Enabled is true, Host is '${config.Host.slice(0, 100)}', which is no loopback address, and Emulator:Token is empty: anybody who reaches the server could control it. Set Emulator:Token, or Host to 127.0.0.1.`
}
