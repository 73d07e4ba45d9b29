import { type Running, type StartOptions, start } from '../../src/commands/serve.ts'
import { type Config, readConfig } from '../../src/config/config.ts'
import { decorated } from './stores/decorated.ts'

export interface TestServerOptions extends StartOptions {
  /** Settings by key, as on the command line: `{ DataRootPath: '…' }`. */
  readonly settings?: Readonly<Record<string, string>>
}

/** A server in this process, on a free port of the loopback, in memory and silent unless the settings say otherwise. */
export function startServer({ settings = {}, ...options }: TestServerOptions = {}): Promise<Running> {
  const config = configOf({
    StorageProvider: 'InMemory',
    HttpPort: '0',
    'Security:HttpsEnabled': 'false',
    'Logging:Level': 'off',
    // A busy machine makes any request slow; watch-requests.ts measures the request itself.
    'Limits:SlowRequestMs': '0',
    // Tests compare rows and count calls. A test that wants the audit log asks for it: `farm.audit.flush()`.
    'Audit:IntervalSeconds': '3600',
    ...(process.env.TENON_PROFILE && { Profile: process.env.TENON_PROFILE }),
    ...(process.env.JOURNALED === '1' && { 'EventSourcing:Enabled': 'true' }),
    ...settings,
  })
  return start(config, { decorate: decorated, ...options })
}

/** The configuration of a server with these settings by key. */
export function configOf(settings: Readonly<Record<string, string>>): Config {
  const argv = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value])
  return (readConfig({ argv, env: {}, cwd: process.cwd() }) as { config: Config }).config
}

/** The Authorization header of a user; any password will do. */
export const basic = (userName: string): string => `Basic ${Buffer.from(`${userName}:any`).toString('base64')}`

export interface Unjudged {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The user who signs in with Basic: ann by default, nobody if it is empty. */
  readonly user?: string
}

/**
 * The unjudged reply to a request: for bytes, and for addresses without an operation
 * in a contract. Requests to an operation need a contract client.
 */
export async function fetchFrom(address: string, { method = 'GET', headers = {}, body, user = 'ann' }: Unjudged = {}) {
  const response = await fetch(address, {
    method,
    headers: { ...(user !== '' && { Authorization: basic(user) }), ...headers },
    ...(body !== undefined && { body }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
}
