import { databaseStoredAs, siteRowsIn } from '../core/acts/farm/content-databases.ts'
import { DataUnusable, restoreAdvice } from '../core/kernel/data-unusable.ts'
import type { ContentDatabase, FarmDatabase } from '../core/kernel/ports.ts'
import type { Places } from './places.ts'

/**
 * What to do if a file is missing or empty. `make`: create a new farm and new content databases, but none that the farm
 * already registers. `refuse`: create nothing. `remake`: create everything, so that it can be restored.
 */
export type WhenMissing = 'make' | 'refuse' | 'remake'

/** The text after the name of a missing farm database; undefined if it may be created. */
export const whenFarmIsMissing = (mode: WhenMissing): string | undefined =>
  mode === 'refuse'
    ? 'There is no farm here: check StorageProvider, DataRootPath, SqlitePath and LiteDbPath, or start the server once to make one.'
    : undefined

/** The registration of a content database in the farm, read before it is opened. */
export interface KnownDatabase {
  readonly path: string
  readonly sites: readonly { readonly id: string }[]
  /** The text after the name of a missing file; undefined if it may be created. */
  readonly whenMissing: string | undefined
}

/** The registration of the content database with this name. */
export async function knownDatabase(farm: FarmDatabase, places: Places, name: string, mode: WhenMissing): Promise<KnownDatabase> {
  const { path, mirror } = places.contentOf(name)
  const isKnown = (await databaseStoredAs(farm, name)) !== undefined
  const advice = `The farm in ${places.farm} keeps the content database ${name} there. ${restoreAdviceFor(mirror)}`
  // A site collection that is being created may not have its rows yet.
  const sites = (await siteRowsIn(farm, name)).filter(({ state }) => state !== 'Provisioning')
  return { path, sites, whenMissing: mode === 'refuse' || (mode === 'make' && isKnown) ? advice : undefined }
}

const restoreAdviceFor = (mirror: unknown): string =>
  mirror
    ? 'Put it back from a backup, or run tenon reindex to restore its documents from the files beside it.'
    : 'Put it back from a backup.'

const sitesAtOnce = 500

/**
 * Site collections have unique ids, which identify a content database: it has to hold at least one of the sites that
 * the farm registers in it. Fails with `DataUnusable`.
 */
export async function demandSites({ records }: ContentDatabase, { path, sites, whenMissing }: KnownDatabase): Promise<void> {
  const ids = sites.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += sitesAtOnce) {
    if ((await records.query('Site', { where: { siteId: { in: ids.slice(at, at + sitesAtOnce) } }, limit: 1 })).length > 0) return
  }
  if (ids.length === 0) return
  const [foreign] = await records.query('Site', { where: {}, limit: 1 })
  if (foreign) {
    const what = 'belongs to another farm: it holds none of the sites that the farm beside it keeps there.'
    throw new DataUnusable(path, `${what} ${restoreAdvice}, or choose another DataRootPath, SqlitePath or LiteDbPath.`)
  }
  if (whenMissing !== undefined) throw new DataUnusable(path, `holds no site. ${whenMissing}`)
}
