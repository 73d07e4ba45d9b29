import { type Running, type StartOptions, start } from '../../src/commands/serve.ts'
import { type Config, readConfig } from '../../src/config/config.ts'
import { decorated } from './stores/decorated.ts'

export interface TestServerOptions extends StartOptions {
  /** Settings by key, as on the command line: `{ DataRootPath: '…' }`. */
  readonly settings?: Readonly<Record<string, string>>
}

/** A server in this process, on a free port of the loopback, in memory and silent unless the settings say otherwise. */
export function startServer({ settings = {}, ...options }: TestServerOptions = {}): Promise<Running> {
  const argv = Object.entries({
    StorageProvider: 'InMemory',
    HttpPort: '0',
    'Security:HttpsEnabled': 'false',
    'Logging:Level': 'off',
    ...settings,
  }).flatMap(([key, value]) => [`--${key}`, value])
  const read = readConfig({ argv, env: {}, cwd: process.cwd() }) as { config: Config }
  return start(read.config, { decorate: decorated, ...options })
}

/** The Authorization header of a user; any password will do. */
export const basic = (userName: string): string => `Basic ${Buffer.from(`${userName}:any`).toString('base64')}`
