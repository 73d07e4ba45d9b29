import type { ContentDatabaseRow, ManagedPathRow, SiteCollectionRow } from '../../../../generated/prisma/farm.ts'
import { farmVersion } from '../../access/farm-act.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { FarmDatabase } from '../../kernel/ports.ts'
import { kernelReasons } from '../../kernel/reasons.ts'
import { modelReasons } from '../../model/reasons.ts'
import { type OpenContent, type SiteHandle, siteHandle } from '../../model/sites/site.ts'
import { isOnline } from './content-databases.ts'
import { hostTable } from './host-bindings.ts'

/** Which site collection a host and a path lead to. */
export interface Directory {
  /**
   * The site collection whose path is the longest that `path` begins with.
   * Fails with `site_not_found`, also for a path below a wildcard managed path
   * where no site is, and with `database_closed` where the content database of
   * the site is.
   */
  findSite(host: string, path: string): SiteHandle
  /** Every site collection whose content database is open. A site keeps its handle until its database is closed or its row changes. */
  readonly sites: readonly SiteHandle[]
  /** Calls `listener` with each handle that is not the one of its site any more. */
  onGone(listener: (site: SiteHandle) => void): void
}

/** The farm's rows that say where sites are. */
export interface DirectoryRows {
  /** See `farmVersion`: while it is the same, so are the rows. */
  readonly version: number
  readonly openToAnonymous: ReadonlySet<string>
  readonly webApplicationOf: (host: string) => string | undefined
  readonly managedPaths: readonly ManagedPathRow[]
  readonly databases: readonly ContentDatabaseRow[]
  readonly sites: readonly SiteCollectionRow[]
}

/** Reads them. Fails with `FarmConflict` where two bindings are for one host and port. */
export async function readDirectoryRows({ records }: FarmDatabase): Promise<DirectoryRows> {
  // Read first: what changes while the others are read has a higher one.
  const version = await farmVersion(records)
  const webApplications = await records.query('WebApplication', { where: {} })
  return {
    version,
    openToAnonymous: new Set(webApplications.filter((row) => row.anonymousAccess === 'Read').map((row) => row.id)),
    webApplicationOf: hostTable(webApplications, await records.query('HostBinding', { where: {} })),
    managedPaths: await records.query('ManagedPath', { where: {} }),
    databases: await records.query('ContentDatabase', { where: {} }),
    sites: await records.query('SiteCollection', { where: {} }),
  }
}

/** The content databases that requests want open: those that are online and have a site. */
export function wantedDatabases({ databases, sites }: DirectoryRows): ContentDatabaseRow[] {
  const used = new Set(sites.map((site) => site.contentDatabaseId))
  return databases.filter((row) => isOnline(row) && used.has(row.id))
}

/** What a site's path leads to: its handle, or, while its content database is closed, the name of that. */
type Placed = SiteHandle | { readonly closed: string }

interface WebApplicationSites {
  readonly byPath: ReadonlyMap<string, Placed>
  /** Each with a slash behind. */
  readonly wildcards: readonly string[]
}

/** A directory that shows what it was last given; it begins empty. */
export class ShownDirectory implements Directory {
  #webApplicationOf: DirectoryRows['webApplicationOf'] = () => undefined
  #sitesOf: ReadonlyMap<string, WebApplicationSites> = new Map()
  #handles: ReadonlyMap<string, SiteHandle> = new Map()
  readonly #gone = new Set<(site: SiteHandle) => void>()

  get sites(): readonly SiteHandle[] {
    return [...this.#handles.values()]
  }

  onGone(listener: (site: SiteHandle) => void): void {
    this.#gone.add(listener)
  }

  findSite(host: string, path: string): SiteHandle {
    const sites = this.#sitesOf.get(this.#webApplicationOf(host) ?? '')
    const found = sites && longestMatch(sites, fold(path))
    if (!found) throw new DomainError(modelReasons.site_not_found, { path: path.slice(0, 200) })
    if ('closed' in found) throw new DomainError(kernelReasons.database_closed, { database: found.closed })
    return found
  }

  /** Shows other rows from now on. `open` are the open content databases by their ids. */
  show(rows: DirectoryRows, open: ReadonlyMap<string, OpenContent>): void {
    const before = this.#handles
    const names = new Map(rows.databases.map(({ id, name }) => [id, name]))
    const handles = new Map<string, SiteHandle>()
    const placed = new Map<string, Map<string, Placed>>()
    for (const row of rows.sites) {
      const content = open.get(row.contentDatabaseId)
      const handle = content && handleOf(row, content, rows.openToAnonymous.has(row.webApplicationId), before.get(row.id))
      if (handle) handles.set(row.id, handle)
      const byPath = placed.get(row.webApplicationId) ?? new Map<string, Placed>()
      placed.set(row.webApplicationId, byPath.set(row.pathKey, handle ?? { closed: names.get(row.contentDatabaseId) ?? '' }))
    }
    this.#webApplicationOf = rows.webApplicationOf
    this.#handles = handles
    this.#sitesOf = new Map([...placed].map(([id, byPath]) => [id, { byPath, wildcards: wildcardsOf(rows.managedPaths, id) }]))
    for (const [id, handle] of before) if (handles.get(id) !== handle) for (const listener of this.#gone) listener(handle)
  }
}

/** The handle that the site has had, unless something of it is another now. */
function handleOf(row: SiteCollectionRow, content: OpenContent, letsAnonymousRead: boolean, known: SiteHandle | undefined): SiteHandle {
  const isSame = known?.database === content.database && known.url === row.path && known.letsAnonymousRead === letsAnonymousRead
  return isSame ? known : siteHandle(content, { id: row.id, url: row.path, letsAnonymousRead })
}

const wildcardsOf = (paths: readonly ManagedPathRow[], webApplicationId: string): string[] =>
  paths.filter((row) => row.webApplicationId === webApplicationId && row.kind === 'Wildcard').map(({ pathKey }) => `${pathKey}/`)

/** `/sites/x` names a site collection of its own: when there is none, the site above it does not answer for it. */
function longestMatch({ byPath, wildcards }: WebApplicationSites, path: string): Placed | undefined {
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('/')) || '/') {
    const found = byPath.get(at)
    if (found) return wildcards.some((below) => path.startsWith(below) && !isWithin(at, below.slice(0, -1))) ? undefined : found
    if (at === '/' || !at.includes('/')) return undefined
  }
}

const isWithin = (path: string, base: string): boolean => base === '/' || path === base || path.startsWith(`${base}/`)
