import type {
  ContentDatabaseRow,
  HostBindingRow,
  ManagedPathRow,
  SiteCollectionRow,
  TenantRow,
  UserPolicyRow,
  WebApplicationRow,
} from '../../../../generated/prisma/farm.ts'
import { siteHeld } from '../../access/access.ts'
import { farmVersion } from '../../access/farm-act.ts'
import type { BoundHost } from '../../access/farm-context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { nearNames } from '../../kernel/near-names.ts'
import type { FarmDatabase } from '../../kernel/ports.ts'
import { kernelReasons } from '../../kernel/reasons.ts'
import { modelReasons } from '../../model/reasons.ts'
import { type OpenContent, type SiteHandle, siteHandle, type UserPolicies } from '../../model/sites/site.ts'
import type { ServedTenant } from '../../model/sites/tenant.ts'
import { isOnline } from './content-databases.ts'
import { hostOfHeader } from './host-names.ts'
import { type HostKey, hostKeyOf, hostsForTransport, hostTable, type ReachedBy } from './host-table.ts'
import { type MovedPaths, movedSites, type NewAddress } from './moved-sites.ts'
import { isShut, servedTenants, tenantIdOf } from './served-tenants.ts'

/** Finds the web application and the site collection for a host and a path. */
export interface Directory {
  /**
   * The site collection with the longest path that is a prefix of `path`. Fails with `site_not_found`, also for a path
   * below a wildcard managed path without a site, with `database_closed` if the content database of the site is closed, and
   * with `site_held` while an operation holds the site. Its caches may not know yet what other servers have committed. `isSecure`: whether the client uses HTTPS, which determines the
   * port of a host without one.
   */
  findSite(host: string, path: string, isSecure?: boolean): SiteHandle
  /**
   * As `findSite`, but opens the content database of the site if that is not open yet, and waits until the caches of the site
   * know what other servers of the farm have committed.
   */
  reachSite(host: string, path: string, isSecure?: boolean): SiteHandle | Promise<SiteHandle>
  /** The open site collections of a host whose paths are near to a path that leads to none, the nearest first. */
  nearSites(host: string, path: string, isSecure?: boolean): readonly SiteHandle[]
  /** The web application of a host; undefined only while there is none. */
  webApplicationOf(by: ReachedBy): WebApplicationRow | undefined
  /** The tenant of a host; undefined for the farm's own tenant. */
  tenantOf(by: ReachedBy): ServedTenant | undefined
  /** The present state of a tenant; undefined if it is gone. */
  tenantWithId(id: string): ServedTenant | undefined
  /** Whether there is any tenant beside the farm's own; otherwise `tenantOf` finds nothing. */
  readonly hasTenants: boolean
  /** The new address of a path that belonged to a site before the site moved, until the time of its redirect is over. */
  movedTo(by: ReachedBy, path: string, now: number): NewAddress | undefined
  /** Whether any site has moved; otherwise `movedTo` finds nothing. */
  readonly hasMoved: boolean
  /** Whether any web application has a profile of its own. */
  readonly hasProfiles: boolean
  /** The hosts of all web applications and site collections. */
  readonly hosts: readonly BoundHost[]
  /** Every site collection with an open content database. A site keeps its handle until its database is closed or its row changes. */
  readonly sites: readonly SiteHandle[]
  /** Calls `listener` with each handle that its site no longer uses. */
  onGone(listener: (site: SiteHandle) => void): void
  /** Calls `listener` whenever the rows were replaced. */
  onShown(listener: () => void): void
}

/** The farm's rows about the places of sites. */
export interface DirectoryRows {
  /** See `farmVersion`: while it stays the same, so do the rows. */
  readonly version: number
  readonly openToAnonymous: ReadonlySet<string>
  readonly webApplications: readonly WebApplicationRow[]
  readonly hostBindings: readonly HostBindingRow[]
  readonly tenants: readonly TenantRow[]
  readonly managedPaths: readonly ManagedPathRow[]
  readonly databases: readonly ContentDatabaseRow[]
  /** Those that are served. */
  readonly sites: readonly SiteCollectionRow[]
  /** By the id of the web application. */
  readonly policies: ReadonlyMap<string, UserPolicies>
}

