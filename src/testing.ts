import { start } from './commands/serve.ts'
import { readConfig } from './config/config.ts'
import { ConfigError } from './config/setting.ts'

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
}

/** What suits a test: memory only, a free port, no HTTPS. */
const usual = { StorageProvider: 'InMemory', HttpPort: 0, HttpsPort: 0, 'Security:HttpsEnabled': false }

/**
 * Starts a server on a free port of the loopback, with its data in memory unless the settings say otherwise. Every server
 * has data of its own: any number of them can run at once. Environment variables have no effect; `svc.config.json` in the
 * current folder has, as for the program. Fails with an error that names the setting if one is unknown or has a value
 * that is not allowed.
 */
export async function startServer({ settings = {}, log }: TestServerOptions = {}): Promise<TestServer> {
  const all = { ...usual, ...(log === undefined && { 'Logging:Level': 'off' }), ...settings }
  const argv = Object.entries(all).map(([key, value]) => `--${key}=${value}`)
  const read = readConfig({ argv, env: {}, cwd: process.cwd() })
  // `--help=…` is no request for help, so there is a configuration.
  if (!('config' in read)) throw new ConfigError('There is no setting help.')
  const running = await start(read.config, log && { log })
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopped ??= running.stop()
    return stopped
  }
  return { url: running.url, secureUrl: running.secureUrl, issuer: running.issuer, stop, [Symbol.asyncDispose]: stop }
}
