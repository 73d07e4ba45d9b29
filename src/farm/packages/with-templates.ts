import type { Config } from '../../config/config.ts'
import { templatesOfPackages } from '../../config/packages/provider-settings.ts'
import type { Runtime } from '../../core/kernel/ports.ts'

/** The runtime with the templates of packages, if there are any. */
export function withTemplates(given: Runtime, config: Config): Runtime {
  const templates = config[templatesOfPackages]
  if (!templates) return given
  return { now: () => given.now(), newId: () => given.newId(), randomBytes: (count) => given.randomBytes(count), templates }
}
