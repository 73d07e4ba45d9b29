import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/setting.ts'
import { type Identity, identify } from '../core/model/people/login-names.ts'

/** The first farm administrator owns the first site. Fails with `ConfigError` if that is not a user name. */
export function ownerOf(config: Config): Identity {
  const name = config.FarmAdministrators[0] ?? 'admin'
  const owner = identify(name, config.HostName)
  if (!owner) throw new ConfigError(`FarmAdministrators: '${name.slice(0, 100)}' is no user name such as admin or DOMAIN\\admin.`)
  return owner
}
