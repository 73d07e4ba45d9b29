import { readFile } from 'node:fs/promises'
import { type Running, start } from './commands/serve.ts'
import { withPackages } from './commands/with-packages.ts'
import { readConfig } from './config/config.ts'
import { ConfigError } from './config/setting.ts'
import { oldNode } from './process/needed-node.ts'

// `tenon/testing`: servers inside a test's own process. The signatures here name no other type of this program, because
// scripts/build.ts ships the declarations of this file alone.

/** A server in this process. */
export interface TestServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string
  /** The same for HTTPS; undefined unless `Security:HttpsEnabled` is on. */
  readonly secureUrl: string | undefined
  /** The name of this server in its tokens, as in `/.well-known/openid-configuration`. */
  readonly issuer: string
  /** Waits for running requests to end, then closes the server and its data. A second call waits for the first. */
  stop(): Promise<void>
  /** `await using server = await startServer()` stops the server at the end of the block. */
  [Symbol.asyncDispose](): Promise<void>
}

export interface TestServerOptions {
  /** Any settings of `tenon --help` by key: `{ 'Identity:AnonymousAccess': 'Read' }`. A list is separated by commas. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>
  /** Called with each line of the log. Without it the server logs nothing. */
  readonly log?: (line: string) => void
  /** Gives the server the members of `EmulatedServer`, and the addresses below `/_emulator`. */
  readonly emulator?: boolean
}

/** A server that a test can put back, watch and make fail. A call that the server refuses fails with its message. */
export interface EmulatedServer extends TestServer {
  /**
   * Puts data, clock and random numbers back to the start, and deletes the faults. Connections and tokens stay good. With `site` the
   * content of one site collection is put back, and nothing else.
   */
  reset(part?: SiteAsked): Promise<void>
  /** Keeps all data, or one site collection, as it is now under a name. */
  snapshot(name: string, part?: SiteAsked): Promise<void>
  /** Puts all data back to a snapshot, or the content of one site collection: that of the snapshot, if it has only one. */
  restore(name: string, part?: SiteAsked): Promise<void>
  /** Replaces all content by a seed: the path of a JSON or YAML file, or an object. A reset returns to it. */
  seed(seed: string | Readonly<Record<string, unknown>>): Promise<void>
  /** The recorded requests that fit, oldest first: the latest 10,000 at most. Secrets are masked. */
  requests(asked?: RequestsAsked): Promise<SeenRequest[]>
  /** Forgets the recorded requests that fit, all of them without filters. */
  forgetRequests(asked?: RequestsAsked): Promise<void>
  /** The operations that were called, and those that were not. */
  coverage(): Promise<OperationsUsed>
  readonly faults: TestFaults
  readonly clock: TestClock
  /**
   * A farm of its own in this server, made by its first request from the state to which a reset returns: the same members, all for
   * this shard alone, and a `url` of its own. A name has 1 to 64 of the characters a to z, 0 to 9 and hyphen.
   */
  shard(name: string): Promise<ServerShard>
  /** An access token with these claims; those that are missing are the ones of an ordinary user. */
  token(claims?: Readonly<Record<string, unknown>>, expiresInSeconds?: number): Promise<string>
}

/** One site collection of a server. */
export interface SiteAsked {
  /** Its server-relative URL, such as `/sites/team`. */
  readonly site: string
}

/** A shard of a server. `stop` drops it with its data. */
export interface ServerShard extends Omit<EmulatedServer, 'shard'> {
  /** The header that names the shard, for requests to the url of the server. */
  readonly headers: Readonly<Record<'X-Tenon-Shard', string>>
}

/** Which requests; all members must fit. */
export interface RequestsAsked {
  readonly method?: string
  /** `*` stands for any text within a segment, `**` for any number of segments. */
  readonly path?: string
  readonly operation?: string
  readonly status?: number
  readonly user?: string
  /** Only requests that met no operation. */
  readonly unmatched?: boolean
  /** Only requests after the one with this id. */
  readonly since?: number
}

/** A request and its reply. */
export interface SeenRequest {
  readonly id: number
  /** ISO 8601. */
  readonly at: string
  readonly method: string
  readonly url: string
  readonly operation: string | null
  /** 0 if a fault reset the connection. */
  readonly status: number
  readonly durationMs: number
  readonly user: string | null
  readonly shard: string | null
  readonly faultId: number | null
  readonly notes: readonly string[]
  readonly request: SeenMessage
  readonly response: SeenMessage
}

