import type { Config } from '../config/config.ts'
import { type Identity, identify } from '../core/model/people/login-names.ts'

/** The first farm administrator owns the first site. Fails where that is no user name. */
export function ownerOf(config: Config): Identity {
  const name = config.FarmAdministrators[0] ?? 'admin'
  const owner = identify(name, config.HostName)
  if (!owner) throw new Error(`FarmAdministrators: '${name}' is no user name`)
  return owner
}
