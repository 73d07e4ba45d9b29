import type { Config } from '../config/config.ts'
import { keyOverlapMs } from '../config/identity-settings.ts'
import { rotateSigningKeys } from '../core/acts/identity/signing-keys.ts'
import { openFarm } from '../farm/farm.ts'

/** `tenon keys rotate`: creates a new key that signs tokens from now on. The server may be running. */
export async function rotateKeys(config: Config): Promise<void> {
  const farm = await openFarm(config, { whenMissing: 'refuse' })
  try {
    const { kid, retired } = await rotateSigningKeys(farm.database, farm.runtime, keyOverlapMs(config))
    process.stdout.write(`Tokens are signed with ${kid} from now on.\n`)
    for (const old of retired) process.stdout.write(`Those signed with ${old.kid} count until ${new Date(old.until).toISOString()}.\n`)
  } finally {
    await farm.close()
  }
}
