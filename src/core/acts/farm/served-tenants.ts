import type { HostBindingRow, TenantRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import type { ServedTenant, TenantState } from '../../model/sites/tenant.ts'
import { schemeOf } from './host-table.ts'

/** The rows that determine the tenant of a web application. */
export interface TenantRows {
  readonly tenants: readonly TenantRow[]
  readonly webApplications: readonly WebApplicationRow[]
  readonly hostBindings: readonly HostBindingRow[]
}

interface Known {
  readonly tenantIds: ReadonlyMap<string, string>
  readonly ready: ReadonlySet<string>
}

const knownOf = new WeakMap<TenantRows, Known>()

/** Each site of the farm asks, so that the maps are made once for the same rows. */
function lookUp(rows: TenantRows): Known {
  const known = knownOf.get(rows)
  if (known) return known
  const tenantIds = rows.webApplications.flatMap(({ id, tenantId }): [string, string][] => (tenantId === null ? [] : [[id, tenantId]]))
  const made: Known = {
    tenantIds: new Map(tenantIds),
    ready: new Set(rows.tenants.filter(({ state }) => state === ('Ready' satisfies TenantState)).map(({ id }) => id)),
  }
  knownOf.set(rows, made)
  return made
}

/** The id of the tenant of a web application; undefined for the farm's own tenant. */
export const tenantIdOf = (rows: TenantRows, webApplicationId: string): string | undefined => lookUp(rows).tenantIds.get(webApplicationId)

/** Whether a web application belongs to a tenant that is not served. */
export function isShut(rows: TenantRows, webApplicationId: string): boolean {
  const { tenantIds, ready } = lookUp(rows)
  const tenantId = tenantIds.get(webApplicationId)
  return tenantId !== undefined && !ready.has(tenantId)
}

/** The tenants by id. A tenant whose rows have not changed keeps its object. */
export function servedTenants(rows: TenantRows, before: ReadonlyMap<string, ServedTenant>): ReadonlyMap<string, ServedTenant> {
  return new Map(
    rows.tenants.map((row): [string, ServedTenant] => {
      const known = before.get(row.id)
      const made = servedTenant(rows, row)
      return [row.id, known && JSON.stringify(known) === JSON.stringify(made) ? known : made]
    }),
  )
}

function servedTenant({ webApplications, hostBindings }: TenantRows, row: TenantRow): ServedTenant {
  const own = new Set(webApplications.filter(({ tenantId }) => tenantId === row.id).map(({ id }) => id))
  const bindings = hostBindings.filter(({ webApplicationId }) => own.has(webApplicationId))
  const primary = bindings.find(({ isPrimary }) => isPrimary) ?? bindings[0]
  return {
    id: row.id,
    slug: row.slug,
    state: row.state as TenantState,
    owner: row.owner ?? '',
    secret: row.secret ?? '',
    ...(primary && { address: { host: primary.host, port: primary.port, scheme: schemeOf(primary) } }),
  }
}