export interface SeenMessage {
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export interface OperationsUsed {
  readonly operations: readonly { readonly id: string; readonly calls: number; readonly statuses: Readonly<Record<string, number>> }[]
  readonly unused: readonly string[]
}

/** A rule for faults, as `POST /_emulator/faults` takes it. */
export interface TestFault {
  readonly match?: {
    readonly method?: string
    readonly path?: string
    readonly operation?: string
    readonly user?: string
    /** A shard, or `*` for all of them and the server itself. The default is the shard that adds the rule. */
    readonly shard?: string
  }
  readonly when?: {
    readonly after?: number
    readonly count?: number
    readonly every?: number
    readonly rate?: number
    readonly seed?: number
    readonly fromUtc?: string
    readonly untilUtc?: string
  }
  readonly then: {
    readonly status?: number
    readonly retryAfterSeconds?: number
    readonly headers?: Readonly<Record<string, string>>
    readonly latencyMs?: number
    readonly latency?: { readonly fromMs?: number; readonly toMs?: number; readonly medianMs?: number; readonly sigma?: number }
    readonly truncateAfterBytes?: number
    readonly bytesPerSecond?: number
    readonly reset?: true
    readonly threshold?: number
    readonly limits?: { readonly requests: number; readonly seconds: number }
    readonly messages?: { readonly after?: number; readonly drop?: number; readonly latencyMs?: number; readonly reset?: true }
    readonly preset?:
      | 'throttled'
      | 'maintenance'
      | 'listViewThreshold'
      | 'expiredToken'
      | 'expiredDigest'
      | 'versionConflict'
      | 'hostedLimits'
      | 'flakyNetwork'
  }
}

export interface TestFaults {
  /** Adds a rule behind the others, and returns its id. */
  add(fault: TestFault): Promise<number>
  delete(id: number): Promise<void>
  /** Deletes all rules. */
  clear(): Promise<void>
}

export interface TestClock {
  now(): Promise<Date>
  /** Stops the clock, at a time or where it is. */
  freeze(at?: Date): Promise<void>
  /** Lets the clock run, from a time or from where it is; `rate` is its speed. */
  run(from?: Date, rate?: number): Promise<void>
  /** Moves the clock forward by an ISO 8601 duration: `PT1H`. */
  advance(by: string): Promise<void>
}

/** What suits a test: memory only, a free port, no HTTPS. */
const usual = { StorageProvider: 'InMemory', HttpPort: 0, HttpsPort: 0, 'Security:HttpsEnabled': false }

/**
 * Starts a server on a free port of the loopback, with its data in memory unless the settings say otherwise. Every server
 * has data of its own: any number of them can run at once. Environment variables have no effect; `svc.config.json` in the
 * current folder has, as for the program. Fails with an error that names the setting if one is unknown or has a value
 * that is not allowed, and under a Node that is too old.
 */
export async function startServer<O extends TestServerOptions = TestServerOptions>(
  options?: O,
): Promise<O extends { readonly emulator: true } ? EmulatedServer : TestServer> {
  const tooOld = oldNode(new URL('../package.json', import.meta.url))
  if (tooOld !== undefined) throw new Error(`${tooOld}: run the tests with a newer one.`)
  const { settings = {}, log, emulator = false }: TestServerOptions = options ?? {}
  const all = { ...usual, ...(log === undefined && { 'Logging:Level': 'off' }), ...(emulator && { 'Emulator:Enabled': true }), ...settings }
  const argv = Object.entries(all).map(([key, value]) => `--${key}=${value}`)
  const read = readConfig({ argv, env: {}, cwd: process.cwd() })
  // `--help=…` is no request for help, so there is a configuration.
  if (!('config' in read)) throw new ConfigError('There is no setting help.')
  const running = await start(await withPackages(read.config), log && { log })
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopped ??= running.stop()
    return stopped
  }
  const server = { url: running.url, secureUrl: running.secureUrl, issuer: running.issuer, stop, [Symbol.asyncDispose]: stop }
  const token = String(settings['Emulator:Token'] ?? '')
  const made: TestServer | EmulatedServer = emulator
    ? { ...server, ...emulatorOf(running.url, token), shard: (name) => shardOf(running, token, name) }
    : server
  // The compiler does not see that `emulator` decides which of the two it is.
  return made as O extends { readonly emulator: true } ? EmulatedServer : TestServer
}

