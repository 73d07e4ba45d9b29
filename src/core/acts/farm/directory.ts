import type { ManagedPathRow, SiteCollectionRow } from '../../../../generated/prisma/farm.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentDatabase, FarmDatabase } from '../../kernel/ports.ts'
import { modelReasons } from '../../model/reasons.ts'
import { SiteSchema } from '../../model/sites/schema.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { hostTable } from './host-bindings.ts'

/** Which site collection a host and a path lead to. The farm's rows are read once, at start. */
export interface Directory {
  /**
   * The site collection whose path is the longest that `path` begins with.
   * Fails with `site_not_found`, also for a path below a wildcard managed path
   * where no site is.
   */
  findSite(host: string, path: string): SiteHandle
  /** Every site collection. */
  readonly sites: readonly SiteHandle[]
}

/**
 * Reads the farm's web applications, paths and sites. `databases` are the open
 * content databases by id. Fails with `FarmConflict` where two bindings are for
 * one host and port.
 */
export async function openDirectory(farm: FarmDatabase, openContentDatabase: (id: string) => ContentDatabase): Promise<Directory> {
  const webApplications = await farm.records.query('WebApplication', { where: {} })
  const bindings = await farm.records.query('HostBinding', { where: {} })
  const managedPaths = await farm.records.query('ManagedPath', { where: {} })
  const sites = await farm.records.query('SiteCollection', { where: {} })
  const openToAnonymous = new Set(webApplications.filter((row) => row.anonymousAccess === 'Read').map((row) => row.id))
  const handles = new Map(
    sites.map((site) => [site.id, handleOf(site, openContentDatabase(site.contentDatabaseId), openToAnonymous.has(site.webApplicationId))]),
  )
  const webApplicationOf = hostTable(webApplications, bindings)
  return {
    sites: [...handles.values()],
    findSite(host, path) {
      const webApplicationId = webApplicationOf(host)
      const site = longestMatch(
        sites.filter((candidate) => candidate.webApplicationId === webApplicationId),
        fold(path),
      )
      const handle = site && !isUnusedWildcard(managedPaths, site, webApplicationId, fold(path)) ? handles.get(site.id) : undefined
      if (handle) return handle
      throw new DomainError(modelReasons.site_not_found, { path: path.slice(0, 200) })
    },
  }
}

function handleOf(site: SiteCollectionRow, database: ContentDatabase, letsAnonymousRead: boolean): SiteHandle {
  return { id: site.id, url: site.path, database, schema: new SiteSchema(database, site.id, site.path), letsAnonymousRead }
}

const isWithin = (path: string, base: string): boolean => base === '/' || path === base || path.startsWith(`${base}/`)

function longestMatch(sites: readonly SiteCollectionRow[], path: string): SiteCollectionRow | undefined {
  return sites.filter((site) => isWithin(path, site.pathKey)).sort((a, b) => b.pathKey.length - a.pathKey.length)[0]
}

/** `/sites/x` names a site collection of its own: when there is none, the root site does not answer for it. */
function isUnusedWildcard(
  paths: readonly ManagedPathRow[],
  site: SiteCollectionRow,
  webApplicationId: string | undefined,
  path: string,
): boolean {
  return paths.some(
    ({ kind, pathKey, ...row }) =>
      row.webApplicationId === webApplicationId &&
      kind === 'Wildcard' &&
      path.startsWith(`${pathKey}/`) &&
      !isWithin(site.pathKey, pathKey),
  )
}
