import type { Config } from '../config/config.ts'
import { isOwnProvider } from '../config/packages/provider-settings.ts'
import { parseViewQuery } from '../formats/caml/caml-view.ts'

/**
 * The configuration with the place that a package of `Providers` names, if `StorageProvider` is its id, and with the templates of the packages
 * of `Templates`; otherwise the same one. Only a farm of packages loads what finds them. Fails with `ConfigError`.
 */
export async function withPackages(config: Config): Promise<Config> {
  const { Templates: packages, StorageProvider: provider } = config
  if (isOwnProvider(provider) && packages.length === 0) return config
  const { withProviderPackage, withTemplatePackages } = await import('../farm/packages/load-packages.ts')
  const stored = await withProviderPackage(config)
  return packages.length === 0 ? stored : withTemplatePackages(stored, checkQuery)
}

const checkQuery = (caml: string): void => {
  if (caml !== '') parseViewQuery(caml, { nowMs: 0, userId: 0 })
}