/** Reads the rows. */
export async function readDirectoryRows({ records }: FarmDatabase): Promise<DirectoryRows> {
  // Read first: if the other rows change during the read, their version is higher.
  const version = await farmVersion(records)
  const webApplications = await records.query('WebApplication', { where: {} })
  return {
    version,
    openToAnonymous: new Set(webApplications.filter((row) => row.anonymousAccess === 'Read').map((row) => row.id)),
    webApplications,
    hostBindings: await records.query('HostBinding', { where: {}, orderBy: ['host', 'port'] }),
    tenants: await records.query('Tenant', { where: {} }),
    managedPaths: await records.query('ManagedPath', { where: {} }),
    databases: await records.query('ContentDatabase', { where: {} }),
    sites: (await records.query('SiteCollection', { where: {} })).filter(({ state }) => state === null),
    policies: policiesOf(await records.query('UserPolicy', { where: {} })),
  }
}

function policiesOf(rows: readonly UserPolicyRow[]): ReadonlyMap<string, UserPolicies> {
  const policies = new Map<string, Map<string, 'FullRead' | 'FullControl'>>()
  for (const { webApplicationId, loginKey, access } of rows) {
    const own = policies.get(webApplicationId) ?? new Map<string, 'FullRead' | 'FullControl'>()
    policies.set(webApplicationId, own.set(loginKey, access === 'FullControl' ? 'FullControl' : 'FullRead'))
  }
  return policies
}

/** The content databases to open: those that are online, have a site, and belong to a tenant that is served. */
export function wantedDatabases(rows: DirectoryRows): ContentDatabaseRow[] {
  const used = new Set(rows.sites.map((site) => site.contentDatabaseId))
  return rows.databases.filter((row) => isOnline(row) && used.has(row.id) && !isShut(rows, row.webApplicationId))
}

/** A site in a content database that is not open: the name of the database, and how to open it unless it is offline. */
interface ClosedSite {
  readonly closed: string
  readonly open: (() => Promise<void>) | undefined
}

/** A site that an operation holds. */
interface HeldSite {
  readonly held: string
}

/** The target of a path. */
type Placed = SiteHandle | ClosedSite | HeldSite

/** Opens a content database, and shows its sites. Fails with `database_closed`. */
export type Opener = (database: ContentDatabaseRow) => Promise<void>

/** The sites of a host. */
interface HostSites {
  readonly webApplication: WebApplicationRow | undefined
  readonly byPath: Map<string, Placed>
  /** Sites that were here, by their old paths. */
  readonly moved: MovedPaths
  /** Each ends with a slash. */
  readonly wildcards: readonly string[]
}

/** A directory of the rows that it was last given; it starts empty. */
export class ShownDirectory implements Directory {
  #rows: DirectoryRows | undefined
  #hosts: Hosts = { keyOf: () => undefined, sitesOf: new Map(), bound: [], movedByHost: new Map(), hasMoved: false, hasProfiles: false }
  #handles: ReadonlyMap<string, SiteHandle> = new Map()
  #tenants: ReadonlyMap<string, ServedTenant> = new Map()
  readonly #gone = new Set<(site: SiteHandle) => void>()
  readonly #shown = new Set<() => void>()
  sites: readonly SiteHandle[] = []

  onGone(listener: (site: SiteHandle) => void): void {
    this.#gone.add(listener)
  }

  onShown(listener: () => void): void {
    this.#shown.add(listener)
  }

  findSite(host: string, path: string, isSecure = false): SiteHandle {
    return openSite(this.#find(host, path, isSecure))
  }

  reachSite(host: string, path: string, isSecure = false): SiteHandle | Promise<SiteHandle> {
    const found = this.#find(host, path, isSecure)
    if ('closed' in found && found.open) return found.open().then(() => caughtUp(this.findSite(host, path, isSecure)))
    return caughtUp(openSite(found))
  }

  #find(host: string, path: string, isSecure: boolean): SiteHandle | ClosedSite {
    const sites = this.#hostSites(host, isSecure)
    const found = sites && longestMatch(sites, fold(path))
    if (!found) throw new DomainError(modelReasons.site_not_found, { path: path.slice(0, 200) })
    if ('held' in found) throw siteHeld(found.held)
    return found
  }

