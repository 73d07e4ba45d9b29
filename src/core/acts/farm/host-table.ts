import type { HostBindingRow, SiteCollectionRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import type { BoundHost } from '../../access/farm-context.ts'
import { BoundedMap } from '../../kernel/bounded-map.ts'
import { anyHost, hostAndPort, hostOfHeader } from './host-names.ts'

/** Rows of the farm that contradict each other or the settings: the server does not start with them. */
export class FarmConflict extends Error {
  override readonly name = 'FarmConflict'
}

export const schemeOf = ({ scheme }: Pick<HostBindingRow, 'scheme'>): 'http' | 'https' => (scheme === 'https' ? 'https' : 'http')

/** Whether it is `Default`, which has every host that no other web application has. */
export const isDefault = ({ nameKey }: Pick<WebApplicationRow, 'nameKey'>): boolean => nameKey === 'default'

/** The rows that determine the sites of a host. */
export interface HostRows {
  readonly webApplications: readonly WebApplicationRow[]
  readonly hostBindings: readonly HostBindingRow[]
  readonly sites: readonly SiteCollectionRow[]
}

/** The sites of a host: those of a web application, or the one that has the host to itself. */
export type HostKey = `web:${string}` | `host:${string}`

/** The key of the sites to which a site collection belongs. */
export const hostKeyOf = ({ hostName, webApplicationId }: SiteCollectionRow): HostKey =>
  hostName === null || hostName === undefined ? `web:${webApplicationId}` : `host:${hostName}`

/** The hosts that the table remembers: clients choose them. */
const rememberedHosts = 1_000

/**
 * Finds the sites for a Host header (protocol/addresses#hosts). A host of a site collection wins; then a binding of the
 * host and port, then one of the host on any port (port 0). Everything else goes to `Default`, the web application of
 * the wildcard. Fails with `FarmConflict` if two rows claim the same host and port, or a port has two schemes.
 */
export function hostTable(rows: HostRows): (host: string, isSecure: boolean) => HostKey | undefined {
  const byHost = boundHosts(rows)
  const fallback = fallbackOf(rows)
  const isOnlyWildcard = byHost.size === 0
  const plain = new BoundedMap<string, HostKey>(rememberedHosts)
  const secure = new BoundedMap<string, HostKey>(rememberedHosts)
  const look = (header: string, isSecure: boolean): HostKey | undefined => {
    const { host, port } = hostOfHeader(header, isSecure)
    return byHost.get(`${host}:${port}`) ?? byHost.get(`${host}:0`) ?? fallback
  }
  return (header, isSecure) => {
    if (isOnlyWildcard) return fallback
    const known = isSecure ? secure : plain
    const found = known.get(header) ?? look(header, isSecure)
    if (found !== undefined) known.set(header, found)
    return found
  }
}

function fallbackOf({ webApplications, hostBindings }: HostRows): HostKey | undefined {
  const wildcard = hostBindings.find(({ host }) => host === anyHost)?.webApplicationId
  const id = wildcard ?? webApplications.find(isDefault)?.id ?? webApplications[0]?.id
  return id === undefined ? undefined : `web:${id}`
}

/** Every host and port of a binding or a site collection, without the wildcard. */
function boundHosts({ webApplications, hostBindings, sites }: HostRows): Map<string, HostKey> {
  const byHost = new Map<string, HostKey>()
  const owners = new Map<string, string>()
  const schemes = new Map<number, { readonly scheme: string; readonly owner: string }>()
  for (const { host, port, scheme, webApplicationId } of hostBindings) {
    const owner = `the web application ${nameOf(webApplications, webApplicationId)}`
    const at = `${host.toLowerCase()}:${port}`
    const other = owners.get(at)
    if (other !== undefined)
      throw new FarmConflict(`The host ${port === 0 ? host : `${host}:${port}`} is bound more than once: by ${other} and by ${owner}.`)
    owners.set(at, owner)
    owners.set(host.toLowerCase(), owner)
    const before = schemes.get(port)
    if (port !== 0 && before && before.scheme !== scheme)
      throw new FarmConflict(`The port ${port} has two schemes: ${before.scheme} by ${before.owner}, and ${scheme} by ${owner}.`)
    schemes.set(port, { scheme, owner })
    if (host !== anyHost) byHost.set(at, `web:${webApplicationId}`)
  }
  for (const row of sites) {
    if (row.hostName === null || row.hostName === undefined) continue
    const other = owners.get(row.hostName)
    if (other !== undefined)
      throw new FarmConflict(`The host ${row.hostName} is bound more than once: by ${other} and by the site collection ${row.id}.`)
    byHost.set(`${row.hostName}:0`, hostKeyOf(row))
  }
  return byHost
}

const nameOf = (webApplications: readonly WebApplicationRow[], id: string): string =>
  webApplications.find((row) => row.id === id)?.name ?? id

/** The bindings for the transport of a node; hosts of site collections have the certificate of their web application. */
export function hostsForTransport({ webApplications, hostBindings, sites }: HostRows): BoundHost[] {
  const byId = new Map(webApplications.map((row) => [row.id, row]))
  const of = (id: string) => ({ webApplication: byId.get(id)?.name ?? id, certificateRef: byId.get(id)?.certificateRef ?? null })
  return [
    ...hostBindings.map((row) => ({
      ...of(row.webApplicationId),
      host: row.host,
      port: row.port,
      scheme: schemeOf(row),
      tlsCertificatePath: row.tlsCertificatePath ?? null,
      tlsCertificateRef: row.tlsCertificateRef ?? null,
    })),
    ...sites.flatMap(({ hostName, webApplicationId }) =>
      hostName === null || hostName === undefined
        ? []
        : [
            {
              ...of(webApplicationId),
              host: hostName,
              port: 0,
              scheme: 'http' as const,
              tlsCertificatePath: null,
              tlsCertificateRef: null,
            },
          ],
    ),
  ]
}

/** `scheme://host:port` of a binding; without a port if the binding is for any port. */
export function originOfBinding({ host, port, ...binding }: Pick<HostBindingRow, 'host' | 'port' | 'scheme'>): string {
  const scheme = schemeOf(binding)
  return `${scheme}://${port === 0 ? host : hostAndPort(host, port, scheme)}`
}

/** How a client reached the server. */
export interface ReachedBy {
  readonly host: string
  readonly isSecure: boolean
}

/**
 * `scheme://host:port` of a web application, by its primary binding, else by its base URL. A binding of any port has the
 * scheme and the port of the request. Undefined if neither names a host.
 */
export function originOf(webApplication: WebApplicationRow, bindings: readonly HostBindingRow[], by: ReachedBy): string | undefined {
  const primary = bindings.find(({ isPrimary }) => isPrimary) ?? bindings[0]
  if (!primary || primary.host === anyHost) return webApplication.baseUrl === '/' ? undefined : new URL(webApplication.baseUrl).origin
  return originOfHost(primary.host, primary.port === 0 ? undefined : { port: primary.port, scheme: schemeOf(primary) }, by)
}

/** `scheme://host:port` of a host; without `at` the scheme and port are those of the request. */
export function originOfHost(
  host: string,
  at: { readonly port: number; readonly scheme: 'http' | 'https' } | undefined,
  by: ReachedBy,
): string {
  const scheme = at?.scheme ?? (by.isSecure ? 'https' : 'http')
  const port = at?.port ?? hostOfHeader(by.host, by.isSecure).port
  return `${scheme}://${hostAndPort(host, port, scheme)}`
}
