import type { HostBindingRow, SiteCollectionRow } from '../../../../generated/prisma/farm.ts'
import { fold } from '../../kernel/fold.ts'
import { type HostKey, type HostRows, type hostTable, originOf, originOfHost, type ReachedBy } from './host-table.ts'

/** The address of a site after a move. */
export interface NewAddress {
  /** The number of segments of its old path. */
  readonly oldSegments: number
  /** `scheme://host:port`; undefined if its web application has every host that no other one has. */
  readonly origin: string | undefined
  /** Server-relative, `/` for a root site. */
  readonly path: string
}

/** A site that was at a path before it moved. */
export interface MovedSite {
  /** The end of the redirect, in milliseconds since 1970. */
  readonly until: number
  addressFor(by: ReachedBy): NewAddress
}

/** Moved sites by their old paths, folded. */
export type MovedPaths = ReadonlyMap<string, MovedSite>

export interface MovedSites {
  /** By the sites that the old host leads to. */
  readonly byKey: ReadonlyMap<HostKey, MovedPaths>
  /** By the old host, if nothing is bound to it any more: it leads to `Default` otherwise. */
  readonly byHost: ReadonlyMap<string, MovedPaths>
}

/**
 * The moved sites. `SiteCollection.previousUrl` is an absolute URL, or a server-relative path if the site was in the web
 * application `Default`; `redirectUntil` ends the redirect.
 */
export function movedSites(rows: HostRows, keyOf: ReturnType<typeof hostTable>): MovedSites {
  const byKey = new Map<HostKey, Map<string, MovedSite>>()
  const byHost = new Map<string, Map<string, MovedSite>>()
  const fallback = keyOf(noHost, false)
  for (const row of rows.sites) {
    const { previousUrl, redirectUntil } = row
    if (typeof previousUrl !== 'string' || typeof redirectUntil !== 'number') continue
    const old = URL.canParse(previousUrl, `http://${noHost}`) ? new URL(previousUrl, `http://${noHost}`) : undefined
    const key = old && keyOf(old.host, old.protocol === 'https:')
    if (!old || key === undefined) continue
    const path = pathOf(old)
    const isUnbound = key === fallback && old.hostname !== noHost
    const paths = (isUnbound ? byHost.get(old.hostname) : byKey.get(key)) ?? new Map<string, MovedSite>()
    if (isUnbound) byHost.set(old.hostname, paths)
    else byKey.set(key, paths)
    const oldSegments = path.split('/').filter((segment) => segment !== '').length
    paths.set(fold(path), {
      until: redirectUntil,
      addressFor: (by) => ({ oldSegments, origin: originOfSite(rows, row, by), path: row.path }),
    })
  }
  return { byKey, byHost }
}

/** A host that nothing is bound to. */
const noHost = 'any.invalid'

function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).replace(/\/$/, '') || '/'
  } catch {
    return pathname
  }
}

/** `scheme://host:port` of a site; undefined if its web application has every host that no other one has. */
export function originOfSite(
  { webApplications, hostBindings }: Pick<HostRows, 'webApplications' | 'hostBindings'>,
  { hostName, webApplicationId }: SiteCollectionRow,
  by: ReachedBy,
): string | undefined {
  if (typeof hostName === 'string') return originOfHost(hostName, undefined, by)
  const webApplication = webApplications.find(({ id }) => id === webApplicationId)
  const own: readonly HostBindingRow[] = hostBindings.filter((binding) => binding.webApplicationId === webApplicationId)
  return webApplication && originOf(webApplication, own, by)
}