  nearSites(host: string, path: string, isSecure = false): SiteHandle[] {
    const byPath = this.#hostSites(host, isSecure)?.byPath ?? new Map<string, Placed>()
    return nearNames(fold(path), byPath.keys(), 8).flatMap((near) => {
      const placed = byPath.get(near)
      return placed && !('closed' in placed) && !('held' in placed) ? [placed] : []
    })
  }

  webApplicationOf({ host, isSecure }: ReachedBy): WebApplicationRow | undefined {
    return this.#hostSites(host, isSecure)?.webApplication
  }

  tenantOf({ host, isSecure }: ReachedBy): ServedTenant | undefined {
    const tenantId = this.#tenants.size === 0 ? null : this.#hostSites(host, isSecure)?.webApplication?.tenantId
    return typeof tenantId === 'string' ? this.#tenants.get(tenantId) : undefined
  }

  tenantWithId(id: string): ServedTenant | undefined {
    return this.#tenants.get(id)
  }

  get hasTenants(): boolean {
    return this.#tenants.size > 0
  }

  movedTo(by: ReachedBy, path: string, now: number): NewAddress | undefined {
    const sites = this.#hostSites(by.host, by.isSecure)
    const ofHost = this.#hosts.movedByHost.get(hostOfHeader(by.host, by.isSecure).host)
    for (let at: string | undefined = fold(path); ofHost && at !== undefined; at = pathAbove(at)) {
      const moved = ofHost.get(at)
      if (moved && moved.until > now) return moved.addressFor(by)
    }
    if (!sites || sites.moved.size === 0) return undefined
    for (let at: string | undefined = fold(path); at !== undefined; at = pathAbove(at)) {
      if (sites.byPath.has(at)) return undefined
      const moved = sites.moved.get(at)
      if (moved && moved.until > now) return moved.addressFor(by)
    }
    return undefined
  }