async function shardOf(running: Running, token: string, name: string): Promise<ServerShard> {
  const headers = { 'X-Tenon-Shard': name }
  if (!/^[a-z0-9-]{1,64}$/.test(name))
    throw new Error(`'${name}' is no name of a shard: it has 1 to 64 of the characters a to z, 0 to 9 and hyphen.`)
  const listener = await running.listenFor?.(name)
  if (!listener) throw new Error('Only a server with the emulator has shards.')
  let stopped: Promise<void> | undefined
  const drop = async () => {
    await listener.stop()
    const path = `_emulator/shards/${name}`
    const reply = await fetch(`${running.url}/${path}`, { method: 'DELETE', headers: token === '' ? {} : { 'X-Emulator-Token': token } })
    const text = await reply.text()
    // One that was idle for long, or that no request has named, does not exist.
    if (!reply.ok && reply.status !== 404) throw new Error(`DELETE /${path}: ${messageIn(text) ?? `the status is ${reply.status}`}`)
  }
  const stop = (): Promise<void> => {
    stopped ??= drop()
    return stopped
  }
  return {
    ...emulatorOf(running.url, token, headers),
    headers,
    url: listener.url,
    secureUrl: undefined,
    issuer: running.issuer,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** The members of a server, or of a shard with these headers, that call its addresses for tests. */
function emulatorOf(
  url: string,
  token: string,
  shard: Readonly<Record<string, string>> = {},
): Omit<EmulatedServer, keyof TestServer | 'shard'> {
  const send = (method: string, path: string, body?: unknown): Promise<unknown> =>
    sendText(method, path, body === undefined ? undefined : { text: JSON.stringify(body), type: 'application/json' })
  const sendText = async (method: string, path: string, body?: { readonly text: string; readonly type: string }): Promise<unknown> => {
    const headers = { ...shard, ...(token !== '' && { 'X-Emulator-Token': token }), ...(body && { 'Content-Type': body.type }) }
    const reply = await fetch(`${url}/_emulator/${path}`, { method, headers, ...(body && { body: body.text }) })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} /_emulator/${path}: ${messageIn(text) ?? `the status is ${reply.status}`}`)
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  }
  const queryOf = (asked: object): string =>
    new URLSearchParams(Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]))).toString()
  const named = (name: string, path = '') => `snapshots/${encodeURIComponent(name)}${path}`
  const inSite = (path: string, part: SiteAsked | undefined) => (part ? `${path}?${queryOf({ site: part.site })}` : path)
  const timeOf = (time: Date | undefined) => time && { now: time.toISOString() }
  return {
    reset: async (part) => void (await send('POST', inSite('reset', part))),
    snapshot: async (name, part) => void (await send('PUT', inSite(named(name), part))),
    restore: async (name, part) => void (await send('POST', inSite(named(name, '/restore'), part))),
    async seed(seed) {
      if (typeof seed !== 'string') return void (await send('PUT', 'state', seed))
      const type = /\.ya?ml$/i.test(seed) ? 'application/yaml' : 'application/json'
      await sendText('PUT', 'state', { text: await readFile(seed, 'utf8'), type })
    },
    async requests(asked = {}) {
      return ((await send('GET', `requests?${queryOf({ ...asked, limit: 10_000 })}`)) as { value: SeenRequest[] }).value.reverse()
    },
    forgetRequests: async (asked = {}) => void (await send('DELETE', `requests?${queryOf(asked)}`)),
    coverage: async () => (await send('GET', 'coverage')) as OperationsUsed,
    faults: {
      add: async ({ match = {}, ...rest }) => ((await send('POST', 'faults', { match, ...rest })) as { id: number }).id,
      delete: async (id) => void (await send('DELETE', `faults/${id}`)),
      clear: async () => void (await send('DELETE', 'faults')),
    },
    clock: {
      now: async () => new Date(((await send('GET', 'clock')) as { now: string }).now),
      freeze: async (at) => void (await send('PUT', 'clock', { ...timeOf(at), frozen: true })),
      run: async (from, rate = 1) => void (await send('PUT', 'clock', { ...timeOf(from), frozen: false, rate })),
      advance: async (by) => void (await send('POST', 'clock/advance', { by })),
    },
    async token(claims = {}, expiresInSeconds) {
      const body = { claims, ...(expiresInSeconds !== undefined && { expiresInSeconds }) }
      return ((await send('POST', 'tokens', body)) as { access_token: string }).access_token
    },
  }
}

/** The message of an error in the second form; undefined if the text is something else. */
function messageIn(text: string): string | undefined {
  try {
    const { message, path, line } = (JSON.parse(text) as { error: { message: string; path?: string; line?: number } }).error
    return line === undefined ? message : `line ${line}, ${path ?? ''}: ${message}`
  } catch {
    return undefined
  }
}
