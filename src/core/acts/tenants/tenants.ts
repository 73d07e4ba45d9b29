import type { FarmTables, HostBindingRow, TenantRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Records } from '../../kernel/ports.ts'
import { ownTenantSlug, type TenantState } from '../../model/sites/tenant.ts'
import { hostAndPort } from '../farm/host-names.ts'
import { isDefault, schemeOf } from '../farm/host-table.ts'
import { tenantReasons } from './reasons.ts'

/** A tenant, as farm administrators see it. */
export interface TenantRecord {
  readonly slug: string
  readonly displayName: string
  readonly state: TenantState
  /** The hosts of its web applications, and the port if they have only one. */
  readonly hosts: readonly string[]
  /** A login name. */
  readonly owner: string
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number
}

type FarmRecords = Records<FarmTables>

/** The farm's own tenant, and then the others in order of slug. */
export async function listTenants({ farm: { records } }: FarmContext): Promise<TenantRecord[]> {
  const rows = await records.query('Tenant', { where: {}, orderBy: ['slug'] })
  const webApplications = await records.query('WebApplication', { where: {} })
  const bindings = await records.query('HostBinding', { where: {}, orderBy: ['host', 'port'] })
  return [await ownTenant(records, webApplications, bindings), ...rows.map((row) => recordOf(row, webApplications, bindings))]
}

/** A tenant. Fails with `tenant_not_found`. */
export async function getTenant(ctx: FarmContext, slug: string): Promise<TenantRecord> {
  const found = (await listTenants(ctx)).find((tenant) => tenant.slug === slug)
  if (!found) throw notFound(slug)
  return found
}

const notFound = (slug: string) => new DomainError(tenantReasons.tenant_not_found, { slug: slug.slice(0, 60) })

/** The farm's own tenant has no row: it has the web applications without a tenant. */
async function ownTenant(
  records: FarmRecords,
  webApplications: readonly WebApplicationRow[],
  bindings: readonly HostBindingRow[],
): Promise<TenantRecord> {
  const first = webApplications.find(isDefault)
  const root = first && (await records.find('SiteCollection', { webApplicationId: first.id, pathKey: '/' }, ['owner']))
  return {
    slug: ownTenantSlug,
    displayName: first?.displayName ?? '',
    state: 'Ready',
    hosts: hostsOf(null, webApplications, bindings),
    owner: root?.owner ?? '',
    createdAt: first?.createdAt ?? 0,
  }
}

const recordOf = (
  { id, slug, displayName, state, owner, createdAt }: TenantRow,
  webApplications: readonly WebApplicationRow[],
  bindings: readonly HostBindingRow[],
): TenantRecord => ({
  slug,
  displayName: displayName ?? slug,
  state: state as TenantState,
  hosts: hostsOf(id, webApplications, bindings),
  owner: owner ?? '',
  createdAt,
})

function hostsOf(tenantId: string | null, webApplications: readonly WebApplicationRow[], bindings: readonly HostBindingRow[]): string[] {
  const own = new Set(webApplications.filter((row) => row.tenantId === tenantId).map(({ id }) => id))
  const primaryFirst = bindings.filter(({ webApplicationId }) => own.has(webApplicationId)).sort((one, other) => rank(one) - rank(other))
  return primaryFirst.map((row) => (row.port === 0 ? row.host : hostAndPort(row.host, row.port, schemeOf(row))))
}

const rank = ({ isPrimary }: HostBindingRow): number => (isPrimary ? 0 : 1)

/** The row of a tenant that can be suspended and deleted. Fails with `tenant_not_found`, `own_tenant`. */
export async function tenantRow(records: FarmRecords, slug: string): Promise<TenantRow> {
  if (slug === ownTenantSlug) throw new DomainError(tenantReasons.own_tenant)
  const row = await records.find('Tenant', { slug })
  if (!row) throw notFound(slug)
  return row
}

/** Fails with `tenant_state`. */
export function demandState({ slug, state }: TenantRow, allowed: readonly TenantState[], hint: string): void {
  if (!allowed.some((one) => one === state)) throw new DomainError(tenantReasons.tenant_state, { slug, state, hint })
}

/**
 * Stops serving a tenant. When it resolves, this process refuses all requests to its hosts, and its live connections are
 * closed. Fails with `tenant_not_found`, `own_tenant`, `tenant_state`.
 */
export async function suspendTenant(ctx: FarmContext, slug: string): Promise<void> {
  const { farm, runtime, actor, databases } = ctx
  const call = { name: 'tenants.suspend', actor: actor.loginName, target: slug.slice(0, 60), input: { slug } } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    const row = await tenantRow(records, slug)
    demandState(row, ['Ready'], 'Only a tenant that is Ready can be suspended.')
    await records.update('Tenant', { id: row.id }, { state: 'Suspended' satisfies TenantState })
  })
  await databases.refresh()
}

/** Serves a suspended tenant again. Fails with `tenant_not_found`, `own_tenant`, `tenant_state`. */
export async function resumeTenant(ctx: FarmContext, slug: string): Promise<void> {
  const { farm, runtime, actor, databases } = ctx
  const call = { name: 'tenants.resume', actor: actor.loginName, target: slug.slice(0, 60), input: { slug } } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    const row = await tenantRow(records, slug)
    demandState(row, ['Suspended'], 'Only a tenant that is Suspended can be resumed.')
    await records.update('Tenant', { id: row.id }, { state: 'Ready' satisfies TenantState })
  })
  await databases.refresh()
}
