import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FileSyntaxError, readConfigFile } from './config-file.ts'

interface Described {
  readonly key: string
  readonly help: string
  /** A secret is left out of every enumeration and every message. */
  readonly secret?: true
}

export type Setting = Described &
  (
    | { readonly type: 'text' | 'path'; readonly default: string }
    | { readonly type: 'integer'; readonly default: number; readonly min: number; readonly max: number }
    | { readonly type: 'boolean'; readonly default: boolean }
    | { readonly type: 'list'; readonly default: readonly string[] }
    /** `unavailable`: names that the specification knows and this version refuses. */
    | { readonly type: 'choice'; readonly default: string; readonly choices: readonly string[]; readonly unavailable?: readonly string[] }
  )

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
    default: 'Svc',
    choices: ['Svc'],
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
  { key: 'SoapNamespace', type: 'text', default: 'urn:svc:soap/', help: 'XML namespace of the SOAP operations.' },
  { key: 'FarmAdministrators', type: 'list', default: ['admin'], help: 'Login names that hold the FarmAdmin role.' },
  {
    key: 'Identity:Providers:AcceptAll:Enabled',
    type: 'boolean',
    default: true,
    help: 'Accepts any user name with any password: for tests and trusted networks.',
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
    default: 33_554_432,
    min: 0,
    max: 68_719_476_736,
    help: 'Memory for replies that are kept until something changes; 0 keeps none.',
  },
  {
    key: 'Logging:Level',
    type: 'choice',
    default: 'info',
    choices: ['debug', 'info', 'warn', 'error', 'off'],
    help: 'The least that is logged.',
  },
  {
    key: 'Limits:RequestBodyBytes',
    type: 'integer',
    default: 4_194_304,
    min: 1024,
    max: 1_073_741_824,
    help: 'Largest request body, uploads excepted.',
  },
  {
    key: 'Limits:UploadBytes',
    type: 'integer',
    default: 10_737_418_240,
    min: 1024,
    max: 1_099_511_627_776,
    help: 'Largest file or attachment that is taken in.',
  },
  {
    key: 'Limits:ResponsePageItems',
    type: 'integer',
    default: 5000,
    min: 1,
    max: 100_000,
    help: 'Most rows of one reply; a larger $top is read as this.',
  },
  {
    key: 'Search:IndexIntervalSeconds',
    type: 'integer',
    default: 1,
    min: 0,
    max: 3600,
    help: 'Seconds between two looks for what is to be indexed; with 0 only searches index what they need.',
  },
] as const satisfies readonly Setting[]

type ValueOf<S extends Setting> = S extends { type: 'choice'; choices: readonly (infer C)[] }
  ? C
  : { text: string; path: string; integer: number; boolean: boolean; list: readonly string[]; choice: string }[S['type']]

/** One member per setting, under its key. Paths are absolute. */
export type ConfigOf<S extends Setting> = { readonly [One in S as One['key']]: ValueOf<One> }
export type Config = ConfigOf<(typeof settings)[number]>

/** A setting that start-up refuses. `message` is one line that names the key, what was given and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export interface ConfigSources {
  /** Without the program's own two words. */
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
}

/** Something that was given for a name, before it is known what the name means. */
interface Given {
  /** As in the schema: levels divided by colons, in any case. */
  readonly name: string
  readonly value: unknown
  /** For messages. */
  readonly source: string
}

/**
 * The configuration, frozen: command line over environment over file over
 * default (decisions M), or the help text when `--help` is among the
 * arguments. Fails with `ConfigError`.
 */
