import type { FarmTables, SiteCollectionRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { systemActor } from '../../access/principals.ts'
import { DataUnusable } from '../../kernel/data-unusable.ts'
import type { Records } from '../../kernel/ports.ts'
import type { OpenContent } from '../../model/sites/site.ts'
import type { TenantState } from '../../model/sites/tenant.ts'
import { databaseStoredAs, storageNameOf } from '../farm/content-databases.ts'
import { firstDatabaseNameOf } from '../farm/web-applications.ts'
import { type FarmOperation, queueOperation } from '../operations/operations.ts'
import type { OperationWork, Run } from '../operations/runner.ts'
import { demandNoHolds } from '../site-collections/held-sites.ts'
import { demandState, tenantRow } from './tenants.ts'

/** What a removal needs of the farm. */
export type RemovalParts = Parameters<typeof queueOperation>[0]

/**
 * Stops serving a tenant, and queues the removal of everything that it has. When it resolves, this process refuses all
 * requests to its hosts. Fails with `tenant_not_found`, `own_tenant`, `tenant_state`, `held`.
 */
export async function deleteTenant(ctx: FarmContext, slug: string): Promise<FarmOperation> {
  await demandNoHolds(ctx, await sitesOf(ctx.farm.records, slug), 'everywhere')
  const operation = await queueRemoval(ctx, slug)
  await ctx.databases.refresh()
  return operation
}

/** As `deleteTenant`, without waiting for the requests of this process. */
export function queueRemoval(parts: RemovalParts, slug: string): Promise<FarmOperation> {
  const request = { kind: 'DeleteTenant', siteId: null, target: slug.slice(0, 60), input: { slug } } as const
  return queueOperation(parts, request, async (records) => {
    const row = await tenantRow(records, slug)
    demandState(row, ['Provisioning', 'Ready', 'Suspended'], 'Its removal has begun already.')
    await records.update('Tenant', { id: row.id }, { state: 'Deleting' satisfies TenantState })
  })
}

/**
 * Removes a tenant: the data of its content databases with their bytes, search indexes and audit logs, and then its rows,
 * keys and tokens in the farm. Each step can be repeated, so that a removal that was interrupted goes on.
 */
export const deleteTenantWork: OperationWork = {
  goesOn: () => true,
  // It cannot be undone: what fails is tried again.
  isDecided: () => true,
  undo: () => Promise.resolve(),
  async run(run) {
    const { records } = run.farm
    const tenant = await records.find('Tenant', { slug: slugOf(run), state: 'Deleting' satisfies TenantState })
    if (!tenant) return
    await run.databases.refresh()
    const databases = await databasesOf(records, tenant.id)
    if (databases.length === 0) await removeUnregistered(run, tenant.slug)
    for (const [at, row] of databases.entries()) {
      run.signal.throwIfAborted()
      await run.databases.remove(storageNameOf(row))
      await run.databases.removeAudit(row.id)
      run.progress((at + 1) / (databases.length + 1))
    }
    const { slug } = tenant
    const call = { name: 'tenants.forget', actor: systemActor.loginName, target: slug, input: { slug } } as const
    await actOnFarm(run.farm, run.runtime, call, (own) => removeRows(own, tenant.id))
    await run.databases.refresh()
  },
}

/** After a crash between the data of the first content database and its row, the data has no row and no site collection. */
async function removeUnregistered({ farm, databases }: Run, slug: string): Promise<void> {
  const name = firstDatabaseNameOf(slug)
  if (!(await databases.isStored(name)) || (await databaseStoredAs(farm, name))) return
  const isEmpty = ({ database: { records } }: OpenContent) =>
    records.query('Site', { where: {}, limit: 1 }).then((sites) => sites.length === 0)
  const mayGo = await databases.use(name, isEmpty).catch((error: unknown) => {
    if (error instanceof DataUnusable) return false
    throw error
  })
  if (mayGo) await databases.remove(name)
  else await databases.close(name)
}

const slugOf = ({ operation: { input } }: Run): string => String(input.slug)

/** The site collections of a tenant; none if there is no such tenant. */
async function sitesOf(records: Records<FarmTables>, slug: string): Promise<readonly SiteCollectionRow[]> {
  const tenant = await records.find('Tenant', { slug })
  return tenant ? records.query('SiteCollection', { where: { tenantId: tenant.id } }) : []
}

async function databasesOf(records: Records<FarmTables>, tenantId: string) {
  const ids = (await records.query('WebApplication', { where: { tenantId }, columns: ['id'] })).map(({ id }) => id)
  return records.query('ContentDatabase', { where: { webApplicationId: { in: ids } } })
}

async function removeRows(records: Records<FarmTables>, tenantId: string): Promise<void> {
  const webApplications = await records.query('WebApplication', { where: { tenantId }, columns: ['id'] })
  const where = { webApplicationId: { in: webApplications.map(({ id }) => id) } }
  const chains = (await records.query('ContentDatabase', { where, columns: ['id'] })).map(({ id }) => id)
  await records.delete('AuditSegment', { chainId: { in: chains } })
  await records.delete('AuditChain', { id: { in: chains } })
  for (const table of ['SiteCollection', 'ContentDatabase', 'HostBinding', 'ManagedPath', 'UserPolicy'] as const)
    await records.delete(table, where)
  for (const table of ['WebApplication', 'Key', 'AuthorizationCode', 'RefreshToken', 'Client'] as const)
    await records.delete(table, { tenantId })
  await records.delete('Tenant', { id: tenantId })
}
