import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/setting.ts'
import type { Outgoing } from '../../core/acts/webhooks/outgoing.ts'
import { loopbackHosts, parseAllowedHosts } from './allowed-hosts.ts'
import { createOutgoing } from './outgoing.ts'

/** The sender of webhook calls. Fails with `ConfigError`. */
export function webhookCalls(config: Config, ownPorts: () => ReadonlySet<number>): Outgoing {
  const named = config['Webhooks:AllowedHosts']
  const hosts = named.length === 0 && (config.StorageProvider === 'InMemory' || config['Emulator:Enabled']) ? loopbackHosts : named
  try {
    return createOutgoing({ allowed: parseAllowedHosts(hosts), timeoutMs: config['Webhooks:TimeoutSeconds'] * 1000, ownPorts })
  } catch (error) {
    throw new ConfigError(`Webhooks:AllowedHosts: ${(error as Error).message}.`)
  }
}
