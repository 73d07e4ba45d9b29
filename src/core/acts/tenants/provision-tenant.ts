import type { FarmTables, TenantRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { systemActor } from '../../access/principals.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { Records } from '../../kernel/ports.ts'
import { ownTenantSlug, type TenantState } from '../../model/sites/tenant.ts'
import { checkDatabaseName, createContentDatabase, demandUnused, listContentDatabases, useDatabase } from '../farm/content-databases.ts'
import { insertBindings, type NewBinding, newBinding, prepareBindings } from '../farm/host-bindings.ts'
import { insertManagedPath, usualPaths } from '../farm/managed-paths.ts'
import { addFirstDatabase } from '../farm/web-applications.ts'
import { createSiteCollection, siteOwnerOf } from '../site-collections/site-collections.ts'
import { tenantReasons } from './reasons.ts'
import { queueRemoval, type RemovalParts } from './remove-tenant.ts'
import { getTenant, type TenantRecord } from './tenants.ts'

export interface TenantCreation {
  readonly slug: string
  readonly displayName: string
  /** Without ports; the first one is primary. Missing is `<slug>.<HostName>`. */
  readonly hosts?: readonly string[]
  /** A login name. */
  readonly owner: string
  /** The name of existing data of an empty content database, which the farm does not have. Missing: a new one. */
  readonly contentDatabase?: string
}

/**
 * Creates a tenant with its web application, a content database and a root site collection. When it resolves, requests of
 * this process find it. If a step fails, the tenant is deleted, and the error goes on. Fails with `invalid_request`,
 * `tenant_exists`, `host_taken`, `binding_unusable`, and as the creations of a content database and of a site collection do.
 */
export async function provisionTenant(ctx: FarmContext, input: TenantCreation): Promise<TenantRecord> {
  const { slug } = input
  checkSlug(slug)
  const displayName = input.displayName.trim()
  if (displayName === '') throw invalid('The displayName of a tenant has at least one character that is not a blank.')
  const owner = siteOwnerOf(ctx, input.owner)
  const bindings = bindingsOf(input.hosts ?? [`${slug}.${ctx.hostName}`])
  await demandFree(ctx.farm.records, slug)
  const { contentDatabase } = input
  if (contentDatabase !== undefined) await demandUnused(ctx, checkDatabaseName(contentDatabase), { storage: null, isForTenant: true })
  await prepareBindings(ctx, { name: slug, certificateRef: null }, bindings)
  const tenant = await takePlace(ctx, { slug, displayName, owner: owner.loginName }, bindings)
  try {
    if (contentDatabase === undefined) await addFirstDatabase(ctx, slug)
    else await createContentDatabase(ctx, slug, { name: contentDatabase, createPhysical: false })
    await createSiteCollection(ctx, { webApplication: slug, path: '', title: displayName, owner: owner.loginName })
    await open(ctx, tenant, ctx.actor.loginName)
    // A tenant that is not served has its databases closed: their background work begins now.
    for (const { row } of await listContentDatabases(ctx, slug)) await useDatabase(ctx, row, async () => undefined)
  } catch (error) {
    await queueRemoval(ctx, slug)
    throw error
  }
  await ctx.databases.refresh()
  return getTenant(ctx, slug)
}

const slugForm = /^[a-z\d](?:[a-z\d-]{1,38})[a-z\d]$/
/** Names of devices on some systems: the slug becomes a part of file names. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Fails with `invalid_request`, and with `tenant_exists` for the farm's own tenant. */
function checkSlug(slug: string): void {
  const user = "the farm's own tenant"
  if (slug === ownTenantSlug) throw new DomainError(tenantReasons.tenant_exists, { slug, user })
  // Two hyphens in the third place mark encoded names (RFC 5891, 4.2.3.1).
  if (slugForm.test(slug) && !deviceName.test(slug) && slug.slice(2, 4) !== '--') return
  throw invalid(
    `'${slug.slice(0, 60)}' cannot be the slug of a tenant. Use 3 to 40 lower-case letters, digits and hyphens, with a letter or a digit at both ends, no two hyphens in the third place, and no device name such as con.`,
  )
}

/** Fails with `invalid_request`. */
function bindingsOf(hosts: readonly string[]): NewBinding[] {
  const bindings = hosts.map((host, at) => newBinding({ host, isPrimary: at === 0 }))
  const seen = new Set<string>()
  for (const { host } of bindings) {
    if (seen.has(host)) throw invalid(`The host '${host}' is named twice. Name each host once.`)
    seen.add(host)
  }
  return bindings
}

/** Fails with `tenant_exists`. */
async function demandFree(records: Records<FarmTables>, slug: string): Promise<void> {
  const user = (await records.find('Tenant', { slug }))
    ? 'a tenant'
    : (await records.find('WebApplication', { nameKey: fold(slug) }))
      ? 'a web application'
      : undefined
  if (user !== undefined) throw new DomainError(tenantReasons.tenant_exists, { slug, user })
}

/** Inserts the rows that nobody else may have: the tenant, its web application and its hosts. */
function takePlace(
  { farm, runtime, actor }: FarmContext,
  facts: { readonly slug: string; readonly displayName: string; readonly owner: string },
  bindings: readonly NewBinding[],
): Promise<TenantRow> {
  const { slug, displayName } = facts
  const id = runtime.newId()
  const webApplicationId = runtime.newId()
  const secret = Buffer.from(runtime.randomBytes(32)).toString('base64')
  const input = { ...facts, hosts: bindings.map(({ host }) => host) }
  const call = { name: 'tenants.provision', actor: actor.loginName, target: slug, input } as const
  return actOnFarm(farm, runtime, call, async (records, createdAt) => {
    await demandFree(records, slug)
    const row: TenantRow = { id, ...facts, state: 'Provisioning' satisfies TenantState, secret, createdAt }
    const webApplication: WebApplicationRow = {
      ...{ id: webApplicationId, tenantId: id, name: slug, nameKey: fold(slug), displayName, baseUrl: '/', createdAt },
      ...{ anonymousAccess: 'Off', profile: null, storageBackend: null, storageSettings: null, certificateRef: null },
    }
    await records.insert('Tenant', row)
    await records.insert('WebApplication', webApplication)
    await insertBindings(records, runtime, webApplication, bindings)
    for (const path of usualPaths) await insertManagedPath(records, webApplication, path)
    return row
  })
}

async function open({ farm, runtime }: Pick<FarmContext, 'farm' | 'runtime'>, { id, slug }: TenantRow, actor: string): Promise<void> {
  const call = { name: 'tenants.open', actor, target: slug, input: { slug } } as const
  const states = { before: 'Provisioning', after: 'Ready' } as const satisfies Record<string, TenantState>
  await actOnFarm(farm, runtime, call, (records) => records.update('Tenant', { id, state: states.before }, { state: states.after }))
}

/**
 * Finishes the creations that a stop of the server interrupted: a tenant whose root site is complete is served, the others
 * are removed. Call it after `endUnfinished`, and before requests are served.
 */
export async function endUnfinishedTenants(parts: Omit<RemovalParts, 'actor'>, before?: number): Promise<void> {
  const { records } = parts.farm
  for (const row of await records.query('Tenant', { where: { state: 'Provisioning' satisfies TenantState } })) {
    if (before !== undefined && row.createdAt > before) continue
    const [webApplication] = await records.query('WebApplication', { where: { tenantId: row.id } })
    const root = webApplication && (await records.find('SiteCollection', { webApplicationId: webApplication.id, pathKey: '/' }))
    if (root && root.state === null) await open(parts, row, systemActor.loginName)
    else await queueRemoval({ ...parts, actor: systemActor }, row.slug)
  }
}
