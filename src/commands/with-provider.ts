import type { Config } from '../config/config.ts'
import { isOwnProvider } from '../config/packages/provider-settings.ts'

/**
 * The configuration with the place that a package of `Providers` names, if `StorageProvider` is its id; otherwise the same one. Only a farm of
 * a package loads what finds packages. Fails with `ConfigError`.
 */
export async function withProvider(config: Config): Promise<Config> {
  if (isOwnProvider(config.StorageProvider)) return config
  return (await import('../farm/packages/load-packages.ts')).withProviderPackage(config)
}
