import type { Config } from '../config/config.ts'
import type { HealthNews } from '../core/model/farm-news.ts'
import type { Farm } from '../farm/farm.ts'
import type { LiveLimits } from '../live/connections/settings.ts'
import { version } from '../process/installation.ts'

/** The limits of live updates by the settings. */
export const liveLimitsOf = (config: Config): LiveLimits => ({
  connections: config['Live:Connections'],
  userConnections: config['Live:UserConnections'],
  subscriptions: config['Live:Subscriptions'],
  frameBytes: config['Live:FrameBytes'],
  queueMessages: config['Live:QueueMessages'],
  queueBytes: config['Live:QueueBytes'],
  keepAliveMs: 1000 * config['Live:KeepAliveSeconds'],
  clientTimeoutMs: 1000 * config['Live:ClientTimeoutSeconds'],
  signInCheckMs: 1000 * config['Live:SignInCheckSeconds'],
})

/** The health of the farm as this process sees it: which content databases it serves, and whether their disks have room. */
export async function healthOf({ database, directory, runtime }: Farm): Promise<HealthNews> {
  const all = await database.records.query('ContentDatabase', { where: {}, orderBy: ['name'] })
  // The databases of a suspended tenant are closed on purpose.
  const rows = all.filter(({ tenantId }) => tenantId === null || directory.tenantWithId(tenantId)?.state === 'Ready')
  const sites = await database.records.query('SiteCollection', { where: {}, columns: ['id', 'contentDatabaseId'] })
  const handles = new Map(directory.sites.map((site) => [site.id, site.database]))
  const open = new Map(sites.map(({ id, contentDatabaseId }) => [contentDatabaseId, handles.get(id)]))
  const databases = rows.map(({ id, name }) => {
    const content = open.get(id)
    const hasSites = open.has(id)
    return {
      name,
      status: content?.isShort() ? ('ShortOfSpace' as const) : content || !hasSites ? ('Online' as const) : ('Closed' as const),
    }
  })
  const isHealthy = databases.every(({ status }) => status === 'Online')
  return { status: isHealthy ? 'Healthy' : 'Degraded', version, databases, timestamp: new Date(runtime.now()).toISOString() }
}
