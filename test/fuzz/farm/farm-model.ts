/**
 * The model of the random test of the farm: who owns what, written from the rules alone (docs/farm.md) and independent of
 * the product's code. Each act returns the status that the farm answers; `Failed` is an operation that was accepted and
 * has changed nothing.
 */

export type Outcome = number | 'Failed'

export interface Database {
  readonly id: string
  readonly name: string
  readonly most: number
}

export interface WebApplication {
  readonly name: string
  readonly host: string | undefined
  /** Without leading slashes. */
  readonly paths: Map<string, 'Explicit' | 'Wildcard'>
}

export interface Site {
  readonly id: string
  /** The text of its root web; that of a copy is the same. */
  readonly title: string
  webApplication: string
  database: string
  path: string
  host: string | undefined
  status: 'Ready' | 'Recycled'
}

export type Place = Pick<Site, 'path' | 'host'>

const above = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0))
const isBelow = (path: string, other: string): boolean => path !== other && (other === '' || path.startsWith(`${other}/`))

export class FarmModel {
  readonly webApplications = new Map<string, WebApplication>()
  readonly databases = new Map<string, Database & { readonly webApplication: string }>()
  readonly sites = new Map<string, Site>()
  readonly backups = new Map<string, readonly Pick<Site, 'id' | 'title' | 'path' | 'host'>[]>()

  addWebApplication(name: string, host: string | undefined): Outcome {
    if (this.webApplications.has(name) || (host !== undefined && this.isHostTaken(host, 'any'))) return 409
    this.webApplications.set(name, {
      name,
      host,
      paths: new Map([
        ['', 'Explicit'],
        ['sites', 'Wildcard'],
      ]),
    })
    return 201
  }

  /** Whether a web application binds a host, or a site collection has it: one that exists, or also a deleted one. */
  isHostTaken(host: string, which: 'any' | 'Ready', except?: string): boolean {
    const sites = [...this.sites.values()].some(
      (site) => site.host === host && site.id !== except && (which === 'any' || site.status === 'Ready'),
    )
    return sites || [...this.webApplications.values()].some((one) => one.host === host)
  }

  deleteWebApplication(name: string): Outcome {
    if (!this.webApplications.has(name)) return 404
    if (name === 'Default' || [...this.sites.values()].some((site) => site.webApplication === name)) return 409
    for (const { id, webApplication } of this.databases.values()) if (webApplication === name) this.databases.delete(id)
    this.webApplications.delete(name)
    return 204
  }

  addDatabase(webApplication: string, name: string): Outcome {
    if (!this.webApplications.has(webApplication)) return 404
    return this.databaseNamed(name) ? 409 : 201
  }

  databaseNamed(name: string) {
    return [...this.databases.values()].find((one) => one.name === name)
  }

  deleteDatabase(id: string): Outcome {
    if (this.sitesIn(id) > 0) return 409
    return this.databases.delete(id) ? 204 : 404
  }

  sitesIn(database: string): number {
    return [...this.sites.values()].filter((site) => site.database === database).length
  }

  addPath(webApplication: string, path: string, kind: 'Explicit' | 'Wildcard'): Outcome {
    const paths = this.webApplications.get(webApplication)?.paths
    if (!paths) return 404
    for (const [other, itsKind] of paths)
      if (other === path || (kind === 'Wildcard' && isBelow(other, path)) || (itsKind === 'Wildcard' && isBelow(path, other))) return 409
    paths.set(path, kind)
    return 201
  }

  removePath(webApplication: string, path: string): Outcome {
    const paths = this.webApplications.get(webApplication)?.paths
    const kind = paths?.get(path)
    if (!paths || !kind) return 404
    const uses = (site: Site) =>
      site.webApplication === webApplication &&
      site.host === undefined &&
      (kind === 'Wildcard' ? isBelow(site.path, path) : site.path === path)
    if ([...this.sites.values()].some(uses)) return 409
    paths.delete(path)
    return 204
  }

  addSite(webApplication: string, place: Place): Outcome {
    if (!this.webApplications.has(webApplication)) return 404
    if (!this.isManaged(webApplication, place) || this.roomiest(webApplication) === undefined || this.isTaken(webApplication, place))
      return 409
    return 201
  }

  isManaged(webApplication: string, { path, host }: Place): boolean {
    const paths = this.webApplications.get(webApplication)?.paths
    return host !== undefined || paths?.get(path) === 'Explicit' || this.isInWildcard(webApplication, path)
  }

  isInWildcard(webApplication: string, path: string): boolean {
    return path !== '' && this.webApplications.get(webApplication)?.paths.get(above(path)) === 'Wildcard'
  }

  isTaken(webApplication: string, { path, host }: Place, except?: string): boolean {
    if (host !== undefined) return this.isHostTaken(host, 'Ready', except)
    return [...this.sites.values()].some(
      (site) =>
        site.status === 'Ready' &&
        site.webApplication === webApplication &&
        site.host === undefined &&
        site.path === path &&
        site.id !== except,
    )
  }