  /**
   * Replaces the rows. `open` has the open content databases by their ids; `opener` opens the others that are wanted when
   * somebody asks for a site in them. Fails with `FarmConflict`.
   */
  show(rows: DirectoryRows, open: ReadonlyMap<string, OpenContent>, opener?: Opener): void {
    const before = this.#handles
    const isNew = rows !== this.#rows
    const hosts = isNew ? hostsOf(rows) : this.#hosts
    const closed = closedSites(rows, opener)
    const handles = new Map<string, SiteHandle>()
    if (isNew) this.#tenants = servedTenants(rows, this.#tenants)
    for (const row of rows.sites) {
      const content = open.get(row.contentDatabaseId)
      const isServed = row.heldBy === null && !isShut(rows, row.webApplicationId)
      const handle = content && isServed ? handleOf(row, content, rows, before.get(row.id)) : undefined
      if (handle) handles.set(row.id, handle)
      const absent = row.heldBy === null ? closed.get(row.contentDatabaseId) : { held: row.path }
      hosts.sitesOf.get(hostKeyOf(row))?.byPath.set(fold(row.path), handle ?? absent ?? { closed: '', open: undefined })
    }
    this.#rows = rows
    this.#hosts = hosts
    this.#handles = handles
    this.sites = [...handles.values()]
    for (const [id, handle] of before) if (handles.get(id) !== handle) for (const listener of this.#gone) listener(handle)
    if (isNew) for (const listener of this.#shown) listener()
  }

  get hosts(): readonly BoundHost[] {
    return this.#hosts.bound
  }

  get hasMoved(): boolean {
    return this.#hosts.hasMoved
  }

  get hasProfiles(): boolean {
    return this.#hosts.hasProfiles
  }

  #hostSites(host: string, isSecure: boolean): HostSites | undefined {
    const key = this.#hosts.keyOf(host, isSecure)
    return key === undefined ? undefined : this.#hosts.sitesOf.get(key)
  }
}

/** The site, when its caches know what other servers have committed by now. */
const caughtUp = (site: SiteHandle): SiteHandle | Promise<SiteHandle> => (site.work.shared ? site.schema.catchUp().then(() => site) : site)

function openSite(placed: SiteHandle | ClosedSite): SiteHandle {
  if ('closed' in placed) throw new DomainError(kernelReasons.database_closed, { database: placed.closed })
  placed.work.isUsed = true
  return placed
}

/** The hosts in the rows. */
interface Hosts {
  readonly keyOf: ReturnType<typeof hostTable>
  readonly sitesOf: ReadonlyMap<HostKey, HostSites>
  readonly bound: readonly BoundHost[]
  readonly movedByHost: ReadonlyMap<string, MovedPaths>
  readonly hasMoved: boolean
  readonly hasProfiles: boolean
}

function hostsOf(rows: DirectoryRows): Hosts {
  const keyOf = hostTable(rows)
  const moved = movedSites(rows, keyOf)
  return {
    keyOf,
    sitesOf: emptyHosts(rows, moved.byKey),
    bound: hostsForTransport(rows),
    movedByHost: moved.byHost,
    hasMoved: moved.byKey.size + moved.byHost.size > 0,
    hasProfiles: rows.webApplications.some(({ profile }) => typeof profile === 'string'),
  }
}

/** Every web application, and every host of a site collection, without sites yet. */
function emptyHosts({ webApplications, managedPaths, sites }: DirectoryRows, moved: ReadonlyMap<HostKey, MovedPaths>) {
  const byId = new Map(webApplications.map((row) => [row.id, row]))
  const wildcards = new Map<string, string[]>()
  for (const { webApplicationId, pathKey, kind } of managedPaths) {
    if (kind === 'Wildcard') wildcards.set(webApplicationId, [...(wildcards.get(webApplicationId) ?? []), `${pathKey}/`])
  }
  const hosts = new Map<HostKey, HostSites>()
  const add = (key: HostKey, webApplicationId: string, own: readonly string[]) =>
    hosts.set(key, {
      webApplication: byId.get(webApplicationId),
      byPath: new Map(),
      moved: moved.get(key) ?? new Map(),
      wildcards: own,
    })
  for (const { id } of webApplications) add(`web:${id}`, id, wildcards.get(id) ?? [])
  for (const row of sites) if (!hosts.has(hostKeyOf(row))) add(hostKeyOf(row), row.webApplicationId, [])
  return hosts
}

/** What is at the path of a site while its database is closed, by the id of the database. */
function closedSites({ databases }: DirectoryRows, opener: Opener | undefined): ReadonlyMap<string, ClosedSite> {
  return new Map(
    databases.map((row): [string, ClosedSite] => [
      row.id,
      { closed: row.name, open: opener && isOnline(row) ? () => opener(row) : undefined },
    ]),
  )
}

/** The former handle of the site, or a new one if its data has changed. */
function handleOf(row: SiteCollectionRow, content: OpenContent, rows: DirectoryRows, known: SiteHandle | undefined): SiteHandle {
  const letsAnonymousRead = rows.openToAnonymous.has(row.webApplicationId)
  const policies = rows.policies.get(row.webApplicationId)
  const { isReadOnly } = content.work
  const tenantId = tenantIdOf(rows, row.webApplicationId)
  const isSame =
    known?.database === content.database &&
    known.url === row.path &&
    known.letsAnonymousRead === letsAnonymousRead &&
    known.isReadOnly === isReadOnly &&
    (known.storageMaximum ?? null) === row.storageMaximum &&
    isSamePolicy(known.policies, policies)
  return isSame
    ? known
    : siteHandle(content, {
        ...{ id: row.id, url: row.path, letsAnonymousRead, isReadOnly },
        ...(tenantId !== undefined && { tenantId }),
        ...(row.storageMaximum !== null && { storageMaximum: row.storageMaximum }),
        ...(policies && { policies }),
      })
}

const isSamePolicy = (one: UserPolicies | undefined, other: UserPolicies | undefined): boolean =>
  one?.size === other?.size && [...(one ?? [])].every(([key, access]) => other?.get(key) === access)

/** Below a wildcard path such as `/sites`, `/sites/x` belongs to a site collection of its own: if that does not exist, the site above is no match. */
function longestMatch({ byPath, wildcards }: HostSites, path: string): Placed | undefined {
  for (let at: string | undefined = path; at !== undefined; at = pathAbove(at)) {
    const found = byPath.get(at)
    const base = at
    if (found) return wildcards.some((below) => path.startsWith(below) && !isWithin(base, below.slice(0, -1))) ? undefined : found
  }
  return undefined
}

/** The path without its last segment; undefined for the root. */
const pathAbove = (path: string): string | undefined =>
  path === '/' || !path.includes('/') ? undefined : path.slice(0, path.lastIndexOf('/')) || '/'

const isWithin = (path: string, base: string): boolean => base === '/' || path === base || path.startsWith(`${base}/`)