export function readConfig(sources: ConfigSources): { readonly config: Config } | { readonly help: string } {
  if (sources.argv.some((word) => word === '--help' || word === '-h')) return { help: helpText(settings) }
  const config = resolveSettings(settings, sources)
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

/** The values of any schema; secrets are not enumerable, so that nothing prints them by accident. Fails with `ConfigError`. */
export function resolveSettings<const S extends Setting>(schema: readonly S[], sources: ConfigSources): ConfigOf<S> {
  const { file, given } = readArguments(schema, sources.argv)
  const layers = [given, readEnvironment(sources.env), readFile(sources.cwd, file)].map((layer) => assign(schema, layer))
  const config: object = Object.create(null)
  for (const setting of schema) {
    const chosen = layers.map((layer) => layer.get(setting)).find((one) => one !== undefined)
    const value = chosen ? convert(setting, chosen) : setting.default
    Object.defineProperty(config, setting.key, { value: settle(setting, value, sources.cwd), enumerable: !setting.secret })
  }
  return Object.freeze(config) as ConfigOf<S>
}

const settle = (setting: Setting, value: unknown, cwd: string) =>
  setting.type === 'path' && value !== ''
    ? resolve(cwd, value as string)
    : setting.type === 'list'
      ? Object.freeze([...(value as string[])])
      : value

function readArguments(schema: readonly Setting[], argv: readonly string[]): { file: string | undefined; given: Given[] } {
  const given: Given[] = []
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? ''
    const [, name, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? []
    if (name === undefined)
      throw new ConfigError(`The argument ${shown(word)} is no setting. Write --<Key> <value>; --help lists every key.`)
    const follows = argv[index + 1]
    const isFlag = schema.some((setting) => setting.type === 'boolean' && sameName(setting.key, name))
    const source = 'on the command line'
    if (inline !== undefined) given.push({ name, value: inline, source })
    else if (isFlag && (follows === undefined || follows.startsWith('--'))) given.push({ name, value: 'true', source })
    else if (follows === undefined) throw new ConfigError(`--${shortened(name)} is the last argument, but a value must follow it.`)
    else {
      given.push({ name, value: follows, source })
      index += 1
    }
  }
  const files = given.filter(({ name }) => sameName(name, 'config'))
  if (files.length > 1) throw new ConfigError('--config is given twice on the command line.')
  return { file: files[0]?.value as string | undefined, given: given.filter((one) => !files.includes(one)) }
}

function readEnvironment(env: ConfigSources['env']): Given[] {
  return Object.entries(env).flatMap(([variable, value]) => {
    if (!variable.startsWith('SVC_') || value === undefined || value === '') return []
    const levels = variable.slice('SVC_'.length).split('__')
    return [{ name: levels.map((level) => level.replaceAll('_', '')).join(':'), value, source: `in the environment variable ${variable}` }]
  })
}

function readFile(cwd: string, chosen: string | undefined): Given[] {
  const path = resolve(cwd, chosen ?? 'svc.config.json')
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (chosen === undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new ConfigError(`The configuration file ${shown(path)} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
  try {
    return readConfigFile(text).map(({ path: names, value, line }) => ({
      name: names.join(':'),
      value,
      source: `in ${path}, line ${line}`,
    }))
  } catch (error) {
    if (!(error instanceof FileSyntaxError)) throw error
    throw new ConfigError(`The configuration file ${shown(path)} is not valid JSON at ${error.message}.`)
  }
}

/** Which setting each of one source's values is for; the parts of a list (`Key:0`, `Key:1`) put together. */
function assign(schema: readonly Setting[], layer: readonly Given[]): Map<Setting, Given> {
  const byName = new Map(schema.map((setting) => [setting.key.toLowerCase(), setting]))
  const assigned = new Map<Setting, Given>()
  const parts = new Map<Setting, Map<number, Given>>()
  for (const given of layer) {
    const whole = byName.get(given.name.toLowerCase())
    const [, listName, index] = /^(.+):(\d{1,4})$/.exec(given.name) ?? []
    const list = whole === undefined && listName !== undefined ? byName.get(listName.toLowerCase()) : undefined
    const setting = whole ?? (list?.type === 'list' ? list : undefined)
    if (!setting)
      throw new ConfigError(
        `There is no setting ${shown(given.name)} in this version (${given.source}).${suggestion(schema, given.name)} --help lists every key.`,
      )
    const inParts = parts.get(setting) ?? new Map<number, Given>()
    const position = whole ? undefined : Number(index)
    const taken = position === undefined ? assigned.has(setting) || inParts.size > 0 : assigned.has(setting) || inParts.has(position)
    if (taken) throw new ConfigError(`${setting.key} is given twice (the second time ${given.source}). Give it once.`)
    if (position === undefined) assigned.set(setting, given)
    else parts.set(setting, inParts.set(position, given))
  }
  for (const [setting, inParts] of parts) assigned.set(setting, joinParts(setting, inParts))
  return assigned
}

function joinParts(setting: Setting, parts: ReadonlyMap<number, Given>): Given {
  const values: unknown[] = []
  for (let index = 0; index < parts.size; index += 1) {
    const part = parts.get(index)
    if (!part)
      throw new ConfigError(
        `${setting.key}:${index} is missing, but ${setting.key}:${Math.max(...parts.keys())} is given. Count from 0 without a gap.`,
      )
    values.push(part.value)
  }
  return { name: setting.key, value: values, source: parts.get(0)?.source ?? '' }
}

function convert(setting: Setting, given: Given): unknown {
  const value = parse(setting, given.value)
  if (value !== undefined) return value
  const what = setting.secret ? 'something else' : shown(given.value)
  const later = setting.type === 'choice' && setting.unavailable?.some((name) => sameName(name, String(given.value)))
  if (later)
    throw new ConfigError(
      `${setting.key} is ${what} ${given.source}, which is not available in this version. Available: ${setting.choices.join(', ')}.`,
    )
  throw new ConfigError(`${setting.key} is ${what} ${given.source}, but must be ${allowed(setting)}.`)
}

/** The value in the setting's type, undefined when it does not fit. */
function parse(setting: Setting, value: unknown): unknown {
  switch (setting.type) {
    case 'text':
    case 'path':
      return typeof value === 'string' && value.trim() !== '' ? value : undefined
    case 'boolean': {
      const word = String(value).toLowerCase()
      return word === 'true' ? true : word === 'false' ? false : undefined
    }
    case 'integer': {
      const digits = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))
      const number = digits ? Number(value) : Number.NaN
      return Number.isInteger(number) && number >= setting.min && number <= setting.max ? number : undefined
    }
    case 'choice':
      return setting.choices.find((choice) => typeof value === 'string' && sameName(choice, value))
    case 'list': {
      const parts =
        typeof value === 'string'
          ? value
              .split(',')
              .map((part) => part.trim())
              .filter((part) => part !== '')
          : value
      return Array.isArray(parts) && parts.every((part) => typeof part === 'string' && part.trim() !== '') ? parts : undefined
    }
  }
}

/** What may be given for a setting, as the end of a sentence. */
function allowed(setting: Setting): string {
  switch (setting.type) {
    case 'text':
      return 'text'
    case 'path':
      return 'a path'
    case 'boolean':
      return 'true or false'
    case 'integer':
      return `a whole number from ${setting.min} to ${setting.max}`
    case 'choice':
      return setting.choices.length === 1 ? `${setting.choices[0]}` : `one of ${setting.choices.join(', ')}`
    case 'list':
      return 'texts divided by commas'
  }
}

/** Every setting in words, for the docs. */
export const describeSettings = (schema: readonly Setting[] = settings) =>
  schema.map((setting) => ({ key: setting.key, allowed: allowed(setting), default: presetOf(setting), help: setting.help }))

const presetOf = (setting: Setting): string => (setting.secret ? 'none' : String(setting.default) || 'none')

/** The table of all settings, made from the schema alone. */
function helpText(schema: readonly Setting[]): string {
  const rows = schema.map(
    (setting) =>
      `  --${setting.key} <${setting.type}>\n      ${setting.help}\n      Allowed: ${allowed(setting)}. Default: ${presetOf(setting)}`,
  )
  return [
    'Usage: tenon [verify | reindex] [--config <path>] [--<Key> <value>]...',
    '',
    'verify reads all stored bytes and names those that are missing or changed; it starts no server.',
    'reindex restores what the catalogue lacks from the files and sidecars in DataRootPath; the server must not be running.',
    '',
    'The command line goes over the environment, the environment over the file, the file over the default.',
    'File: svc.config.json in the working directory, or the one of --config. Environment: SVC_ and the key in',
    'upper case, __ for each colon: SVC_HTTP_PORT, SVC_LOGGING__LEVEL. Keys may be written in any case.',
    '',
    ...rows,
    '',
  ].join('\n')
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** On one line whatever it is, and cut to what a message can bear. */
const shown = (value: unknown) =>
  typeof value === 'string' ? `'${shortened(JSON.stringify(value).slice(1, -1))}'` : shortened(JSON.stringify(value))

function suggestion(schema: readonly Setting[], name: string): string {
  if (name.length > 80) return ''
  const nearest = schema
    .map(({ key }) => ({ key, edits: countEdits(key.toLowerCase(), name.toLowerCase()) }))
    .reduce((best, one) => (one.edits < best.edits ? one : best), { key: '', edits: 1 + name.length / 3 })
  return nearest.key === '' ? '' : ` Did you mean ${nearest.key}?`
}

/** How many characters must be added, dropped or replaced to make one text the other. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, left] of [...one].entries()) {
    const above = row
    row = [i + 1]
    for (const [j, right] of [...other].entries()) {
      const replaced = (above[j] ?? 0) + (left === right ? 0 : 1)
      row.push(Math.min(replaced, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
  }
  return row.at(-1) ?? 0
}
