import type { Config } from '../config/config.ts'
import { keyOverlapMs } from '../config/identity-settings.ts'
import { rotateSigningKeys } from '../core/acts/identity/signing-keys.ts'
import { type Farm, openFarm } from '../farm/farm.ts'

/** `tenon keys rotate`: creates new keys that sign tokens from now on, one for each tenant. The server may be running. */
export async function rotateKeys(config: Config): Promise<void> {
  const farm = await openFarm(config, { whenMissing: 'refuse' })
  try {
    await rotate(farm, config, null, '')
    const tenants = await farm.database.records.query('Tenant', { where: { state: { in: ['Ready', 'Suspended'] } }, orderBy: ['slug'] })
    for (const { id, slug } of tenants) await rotate(farm, config, id, ` of the tenant ${slug}`)
  } finally {
    await farm.close()
  }
}

async function rotate({ database, runtime }: Farm, config: Config, tenantId: string | null, whose: string): Promise<void> {
  const { kid, retired } = await rotateSigningKeys(database, runtime, keyOverlapMs(config), tenantId)
  process.stdout.write(`Tokens${whose} are signed with ${kid} from now on.\n`)
  for (const old of retired) process.stdout.write(`Those signed with ${old.kid} count until ${new Date(old.until).toISOString()}.\n`)
}