  /** The content database with the most free room; the first by name of those with the same room. */
  roomiest(webApplication: string): string | undefined {
    const room = (one: Database) => one.most - this.sitesIn(one.id)
    const own = [...this.databases.values()].filter((one) => one.webApplication === webApplication && room(one) > 0)
    const byName = own.sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
    return byName.sort((one, other) => room(other) - room(one))[0]?.id
  }

  deleteSite(id: string, forGood: boolean): Outcome {
    const site = this.sites.get(id)
    if (!site) return 404
    if (site.status === 'Recycled' && !forGood) return 409
    if (forGood) this.sites.delete(id)
    else site.status = 'Recycled'
    return 204
  }

  restoreSite(id: string): Outcome {
    const site = this.sites.get(id)
    if (!site) return 404
    const { status, webApplication } = site
    if (status === 'Ready' || !this.isManaged(webApplication, site) || this.isTaken(webApplication, site)) return 409
    site.status = 'Ready'
    return 200
  }

  moveToDatabase(id: string, database: string): Outcome {
    const site = this.sites.get(id)
    if (!site) return 404
    const target = this.databases.get(database)
    if (!target || site.status !== 'Ready' || target.webApplication !== site.webApplication || target.id === site.database) return 409
    if (target.most <= this.sitesIn(database)) return 409
    site.database = database
    return 202
  }

  moveToPath(id: string, webApplication: string, path: string): Outcome {
    const site = this.sites.get(id)
    if (!site) return 404
    if (site.status !== 'Ready' || !this.isFree(webApplication, path)) return 409
    const database = webApplication === site.webApplication ? site.database : this.roomiest(webApplication)
    if (database === undefined) return 409
    const left = this.webApplications.get(site.webApplication)?.paths
    if (site.host === undefined && site.path !== '' && left?.get(site.path) === 'Explicit') left.delete(site.path)
    this.#takePath(webApplication, path)
    Object.assign(site, { webApplication, database, path, host: undefined })
    return 202
  }

  /** Whether a move, a copy or a restore can use a path: it makes an explicit path of it. */
  isFree(webApplication: string, path: string, except?: string): boolean {
    const own = this.webApplications.get(webApplication)
    if (!own || this.isTaken(webApplication, { path, host: undefined }, except)) return false
    if (this.isInWildcard(webApplication, path)) return true
    return ![...own.paths].some(([other, kind]) => kind === 'Wildcard' && (other === path || isBelow(path, other)))
  }

  #takePath(webApplication: string, path: string): void {
    const paths = this.webApplications.get(webApplication)?.paths
    if (!this.isInWildcard(webApplication, path) && !paths?.has(path)) paths?.set(path, 'Explicit')
  }

  /** `newId` is the id of the copy. */
  copy(id: string, webApplication: string, path: string, newId: () => string): Outcome {
    const site = this.sites.get(id)
    if (!site) return 404
    const database = this.roomiest(webApplication)
    if (site.status !== 'Ready' || !this.isFree(webApplication, path) || database === undefined) return 409
    this.#takePath(webApplication, path)
    const made = { id: newId(), title: site.title, webApplication, database, path, host: undefined, status: 'Ready' as const }
    this.sites.set(made.id, made)
    return 202
  }

  backUp(database: string, file: string): Outcome {
    if (!this.databases.has(database)) return 404
    if (this.backups.has(file)) return 409
    const sites = [...this.sites.values()].filter((site) => site.database === database && site.status === 'Ready')
    this.backups.set(
      file,
      sites.map(({ id, title, path, host }) => ({ id, title, path, host })),
    )
    return 202
  }

  /** `newId` is the id of a new content database. */
  restoreBackup(to: { webApplication: string; file: string; name: string; replace: boolean }, newId: () => string): Outcome {
    const { webApplication, file, name, replace } = to
    if (!this.webApplications.has(webApplication)) return 404
    const backup = this.backups.get(file)
    const known = this.databaseNamed(name)
    if (!backup || (known && (known.webApplication !== webApplication || this.sitesIn(known.id) > 0 || backup.length > known.most)))
      return 409
    for (const { id, path, host } of backup) {
      if (this.sites.has(id) && !replace) return 409
      const isFree = host === undefined ? this.isFree(webApplication, path, id) : !this.isHostTaken(host, 'Ready', id)
      if (!isFree) return 409
    }
    if (backup.length === 0) return 'Failed'
    const database = known?.id ?? newId()
    if (!known) this.databases.set(database, { id: database, name, most: 15_000, webApplication })
    for (const site of backup) {
      this.sites.set(site.id, { ...site, webApplication, database, status: 'Ready' })
      if (site.host === undefined) this.#takePath(webApplication, site.path)
    }
    return 202
  }
}
