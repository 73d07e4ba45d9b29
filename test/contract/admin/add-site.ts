import type { Running } from '../../../src/commands/serve.ts'
import { actOnFarm } from '../../../src/core/access/farm-act.ts'
import { provisionSite } from '../../../src/core/acts/farm/provision.ts'
import { type Identity, identify } from '../../../src/core/model/people/login-names.ts'
import { firstDatabaseName } from '../../../src/farm/places.ts'

export interface NewSite {
  readonly webApplication: string
  readonly path: string
  readonly hostName?: string
  readonly previousUrl?: string
  readonly redirectUntil?: number
}

/** A site collection in the first content database, with its rows in the farm; served when it resolves. Returns its id. */
export async function addSite({ farm }: Pick<Running, 'farm'>, { webApplication, ...place }: NewSite): Promise<string> {
  const { database, runtime } = farm
  const siteId = runtime.newId()
  const owner = identify('admin', 'localhost') as Identity
  const seed = { runtime, contentDatabaseName: firstDatabaseName, owner }
  const content = await farm.content(firstDatabaseName)
  await provisionSite(content, seed, { siteId, webId: runtime.newId(), rootFolderId: runtime.newId(), lists: [] })
  const call = { name: 'farm.provision', actor: 'test', target: place.path, input: { siteId } } as const
  await actOnFarm(database, runtime, call, async (records, createdAt) => {
    const own = await records.find('WebApplication', { name: webApplication })
    const content = await records.find('ContentDatabase', { name: firstDatabaseName })
    const pathKey = place.hostName === undefined ? place.path : `host:${place.hostName}`
    await records.insert('SiteCollection', {
      id: siteId,
      webApplicationId: own?.id ?? '',
      contentDatabaseId: content?.id ?? '',
      pathKey,
      createdAt,
      ...place,
    })
  })
  await farm.databases.refresh()
  return siteId
}
