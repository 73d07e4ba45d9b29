import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, type StartOptions, start } from '../../src/commands/serve.ts'
import { type Config, readConfig } from '../../src/config/config.ts'
import { noteSettings } from './coverage-file.ts'
import type { FreshFarm } from './postgresql/farms.ts'
import { canShare, startShard } from './runs/shared-server.ts'
import { decorated } from './stores/decorated.ts'

export interface TestServerOptions extends StartOptions {
  /** Settings by key, as on the command line: `{ DataRootPath: '…' }`. */
  readonly settings?: Readonly<Record<string, string>>
  /** The test needs a server for itself: it reads `farm`, or what only a server without the emulator does. */
  readonly own?: boolean
}

/** The databases that several servers share, by the values of `TENON_STORAGE`. */
const severalOn: Readonly<Record<string, 'PostgreSQL' | 'MySQL'>> = { Several: 'PostgreSQL', SeveralOnMySQL: 'MySQL' }

/**
 * A server in this process, on a free port of the loopback, in memory and silent unless the settings say otherwise. In the fast
 * tier a test that asks for nothing special gets a shard of a server that its process shares (runs/shared-server.ts), without `farm`.
 */
export async function startServer({ settings = {}, own = false, ...options }: TestServerOptions = {}): Promise<Running> {
  if (!own && Object.keys(options).length === 0 && canShare(settings)) return sharedServer(settings)
  const several = severalOn[process.env.TENON_STORAGE ?? '']
  if (several && settings.StorageProvider === undefined) {
    const { balancedDatabases, startBalanced } = await import('./several/balanced.ts')
    if (process.env.TENON_KILLED && Object.keys(options).length === 0) {
      const { startKilled } = await import('./several/killed.ts')
      const { freshFarm, few } = balancedDatabases[several]
      const all = { ...usual(), ...few, ...settings, StorageProvider: several }
      return startKilled({ farm: await freshFarm(), settings: all, start: (own) => startOne({ ...own, ...few }, settings, {}) })
    }
    return startBalanced(several, (own) => startOne(own, settings, options))
  }
  const farm = await farmByEnvironment(settings)
  const running = await startOne(farm?.settings ?? {}, settings, options)
  if (!farm) return running
  const stop = async () => {
    try {
      await running.stop()
    } finally {
      await farm.remove()
    }
  }
  return { ...running, stop }
}

async function sharedServer(settings: Readonly<Record<string, string>>): Promise<Running> {
  noteSettings(settings)
  const { url, issuer, stop } = await startShard({ ...usual(), ...settings })
  return {
    ...{ url, secureUrl: undefined, issuer, stop },
    get farm(): never {
      throw new Error('This test shares its server. Ask for one of its own to reach the farm: { own: true }.')
    },
  }
}

function startOne(storage: Readonly<Record<string, string>>, settings: Readonly<Record<string, string>>, options: StartOptions) {
  noteSettings({ ...storage, ...settings })
  const config = configured({ ...usual(), ...storage, ...settings })
  return start(config, { decorate: decorated, ...options })
}

/** The settings of every server for tests, unless it has others. */
const usual = (): Record<string, string> => ({
  StorageProvider: 'InMemory',
  HttpPort: '0',
  'Security:HttpsEnabled': 'false',
  'Logging:Level': 'off',
  // A busy machine makes any request slow; watch-requests.ts measures the request itself.
  'Limits:SlowRequestMs': '0',
  // Tests compare rows and count calls. A test that wants the audit log asks for it: `farm.audit.flush()`.
  'Audit:IntervalSeconds': '3600',
  ...(process.env.TENON_PROFILE && { Profile: process.env.TENON_PROFILE }),
  // Items are skipped in both profiles (docs/profiles.md, E4).
  ...(process.env.TENON_PROFILE === 'SharePoint' && { 'Rest:SkipOnItems': 'true' }),
  ...(process.env.JOURNALED === '1' && { 'EventSourcing:Enabled': 'true' }),
})

/** With `TENON_STORAGE=PostgreSQL`, `MySQL` or `SqlServer` tests that name no storage run on a farm of their own on the server for tests; with `LiteDb` in a file. */
async function farmByEnvironment({ StorageProvider }: Readonly<Record<string, string>>): Promise<FreshFarm | undefined> {
  const storage = process.env.TENON_STORAGE
  if (StorageProvider !== undefined) return undefined
  if (storage === 'MySQL') {
    const { freshFarmOnMySql } = await import('./mysql/farms.ts')
    return freshFarmOnMySql()
  }
  if (storage === 'SqlServer') {
    const { freshFarmOnSqlServer } = await import('./sqlserver/farms.ts')
    return freshFarmOnSqlServer()
  }
  if (storage === 'LiteDb') {
    const folder = await mkdtemp(join(tmpdir(), 'tenon-litedb-'))
    return {
      settings: { StorageProvider: 'LiteDb', LiteDbPath: join(folder, 'farm.litedb'), 'Webhooks:AllowedHosts': 'localhost,127.0.0.1' },
      remove: () => rm(folder, { recursive: true, force: true }),
    }
  }
  if (storage !== 'PostgreSQL') return undefined
  const { freshFarmOnServer } = await import('./postgresql/farms.ts')
  return freshFarmOnServer()
}

/** The configuration of a server with these settings by key. */
export function configOf(settings: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}): Config {
  noteSettings(settings)
  return configured(settings, env)
}

function configured(settings: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}): Config {
  const argv = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value])
  return (readConfig({ argv, env, cwd: process.cwd() }) as { config: Config }).config
}

/** The Authorization header of a user; any password will do. */
export const basic = (userName: string): string => `Basic ${Buffer.from(`${userName}:any`).toString('base64')}`

export interface Unjudged {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: NonNullable<RequestInit['body']>
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
