import type { FarmTables, ManagedPathRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { Records } from '../../kernel/ports.ts'
import { reservedReach, reservedWhy } from '../../model/sites/reserved-names.ts'
import { webApplicationRow } from './content-databases.ts'
import { farmReasons } from './reasons.ts'

export interface ManagedPathInput {
  /** Without a leading slash; empty for the root. */
  readonly path: string
  readonly kind: 'Explicit' | 'Wildcard'
}

/** The managed paths of a new web application if the request names none. */
export const usualPaths: readonly ManagedPathInput[] = [
  { path: '', kind: 'Explicit' },
  { path: 'sites', kind: 'Wildcard' },
]

const maxSegments = 8
const maxSegment = 128
const forbidden = /["#%*:<>?\\|~&{}\p{Cc}]/u

/**
 * A server-relative path of a site or a managed path, in the form of rows: with a leading slash, `/` for the root.
 * Fails with `invalid_request` on a path that climbs, that begins with a slash, or that has a reserved name.
 */
export function canonicalPath(text: string): string {
  if (text === '') return '/'
  const given = text.slice(0, 100)
  if (text.length > 254) throw invalid(`The path '${given}…' is longer than 254 characters.`)
  const segments = text.normalize('NFC').split('/')
  if (segments.length > maxSegments) throw invalid(`The path '${given}' has more than ${maxSegments} segments.`)
  for (const [at, segment] of segments.entries()) checkSegment(segment, at, given)
  return `/${segments.join('/')}`
}

function checkSegment(segment: string, at: number, given: string): void {
  if (segment === '')
    throw invalid(`The path '${given}' begins or ends with a slash, or has two in a row. Write it as 'sites' or 'teams/north'.`)
  if (segment === '.' || segment === '..') throw invalid(`The path '${given}' has a segment '${segment}'. Write the path without it.`)
  if (segment.length > maxSegment) throw invalid(`A segment of the path '${given}' is longer than ${maxSegment} characters.`)
  if (forbidden.test(segment) || /^\s|[\s.]$/.test(segment))
    throw invalid(
      `A segment of the path '${given}' contains a control character or one of " # % * : < > ? \\ | ~ & { }, begins with a space, or ends with a space or a period.`,
    )
  const reach = reservedReach(segment)
  // The usual wildcard path is reserved for webs, not for managed paths.
  if (reach !== undefined && (reach !== 'host' || at === 0) && fold(segment) !== 'sites')
    throw invalid(`The path '${given}' has the reserved name '${segment}': ${reservedWhy}.`)
}

/** A path in the form of payloads: without its slash. */
export const withoutSlash = (path: string): string => path.slice(1)

/** The managed paths of a web application, in order of path. Fails with `web_application_not_found`. */
export async function listManagedPaths({ farm: { records } }: FarmContext, name: string): Promise<ManagedPathRow[]> {
  return pathsOf(records, await webApplicationRow(records, name))
}

const pathsOf = (records: Records<FarmTables>, { id }: WebApplicationRow): Promise<ManagedPathRow[]> =>
  records.query('ManagedPath', { where: { webApplicationId: id }, orderBy: ['pathKey'] })

const isBelow = (path: string, above: string): boolean => path.startsWith(above === '/' ? '/' : `${above}/`)

/** Two paths overlap if they are the same, or one is below the other and that is a wildcard path. */
const overlap = (one: ManagedPathRow, other: ManagedPathRow): boolean =>
  one.pathKey === other.pathKey ||
  (one.kind === 'Wildcard' && isBelow(other.pathKey, one.pathKey)) ||
  (other.kind === 'Wildcard' && isBelow(one.pathKey, other.pathKey))

/** Inserts a managed path. Fails with `invalid_request` and `managed_path_taken`. */
export async function insertManagedPath(
  records: Records<FarmTables>,
  webApplication: WebApplicationRow,
  { path, kind }: ManagedPathInput,
): Promise<ManagedPathRow> {
  const own = canonicalPath(path)
  if (own === '/' && kind === 'Wildcard') throw invalid('The root path must be Explicit, because all other paths are below it.')
  const row: ManagedPathRow = { webApplicationId: webApplication.id, path: own, pathKey: fold(own), kind }
  const other = (await pathsOf(records, webApplication)).find((known) => overlap(row, known))
  if (other) throw new DomainError(farmReasons.managed_path_taken, { path, other: withoutSlash(other.path) })
  await records.insert('ManagedPath', row)
  return row
}

/** Adds a managed path. Fails with `web_application_not_found`, `invalid_request`, `managed_path_taken`. */
export async function addManagedPath(ctx: FarmContext, name: string, input: ManagedPathInput): Promise<ManagedPathRow> {
  const { farm, runtime, actor, databases } = ctx
  const { path, kind } = input
  const target = `${name} ${canonicalPath(path)}`
  const added = await actOnFarm(
    farm,
    runtime,
    { name: 'farm.addManagedPath', actor: actor.loginName, target, input: { name, path, kind } },
    async (records) => insertManagedPath(records, await webApplicationRow(records, name), input),
  )
  await databases.refresh()
  return added
}

/**
 * Removes a managed path. Fails with `web_application_not_found`, `managed_path_not_found`, and `managed_path_in_use` if
 * site collections are there.
 */
export async function removeManagedPath(ctx: FarmContext, name: string, path: string): Promise<void> {
  const { farm, runtime, actor, databases } = ctx
  const call = {
    name: 'farm.removeManagedPath',
    actor: actor.loginName,
    target: `${name} /${path}`.slice(0, 400),
    input: { name, path },
  } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    const webApplication = await webApplicationRow(records, name)
    const pathKey = fold(`/${path}`)
    const row = await records.find('ManagedPath', { webApplicationId: webApplication.id, pathKey })
    if (!row) throw new DomainError(farmReasons.managed_path_not_found, { name: webApplication.name, path: path.slice(0, 100) })
    const sites = await records.query('SiteCollection', { where: { webApplicationId: webApplication.id }, columns: ['path', 'hostName'] })
    const uses = (site: string): boolean => (row.kind === 'Wildcard' ? isBelow(site, pathKey) : site === pathKey)
    const count = sites.filter((site) => typeof site.hostName !== 'string' && uses(fold(site.path))).length
    if (count > 0) throw new DomainError(farmReasons.managed_path_in_use, { path, count: String(count) })
    await records.delete('ManagedPath', { webApplicationId: webApplication.id, pathKey })
  })
  await databases.refresh()
}
